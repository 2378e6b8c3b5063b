/* With which options people who are apart begin, unless they choose others. */
#ifndef PARLOUR_TOGETHER_PRESET_H
#define PARLOUR_TOGETHER_PRESET_H

#include "games/catalogue.h"

/* The game's own presets if they are for two or more, up to `most`, else with the first choice of one option that makes
   them so; the presets if none does. */
struct settings together_preset(const struct game *g, int most);

#endif
