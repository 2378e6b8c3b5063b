/* Blokus: what a placement does to the squares it covers, those beside it and those at its corners.
   Every square has a kind for each of these three, and a placement is judged by adding up. */
#ifndef PARLOUR_BLOKUS_SIGHT_H
#define PARLOUR_BLOKUS_SIGHT_H

#include "games/blokus/rules/blokus.h"

/* Covered: how many steps it is from where a rival could start his next tile (0: that very square;
   REACH: further than a tile goes); plus COVER_FRIEND where a friend could start, plus COVER_FRESH
   at or beside a corner of a rival's last tile. */
enum {
    REACH = 5,
    COVER_FRIEND = REACH + 1,
    COVER_FRESH = 2 * COVER_FRIEND,
    COVER_KINDS = 2 * COVER_FRESH
};

enum {
    BESIDE_EDGE, /* beyond the board */
    BESIDE_RIVAL,
    BESIDE_FRIEND,
    BESIDE_CORNER, /* a corner of the own colour, which is lost */
    BESIDE_OPEN,   /* a square the own colour could have used */
    BESIDE_CLOSED, /* free, but beside an own tile already */
    BESIDE_KINDS
};

enum {
    CORNER_EDGE,
    CORNER_OWN,
    CORNER_RIVAL,
    CORNER_FRIEND,
    CORNER_CLOSED,
    CORNER_OLD,         /* it was a corner before */
    CORNER_NEW,         /* plus how open it is around it, 0 to 6 */
    CORNER_RIVALS = 7,  /* plus this if a rival can get there */
    CORNER_WITHIN = 14, /* plus this if the own colour gets there already */
    CORNER_KINDS = CORNER_NEW + 28
};

enum { RINGS = SIDE / 2 }; /* from the middle of the board outwards */

struct sight {
    struct field
        seen; /* squares a placement of the mover can touch at all; other kinds are not set */
    uint8_t cover[WIDTH * WIDTH], beside[WIDTH * WIDTH], corner[WIDTH * WIDTH]; /* by columns */
};

/* The squares that a tile of one to REACH squares starting at a corner can get to, by steps. */
void blokus_spread(const struct state *s, int colour, struct field steps[REACH]);

/* As the colour to move sees it. */
void blokus_look(const struct state *s, struct sight *out);

/* How far out a square lies. */
static inline int blokus_ring(const struct state *s, int x, int y)
{
    int side = variant_of(s)->side, dx = 2 * x - side + 1, dy = 2 * y - side + 1;

    dx = dx < 0 ? -dx : dx;
    dy = dy < 0 ? -dy : dy;
    return (dx > dy ? dx : dy) / 2;
}

#endif
