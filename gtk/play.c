/* Between the session and the window: what happened goes in, what is to be done comes out and is done.
   Nothing about games is decided here. */
#include "gtk/window.h"

#include "host/people.h"

#include <string.h>
#include <time.h>

enum { BEAT_SECONDS = 1, ALARM_MS = 100, SLICE_US = 50000, WORTH_TELLING = 20 };

static void say_status(struct window *w)
{
    char text[SENTENCE_ROOM];
    struct writer out = writer_over(text, sizeof text);

    adw_window_title_set_title(w->title, table_game(w->table)->rules->title);
    if (table_moving(w->table)) /* and whose move it is has not ended yet */
        return;
    table_headline(w->table, &out);
    adw_window_title_set_subtitle(w->title, text);
}

/* Sheets --------------------------------------------------------------------------------------- */

static void show_board(struct window *w, gboolean viewer)
{
    if (viewer)
        viewer_open(w);
    else
        viewer_close(w);
    window_show(w, "game");
    if (!viewer)
        gtk_widget_grab_focus(GTK_WIDGET(w->board));
}

/* The table may be another one, or none. */
static void look_at_table(struct window *w)
{
    struct table *t = session_table(w->session);

    if (t == w->table)
        return;
    w->table = t;
    w->moves_shown = 0;
    outcomes_close(w);
    board_renew(w->board);
    if (t)
        thinking_prepare(t);
}

static void show(struct window *w, const struct effect *e)
{
    look_at_table(w);
    switch (e->sheet) {
    case SHEET_START:
        viewer_close(w);
        window_show(w, "start");
        break;
    case SHEET_NEW:
        sheet_open(w, e->game);
        break;
    case SHEET_BOARD:
    case SHEET_VIEWER:
        if (w->table)
            show_board(w, e->sheet == SHEET_VIEWER);
        break;
    case SHEET_GAMES:
        games_open(w);
        break;
    case SHEET_SEATS:
        seats_open(w, e->number);
        break;
    case SHEET_OUTCOMES:
        outcomes_open(w);
        break;
    case SHEET_PROGRESS:
        progress_open(w);
        break;
    case SHEET_NONE:
        outcomes_close(w);
        break;
    }
}

/* Effects -------------------------------------------------------------------------------------- */

static void say(struct window *w, const struct effect *e)
{
    toast_show(w, e->text, e->offer == ACTION_NONE ? NULL : session_label((enum action)e->offer));
}

static void serve(struct window *w, const struct effect *e)
{
    switch (e->kind) {
    case EFFECT_THINK:
        thinking_start(w, e);
        break;
    case EFFECT_STOP:
        thinking_stop(w);
        break;
    case EFFECT_ENOUGH:
        thinking_enough(w);
        break;
    case EFFECT_LOOK:
        looking_start(w, e);
        break;
    case EFFECT_UNLOOK:
        looking_stop(w);
        break;
    case EFFECT_SAY:
        say(w, e);
        break;
    case EFFECT_SHOW:
        show(w, e);
        break;
    case EFFECT_LEARNT:
        preferences_learn(e->game);
        break;
    case EFFECT_COPY:
        gdk_clipboard_set_text(gtk_widget_get_clipboard(GTK_WIDGET(w->window)), e->text);
        tell_deed(w, DEED_COPY, NULL);
        trace_say(w, "copied");
        break;
    case EFFECT_FILE:
        file_ask_save(w, e->name, e->text, e->length);
        break;
    case EFFECT_SOUND:
        sound_play(w, (enum sound)e->number);
        break;
    default:
        break;
    }
}

/* Does what the session asks for, until it is done or `until` has come: texts may come by the thousand out of one file. */
static gboolean pump(struct window *w, gint64 until)
{
    gboolean late = FALSE;
    struct effect e;

    while (!late && session_effect(w->session, &e)) {
        gboolean own = e.kind == EFFECT_KEEP && strcmp(e.name, session_name(w->session)) == 0;

        if (!store_serve(w->store, w->session, &e))
            serve(w, &e);
        else if (own && session_is_kept(w->session))
            trace_say(w, "saved %d", table_at(session_table(w->session)));
        late = e.kind == EFFECT_KEEP && !own && g_get_monotonic_time() > until;
    }
    look_at_table(w);
    return !late;
}

static gboolean store_more(gpointer data)
{
    struct window *w = data;

    w->storing = 0;
    play_passed(w);
    return G_SOURCE_REMOVE;
}

/* Between two slices the window answers, and says what it does. */
static void store_later(struct window *w)
{
    int left = session_storing(w->session);
    char *words =
        g_strdup_printf("Games are being stored: about %d to go.", (left + 99) / 100 * 100);

    if (left > WORTH_TELLING && (!gtk_revealer_get_reveal_child(w->toast.revealer) ||
                                 !g_str_equal(gtk_label_get_text(w->toast.label), words)))
        toast_show(w, words, NULL);
    g_free(words);
    if (!w->storing)
        w->storing = g_idle_add(store_more, w);
}

static gboolean ring(gpointer data)
{
    struct window *w = data;

    w->alarm = 0;
    session_pass(w->session, ALARM_MS / 1000.0);
    play_passed(w);
    return G_SOURCE_REMOVE;
}

/* The session wants to be told of time, though nothing moves. */
static void set_alarm(struct window *w)
{
    if (!w->alarm && session_alarm(w->session) >= 0)
        w->alarm = g_timeout_add(ALARM_MS, ring, w);
}

void play_passed(struct window *w)
{
    room_follow(w);
    post_follow(w);
    if (!pump(w, g_get_monotonic_time() + SLICE_US))
        store_later(w);
    set_alarm(w);
    busy_update(w);
    notice_update(w);
    games_update(w);
    actions_update(w);
    if (!w->table)
        return;
    say_status(w);
    moves_update(w);
    trace_now(w);
}

void play_do(struct window *w, enum action a)
{
    session_do(w->session, a);
    board_wake(w->board);
    play_passed(w);
}

/* What somebody else has taken over is noticed, even if nothing moves. */
static gboolean beat(gpointer data)
{
    struct window *w = data;

    store_watch(w->store, w->session);
    play_passed(w);
    return G_SOURCE_CONTINUE;
}

void play_open(struct window *w)
{
    w->store = store_new();
    w->session = session_new(store_chance(), (int64_t)time(NULL));
    w->beat = g_timeout_add_seconds(BEAT_SECONDS, beat, w);
    session_guide(w->session, w->preferences.guide);
    people_read(w->session);
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        if (preferences_knows(g))
            session_knows(w->session, g);
    board_set_session(w->board, w->session);
    session_streak(w->session); /* so that it is known when the start screen tells it */
    pump(w, G_MAXINT64);
}

void play_close(struct window *w)
{
    if (!w->session)
        return;
    room_leave(w);
    post_leave(w);
    g_source_remove(w->beat);
    if (w->alarm)
        g_source_remove(w->alarm);
    w->alarm = 0;
    g_clear_handle_id(&w->storing, g_source_remove);
    file_stop(w);
    games_close(w);
    session_tick(w->session, 0, (int64_t)time(NULL));
    session_close(w->session);
    pump(w, G_MAXINT64);
    thinking_stop(w);
    looking_stop(w);
    board_set_session(w->board, NULL);
    g_clear_pointer(&w->session, session_free);
    g_clear_pointer(&w->store, store_free);
    w->table = NULL;
}
