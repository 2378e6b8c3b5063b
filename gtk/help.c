/* Rules, shortcuts and what this program is. */
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
    {"f", "Turn the piece over"},
    {"Escape", "Put the piece back, call off a wait, close what is open"},
    {"<Control>z", "Undo"},
    {"<Control><Shift>z", "Redo"},
    {"<Control>BackSpace", "Reset my turn"},
    {"<Control>h", "Hint"},
    {"<Control>n", "New game"},
    {"F9", "Moves"},
    {"Page_Up Page_Down", "A move back, a move on"},
    {"<Shift>Page_Up <Shift>Page_Down", "To the first, to the latest"},
    {"F8", "How the game went"},
    {"F7", "Viewer, and back"},
    {"<Control>g", "Your games"},
    {"<Alt>Home", "All games"},
    {"F1", "Rules"},
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

/* One paragraph of the rules. The one that is about what is to be done now stands out. */
static GtkWidget *paragraph(const char *text, gboolean now)
{
    GtkWidget *label = gtk_label_new(text);

    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_widget_add_css_class(label, now ? "chapter" : "paragraph");
    return label;
}

static GtkWidget *paragraphs(const struct table *t)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
    char **parts = g_strsplit(table_game(t)->rules->guide, "\n\n", -1);
    int chapter = table_chapter(t);

    for (int i = 0; parts[i]; i++)
        if (*g_strchomp(parts[i])) {
            GtkWidget *label = paragraph(parts[i], i == chapter);

            gtk_box_append(GTK_BOX(box), label);
            if (i == chapter)
                g_object_set_data(G_OBJECT(box), "chapter", label);
        }
    g_strfreev(parts);
    gtk_widget_set_margin_start(box, 16);
    gtk_widget_set_margin_end(box, 16);
    gtk_widget_set_margin_bottom(box, 24);
    return box;
}

/* Down to the chapter, once it is known where it is. */
static gboolean scroll_to_chapter(GtkWidget *box, GdkFrameClock *clock, gpointer scroller)
{
    GtkWidget *label = g_object_get_data(G_OBJECT(box), "chapter");
    double x = 0, y = 0;

    (void)clock;
    if (gtk_widget_get_height(box) == 0)
        return G_SOURCE_CONTINUE;
    if (label && gtk_widget_translate_coordinates(label, box, 0, 0, &x, &y))
        gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller)),
                                 y - 60);
    return G_SOURCE_REMOVE;
}

/* The rules, open at the chapter of what is to be done now if the view can say. */
static void act_rules(GSimpleAction *action, GVariant *parameter, gpointer data)
{
    struct window *w = data;
    GtkWidget *window, *scroller, *box, *text;

    (void)action;
    (void)parameter;
    if (!w->table || !table_game(w->table)->rules->guide)
        return;
    window = adw_window_new();
    box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    scroller = gtk_scrolled_window_new();
    text = paragraphs(w->table);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), text);
    gtk_widget_add_tick_callback(text, scroll_to_chapter, scroller, NULL);
    gtk_widget_set_vexpand(scroller, TRUE);
    gtk_box_append(GTK_BOX(box), adw_header_bar_new());
    gtk_box_append(GTK_BOX(box), scroller);
    adw_window_set_content(ADW_WINDOW(window), box);
    gtk_window_set_title(GTK_WINDOW(window), table_game(w->table)->rules->title);
    gtk_window_set_default_size(GTK_WINDOW(window), 600, 620);
    gtk_window_set_transient_for(GTK_WINDOW(window), GTK_WINDOW(w->window));
    gtk_window_present(GTK_WINDOW(window));
    trace_say(w, "rules %d", table_chapter(w->table));
}

const GActionEntry help_actions[] = {
    {.name = "about", .activate = act_about},
    {.name = "shortcuts", .activate = act_shortcuts},
    {.name = "rules", .activate = act_rules},
};
const int help_action_count = G_N_ELEMENTS(help_actions);
