/* Beside the board: who is in the room, what is asked, and what can be done. Everything is shown as
   text, never as markup. */
#include "gtk/merge.h"
#include "gtk/room.h"

#include "together/words.h"

#include <string.h>

enum { PANEL_WIDTH = 290 };

static GtkWidget *words(GtkWidget *box, const char *text, const char *kind)
{
    GtkWidget *label = gtk_label_new(text);

    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_wrap_mode(GTK_LABEL(label), PANGO_WRAP_WORD_CHAR);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    if (kind)
        gtk_widget_add_css_class(label, kind);
    merge_mark(label, kind, text);
    gtk_box_append(GTK_BOX(box), label);
    return label;
}

/* ---- Buttons ----------------------------------------------------------------------------------- */

struct sure {
    struct window *window;
    char *request;
};

static void answered(AdwMessageDialog *dialog, const char *response, struct sure *s)
{
    (void)dialog;
    if (g_str_equal(response, "yes") && s->window->visit)
        room_request(s->window, s->request);
    g_free(s->request);
    g_free(s);
}

static void ask_first(struct window *w, const char *label, const char *request)
{
    GtkWidget *dialog = adw_message_dialog_new(GTK_WINDOW(w->window), label, NULL);
    struct sure *s = g_new(struct sure, 1);

    *s = (struct sure){w, g_strdup(request)};
    adw_message_dialog_add_responses(ADW_MESSAGE_DIALOG(dialog), "no", "No", "yes", label, NULL);
    adw_message_dialog_set_response_appearance(ADW_MESSAGE_DIALOG(dialog), "yes",
                                               ADW_RESPONSE_DESTRUCTIVE);
    g_signal_connect(dialog, "response", G_CALLBACK(answered), s);
    gtk_window_present(GTK_WINDOW(dialog));
}

static void requested(GtkWidget *button, struct window *w)
{
    const char *request = g_object_get_data(G_OBJECT(button), "request");

    if (g_object_get_data(G_OBJECT(button), "grave"))
        ask_first(w, gtk_button_get_label(GTK_BUTTON(button)), request);
    else
        room_request(w, request);
}

/* `does`: what it is for; with this and its label it is the same button as before. */
static GtkWidget *push(GtkWidget *box, const char *label, const char *does)
{
    GtkWidget *button = gtk_button_new_with_label(label);

    merge_mark(button, does, label);
    gtk_box_append(GTK_BOX(box), button);
    return button;
}

static void add_offer(struct window *w, GtkWidget *box, const struct room_offer *o)
{
    GtkWidget *button = push(box, o->label, o->mark);

    if (o->main)
        gtk_widget_add_css_class(button, "suggested-action");
    g_object_set_data_full(G_OBJECT(button), "request", g_strdup(o->request), g_free);
    g_object_set_data(G_OBJECT(button), "grave", GINT_TO_POINTER(o->grave));
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
    g_signal_connect(button, "clicked", G_CALLBACK(requested), w);
    trace_say(w, "offer %s: %s", o->request, o->label);
}

static void acted(GtkWidget *button, struct window *w)
{
    const char *name = gtk_widget_get_name(button);

    if (g_str_equal(name, "check"))
        room_check(w);
    else if (g_str_equal(name, "course"))
        play_do(w, ACTION_COURSE);
    else if (g_str_equal(name, "home"))
        room_home(w);
    else if (g_str_equal(name, "save"))
        room_save(w);
    else if (g_str_equal(name, "leave"))
        play_do(w, ACTION_HOME);
    else if (g_str_equal(name, "copy")) {
        char link[400];
        struct writer out = writer_over(link, sizeof link);

        link_write(&w->visit->to, &out);
        gdk_clipboard_set_text(gtk_widget_get_clipboard(button), link);
        tell_deed(w, DEED_LINK, NULL);
    }
}

static void add_act(struct window *w, GtkWidget *box, const char *name, const char *label)
{
    GtkWidget *button = push(box, label, name);

    gtk_widget_set_name(button, name);
    g_signal_connect(button, "clicked", G_CALLBACK(acted), w);
}

/* ---- Parts ------------------------------------------------------------------------------------- */

static void add_seat(struct window *w, GtkWidget *box, int seat, const struct room_offer *offers,
                     int count)
{
    const struct client *c = w->visit->client;
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    GtkWidget *both = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    char text[SENTENCE_ROOM];
    struct writer out = writer_over(text, sizeof text);

    room_tell_name(c, seat, &out);
    merge_mark(row, "seat", text); /* of this person: what is beside it is about nobody else */
    merge_mark(both, "who", "");
    gtk_widget_set_hexpand(both, TRUE);
    words(both, text, room_actor(client_room(c)) == seat ? "heading" : NULL);
    trace_say(w, "seat %d %s", seat + 1, text);
    out = writer_over(text, sizeof text);
    room_tell_seat(c, seat, &out);
    words(both, text, "dim-label");
    gtk_box_append(GTK_BOX(row), both);
    out = writer_over(text, sizeof text);
    if (room_actor(client_room(c)) == seat)
        room_tell_left(c, g_get_real_time() / 1000, &out);
    if (out.size)
        gtk_label_set_wrap(GTK_LABEL(words(row, text, "numeric")), FALSE);
    for (int i = 0; i < count; i++)
        if (offers[i].seat == seat)
            add_offer(w, row, &offers[i]);
    gtk_box_append(GTK_BOX(box), row);
}

