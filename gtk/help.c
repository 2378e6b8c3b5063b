/* Shortcuts and what this program is. */
#include "gtk/window.h"

static void act_about(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    struct window *w = data;

    (void)action;
    (void)parameter;
    adw_show_about_window(GTK_WINDOW(w->window), "application-name", "Parlour", "application-icon",
                          "org.parlour.Parlour", "version", PARLOUR_VERSION, "license-type",
                          GTK_LICENSE_MIT_X11, "comments",
                          "Modern board games with rules exact to the letter.\n\nThe games' names "
                          "are trademarks of their "
                          "owners, who have nothing to do with this program.",
                          NULL);
}

static const struct shortcut {
    const char *keys, *meaning;
} shortcuts[] = {
    {"Left Right Up Down", "Move about the board"},
    {"Return", "Choose, put down"},
    {"r", "Turn the piece to the right"},
    {"l", "Turn the piece to the left"},
    {"f", "Flip the piece"},
    {"Escape", "Put the piece back, call off a wait, close what is open"},
    {"<Control>z", "Undo"},
    {"<Control><Shift>z", "Redo"},
    {"<Control>BackSpace", "Reset my turn"},
    {"<Control>h", "Hint"},
    {"<Control>n", "New game"},
    {"F9", "Moves"},
    {"F10", "Menu"},
    {"Page_Up Page_Down", "A move back, a move on"},
    {"<Shift>Page_Up <Shift>Page_Down", "To the first, to the latest"},
    {"F8", "How the game went"},
    {"F7", "Viewer, and back"},
    {"<Control>g", "Your games"},
    {"<Alt>Home", "All games"},
    {"F1", "Rules, with pictures"},
    {"<Control>m", "Sound on or off"},
    {"<Control>o", "Open a saved game"},
    {"<Control>s", "Save the game"},
    {"<Control>c", "Copy the position"},
    {"<Control>v", "Paste a position"},
    {"<Control>e", "Export a picture"},
    {"<Control>p", "Print"},
    {"<Control>q", "Quit (the game is kept)"},
};

static void act_shortcuts(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    struct window *w = data;
    GString *xml = g_string_new("<interface><object class='GtkShortcutsWindow' id='window'>"
                                "<property name='modal'>1</property><child>"
                                "<object class='GtkShortcutsSection'><child>"
                                "<object class='GtkShortcutsGroup'>");
    GtkBuilder *builder;
    GtkWindow *window;

    (void)action;
    (void)parameter;
    for (gsize i = 0; i < G_N_ELEMENTS(shortcuts); i++) {
        char *one = g_markup_printf_escaped(
            "<child><object class='GtkShortcutsShortcut'><property name='accelerator'>%s</property>"
            "<property name='title'>%s</property></object></child>",
            shortcuts[i].keys, shortcuts[i].meaning);

        g_string_append(xml, one);
        g_free(one);
    }
    g_string_append(xml, "</object></child></object></child></object></interface>");
    builder = gtk_builder_new_from_string(xml->str, (gssize)xml->len);
    window = GTK_WINDOW(gtk_builder_get_object(builder, "window"));
    gtk_window_set_transient_for(window, GTK_WINDOW(w->window));
    gtk_window_present(window);
    g_object_unref(builder);
    g_string_free(xml, TRUE);
}

static void act_rules(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    (void)action;
    (void)parameter;
    rules_open(data);
}

const GActionEntry help_actions[] = {
    {.name = "about", .activate = act_about},
    {.name = "shortcuts", .activate = act_shortcuts},
    {.name = "rules", .activate = act_rules},
};
const int help_action_count = G_N_ELEMENTS(help_actions);
