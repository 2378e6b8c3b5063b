/* Marrakech: Assam's way over the board and along the tracks, and how long things take. */
#include "games/marrakech/view/view.h"

static const float half = CELL / 2.0f;
static const float roll_seconds = 1.0f, step_seconds = 0.4f, count_seconds = 0.18f;

static struct point ahead(int facing, float far)
{
    static const float dx[] = {0, 1, 0, -1}, dy[] = {-1, 0, 1, 0};

    return (struct point){dx[facing] * far, dy[facing] * far};
}

static bool is_track(struct assam from, struct assam to)
{
    struct point way = ahead(from.facing, 1);

    return to.x - from.x != (int)way.x || to.y - from.y != (int)way.y;
}

/* A track: half a square out, round part of a circle, half a square in. */
struct bow {
    struct point centre; /* of the circle */
    float from, sweep;   /* degrees */
};

static struct bow bow_between(struct assam from, struct assam to)
{
    struct point out = marrakech_art_square(SIDE * from.x + from.y), way = ahead(from.facing, half),
                 side;
    bool loop = from.x == to.x && from.y == to.y;
    struct bow b;

    out = (struct point){out.x + way.x, out.y + way.y};
    side = loop ? ahead(to.facing, -half)
                : (struct point){(float)(to.x - from.x) * half, (float)(to.y - from.y) * half};
    b.centre = (struct point){out.x + side.x, out.y + side.y};
    /* Seen from the centre he starts opposite to `side`, a multiple of 90 degrees. */
    b.from = side.x > 0 ? 180.0f : side.x < 0 ? 0.0f : side.y > 0 ? 270.0f : 90.0f;
    b.sweep = loop ? 270.0f : 180.0f;
    if (way.y * side.x - way.x * side.y > 0)
        b.sweep = -b.sweep;
    return b;
}

static struct point on_track(struct assam from, struct assam to, float t, float *turn)
{
    struct bow b = bow_between(from, to);
    float bend = b.sweep < 0 ? -b.sweep : b.sweep;
    float arc = bend * half * 0.0174533f, whole = arc + 2 * half, way = t * whole;
    struct point c;

    if (way < half || way > half + arc) {
        bool out = way < half;
        struct point step = ahead(out ? from.facing : to.facing, out ? way : way - whole);

        c = marrakech_art_square(out ? SIDE * from.x + from.y : SIDE * to.x + to.y);
        *turn = 90.0f * (float)(out ? from.facing : to.facing);
        return (struct point){c.x + step.x, c.y + step.y};
    }
    t = (way - half) / arc;
    *turn = 90.0f * (float)from.facing + b.sweep * t;
    return (struct point){b.centre.x + half * turn_cosine(b.from + b.sweep * t),
                          b.centre.y + half * turn_sine(b.from + b.sweep * t)};
}

struct point marrakech_view_walk(struct assam from, float steps, float *turn)
{
    int whole = (int)steps;
    struct assam at = marrakech_walk(from, whole), to = marrakech_walk(at, 1);
    struct point here = marrakech_art_square(SIDE * at.x + at.y), way;
    float part = steps - (float)whole;

    *turn = 90.0f * (float)at.facing;
    if (part <= 0)
        return here;
    if (is_track(at, to))
        return on_track(at, to, part, turn);
    way = ahead(at.facing, CELL * part);
    return (struct point){here.x + way.x, here.y + way.y};
}

static float walk_seconds(struct assam from, int steps)
{
    float sum = 0;

    for (int i = 0; i < steps; i++) {
        struct assam to = marrakech_walk(from, 1);

        sum += is_track(from, to) ? 2 * step_seconds : step_seconds;
        from = to;
    }
    return sum;
}

/* Who pays whom is what the rules make of the walk: asked of a position in which he has arrived. */
static void find_payment(const struct state *before, int steps, struct timing *out)
{
    struct state s = *before;
    struct assam to = marrakech_walk(
        (struct assam){before->assam / SIDE, before->assam % SIDE, before->facing}, steps);

    s.assam = (uint8_t)(SIDE * to.x + to.y);
    out->payer = out->owner = NOBODY;
    out->owed = marrakech_payment(&s, s.mover);
    if (out->owed == 0)
        return;
    out->payer = s.mover;
    out->owner = marrakech_seat(&s, marrakech_rug_colour(s.rug[s.assam]));
    out->paid = out->owed < s.dirhams[s.mover] ? out->owed : s.dirhams[s.mover];
}

struct timing marrakech_view_timing(const struct state *before, move last)
{
    struct timing time = {.payer = NOBODY, .owner = NOBODY};
    int amount = marrakech_amount(last);

    if (last == 0)
        return time;
    if (marrakech_kind(last) == TURN)
        time.total = amount ? 0.3f : 0;
    if (marrakech_kind(last) == LAY)
        time.total = 0.45f;
    if (marrakech_kind(last) != DIE)
        return time;
    find_payment(before, amount, &time);
    time.roll = roll_seconds;
    time.walk = time.roll + walk_seconds((struct assam){before->assam / SIDE, before->assam % SIDE,
                                                        before->facing},
                                         amount);
    time.pay = time.walk;
    if (time.owed > 0)
        time.pay += 1.3f + count_seconds * (float)(time.owed < 10 ? time.owed : 10);
    time.total = time.pay + 0.15f;
    return time;
}
