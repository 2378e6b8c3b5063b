/* Computer players at work: the threads and the clock that ai/ does not have. */
#ifndef PARLOUR_THINKING_H
#define PARLOUR_THINKING_H

#include "ai/think.h"
#include "cli/cli.h"

#include <stdatomic.h>

/* Who thinks, about what game, and how much. */
struct thinker {
    const struct game *game;
    const void *table; /* the solver's, or NULL */
    struct skill skill;
    double seconds; /* for a move; 0: as many steps as the skill says */
    int threads;    /* searches that run side by side; the move does not depend on it unless
                       the clock decides */
};

/* The move chosen at s, and what led to it if `report` is given. Setting *stop (it may be NULL) ends
   the thinking early. */
move thinker_move(const struct thinker *t, const struct state *s, uint64_t seed,
                  const atomic_bool *stop, struct thought *report);

/* A PLAYER of the command line that is one of ours: random, greedy, flat, search, or a level 1..9;
   then perhaps ':' and settings: search:steps=500,explore=120. out->steps and *seconds come with
   what holds otherwise. `tuning` must live as long as the skill and stay where it is. False: said
   why, on standard error. */
bool skill_parse(const char *word, const struct game *g, struct skill *out, struct tuning *tuning,
                 double *seconds);

#endif
