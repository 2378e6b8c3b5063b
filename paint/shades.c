/* Back end: Cairo. Colours of single pixels, for shapes that are filled by hand. */
#include "paint/brush.h"

#include <math.h>

/* As images hold it: 0xAARRGGBB, colours times how opaque they are. */
static uint32_t pixel(uint32_t c)
{
    uint32_t alpha = c & 0xff, out = alpha << 24;

    for (int i = 0; i < 3; i++)
        out |= ((c >> (24 - 8 * i) & 0xff) * alpha + 127) / 255 << (16 - 8 * i);
    return out;
}

/* A part of the way, in 256ths, from one pixel to another. */
static uint32_t mixed(uint32_t from, uint32_t to, uint32_t part)
{
    const uint32_t even = (from & 0xff00ff) * (256 - part) + (to & 0xff00ff) * part + 0x800080;
    const uint32_t odd =
        (from >> 8 & 0xff00ff) * (256 - part) + (to >> 8 & 0xff00ff) * part + 0x800080;

    return (even >> 8 & 0xff00ff) | (odd & 0xff00ff00);
}

/* How far pixels lie along `x, y` (in the shape's own units) from a point. */
static struct ramp ramp_along(const cairo_matrix_t *back, double from_x, double from_y, double x,
                              double y)
{
    double at_x = 0.5, at_y = 0.5;

    cairo_matrix_transform_point(back, &at_x, &at_y);
    return (struct ramp){(float)((at_x - from_x) * x + (at_y - from_y) * y),
                         (float)(back->xx * x + back->yx * y),
                         (float)(back->xy * x + back->yy * y)};
}

static void set_ramps(struct shades *out, const cairo_matrix_t *back, const float g[4])
{
    const double x = (double)g[0], y = (double)g[1], dx = (double)g[2] - x, dy = (double)g[3] - y;

    if (out->kind == FILL_LINEAR) {
        double factor = SHADES / (dx * dx + dy * dy);

        out->along = ramp_along(back, x, y, dx * factor, dy * factor);
    } else {
        double factor = SHADES / (double)g[2];

        out->along = ramp_along(back, x, y, factor, 0);
        out->across = ramp_along(back, x, y, 0, factor);
    }
}

bool shades_of(struct shades *out, const struct brush *b, const struct shape *s)
{
    const uint32_t from = pixel(inks_colour(b->d->inks, b->palette, s->fill));
    const uint32_t to = pixel(inks_colour(b->d->inks, b->palette, s->fill_to));
    cairo_matrix_t back;

    out->kind = (enum fill_kind)s->fill_kind;
    out->opaque = brush_opaque(b, s);
    out->along = out->across = (struct ramp){0};
    out->shade[0] = from;
    if (out->kind == FILL_PLAIN)
        return true;
    cairo_get_matrix(b->to, &back);
    if (cairo_matrix_invert(&back) != CAIRO_STATUS_SUCCESS)
        return false;
    for (uint32_t i = 1; i < SHADES; i++)
        out->shade[i] = mixed(from, to, i + i / (SHADES / 2));
    set_ramps(out, &back, s->gradient);
    return true;
}

void shades_ink(struct shades *out, const struct brush *b, int ink)
{
    const uint32_t colour = inks_colour(b->d->inks, b->palette, ink);

    out->kind = FILL_PLAIN;
    out->opaque = (colour & 0xff) == 0xff;
    out->along = out->across = (struct ramp){0};
    out->shade[0] = pixel(colour);
}

static uint32_t shade_number(float at)
{
    const float most = SHADES - 1, low = at > 0 ? at : 0;

    return (uint32_t)(int)(low < most ? low : most);
}

static void fill_plain(uint32_t *out, int count, uint32_t colour)
{
    for (int i = 0; i < count; i++)
        out[i] = colour;
}

/* First the numbers of shades, which compilers reckon for several pixels at once, then what they stand for. */
static void look_up(const struct shades *s, int count, uint32_t *out)
{
    for (int i = 0; i < count; i++)
        out[i] = s->shade[out[i]];
}

static void fill_linear(const struct shades *s, float at, int count, uint32_t *out)
{
    const float dx = s->along.dx;

    for (int i = 0; i < count; i++)
        out[i] = shade_number(at + dx * (float)i);
    look_up(s, count, out);
}

static void fill_radial(const struct shades *s, float at, float side, int count, uint32_t *out)
{
    const float along = s->along.dx, across = s->across.dx;

    for (int i = 0; i < count; i++) {
        const float a = at + along * (float)i, b = side + across * (float)i;

        out[i] = shade_number(sqrtf(a * a + b * b));
    }
    look_up(s, count, out);
}

static float ramp_at(const struct ramp *r, int x, int y)
{
    return r->begin + r->dx * (float)x + r->dy * (float)y;
}

void shades_row(const struct shades *s, int x, int y, int count, uint32_t *out)
{
    const float at = ramp_at(&s->along, x, y);

    if (s->kind == FILL_RADIAL)
        fill_radial(s, at, ramp_at(&s->across, x, y), count, out);
    else if (s->kind == FILL_LINEAR && s->along.dx != 0)
        fill_linear(s, at, count, out);
    else
        fill_plain(out, count, s->shade[shade_number(at)]);
}
