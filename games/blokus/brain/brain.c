/* Blokus: what a computer player knows of it. */
#include "games/blokus/brain/brain.h"

static const struct tuning tuning = {
    .explore = 70,
    .trust = 40,
    .amaf = 1000,
    .habit = 60,
    .keep = 60,
    .wide = 10,
    .margin = 30,
};

const struct brain blokus_brain = {
    .evaluate = blokus_evaluate,
    .promises = blokus_promises,
    .playout = blokus_playout,
    .scratch_size = sizeof(struct playout),
    .reason = blokus_reason,
    .levels = blokus_levels,
    .tuning = &tuning,
};
