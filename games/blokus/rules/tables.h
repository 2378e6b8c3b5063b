/* Blokus: tables about the tiles. tools/tables.c works them out when the program is built. */
#ifndef PARLOUR_BLOKUS_TABLES_H
#define PARLOUR_BLOKUS_TABLES_H

#include "games/polyomino.h"

#include <stdint.h>

enum { TILES = 21, SHAPES = 91, TILE_SQUARES = 89 };
enum { MAP_STEP = 28 }; /* from a column to the next in a map of the board with margins */
enum { MOST_SQUARES = 5, MOST_CORNERS = 8, MOST_SIDES = 12 };

/* One of the 91 ways the 21 tiles can look, under its first letter. Shapes stand in the order of
   tile and orientation. */
struct tile_shape {
    uint8_t tile, orientation, size;
    int8_t left, top;               /* of the box around it, from the origin */
    uint8_t width, height;          /* of the box */
    uint8_t column[MOST_SQUARES];   /* of the box: bit 0 is its top */
    struct cell cell[MOST_SQUARES]; /* from the origin */

    uint8_t sides;                  /* squares beside it, along an edge */
    struct cell side[MOST_SIDES];   /* from the origin */
    uint8_t near[MOST_SQUARES + 2]; /* like column, one wider on all sides: with those squares */
    int16_t cover_at[MOST_SQUARES], side_at[MOST_SIDES], corner_at[MOST_CORNERS]; /* in a map */
    uint8_t corners; /* squares that touch it diagonally and not along an edge */
    struct corner {
        int8_t dx, dy; /* from the origin */
        uint8_t direction;
    } corner[MOST_CORNERS];
};

extern const struct tile_shape blokus_shapes[SHAPES];
extern const uint8_t blokus_tile_sizes[TILES];

/* Which shape an orientation letter gives, and how to get from its origin to the shape's. */
struct spelling {
    uint8_t shape;
    int8_t dx, dy;
};

extern const struct spelling blokus_spellings[TILES][ORIENTATIONS];

/* A new tile covers a corner: a free square that touches an own tile diagonally. The two squares
   beside both touch that tile's edge, so they stay empty, and only 127 placements over that square
   remain: its fan. A set of them is two words. Fans open in four directions; member k of one is the
   mirror image of member k of another, so it belongs to the same tile. Large tiles come first. */
enum { FAN = 127, FAN_DIRECTIONS = 4 };
enum { FAN_LEFT = 1, FAN_UP = 2 }; /* 0 opens to the right and down: the own tile is up and left */

struct fan_set {
    uint64_t word[2];
};

/* All of the first word and these of the second have five squares, four or more, three or more. */
enum { FAN_FIVES_HIGH = (1 << 28) - 1 };
#define FAN_FOURS_HIGH  ((UINT64_C(1) << 53) - 1)
#define FAN_THREES_HIGH ((UINT64_C(1) << 60) - 1)

struct fan_member {
    uint8_t shape;
    int8_t dx, dy; /* from the corner to the origin */
};

extern const struct fan_member blokus_fans[FAN_DIRECTIONS][FAN];
extern const struct fan_set blokus_fan_tiles[TILES]; /* the members of each tile */

/* Which members fit, one column of the neighbourhood at a time. Columns -3..4 in the direction of
   the fan; of column k the rows -(4 - |k|) .. 4 - |k| matter, the lowest bit being the top one;
   `mask` has those bits that some member needs. The sets of column k begin at `first`. */
enum { REACH_COLUMNS = 8, REACH_BACK = 3, REACH_SETS = 8 + 32 + 128 + 512 + 128 + 32 + 8 + 2 };

struct reach {
    uint32_t mask[REACH_COLUMNS];
    struct fan_set set[REACH_SETS];
};

extern const struct reach blokus_reaches[2]; /* opening down, opening up */

#endif
