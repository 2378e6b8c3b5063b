/* Null: all that it is made of. */
#include "games/catalogue.h"

#include "ai/think.h"
#include "core/call.h"
#include "core/rules.h"
#include "core/space.h"
#include "view/view.h"

extern const struct rules null_rules;
extern const struct view null_view;
extern const struct brain null_brain;
extern const struct call null_calls[];
extern const struct space null_space;

const struct game null_game = {
    .rules = &null_rules,
    .view = &null_view,
    .brain = &null_brain,
    .calls = null_calls,
    .hidden = 1,
    .space = &null_space,
};
