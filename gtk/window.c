/* The window: header bar, pages, actions. */
#include "gtk/window.h"

#include <stdarg.h>

void window_toast(struct window *w, const char *format, ...)
{
    va_list list;
    char *text;

    va_start(list, format);
    text = g_strdup_vprintf(format, list);
    va_end(list);
    toast_show(w, text, NULL);
    g_free(text);
}

/* Keys that come to a button which is gone are lost: those of another page, and of the start page, which is filled anew. */
static void leave_focus(struct window *w, gboolean start)
{
    GtkWidget *focus = gtk_window_get_focus(GTK_WINDOW(w->window));

    if (focus && (start || !gtk_widget_is_ancestor(focus, gtk_stack_get_visible_child(w->pages))))
        gtk_window_set_focus(GTK_WINDOW(w->window), NULL);
}

void window_show(struct window *w, const char *page)
{
    gboolean game = g_str_equal(page, "game"), start = g_str_equal(page, "start");

    gtk_stack_set_visible_child_name(w->pages, page);
    trace_say(w, "page %s", page);
    leave_focus(w, start);
    gtk_widget_set_visible(w->game_buttons, game);
    gtk_widget_set_visible(w->moves_button, game);
    gtk_widget_set_visible(w->new_button, game);
    gtk_widget_set_visible(w->games_button, !start);
    if (start)
        start_update(w);
}

enum palette window_palette(const struct window *w)
{
    AdwStyleManager *style = adw_style_manager_get_default();

    if (w->preferences.palette >= 0)
        return (enum palette)w->preferences.palette;
    if (adw_style_manager_get_high_contrast(style))
        return PALETTE_CONTRAST;
    return adw_style_manager_get_dark(style) ? PALETTE_DARK : PALETTE_LIGHT;
}

void window_look(struct window *w)
{
    static const AdwColorScheme schemes[] = {
        [PALETTE_LIGHT] = ADW_COLOR_SCHEME_FORCE_LIGHT,
        [PALETTE_DARK] = ADW_COLOR_SCHEME_FORCE_DARK,
        [PALETTE_CONTRAST] = ADW_COLOR_SCHEME_FORCE_LIGHT,
    };
    int chosen = w->preferences.palette;
    gboolean animated = TRUE;

    adw_style_manager_set_color_scheme(adw_style_manager_get_default(),
                                       chosen < 0 ? ADW_COLOR_SCHEME_DEFAULT : schemes[chosen]);
    style_apply(w, window_palette(w));
    board_set_palette(w->board, window_palette(w));
    g_object_get(gtk_settings_get_default(), "gtk-enable-animations", &animated, NULL);
    if (w->session)
        session_speed(w->session, animated ? (float)w->preferences.speed : 0);
    gtk_widget_queue_draw(GTK_WIDGET(w->window));
}

static void style_changed(GObject *style, GParamSpec *unused, GObject *window)
{
    (void)style;
    (void)unused;
    window_look(g_object_get_data(window, "window"));
}

/* A window that is higher or wider than the screen could not be reached everywhere. */
static void keep_on_screen(GtkWidget *window, int *width, int *height)
{
    GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
    GdkMonitor *monitor =
        surface ? gdk_display_get_monitor_at_surface(gdk_surface_get_display(surface), surface)
                : NULL;
    GdkRectangle screen;

    if (!monitor)
        return;
    gdk_monitor_get_geometry(monitor, &screen);
    *width = MIN(*width, screen.width);
    *height = MIN(*height, screen.height);
}

/* Borders and the header bar are known only when the window stands: what the content lacks or has
   too much is then added to the window, as far as the screen goes. A few frames at most. */
static gboolean correct_size(GtkWidget *window, GdkFrameClock *clock, gpointer data)
{
    struct window *w = g_object_get_data(G_OBJECT(window), "window");
    const struct view *view = w->fitted->view;
    int *frames = data, width, height, lacks_width, lacks_height;

    (void)clock;
    if ((*frames)-- == 0) {
        trace_now(w);
        return G_SOURCE_REMOVE;
    }
    lacks_width = (int)view->paper[FORM_WIDE].width - gtk_widget_get_width(GTK_WIDGET(w->pages));
    lacks_height = (int)view->paper[FORM_WIDE].least - gtk_widget_get_height(GTK_WIDGET(w->pages));
    if (!gtk_widget_get_width(GTK_WIDGET(w->pages)) || (lacks_width == 0 && lacks_height == 0))
        return G_SOURCE_CONTINUE;
    gtk_window_get_default_size(GTK_WINDOW(window), &width, &height);
    width += lacks_width;
    height += lacks_height;
    keep_on_screen(window, &width, &height);
    gtk_window_set_default_size(GTK_WINDOW(window), width, height);
    return G_SOURCE_CONTINUE;
}