static void add_invitation(struct window *w, GtkWidget *box)
{
    char link[400];
    struct writer out = writer_over(link, sizeof link);
    GtkWidget *label;

    link_write(&w->visit->to, &out);
    words(box, room_label(w->visit->client, PART_INVITATION), "heading");
    label = words(box, link, NULL);
    gtk_label_set_selectable(GTK_LABEL(label), TRUE);
    add_act(w, box, "copy", "Copy the link");
}

static void add_phrases(struct window *w, GtkWidget *box)
{
    GtkWidget *flow = gtk_flow_box_new();

    words(box, room_label(w->visit->client, PART_PHRASES), "heading");
    merge_mark(flow, "phrases", "");
    gtk_flow_box_set_selection_mode(GTK_FLOW_BOX(flow), GTK_SELECTION_NONE);
    gtk_flow_box_set_max_children_per_line(GTK_FLOW_BOX(flow), 2);
    for (int i = 0; i < PHRASES; i++) {
        GtkWidget *button = gtk_button_new_with_label(room_phrase(i));

        g_object_set_data_full(G_OBJECT(button), "request", g_strdup_printf("say %d", i), g_free);
        g_signal_connect(button, "clicked", G_CALLBACK(requested), w);
        gtk_widget_add_css_class(button, "flat");
        gtk_flow_box_insert(GTK_FLOW_BOX(flow), button, -1);
    }
    gtk_box_append(GTK_BOX(box), flow);
}

static void add_news(struct window *w, GtkWidget *box)
{
    const char *code = client_code(w->visit->client, g_get_real_time() / 1000);
    char text[2 * SENTENCE_ROOM];
    struct writer out = writer_over(text, sizeof text);
    char **lines;

    room_tell_link(w->visit->client, &out);
    if (out.size)
        words(box, text, "warning");
    trace_say(w, "link %s", text);
    out = writer_over(text, sizeof text);
    room_tell_news(w->visit->client, &out);
    lines = g_strsplit(text, "\n", -1);
    for (int i = 0; lines[i]; i++)
        if (*lines[i])
            words(box, lines[i], NULL);
    g_strfreev(lines);
    if (*code) {
        words(box, code, "title-1");
        words(box, room_code_rule(), "dim-label");
    }
}

/* How the dice fell, once somebody wanted to know. */
static void add_dice(struct window *w, GtkWidget *box)
{
    char text[DICE_WORDS];
    struct writer out = writer_over(text, sizeof text);

    w->visit->checked &= room_has(w->visit->client, PART_DICE);
    if (!w->visit->checked)
        return;
    room_tell_dice(w->visit->client, &out);
    words(box, g_strchomp(text), "dim-label");
}

static void add_part(struct window *w, GtkWidget *box, enum room_part part, const char *name)
{
    if (room_has(w->visit->client, part))
        add_act(w, box, name,
                part == PART_COURSE ? session_label(ACTION_COURSE)
                                    : room_label(w->visit->client, part));
}

static void add_keeping(struct window *w, GtkWidget *box)
{
    char text[1024];
    struct writer out = writer_over(text, sizeof text);

    room_tell_terms(w->visit->client, &out);
    words(box, text, "dim-label");
    add_part(w, box, PART_HOME, "home");
    add_part(w, box, PART_LOG, "save");
}

static void fill(struct window *w, GtkWidget *box)
{
    const struct client *c = w->visit->client;
    const struct room *r = client_room(c);
    struct room_offer offers[MOST_OFFERS_IN_ROOM];
    int count = room_offers(c, offers);
    char watching[64];
    struct writer out = writer_over(watching, sizeof watching);

    add_news(w, box);
    add_part(w, box, PART_COURSE, "course");
    for (int i = 0; i < count; i++)
        if (offers[i].seat < 0)
            add_offer(w, box, &offers[i]);
    add_part(w, box, PART_DICE, "check");
    add_dice(w, box);
    for (int p = 0; p < r->players; p++)
        add_seat(w, box, p, offers, count);
    room_tell_watching(c, &out);
    if (out.size)
        words(box, watching, "dim-label");
    if (room_has(c, PART_INVITATION))
        add_invitation(w, box);
    if (room_has(c, PART_PHRASES))
        add_phrases(w, box);
    if (r->phase != ROOM_EMPTY)
        add_keeping(w, box);
    add_act(w, box, "leave", "Leave the room");
}

