/* The ways into a room: a link that somebody sent, a room where one was before, or one of one's own. */
#include "gtk/room.h"

#include "host/seats.h"
#include "together/words.h"

#include <string.h>

enum { MOST_SHOWN = 8 };

static GtkWidget *dialog(struct window *w, const char *title, GtkWidget **page)
{
    GtkWidget *window = adw_preferences_window_new();

    *page = adw_preferences_page_new();
    adw_preferences_window_add(ADW_PREFERENCES_WINDOW(window), ADW_PREFERENCES_PAGE(*page));
    adw_preferences_window_set_search_enabled(ADW_PREFERENCES_WINDOW(window), FALSE);
    gtk_window_set_title(GTK_WINDOW(window), title);
    gtk_window_set_default_size(GTK_WINDOW(window), 520, 460);
    gtk_window_set_transient_for(GTK_WINDOW(window), GTK_WINDOW(w->window));
    gtk_window_set_modal(GTK_WINDOW(window), TRUE);
    g_object_set_data(G_OBJECT(window), "parlour", w);
    return window;
}

static GtkWidget *group(GtkWidget *page, const char *title, const char *words)
{
    GtkWidget *g = adw_preferences_group_new();

    adw_preferences_group_set_title(ADW_PREFERENCES_GROUP(g), title);
    adw_preferences_group_set_description(ADW_PREFERENCES_GROUP(g), words);
    adw_preferences_page_add(ADW_PREFERENCES_PAGE(page), ADW_PREFERENCES_GROUP(g));
    return g;
}

static GtkWidget *entry(GtkWidget *in, const char *title, const char *text)
{
    GtkWidget *row = adw_entry_row_new();

    adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), title);
    gtk_editable_set_text(GTK_EDITABLE(row), text ? text : "");
    adw_preferences_group_add(ADW_PREFERENCES_GROUP(in), row);
    return row;
}

static struct window *window_of(GtkWidget *widget)
{
    return g_object_get_data(G_OBJECT(gtk_widget_get_root(widget)), "parlour");
}

gboolean together_possible(void)
{
    return TRUE;
}

/* ---- A link, or a room of before --------------------------------------------------------------- */

static void joined(GtkWidget *row, gpointer unused)
{
    struct window *w = window_of(row);
    GtkWidget *window = GTK_WIDGET(gtk_widget_get_root(row));
    char *link = g_strstrip(g_strdup(gtk_editable_get_text(GTK_EDITABLE(row))));

    (void)unused;
    if (post_open(w, link) || room_link(w, link))
        gtk_window_destroy(GTK_WINDOW(window));
    else
        gtk_widget_add_css_class(row, "error");
    g_free(link);
}

static void went_back(GtkWidget *row, gpointer unused)
{
    struct window *w = window_of(row);
    GtkWidget *window = GTK_WIDGET(gtk_widget_get_root(row));
    const char *link = g_object_get_data(G_OBJECT(row), "link");

    (void)unused;
    room_link(w, link);
    gtk_window_destroy(GTK_WINDOW(window));
}

static void add_before(GtkWidget *page)
{
    struct link_parts links[MOST_SHOWN];
    int count = seats_list(links, MOST_SHOWN);
    GtkWidget *in = count ? group(page, "Where you were", NULL) : NULL;

    for (int i = 0; i < count; i++) {
        char link[400];
        struct writer out = writer_over(link, sizeof link);
        GtkWidget *row = adw_action_row_new();

        link_write(&links[i], &out);
        adw_preferences_row_set_use_markup(ADW_PREFERENCES_ROW(row), FALSE);
        adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), link);
        g_object_set_data_full(G_OBJECT(row), "link", g_strdup(link), g_free);
        gtk_list_box_row_set_activatable(GTK_LIST_BOX_ROW(row), TRUE);
        g_signal_connect(row, "activated", G_CALLBACK(went_back), NULL);
        adw_preferences_group_add(ADW_PREFERENCES_GROUP(in), row);
    }
}

void together_join(struct window *w)
{
    GtkWidget *page, *window = dialog(w, "Play together", &page), *row;
    GtkWidget *in =
        group(page, "Join",
              "A room is a link. Whoever has it may sit down or watch; nobody needs an "
              "account. To open a room of your own, choose a game, then “Play together”.");

    row = entry(in, "Link to a room, or of a game by post", NULL);
    adw_entry_row_set_show_apply_button(ADW_ENTRY_ROW(row), TRUE);
    g_signal_connect(row, "apply", G_CALLBACK(joined), NULL);
    g_signal_connect(row, "entry-activated", G_CALLBACK(joined), NULL);
    add_before(page);
    found_add(w, page);
    gtk_window_present(GTK_WINDOW(window));
    gtk_widget_grab_focus(row);
    trace_say(w, "together");
}

/* ---- A room of one's own ----------------------------------------------------------------------- */

struct opening {
    struct window *window;
    struct link_parts to;
    char *what; /* GAME SEATS OPTIONS */
    GtkWidget *dialog, *server, *clock, *away, *hints, *listed;
    GtkWidget *complaint; /* above the button that was pressed */
};

static void opening_free(gpointer data, GObject *dialog)
{
    struct opening *o = data;

    (void)dialog;
    g_free(o->what);
    g_free(o);
}

