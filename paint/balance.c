/* Back end: Cairo. Where the page is divided into bands: each should have about as much to paint, and what lies across an edge is painted by
   both of its bands, so that edges keep away from crowds. */
#include "paint/brush.h"

#include <math.h>

enum { STRIPS = 64 };

/* What a shape costs, in microseconds: its outline, its rows, its pixels. */
static const double outline = 4, row = 0.08, pixel = 0.001;

struct balance {
    double height;           /* of the page, in pixels */
    double strip[STRIPS];    /* what there is to paint in each part of the height */
    double crossing[STRIPS]; /* what is painted twice if a band begins with this part */
};

static void add(struct balance *w, const struct bounds *e)
{
    const double top = fmax(e->top, 0), bottom = fmin(e->bottom, w->height);
    const int first = (int)(top * STRIPS / w->height);
    const int last = (int)(fmax(bottom - 1, top) * STRIPS / w->height);

    if (bottom <= top)
        return;
    for (int i = first; i <= last && i < STRIPS; i++) {
        w->strip[i] +=
            (outline + (bottom - top) * (row + (e->right - e->left) * pixel)) / (last - first + 1);
        w->crossing[i] += i > first ? outline : 0;
    }
}

static void add_shape(struct balance *w, const cairo_matrix_t *m, const struct shape *s)
{
    struct bounds e = {INFINITY, INFINITY, -INFINITY, -INFINITY};
    struct shape box = *s;

    if (s->kind == SHAPE_TEXT) /* it stands on a line */
        box = (struct shape){.x = s->x, .y = s->y - s->size, .w = s->w, .h = s->size * 1.5f};
    bounds_include_all(&e, m, &box);
    add(w, &e);
}

static void add_coat(struct balance *w, const struct coat *c)
{
    cairo_matrix_t stack[MAX_DEPTH + 1];
    int depth = 0;

    cairo_get_matrix(c->brush.to, &stack[0]);
    stack[0].x0 = stack[0].y0 = 0;
    for (int i = c->from; i < c->to; i++) {
        const struct shape *s = &c->brush.d->shape[i];

        if (s->kind == SHAPE_PUSH) {
            cairo_matrix_t inner;

            cairo_matrix_init(&inner, (double)s->matrix[0], (double)s->matrix[1],
                              (double)s->matrix[2], (double)s->matrix[3], (double)s->matrix[4],
                              (double)s->matrix[5]);
            cairo_matrix_multiply(&stack[depth + 1], &inner, &stack[depth]);
            depth++;
        } else if (s->kind == SHAPE_POP) {
            depth--;
        } else if (s->kind <= SHAPE_TEXT) {
            add_shape(w, &stack[depth], s);
        }
    }
}

/* The strip before which so much has been painted, or nearly, with little across the edge. */
static int find_edge(const struct balance *w, double wanted)
{
    double sum = 0, least = INFINITY;
    int best = 1;

    for (int i = 1; i < STRIPS; i++) {
        double off;

        sum += w->strip[i - 1];
        off = fabs(sum - wanted) + w->crossing[i];
        if (off < least) {
            least = off;
            best = i;
        }
    }
    return best;
}

void balance_bands(const struct coat *coat, int coats, int count, int top[MAX_BANDS])
{
    const struct brush *b = &coat[coats - 1].brush;
    struct balance w = {0};
    cairo_matrix_t m;
    double all = 0;

    cairo_get_matrix(b->to, &m);
    w.height = (double)b->d->height * m.yy;
    for (int i = 0; i < coats; i++)
        add_coat(&w, &coat[i]);
    for (int i = 0; i < STRIPS; i++) {
        w.strip[i] += coats * (double)b->d->width * m.xx * w.height * pixel / STRIPS; /* copying */
        all += w.strip[i];
    }
    top[0] = 0;
    for (int i = 1; i < count; i++) {
        const int edge = (int)(w.height * find_edge(&w, all * i / count) / STRIPS);

        top[i] = edge > top[i - 1] ? edge : top[i - 1];
    }
}
