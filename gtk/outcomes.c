/* Who rolls real dice says here what came. */
#include "gtk/window.h"

#include <string.h>

static void give(struct window *w, const char *text)
{
    struct reader r = reader_of(text);

    if (session_outcome(w->session, &r))
        outcomes_close(w);
    board_wake(w->board);
}

static void chosen(GtkListBox *list, GtkListBoxRow *row, struct window *w)
{
    (void)list;
    give(w, gtk_label_get_text(GTK_LABEL(gtk_list_box_row_get_child(row))));
}

static void entered(GtkEditable *entry, struct window *w)
{
    give(w, gtk_editable_get_text(entry));
}

static GtkListBox *list_of(GtkEditable *entry)
{
    return g_object_get_data(G_OBJECT(entry), "list");
}

/* Those in which is what was typed. */
static void fill(GtkEditable *entry, struct window *w)
{
    const char *words = gtk_editable_get_text(entry);
    struct writer out = writer_growing();
    GtkListBoxRow *row;
    char **lines;

    while ((row = gtk_list_box_get_row_at_index(list_of(entry), 0)))
        gtk_list_box_remove(list_of(entry), GTK_WIDGET(row));
    session_outcomes(w->session, words, strlen(words), &out);
    lines = g_strsplit(out.text, "\n", -1);
    for (int i = 0; lines[i]; i++) {
        GtkWidget *label = gtk_label_new(lines[i]);

        gtk_label_set_xalign(GTK_LABEL(label), 0);
        gtk_list_box_append(list_of(entry), label);
    }
    g_strfreev(lines);
    writer_free(&out);
}

static gboolean closed(GtkWindow *window, struct window *w)
{
    (void)window;
    w->outcomes = NULL;
    return GDK_EVENT_PROPAGATE;
}

static gboolean key(GtkEventControllerKey *keys, guint value, guint code, GdkModifierType held,
                    struct window *w)
{
    (void)keys;
    (void)code;
    (void)held;
    if (value != GDK_KEY_Escape)
        return GDK_EVENT_PROPAGATE;
    outcomes_close(w);
    return GDK_EVENT_STOP;
}

static GtkWidget *content(struct window *w)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
    GtkWidget *scroller = gtk_scrolled_window_new(), *entry = gtk_search_entry_new();
    GtkListBox *list = GTK_LIST_BOX(gtk_list_box_new());

    g_object_set_data(G_OBJECT(entry), "list", list);
    g_signal_connect(entry, "changed", G_CALLBACK(fill), w);
    g_signal_connect(entry, "activate", G_CALLBACK(entered), w);
    g_signal_connect(list, "row-activated", G_CALLBACK(chosen), w);
    fill(GTK_EDITABLE(entry), w);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), GTK_WIDGET(list));
    gtk_widget_set_vexpand(scroller, TRUE);
    gtk_box_append(GTK_BOX(box), gtk_label_new("Roll or draw, and say what came:"));
    gtk_box_append(GTK_BOX(box), entry);
    gtk_box_append(GTK_BOX(box), scroller);
    gtk_widget_set_margin_start(box, 12);
    gtk_widget_set_margin_end(box, 12);
    gtk_widget_set_margin_top(box, 12);
    gtk_widget_set_margin_bottom(box, 12);
    return box;
}

void outcomes_open(struct window *w)
{
    GtkWidget *window;
    GtkEventController *keys;

    if (w->outcomes || !w->table || !table_waits(w->table))
        return;
    window = w->outcomes = gtk_window_new();
    keys = gtk_event_controller_key_new();
    gtk_event_controller_set_propagation_phase(
        keys, GTK_PHASE_CAPTURE); /* before the search takes Escape for itself */
    g_signal_connect(keys, "key-pressed", G_CALLBACK(key), w);
    gtk_widget_add_controller(window, keys);
    g_signal_connect(window, "close-request", G_CALLBACK(closed), w);
    gtk_window_set_title(GTK_WINDOW(window), session_label(ACTION_OUTCOMES));
    gtk_window_set_child(GTK_WINDOW(window), content(w));
    gtk_window_set_default_size(GTK_WINDOW(window), 320, 420);
    gtk_window_set_transient_for(GTK_WINDOW(window), GTK_WINDOW(w->window));
    gtk_window_set_modal(GTK_WINDOW(window), TRUE);
    gtk_window_present(GTK_WINDOW(window));
    trace_say(w, "outcomes");
}

void outcomes_close(struct window *w)
{
    GtkWidget *window = w->outcomes;

    w->outcomes = NULL;
    if (window)
        gtk_window_destroy(GTK_WINDOW(window));
}
