/* Blokus: how much a placement is liked. */
#ifndef PARLOUR_BLOKUS_TASTE_H
#define PARLOUR_BLOKUS_TASTE_H

#include "games/blokus/brain/sight.h"

/* In hundredths of a doubling. One set for each stage of the game. */
struct taste {
    int16_t tile[TILES];
    int16_t cover[COVER_KINDS], beside[BESIDE_KINDS], corner[CORNER_KINDS];
    int16_t ring[RINGS];
};

enum { STAGES = 4 };
extern const struct taste blokus_tastes[STAGES], blokus_duo_tastes[STAGES];

int blokus_stage(const struct state *s);
void blokus_promises(const struct state *s, const move *list, int count, int *out);

#endif
