/* Puzzles and lessons: the cards on the start screen that lead to them. What happens at the board is the session's. */
#include "gtk/window.h"

static void clicked(GtkWidget *button, struct window *w)
{
    const struct game *g = g_object_get_data(G_OBJECT(button), "game");

    if (g_object_get_data(G_OBJECT(button), "lesson"))
        session_lesson(w->session, g, -1);
    else
        session_puzzle(w->session, g, -1);
    board_wake(w->board);
    play_passed(w);
}

static GtkWidget *button_for(struct window *w, const struct game *g, gboolean lesson)
{
    char *text = lesson ? g_strdup_printf("%s · %d of %d", g->rules->title,
                                          session_learnt(w->session, g), session_lessons(g))
                        : g_strdup(g->rules->title);
    GtkWidget *button = gtk_button_new_with_label(text);
    char *name =
        g_strdup_printf("%s: %s", session_label(lesson ? ACTION_LESSONS : ACTION_PUZZLE), text);

    g_object_set_data(G_OBJECT(button), "game", (gpointer)(guintptr)g);
    g_object_set_data(G_OBJECT(button), "lesson", GINT_TO_POINTER(lesson));
    gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    g_signal_connect(button, "clicked", G_CALLBACK(clicked), w);
    g_free(text);
    g_free(name);
    return button;
}

static void add_buttons(struct window *w, GtkWidget *inside, gboolean lesson)
{
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        if (g->view && !g->hidden && (lesson ? session_lessons(g) : session_puzzles(g)) > 0)
            gtk_box_append(GTK_BOX(inside), button_for(w, g, lesson));
}

/* A card, and in *inside where its words and buttons go. */
static GtkWidget *card_with(GtkWidget **inside, const char *title, const char *blurb)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);

    *inside = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
    gtk_widget_add_css_class(box, "card");
    gtk_widget_add_css_class(*inside, "words");
    gtk_box_append(GTK_BOX(*inside), card_words(title, "title-3"));
    gtk_box_append(GTK_BOX(*inside), card_words(blurb, "blurb"));
    gtk_box_append(GTK_BOX(box), *inside);
    return box;
}

GtkWidget *lesson_card(struct window *w)
{
    GtkWidget *inside, *card = card_with(&inside, session_label(ACTION_LESSONS),
                                         "From the first touch to the first tricks: a few "
                                         "positions of each game, one idea each.");

    add_buttons(w, inside, TRUE);
    return card;
}

GtkWidget *puzzle_card(struct window *w)
{
    char days[64];
    struct writer out = writer_over(days, sizeof days);
    char *title = g_strdup_printf("%ss", session_label(ACTION_PUZZLE));
    GtkWidget *inside, *progress, *card = card_with(&inside, title, session_puzzle_words());

    session_tell_streak(w->session, &out);
    if (out.size)
        gtk_box_append(GTK_BOX(inside), card_words(days, "dim-label"));
    add_buttons(w, inside, FALSE);
    progress = gtk_button_new_with_label(session_label(ACTION_PROGRESS));
    gtk_actionable_set_action_name(GTK_ACTIONABLE(progress), "win.progress");
    gtk_widget_add_css_class(progress, "flat");
    gtk_box_append(GTK_BOX(inside), progress);
    g_free(title);
    return card;
}
