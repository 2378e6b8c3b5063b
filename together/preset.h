/* With which options people who are apart begin, unless they choose others. */
#ifndef PARLOUR_TOGETHER_PRESET_H
#define PARLOUR_TOGETHER_PRESET_H

#include "core/rules.h"
#include "games/catalogue.h"
#include "together/agreed.h"

/* The game's own presets if they are for two or more, up to `most`, else with the first choice of one option that makes
   them so; the presets if none does. */
struct settings together_preset(const struct game *g, int most);

/* A room of this game, as the request that opens it (doc/ROOMS.md) begins: "marrakech open,3 players=2 facing=N". Seats as
   tables number them; those of persons are open. */
void together_write(const struct game *g, const struct settings *with, const int seat[MAX_PLAYERS],
                    struct writer *w);

/* The whole request: what together_write wrote, and what is agreed (together/agreed.h). */
void together_ask(const char *what, const int agreed[AGREEMENTS], struct writer *w);

#endif
