/* A game in numbers, for programs that learn: its moves as actions 0, 1, 2 ..., its positions as planes
   of small numbers. Optional. What is here depends on the settings of a game alone and never changes
   within it, but for what a function says of one position. */
#ifndef PARLOUR_SPACE_H
#define PARLOUR_SPACE_H

#include "core/rules.h"

struct extent {
    int actions;
    int planes, rows, columns;
    int symmetries; /* with the one that changes nothing: at least 1 */
};

struct space {
    struct extent (*extent)(const struct state *s);

    /* The actions of legal decisions; no two of one position share one. -1: a move that only a
       position from outside could have, and the space does not number. */
    void (*actions)(const struct state *s, const move *list, int count, int32_t *out);

    /* The move that this action would be here, legal or not; or 0. So a move is legal and its
       action is `a` exactly if move(s, a) is a legal move. */
    move (*move)(const struct state *s, int action);

    /* The position as `player` sees it: himself first, then the others in order of seats. Positions
       of one game that play differently differ in some number. All of out is written. */
    void (*planes)(const struct state *s, int player, int8_t *out);

    /* Optional, where extent() says more than one symmetry: where an action or a number of the planes
       goes under symmetry 1 and up. What is legal in a position is then legal in its image. */
    int (*turned_action)(const struct state *s, int symmetry, int action);
    int (*turned_cell)(const struct state *s, int symmetry, int cell);

    /* Optional: makes the start of a game its image. Without it the start is its own. */
    void (*turn_start)(struct state *s, int symmetry);
};

#endif
