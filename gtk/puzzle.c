/* Puzzles: the card on the start screen that leads to today's. What happens at the board is the session's. */
#include "gtk/window.h"

static void clicked(GtkWidget *button, struct window *w)
{
    session_puzzle(w->session, g_object_get_data(G_OBJECT(button), "game"), -1);
    board_wake(w->board);
    play_passed(w);
}

static GtkWidget *button_for(struct window *w, const struct game *g)
{
    GtkWidget *button = gtk_button_new_with_label(g->rules->title);
    char *name = g_strdup_printf("%s: %s", session_label(ACTION_PUZZLE), g->rules->title);

    g_object_set_data(G_OBJECT(button), "game", (gpointer)(guintptr)g);
    gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    g_signal_connect(button, "clicked", G_CALLBACK(clicked), w);
    g_free(name);
    return button;
}

static GtkWidget *words(const char *text, const char *kind)
{
    GtkWidget *label = gtk_label_new(text);

    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_max_width_chars(GTK_LABEL(label), 10);
    gtk_widget_add_css_class(label, kind);
    return label;
}

GtkWidget *puzzle_card(struct window *w)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *inside = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
    int streak = session_streak(w->session);
    char *title = g_strdup_printf("%ss", session_label(ACTION_PUZZLE));

    gtk_widget_add_css_class(box, "card");
    gtk_widget_add_css_class(inside, "words");
    gtk_box_append(GTK_BOX(inside), words(title, "title-3"));
    gtk_box_append(
        GTK_BOX(inside),
        words("One move is clearly best. A new position every day, the same for everybody.",
              "blurb"));
    if (streak > 0) {
        char *days = g_strdup_printf("%d %s in a row", streak, streak == 1 ? "day" : "days");

        gtk_box_append(GTK_BOX(inside), words(days, "dim-label"));
        g_free(days);
    }
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        if (g->view && !g->hidden && session_puzzles(g) > 0)
            gtk_box_append(GTK_BOX(inside), button_for(w, g));
    gtk_box_append(GTK_BOX(box), inside);
    g_free(title);
    return box;
}
