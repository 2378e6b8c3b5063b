/* Your games: every one that was ever begun, with a small picture; found, opened, removed. */
#include "gtk/window.h"

#include "gtk/canvas.h"

#include <string.h>
#include <time.h>

enum { WIDEST = 760, PICTURE_WIDTH = 144, PICTURE_HEIGHT = 84, SOME_ROWS = 10, MANY = 12 };

/* A row's picture is painted from the session's list when it is seen. */
static void paint(GtkDrawingArea *area, cairo_t *to, int width, int height, gpointer data)
{
    struct window *w = data;
    const char *name = g_object_get_data(G_OBJECT(area), "name");
    struct canvas *c = g_object_get_data(G_OBJECT(area), "canvas");
    struct table *t = w->session ? session_look(w->session, name) : NULL;
    struct box face;

    (void)width;
    (void)height;
    if (!t)
        return;
    face = view_face(table_game(t)->view);
    canvas_paint(c, GTK_WIDGET(area), &face, to, table_draw(t), window_palette(w));
}

static GtkWidget *picture(struct window *w, const struct entry *e)
{
    GtkWidget *area = gtk_drawing_area_new();
    GtkWidget *frame = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0);
    struct box face =
        e->game && e->game->view ? view_face(e->game->view) : (struct box){0, 0, 1, 1};

    g_object_set_data_full(G_OBJECT(area), "name", g_strdup(e->name), g_free);
    g_object_set_data_full(G_OBJECT(area), "canvas", canvas_new(), (GDestroyNotify)canvas_free);
    gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(area), PICTURE_HEIGHT);
    gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(area),
                                       (int)(PICTURE_HEIGHT * face.w / face.h + 0.5f));
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), paint, w, NULL);
    gtk_widget_set_halign(area, GTK_ALIGN_CENTER);
    gtk_widget_set_valign(area, GTK_ALIGN_CENTER);
    gtk_widget_set_hexpand(area, TRUE);
    gtk_widget_add_css_class(frame, "picture");
    gtk_widget_set_size_request(frame, PICTURE_WIDTH, PICTURE_HEIGHT + 8);
    gtk_widget_set_hexpand(frame, FALSE);
    gtk_widget_set_overflow(frame, GTK_OVERFLOW_HIDDEN);
    gtk_box_append(GTK_BOX(frame), area);
    return frame;
}

/* Today only the time, this year without the year. */
static char *date(int64_t seconds)
{
    GDateTime *when = g_date_time_new_from_unix_local(seconds), *now = g_date_time_new_now_local();
    gboolean year = g_date_time_get_year(when) == g_date_time_get_year(now);
    gboolean today = year && g_date_time_get_day_of_year(when) == g_date_time_get_day_of_year(now);
    char *text = g_date_time_format(when, today ? "%H:%M" : year ? "%-d %B" : "%-d %B %Y");

    g_date_time_unref(when);
    g_date_time_unref(now);
    return text;
}

static void renew(struct window *w);

static void removed(GtkWidget *button, struct window *w)
{
    session_forget(w->session, g_object_get_data(G_OBJECT(button), "name"));
    board_wake(w->board);
    play_passed(w);
    renew(w);
}

static GtkWidget *remove_button(struct window *w, const char *name)
{
    GtkWidget *button = gtk_button_new_from_icon_name("user-trash-symbolic");

    gtk_widget_set_tooltip_text(button, "Remove");
    gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                   "Remove this game", -1);
    gtk_widget_add_css_class(button, "flat");
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER);
    g_object_set_data_full(G_OBJECT(button), "name", g_strdup(name), g_free);
    g_signal_connect(button, "clicked", G_CALLBACK(removed), w);
    return button;
}

static GtkWidget *line(const char *text, const char *style)
{
    GtkWidget *label = gtk_label_new(text);

    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_widget_add_css_class(label, style);
    return label;
}

