/* parlour-gtk: the games in a window. */
#include "gtk/window.h"

#include "host/files.h"
#include "paint/paint.h"

#include <stdlib.h>
#include <string.h>

static gboolean view, trace, watch;
static char **words;

static const GOptionEntry entries[] = {
    {"view", 0, 0, G_OPTION_ARG_NONE, &view, "The viewer: show a position given as text", NULL},
    {"trace", 0, 0, G_OPTION_ARG_NONE, &trace, "Print one line for each change", NULL},
    {"watch", 0, 0, G_OPTION_ARG_NONE, &watch, "Print a line for the first frame and each delay",
     NULL},
    /* As they are, in whatever locale: names in records are UTF-8. */
    {G_OPTION_REMAINING, 0, 0, G_OPTION_ARG_FILENAME_ARRAY, &words, NULL, "[GAME [STATE] | LINK]"},
    {0},
};

static const struct game *first_game(void)
{
    const struct game *g = catalogue_next(NULL);

    while (g && (!g->view || g->hidden))
        g = catalogue_next(g);
    return g;
}

/* The game of the first word; NULL if there is none, or no such game. */
static const struct game *named_game(void)
{
    const struct game *g = words && words[0] ? catalogue_find(words[0], strlen(words[0])) : NULL;

    return g && g->view ? g : NULL;
}

static bool is_link(void)
{
    return words && words[0] && g_str_has_prefix(words[0], "http");
}

static void open_link(struct window *w, const char *link)
{
    if (!post_open(w, link) && !room_link(w, link))
        window_toast(w, "%s is no link to a room or a game by post.", link);
}

/* A game goes on, or the one that was given is opened. */
static void open_game(struct window *w, const struct game *g, const char *state)
{
    gsize length = state ? strlen(state) : 0;

    if (view)
        session_view(w->session, g, state, length);
    else if (state)
        session_share(w->session, g, state, length);
    else
        session_resume(w->session, g);
}

/* The viewer shows the first game if none is named: the word is then a position of it. */
static void activate(GtkApplication *app, gpointer unused)
{
    struct window *w = window_new(app, trace || watch);
    const struct game *named = named_game(), *g = named ? named : view ? first_game() : NULL;
    const char *state = named ? words[1] : words ? words[0] : NULL;

    (void)unused;
    if (is_link())
        open_link(w, words[0]);
    else if (g)
        open_game(w, g, state);
    play_passed(w);
    if (g && !is_link())
        window_fit(w, g);
    if (watch)
        trace_watch(w);
    gtk_window_present(GTK_WINDOW(w->window));
    sound_prepare(w);
}

static int no_such_game(void)
{
    g_printerr("parlour-gtk: there is no game '%s'; there are", words[0]);
    for (const struct game *g = catalogue_next(NULL); g; g = catalogue_next(g))
        if (g->view && !g->hidden)
            g_printerr(" %s", g->rules->name);
    g_printerr("\n");
    return 2;
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
    if (words && words[0] && !view && !is_link() && !named_game())
        return no_such_game();
    /* Boards are painted by Cairo. Preparing a graphics card for the rest takes longer than all else. */
    g_setenv("GSK_RENDERER", "cairo", FALSE);
    /* Every start is a window of its own: two games side by side are two programs. */
    text_measure_by(painter_measure);
    app = adw_application_new("org.parlour.Parlour", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(app, "activate", G_CALLBACK(activate), NULL);
    status = g_application_run(G_APPLICATION(app), 1, arguments);
    g_object_unref(app);
    g_strfreev(words);
    return status;
}
