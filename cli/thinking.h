/* The names of computer players on the command line. */
#ifndef PARLOUR_THINKING_H
#define PARLOUR_THINKING_H

#include "cli/cli.h"
#include "host/thinker.h"

/* A PLAYER of the command line that is one of ours: random, greedy, flat, search, or a level 1..9;
   then perhaps ':' and settings: search:steps=500,explore=120. out->steps and *seconds come with
   what holds otherwise. `tuning` must live as long as the skill and stay where it is. False: said
   why, on standard error. */
bool skill_parse(const char *word, const struct game *g, struct skill *out, struct tuning *tuning,
                 double *seconds);

#endif
