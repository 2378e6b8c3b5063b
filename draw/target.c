/* Targets: where they are on the page, and which of them is under a point. */
#include "draw/list.h"

/* The bounds of a shape in its own coordinates. */
static struct box own_bounds(const struct shape *s)
{
    if (s->kind == SHAPE_DISC)
        return (struct box){s->x - s->w, s->y - s->w, s->w * 2, s->w * 2};
    if (s->kind == SHAPE_TEXT) {
        float left =
            s->align == ALIGN_LEFT ? s->x : s->x - s->w / (s->align == ALIGN_RIGHT ? 1 : 2);

        return (struct box){left, s->y - s->size, s->w, s->size * 1.3f};
    }
    return (struct box){s->x, s->y, s->w, s->h};
}

static struct point through(const float m[6], float x, float y)
{
    return (struct point){m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]};
}

static void invert(float out[6], const float m[6])
{
    float size = m[0] * m[3] - m[1] * m[2];

    out[0] = m[3] / size;
    out[1] = -m[1] / size;
    out[2] = -m[2] / size;
    out[3] = m[0] / size;
    out[4] = -(out[0] * m[4] + out[2] * m[5]);
    out[5] = -(out[1] * m[4] + out[3] * m[5]);
}

void list_place_target(const struct drawing *d, struct target *t)
{
    const float *m = d->matrix[d->depth];
    struct box b = own_bounds(&d->shape[t->shape]);
    struct point corner = through(m, b.x, b.y);
    float left = corner.x, right = corner.x, top = corner.y, bottom = corner.y;

    for (int i = 1; i < 4; i++) {
        corner = through(m, b.x + (i & 1 ? b.w : 0), b.y + (i & 2 ? b.h : 0));
        left = corner.x < left ? corner.x : left;
        right = corner.x > right ? corner.x : right;
        top = corner.y < top ? corner.y : top;
        bottom = corner.y > bottom ? corner.y : bottom;
    }
    t->x = left;
    t->y = top;
    t->w = right - left;
    t->h = bottom - top;
    invert(t->back, m);
}

/* Does a ray from the point to the right cross this edge? */
static bool crosses(struct point a, struct point b, struct point p)
{
    return (a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x;
}

static struct point on_curve(struct point from, const struct step *s, float t)
{
    float u = 1 - t;
    float k0 = u * u * u, k1 = 3 * u * u * t, k2 = 3 * u * t * t, k3 = t * t * t;

    return (struct point){k0 * from.x + k1 * s->ax + k2 * s->bx + k3 * s->x,
                          k0 * from.y + k1 * s->ay + k2 * s->by + k3 * s->y};
}

static bool inside_path(const struct step *step, int count, struct point p)
{
    enum { PIECES = 8 };
    struct point at = {step->x, step->y}, begin = at;
    bool inside = false;

    for (int i = 1; i < count; i++) {
        const struct step *s = &step[i];
        struct point from = at;
        int pieces = s->kind == STEP_CURVE ? PIECES : 1;

        if (s->kind == STEP_MOVE)
            begin = at = (struct point){s->x, s->y};
        for (int k = 1; s->kind != STEP_MOVE && k <= pieces; k++) {
            struct point to = s->kind == STEP_CLOSE ? begin : (struct point){s->x, s->y};

            if (k < pieces)
                to = on_curve(from, s, (float)k / PIECES);
            inside ^= crosses(at, to, p);
            at = to;
        }
    }
    return inside ^ crosses(at, begin, p);
}

static bool hit(const struct drawing *d, const struct target *t, float x, float y)
{
    const struct shape *s = &d->shape[t->shape];
    struct point p = through(t->back, x, y);
    struct box b = own_bounds(s);

    if (s->kind == SHAPE_DISC)
        return (p.x - s->x) * (p.x - s->x) + (p.y - s->y) * (p.y - s->y) <= s->w * s->w;
    if (p.x < b.x || p.y < b.y || p.x >= b.x + b.w || p.y >= b.y + b.h)
        return false;
    return s->kind != SHAPE_PATH || inside_path(d->step + s->first, s->count, p);
}

int drawing_target_at(const struct drawing *d, float x, float y)
{
    for (int i = d->targets; i-- > 0;)
        if (hit(d, &d->target[i], x, y))
            return i;
    return -1;
}

/* How far a point is from a target's bounds; 0: in them. */
static float distance(const struct target *t, float x, float y)
{
    float dx = x < t->x ? t->x - x : x > t->x + t->w ? x - t->x - t->w : 0;
    float dy = y < t->y ? t->y - y : y > t->y + t->h ? y - t->y - t->h : 0;

    return dx > dy ? dx : dy;
}

int drawing_target_near(const struct drawing *d, float x, float y, float reach)
{
    int under = drawing_target_at(d, x, y), best = under;
    float nearest = reach;

    if (under >= 0 && d->target[under].use != TARGET_IDLE)
        return under;
    for (int i = 0; i < d->targets; i++) {
        const struct target *t = &d->target[i];

        if (t->use == TARGET_IDLE || t->w > 2 * reach || t->h > 2 * reach ||
            (under >= 0 && t->w * t->h >= d->target[under].w * d->target[under].h) ||
            distance(t, x, y) >= nearest)
            continue;
        nearest = distance(t, x, y);
        best = i;
    }
    return best;
}

int drawing_target_of(const struct drawing *d, int id)
{
    for (int i = d->targets; i-- > 0;)
        if (d->target[i].id == id)
            return i;
    return -1;
}
