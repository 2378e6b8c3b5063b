/* The player that takes any move. */
#include "ai/mind.h"

static void step(struct think *t)
{
    struct choice *c = &t->choice[rng_below(&t->rng, (uint32_t)t->choices)];

    c->visits++;
    c->shared++;
    c->value++;
}

const struct mind random_mind = {.step = step};
