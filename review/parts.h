/* Inside review/ only: what a review is made of. */
#ifndef PARLOUR_REVIEW_PARTS_H
#define PARLOUR_REVIEW_PARTS_H

#include "review/review.h"

enum { REVIEW_UNIT = 1000000 }; /* values are kept in millionths */

struct review {
    const struct game *game;
    int steps, length;
    int first; /* event that is looked at: the one ahead of the first decision, or that */
    int ready;
    struct state *start, *end;
    move *move;
    struct looked *event;
    unsigned char *done;
};

/* A loss of this size makes a decision half as accurate: a twentieth of a win, or a point. */
#define REVIEW_HALF_SHARE  0.05
#define REVIEW_HALF_POINTS 1.0

#endif
