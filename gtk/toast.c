/* A line that says what happened, for some seconds, perhaps with a button. Our own: the toasts of libadwaita 1.2 crash when
   one is dismissed while another appears. */
#include "gtk/window.h"

enum { SECONDS = 5, SECONDS_WITH_BUTTON = 12 };

static gboolean away(void *window)
{
    struct window *w = window;

    w->toast.timer = 0;
    gtk_revealer_set_reveal_child(w->toast.revealer, FALSE);
    gtk_widget_set_can_target(GTK_WIDGET(w->toast.revealer), FALSE);
    return G_SOURCE_REMOVE;
}

static void dismiss(struct window *w)
{
    if (w->toast.timer)
        g_source_remove(w->toast.timer);
    away(w);
}

static void pressed(GtkButton *button, struct window *w)
{
    (void)button;
    dismiss(w);
    play_do(w, ACTION_RECALL);
}

void toast_show(struct window *w, const char *text, const char *button)
{
    dismiss(w);
    gtk_label_set_text(w->toast.label, text);
    gtk_widget_set_visible(GTK_WIDGET(w->toast.button), button != NULL);
    if (button)
        gtk_button_set_label(w->toast.button, button);
    /* Without a button it is only to be read: what lies under it can be touched. */
    gtk_widget_set_can_target(GTK_WIDGET(w->toast.revealer), button != NULL);
    gtk_revealer_set_reveal_child(w->toast.revealer, TRUE);
    w->toast.timer = g_timeout_add_seconds(button ? SECONDS_WITH_BUTTON : SECONDS, away, w);
    trace_say(w, "toast %s", text);
}

GtkWidget *toast_over(struct window *w, GtkWidget *child)
{
    GtkWidget *overlay = gtk_overlay_new(), *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12);

    w->toast.revealer = GTK_REVEALER(gtk_revealer_new());
    w->toast.label = GTK_LABEL(gtk_label_new(NULL));
    w->toast.button = GTK_BUTTON(gtk_button_new());
    gtk_label_set_wrap(w->toast.label, TRUE);
    gtk_label_set_natural_wrap_mode(w->toast.label,
                                    GTK_NATURAL_WRAP_NONE); /* one line where it fits */
    g_signal_connect(w->toast.button, "clicked", G_CALLBACK(pressed), w);
    gtk_box_append(GTK_BOX(box), GTK_WIDGET(w->toast.label));
    gtk_box_append(GTK_BOX(box), GTK_WIDGET(w->toast.button));
    gtk_widget_add_css_class(box, "osd");
    gtk_widget_add_css_class(box, "toast");
    gtk_revealer_set_child(w->toast.revealer, box);
    gtk_widget_set_halign(GTK_WIDGET(w->toast.revealer), GTK_ALIGN_CENTER);
    gtk_widget_set_valign(GTK_WIDGET(w->toast.revealer), GTK_ALIGN_END);
    gtk_widget_set_can_target(GTK_WIDGET(w->toast.revealer), FALSE);
    gtk_overlay_set_child(GTK_OVERLAY(overlay), child);
    gtk_overlay_add_overlay(GTK_OVERLAY(overlay), GTK_WIDGET(w->toast.revealer));
    return overlay;
}
