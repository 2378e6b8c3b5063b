/* Laying out a page: strips are cut off a box until everything has its place. */
#ifndef PARLOUR_LAYOUT_H
#define PARLOUR_LAYOUT_H

#include "draw/draw.h"

/* Take a strip of that height or width from one side of *b; what is left, less the gap, stays in *b. */
struct box box_top(struct box *b, float height, float gap);
struct box box_bottom(struct box *b, float height, float gap);
struct box box_left(struct box *b, float width, float gap);
struct box box_right(struct box *b, float width, float gap);

struct box box_inner(struct box b, float margin);

/* Cell i of a box that is parted into columns x rows, row by row. */
struct box box_cell(struct box b, int columns, int rows, float gap, int i);

/* The largest box of these proportions in the middle of another one. */
struct box box_within(struct box b, float width, float height);

struct point box_middle(struct box b);

/* Draws what lies in `from` into `to`, as large as fits, in the middle: for draw_push. */
struct place box_onto(struct box from, struct box to);

/* Where a point of the page is in what a place was pushed for; turns are not undone. */
struct point place_inside(struct place p, struct point at);
struct point place_outside(struct place p, struct point at); /* and back */

#endif
