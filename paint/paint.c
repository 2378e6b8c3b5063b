/* Back end: Cairo. The painter, and the pictures that it keeps. */
#include "paint/brush.h"

#include "core/memory.h"

#include <math.h>

static const char *const families[] = {
    [FONT_PLAIN] = "Cantarell, Noto Sans, DejaVu Sans, sans-serif",
    [FONT_BOLD] = "Cantarell, Noto Sans, DejaVu Sans, sans-serif",
    [FONT_TITLE] = "Georgia, DejaVu Serif, serif",
};

struct painter *painter_new(bool keep)
{
    struct painter *p = memory_new(sizeof *p);

    p->keep = keep;
    for (int i = 0; i < 3; i++) {
        p->font[i] = pango_font_description_from_string(families[i]);
        if (i != FONT_PLAIN)
            pango_font_description_set_weight(p->font[i], PANGO_WEIGHT_BOLD);
    }
    return p;
}

/* What was painted at another scale. */
static void forget(struct painter *p)
{
    for (int i = 0; i < MAX_KEPT; i++)
        p->kept[i].hash = 0;
    sprite_forget(p);
}

void painter_free(struct painter *p)
{
    if (!p)
        return;
    for (int i = 0; i < 3; i++)
        pango_font_description_free(p->font[i]);
    text_forget(p);
    shadow_forget(p);
    sprite_forget(p);
    for (int i = 0; i < MAX_KEPT; i++)
        if (p->kept[i].picture)
            cairo_surface_destroy(p->kept[i].picture);
    g_free(p->note);
    memory_free(p);
}

/* Where the first settled part ends, and where the last. Returns how many there are. What lies
   between them is made of sprites, and quickly painted. */
static int find_settled(const struct drawing *d, int end[MAX_KEPT])
{
    int found = 0;

    for (int i = 0; i < d->shapes; i++)
        if (d->shape[i].kind == SHAPE_SETTLED) {
            end[found ? 1 : 0] = i + 1;
            found = found ? 2 : 1;
        }
    return found;
}

/* Pixels of `to` for one unit. */
static double pixels(cairo_t *to)
{
    double x = 1, y = 0, device = 1, unused;

    cairo_user_to_device_distance(to, &x, &y);
    cairo_surface_get_device_scale(cairo_get_target(to), &device, &unused);
    return x * device;
}

/* From here on one unit is one pixel, from a whole pixel on, so that pictures are just copied. */
static void to_pixels(cairo_t *to)
{
    double device, unused;
    cairo_matrix_t m;

    cairo_get_matrix(to, &m);
    cairo_surface_get_device_scale(cairo_get_target(to), &device, &unused);
    cairo_matrix_init(&m, 1 / device, 0, 0, 1 / device, floor(m.x0 * device + 0.5) / device,
                      floor(m.y0 * device + 0.5) / device);
    cairo_set_matrix(to, &m);
}

static void put_picture(cairo_t *to, cairo_surface_t *picture, int width, int height)
{
    cairo_set_source_surface(to, picture, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(to), CAIRO_FILTER_NEAREST);
    cairo_set_operator(to, CAIRO_OPERATOR_SOURCE);
    cairo_rectangle(to, 0, 0, width, height);
    cairo_fill(to);
    cairo_set_operator(to, CAIRO_OPERATOR_OVER);
}

/* Some larger than needed, so that a window that is being resized does not want new memory for every
   frame. */
static void make_room(struct kept *kept, int width, int height)
{
    if (kept->picture && cairo_image_surface_get_width(kept->picture) >= width &&
        cairo_image_surface_get_height(kept->picture) >= height)
        return;
    if (kept->picture)
        cairo_surface_destroy(kept->picture);
    kept->picture =
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, (width | 255) + 1, (height | 255) + 1);
}

/* No paper shows below a page that has a ground of its own. */
static bool covers_page(const struct brush *b)
{
    const struct shape *s = b->d->shape;

    return b->d->shapes > 0 && s->kind == SHAPE_BOX && s->corner <= 0 && s->x <= 0 && s->y <= 0 &&
           s->w >= b->d->width && s->h >= b->d->height && brush_opaque(b, s);
}

