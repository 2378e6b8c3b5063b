/* Back end: Cairo. Large boxes: the page, boards and what they are made of. On images they begin and
   end at whole pixels, so that all but their corners are plain rectangles, and what a later box
   hides of them is not painted at all. */
#include "paint/brush.h"

#include <math.h>

static const double large = 40000; /* square units */

struct area {
    int left, top, right, bottom; /* in pixels */
};

static struct area area_of(cairo_t *to, const struct shape *s)
{
    double left = (double)s->x, top = (double)s->y;
    double right = left + (double)s->w, bottom = top + (double)s->h;

    cairo_user_to_device(to, &left, &top);
    cairo_user_to_device(to, &right, &bottom);
    return (struct area){(int)floor(left + 0.5), (int)floor(top + 0.5), (int)floor(right + 0.5),
                         (int)floor(bottom + 0.5)};
}

bool plate_fits(const struct brush *b, const struct shape *s)
{
    cairo_matrix_t m;

    cairo_get_matrix(b->to, &m);
    return b->sprites && s->kind == SHAPE_BOX && s->fill != INK_NONE &&
           (double)s->w * (double)s->h >= large && m.xy == 0 && m.yx == 0;
}

struct shape plate_snap(const struct brush *b, const struct shape *s)
{
    struct area a = area_of(b->to, s);
    double left = a.left, top = a.top, right = a.right, bottom = a.bottom;
    struct shape out = *s;

    cairo_device_to_user(b->to, &left, &top);
    cairo_device_to_user(b->to, &right, &bottom);
    out.x = (float)left;
    out.y = (float)top;
    out.w = (float)(right - left);
    out.h = (float)(bottom - top);
    return out;
}

/* The largest box that will hide a part of this one, less its rounded corners. */
static struct area find_hidden(const struct brush *b, int from, int end)
{
    const struct shape *s = &b->d->shape[from], *best = NULL;
    struct area out = {0};
    int depth = 0;

    for (int i = from + 1; i < end && depth >= 0; i++) {
        const struct shape *t = &b->d->shape[i];

        depth += (t->kind == SHAPE_PUSH) - (t->kind == SHAPE_POP);
        if (depth == 0 && t->kind == SHAPE_BOX && (!best || t->w * t->h > best->w * best->h) &&
            t->x >= s->x && t->y >= s->y && t->x + t->w <= s->x + s->w &&
            t->y + t->h <= s->y + s->h && brush_opaque(b, t))
            best = t;
    }
    if (best) {
        double round = (double)best->corner * 0.3, none = 0;
        int inset;

        cairo_user_to_device_distance(b->to, &round, &none);
        inset = (int)round + 2;
        out = area_of(b->to, best);
        out =
            (struct area){out.left + inset, out.top + inset, out.right - inset, out.bottom - inset};
    }
    return out;
}

/* ---- Filling -------------------------------------------------------------------------------- */

/* A gradient straight down is a few bands of one colour each; any other is reckoned pixel by pixel. */
struct fill {
    cairo_t *to;
    bool bands;
    const struct shades *shades; /* or NULL */
    uint32_t from, end;          /* 0xRRGGBBAA */
    double top, height;          /* of the gradient, in pixels */
};

static struct fill fill_of(const struct brush *b, const struct shape *s)
{
    double x = (double)s->gradient[0], y = (double)s->gradient[1];
    double x2 = (double)s->gradient[2], y2 = (double)s->gradient[3];
    struct fill f = {.to = b->to};

    cairo_user_to_device(b->to, &x, &y);
    cairo_user_to_device(b->to, &x2, &y2);
    f.bands = s->fill_kind == FILL_LINEAR && fabs(x2 - x) < 0.01 && y2 > y;
    f.from = inks_colour(b->d->inks, b->palette, s->fill);
    f.end = inks_colour(b->d->inks, b->palette, s->fill_to);
    f.top = y;
    f.height = y2 - y;
    return f;
}

static uint32_t band_at(const struct fill *f, int row)
{
    double t = (row + 0.5 - f->top) / f->height;

    return brush_between(f->from, f->end, t < 0 ? 0 : t > 1 ? 1 : t);
}

static void fill_bands(const struct fill *f, int left, int top, int right, int bottom)
{
    for (int row = top, next; row < bottom; row = next) {
        uint32_t colour = band_at(f, row);

        for (next = row + 1; next < bottom && band_at(f, next) == colour;)
            next++;
        brush_colour(f->to, colour, 1);
        cairo_rectangle(f->to, left, row, right - left, next - row);
        cairo_fill(f->to);
    }
}

