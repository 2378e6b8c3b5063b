/* Blokus: what a computer player knows of it. */
#include "games/blokus/playout.h"
#include "games/blokus/taste.h"

static const struct tuning tuning = {
    .explore = 150,
    .amaf = 400,
    .keep = 100,
    .wide = 10,
    .margin = 30,
};

const struct brain blokus_brain = {
    .promises = blokus_promises,
    .playout = blokus_playout,
    .scratch_size = sizeof(struct playout),
    .tuning = &tuning,
};
