/* A picture in the pixels of the screen. GTK takes drawings down and plays them later, not knowing how
   many pixels a unit will have; so everything is painted here, and GTK gets a finished image. */
#include "gtk/canvas.h"

#include <math.h>

enum { FRAMES = 2 };

/* While GTK still has the last image a new one is painted elsewhere, or it would have to be copied. */
struct canvas {
    struct painter *painter;
    cairo_surface_t *frame[FRAMES];
    int now;
};

struct canvas *canvas_new(void)
{
    struct canvas *c = g_new0(struct canvas, 1);

    c->painter = painter_new(true);
    return c;
}

void canvas_free(struct canvas *c)
{
    for (int i = 0; i < FRAMES; i++)
        g_clear_pointer(&c->frame[i], cairo_surface_destroy);
    painter_free(c->painter);
    g_free(c);
}

static cairo_surface_t *next_frame(struct canvas *c, int width, int height)
{
    cairo_surface_t **frame;

    c->now = (c->now + 1) % FRAMES;
    frame = &c->frame[c->now];
    if (*frame && (cairo_image_surface_get_width(*frame) != width ||
                   cairo_image_surface_get_height(*frame) != height))
        g_clear_pointer(frame, cairo_surface_destroy);
    if (!*frame)
        *frame = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    return *frame;
}

/* As large as fits, the rest of the page beyond the edges, paper where there is no page. */
static void paint_part(struct canvas *c, cairo_t *to, const struct box *part,
                       const struct drawing *d, enum palette palette, int width, int height)
{
    const double across = width / (double)part->w, down = height / (double)part->h;
    const double scale = across < down ? across : down;

    const uint32_t paper = palette_colour(palette, INK_PAPER);

    cairo_set_source_rgb(to, (paper >> 24) / 255.0, (paper >> 16 & 255) / 255.0,
                         (paper >> 8 & 255) / 255.0);
    cairo_paint(to);
    cairo_translate(to, -floor((double)part->x * scale), -floor((double)part->y * scale));
    painter_paint(c->painter, to, d, palette, (double)d->width * scale, (double)d->height * scale);
}

void canvas_paint(struct canvas *c, GtkWidget *widget, const struct box *part, cairo_t *to,
                  const struct drawing *d, enum palette palette)
{
    int scale = gtk_widget_get_scale_factor(widget);
    int width = gtk_widget_get_width(widget) * scale,
        height = gtk_widget_get_height(widget) * scale;
    cairo_surface_t *frame;
    cairo_t *inner;

    if (width <= 0 || height <= 0)
        return;
    frame = next_frame(c, width, height);
    inner = cairo_create(frame);
    if (part)
        paint_part(c, inner, part, d, palette, width, height);
    else
        painter_paint(c->painter, inner, d, palette, width, height);
    cairo_destroy(inner);
    cairo_scale(to, 1.0 / scale, 1.0 / scale);
    cairo_set_source_surface(to, frame, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(to), CAIRO_FILTER_NEAREST);
    cairo_rectangle(to, 0, 0, width, height);
    cairo_fill(to);
}
