/* How to play: the paragraphs of the guide with their pictures, open at what is to be done now. */
#include "gtk/window.h"

enum { LEAST_WIDTH = 300 };

static GtkWidget *words(const char *text, const char *kind)
{
    GtkWidget *label = gtk_label_new(text);

    gtk_label_set_wrap(GTK_LABEL(label), TRUE);
    gtk_label_set_xalign(GTK_LABEL(label), 0);
    gtk_widget_add_css_class(label, kind);
    return label;
}

/* The picture says nothing to a screen reader; what is written below it tells what is to be seen. */
static void add_picture(struct window *w, GtkWidget *box, const struct game *g, int i)
{
    struct drawing *d = picture_draw(g, i);
    GtkWidget *caption = words(picture_caption(g, i), "dim-label");
    char *told = g_strdup_printf("Picture: %s", picture_caption(g, i));

    gtk_accessible_update_property(GTK_ACCESSIBLE(caption), GTK_ACCESSIBLE_PROPERTY_LABEL, told,
                                   -1);
    gtk_box_append(GTK_BOX(box),
                   picture_new(w, d, d->width < LEAST_WIDTH ? LEAST_WIDTH : (int)d->width));
    gtk_box_append(GTK_BOX(box), caption);
    g_free(told);
}

/* One paragraph and its pictures. What is about what is to be done now stands out. */
static GtkWidget *chapter(struct window *w, const struct game *g, int number, const char *text)
{
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 8);

    gtk_widget_add_css_class(box, number == table_chapter(w->table) ? "chapter" : "paragraph");
    gtk_box_append(GTK_BOX(box), words(text, "body"));
    for (int i = 0; i < picture_count(g); i++)
        if (picture_chapter(g, i) == number)
            add_picture(w, box, g, i);
    return box;
}

static GtkWidget *chapters(struct window *w)
{
    const struct game *g = table_game(w->table);
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
    char **parts = g_strsplit(g->rules->guide, "\n\n", -1);

    for (int i = 0; parts[i]; i++)
        if (*g_strchomp(parts[i])) {
            GtkWidget *part = chapter(w, g, i, parts[i]);

            gtk_box_append(GTK_BOX(box), part);
            if (i == table_chapter(w->table))
                g_object_set_data(G_OBJECT(box), "chapter", part);
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
    GtkWidget *part = g_object_get_data(G_OBJECT(box), "chapter");
    double x = 0, y = 0;

    (void)clock;
    if (gtk_widget_get_height(box) == 0)
        return G_SOURCE_CONTINUE;
    if (part && gtk_widget_translate_coordinates(part, box, 0, 0, &x, &y))
        gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller)),
                                 y - 20);
    return G_SOURCE_REMOVE;
}

void rules_open(struct window *w)
{
    GtkWidget *window, *scroller, *box, *text;

    if (!w->table || !table_game(w->table)->rules->guide)
        return;
    window = adw_window_new();
    box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    scroller = gtk_scrolled_window_new();
    text = chapters(w);
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), text);
    gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scroller), GTK_POLICY_NEVER,
                                   GTK_POLICY_AUTOMATIC);
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
