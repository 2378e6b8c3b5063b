/* Finding puzzles: games are played, and positions in them looked at. */
#ifndef PARLOUR_FIND_H
#define PARLOUR_FIND_H

#include "puzzle/puzzle.h"

/* A puzzle from game number `game` of this seed whose first answer is none of the stale ones, which have been asked
   for often enough; false: there is none in it. The same everywhere. */
bool puzzle_find(const struct game *g, const void *table, uint64_t seed, int game,
                 const move *stale, int stales, struct puzzle *out);

#endif
