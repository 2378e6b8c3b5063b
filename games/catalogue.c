/* The list of games. A new game is one line here and one in meson.build. */
#include "games/catalogue.h"

#include "ai/think.h"
#include "core/call.h"
#include "core/dialect.h"
#include "core/rules.h"
#include "draw/view.h"

extern const struct rules blokus_rules;
extern const struct brain blokus_brain;
extern const struct call blokus_calls[];
extern const struct verb blokus_verbs[];
extern const struct dialect blokus_dialect;
extern const struct view blokus_view;
extern const struct rules null_rules;
extern const struct call null_calls[];
extern const struct view null_view;
extern const struct rules agamemnon_rules;
extern const struct call agamemnon_calls[];
extern const struct verb agamemnon_verbs[];
extern const struct brain agamemnon_brain;
extern const struct view agamemnon_view;
extern const struct rules marrakech_rules;
extern const struct brain marrakech_brain;
extern const struct call marrakech_calls[];
extern const struct view marrakech_view;
extern const struct rules patchwork_rules;
extern const struct call patchwork_calls[];
extern const struct brain patchwork_brain;
extern const struct view patchwork_view;
extern const struct rules catan_dice_rules;
extern const struct call catan_dice_calls[];
extern const struct brain catan_dice_brain;
extern const struct view catan_dice_view;

const struct game catalogue[] = {
    {.rules = &blokus_rules,
     .view = &blokus_view,
     .brain = &blokus_brain,
     .calls = blokus_calls,
     .verbs = blokus_verbs,
     .dialect = &blokus_dialect},
    {.rules = &marrakech_rules,
     .view = &marrakech_view,
     .brain = &marrakech_brain,
     .calls = marrakech_calls},
    {.rules = &patchwork_rules,
     .view = &patchwork_view,
     .brain = &patchwork_brain,
     .calls = patchwork_calls},
    {.rules = &agamemnon_rules,
     .view = &agamemnon_view,
     .brain = &agamemnon_brain,
     .calls = agamemnon_calls,
     .verbs = agamemnon_verbs},
    {.rules = &catan_dice_rules,
     .view = &catan_dice_view,
     .brain = &catan_dice_brain,
     .calls = catan_dice_calls},
    {.rules = &null_rules, .view = &null_view, .calls = null_calls, .hidden = 1},
    {0},
};

const struct game *catalogue_find(const char *name, size_t length)
{
    for (const struct game *g = catalogue; g->rules; g++)
        if (text_equal(name, length, g->rules->name))
            return g;
    return NULL;
}
