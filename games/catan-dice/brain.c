/* Catan Dice: what a computer player knows of it. */
#include "games/catan-dice/catan-dice.h"

#include "ai/think.h"

extern const struct solver catan_dice_solver;

const struct brain catan_dice_brain = {
    .solver = &catan_dice_solver,
};