/* Title and date on one line, below it what is told of the game, and its state. */
static GtkWidget *words(struct window *w, int i, const struct entry *e)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);
    GtkWidget *first = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    char text[SENTENCE_ROOM], *when = e->changed ? date(e->changed) : g_strdup("");
    struct writer out = writer_over(text, sizeof text);
    GtkWidget *title = line(e->game ? e->game->rules->title : e->name, "heading");
    GtkWidget *state = line(entry_state(e), e->over || !e->game ? "was" : "is");

    session_tell_entry(w->session, i, &out);
    gtk_widget_add_css_class(state, "state");
    gtk_widget_set_halign(state, GTK_ALIGN_START);
    gtk_widget_set_hexpand(title, TRUE);
    gtk_box_append(GTK_BOX(first), title);
    gtk_box_append(GTK_BOX(first), line(when, "dim-label"));
    gtk_box_append(GTK_BOX(box), first);
    gtk_box_append(GTK_BOX(box), line(text, "dim-label"));
    gtk_box_append(GTK_BOX(box), state);
    gtk_widget_set_hexpand(box, TRUE);
    gtk_widget_set_valign(box, GTK_ALIGN_CENTER);
    trace_say(w, "kept %s %s", e->name, text);
    g_free(when);
    return box;
}

static void add_row(struct window *w, int i)
{
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 14);
    struct entry e;

    session_entry(w->session, i, &e);
    gtk_widget_add_css_class(row, "kept");
    gtk_box_append(GTK_BOX(row), picture(w, &e));
    gtk_box_append(GTK_BOX(row), words(w, i, &e));
    gtk_box_append(GTK_BOX(row), remove_button(w, e.name));
    g_object_set_data_full(G_OBJECT(row), "name", g_strdup(e.name), g_free);
    gtk_list_box_append(w->games.list, row);
}

/* So few at a time because GTK paints the pictures of all rows there are, whether they are seen or not. */
static void add_rows(struct window *w)
{
    int count = session_count(w->session);

    for (int i = 0; w->games.shown < count && i < SOME_ROWS; i++)
        add_row(w, w->games.shown++);
}

static gboolean add_more(gpointer data)
{
    struct window *w = data;

    w->games.filling = 0;
    add_rows(w);
    return G_SOURCE_REMOVE;
}

void games_close(struct window *w)
{
    g_clear_handle_id(&w->games.filling, g_source_remove);
}

/* More rows when the end of the list comes into sight: by scrolling, or because the window has grown. */
static void moved(GtkAdjustment *at, struct window *w)
{
    double below = gtk_adjustment_get_upper(at) - gtk_adjustment_get_value(at) -
                   gtk_adjustment_get_page_size(at);

    if (w->session && !w->games.filling && below < PICTURE_HEIGHT && w->games.shown > 0 &&
        w->games.shown < session_count(w->session))
        w->games.filling = g_idle_add(add_more, w); /* not in the middle of a layout */
}

static const struct game *chosen_game(const struct window *w)
{
    guint number = gtk_drop_down_get_selected(GTK_DROP_DOWN(w->games.kind));

    for (const struct game *g = NULL; (g = catalogue_next(g));)
        if (g->view && !g->hidden && --number == 0)
            return g;
    return NULL;
}

static void renew(struct window *w)
{
    GtkListBoxRow *row;

    session_search(w->session, gtk_editable_get_text(GTK_EDITABLE(w->games.search)), chosen_game(w),
                   (enum which)gtk_drop_down_get_selected(GTK_DROP_DOWN(w->games.state)));
    while ((row = gtk_list_box_get_row_at_index(w->games.list, 0)))
        gtk_list_box_remove(w->games.list, GTK_WIDGET(row));
    w->games.shown = 0;
    add_rows(w);
    trace_say(w, "games %d of %d", session_count(w->session), session_total(w->session));
}

static void searched(GtkWidget *entry, struct window *w)
{
    (void)entry;
    renew(w);
}

/* Escape, which the field keeps for itself. */
static void stopped(GtkWidget *entry, struct window *w)
{
    (void)entry;
    gtk_widget_activate_action(GTK_WIDGET(w->window), "win.leave", NULL);
}

static void filtered(GObject *list, GParamSpec *unused, struct window *w)
{
    (void)list;
    (void)unused;
    renew(w);
}

