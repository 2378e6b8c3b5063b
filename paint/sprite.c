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

static const struct sprite *find(const struct painter *p, uint64_t hash)
{
    for (int i = 0; i < p->sprites; i++)
        if (p->sprite[i].hash == hash)
            return &p->sprite[i];
    return NULL;
}

static const struct sprite *keep(struct painter *p, struct sprite made, uint64_t hash)
{
    if (p->sprites == MAX_SPRITES)
        sprite_forget(p);
    made.hash = hash;
    p->sprite[p->sprites] = made;
    return &p->sprite[p->sprites++];
}

static void put(cairo_t *to, const struct sprite *s, double x, double y)
{
    cairo_identity_matrix(to);
    cairo_set_source_surface(to, s->picture, x + s->left, y + s->top);
    cairo_pattern_set_filter(cairo_get_source(to), CAIRO_FILTER_NEAREST);
    cairo_paint(to);
}

/* A part of the group lies in another band, where another thread would make a second picture of all of it. */
static bool is_divided(const struct bounds *e, const struct brush *b)
{
    return e->top < 0 || e->bottom > cairo_image_surface_get_height(cairo_get_target(b->to));
}

/* Shapes from .. to - 1, and the whole pixel that their origin is moved to. */
struct group {
    int from, to;
    cairo_matrix_t m; /* without the origin */
    double x, y;
    struct bounds size, there; /* from the origin, and on the image */
};

static struct group group_at(const struct brush *b, int from, int end)
{
    const float *g = b->d->shape[from].matrix;
    struct group out = {.from = from + 1, .to = end};
    cairo_matrix_t m, inner;

    cairo_get_matrix(b->to, &m);
    cairo_matrix_init(&inner, (double)g[0], (double)g[1], (double)g[2], (double)g[3], (double)g[4],
                      (double)g[5]);
    cairo_matrix_multiply(&m, &inner, &m);
    out.x = floor(m.x0 + 0.5);
    out.y = floor(m.y0 + 0.5);
    m.x0 = m.y0 = 0;
    out.m = m;
    out.size = bounds_of(b->d, out.from, out.to, m);
    out.there = (struct bounds){out.size.left + out.x, out.size.top + out.y, out.size.right + out.x,
                                out.size.bottom + out.y};
    return out;
}

/* As a picture, or shape by shape: at a whole pixel both look alike. */
static void paint(const struct brush *b, struct group *g)
{
    const uint64_t hash = hash_of(b, g->from, g->to, &g->m);
    const struct sprite *s = find(b->painter, hash);

    if (!s &&
        !is_divided(&g->there, b)) /* making it may make others, for groups within the group */
        s = keep(b->painter, make(b, g->from, g->to, g->m, &g->size), hash);
    cairo_save(b->to);
    if (s) {
        put(b->to, s, g->x, g->y);
    } else {
        g->m.x0 = g->x;
        g->m.y0 = g->y;
        cairo_set_matrix(b->to, &g->m);
        brush_range(b, g->from, g->to);
    }
    cairo_restore(b->to);
}

int sprite_paint(const struct brush *b, int from)
{
    const int end = group_end(b->d, from);
    struct group g;

    if (end < 0)
        return -1;
    g = group_at(b, from, end);
    if (g.size.right - g.size.left > WIDEST || g.size.bottom - g.size.top > WIDEST)
        return -1;
    if (!bounds_are_unseen(&g.there, b))
        paint(b, &g);
    return end;
}

void sprite_forget(struct painter *p)
{
    for (int i = 0; i < p->sprites; i++)
        cairo_surface_destroy(p->sprite[i].picture);
    p->sprites = 0;
}
