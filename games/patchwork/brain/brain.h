/* Patchwork: what a computer player knows: what a step is worth, and where a patch lies tidily. */
#ifndef PARLOUR_PATCHWORK_BRAIN_H
#define PARLOUR_PATCHWORK_BRAIN_H

#include "games/patchwork/rules/patchwork.h"

enum { POINT = 100 }; /* worth is counted in hundredths of a point of the final score */

/* The worth of buying a patch now, or of an advance (patch -1), for the player who moves. */
int patchwork_worth(const struct state *s, int player, int patch);

/* How many of the squares around a patch laid there would stay free: the fewer the tidier. */
int patchwork_loose(move laid, struct quilt free);

/* The same for the moves at the front of a list that lay the same patch; says how many these are. */
int patchwork_loose_all(const move *list, int length, struct quilt free, int *loose);

/* One of the tidiest ways to lay this patch, or 0 if it fits nowhere. */
move patchwork_tidiest(int patch, struct quilt free, struct rng *r);

/* What a sensible player does without thinking long: a good patch, tidily laid, or an advance. Each
   worth is shaken by up to `shake`. Not for chance, nor after the end. */
move patchwork_sensible(const struct state *s, struct rng *r, int shake);

/* "covers 6 squares and will earn 9 buttons for 7 buttons and 2 of time, and moves again" */
void patchwork_reason(struct writer *w, const struct state *s, move m);

/* What a choice of these two is about: "Which patch to take". */
const char *patchwork_question(move a, move b);

static inline int patchwork_income_squares_ahead(int time)
{
    return patchwork_income_squares(LAST_TIME) - patchwork_income_squares(time);
}

#endif
