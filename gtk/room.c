/* Being in a room: the board follows its log, and what is done at the board goes there. */
#include "gtk/room.h"

#include "host/people.h"
#include "host/seats.h"
#include "together/seated.h"
#include "together/words.h"

#include <string.h>

static void changed(gpointer data)
{
    struct window *w = data;

    w->visit->news = TRUE;
    play_passed(w);
}

void room_leave(struct window *w)
{
    struct visit *v = w->visit;

    if (!v)
        return;
    connection_free(v->connection);
    seat_keep(&v->to, v->client);
    client_free(v->client);
    g_free(v);
    w->visit = NULL;
    panel_update(w);
    gtk_window_set_title(GTK_WINDOW(w->window), "Parlour");
    trace_say(w, "room left");
}

void room_enter(struct window *w, const struct link_parts *to, const char *opener)
{
    struct visit *v = g_new0(struct visit, 1);

    room_leave(w);
    post_leave(w);
    session_close(w->session);
    v->to = *to;
    v->client = seat_find(to, opener);
    v->news = TRUE;
    w->visit = v;
    v->connection = connection_new(to, v->client, changed, w);
    trace_say(w, "room %s", to->room);
    play_passed(w);
    window_show(w, "game");
}

gboolean room_link(struct window *w, const char *link)
{
    struct link_parts to;

    if (!link_read(link, &to))
        return FALSE;
    room_enter(w, &to, NULL);
    return TRUE;
}

/* ---- What happens ------------------------------------------------------------------------------ */

static void lay_table(struct window *w, struct visit *v)
{
    const struct room *r = client_room(v->client);

    v->laid = TRUE;
    session_visit(w->session, seated_table(v->client), r->terms.hints);
    window_fit(w, r->game);
}

static void tell_notices(struct window *w, struct visit *v)
{
    char notice[NOTICE_ROOM];

    while (client_notice(v->client, notice)) {
        char words[SENTENCE_ROOM];
        struct writer out = writer_over(words, sizeof words);

        room_tell_notice(v->client, notice, &out);
        if (out.size)
            window_toast(w, "%s", g_strchomp(words));
        v->news = TRUE;
    }
}

/* The title says whose turn it is; the sound is the session's. */
static void tell_turn(struct window *w, struct visit *v)
{
    const struct room *r = client_room(v->client);
    char title[128];
    struct writer out = writer_over(title, sizeof title);

    room_tell_title(r->game, client_our_turn(v->client), &out);
    if (g_strcmp0(gtk_window_get_title(GTK_WINDOW(w->window)), title) != 0) {
        gtk_window_set_title(GTK_WINDOW(w->window), title);
        trace_say(w, "title %s", title);
    }
}

void room_follow(struct window *w)
{
    struct visit *v = w->visit;
    const struct room *r;

    if (!v)
        return;
    r = client_room(v->client);
    if (v->laid && !session_visiting(w->session)) { /* another game lies there now */
        room_leave(w);
        return;
    }
    if (!v->laid && r->phase != ROOM_EMPTY)
        lay_table(w, v);
    if (v->laid && seated_follow(v->client, session_table(w->session))) {
        connection_flush(v->connection);
        board_wake(w->board);
        v->news = TRUE;
    }
    if (!seat_keep(&v->to, v->client))
        window_toast(w, "Your seat cannot be kept on this disk: do not close the window.");
    tell_notices(w, v);
    if (v->laid) {
        tell_turn(w, v);
        session_allow_hints(w->session, r->terms.hints || r->phase == ROOM_OVER);
    }
    if (v->news)
        panel_update(w);
    v->news = FALSE;
}

/* ---- What a person does ------------------------------------------------------------------------ */

void room_request(struct window *w, const char *request)
{
    struct visit *v = w->visit;
    const char *name = gtk_editable_get_text(GTK_EDITABLE(w->panel.name));
    const char *wrong = room_send(v->client, request, strlen(request), name, strlen(name));

    if (wrong)
        window_toast(w, "%s", wrong);
    else if (*name) {
        session_introduce(w->session, 0, name, strlen(name));
        people_write(w->session);
    }
    connection_flush(v->connection);
    changed(w);
}

void room_check(struct window *w)
{
    char text[DICE_WORDS], *end;
    struct writer out = writer_over(text, sizeof text);

    room_tell_dice(w->visit->client, &out);
    end = strchr(text, '\n');
    if (end)
        *end = '\0';
    window_toast(w, "%s", text);
    w->visit->checked = TRUE;
    changed(w);
}

void room_home(struct window *w)
{
    struct writer out = writer_growing();

    room_write_save(client_room(w->visit->client), &out);
    session_take_home(w->session, out.text, out.size);
    writer_free(&out);
    play_passed(w);
}

void room_save(struct window *w)
{
    const struct room *r = client_room(w->visit->client);
    char *name = g_strdup_printf("%s.log", r->id);

    file_ask_save(w, name, r->log, r->log_size);
    g_free(name);
}
