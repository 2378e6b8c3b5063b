/* Patchwork: all that it is made of. */
#include "games/catalogue.h"

#include "ai/think.h"
#include "core/call.h"
#include "core/rules.h"
#include "core/space.h"
#include "view/view.h"

extern const struct rules patchwork_rules;
extern const struct view patchwork_view;
extern const struct brain patchwork_brain;
extern const struct call patchwork_calls[];
extern const struct space patchwork_space;

const struct game patchwork_game = {
    .rules = &patchwork_rules,
    .view = &patchwork_view,
    .brain = &patchwork_brain,
    .calls = patchwork_calls,
    .space = &patchwork_space,
};
