/* The player that looks the move up in a solver's table. */
#include "ai/mind.h"

#include <string.h>

/* What a point counts where the table knows expected points and not chances to win: with this a
   level's freedom, in thousandths of a win, means tenths of a point. */
static const double point = 0.01;

/* For each choice a value and what comes of it, then the solver's own room. */
static size_t room(const struct think *t)
{
    return t->brain->solver->scratch_size +
           (sizeof(double) + sizeof(struct prospect)) * (size_t)t->choices;
}

static void begin(struct think *t, void *memory)
{
    t->tree = memory;
}

static void step(struct think *t)
{
    const struct solver *solver = t->brain->solver;
    struct prospect *prospects = t->tree;
    double *values = (double *)(prospects + t->choices);
    void *scratch = values + t->choices;
    double unit = solver->to_win(t->root) ? 1 : point;

    solver->best(t->table, t->root, scratch, values);
    solver->foresee(t->table, t->root, scratch, prospects);
    for (int i = 0; i < t->choices; i++) {
        struct choice *c = &t->choice[i];

        c->visits = c->shared = c->scored = 1;
        c->value = unit * values[i];
        memcpy(c->share, prospects[i].share, sizeof c->share);
        memcpy(c->score, prospects[i].score, sizeof c->score);
    }
}

const struct mind solver_mind = {.room = room, .begin = begin, .step = step};
