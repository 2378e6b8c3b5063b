/* Finding puzzles: games are played, and positions in them looked at. */
#ifndef PARLOUR_FIND_H
#define PARLOUR_FIND_H

#include "puzzle/puzzle.h"

enum { PUZZLE_STEPS = 4000, LEAST_CHOICES = 10 };

/* A puzzle from game number `game` of this seed; false: there is none in it. The same everywhere. */
bool puzzle_find(const struct game *g, const void *table, uint64_t seed, int game,
                 struct puzzle *out);

#endif
