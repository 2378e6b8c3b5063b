/* Blokus: the parts of its computer player. */
#ifndef PARLOUR_BLOKUS_BRAIN_H
#define PARLOUR_BLOKUS_BRAIN_H

#include "games/blokus/brain/playout.h"
#include "games/blokus/brain/taste.h"

void blokus_evaluate(const struct state *s, double share[MAX_PLAYERS]);
int blokus_trust(const struct state *s);
void blokus_reason(struct writer *w, const struct state *s, move m);

#endif
