/* Catan Dice: all that it is made of. */
#include "games/catalogue.h"

#include "ai/think.h"
#include "core/call.h"
#include "core/rules.h"
#include "core/space.h"
#include "view/view.h"

extern const struct rules catan_dice_rules;
extern const struct view catan_dice_view;
extern const struct brain catan_dice_brain;
extern const struct call catan_dice_calls[];
extern const struct space catan_dice_space;

const struct game catan_dice_game = {
    .rules = &catan_dice_rules,
    .view = &catan_dice_view,
    .brain = &catan_dice_brain,
    .calls = catan_dice_calls,
    .space = &catan_dice_space,
};