/* The content gets exactly the size of the game's document, or the size that somebody chose for it. */
void window_fit(struct window *w, const struct game *g)
{
    enum { FRAMES = 12, USUAL_BAR = 47 };
    int *frames, width, height;
    struct page wide;

    if (w->preferences.maximised)
        return;
    w->fitted = g;
    if (preferences_size(g, &width, &height)) {
        gtk_window_set_default_size(GTK_WINDOW(w->window), width, height);
        return;
    }
    wide = view_page(g->view, FORM_WIDE, 0, 0);
    gtk_window_set_default_size(GTK_WINDOW(w->window), (int)wide.width,
                                (int)wide.height + USUAL_BAR);
    frames = g_new(int, 1);
    *frames = FRAMES;
    gtk_widget_add_tick_callback(GTK_WIDGET(w->window), correct_size, frames, g_free);
}

/* Building ------------------------------------------------------------------------------------- */

GtkWidget *window_tool(const char *icon, const char *name, const char *action)
{
    GtkWidget *button = gtk_button_new_from_icon_name(icon);

    gtk_widget_set_tooltip_text(button, name);
    gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
    gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    return button;
}

static GMenuModel *menu(void)
{
    static const char *const items[][2] = {
        {"New game…", "win.new"},
        {"Play together…", "win.together"},
        {"Your games", "win.yours"},
        {"Open…", "win.open"},
        {"Save as…", "win.save"},
        {"All your games into a file…", "win.archive"},
        {NULL, NULL},
        {"Copy position", "win.copy"},
        {"Paste position", "win.paste"},
        {"Viewer", "win.view"},
        {"Export picture…", "win.export"},
        {"Print…", "win.print"},
        {NULL, NULL},
        {"Moves", "win.moves"},
        {"Who plays", "win.seats"},
        {"Reset my turn", "win.reset"},
        {"How the game went", "win.course"},
        {"Lessons", "win.lessons"},
        {"Today's puzzle", "win.puzzle"},
        {"Your progress", "win.progress"},
        {"Rules", "win.rules"},
        {"Keyboard shortcuts", "win.shortcuts"},
        {"Preferences", "win.preferences"},
        {"About Parlour", "win.about"},
    };
    GMenu *whole = g_menu_new(), *section = g_menu_new();

    for (gsize i = 0; i < G_N_ELEMENTS(items); i++)
        if (items[i][0]) {
            g_menu_append(section, items[i][0], items[i][1]);
        } else {
            g_menu_append_section(whole, NULL, G_MENU_MODEL(section));
            g_object_unref(section);
            section = g_menu_new();
        }
    g_menu_append_section(whole, NULL, G_MENU_MODEL(section));
    g_object_unref(section);
    return G_MENU_MODEL(whole);
}

/* What a narrow window leaves out: the menu has it too. */
static GtkWidget *where_it_fits(GtkWidget *child)
{
    GtkWidget *squeezer = adw_squeezer_new();

    adw_squeezer_set_homogeneous(ADW_SQUEEZER(squeezer), FALSE);
    adw_squeezer_set_allow_none(ADW_SQUEEZER(squeezer), TRUE);
    adw_squeezer_add(ADW_SQUEEZER(squeezer), child);
    return squeezer;
}

static GtkWidget *header(struct window *w)
{
    AdwHeaderBar *bar = ADW_HEADER_BAR(adw_header_bar_new());
    GtkWidget *more = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4);
    GMenuModel *model = menu();

    w->title = ADW_WINDOW_TITLE(adw_window_title_new("Parlour", ""));
    w->games_button = window_tool("go-home-symbolic", "All games", "win.games");
    w->game_buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 4);
    w->new_button = window_tool("document-new-symbolic", "New game", "win.new");
    w->moves_button = window_tool("view-list-symbolic", "Moves", "win.moves");
    w->menu_button = gtk_menu_button_new();
    gtk_menu_button_set_icon_name(GTK_MENU_BUTTON(w->menu_button), "open-menu-symbolic");
    gtk_menu_button_set_menu_model(GTK_MENU_BUTTON(w->menu_button), model);
    gtk_menu_button_set_primary(GTK_MENU_BUTTON(w->menu_button), TRUE); /* F10 opens it */
    gtk_widget_set_tooltip_text(w->menu_button, "Menu");
    g_object_unref(model);
    gtk_box_append(GTK_BOX(w->game_buttons), window_tool("edit-undo-symbolic", "Undo", "win.undo"));
    gtk_box_append(GTK_BOX(w->game_buttons), window_tool("edit-redo-symbolic", "Redo", "win.redo"));
    gtk_box_append(GTK_BOX(w->game_buttons),
                   window_tool("dialog-question-symbolic", "Hint", "win.hint"));
    adw_header_bar_set_title_widget(bar, where_it_fits(GTK_WIDGET(w->title)));
    adw_header_bar_set_centering_policy(bar, ADW_CENTERING_POLICY_LOOSE); /* narrow, if need be */
    adw_header_bar_pack_start(bar, w->games_button);
    adw_header_bar_pack_start(bar, w->game_buttons);
    adw_header_bar_pack_end(bar, w->menu_button);
    gtk_box_append(GTK_BOX(more), w->new_button);
    gtk_box_append(GTK_BOX(more), w->moves_button);
    adw_header_bar_pack_end(bar, where_it_fits(more));
    return GTK_WIDGET(bar);
}

