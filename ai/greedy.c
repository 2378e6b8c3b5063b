/* The player that looks at the end of its own turn and no further: the best expected evaluation
   after everything it still decides itself, chance weighed by its odds [expectimax, one turn deep]. */
#include "ai/mind.h"
#include "core/walk.h"

enum {
    BUDGET = 1500, /* positions looked at for one move, so that a step stays short */
    SAMPLES = 12   /* outcomes drawn where chance has more than that */
};

union position {
    unsigned char bytes[MAX_STATE];
    uint64_t align;
};

static double expect(struct think *t, const struct state *s, int budget);

static double after(struct think *t, const struct state *s, move m, int budget)
{
    union position next;
    struct state *n = (struct state *)&next;

    state_copy(t->rules, n, s);
    t->rules->apply(n, m);
    return expect(t, n, budget);
}

static double expect_chance(struct think *t, const struct state *s, int budget)
{
    move list[MAX_MOVES];
    int count = t->rules->moves(s, list);
    double sum = 0, total = 0;

    for (int i = 0; i < (count > SAMPLES ? SAMPLES : count); i++) {
        move m = count > SAMPLES ? roll(t->rules, s, &t->rng) : list[i];
        double odds = count > SAMPLES ? 1 : t->rules->weight(s, m);

        sum += odds * after(t, s, m, budget / (count > SAMPLES ? SAMPLES : count));
        total += odds;
    }
    return sum / total;
}

/* The best that the player can do in the rest of the turn. When there is no budget for all the
   moves, some of them are tried. */
static double expect_own(struct think *t, const struct state *s, int budget)
{
    move list[MAX_MOVES];
    int count = t->rules->moves(s, list), tries = count < budget ? count : budget;
    double best = -1;

    for (int i = 0; i < tries; i++) {
        move m = tries == count ? list[i] : list[rng_below(&t->rng, (uint32_t)count)];
        double value = after(t, s, m, (budget - tries) / tries);

        if (value > best)
            best = value;
    }
    return best;
}

static double expect(struct think *t, const struct state *s, int budget)
{
    double share[MAX_PLAYERS];
    int actor = t->rules->actor(s);

    if (budget > 0 && actor == CHANCE)
        return expect_chance(t, s, budget);
    if (budget > 0 && actor == t->player)
        return expect_own(t, s, budget);
    judge(t, s, share);
    return share[t->player];
}

/* One move of the root a step. */
static void step(struct think *t)
{
    struct choice *c = &t->choice[t->steps % t->choices];

    c->visits++;
    c->shared++;
    c->value += after(t, t->root, c->move, BUDGET);
    c->share[t->player] = c->value;
}

const struct mind greedy_mind = {.step = step};
