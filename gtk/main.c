/* parlour-gtk: the games in a window. */
#include "gtk/window.h"

#include "host/files.h"

#include <stdlib.h>
#include <string.h>

static gboolean view, trace, watch;
static char **words;

static const GOptionEntry entries[] = {
    {"view", 0, 0, G_OPTION_ARG_NONE, &view, "The viewer: show a position given as text", NULL},
    {"trace", 0, 0, G_OPTION_ARG_NONE, &trace, "Print one line for each change", NULL},
    {"watch", 0, 0, G_OPTION_ARG_NONE, &watch, "Print a line for the first frame and each delay",
     NULL},
    {G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_STRING_ARRAY, &words, NULL, "[GAME [STATE]]"},
    {0},
};

static const struct game *first_game(void)
{
    const struct game *g = catalogue_next(NULL);

    while (g && (!g->view || g->hidden))
        g = catalogue_next(g);
    return g;
}

/* The game of the first word; without one, or if the word is a position, the first of all. */
static const struct game *named_game(const char **state)
{
    const struct game *g = words && words[0] ? catalogue_find(words[0], strlen(words[0])) : NULL;

    *state = g ? words[1] : words ? words[0] : NULL;
    return g && g->view ? g : first_game();
}

static void activate(GtkApplication *app, gpointer unused)
{
    struct window *w = window_new(app, trace || watch);
    const char *state = NULL;
    const struct game *g = named_game(&state);

    (void)unused;
    if (g && view)
        session_view(w->session, g, state, state ? strlen(state) : 0);
    else if (g && words && words[0])
        session_resume(w->session, g);
    play_passed(w);
    if (g && (view || (words && words[0])))
        window_fit(w, g);
    if (watch)
        trace_watch(w);
    gtk_window_present(GTK_WINDOW(w->window));
}

int main(int count, char **arguments)
{
    GError *error = NULL;
    GOptionContext *context = g_option_context_new("- modern board games");
    AdwApplication *app;
    int status;

    files_guard();
    g_option_context_add_main_entries(context, entries, NULL);
    if (!g_option_context_parse(context, &count, &arguments, &error)) {
        g_printerr("parlour-gtk: %s\n", error->message);
        return 2;
    }
    g_option_context_free(context);
    /* Boards are painted by Cairo. Preparing a graphics card for the rest takes longer than all else. */
    g_setenv("GSK_RENDERER", "cairo", FALSE);
    /* Every start is a window of its own: two games side by side are two programs. */
    app = adw_application_new("org.parlour.Parlour", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
    status = g_application_run(G_APPLICATION(app), 1, arguments);
    g_object_unref(app);
    g_strfreev(words);
    return status;
}