static void passed(Board *board, struct window *w)
{
    (void)board;
    play_passed(w);
}

static void told(Board *board, const char *what, struct window *w)
{
    (void)board;
    window_toast(w, "%s", what);
}

static GtkWidget *game_page(struct window *w)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0), *side = room_panel(w);

    w->flap = ADW_FLAP(adw_flap_new());
    w->board = PARLOUR_BOARD(board_new());
    g_signal_connect(w->board, "passed", G_CALLBACK(passed), w);
    g_signal_connect(w->board, "told", G_CALLBACK(told), w);
    adw_flap_set_content(w->flap, busy_over(w, GTK_WIDGET(w->board)));
    adw_flap_set_flap(w->flap, moves_list(w));
    adw_flap_set_flap_position(w->flap, GTK_PACK_END);
    adw_flap_set_reveal_flap(w->flap, FALSE);
    adw_flap_set_locked(w->flap, TRUE); /* a window that grows wide again does not open it */
    adw_flap_set_swipe_to_open(w->flap, FALSE);
    adw_flap_set_swipe_to_close(w->flap, FALSE);
    gtk_widget_set_vexpand(GTK_WIDGET(w->flap), TRUE);
    gtk_widget_set_hexpand(GTK_WIDGET(w->flap), TRUE);
    gtk_box_append(GTK_BOX(row), GTK_WIDGET(w->flap));
    if (side)
        gtk_box_append(GTK_BOX(row), side);
    gtk_box_append(GTK_BOX(box), row);
    gtk_box_append(GTK_BOX(box), notice_bar(w));
    gtk_box_append(GTK_BOX(box), viewer_bar(w));
    return box;
}

/* A size that somebody chose is kept, for this game. */
static void keep_size(struct window *w)
{
    const struct view *view = w->fitted->view;
    int width = 0, height = 0;

    if (gtk_widget_get_width(GTK_WIDGET(w->pages)) != (int)view->paper[FORM_WIDE].width ||
        gtk_widget_get_height(GTK_WIDGET(w->pages)) != (int)view->paper[FORM_WIDE].least)
        gtk_window_get_default_size(GTK_WINDOW(w->window), &width, &height);
    preferences_keep_size(w->fitted, width, height);
}

static gboolean closing(GtkWindow *window, struct window *w)
{
    w->preferences.maximised = gtk_window_is_maximized(window);
    if (!w->preferences.maximised && w->fitted)
        keep_size(w);
    preferences_write(&w->preferences);
    play_close(w);
    return GDK_EVENT_PROPAGATE;
}

static void destroyed(gpointer data)
{
    struct window *w = data;

    thinking_stop(w);
    looking_stop(w);
    file_stop(w);
    g_clear_handle_id(&w->toast.timer, g_source_remove);
    g_free(w->notice.last);
    g_free(w->panel.shown);
    g_ptr_array_unref(w->viewer.entries);
    g_free(w->last_trace);
    g_clear_object(&w->style);
    g_free(w);
}

struct window *window_new(GtkApplication *app, gboolean trace)
{
    struct window *w = g_new0(struct window, 1);
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);

    w->trace = trace;
    preferences_read(&w->preferences);
    w->window = ADW_APPLICATION_WINDOW(adw_application_window_new(app));
    g_object_set_data_full(G_OBJECT(w->window), "window", w, destroyed);
    w->pages = GTK_STACK(gtk_stack_new());
    gtk_stack_set_hhomogeneous(w->pages, FALSE); /* only what is seen needs room */
    gtk_stack_set_vhomogeneous(w->pages, FALSE);
    gtk_box_append(GTK_BOX(box), header(w));
    gtk_box_append(GTK_BOX(box), toast_over(w, GTK_WIDGET(w->pages)));
    gtk_stack_add_named(w->pages, start_page(w), "start");
    gtk_stack_add_named(w->pages, sheet_page(w), "sheet");
    gtk_stack_add_named(w->pages, games_page(w), "games");
    gtk_stack_add_named(w->pages, game_page(w), "game");
    adw_application_window_set_content(w->window, box);
    actions_add(w, app);
    gtk_window_set_title(GTK_WINDOW(w->window), "Parlour");
    gtk_window_set_icon_name(GTK_WINDOW(w->window), "org.parlour.Parlour");
    gtk_window_set_default_size(GTK_WINDOW(w->window), 1200, 747);
    if (w->preferences.maximised)
        gtk_window_maximize(GTK_WINDOW(w->window));
    g_signal_connect(w->window, "close-request", G_CALLBACK(closing), w);
    g_signal_connect_object(adw_style_manager_get_default(), "notify", G_CALLBACK(style_changed),
                            w->window, 0);
    play_open(w);
    window_look(w);
    window_show(w, "start");
    play_passed(w);
    return w;
}
