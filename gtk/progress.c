/* One's own progress in a window: words, a picture for each game and name, a table to take along, and a way to forget. */
#include "gtk/canvas.h"
#include "gtk/window.h"

/* A picture, and what paints it; lives as long as its widget. */
struct plot {
    struct drawing *drawing;
    struct canvas *canvas;
    enum palette palette;
};

static void paint(GtkDrawingArea *area, cairo_t *to, int width, int height, gpointer data)
{
    struct plot *p = data;

    (void)width;
    (void)height;
    canvas_paint(p->canvas, GTK_WIDGET(area), NULL, to, p->drawing, p->palette);
}

static void plot_free(gpointer data)
{
    struct plot *p = data;

    drawing_free(p->drawing);
    canvas_free(p->canvas);
    g_free(p);
}

/* A window like a phone has no room for a wide picture. */
static bool is_narrow(struct window *w)
{
    return gtk_widget_get_width(GTK_WIDGET(w->window)) < 720;
}

static void add_plot(struct window *w, GtkWidget *box, const struct game *g, const char *name)
{
    GtkWidget *area = gtk_drawing_area_new();
    struct plot *p = g_new0(struct plot, 1);
    char *label = g_strdup_printf("%s: rating and accuracy, game by game", g->rules->title);

    p->drawing = drawing_new();
    p->canvas = canvas_new();
    p->palette = window_palette(w);
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), paint, p, plot_free);
    gtk_accessible_update_property(GTK_ACCESSIBLE(area), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
    g_free(label);
    if (!session_plot(w->session, g, name, is_narrow(w), p->drawing)) {
        g_object_ref_sink(area);
        g_object_unref(area);
        return;
    }
    gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(area), (int)p->drawing->width);
    gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(area), (int)p->drawing->height);
    gtk_widget_set_halign(area, GTK_ALIGN_CENTER);
    gtk_box_append(GTK_BOX(box), area);
}

static void chosen(GtkWidget *button, struct window *w)
{
    enum action a = (enum action)GPOINTER_TO_INT(g_object_get_data(G_OBJECT(button), "action"));

    if (a == ACTION_FORGET)
        gtk_window_close(GTK_WINDOW(gtk_widget_get_root(button)));
    play_do(w, a);
}

static void add_button(struct window *w, GtkWidget *box, enum action a)
{
    GtkWidget *button = gtk_button_new_with_label(session_label(a));

    g_object_set_data(G_OBJECT(button), "action", GINT_TO_POINTER(a));
    gtk_widget_set_sensitive(button, session_can(w->session, a));
    g_signal_connect(button, "clicked", G_CALLBACK(chosen), w);
    gtk_box_append(GTK_BOX(box), button);
}

static void close_by_escape(GtkWidget *window)
{
    GtkEventController *keys = gtk_shortcut_controller_new();

    gtk_shortcut_controller_add_shortcut(GTK_SHORTCUT_CONTROLLER(keys),
                                         gtk_shortcut_new(gtk_keyval_trigger_new(GDK_KEY_Escape, 0),
                                                          gtk_named_action_new("window.close")));
    gtk_widget_add_controller(window, keys);
}

void progress_open(struct window *w)
{
    GtkWidget *window = adw_window_new(), *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12);
    GtkWidget *outer = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0), *label;
    GtkWidget *scroll = gtk_scrolled_window_new();
    GtkWidget *buttons = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8);
    struct writer told = writer_growing();
    char name[NAME_BYTES];

    session_tell_progress(w->session, &told);
    label = gtk_label_new(told.text);
    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_box_append(GTK_BOX(box), label);
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        for (int i = 0; !g->hidden && session_player(w->session, g, i, name); i++)
            add_plot(w, box, g, name);
    add_button(w, buttons, ACTION_PROGRESS_CSV);
    add_button(w, buttons, ACTION_FORGET);
    gtk_box_append(GTK_BOX(box), buttons);
    gtk_widget_set_margin_start(box, 18);
    gtk_widget_set_margin_end(box, 18);
    gtk_widget_set_margin_top(box, 12);
    gtk_widget_set_margin_bottom(box, 18);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroll), box);
    gtk_widget_set_vexpand(scroll, TRUE);
    gtk_box_append(GTK_BOX(outer), adw_header_bar_new());
    gtk_box_append(GTK_BOX(outer), scroll);
    adw_window_set_content(ADW_WINDOW(window), outer);
    gtk_window_set_title(GTK_WINDOW(window), session_label(ACTION_PROGRESS));
    gtk_window_set_transient_for(GTK_WINDOW(window), GTK_WINDOW(w->window));
    gtk_window_set_modal(GTK_WINDOW(window), TRUE);
    gtk_scrolled_window_set_propagate_natural_height(GTK_SCROLLED_WINDOW(scroll), TRUE);
    gtk_scrolled_window_set_max_content_height(GTK_SCROLLED_WINDOW(scroll), 560);
    gtk_window_set_default_size(GTK_WINDOW(window), is_narrow(w) ? 360 : 720, -1);
    close_by_escape(window);
    gtk_window_present(GTK_WINDOW(window));
    trace_say(w, "progress %s", told.text);
    writer_free(&told);
}
