/* The player that looks the move up in a solver's table. */
#include "ai/mind.h"

/* What a point counts where the table knows expected points and not chances to win: with this a
   level's freedom, in thousandths of a win, means tenths of a point. */
static const double point = 0.01;

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
    const struct solver *solver = t->brain->solver;
    bool to_win = solver->to_win(t->root);
    double *values = t->tree;

    solver->best(t->table, t->root, values + t->choices, values);
    for (int i = 0; i < t->choices; i++) {
        struct choice *c = &t->choice[i];

        c->visits = 1;
        c->value = to_win ? values[i] : values[i] * point;
        c->share[t->player] = c->value;
        c->score[t->player] = to_win ? 0 : values[i];
    }
}

const struct mind solver_mind = {.room = room, .begin = begin, .step = step};
