/* Back end: Cairo. The painter, and the pictures that it keeps. */
#include "draw/cairo-brush.h"

#include "core/memory.h"

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

static void forget(struct painter *p)
{
    for (int i = 0; i < MAX_KEPT; i++)
        if (p->kept[i].picture) {
            cairo_surface_destroy(p->kept[i].picture);
            p->kept[i].picture = NULL;
        }
}

void painter_free(struct painter *p)
{
    if (!p)
        return;
    for (int i = 0; i < 3; i++)
        pango_font_description_free(p->font[i]);
    g_clear_object(&p->layout);
    forget(p);
    memory_free(p);
}

static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size)
{
    const uint32_t *word = bytes;

    for (size_t i = 0; i < size / sizeof *word; i++)
        hash = (hash ^ word[i]) * 0x100000001b3u;
    return hash;
}

static uint64_t hash_shapes(uint64_t hash, const struct drawing *d, int from, int to)
{
    hash = hash_bytes(hash, d->shape + from, (size_t)(to - from) * sizeof *d->shape);
    for (int i = from; i < to; i++) {
        const struct shape *s = &d->shape[i];

        if (s->kind == SHAPE_PATH)
            hash = hash_bytes(hash, d->step + s->first, (size_t)s->count * sizeof *d->step);
        for (int k = 0; s->kind == SHAPE_TEXT && k < s->count; k++)
            hash = (hash ^ (unsigned char)d->text[s->first + k]) * 0x100000001b3u;
    }
    return hash;
}

/* The end of the next part that is settled, or -1. */
static int next_settled(const struct drawing *d, int from)
{
    for (int i = from; i < d->shapes; i++)
        if (d->shape[i].kind == SHAPE_SETTLED)
            return i + 1;
    return -1;
}

/* Pixels of `to` for one unit. */
static double pixels(cairo_t *to)
{
    double x = 1, y = 0, device = 1, unused;

    cairo_user_to_device_distance(to, &x, &y);
    cairo_surface_get_device_scale(cairo_get_target(to), &device, &unused);
    return x * device;
}

static void put_picture(cairo_t *to, cairo_surface_t *picture)
{
    cairo_set_source_surface(to, picture, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(to), CAIRO_FILTER_NEAREST);
    cairo_set_operator(to, CAIRO_OPERATOR_SOURCE);
    cairo_paint(to);
    cairo_set_operator(to, CAIRO_OPERATOR_OVER);
}

/* Shapes from .. to on top of what the kept picture before this one shows. */
static void renew_kept(const struct brush *b, int which, int from, int to, double scale)
{
    struct kept *kept = &b->painter->kept[which];
    int width = (int)((double)b->d->width * scale + 1);
    int height = (int)((double)b->d->height * scale + 1);
    struct brush own = *b;

    if (!kept->picture)
        kept->picture = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    own.to = cairo_create(kept->picture);
    brush_ink(&own, INK_PAPER, 1);
    if (which > 0)
        put_picture(own.to, kept[-1].picture);
    else
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
    int from = 0, to, which = 0;

    if (scale != p->kept_scale)
        forget(p);
    p->kept_scale = scale;
    for (; which < MAX_KEPT && (to = next_settled(b->d, from)) > 0; which++, from = to) {
        hash = hash_shapes(hash, b->d, from, to);
        if (p->kept[which].picture && p->kept[which].hash == hash)
            continue;
        renew_kept(b, which, from, to, scale);
        p->kept[which].hash = hash;
    }
    if (which == 0)
        return 0;
    cairo_save(b->to);
    cairo_scale(b->to, 1 / scale, 1 / scale);
    put_picture(b->to, p->kept[which - 1].picture);
    cairo_restore(b->to);
    return from;
}

struct fitting painter_fit(const struct drawing *d, double width, double height)
{
    double across = width / (double)d->width, down = height / (double)d->height;
    double scale = across < down ? across : down;

    return (struct fitting){scale, (width - (double)d->width * scale) / 2,
                            (height - (double)d->height * scale) / 2};
}

void painter_paint(struct painter *p, cairo_t *to, const struct drawing *d, enum palette palette,
                   double width, double height)
{
    struct brush b = {p, to, d, palette};
    struct fitting fit = painter_fit(d, width, height);

    cairo_save(to);
    brush_ink(&b, INK_PAPER, 1);
    cairo_rectangle(to, 0, 0, width, height);
    cairo_fill(to);
    cairo_translate(to, fit.x, fit.y);
    cairo_scale(to, fit.scale, fit.scale);
    brush_prepare(to);
    brush_range(&b, p->keep ? paint_settled(&b) : 0, d->shapes);
    cairo_restore(to);
}
