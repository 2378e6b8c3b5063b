/* Blokus: the nine levels.

   What a player knows of good placements (promises) is worth far more than a long look, so the lower
   three go without it and differ in how long they look; the next two know a little. The upper four know
   all and differ in steps alone, the upper three know a few openings by heart (book_lines.c); the highest takes at most about a second a move on one core. How clearly
   each beats the one below is in doc/STRENGTH.md. */
#include "ai/think.h"
#include "games/blokus/brain/playout.h"

static const struct tuning ignorant = {
    .explore = 150, .prior = -1, .trust = 50, .amaf = 400, .habit = -1, .keep = 100, .wide = 10};
static const struct tuning beginner = {
    .explore = 150, .prior = 1, .trust = 50, .amaf = 400, .habit = -1, .keep = 100, .wide = 10};

const struct skill blokus_levels[LEVELS] = {
    {.method = THINK_SEARCH, .steps = 20, .searches = 1, .tuning = &ignorant},
    {.method = THINK_SEARCH, .steps = 50, .searches = 1, .tuning = &ignorant},
    {.method = THINK_SEARCH, .steps = 120, .searches = 1, .tuning = &ignorant},
    {.method = THINK_SEARCH, .steps = 120, .searches = 1, .freedom = 300, .tuning = &beginner},
    {.method = THINK_SEARCH, .steps = 120, .searches = 1, .tuning = &beginner},
    {.method = THINK_SEARCH, .steps = 300, .searches = 1},
    {.method = THINK_SEARCH, .steps = 1000, .searches = 2, .book = 1},
    {.method = THINK_SEARCH, .steps = 3000, .searches = 2, .book = 1},
    {.method = THINK_SEARCH, .steps = 9000, .searches = 2, .book = 1},
};
