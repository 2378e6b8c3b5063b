/* The player that looks the move up in a solver's table. */
#include "ai/mind.h"

#include <string.h>

static size_t room(const struct think *t)
{
    return t->brain->solver->scratch_size + sizeof(double) * (size_t)t->choices;
}

static void begin(struct think *t, void *memory)
{
    t->tree = memory;
}

static void step(struct think *t)
{
    double *values = t->tree;
    void *scratch = values + t->choices;
    move best = t->brain->solver->best(t->table, t->root, scratch, values);

    for (int i = 0; i < t->choices; i++) {
        struct choice *c = &t->choice[i];

        c->visits = 1;
        c->value = c->move == best ? 1 : 0;
        c->score[t->player] = values[i];
        c->share[t->player] = c->value;
    }
}

const struct mind solver_mind = {.room = room, .begin = begin, .step = step};
