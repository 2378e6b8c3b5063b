/* The viewer at the lower edge: text in, picture out. The session knows what the fields mean. */
#include "gtk/window.h"

#include <string.h>

static void refresh(GtkWidget *unused, struct window *w)
{
    const char *mistake;

    (void)unused;
    for (guint i = 0; i < w->viewer.entries->len; i++) {
        const char *text = gtk_editable_get_text(g_ptr_array_index(w->viewer.entries, i));

        session_type(w->session, (int)i, text, strlen(text));
    }
    session_refresh(w->session);
    mistake = session_mistake(w->session);
    gtk_label_set_text(GTK_LABEL(w->viewer.message), mistake);
    gtk_widget_set_visible(w->viewer.message, *mistake != '\0');
    if (*mistake)
        trace_say(w, "message %s", mistake);
    board_wake(w->board); /* a record may be shown in part */
}

static void play_on(GtkWidget *unused, struct window *w)
{
    refresh(unused, w);
    play_do(w, ACTION_PLAY_VIEW);
}

static void clear_fields(struct window *w)
{
    GtkWidget *child;

    while ((child = gtk_widget_get_first_child(w->viewer.fields)))
        gtk_box_remove(GTK_BOX(w->viewer.fields), child);
    g_ptr_array_set_size(w->viewer.entries, 0);
}

static void add_field(struct window *w, const char *name, const char *text)
{
    GtkWidget *label = gtk_label_new(name), *entry = gtk_entry_new();

    gtk_widget_set_hexpand(entry, TRUE);
    gtk_editable_set_text(GTK_EDITABLE(entry), text);
    gtk_label_set_mnemonic_widget(GTK_LABEL(label), entry);
    gtk_accessible_update_property(GTK_ACCESSIBLE(entry), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    g_signal_connect(entry, "activate", G_CALLBACK(refresh), w);
    gtk_box_append(GTK_BOX(w->viewer.fields), label);
    gtk_box_append(GTK_BOX(w->viewer.fields), entry);
    g_ptr_array_add(w->viewer.entries, entry);
}

void viewer_open(struct window *w)
{
    clear_fields(w);
    gtk_button_set_label(GTK_BUTTON(w->viewer.button), view_display(table_game(w->table)->view));
    for (int i = 0; i < session_fields(w->session); i++)
        add_field(w, session_field_label(w->session, i), session_field(w->session, i));
    gtk_widget_set_visible(w->viewer.bar, TRUE);
    refresh(NULL, w);
    gtk_widget_grab_focus(g_ptr_array_index(w->viewer.entries, 0));
}

void viewer_close(struct window *w)
{
    gtk_widget_set_visible(w->viewer.bar, FALSE);
}

GtkWidget *viewer_bar(struct window *w)
{
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10);
    GtkWidget *button = w->viewer.button = gtk_button_new_with_label("");
    GtkWidget *play = gtk_button_new_with_label(session_label(ACTION_PLAY_VIEW));

    w->viewer.entries = g_ptr_array_new();
    w->viewer.bar = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
    w->viewer.fields = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10);
    w->viewer.message = gtk_label_new("");
    gtk_label_set_xalign(GTK_LABEL(w->viewer.message), 0);
    gtk_label_set_wrap(GTK_LABEL(w->viewer.message), TRUE);
    gtk_widget_add_css_class(w->viewer.message, "error");
    gtk_widget_add_css_class(button, "suggested-action");
    gtk_widget_set_hexpand(w->viewer.fields, TRUE);
    g_signal_connect(button, "clicked", G_CALLBACK(refresh), w);
    g_signal_connect(play, "clicked", G_CALLBACK(play_on), w);
    gtk_box_append(GTK_BOX(row), w->viewer.fields);
    gtk_box_append(GTK_BOX(row), button);
    gtk_box_append(GTK_BOX(row), play);
    gtk_box_append(GTK_BOX(w->viewer.bar), w->viewer.message);
    gtk_box_append(GTK_BOX(w->viewer.bar), row);
    gtk_widget_set_margin_start(w->viewer.bar, 50);
    gtk_widget_set_margin_end(w->viewer.bar, 50);
    gtk_widget_set_margin_top(w->viewer.bar, 8);
    gtk_widget_set_margin_bottom(w->viewer.bar, 12);
    gtk_widget_set_visible(w->viewer.bar, FALSE);
    return w->viewer.bar;
}
