/* Back end: Cairo. What shapes are filled with. */
#include "paint/brush.h"

static double part(uint32_t colour, int shift)
{
    return (double)(colour >> shift & 0xff) / 255;
}

void brush_colour(cairo_t *to, uint32_t c, double more)
{
    cairo_set_source_rgba(to, part(c, 24), part(c, 16), part(c, 8), part(c, 0) * more);
}

void brush_ink(const struct brush *b, int ink, double more)
{
    brush_colour(b->to, inks_colour(b->d->inks, b->palette, ink), more);
}

uint32_t brush_between(uint32_t from, uint32_t to, double t)
{
    uint32_t share = (uint32_t)(t * 65536), out = 0;

    for (int shift = 0; shift < 32; shift += 8) {
        uint32_t a = from >> shift & 0xff, b = to >> shift & 0xff;

        out |= ((a * (65536 - share) + b * share + 32768) >> 16) << shift;
    }
    return out;
}

bool brush_opaque(const struct brush *b, const struct shape *s)
{
    return s->fill != INK_NONE && (inks_colour(b->d->inks, b->palette, s->fill) & 0xff) == 0xff &&
           (s->fill_kind == FILL_PLAIN ||
            (inks_colour(b->d->inks, b->palette, s->fill_to) & 0xff) == 0xff);
}

static void add_stop(cairo_pattern_t *pattern, double at, uint32_t c)
{
    cairo_pattern_add_color_stop_rgba(pattern, at, part(c, 24), part(c, 16), part(c, 8),
                                      part(c, 0));
}

static void set_gradient(const struct brush *b, const struct shape *s)
{
    const float *g = s->gradient;
    cairo_pattern_t *pattern =
        s->fill_kind == FILL_LINEAR
            ? cairo_pattern_create_linear((double)g[0], (double)g[1], (double)g[2], (double)g[3])
            : cairo_pattern_create_radial((double)g[0], (double)g[1], 0, (double)g[0], (double)g[1],
                                          (double)g[2]);

    add_stop(pattern, 0, inks_colour(b->d->inks, b->palette, s->fill));
    add_stop(pattern, 1, inks_colour(b->d->inks, b->palette, s->fill_to));
    cairo_set_source(b->to, pattern);
    cairo_pattern_destroy(pattern);
}

void brush_fill(const struct brush *b, const struct shape *s)
{
    if (s->fill_kind == FILL_PLAIN)
        brush_ink(b, s->fill, 1);
    else
        set_gradient(b, s);
}
