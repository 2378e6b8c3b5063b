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
    struct placement recent[COLOURS][2]; /* the last tiles each colour placed, the latest first */
    int recents[COLOURS];
};

void blokus_playout_prepare(struct playout *p, const struct state *s);

/* Among the placements of this colour that take squares opened by a rival's last tiles, one of those
   that take most; 0 if there are none. `rivals` has a bit for each colour. */
move blokus_answer(const struct playout *p, int colour, unsigned rivals, struct rng *r);

/* One of the largest tiles among the placements over a corner that are in a set; there is one. */
move blokus_draw_at(const struct fan_set *set, int corner, int colour, uint32_t luck);

int blokus_playout(struct state *s, struct rng *r, void *scratch, struct played *out);

extern const struct skill blokus_levels[]; /* the nine levels */

#endif
