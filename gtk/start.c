/* The start screen: choose a game. Every game that has a picture is offered. */
#include "gtk/window.h"

#include "gtk/canvas.h"

enum { CARD_WIDTH = 296, PICTURE_HEIGHT = 192 };

static void paint_card(GtkDrawingArea *area, cairo_t *to, int width, int height, gpointer data)
{
    struct window *w = data;
    const struct game *g = g_object_get_data(G_OBJECT(area), "game");
    struct canvas *c = g_object_get_data(G_OBJECT(area), "canvas");
    struct box face = view_face(g->view);

    (void)width;
    (void)height;
    if (w->session)
        canvas_paint(c, GTK_WIDGET(area), &face, to, table_draw(session_cover(w->session, g)),
                     window_palette(w));
}

static GtkWidget *card_picture(struct window *w, const struct game *g)
{
    GtkWidget *area = gtk_drawing_area_new();
    struct box face = view_face(g->view);

    g_object_set_data(G_OBJECT(area), "game", (gpointer)(guintptr)g);
    g_object_set_data_full(G_OBJECT(area), "canvas", canvas_new(), (GDestroyNotify)canvas_free);
    gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(area), PICTURE_HEIGHT);
    gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(area),
                                       (int)(PICTURE_HEIGHT * face.w / face.h + 0.5f));
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), paint_card, w, NULL);
    gtk_widget_set_halign(area, GTK_ALIGN_CENTER);
    return area;
}

GtkWidget *card_words(const char *text, const char *kind)
{
    GtkWidget *label = gtk_label_new(text);

    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_label_set_yalign(GTK_LABEL(label), 0);
    gtk_label_set_width_chars(GTK_LABEL(label), 10);
    gtk_label_set_max_width_chars(GTK_LABEL(label), 10); /* as wide as the card, no wider */
    gtk_widget_add_css_class(label, kind);
    return label;
}

static void open_game(GtkWidget *button, struct window *w)
{
    const struct game *g = g_object_get_data(G_OBJECT(button), "game");

    session_resume(w->session, g);
    play_passed(w);
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

/* The picture is as good as the button. */
static void cover_clicked(GtkGestureClick *click, int count, double x, double y, struct window *w)
{
    (void)count;
    (void)x;
    (void)y;
    open_game(gtk_event_controller_get_widget(GTK_EVENT_CONTROLLER(click)), w);
}

static void make_clickable(struct window *w, const struct game *g, GtkWidget *cover)
{
    GtkGesture *click = gtk_gesture_click_new();

    g_object_set_data(G_OBJECT(cover), "game", (gpointer)(guintptr)g);
    g_signal_connect(click, "released", G_CALLBACK(cover_clicked), w);
    gtk_widget_add_controller(cover, GTK_EVENT_CONTROLLER(click));
    gtk_widget_set_cursor_from_name(cover, "pointer");
}

/* Title and buttons on one line. */
static GtkWidget *card_line(struct window *w, const struct game *g)
{
    gboolean going = session_going(w->session, g);
    GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6);
    GtkWidget *title = gtk_label_new(g->rules->title);
    GtkWidget *first = card_button(w, g, going ? "Continue" : "Play", G_CALLBACK(open_game));

    gtk_widget_add_css_class(title, "title-3");
    gtk_label_set_xalign(GTK_LABEL(title), 0);
    gtk_widget_set_hexpand(title, TRUE);
    gtk_widget_add_css_class(first, "suggested-action");
    gtk_box_append(GTK_BOX(line), title);
    if (going) {
        GtkWidget *second = card_button(w, g, "New game", G_CALLBACK(new_game));

        gtk_widget_add_css_class(second, "flat");
        gtk_box_append(GTK_BOX(line), second);
    }
    gtk_box_append(GTK_BOX(line), first);
    return line;
}

static GtkWidget *card(struct window *w, const struct game *g)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *picture = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    GtkWidget *words = gtk_box_new(GTK_ORIENTATION_VERTICAL, 2);

    gtk_widget_add_css_class(box, "card");
    gtk_widget_add_css_class(picture, "picture");
    gtk_widget_add_css_class(words, "words");
    gtk_widget_set_overflow(box, GTK_OVERFLOW_HIDDEN);
    gtk_widget_set_size_request(box, CARD_WIDTH, -1);
    gtk_box_append(GTK_BOX(picture), card_picture(w, g));
    make_clickable(w, g, picture);
    gtk_box_append(GTK_BOX(words), card_line(w, g));
    gtk_box_append(GTK_BOX(words), card_words(g->view->invitation, "blurb"));
    gtk_box_append(GTK_BOX(words), card_words(g->view->span, "dim-label"));
    gtk_box_append(GTK_BOX(box), picture);
    gtk_box_append(GTK_BOX(box), words);
    return box;
}

static GtkWidget *foot_button(const char *label, const char *action)
{
    GtkWidget *button = gtk_button_new_with_label(label);

    gtk_actionable_set_action_name(GTK_ACTIONABLE(button), action);
    gtk_widget_add_css_class(button, "pill");
    return button;
}

/* All kept games, and what can be chosen for all of them, are one step away. */
static GtkWidget *foot(struct window *w)
{
    GtkWidget *row = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    char *label =
        g_strdup_printf("%s (%d)", session_label(ACTION_GAMES), session_total(w->session));

    if (session_total(w->session) > 0)
        gtk_box_append(GTK_BOX(row), foot_button(label, "win.yours"));
    gtk_box_append(GTK_BOX(row), foot_button("Preferences", "win.preferences"));
    gtk_widget_set_halign(row, GTK_ALIGN_CENTER);
    g_free(label);
    return row;
}

/* Saved games come and go, so the cards are made anew whenever the screen is shown. */
void start_update(struct window *w)
{
    GtkWidget *page = gtk_stack_get_child_by_name(w->pages, "start");
    GtkWidget *flow = gtk_flow_box_new();
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 10);
    GtkWidget *word = gtk_label_new("What shall we play?");

    gtk_flow_box_set_selection_mode(GTK_FLOW_BOX(flow), GTK_SELECTION_NONE);
    gtk_flow_box_set_max_children_per_line(GTK_FLOW_BOX(flow), 3);
    gtk_flow_box_set_homogeneous(GTK_FLOW_BOX(flow), TRUE);
    gtk_flow_box_set_column_spacing(GTK_FLOW_BOX(flow), 8);
    gtk_flow_box_set_row_spacing(GTK_FLOW_BOX(flow), 8);
    gtk_widget_set_halign(flow, GTK_ALIGN_CENTER);
    gtk_widget_add_css_class(word, "title-1");
    gtk_widget_set_margin_top(box, 14);
    gtk_widget_set_margin_bottom(box, 10);
    gtk_widget_set_margin_start(box, 8);
    gtk_widget_set_margin_end(box, 8);
    gtk_widget_set_valign(box, GTK_ALIGN_CENTER);
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        if (g->view && !g->hidden)
            gtk_flow_box_insert(GTK_FLOW_BOX(flow), card(w, g), -1);
    gtk_flow_box_insert(GTK_FLOW_BOX(flow), lesson_card(w), -1);
    gtk_flow_box_insert(GTK_FLOW_BOX(flow), puzzle_card(w), -1);
    for (GtkWidget *child = gtk_widget_get_first_child(flow); child;
         child = gtk_widget_get_next_sibling(child))
        gtk_widget_set_focusable(child, FALSE);
    gtk_box_append(GTK_BOX(box), word);
    gtk_box_append(GTK_BOX(box), flow);
    gtk_box_append(GTK_BOX(box), foot(w));
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
