/* Back end: Cairo. Shadows. On images they are masks that are blurred once and stretched to the size
   of every box that wants one; elsewhere (PDF) a few see-through layers stand for the blur. */
#include "paint/brush.h"

#include <math.h>
#include <string.h>

/* Three averages over this many pixels look like a blur of this standard deviation [three box blurs for
   a Gaussian]. */
static int spread_of(double deviation)
{
    return (int)fmin(deviation * 1.88 + 0.5, WIDEST_BLUR) | 1;
}

/* How far a blur reaches beyond what is blurred. */
static int reach_of(int spread)
{
    return spread / 2 * 3 + 1;
}

/* ---- Boxes and discs ------------------------------------------------------------------------ */

/* Where a box is on the image, in pixels. */
struct spot {
    int x, y, width, height;
    double corner, line; /* line > 0: only its outline casts a shadow */
};

static void draw_spot(cairo_surface_t *mask, const struct stamp *s, int reach)
{
    struct shape box = {.kind = SHAPE_BOX,
                        .x = (float)reach,
                        .y = (float)reach,
                        .w = (float)s->width,
                        .h = (float)s->height,
                        .corner = (float)s->corner / 8};
    struct brush b = {.to = cairo_create(mask)};

    brush_prepare(b.to);
    brush_trace(&b, &box, 0);
    cairo_set_line_width(b.to, (double)s->line / 8);
    if (s->line > 0)
        cairo_stroke(b.to);
    else
        cairo_fill(b.to);
    cairo_destroy(b.to);
}

/* The mask for boxes of this kind, as small as it can be: its middle row and column can be repeated
   as often as one likes. */
static const struct stamp *stamp_for(struct painter *p, const struct spot *at, int spread)
{
    const int reach = reach_of(spread), most = 2 * (reach + (int)(at->corner + at->line)) + 1;
    struct stamp wanted = {.width = at->width < most ? at->width : most,
                           .height = at->height < most ? at->height : most,
                           .corner = (int)(at->corner * 8),
                           .line = (int)(at->line * 8),
                           .spread = spread};

    for (int i = 0; i < MAX_STAMPS; i++) {
        struct stamp *s = &p->stamp[i];

        if (s->mask && s->width == wanted.width && s->height == wanted.height &&
            s->corner == wanted.corner && s->line == wanted.line && s->spread == spread)
            return s;
    }
    wanted.mask = cairo_image_surface_create(CAIRO_FORMAT_A8, wanted.width + 2 * reach,
                                             wanted.height + 2 * reach);
    draw_spot(wanted.mask, &wanted, reach);
    blur_mask(wanted.mask, spread);
    p->next_stamp = (p->next_stamp + 1) % MAX_STAMPS;
    if (p->stamp[p->next_stamp].mask)
        cairo_surface_destroy(p->stamp[p->next_stamp].mask);
    p->stamp[p->next_stamp] = wanted;
    return &p->stamp[p->next_stamp];
}

/* A part of a stretched mask. */
struct piece {
    int x, y, width, height;
};

/* Which row or column of the stamp stands for one of the stretched mask. */
static int stretched(int at, int size, int stretch)
{
    if (at <= size / 2)
        return at;
    return at - stretch > size / 2 ? at - stretch : size / 2;
}

static void fill_row(uint8_t *out, const uint8_t *row, int from, int count, int size, int stretch)
{
    int i = 0, end = size / 2 - from;

    for (; i < count && i < end; i++)
        out[i] = row[from + i];
    end += stretch;
    if (i < count && i < end) {
        int same = (end < count ? end : count) - i;

        memset(out + i, row[size / 2], (size_t)same);
        i += same;
    }
    for (; i < count; i++)
        out[i] = row[from + i - stretch];
}

/* In the current ink, the mask's left top corner at x, y. */
static void put_piece(cairo_t *to, const struct stamp *s, int x, int y, int across, int down,
                      struct piece part)
{
    cairo_surface_t *out = cairo_image_surface_create(CAIRO_FORMAT_A8, part.width, part.height);
    const uint8_t *from = cairo_image_surface_get_data(s->mask);
    uint8_t *pixels = cairo_image_surface_get_data(out);
    int width = cairo_image_surface_get_width(s->mask);
    int height = cairo_image_surface_get_height(s->mask);

    for (int i = 0; i < part.height; i++)
        fill_row(pixels + i * cairo_image_surface_get_stride(out),
                 from +
                     stretched(part.y + i, height, down) * cairo_image_surface_get_stride(s->mask),
                 part.x, part.width, width, across);
    cairo_surface_mark_dirty(out);
    cairo_mask_surface(to, out, x + part.x, y + part.y);
    cairo_surface_destroy(out);
}

/* Where the shape itself hides its shadow that is left out: four strips around the middle. */
static void put_stamp(cairo_t *to, const struct stamp *s, const struct spot *at, int down,
                      bool hidden)
{
    const int reach = reach_of(s->spread), inset = reach + (int)(at->corner * 0.3) + 1;
    const int across = at->width - s->width, stretch = at->height - s->height;
    const int width = at->width + 2 * reach, height = at->height + 2 * reach;
    const int x = at->x - reach, y = at->y - reach + down;
    const int top = inset - down, bottom = height - inset - down; /* of what is hidden */

    if (!hidden || bottom - top < 32 || width - 2 * inset < 32) {
        put_piece(to, s, x, y, across, stretch, (struct piece){0, 0, width, height});
        return;
    }
    if (top > 0)
        put_piece(to, s, x, y, across, stretch, (struct piece){0, 0, width, top});
    put_piece(to, s, x, y, across, stretch, (struct piece){0, bottom, width, height - bottom});
    put_piece(to, s, x, y, across, stretch,
              (struct piece){0, top > 0 ? top : 0, inset, bottom - (top > 0 ? top : 0)});
    put_piece(
        to, s, x, y, across, stretch,
        (struct piece){width - inset, top > 0 ? top : 0, inset, bottom - (top > 0 ? top : 0)});
}

