/* What a position is worth, by search with a fixed number of steps, or exactly where the game is
   solved. A chance event is worth the mean of its outcomes, weighted by their odds. Stepped by the
   caller like a computer player (ai/think.h), so that it runs in a thread, a worker or a test. */
#ifndef PARLOUR_WORTH_H
#define PARLOUR_WORTH_H

#include "ai/think.h"
#include "games/catalogue.h"

struct worth;

/* table: the solver's, or NULL. The same position, steps and seed give the same worth everywhere. */
struct worth *worth_new(const struct game *g, const void *table, const struct state *s, int steps,
                        uint64_t seed);
bool worth_on(struct worth *w, int steps); /* true when done */
void worth_free(struct worth *w);

/* Of a finished one: what every player may expect. */
struct prospect worth_of(const struct worth *w);

/* The same behind one outcome, if the position was a chance event: a part of that mean, found by the
   same search, so that what chance gave and what it took add up to nothing. */
struct prospect worth_of_outcome(const struct worth *w, move outcome);

/* Is that exact: the game over, or solved? */
bool worth_is_exact(const struct worth *w);

/* How a position is searched: the game's strongest way, with so many steps. */
struct skill worth_skill(const struct game *g, const void *table, int steps);

#endif