/* ---- The panel --------------------------------------------------------------------------------- */

/* All that it shows, as one text: it is made anew only if something in it is new. */
static char *key_of(const struct visit *v)
{
    const struct client *c = v->client;
    const struct room *r = client_room(c);
    const struct asked *a = client_asked(c);
    char left[32];
    struct writer out = writer_over(left, sizeof left);

    if (r->phase == ROOM_PLAYING)
        room_tell_left(c, g_get_real_time() / 1000, &out);
    return g_strdup_printf("%d %lld %d %d %d %d %d %d %d %s %d %d %d %s %s %d", v->checked, r->seq,
                           client_link(c), client_seat(c), client_here(c), client_away(c),
                           client_watching(c), client_again(c), client_opener(c), a->wish, a->by,
                           a->about, a->yes, client_code(c, g_get_real_time() / 1000), left,
                           *client_waiting(c) != '\0');
}

/* The button that had the keyboard, by what it does. */
static void refocus(GtkWidget *in, const char *label)
{
    for (GtkWidget *each = gtk_widget_get_first_child(in); each;
         each = gtk_widget_get_next_sibling(each)) {
        if (GTK_IS_BUTTON(each) && g_strcmp0(gtk_button_get_label(GTK_BUTTON(each)), label) == 0)
            gtk_widget_grab_focus(each);
        else
            refocus(each, label);
    }
}

static void renew(struct window *w)
{
    GtkWidget *fresh = g_object_ref_sink(gtk_box_new(GTK_ORIENTATION_VERTICAL, 8));
    GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(w->window));
    gboolean inside =
        focus && GTK_IS_BUTTON(focus) && gtk_widget_is_ancestor(focus, w->panel.parts);
    GtkWidget *pressed = inside ? g_object_ref(focus) : NULL;

    fill(w, fresh);
    merge_box(GTK_BOX(w->panel.parts), GTK_BOX(fresh));
    if (pressed && !gtk_widget_get_root(pressed))
        refocus(w->panel.parts, gtk_button_get_label(GTK_BUTTON(pressed)));
    g_clear_object(&pressed);
    g_object_unref(fresh);
    trace_say(w, "panel");
}

void panel_update(struct window *w)
{
    struct visit *v = w->visit;
    char *key = v ? key_of(v) : NULL;

    if (v && !gtk_widget_get_visible(w->panel.side)) /* who one is, until one says otherwise */
        gtk_editable_set_text(GTK_EDITABLE(w->panel.name), session_introduced(w->session, 0));
    gtk_widget_set_visible(w->panel.side, v != NULL);
    if (v) {
        gtk_widget_set_visible(w->panel.name, room_has(v->client, PART_NAME));
        gtk_widget_set_visible(w->panel.code, room_has(v->client, PART_CODE));
        if (g_strcmp0(key, w->panel.shown) != 0)
            renew(w);
    }
    g_free(w->panel.shown);
    w->panel.shown = key;
}

static void claimed(GtkWidget *row, struct window *w)
{
    char *code = g_ascii_strdown(gtk_editable_get_text(GTK_EDITABLE(row)), -1);
    char *request = g_strdup_printf("claim %s", g_strstrip(code));

    if (w->visit)
        room_request(w, request);
    gtk_editable_set_text(GTK_EDITABLE(row), "");
    g_free(request);
    g_free(code);
}

GtkWidget *room_panel(struct window *w)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8), *rows = gtk_list_box_new();

    w->panel.side = gtk_scrolled_window_new();
    w->panel.parts = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
    w->panel.name = adw_entry_row_new();
    w->panel.code = adw_entry_row_new();
    adw_preferences_row_set_title(ADW_PREFERENCES_ROW(w->panel.name), room_label(NULL, PART_NAME));
    adw_preferences_row_set_title(ADW_PREFERENCES_ROW(w->panel.code), room_label(NULL, PART_CODE));
    adw_entry_row_set_show_apply_button(ADW_ENTRY_ROW(w->panel.code), TRUE);
    g_signal_connect(w->panel.code, "apply", G_CALLBACK(claimed), w);
    gtk_list_box_append(GTK_LIST_BOX(rows), w->panel.name);
    gtk_list_box_append(GTK_LIST_BOX(rows), w->panel.code);
    gtk_list_box_set_selection_mode(GTK_LIST_BOX(rows), GTK_SELECTION_NONE);
    gtk_widget_add_css_class(rows, "boxed-list");
    gtk_widget_add_css_class(box, "room");
    gtk_box_append(GTK_BOX(box), rows);
    gtk_box_append(GTK_BOX(box), w->panel.parts);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(w->panel.side), box);
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(w->panel.side), GTK_POLICY_NEVER,
                                   GTK_POLICY_AUTOMATIC);
    gtk_widget_set_size_request(w->panel.side, PANEL_WIDTH, -1);
    gtk_widget_set_visible(w->panel.side, FALSE);
    return w->panel.side;
}
