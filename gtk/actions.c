/* What the header bar, the menu and the keys can do with the game. */
#include "gtk/window.h"

static void wake(struct window *w, bool changed)
{
    if (!changed)
        return;
    thinking_stop(&w->computer);
    thinking_stop(&w->adviser);
    board_wake(w->board);
}

static void act_undo(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    struct window *w = data;

    (void)action;
    (void)parameter;
    wake(w, w->table && table_undo(w->table));
}

static void act_redo(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    struct window *w = data;

    (void)action;
    (void)parameter;
    wake(w, w->table && table_redo(w->table));
}

static void act_reset(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    struct window *w = data;

    (void)action;
    (void)parameter;
    wake(w, w->table && table_reset(w->table));
}

static void act_seats(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    struct window *w = data;

    (void)action;
    (void)parameter;
    if (w->table)
        seats_open(w, 0);
}

static void act_hint(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    (void)action;
    (void)parameter;
    play_hint(data);
}

static void act_course(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    struct window *w = data;

    (void)action;
    (void)parameter;
    if (!w->table)
        return;
    table_show_course(w->table, !table_course_shown(w->table));
    wake(w, true);
}

static void act_new(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    struct window *w = data;

    (void)action;
    (void)parameter;
    if (w->table)
        sheet_open(w, table_game(w->table));
}

static void act_games(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    struct window *w = data;

    (void)action;
    (void)parameter;
    play_close(w);
    viewer_close(w);
    window_show(w, "start");
}

static void act_view(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    struct window *w = data;
    char text[16384];
    struct writer out = writer_over(text, sizeof text);

    (void)action;
    (void)parameter;
    if (!w->table)
        return;
    if (viewer_is_open(w)) {
        const struct game *g = table_game(w->table);

        viewer_close(w);
        if (!play_resume(w, g))
            sheet_open(w, g);
        return;
    }
    table_snapshot(w->table, &out);
    viewer_open(w, table_game(w->table), text);
}

static void act_moves(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    struct window *w = data;

    (void)action;
    (void)parameter;
    adw_flap_set_reveal_flap(w->flap, !adw_flap_get_reveal_flap(w->flap));
}

static void act_preferences(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    (void)action;
    (void)parameter;
    preferences_open(data);
}

static const GActionEntry window_actions[] = {
    {.name = "undo", .activate = act_undo},
    {.name = "redo", .activate = act_redo},
    {.name = "reset", .activate = act_reset},
    {.name = "seats", .activate = act_seats},
    {.name = "hint", .activate = act_hint},
    {.name = "course", .activate = act_course},
    {.name = "new", .activate = act_new},
    {.name = "games", .activate = act_games},
    {.name = "view", .activate = act_view},
    {.name = "moves", .activate = act_moves},
    {.name = "preferences", .activate = act_preferences},
};

void actions_add(struct window *w, GtkApplication *app)
{
    static const char *const keys[][3] = {
        {"win.undo", "<Control>z", NULL},
        {"win.redo", "<Control><Shift>z", "<Control>y"},
        {"win.reset", "<Control>BackSpace", NULL},
        {"win.hint", "<Control>h", NULL},
        {"win.new", "<Control>n", NULL},
        {"win.moves", "F9", NULL},
        {"win.course", "F8", NULL},
        {"win.open", "<Control>o", NULL},
        {"win.save", "<Control>s", NULL},
        {"win.copy", "<Control>c", NULL},
        {"win.paste", "<Control>v", NULL},
        {"win.export", "<Control>e", NULL},
        {"win.print", "<Control>p", NULL},
        {"win.rules", "F1", NULL},
        {"win.shortcuts", "<Control>question", NULL},
        {"win.preferences", "<Control>comma", NULL},
        {"window.close", "<Control>q", "<Control>w"},
    };
    GActionMap *map = G_ACTION_MAP(w->window);

    g_action_map_add_action_entries(map, window_actions, G_N_ELEMENTS(window_actions), w);
    g_action_map_add_action_entries(map, file_actions, file_action_count, w);
    g_action_map_add_action_entries(map, help_actions, help_action_count, w);
    for (gsize i = 0; i < G_N_ELEMENTS(keys); i++)
        gtk_application_set_accels_for_action(app, keys[i][0],
                                              (const char *const[]){keys[i][1], keys[i][2], NULL});
}
