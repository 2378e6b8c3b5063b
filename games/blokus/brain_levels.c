/* Blokus: the nine levels.

   What a player knows of good placements (promises) is worth far more than a long look, so the lower
   three go without it and differ in how long they look; the next two know a little. Shares against the
   level below, 20 games with two players (parlour match blokus A B --mode=two --games 20 --seed 3):
   level 2 70 %, level 3 95 %, level 4 75 %, level 5 100 %, level 6 90 %. Level 1 won none of 40 games
   against greedy. The upper three differ in steps alone. */
#include "ai/think.h"
#include "games/blokus/playout.h"

static const struct tuning ignorant = {
    .explore = 150, .prior = -1, .amaf = 400, .keep = 100, .wide = 10, .margin = 30};
static const struct tuning beginner = {
    .explore = 150, .prior = 1, .amaf = 400, .keep = 100, .wide = 10, .margin = 30};

const struct skill blokus_levels[LEVELS] = {
    {.method = THINK_SEARCH, .steps = 20, .searches = 1, .tuning = &ignorant},
    {.method = THINK_SEARCH, .steps = 50, .searches = 1, .tuning = &ignorant},
    {.method = THINK_SEARCH, .steps = 120, .searches = 1, .tuning = &ignorant},
    {.method = THINK_SEARCH, .steps = 120, .searches = 1, .freedom = 300, .tuning = &beginner},
    {.method = THINK_SEARCH, .steps = 120, .searches = 1, .tuning = &beginner},
    {.method = THINK_SEARCH, .steps = 250, .searches = 1},
    {.method = THINK_SEARCH, .steps = 1500, .searches = 2},
    {.method = THINK_SEARCH, .steps = 5000, .searches = 2},
    {.method = THINK_SEARCH, .steps = 15000, .searches = 2},
};
