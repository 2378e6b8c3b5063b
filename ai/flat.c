/* Flat Monte Carlo: every move gets its share of random games, and the best average wins. The
   baseline that simple programs for these games use; it knows nothing of a game. */
#include "ai/mind.h"
#include "core/walk.h"

/* Moves take turns in an order of their own for every search, so that a short look is fair [the shuffle
   of Fisher and Yates]. */
static size_t room(const struct think *t)
{
    return sizeof(int) * (size_t)t->choices;
}

static void begin(struct think *t, void *memory)
{
    int *order = memory;

    t->tree = memory;
    for (int i = 0; i < t->choices; i++)
        order[i] = i;
    for (int i = t->choices - 1; i > 0; i--) {
        int other = (int)rng_below(&t->rng, (uint32_t)i + 1), kept = order[i];

        order[i] = order[other];
        order[other] = kept;
    }
}

static void step(struct think *t)
{
    const int *order = t->tree;
    int which = order[t->steps % t->choices];
    struct outcome o;

    state_copy(t->rules, t->work, t->root);
    t->rules->apply(t->work, t->choice[which].move);
    playout_random(t, &o);
    choice_add(t, which, &o);
}

const struct mind flat_mind = {.room = room, .begin = begin, .step = step};
