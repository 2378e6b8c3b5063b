/* The start screen: choose a game. Every game that has a picture is offered. */
#include "gtk/window.h"

#include "core/walk.h"
#include "gtk/canvas.h"

/* The fewer the games, the larger their cards. Where a view can be folded only the board is shown. */
static int card_width(void)
{
    int games = 0;

    for (const struct game *g = catalogue; g->rules; g++)
        games += g->view && !g->hidden;
    return games == 1 ? 460 : games <= 4 ? 400 : 340;
}

/* Plays at random, the same way every time, at most `most` moves. Says how many it were. */
static int play_randomly(const struct rules *g, struct state *s, int most)
{
    struct settings with = settings_preset(g->options);
    struct rng r = rng_from(3);
    move list[MAX_MOVES];
    int actor, made = 0;

    state_start(g, s, &with);
    for (; made < most && (actor = g->actor(s)) != OVER; made++)
        g->apply(s, actor == CHANCE ? roll(g, s, &r)
                                    : list[rng_below(&r, (uint32_t)g->moves(s, list))]);
    return made;
}

/* A position worth looking at: from the middle of some game. */
static void write_middle(struct writer *out, const struct rules *g)
{
    struct state *s = state_new(g);

    play_randomly(g, s, play_randomly(g, s, 1000) * 3 / 5);
    g->write_state(out, s);
    state_free(s);
}

static float card_part(const struct game *g)
{
    return g->view->fold > 0 ? g->view->fold : g->view->width;
}

/* A card keeps a table and a canvas of its own for its picture. */
static void paint_card(GtkDrawingArea *area, cairo_t *to, int width, int height, gpointer data)
{
    struct table *t = g_object_get_data(G_OBJECT(area), "table");
    struct canvas *c = g_object_get_data(G_OBJECT(area), "canvas");

    (void)width;
    (void)height;
    canvas_paint(c, GTK_WIDGET(area), card_part(table_game(t)), to, table_draw(t),
                 window_palette(data));
}

static GtkWidget *card_picture(struct window *w, const struct game *g)
{
    GtkWidget *area = gtk_drawing_area_new();
    struct settings with = settings_preset(g->rules->options);
    struct table *t = table_new(g, &with, 1);
    char text[16384];
    struct writer out = writer_over(text, sizeof text);
    struct reader r;
    struct refusal why;

    write_middle(&out, g->rules);
    r = reader_of(text);
    table_view(t, &r, &why);
    g_object_set_data_full(G_OBJECT(area), "table", t, (GDestroyNotify)table_free);
    g_object_set_data_full(G_OBJECT(area), "canvas", canvas_new(), (GDestroyNotify)canvas_free);
    gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(area), card_width());
    gtk_drawing_area_set_content_height(
        GTK_DRAWING_AREA(area), (int)((float)card_width() * g->view->height / card_part(g)));
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), paint_card, w, NULL);
    return area;
}

static void open_game(GtkWidget *button, struct window *w)
{
    const struct game *g = g_object_get_data(G_OBJECT(button), "game");

    if (!play_resume(w, g))
        sheet_open(w, g);
}

static void new_game(GtkWidget *button, struct window *w)
{
    sheet_open(w, g_object_get_data(G_OBJECT(button), "game"));
}

static GtkWidget *card_button(struct window *w, const struct game *g, const char *label,
                              GCallback run)
{
    GtkWidget *button = gtk_button_new_with_label(label);
    char *name = g_strdup_printf("%s: %s", g->rules->title, label);

    /* The address only lives in the catalogue, which never changes. */
    g_object_set_data(G_OBJECT(button), "game", (gpointer)(guintptr)g);
    gtk_accessible_update_property(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
    g_signal_connect(button, "clicked", run, w);
    g_free(name);
    return button;
}

static GtkWidget *card(struct window *w, const struct game *g)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 10);
    GtkWidget *buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    GtkWidget *title = gtk_label_new(g->rules->title);
    GtkWidget *first =
        card_button(w, g, play_has_save(g) ? "Continue" : "Play", G_CALLBACK(open_game));

    gtk_widget_add_css_class(title, "title-2");
    gtk_widget_add_css_class(box, "card");
    gtk_widget_add_css_class(first, "suggested-action");
    gtk_widget_add_css_class(first, "pill");
    gtk_widget_set_halign(buttons, GTK_ALIGN_CENTER);
    gtk_widget_set_margin_bottom(buttons, 14);
    gtk_widget_set_overflow(box, GTK_OVERFLOW_HIDDEN);
    gtk_box_append(GTK_BOX(buttons), first);
    if (play_has_save(g)) {
        GtkWidget *second = card_button(w, g, "New game", G_CALLBACK(new_game));

        gtk_widget_add_css_class(second, "pill");
        gtk_box_append(GTK_BOX(buttons), second);
    }
    gtk_box_append(GTK_BOX(box), card_picture(w, g));
    gtk_box_append(GTK_BOX(box), title);
    gtk_box_append(GTK_BOX(box), buttons);
    return box;
}

/* Saved games come and go, so the cards are made anew whenever the screen is shown. */
void start_update(struct window *w)
{
    GtkWidget *page = gtk_stack_get_child_by_name(w->pages, "start");
    GtkWidget *flow = gtk_flow_box_new();
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 18);
    GtkWidget *word = gtk_label_new("What shall we play?");

    gtk_flow_box_set_selection_mode(GTK_FLOW_BOX(flow), GTK_SELECTION_NONE);
    gtk_flow_box_set_max_children_per_line(GTK_FLOW_BOX(flow), 3);
    gtk_flow_box_set_column_spacing(GTK_FLOW_BOX(flow), 18);
    gtk_flow_box_set_row_spacing(GTK_FLOW_BOX(flow), 18);
    gtk_widget_set_halign(flow, GTK_ALIGN_CENTER);
    gtk_widget_add_css_class(word, "title-1");
    gtk_widget_set_margin_top(box, 24);
    gtk_widget_set_margin_bottom(box, 24);
    gtk_widget_set_margin_start(box, 24);
    gtk_widget_set_margin_end(box, 24);
    for (const struct game *g = catalogue; g->rules; g++)
        if (g->view && !g->hidden)
            gtk_flow_box_insert(GTK_FLOW_BOX(flow), card(w, g), -1);
    for (GtkWidget *child = gtk_widget_get_first_child(flow); child;
         child = gtk_widget_get_next_sibling(child))
        gtk_widget_set_focusable(child, FALSE);
    gtk_box_append(GTK_BOX(box), word);
    gtk_box_append(GTK_BOX(box), flow);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(page), box);
    adw_window_title_set_title(w->title, "Parlour");
    adw_window_title_set_subtitle(w->title, "");
    trace_say(w, "start");
}

GtkWidget *start_page(struct window *w)
{
    (void)w;
    return gtk_scrolled_window_new();
}
