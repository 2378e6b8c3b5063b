/* Shapes made of a few squares, and the eight ways they can lie: what Blokus and Patchwork share.

   Orientations 0..3 are quarter turns clockwise on the screen; 4..7 mirror left and right first and
   then turn. Turning is about the square (0,0): Blokus pivots there. Whoever pivots about the
   corner of the box around the shape (Patchwork) takes the normal form of the turned shape. */
#ifndef PARLOUR_POLYOMINO_H
#define PARLOUR_POLYOMINO_H

#include <stdbool.h>
#include <stdint.h>

enum { ORIENTATIONS = 8, MOST_CELLS = 8 };

struct cell {
    int8_t x, y; /* to the right, downwards */
};

struct polyomino {
    int8_t count;
    struct cell cell[MOST_CELLS];
};

struct polyomino polyomino_turned(const struct polyomino *p, int orientation);
struct polyomino polyomino_shifted(const struct polyomino *p, int dx, int dy);

/* The orientation of a shape that lies in orientation `first` and is then turned by `then`. */
int orientation_after(int first, int then);

/* Where the box of a shape goes when the whole square board that it lies on is turned: the corner at the
   top left, before and after. The size is that before. */
struct cell box_turned(struct cell corner, struct cell size, int side, int orientation);

/* The box around the shape: its corner at the top left, and its width and height. */
struct cell polyomino_corner(const struct polyomino *p);
struct cell polyomino_size(const struct polyomino *p);

/* With the corner of its box at (0,0) and the cells row by row, each row from the left. */
struct polyomino polyomino_normal(const struct polyomino *p);

/* The same shape, wherever it lies and in whatever order its cells stand. */
bool polyomino_same(const struct polyomino *a, const struct polyomino *b);

/* The first orientation in which the shape looks as it does in this one. */
int polyomino_first_orientation(const struct polyomino *p, int orientation);

#endif
