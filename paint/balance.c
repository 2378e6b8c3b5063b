/* Back end: Cairo. Where an image is divided into bands, so that each has about as much to paint. */
#include "paint/brush.h"

#include <math.h>

enum { STRIPS = 64 };

/* What a shape costs, in microseconds: its outline, and then its pixels. */
static const double each = 6, pixel = 0.001;

struct balance {
    double strip[STRIPS]; /* what there is to paint in each part of the height */
    bool text[STRIPS];    /* the upper edge of this part cuts through letters */
    double width, height;
};

static void add(struct balance *w, const struct bounds *e)
{
    const double top = fmax(e->top, 0), bottom = fmin(e->bottom, w->height);
    const double across = fmin(e->right, w->width) - fmax(e->left, 0);
    const int first = (int)(top * STRIPS / w->height);
    const int last = (int)(fmax(bottom - 1, top) * STRIPS / w->height);

    if (bottom <= top || across <= 0)
        return;
    for (int i = first; i <= last && i < STRIPS; i++)
        w->strip[i] += (each + across * (bottom - top) * pixel) / (last - first + 1);
}

/* Letters that two bands share would stand on other pixels than whole ones. */
static void spare(struct balance *w, const struct bounds *e)
{
    for (int i = 1; i < STRIPS; i++)
        if (e->top < w->height * i / STRIPS && e->bottom > w->height * i / STRIPS)
            w->text[i] = true;
}

static void add_shape(struct balance *w, const cairo_matrix_t *m, const struct shape *s)
{
    struct bounds e = {INFINITY, INFINITY, -INFINITY, -INFINITY};
    struct shape text = *s;

    if (s->kind == SHAPE_TEXT) { /* it stands on a line */
        text =
            (struct shape){.kind = SHAPE_BOX, .y = s->y - s->size, .w = s->w, .h = s->size * 1.5f};
        text.x = s->x - s->w / 2;
    }
    bounds_include_all(&e, m, &text);
    add(w, &e);
    if (s->kind == SHAPE_TEXT)
        spare(w, &e);
}

static void add_range(struct balance *w, const struct brush *b, int from, int to)
{
    cairo_matrix_t stack[MAX_DEPTH + 1];
    int depth = 0;

    cairo_get_matrix(b->to, &stack[0]);
    for (int i = from; i < to; i++) {
        const struct shape *s = &b->d->shape[i];

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

void balance_bands(const struct brush *b, int from, int to, int count, int top[MAX_BANDS + 1])
{
    cairo_surface_t *image = cairo_get_target(b->to);
    const int height = cairo_image_surface_get_height(image);
    struct balance w = {.width = cairo_image_surface_get_width(image), .height = height};
    double all = 0, sum = 0;
    int band = 1;

    add_range(&w, b, from, to);
    for (int i = 0; i < STRIPS; i++) {
        w.strip[i] += w.width * w.height * pixel / STRIPS; /* what lies under all shapes */
        all += w.strip[i];
    }
    top[0] = 0;
    for (int i = 1; i < STRIPS && band < count; i++) {
        sum += w.strip[i - 1];
        if (sum >= all * band / count && !w.text[i])
            top[band++] = height * i / STRIPS;
    }
    for (; band <= count; band++)
        top[band] = height;
}
