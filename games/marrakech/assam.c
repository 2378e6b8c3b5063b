/* Marrakech: how Assam walks. Where a step would leave the board he follows the mosaic track of that
   edge: a half circle to the neighbouring line, or at two corners a loop back to the same square. */
#include "games/marrakech/marrakech.h"

enum { LAST = SIDE - 1 };

/* The line joined to this one: 0-1, 2-3, 4-5 on the top and left edges. */
static int pair_from_zero(int line)
{
    return line ^ 1;
}

/* The same on the bottom and right edges: 1-2, 3-4, 5-6. */
static int pair_from_one(int line)
{
    return ((line + 1) ^ 1) - 1;
}

/* Column 6 leaves at the top, and row 0 at the right, through the loop of the top right corner;
   column 0 at the bottom, and row 6 at the left, through that of the bottom left corner. */
static struct assam follow_track(struct assam a)
{
    switch ((enum facing)a.facing) {
    case NORTH:
        if (a.x == LAST)
            return (struct assam){a.x, a.y, WEST};
        return (struct assam){pair_from_zero(a.x), a.y, SOUTH};
    case EAST:
        if (a.y == 0)
            return (struct assam){a.x, a.y, SOUTH};
        return (struct assam){a.x, pair_from_one(a.y), WEST};
    case SOUTH:
        if (a.x == 0)
            return (struct assam){a.x, a.y, EAST};
        return (struct assam){pair_from_one(a.x), a.y, NORTH};
    default:
        if (a.y == LAST)
            return (struct assam){a.x, a.y, NORTH};
        return (struct assam){a.x, pair_from_zero(a.y), EAST};
    }
}

struct assam marrakech_step(struct assam from)
{
    static const int dx[FACINGS] = {0, 1, 0, -1}, dy[FACINGS] = {-1, 0, 1, 0};
    int x = from.x + dx[from.facing], y = from.y + dy[from.facing];

    if (x < 0 || x > LAST || y < 0 || y > LAST)
        return follow_track(from);
    return (struct assam){x, y, from.facing};
}

/* No two steps end alike, so a long walk comes back to where it began and whole rounds can be left
   out. */
struct assam marrakech_walk(struct assam from, long long steps)
{
    struct assam at = from;

    for (long long done = 1; done <= steps; done++) {
        at = marrakech_step(at);
        if (at.x == from.x && at.y == from.y && at.facing == from.facing)
            steps = done + (steps - done) % done;
    }
    return at;
}
