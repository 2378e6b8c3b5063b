/* Back end: Cairo. What shapes are filled with. */
#include "draw/cairo-brush.h"

#include <math.h>

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
    brush_colour(b->to, palette_colour(b->palette, ink), more);
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
    return s->fill != INK_NONE && (palette_colour(b->palette, s->fill) & 0xff) == 0xff &&
           (s->fill_kind == FILL_PLAIN || (palette_colour(b->palette, s->fill_to) & 0xff) == 0xff);
}

/* ---- Gradients as Cairo paints them --------------------------------------------------------- */

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

    add_stop(pattern, 0, palette_colour(b->palette, s->fill));
    add_stop(pattern, 1, palette_colour(b->palette, s->fill_to));
    cairo_set_source(b->to, pattern);
    cairo_pattern_destroy(pattern);
}

/* ---- Small gradients on images, many times as fast ------------------------------------------ */

enum { SHADES = 256, WIDEST = 256 };

/* As images hold it: 0xAARRGGBB, colours times how opaque they are. */
static uint32_t pixel(uint32_t c)
{
    uint32_t alpha = c & 0xff, out = alpha << 24;

    for (int i = 0; i < 3; i++)
        out |= ((c >> (24 - 8 * i) & 0xff) * alpha + 127) / 255 << (16 - 8 * i);
    return out;
}

/* From one ink to the other along x, y: pixel (i, j) has the shade that is `begin` + i dx + j dy. */
struct ramp {
    float begin, dx, dy;
};

static uint32_t shade_at(const uint32_t shade[SHADES], float at)
{
    return shade[at <= 0 ? 0 : at >= SHADES - 1 ? SHADES - 1 : (int)at];
}

static void fill_linear(cairo_surface_t *out, const struct ramp *r, const uint32_t shade[SHADES])
{
    uint32_t *row = (uint32_t *)(void *)cairo_image_surface_get_data(out);
    int width = cairo_image_surface_get_width(out), height = cairo_image_surface_get_height(out);

    for (int y = 0; y < height; y++, row += cairo_image_surface_get_stride(out) / 4)
        for (int x = 0; x < width; x++)
            row[x] = shade_at(shade, r->begin + r->dx * (float)x + r->dy * (float)y);
}

/* Two ramps at right angles, whose squares add up. */
static void fill_radial(cairo_surface_t *out, const struct ramp *r, const struct ramp *q,
                        const uint32_t shade[SHADES])
{
    uint32_t *row = (uint32_t *)(void *)cairo_image_surface_get_data(out);
    int width = cairo_image_surface_get_width(out), height = cairo_image_surface_get_height(out);

    for (int y = 0; y < height; y++, row += cairo_image_surface_get_stride(out) / 4)
        for (int x = 0; x < width; x++) {
            float a = r->begin + r->dx * (float)x + r->dy * (float)y;
            float b = q->begin + q->dx * (float)x + q->dy * (float)y;

            row[x] = shade_at(shade, sqrtf(a * a + b * b));
        }
}

/* How far pixels from left, top on lie along `x, y` (in the shape's own units), times `factor`. */
static struct ramp ramp_along(const cairo_matrix_t *back, double left, double top, double from_x,
                              double from_y, double x, double y)
{
    double at_x = left + 0.5, at_y = top + 0.5;

    cairo_matrix_transform_point(back, &at_x, &at_y);
    return (struct ramp){(float)((at_x - from_x) * x + (at_y - from_y) * y),
                         (float)(back->xx * x + back->yx * y),
                         (float)(back->xy * x + back->yy * y)};
}

static void fill_image(cairo_surface_t *out, const struct brush *b, const struct shape *s,
                       const cairo_matrix_t *back, double left, double top)
{
    const float *g = s->gradient;
    double x = (double)g[0], y = (double)g[1], dx = (double)g[2] - x, dy = (double)g[3] - y;
    uint32_t from = palette_colour(b->palette, s->fill),
             to = palette_colour(b->palette, s->fill_to);
    uint32_t shade[SHADES];

    for (int i = 0; i < SHADES; i++)
        shade[i] = pixel(brush_between(from, to, (double)i / (SHADES - 1)));
    if (s->fill_kind == FILL_LINEAR) {
        double factor = SHADES / (dx * dx + dy * dy);
        struct ramp r = ramp_along(back, left, top, x, y, dx * factor, dy * factor);

        fill_linear(out, &r, shade);
    } else {
        double factor = SHADES / (double)g[2];
        struct ramp r = ramp_along(back, left, top, x, y, factor, 0);
        struct ramp q = ramp_along(back, left, top, x, y, 0, factor);

        fill_radial(out, &r, &q, shade);
    }
}

/* The current path on the image. */
static bool find_area(cairo_t *to, double *left, double *top, int *width, int *height)
{
    double right, bottom;

    cairo_path_extents(to, left, top, &right, &bottom);
    *left = floor(*left);
    *top = floor(*top);
    *width = (int)ceil(right - *left);
    *height = (int)ceil(bottom - *top);
    return *width > 0 && *height > 0 && *width <= WIDEST && *height <= WIDEST;
}

static bool set_image(const struct brush *b, const struct shape *s)
{
    cairo_matrix_t m, back;
    cairo_surface_t *out;
    double left, top;
    int width, height;
    bool small;

    cairo_get_matrix(b->to, &m);
    back = m;
    if (cairo_matrix_invert(&back) != CAIRO_STATUS_SUCCESS)
        return false;
    cairo_identity_matrix(b->to);
    small = find_area(b->to, &left, &top, &width, &height);
    if (small) {
        out = cairo_image_surface_create(
            brush_opaque(b, s) ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width, height);
        fill_image(out, b, s, &back, left, top);
        cairo_surface_mark_dirty(out);
        cairo_set_source_surface(b->to, out, left, top);
        cairo_pattern_set_filter(cairo_get_source(b->to), CAIRO_FILTER_NEAREST);
        cairo_surface_destroy(out);
    }
    cairo_set_matrix(b->to, &m);
    return small;
}

void brush_fill(const struct brush *b, const struct shape *s)
{
    if (s->fill_kind == FILL_PLAIN)
        brush_ink(b, s->fill, 1);
    else if (!b->pixels || !set_image(b, s))
        set_gradient(b, s);
}
