/* The player that looks the move up in a solver's table. */
#include "ai/mind.h"

#include <string.h>

/* What a point counts where the table knows expected points and not chances to win: with this a
   level's freedom, in thousandths of a win, means tenths of a point. */
static const double point = 0.01;

/* For each legal move a value and what comes of it, then the solver's own room. */
static size_t room(const struct think *t)
{
    return t->brain->solver->scratch_size +
           (sizeof(double) + sizeof(struct prospect)) * (size_t)t->rules->most_moves;
}

static void begin(struct think *t, void *memory)
{
    t->tree = memory;
}

static void step(struct think *t)
{
    const struct solver *solver = t->brain->solver;
    struct prospect *prospects = t->tree;
    double *values = (double *)(prospects + t->rules->most_moves);
    void *scratch = values + t->rules->most_moves;
    double unit = solver->to_win(t->root) ? 1 : point;
    move list[MAX_MOVES];

    solver->best(t->table, t->root, scratch, values);
    solver->foresee(t->table, t->root, scratch, prospects);
    t->rules->moves(t->root, list);
    for (int i = 0, at = 0; i < t->choices; i++) {
        struct choice *c = &t->choice[i];

        while (list[at] != c->move) /* the choices are some of the moves, in their order */
            at++;
        c->visits = c->shared = c->scored = 1;
        c->value = unit * values[at];
        memcpy(c->share, prospects[at].share, sizeof c->share);
        memcpy(c->score, prospects[at].score, sizeof c->score);
    }
}

const struct mind solver_mind = {.room = room, .begin = begin, .step = step};
