/* Back end: Cairo. Groups of shapes that stand on the page again and again, or come back from one
   frame to the next: each is painted once, and then its picture is put where it belongs. */
#include "paint/brush.h"

#include <math.h>

enum { FEWEST_SHAPES = 2, WIDEST = 1024 };

/* The POP of the group that begins at `from`; -1 if it is too small to be worth it, or has text,
   which changes too often. */
static int group_end(const struct drawing *d, int from)
{
    int depth = 0;

    for (int i = from; i < d->shapes; i++) {
        int kind = d->shape[i].kind;

        depth += (kind == SHAPE_PUSH) - (kind == SHAPE_POP);
        if (kind == SHAPE_TEXT || kind == SHAPE_SETTLED)
            return -1;
        if (depth == 0)
            return i - from > FEWEST_SHAPES ? i : -1;
    }
    return -1;
}

/* ---- How large it is ------------------------------------------------------------------------ */

/* On the image, from the group's origin. */
static struct bounds bounds_of(const struct drawing *d, int from, int to, cairo_matrix_t m)
{
    struct bounds e = {INFINITY, INFINITY, -INFINITY, -INFINITY};
    cairo_matrix_t stack[MAX_DEPTH];
    int depth = 0;

    stack[0] = m;
    for (int i = from; i < to; i++) {
        const struct shape *s = &d->shape[i];

        if (s->kind == SHAPE_PUSH) {
            cairo_matrix_t inner;

            cairo_matrix_init(&inner, (double)s->matrix[0], (double)s->matrix[1],
                              (double)s->matrix[2], (double)s->matrix[3], (double)s->matrix[4],
                              (double)s->matrix[5]);
            cairo_matrix_multiply(&stack[depth + 1], &inner, &stack[depth]);
            depth++;
        } else if (s->kind == SHAPE_POP) {
            depth--;
        } else {
            bounds_include_all(&e, &stack[depth], s);
        }
    }
    return e;
}

/* ---- Making and finding --------------------------------------------------------------------- */

static struct sprite make(const struct brush *b, int from, int to, cairo_matrix_t m,
                          const struct bounds *e)
{
    struct sprite out = {.left = (int)floor(e->left), .top = (int)floor(e->top)};
    struct brush own = *b;

    out.picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)ceil(e->right) - out.left,
                                             (int)ceil(e->bottom) - out.top);
    m.x0 = -out.left;
    m.y0 = -out.top;
    own.to = cairo_create(out.picture);
    cairo_set_matrix(own.to, &m);
    brush_prepare(own.to);
    brush_range(&own, from, to);
    cairo_destroy(own.to);
    return out;
}

static uint64_t hash_of(const struct brush *b, int from, int to, const cairo_matrix_t *m)
{
    struct shape push = {.kind = SHAPE_PUSH,
                         .matrix = {(float)m->xx, (float)m->yx, (float)m->xy, (float)m->yy}};
    struct drawing only = {.shape = &push, .shapes = 1};

    return brush_hash(brush_hash((uint64_t)b->palette + 1, &only, 0, 1), b->d, from, to);
}

static const struct sprite *sprite_for(const struct brush *b, int from, int to,
                                       const cairo_matrix_t *m, const struct bounds *e)
{
    struct painter *p = b->painter;
    uint64_t hash = hash_of(b, from, to, m);
    struct sprite made;

    for (int i = 0; i < p->sprites; i++)
        if (p->sprite[i].hash == hash)
            return &p->sprite[i];
    made = make(b, from, to, *m, e); /* may make others, for groups within the group */
    if (p->sprites == MAX_SPRITES)
        sprite_forget(p);
    made.hash = hash;
    p->sprite[p->sprites] = made;
    return &p->sprite[p->sprites++];
}

int sprite_paint(const struct brush *b, int from)
{
    const float *g = b->d->shape[from].matrix;
    int end = group_end(b->d, from);
    cairo_matrix_t m, inner;
    const struct sprite *s;
    struct bounds e, there;
    double x, y;

    if (end < 0)
        return -1;
    cairo_get_matrix(b->to, &m);
    cairo_matrix_init(&inner, (double)g[0], (double)g[1], (double)g[2], (double)g[3], (double)g[4],
                      (double)g[5]);
    cairo_matrix_multiply(&m, &inner, &m);
    x = floor(m.x0 + 0.5);
    y = floor(m.y0 + 0.5);
    m.x0 = m.y0 = 0;
    e = bounds_of(b->d, from + 1, end, m);
    there = (struct bounds){e.left + x, e.top + y, e.right + x, e.bottom + y};
    if (e.right - e.left > WIDEST || e.bottom - e.top > WIDEST)
        return -1;
    if (bounds_are_unseen(&there, b))
        return end;
    s = sprite_for(b, from + 1, end, &m, &e);
    cairo_save(b->to);
    cairo_identity_matrix(b->to);
    cairo_set_source_surface(b->to, s->picture, x + s->left, y + s->top);
    cairo_pattern_set_filter(cairo_get_source(b->to), CAIRO_FILTER_NEAREST);
    cairo_paint(b->to);
    cairo_restore(b->to);
    return end;
}

void sprite_forget(struct painter *p)
{
    for (int i = 0; i < p->sprites; i++)
        cairo_surface_destroy(p->sprite[i].picture);
    p->sprites = 0;
}
