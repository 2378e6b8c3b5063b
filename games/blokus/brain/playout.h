/* Blokus: fast play to the end. */
#ifndef PARLOUR_BLOKUS_PLAYOUT_H
#define PARLOUR_BLOKUS_PLAYOUT_H

#include "ai/think.h"
#include "games/blokus/rules/board.h"

/* What a playout keeps up to date instead of the state. */
struct playout {
    uint32_t allowed[WIDTH][COLOURS]; /* squares each colour may use */
    uint32_t known[WIDTH][COLOURS];   /* squares that are or were corners of each colour */
    struct fan_set held[COLOURS];
    uint16_t corner[COLOURS][SIDE * SIDE]; /* x, y and direction of those that may still serve */
    int corners[COLOURS];
};

int blokus_playout(struct state *s, struct rng *r, void *scratch, struct played *out);

extern const struct skill blokus_levels[]; /* the nine levels */

#endif
