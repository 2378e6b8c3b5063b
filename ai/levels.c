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

static int first_of(int own, int otherwise)
{
    return own > 0 ? own : own < 0 ? 0 : otherwise;
}

/* What a tuning leaves open, the other decides. */
static struct tuning filled(const struct tuning *t, const struct tuning *otherwise)
{
    return (struct tuning){
        .explore = first_of(t->explore, otherwise->explore),
        .prior = first_of(t->prior, otherwise->prior),
        .later = first_of(t->later, otherwise->later),
        .trust = first_of(t->trust, otherwise->trust),
        .depth = first_of(t->depth, otherwise->depth),
        .margin = first_of(t->margin, otherwise->margin),
        .amaf = first_of(t->amaf, otherwise->amaf),
        .habit = first_of(t->habit, otherwise->habit),
        .keep = first_of(t->keep, otherwise->keep),
        .wide = first_of(t->wide, otherwise->wide),
        .ripe = first_of(t->ripe, otherwise->ripe),
    };
}

struct tuning tuning_of(const struct brain *b, const struct skill *how, const struct state *s)
{
    static const struct tuning none;
    const struct tuning *own = b->tuning_for ? b->tuning_for(s) : NULL;
    struct tuning t = filled(own ? own : b->tuning ? b->tuning : &none, &plain);

    return how->tuning ? filled(how->tuning, &t) : t;
}

struct skill skill_level(const struct brain *b, int level)
{
    assert(level >= 0 && level <= LEVELS);
    if (level == 0)
        return (struct skill){.method = THINK_RANDOM, .steps = 1, .searches = 1};
    return b && b->levels ? b->levels[level - 1] : common[level - 1];
}
