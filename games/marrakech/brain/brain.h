/* Marrakech: what the parts of its computer player share. */
#ifndef PARLOUR_MARRAKECH_BRAIN_H
#define PARLOUR_MARRAKECH_BRAIN_H

#include "ai/think.h"
#include "games/marrakech/rules/marrakech.h"

/* What a walk in this direction will cost the mover: the mean over the die, and to whom. */
double marrakech_walk_cost(const struct state *s, int facing, double to[MAX_PLAYERS]);

void marrakech_reason(struct writer *w, const struct state *s, move m);

extern const struct brain marrakech_brain;

#endif
