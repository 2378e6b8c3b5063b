/* Over the board: something takes its time. What goes on, a sign that it does, and how to call it off. */
#include "gtk/window.h"

static const enum action offered[] = {ACTION_ENOUGH, ACTION_CANCEL};

static void chosen(GtkWidget *button, struct window *w)
{
    for (gsize i = 0; i < G_N_ELEMENTS(w->busy.button); i++)
        if (button == w->busy.button[i])
            play_do(w, offered[i]);
}

void busy_update(struct window *w)
{
    char text[200];
    struct writer out = writer_over(text, sizeof text);

    session_busy(w->session, &out);
    for (gsize i = 0; i < G_N_ELEMENTS(w->busy.button); i++)
        gtk_widget_set_visible(w->busy.button[i], session_can(w->session, offered[i]));
    if (g_str_equal(gtk_label_get_text(GTK_LABEL(w->busy.words)), text))
        return;
    gtk_label_set_text(GTK_LABEL(w->busy.words), text);
    gtk_widget_set_visible(w->busy.box, out.size > 0);
    gtk_spinner_set_spinning(GTK_SPINNER(w->busy.spinner), out.size > 0);
    trace_say(w, "busy %s", text);
}

/* The board with the sign over it: nothing moves out of its place when it comes and goes. */
GtkWidget *busy_over(struct window *w, GtkWidget *board)
{
    GtkWidget *overlay = gtk_overlay_new();

    w->busy.box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 10);
    w->busy.spinner = gtk_spinner_new();
    w->busy.words = gtk_label_new("");
    gtk_box_append(GTK_BOX(w->busy.box), w->busy.spinner);
    gtk_box_append(GTK_BOX(w->busy.box), w->busy.words);
    for (gsize i = 0; i < G_N_ELEMENTS(offered); i++) {
        w->busy.button[i] = gtk_button_new_with_label(session_label(offered[i]));
        g_signal_connect(w->busy.button[i], "clicked", G_CALLBACK(chosen), w);
        gtk_box_append(GTK_BOX(w->busy.box), w->busy.button[i]);
    }
    gtk_widget_add_css_class(w->busy.box, "busy");
    gtk_widget_set_halign(w->busy.box, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(w->busy.box, GTK_ALIGN_START);
    gtk_widget_set_visible(w->busy.box, FALSE);
    gtk_overlay_set_child(GTK_OVERLAY(overlay), board);
    gtk_overlay_add_overlay(GTK_OVERLAY(overlay), w->busy.box);
    return overlay;
}