static void fill_shades(const struct fill *f, int left, int top, int right, int bottom)
{
    cairo_surface_t *image = cairo_get_target(f->to);
    const int stride = cairo_image_surface_get_stride(image) / 4;
    const int width = cairo_image_surface_get_width(image);
    const int height = cairo_image_surface_get_height(image);
    uint32_t *pixel;

    left = left > 0 ? left : 0;
    right = right < width ? right : width;
    cairo_surface_flush(image);
    pixel = (uint32_t *)(void *)cairo_image_surface_get_data(image);
    for (int y = top > 0 ? top : 0; y < bottom && y < height && left < right; y++)
        shades_row(f->shades, left, y, right - left, pixel + y * stride + left);
    cairo_surface_mark_dirty(image);
}

static void fill_area(const struct fill *f, int left, int top, int right, int bottom)
{
    if (right <= left || bottom <= top)
        return;
    if (f->shades) {
        fill_shades(f, left, top, right, bottom);
        return;
    }
    if (f->bands) {
        fill_bands(f, left, top, right, bottom);
        return;
    }
    cairo_rectangle(f->to, left, top, right - left, bottom - top);
    cairo_fill(f->to);
}

/* The quarter disc in one corner of a box, from its centre outwards. */
static void fill_corner(const struct brush *b, const struct shades *with, float x, float y,
                        float across, float down)
{
    const float bent = 0.5522847f;
    const cairo_matrix_t as_it_is = {.xx = 1, .yy = 1};
    struct step step[4] = {{.kind = STEP_MOVE, .x = x, .y = y},
                           {.kind = STEP_LINE, .x = x + across, .y = y},
                           {.kind = STEP_CURVE,
                            .ax = x + across,
                            .ay = y + down * bent,
                            .bx = x + across * bent,
                            .by = y + down,
                            .x = x,
                            .y = y + down},
                           {.kind = STEP_CLOSE}};
    struct bounds e = {(double)fminf(x, x + across), (double)fminf(y, y + down),
                       (double)fmaxf(x, x + across), (double)fmaxf(y, y + down)};
    struct cover c;

    if (cover_begin(&c, b, e)) {
        cover_steps(&c, &as_it_is, step, 4);
        cover_end(&c, b, with);
    }
}

static void fill_corners(const struct brush *b, const struct shape *s, const struct area *a, int r)
{
    const float left = (float)(a->left + r), right = (float)(a->right - r);
    const float top = (float)(a->top + r), bottom = (float)(a->bottom - r), reach = (float)r;
    struct shades shades;

    if (!shades_of(&shades, b, s))
        return;
    fill_corner(b, &shades, right, bottom, reach, reach);
    fill_corner(b, &shades, left, bottom, -reach, reach);
    fill_corner(b, &shades, left, top, -reach, -reach);
    fill_corner(b, &shades, right, top, reach, -reach);
}

void plate_fill(const struct brush *b, int at, int end)
{
    const struct shape *s = &b->d->shape[at];
    struct area a = area_of(b->to, s);
    struct area hidden = find_hidden(b, at, end);
    struct fill f = fill_of(b, s);
    struct shades shades;
    cairo_matrix_t m;
    int r;

    cairo_get_matrix(b->to, &m);
    r = (int)((double)s->corner * m.xx + 0.5);
    if (r > 0)
        fill_corners(b, s, &a, r);
    if (s->fill_kind != FILL_PLAIN && !f.bands && brush_opaque(b, s) && shades_of(&shades, b, s))
        f.shades = &shades;
    else
        brush_fill(b, s);
    cairo_identity_matrix(b->to);
    fill_area(&f, a.left + r, a.top, a.right - r, a.top + r);
    fill_area(&f, a.left + r, a.bottom - r, a.right - r, a.bottom);
    if (hidden.top < a.top + r)
        hidden.top = a.top + r;
    if (hidden.bottom > a.bottom - r)
        hidden.bottom = a.bottom - r;
    if (hidden.bottom <= hidden.top || hidden.right <= hidden.left) {
        fill_area(&f, a.left, a.top + r, a.right, a.bottom - r);
    } else {
        fill_area(&f, a.left, a.top + r, a.right, hidden.top);
        fill_area(&f, a.left, hidden.top, hidden.left, hidden.bottom);
        fill_area(&f, hidden.right, hidden.top, a.right, hidden.bottom);
        fill_area(&f, a.left, hidden.bottom, a.right, a.bottom - r);
    }
    cairo_set_matrix(b->to, &m);
}
