/* What a position is worth. Chance is followed to the decisions behind it: these are the leaves, each
   searched with its share of the steps. */
#include "review/worth.h"

#include "core/memory.h"
#include "core/rules.h"
#include "core/walk.h"

#include <string.h>

/* Outcomes of one event are all looked at. Where another event follows at once, it is drawn so many
   times: listing both would take too long. */
enum { MOST_LEAVES = 1024, DRAWN = 4, LEAST_STEPS = 16 };

struct worth {
    const struct game *game;
    const void *table;
    int steps; /* for each leaf */
    uint64_t seed;
    unsigned char *leaf; /* states, one behind the other */
    double *weight;
    move *outcome; /* that leads there; 0 if the position is the leaf itself */
    struct prospect *found;
    int leaves, at; /* all; the one being looked at */
    struct think *think;
    void *scratch; /* of the solver */
    bool exact;
};

static struct state *leaf_of(const struct worth *w, int i)
{
    return (struct state *)(void *)(w->leaf + (size_t)i * w->game->rules->state_size);
}

static void add_leaf(struct worth *w, const struct state *s, move outcome, double weight)
{
    if (w->leaves == MOST_LEAVES)
        return;
    state_copy(w->game->rules, leaf_of(w, w->leaves), s);
    w->outcome[w->leaves] = outcome;
    w->weight[w->leaves++] = weight;
}

/* Events that follow an event are drawn, by numbers that depend on the seed only. */
static void draw_on(struct worth *w, const struct state *s, move outcome, double weight)
{
    const struct rules *g = w->game->rules;
    struct state *next = state_new(g);

    for (int i = 0; i < DRAWN; i++) {
        uint64_t events = (uint64_t)i << 32;

        state_copy(g, next, s);
        roll_on(g, next, w->seed, &events);
        add_leaf(w, next, outcome, weight / DRAWN);
    }
    state_free(next);
}

static void list_outcomes(struct worth *w, const struct state *s)
{
    const struct rules *g = w->game->rules;
    struct state *next = state_new(g);
    move *list = memory_new((size_t)g->most_moves * sizeof *list);
    int count = g->moves(s, list);

    for (int i = 0; i < count; i++) {
        double weight = g->weight(s, list[i]);

        state_copy(g, next, s);
        g->apply(next, list[i]);
        if (g->actor(next) == CHANCE)
            draw_on(w, next, list[i], weight);
        else
            add_leaf(w, next, list[i], weight);
    }
    memory_free(list);
    state_free(next);
}

struct skill worth_skill(const struct game *g, const void *table, int steps)
{
    struct skill how = skill_level(g->brain, LEVELS);

    if (how.method == THINK_SOLVER && !table)
        how.method = THINK_SEARCH;
    how.steps = steps;
    how.searches = 1;
    how.freedom = how.book = 0;
    how.forced_too = true;
    return how;
}

struct worth *worth_new(const struct game *g, const void *table, const struct state *s, int steps,
                        uint64_t seed)
{
    struct worth *w = memory_new(sizeof *w);
    const struct solver *solver = g->brain && table ? g->brain->solver : NULL;

    *w = (struct worth){.game = g, .table = solver ? table : NULL, .seed = seed, .exact = true};
    w->leaf = memory_new(MOST_LEAVES * g->rules->state_size);
    w->weight = memory_new(MOST_LEAVES * sizeof *w->weight);
    w->outcome = memory_new(MOST_LEAVES * sizeof *w->outcome);
    w->found = memory_new(MOST_LEAVES * sizeof *w->found);
    w->scratch = solver ? memory_new(solver->scratch_size) : NULL;
    if (g->rules->actor(s) == CHANCE)
        list_outcomes(w, s);
    else
        add_leaf(w, s, 0, 1);
    w->steps = steps / w->leaves > LEAST_STEPS ? steps / w->leaves : LEAST_STEPS;
    return w;
}

void worth_free(struct worth *w)
{
    if (!w)
        return;
    if (w->think)
        think_free(w->think);
    memory_free(w->leaf);
    memory_free(w->weight);
    memory_free(w->outcome);
    memory_free(w->found);
    memory_free(w->scratch);
    memory_free(w);
}

static void add(struct worth *w, const double share[MAX_PLAYERS], const double score[MAX_PLAYERS])
{
    memcpy(w->found[w->at].share, share, sizeof w->found->share);
    memcpy(w->found[w->at++].score, score, sizeof w->found->score);
}

static void add_over(struct worth *w, const struct state *s)
{
    int result[MAX_PLAYERS] = {0}, points[MAX_PLAYERS] = {0};
    double share[MAX_PLAYERS], score[MAX_PLAYERS];

    w->game->rules->result(s, result);
    w->game->rules->scores(s, points);
    for (int p = 0; p < MAX_PLAYERS; p++) {
        share[p] = result[p] / 1000.0;
        score[p] = points[p];
    }
    add(w, share, score);
}

/* The prospects after the move that the solver prefers. */
static void add_solved(struct worth *w, const struct state *s)
{
    const struct rules *g = w->game->rules;
    const struct solver *solver = w->game->brain->solver;
    struct prospect *all = memory_new((size_t)g->most_moves * sizeof *all);
    move *list = memory_new((size_t)g->most_moves * sizeof *list);
    move best = solver->best(w->table, s, w->scratch, NULL);
    int i = 0;

    g->moves(s, list);
    solver->foresee(w->table, s, w->scratch, all);
    while (list[i] != best)
        i++;
    add(w, all[i].share, all[i].score);
    memory_free(list);
    memory_free(all);
}

static void add_thought(struct worth *w)
{
    struct thought *found = memory_new(sizeof *found);

    think_report(w->think, found);
    add(w, found->share[0], found->score[0]);
    memory_free(found);
    think_free(w->think);
    w->think = NULL;
}

/* One leaf at a time; those that need no search cost a step each. */
static int look_at(struct worth *w, int steps)
{
    const struct state *s = leaf_of(w, w->at);
    const struct rules *g = w->game->rules;

    if (g->actor(s) == OVER) {
        add_over(w, s);
        return 1;
    }
    if (w->table) {
        add_solved(w, s);
        return 1;
    }
    w->exact = false;
    if (!w->think)
        w->think =
            think_new(g, w->game->brain, NULL, s, worth_skill(w->game, NULL, w->steps), w->seed, 0);
    if (think_on(w->think, steps))
        add_thought(w);
    return steps;
}

bool worth_on(struct worth *w, int steps)
{
    while (steps > 0 && w->at < w->leaves)
        steps -= look_at(w, steps);
    return w->at == w->leaves;
}

/* The mean of the leaves behind an outcome, or of all. */
static struct prospect mean_of(const struct worth *w, move outcome)
{
    struct prospect mean = {0};
    double all = 0;

    for (int i = 0; i < w->leaves; i++)
        if (!outcome || w->outcome[i] == outcome)
            all += w->weight[i];
    for (int i = 0; i < w->leaves; i++)
        for (int p = 0; p < MAX_PLAYERS && (!outcome || w->outcome[i] == outcome); p++) {
            mean.share[p] += w->found[i].share[p] * w->weight[i] / all;
            mean.score[p] += w->found[i].score[p] * w->weight[i] / all;
        }
    return mean;
}

struct prospect worth_of(const struct worth *w)
{
    return mean_of(w, 0);
}

struct prospect worth_of_outcome(const struct worth *w, move outcome)
{
    return mean_of(w, outcome);
}

bool worth_is_exact(const struct worth *w)
{
    return w->exact;
}
