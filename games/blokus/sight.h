/* Blokus: what a placement does to the squares it covers, those beside it and those at its corners.
   Every square has a kind for each of these three, and a placement is judged by adding up. */
#ifndef PARLOUR_BLOKUS_SIGHT_H
#define PARLOUR_BLOKUS_SIGHT_H

#include "games/blokus/blokus.h"

/* Covered: how many steps it is from where a rival could start his next tile (0: that very square;
   REACH: further than a tile goes), then the same for squares where a friend could start. */
enum { REACH = 5, COVER_KINDS = 2 * (REACH + 1) };

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
    CORNER_OLD, /* it was a corner before */
    CORNER_NEW, /* plus open squares beside it, 0 to 4; plus 5 if a rival can get there */
    CORNER_KINDS = CORNER_NEW + 10
};

enum { RINGS = SIDE / 2 }; /* from the middle of the board outwards */

struct sight {
    uint8_t cover[WIDTH][WIDTH], beside[WIDTH][WIDTH], corner[WIDTH][WIDTH];
};

/* As the colour to move sees it. */
void blokus_look(const struct state *s, struct sight *out);

int blokus_ring(const struct state *s, int x, int y);

#endif
