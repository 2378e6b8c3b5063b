/* Marrakech: how Assam walks. Where a step would leave the board he follows the mosaic track of that
   edge: a half circle to the neighbouring line, or at two corners a loop back to the same square. */
#include "games/marrakech/rules/marrakech.h"

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

/* Squares in front of him. */
static int squares_ahead(struct assam a)
{
    switch ((enum facing)a.facing) {
    case NORTH:
        return a.y;
    case EAST:
        return LAST - a.x;
    case SOUTH:
        return LAST - a.y;
    default:
        return a.x;
    }
}

/* Straight on to the edge, over the track, straight on again: coming back onto the board is a step. */
struct assam marrakech_walk(struct assam a, int steps)
{
    static const int dx[FACINGS] = {0, 1, 0, -1}, dy[FACINGS] = {-1, 0, 1, 0};

    while (steps > 0) {
        int ahead = squares_ahead(a);
        int straight = steps < ahead ? steps : ahead;

        a.x += dx[a.facing] * straight;
        a.y += dy[a.facing] * straight;
        steps -= straight;
        if (steps > 0) {
            a = follow_track(a);
            steps--;
        }
    }
    return a;
}
