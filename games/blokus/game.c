/* Blokus: all that it is made of. */
#include "games/catalogue.h"

#include "ai/think.h"
#include "core/call.h"
#include "core/dialect.h"
#include "core/rules.h"
#include "core/space.h"
#include "view/view.h"

extern const struct rules blokus_rules;
extern const struct view blokus_view;
extern const struct brain blokus_brain;
extern const struct call blokus_calls[];
extern const struct verb blokus_verbs[];
extern const struct dialect blokus_dialect;
extern const struct space blokus_space;

const struct game blokus_game = {
    .rules = &blokus_rules,
    .view = &blokus_view,
    .brain = &blokus_brain,
    .calls = blokus_calls,
    .verbs = blokus_verbs,
    .dialect = &blokus_dialect,
    .space = &blokus_space,
};
