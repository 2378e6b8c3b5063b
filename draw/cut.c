/* A part of a page: everything is moved, and what lies beyond its edges is left to them. */
#include "draw/draw.h"

static void move_steps(struct step *step, int count, float x, float y)
{
    for (int i = 0; i < count; i++) {
        step[i].x -= x;
        step[i].y -= y;
        step[i].ax -= x;
        step[i].ay -= y;
        step[i].bx -= x;
        step[i].by -= y;
    }
}

static void move_shape(struct drawing *d, struct shape *s, float x, float y)
{
    s->x -= x;
    s->y -= y;
    s->gradient[0] -= x;
    s->gradient[1] -= y;
    if (s->fill_kind == FILL_LINEAR) {
        s->gradient[2] -= x;
        s->gradient[3] -= y;
    }
    if (s->kind == SHAPE_PATH)
        move_steps(d->step + s->first, s->count, x, y);
    if (s->kind == SHAPE_PUSH) {
        s->matrix[4] -= x;
        s->matrix[5] -= y;
    }
}

void drawing_cut(struct drawing *d, struct box part)
{
    int depth = 0;

    for (int i = 0; i < d->shapes; i++) {
        depth -= d->shape[i].kind == SHAPE_POP;
        if (depth == 0 && d->shape[i].kind < SHAPE_POP)
            move_shape(d, &d->shape[i], part.x, part.y);
        depth += d->shape[i].kind == SHAPE_PUSH;
    }
    d->targets = 0;
    d->width = part.w;
    d->height = part.h;
}
