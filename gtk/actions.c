/* What the header bar, the menu and the keys can do. Most of it is the session's. */
#include "gtk/window.h"

/* The session's actions, by the names that menus and keys use. */
static const struct {
    const char *name;
    enum action action;
} of_session[] = {
    {"undo", ACTION_UNDO},       {"redo", ACTION_REDO},         {"reset", ACTION_RESET},
    {"hint", ACTION_HINT},       {"course", ACTION_COURSE},     {"puzzle", ACTION_PUZZLE},
    {"lessons", ACTION_LESSONS}, {"progress", ACTION_PROGRESS}, {"new", ACTION_NEW},
    {"seats", ACTION_SEATS},     {"view", ACTION_VIEW},         {"copy", ACTION_COPY},
    {"save", ACTION_SAVE},       {"archive", ACTION_ARCHIVE},   {"recall", ACTION_RECALL},
    {"games", ACTION_HOME},      {"first", ACTION_FIRST},       {"previous", ACTION_PREVIOUS},
    {"next", ACTION_NEXT},       {"latest", ACTION_LATEST},     {"yours", ACTION_GAMES},
};

static void act(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    const char *name = g_action_get_name(G_ACTION(action));

    (void)parameter;
    for (gsize i = 0; i < G_N_ELEMENTS(of_session); i++)
        if (g_str_equal(of_session[i].name, name))
            play_do(data, of_session[i].action);
}

/* What cannot be done now looks so. */
void actions_update(struct window *w)
{
    static const char *const of_the_board[] = {"export", "print", "moves", "rules"};
    GActionMap *map = G_ACTION_MAP(w->window);

    for (gsize i = 0; i < G_N_ELEMENTS(of_session); i++)
        g_simple_action_set_enabled(
            G_SIMPLE_ACTION(g_action_map_lookup_action(map, of_session[i].name)),
            session_can(w->session, of_session[i].action));
    for (gsize i = 0; i < G_N_ELEMENTS(of_the_board); i++)
        g_simple_action_set_enabled(
            G_SIMPLE_ACTION(g_action_map_lookup_action(map, of_the_board[i])), w->table != NULL);
}

static void act_moves(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    struct window *w = data;

    (void)action;
    (void)parameter;
    moves_toggle(w);
}

static void act_preferences(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    (void)action;
    (void)parameter;
    preferences_open(data);
}

static void act_sound(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    (void)action;
    (void)parameter;
    sound_switch(data);
}

/* Whatever is open closes: the sheet, the list of games, the moves, the viewer. */
static void act_close(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    struct window *w = data;
    gboolean on_game = g_str_equal(gtk_stack_get_visible_child_name(w->pages), "game");

    (void)action;
    (void)parameter;
    if (!on_game && w->table)
        window_show(w, "game");
    else if (!on_game)
        window_show(w, "start");
    else if (session_escape(w->session))
        board_wake(w->board);
    else if (adw_flap_get_reveal_flap(w->flap))
        adw_flap_set_reveal_flap(w->flap, FALSE);
    else if (session_viewing(w->session))
        play_do(w, ACTION_VIEW);
    if (w->table && g_str_equal(gtk_stack_get_visible_child_name(w->pages), "game"))
        gtk_widget_grab_focus(GTK_WIDGET(w->board));
    play_passed(w);
}

static void act_together(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    (void)action;
    (void)parameter;
    together_join(data);
}

static const GActionEntry window_actions[] = {
    {.name = "together", .activate = act_together},
    {.name = "moves", .activate = act_moves},
    {.name = "preferences", .activate = act_preferences},
    {.name = "sound", .activate = act_sound},
    {.name = "leave", .activate = act_close},
};

static void add_keys(GtkApplication *app)
{
    static const char *const keys[][3] = {
        {"win.hint", "<Control>h", NULL},
        {"win.new", "<Control>n", NULL},
        {"win.moves", "F9", NULL},
        {"win.course", "F8", NULL},
        {"win.view", "F7", NULL},
        {"win.games", "<Alt>Home", NULL},
        {"win.yours", "<Control>g", NULL},
        {"win.together", "<Control>t", NULL},
        {"win.open", "<Control>o", NULL},
        {"win.save", "<Control>s", NULL},
        {"win.export", "<Control>e", NULL},
        {"win.print", "<Control>p", NULL},
        {"win.sound", "<Control>m", NULL},
        {"win.rules", "F1", NULL},
        {"win.shortcuts", "<Control>question", NULL},
        {"win.preferences", "<Control>comma", NULL},
        {"window.close", "<Control>q", "<Control>w"},
    };

    for (gsize i = 0; i < G_N_ELEMENTS(keys); i++)
        gtk_application_set_accels_for_action(app, keys[i][0],
                                              (const char *const[]){keys[i][1], keys[i][2], NULL});
}

/* Keys that mean something in a text field too: the field comes first, the game gets what it leaves. */
static void add_late_keys(struct window *w)
{
    static const char *const keys[][2] = {
        {"<Control>z", "win.undo"},          {"<Control><Shift>z", "win.redo"},
        {"<Control>y", "win.redo"},          {"<Control>c", "win.copy"},
        {"<Control>v", "win.paste"},         {"Escape", "win.leave"},
        {"<Control>BackSpace", "win.reset"}, {"Page_Up", "win.previous"},
        {"Page_Down", "win.next"},           {"<Shift>Page_Up", "win.first"},
        {"<Shift>Page_Down", "win.latest"},
    };
    GtkEventController *late = gtk_shortcut_controller_new();

    gtk_event_controller_set_propagation_phase(late, GTK_PHASE_BUBBLE);
    for (gsize i = 0; i < G_N_ELEMENTS(keys); i++)
        gtk_shortcut_controller_add_shortcut(
            GTK_SHORTCUT_CONTROLLER(late),
            gtk_shortcut_new(gtk_shortcut_trigger_parse_string(keys[i][0]),
                             gtk_named_action_new(keys[i][1])));
    gtk_widget_add_controller(GTK_WIDGET(w->window), late);
}

void actions_add(struct window *w, GtkApplication *app)
{
    GActionMap *map = G_ACTION_MAP(w->window);

    for (gsize i = 0; i < G_N_ELEMENTS(of_session); i++)
        g_action_map_add_action_entries(
            map, &(GActionEntry){.name = of_session[i].name, .activate = act}, 1, w);
    g_action_map_add_action_entries(map, window_actions, G_N_ELEMENTS(window_actions), w);
    g_action_map_add_action_entries(map, file_actions, file_action_count, w);
    g_action_map_add_action_entries(map, help_actions, help_action_count, w);
    add_keys(app);
    add_late_keys(w);
}
