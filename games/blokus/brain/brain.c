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

/* On the small board the best move is more often one of little promise. */
static const struct tuning duo = {
    .explore = 70,
    .trust = 40,
    .amaf = 1000,
    .habit = 60,
    .keep = 200,
    .wide = 20,
    .margin = 30,
};

static const struct tuning *tuning_for(const struct state *s)
{
    return s->mode == DUO ? &duo : &tuning;
}

const struct brain blokus_brain = {
    .evaluate = blokus_evaluate,
    .trust = blokus_trust,
    .promises = blokus_promises,
    .playout = blokus_playout,
    .scratch_size = sizeof(struct playout),
    .reason = blokus_reason,
    .opening = blokus_opening,
    .levels = blokus_levels,
    .tuning = &tuning,
    .tuning_for = tuning_for,
};
