/* Catan Dice: resources of a turn as numbers. A hand is a multiset of at most six resources; there
   are 924. They are numbered by rising size, so the 462 that six dice can show come last. */
#ifndef PARLOUR_CATAN_DICE_HANDS_H
#define PARLOUR_CATAN_DICE_HANDS_H

#include "games/catan-dice/rules/catan-dice.h"

enum { SMALL_HANDS = 462, FULL_HANDS = 462, HANDS = SMALL_HANDS + FULL_HANDS };

struct hands {
    uint8_t count[HANDS][RESOURCES];
    uint16_t more[SMALL_HANDS][RESOURCES]; /* the hand with one more of that resource */
    uint16_t odds[FULL_HANDS];             /* of a roll of six dice, out of ALL_ROLLS */
};

enum { ALL_ROLLS = 46656 };

void catan_dice_hands_fill(struct hands *h);
int catan_dice_hand(const int32_t *resources); /* at most six */

#endif
