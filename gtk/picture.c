/* A picture that is only looked at: a drawing in a widget of its own. */
#include "gtk/window.h"

#include "gtk/canvas.h"

static void paint(GtkDrawingArea *area, cairo_t *to, int width, int height, gpointer data)
{
    (void)width;
    (void)height;
    canvas_paint(g_object_get_data(G_OBJECT(area), "canvas"), GTK_WIDGET(area), NULL, to,
                 g_object_get_data(G_OBJECT(area), "drawing"), window_palette(data));
}

GtkWidget *picture_new(struct window *w, struct drawing *d, int width)
{
    GtkWidget *area = g_object_new(GTK_TYPE_DRAWING_AREA, "accessible-role",
                                   GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

    g_object_set_data_full(G_OBJECT(area), "drawing", d, (GDestroyNotify)drawing_free);
    g_object_set_data_full(G_OBJECT(area), "canvas", canvas_new(), (GDestroyNotify)canvas_free);
    gtk_drawing_area_set_content_width(GTK_DRAWING_AREA(area), width);
    gtk_drawing_area_set_content_height(GTK_DRAWING_AREA(area),
                                        (int)((float)width * d->height / d->width + 0.5f));
    gtk_drawing_area_set_draw_func(GTK_DRAWING_AREA(area), paint, w, NULL);
    gtk_widget_set_halign(area, GTK_ALIGN_CENTER);
    return area;
}
