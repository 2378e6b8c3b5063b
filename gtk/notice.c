/* Below the board: something that must not be overlooked, and what helps. */
#include "gtk/window.h"

static void chosen(GtkWidget *button, struct window *w)
{
    enum action a = (enum action)GPOINTER_TO_INT(g_object_get_data(G_OBJECT(button), "action"));

    play_do(w, a);
}

static void add_button(struct window *w, enum action a)
{
    GtkWidget *button = gtk_button_new_with_label(session_label(a));

    g_object_set_data(G_OBJECT(button), "action", GINT_TO_POINTER(a));
    g_signal_connect(button, "clicked", G_CALLBACK(chosen), w);
    gtk_box_append(GTK_BOX(w->notice.buttons), button);
}

void notice_update(struct window *w)
{
    char text[2 * SENTENCE_ROOM];
    struct writer out = writer_over(text, sizeof text);
    enum action offers[MOST_OFFERS];
    int count = session_offers(w->session, offers);
    GtkWidget *child;

    session_notice(w->session, &out);
    gtk_widget_set_visible(w->notice.bar, out.size > 0);
    for (int i = 0; i < count; i++)
        write_text(&out, session_label(offers[i]));
    if (g_strcmp0(w->notice.last, text) == 0)
        return;
    g_free(w->notice.last);
    w->notice.last = g_strdup(text);
    while ((child = gtk_widget_get_first_child(w->notice.buttons)))
        gtk_box_remove(GTK_BOX(w->notice.buttons), child);
    for (int i = 0; i < count; i++)
        add_button(w, offers[i]);
    out = writer_over(text, sizeof text);
    session_notice(w->session, &out);
    gtk_label_set_text(GTK_LABEL(w->notice.words), text);
    if (session_can(w->session, ACTION_AGAIN))
        gtk_widget_add_css_class(w->notice.bar, "grave");
    else
        gtk_widget_remove_css_class(w->notice.bar, "grave");
    trace_say(w, "notice %s", text);
}

GtkWidget *notice_bar(struct window *w)
{
    w->notice.bar = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10);
    w->notice.words = gtk_label_new("");
    w->notice.buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    gtk_label_set_wrap(GTK_LABEL(w->notice.words), TRUE);
    gtk_label_set_xalign(GTK_LABEL(w->notice.words), 0);
    gtk_widget_set_hexpand(w->notice.words, TRUE);
    gtk_box_append(GTK_BOX(w->notice.bar), w->notice.words);
    gtk_box_append(GTK_BOX(w->notice.bar), w->notice.buttons);
    gtk_widget_set_valign(w->notice.buttons, GTK_ALIGN_CENTER);
    gtk_widget_add_css_class(w->notice.bar, "notice");
    gtk_widget_set_visible(w->notice.bar, FALSE);
    return w->notice.bar;
}
