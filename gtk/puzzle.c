/* Puzzles: the way to today's from a card of the start screen. What happens at the board is the session's. */
#include "gtk/window.h"

static void clicked(GtkWidget *button, struct window *w)
{
    session_puzzle(w->session, g_object_get_data(G_OBJECT(button), "game"), -1);
    board_wake(w->board);
    play_passed(w);
}

/* NULL: this game has none. */
GtkWidget *puzzle_button(struct window *w, const struct game *g)
{
    GtkWidget *button;
    char *name;

    if (session_puzzles(g) == 0)
        return NULL;
    button = gtk_button_new_with_label(session_label(ACTION_PUZZLE));
    name = g_strdup_printf("%s: %s", g->rules->title, session_label(ACTION_PUZZLE));
    g_object_set_data(G_OBJECT(button), "game", (gpointer)(guintptr)g);
    gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    gtk_widget_add_css_class(button, "flat");
    gtk_widget_set_halign(button, GTK_ALIGN_START);
    g_signal_connect(button, "clicked", G_CALLBACK(clicked), w);
    g_free(name);
    return button;
}
