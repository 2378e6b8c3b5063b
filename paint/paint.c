/* Back end: Cairo. The painter, and the pictures that it keeps. */
#include "paint/brush.h"

#include "core/memory.h"

#include <math.h>

struct painter *painter_new(bool keep)
{
    struct painter *p = memory_new(sizeof *p);

    p->keep = keep;
    bands_limit(p, keep ? 0 : 1);
    for (int i = 0; i < 3; i++)
        p->font[i] = text_font((enum font)i);
    return p;
}

/* What was painted at another scale. */
static void forget(struct painter *p)
{
    for (int i = 0; i < MAX_KEPT; i++)
        p->kept[i].hash = 0;
    sprite_forget(p);
    for (int i = 0; i < MAX_BANDS - 1; i++)
        if (p->band[i])
            sprite_forget(p->band[i]);
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
    bands_forget(p);
    for (int i = 0; i < MAX_KEPT; i++)
        if (p->kept[i].picture)
            cairo_surface_destroy(p->kept[i].picture);
    g_free(p->note);
    g_free(p->mark);
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

/* What there is to paint for a frame. */
struct frame {
    struct coat coat[MAX_KEPT + 2];
    int coats;
    cairo_surface_t *basis; /* a kept picture that the frame can begin with (or NULL) */
    int shown, settled;     /* shapes that it shows, and shapes that are settled */
};

/* Shapes from .. to on top of what the kept picture before this one shows. */
static struct coat coat_of(const struct brush *b, int which, int from, int to, double scale)
{
    struct kept *kept = &b->painter->kept[which];
    int width = (int)((double)b->d->width * scale + 1);
    int height = (int)((double)b->d->height * scale + 1);
    struct coat out = {
        .brush = *b, .under = which > 0 ? kept[-1].picture : NULL, .from = from, .to = to};

    make_room(kept, width, height);
    out.brush.to = cairo_create(kept->picture);
    out.brush.sprites = true;
    brush_ink(&out.brush, INK_PAPER, 1);
    if (which == 0 && !covers_page(b))
        cairo_paint(out.brush.to);
    cairo_scale(out.brush.to, scale, scale);
    return out;
}

/* Finds the kept picture that shows most of what is settled, to be made anew where something changed. Where nothing could be used, as while
   a window is being resized, only the first is made: the second is worth its memory traffic when it comes again. */
static void find_basis(struct frame *f, const struct brush *b)
{
    struct painter *p = b->painter;
    uint64_t hash = (uint64_t)b->palette + 1;
    int end[MAX_KEPT], count = find_settled(b->d, end);
    cairo_matrix_t m;

    cairo_get_matrix(b->to, &m);
    if (m.xx != p->kept_scale)
        forget(p);
    p->kept_scale = m.xx;
    f->settled = count > 0 ? end[count - 1] : 0;
    if (count == 0)
        p->divided = 0;
    for (int i = 0; i < count && f->coats == 0; i++) {
        hash = brush_hash(hash, b->d, f->shown, end[i]);
        if (!p->kept[i].picture || p->kept[i].hash != hash) {
            f->coat[f->coats++] = coat_of(b, i, f->shown, end[i], m.xx);
            p->kept[i].hash = hash;
            p->divided = i > 0 ? p->divided : 0;
        }
        f->basis = p->kept[i].picture;
        f->shown = end[i];
    }
}

/* Everything else is painted on the frame itself; what is settled is on whole pixels there, too. */
static void add_rest(struct frame *f, const struct brush *b)
{
    if (f->shown < f->settled) {
        struct coat *c = &f->coat[f->coats++];

        *c = (struct coat){.brush = *b, .under = f->basis, .from = f->shown, .to = f->settled};
        c->brush.sprites = true;
        f->basis = NULL;
    }
    f->coat[f->coats++] =
        (struct coat){.brush = *b, .under = f->basis, .from = f->settled, .to = b->d->shapes};
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
    struct frame f = {0};

    cairo_save(to);
    paint_paper(&b, &fit, width, height);
    cairo_translate(to, fit.x, fit.y);
    cairo_scale(to, fit.scale, fit.scale);
    if (p->keep && b.pixels)
        find_basis(&f, &b);
    add_rest(&f, &b);
    bands_paint(f.coat, f.coats);
    for (int i = 0; i < f.coats; i++)
        if (f.coat[i].brush.to != to)
            cairo_destroy(f.coat[i].brush.to);
    cairo_restore(to);
}