/* Where a box or disc is. False if it is a path, or stands askew. */
static bool find_spot(cairo_t *to, const struct shape *s, double scale, struct spot *out)
{
    double x = (double)s->x, y = (double)s->y, right = x + (double)s->w, bottom = y + (double)s->h;
    cairo_matrix_t m;

    cairo_get_matrix(to, &m);
    if (s->kind == SHAPE_PATH || (fabs(m.xy) > 1e-4 && fabs(m.xx) > 1e-4))
        return false;
    out->corner = (double)(s->kind == SHAPE_DISC ? s->w : s->corner) * scale;
    if (s->kind == SHAPE_DISC) {
        right = x + (double)s->w;
        bottom = y + (double)s->w;
        x -= (double)s->w;
        y -= (double)s->w;
    }
    cairo_user_to_device(to, &x, &y);
    cairo_user_to_device(to, &right, &bottom);
    out->x = (int)floor(fmin(x, right) + 0.5);
    out->y = (int)floor(fmin(y, bottom) + 0.5);
    out->width = (int)(fabs(right - x) + 0.5);
    out->height = (int)(fabs(bottom - y) + 0.5);
    out->line = s->fill == INK_NONE ? (double)s->width * scale : 0;
    return out->width > 0 && out->height > 0;
}

/* ---- Anything else -------------------------------------------------------------------------- */

/* The shape itself, painted and blurred. */
static void put_blurred(const struct brush *b, const struct shape *s, int down, int spread)
{
    const int reach = reach_of(spread);
    double left, top, right, bottom;
    cairo_matrix_t m;
    cairo_surface_t *mask;
    struct brush own = *b;

    cairo_new_path(b->to);
    brush_trace(b, s, 0);
    cairo_get_matrix(b->to, &m);
    cairo_identity_matrix(b->to);
    cairo_path_extents(b->to, &left, &top, &right, &bottom);
    cairo_new_path(b->to);
    left = floor(left) - reach;
    top = floor(top) - reach;
    mask = cairo_image_surface_create(CAIRO_FORMAT_A8, (int)(right - left) + reach + 1,
                                      (int)(bottom - top) + reach + 1);
    own.to = cairo_create(mask);
    brush_prepare(own.to);
    cairo_translate(own.to, -left, -top);
    cairo_transform(own.to, &m);
    brush_trace(&own, s, 0);
    cairo_set_line_width(own.to, (double)s->width);
    if (s->fill == INK_NONE)
        cairo_stroke(own.to);
    else
        cairo_fill(own.to);
    cairo_destroy(own.to);
    blur_mask(mask, spread);
    cairo_mask_surface(b->to, mask, left, top + down);
    cairo_surface_destroy(mask);
}

/* A blur as a few see-through layers of falling size, the outermost first. */
static void put_layers(const struct brush *b, const struct shape *s, const struct fall *fall)
{
    int layers = fall->blur > 10 ? 8 : 3;
    bool line = s->fill == INK_NONE;

    cairo_translate(b->to, 0, (double)fall->down);
    brush_ink(b, fall->ink, (double)s->fade * 1.2 / layers);
    for (int i = 0; i < layers; i++) {
        double grow = (double)fall->blur * (0.75 - 1.1 * (i + 0.5) / layers);

        if (line || (s->kind == SHAPE_PATH && grow > 0)) {
            brush_trace(b, s, 0);
            cairo_set_line_width(b->to, (line ? (double)s->width : 0) + (grow > 0 ? grow * 2 : 0));
            cairo_stroke(b->to);
            continue;
        }
        brush_trace(b, s, s->kind == SHAPE_PATH ? 0 : grow);
        cairo_fill(b->to);
    }
}

/* ---- All of them ---------------------------------------------------------------------------- */

static void put_mask(const struct brush *b, const struct shape *s, const struct fall *fall)
{
    cairo_matrix_t m;
    double scale;
    int down, spread;
    struct spot at;

    cairo_get_matrix(b->to, &m);
    scale = sqrt(fabs(m.xx * m.yy - m.xy * m.yx));
    down = (int)((double)fall->down * scale + 0.5);
    spread = spread_of((double)fall->blur / 2 * scale);
    brush_ink(b, fall->ink, (double)s->fade);
    if (find_spot(b->to, s, scale, &at)) {
        const struct stamp *stamp = stamp_for(b->painter, &at, spread);

        cairo_identity_matrix(b->to);
        put_stamp(b->to, stamp, &at, down, s->kind == SHAPE_BOX && brush_opaque(b, s));
    } else {
        put_blurred(b, s, down, spread);
    }
}

void shadow_paint(const struct brush *b, const struct shape *s)
{
    struct fall fall = shadow_fall((enum shadow)s->shadow);

    cairo_save(b->to);
    if (b->pixels)
        put_mask(b, s, &fall);
    else
        put_layers(b, s, &fall);
    cairo_restore(b->to);
}

void shadow_forget(struct painter *p)
{
    for (int i = 0; i < MAX_STAMPS; i++)
        if (p->stamp[i].mask)
            cairo_surface_destroy(p->stamp[i].mask);
}