static void complain(struct opening *o, const char *what)
{
    gtk_label_set_text(GTK_LABEL(o->complaint), what);
    gtk_widget_set_visible(o->complaint, TRUE);
    trace_say(o->window, "toast %s", what);
}

/* `opened ROOM SECRET`, or `no SENTENCE`, `trouble SENTENCE`. */
static void opened(gpointer context, const char *line)
{
    struct opening *o = context;
    char **parts = line ? g_strsplit(line, " ", 3) : NULL;

    if (!line)
        complain(o, "There is no server for rooms. Whoever starts ./play --together has one.");
    else if (!g_str_equal(parts[0], "opened") || g_strv_length(parts) != 3 ||
             strlen(parts[1]) != ROOM_ID)
        complain(o, strchr(line, ' ') ? strchr(line, ' ') + 1 : line);
    else {
        memcpy(o->to.room, parts[1], ROOM_ID);
        room_enter(o->window, &o->to, parts[2]);
        gtk_window_destroy(GTK_WINDOW(o->dialog));
    }
    g_strfreev(parts);
    g_object_unref(o->dialog);
}

static void open_room(GtkWidget *button, struct opening *o)
{
    char *server = g_strstrip(g_strdup(gtk_editable_get_text(GTK_EDITABLE(o->server))));
    const char *clock = room_clock_term((int)adw_combo_row_get_selected(ADW_COMBO_ROW(o->clock)));
    guint away = adw_combo_row_get_selected(ADW_COMBO_ROW(o->away));
    char *line = g_strdup_printf("open %s ; clock=%s away=%s hints=%s listed=%s", o->what, clock,
                                 room_away_term((int)away),
                                 gtk_switch_get_active(GTK_SWITCH(o->hints)) ? "yes" : "no",
                                 gtk_switch_get_active(GTK_SWITCH(o->listed)) ? "yes" : "no");

    (void)button;
    gtk_widget_set_visible(o->complaint, FALSE);
    if (server_read(server, &o->to)) {
        preferences_keep_server(server);
        g_object_ref(o->dialog); /* until the answer is here */
        connection_ask(&o->to, line, "opened ", opened, o);
    } else {
        complain(o, "Whose server? An address begins with http:// or https://.");
    }
    g_free(line);
    g_free(server);
}

static GtkWidget *choice(GtkWidget *in, const char *title)
{
    GtkWidget *row = adw_action_row_new(), *on = gtk_switch_new();

    adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), title);
    gtk_widget_set_valign(on, GTK_ALIGN_CENTER);
    adw_action_row_add_suffix(ADW_ACTION_ROW(row), on);
    adw_action_row_set_activatable_widget(ADW_ACTION_ROW(row), on);
    adw_preferences_group_add(ADW_PREFERENCES_GROUP(in), row);
    return on;
}

static GtkWidget *list_row(GtkWidget *in, const char *title, const char *(*word)(int i))
{
    GtkStringList *list = gtk_string_list_new(NULL);
    GtkWidget *row = adw_combo_row_new();

    for (int i = 0; word(i); i++)
        gtk_string_list_append(list, word(i));
    adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), title);
    adw_combo_row_set_model(ADW_COMBO_ROW(row), G_LIST_MODEL(list));
    adw_preferences_group_add(ADW_PREFERENCES_GROUP(in), row);
    g_object_unref(list);
    return row;
}

void together_open(struct window *w, const char *what)
{
    struct opening *o = g_new0(struct opening, 1);
    GtkWidget *page, *in, *button = gtk_button_new_with_label("Open the room");
    char *server = preferences_server();

    o->window = w;
    o->what = g_strdup(what);
    o->dialog = dialog(w, "Open a room", &page);
    g_object_weak_ref(G_OBJECT(o->dialog), opening_free, o);
    in = group(page, "Server", "Whoever starts ./play --together has one; it prints its address.");
    o->server = entry(in, "Address", server);
    in = group(page, "Agreed", room_clock_rule());
    o->clock = list_row(in, "Clock", room_clock_words);
    o->away = list_row(in, "When somebody is away, the others wait", room_away_words);
    o->hints = choice(in, "Hints are allowed");
    o->listed = choice(in, "Strangers can find the room");
    in = group(page, "", NULL);
    o->complaint = gtk_label_new("");
    gtk_label_set_wrap(GTK_LABEL(o->complaint), TRUE);
    gtk_widget_add_css_class(o->complaint, "error");
    gtk_widget_set_margin_bottom(o->complaint, 12);
    gtk_widget_set_visible(o->complaint, FALSE);
    adw_preferences_group_add(ADW_PREFERENCES_GROUP(in), o->complaint);
    gtk_widget_add_css_class(button, "suggested-action");
    gtk_widget_add_css_class(button, "pill");
    gtk_widget_set_halign(button, GTK_ALIGN_CENTER);
    g_signal_connect(button, "clicked", G_CALLBACK(open_room), o);
    adw_preferences_group_add(ADW_PREFERENCES_GROUP(in), button);
    gtk_window_present(GTK_WINDOW(o->dialog));
    gtk_widget_grab_focus(o->server);
    trace_say(w, "opening %s", what);
    g_free(server);
}
