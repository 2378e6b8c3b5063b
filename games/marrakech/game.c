/* Marrakech: all that it is made of. */
#include "games/catalogue.h"

#include "ai/think.h"
#include "core/call.h"
#include "core/rules.h"
#include "core/space.h"
#include "view/view.h"

extern const struct rules marrakech_rules;
extern const struct view marrakech_view;
extern const struct brain marrakech_brain;
extern const struct call marrakech_calls[];
extern const struct space marrakech_space;

const struct game marrakech_game = {
    .rules = &marrakech_rules,
    .view = &marrakech_view,
    .brain = &marrakech_brain,
    .calls = marrakech_calls,
    .space = &marrakech_space,
};