static void activated(GtkListBox *list, GtkListBoxRow *row, struct window *w)
{
    const char *name = g_object_get_data(G_OBJECT(gtk_list_box_row_get_child(row)), "name");

    (void)list;
    session_open(w->session, name);
    play_passed(w);
}

/* The list is as long as it is when it is opened; a game that is played meanwhile lies on the board. */
void games_update(struct window *w)
{
    gboolean open = g_str_equal(gtk_stack_get_visible_child_name(w->pages), "games");

    if (open && w->games.shown < SOME_ROWS && w->games.shown != session_count(w->session))
        renew(w);
}

void games_open(struct window *w)
{
    gboolean many = session_total(w->session) > MANY;

    gtk_widget_set_visible(gtk_widget_get_parent(w->games.search), many);
    adw_window_title_set_title(w->title, session_label(ACTION_GAMES));
    adw_window_title_set_subtitle(w->title, "");
    window_show(w, "games");
    renew(w);
    gtk_widget_grab_focus(many ? w->games.search : GTK_WIDGET(w->games.list));
}

static GtkWidget *filters(struct window *w)
{
    static const char *const states[] = {"All", "Going on", "Finished", NULL};
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8), *clamp = adw_clamp_new();
    GtkStringList *kinds = gtk_string_list_new((const char *const[]){"All kinds", NULL});

    for (const struct game *g = NULL; (g = catalogue_next(g));)
        if (g->view && !g->hidden)
            gtk_string_list_append(kinds, g->rules->title);
    w->games.search = gtk_search_entry_new();
    w->games.kind = gtk_drop_down_new(G_LIST_MODEL(kinds), NULL);
    w->games.state = gtk_drop_down_new_from_strings(states);
    gtk_widget_set_hexpand(w->games.search, TRUE);
    g_signal_connect(w->games.search, "search-changed", G_CALLBACK(searched), w);
    g_signal_connect(w->games.search, "stop-search", G_CALLBACK(stopped), w);
    g_signal_connect(w->games.kind, "notify::selected", G_CALLBACK(filtered), w);
    g_signal_connect(w->games.state, "notify::selected", G_CALLBACK(filtered), w);
    gtk_box_append(GTK_BOX(box), w->games.search);
    gtk_box_append(GTK_BOX(box), w->games.kind);
    gtk_box_append(GTK_BOX(box), w->games.state);
    adw_clamp_set_maximum_size(ADW_CLAMP(clamp), WIDEST);
    adw_clamp_set_child(ADW_CLAMP(clamp), box);
    return clamp;
}

GtkWidget *games_page(struct window *w)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);
    GtkWidget *scroller = gtk_scrolled_window_new(), *clamp = adw_clamp_new();
    GtkAdjustment *at = gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller));

    w->games.list = GTK_LIST_BOX(gtk_list_box_new());
    gtk_widget_add_css_class(GTK_WIDGET(w->games.list), "boxed-list");
    gtk_list_box_set_placeholder(
        w->games.list,
        gtk_label_new("No game is kept here yet. Every game that you begin will be."));
    g_signal_connect(w->games.list, "row-activated", G_CALLBACK(activated), w);
    g_signal_connect(at, "value-changed", G_CALLBACK(moved), w);
    g_signal_connect(at, "changed", G_CALLBACK(moved), w);
    gtk_widget_set_valign(GTK_WIDGET(w->games.list), GTK_ALIGN_START);
    adw_clamp_set_maximum_size(ADW_CLAMP(clamp), WIDEST);
    adw_clamp_set_child(ADW_CLAMP(clamp), GTK_WIDGET(w->games.list));
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), clamp);
    gtk_widget_set_vexpand(scroller, TRUE);
    gtk_box_append(GTK_BOX(box), filters(w));
    gtk_box_append(GTK_BOX(box), scroller);
    gtk_widget_set_margin_start(box, 14);
    gtk_widget_set_margin_end(box, 14);
    gtk_widget_set_margin_top(box, 10);
    gtk_widget_set_margin_bottom(box, 10);
    w->games.page = box;
    return box;
}
