/* Is a position a puzzle: clear, not trivial, found by a strong player, and the same in a longer look? And is more than one
   move of it clearly best, one after another? */
#ifndef PARLOUR_JUDGE_PUZZLE_H
#define PARLOUR_JUDGE_PUZZLE_H

#include "puzzle/puzzle.h"

enum { PUZZLE_STEPS = 4000, LEAST_CHOICES = 10 };

/* Fills in everything for the position and the seed of p. False: it is no puzzle. */
bool puzzle_judge(const struct game *g, const void *table, struct puzzle *p);

/* The lowest level that finds it becomes its level. False: not even the highest does. */
bool puzzle_grade(const struct game *g, const void *table, struct puzzle *p);

/* One of its riddles as a puzzle of its own. */
struct puzzle puzzle_part(const struct game *g, const struct puzzle *p, int which);

#endif
