/* Making paths: lines, curves and arcs, without libm. */
#include "draw/draw.h"

/* A path that is full keeps its form but for the last step. */
static struct step *next_step(struct path *p, enum step_kind kind, float x, float y)
{
    struct step *s = &p->step[p->count < MAX_STEPS ? p->count++ : MAX_STEPS - 1];

    *s = (struct step){.kind = (int32_t)kind, .x = x, .y = y};
    return s;
}

void path_move(struct path *p, float x, float y)
{
    next_step(p, STEP_MOVE, x, y);
}

void path_line(struct path *p, float x, float y)
{
    next_step(p, STEP_LINE, x, y);
}

void path_curve(struct path *p, float ax, float ay, float bx, float by, float x, float y)
{
    struct step *s = next_step(p, STEP_CURVE, x, y);

    s->ax = ax;
    s->ay = ay;
    s->bx = bx;
    s->by = by;
}

void path_close(struct path *p)
{
    next_step(p, STEP_CLOSE, 0, 0);
}

void path_box(struct path *p, struct box b)
{
    path_move(p, b.x, b.y);
    path_line(p, b.x + b.w, b.y);
    path_line(p, b.x + b.w, b.y + b.h);
    path_line(p, b.x, b.y + b.h);
    path_close(p);
}

/* Taylor's series up to the eleventh power, after folding into -90..90 degrees, is good to 1e-7. */
float turn_sine(float degrees)
{
    double turns = (double)degrees / 360;
    double x, xx;

    turns -= (double)(long)turns;
    x = turns * 360;
    if (x > 180)
        x -= 360;
    if (x < -180)
        x += 360;
    if (x > 90)
        x = 180 - x;
    if (x < -90)
        x = -180 - x;
    x *= 3.14159265358979323846 / 180;
    xx = x * x;
    return (float)(x *
                   (1 - xx / 6 * (1 - xx / 20 * (1 - xx / 42 * (1 - xx / 72 * (1 - xx / 110))))));
}

float turn_cosine(float degrees)
{
    return turn_sine(degrees + 90);
}

/* A cubic curve follows a circle over `degrees` when its control points lie this far (in radii)
   along the tangents: 4/3 tan(degrees / 4). */
static float handle(float degrees)
{
    float quarter = degrees / 4;

    return 4.0f / 3 * turn_sine(quarter) / turn_cosine(quarter);
}

void path_arc(struct path *p, struct point centre, float radius, float from, float to)
{
    float whole = to - from;
    int parts = 1 + (int)((whole < 0 ? -whole : whole) / 90.001f);
    float part = whole / (float)parts;
    float reach = handle(part) * radius;
    float cosine = turn_cosine(from), sine = turn_sine(from);
    float x = centre.x + radius * cosine, y = centre.y + radius * sine;

    next_step(p, p->count ? STEP_LINE : STEP_MOVE, x, y);
    for (int i = 1; i <= parts; i++) {
        float angle = from + part * (float)i;
        float next_cosine = turn_cosine(angle), next_sine = turn_sine(angle);
        float next_x = centre.x + radius * next_cosine, next_y = centre.y + radius * next_sine;

        path_curve(p, x - reach * sine, y + reach * cosine, next_x + reach * next_sine,
                   next_y - reach * next_cosine, next_x, next_y);
        x = next_x;
        y = next_y;
        cosine = next_cosine;
        sine = next_sine;
    }
}
