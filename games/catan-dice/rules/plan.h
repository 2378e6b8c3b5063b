/* Catan Dice: plans that lead to a structure. */
#ifndef PARLOUR_CATAN_DICE_PLAN_H
#define PARLOUR_CATAN_DICE_PLAN_H

#include "games/catan-dice/rules/catan-dice.h"

enum { MOST_PLAN = 128 }; /* actions: every structure and every unit of its cost, and some more */

/* Trades and swaps with the knights now unused make the resources cover the cost of one such
   structure. */
bool catan_dice_can_exchange_for(const struct board *b, const int32_t *resources, int kind);

/* Actions that end with building the structure: exactly the builds that the rules force, exactly as
   many trades and swaps as units are missing. Says how many, or -1 if there is no such plan. */
int catan_dice_plan(const struct board *b, const int32_t *resources, int structure,
                    move out[MOST_PLAN]);

#endif
