/* Agamemnon: all that it is made of. */
#include "games/catalogue.h"

#include "ai/think.h"
#include "core/call.h"
#include "core/rules.h"
#include "core/space.h"
#include "view/view.h"

extern const struct rules agamemnon_rules;
extern const struct view agamemnon_view;
extern const struct brain agamemnon_brain;
extern const struct call agamemnon_calls[];
extern const struct verb agamemnon_verbs[];
extern const struct space agamemnon_space;

const struct game agamemnon_game = {
    .rules = &agamemnon_rules,
    .view = &agamemnon_view,
    .brain = &agamemnon_brain,
    .calls = agamemnon_calls,
    .verbs = agamemnon_verbs,
    .space = &agamemnon_space,
};