/* Shapes from .. to on top of what the kept picture before this one shows. */
static void renew_kept(const struct brush *b, int which, int from, int to, double scale)
{
    struct kept *kept = &b->painter->kept[which];
    int width = (int)((double)b->d->width * scale + 1);
    int height = (int)((double)b->d->height * scale + 1);
    struct brush own = *b;

    make_room(kept, width, height);
    own.to = cairo_create(kept->picture);
    own.pixels = own.sprites = true;
    brush_ink(&own, INK_PAPER, 1);
    if (which > 0)
        put_picture(own.to, kept[-1].picture, width, height);
    else if (!covers_page(b))
        cairo_paint(own.to);
    cairo_scale(own.to, scale, scale);
    brush_prepare(own.to);
    brush_range(&own, from, to);
    cairo_destroy(own.to);
}

/* Paints what is settled from kept pictures, made anew where something changed. Returns how many
   shapes that were. */
static int paint_settled(const struct brush *b)
{
    struct painter *p = b->painter;
    double scale = pixels(b->to);
    uint64_t hash = (uint64_t)b->palette + 1;
    int end[MAX_KEPT], count = find_settled(b->d, end), from = 0;

    if (scale != p->kept_scale)
        forget(p);
    p->kept_scale = scale;
    for (int which = 0; which < count; from = end[which++]) {
        hash = brush_hash(hash, b->d, from, end[which]);
        if (p->kept[which].picture && p->kept[which].hash == hash)
            continue;
        renew_kept(b, which, from, end[which], scale);
        p->kept[which].hash = hash;
    }
    if (count == 0)
        return 0;
    cairo_save(b->to);
    to_pixels(b->to);
    put_picture(b->to, p->kept[count - 1].picture, (int)((double)b->d->width * scale),
                (int)((double)b->d->height * scale));
    cairo_restore(b->to);
    return from;
}

struct fitting painter_fit(const struct drawing *d, double width, double height)
{
    double across = width / (double)d->width, down = height / (double)d->height;
    double scale = across < down ? across : down;

    return (struct fitting){scale, (double)(int)((width - (double)d->width * scale) / 2),
                            (double)(int)((height - (double)d->height * scale) / 2)};
}

/* Paper wherever no kept picture will be. */
static void paint_paper(const struct brush *b, const struct fitting *fit, double width,
                        double height)
{
    int unused[MAX_KEPT];
    const double right = fit->x + floor((double)b->d->width * fit->scale);
    const double bottom = fit->y + floor((double)b->d->height * fit->scale);

    brush_ink(b, INK_PAPER, 1);
    if (!b->painter->keep || !b->pixels || find_settled(b->d, unused) == 0) {
        cairo_rectangle(b->to, 0, 0, width, height);
        cairo_fill(b->to);
        return;
    }
    cairo_rectangle(b->to, 0, 0, width, fit->y);
    cairo_rectangle(b->to, 0, bottom, width, height - bottom);
    cairo_rectangle(b->to, 0, fit->y, fit->x, bottom - fit->y);
    cairo_rectangle(b->to, right, fit->y, width - right, bottom - fit->y);
    cairo_fill(b->to);
}

static bool is_image(cairo_t *to)
{
    double x, y;

    cairo_surface_get_device_scale(cairo_get_target(to), &x, &y);
    return cairo_surface_get_type(cairo_get_target(to)) == CAIRO_SURFACE_TYPE_IMAGE && x == 1;
}

void painter_paint(struct painter *p, cairo_t *to, const struct drawing *d, enum palette palette,
                   double width, double height)
{
    struct brush b = {.painter = p, .to = to, .d = d, .palette = palette, .pixels = is_image(to)};
    struct fitting fit = painter_fit(d, width, height);

    cairo_save(to);
    paint_paper(&b, &fit, width, height);
    cairo_translate(to, fit.x, fit.y);
    cairo_scale(to, fit.scale, fit.scale);
    brush_prepare(to);
    brush_range(&b, p->keep ? paint_settled(&b) : 0, d->shapes);
    cairo_restore(to);
}
