/* The nine levels, and how a search is tuned where a game does not say. */
#include "ai/mind.h"

#include <assert.h>

/* Lower levels look shortly and choose loosely; the upper ones differ in how long they look. */
static const struct skill common[LEVELS] = {
    {.method = THINK_SEARCH, .steps = 30, .searches = 1, .freedom = 150},
    {.method = THINK_SEARCH, .steps = 60, .searches = 1, .freedom = 100},
    {.method = THINK_SEARCH, .steps = 150, .searches = 1, .freedom = 60},
    {.method = THINK_SEARCH, .steps = 400, .searches = 1, .freedom = 30},
    {.method = THINK_SEARCH, .steps = 1000, .searches = 1, .freedom = 10},
    {.method = THINK_SEARCH, .steps = 2500, .searches = 1},
    {.method = THINK_SEARCH, .steps = 3000, .searches = 2},
    {.method = THINK_SEARCH, .steps = 8000, .searches = 2},
    {.method = THINK_SEARCH, .steps = 20000, .searches = 2},
};

static const struct tuning plain = {
    .explore = 100,
    .prior = 100,
    .later = 10,
    .trust = 50,
    .depth = 0,
    .margin = 15,
    .amaf = 300,
    .habit = 0,
    .keep = 0,
    .wide = 0,
    .ripe = 2,
};

static void settle(int *value, int otherwise)
{
    if (*value == 0)
        *value = otherwise;
    if (*value < 0)
        *value = 0;
}

struct tuning tuning_of(const struct brain *b, const struct skill *how)
{
    const struct tuning *chosen = how->tuning ? how->tuning : b->tuning;
    struct tuning t = chosen ? *chosen : plain;

    settle(&t.explore, plain.explore);
    settle(&t.prior, plain.prior);
    settle(&t.later, plain.later);
    settle(&t.trust, plain.trust);
    settle(&t.depth, plain.depth);
    settle(&t.margin, plain.margin);
    settle(&t.amaf, plain.amaf);
    settle(&t.habit, plain.habit);
    settle(&t.keep, plain.keep);
    settle(&t.wide, plain.wide);
    settle(&t.ripe, plain.ripe);
    return t;
}

struct skill skill_level(const struct brain *b, int level)
{
    assert(level >= 0 && level <= LEVELS);
    if (level == 0)
        return (struct skill){.method = THINK_RANDOM, .steps = 1, .searches = 1};
    return b && b->levels ? b->levels[level - 1] : common[level - 1];
}
