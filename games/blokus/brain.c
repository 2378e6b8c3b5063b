/* Blokus: what a computer player knows of it. */
#include "games/blokus/playout.h"

const struct brain blokus_brain = {
    .playout = blokus_playout,
    .scratch_size = sizeof(struct playout),
};
