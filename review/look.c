/* Looking back at one event of a game. A decision: what is best there, found by search; then what the
   position behind the played move is worth and, if that was another one, the position behind the best
   one, both by the same search, so that they can be compared. */
#include "review/look.h"

#include "core/memory.h"
#include "core/rules.h"
#include "core/walk.h"

#include <string.h>

enum stage { FIND_BEST, WEIGH_BEFORE, WEIGH_AFTER, WEIGH_BETTER, DONE };

struct look {
    const struct game *game;
    const void *table;
    struct state *before, *after;
    int steps;
    uint64_t seed;
    enum stage stage;
    struct think *think; /* at work in FIND_BEST */
    struct worth *worth; /* in the other stages */
    struct looked found;
};

static void begin_search(struct look *l)
{
    const struct rules *g = l->game->rules;
    struct skill how = worth_skill(l->game, l->table, l->steps);

    l->think = think_new(g, l->game->brain, l->table, l->before, how, l->seed, 0);
}

/* The position behind a move, weighed with half the steps: it is one of two. */
static void begin_weighing(struct look *l, enum stage stage, move m)
{
    const struct rules *g = l->game->rules;
    int steps = stage == WEIGH_BEFORE ? l->steps : l->steps / 2;

    l->stage = stage;
    state_copy(g, l->after, l->before);
    if (m)
        g->apply(l->after, m);
    l->worth = worth_new(l->game, l->table, l->after, steps, l->seed);
}

struct look *look_new(const struct game *g, const void *table, const struct look_job *job)
{
    struct look *l = memory_new(sizeof *l);
    move *list = memory_new((size_t)g->rules->most_moves * sizeof *list);
    const struct state *before = (const struct state *)(const void *)job->before.bytes;
    move played = job->played;

    *l = (struct look){.game = g, .table = table, .steps = job->steps, .seed = job->seed};
    l->before = state_new(g->rules);
    l->after = state_new(g->rules);
    state_copy(g->rules, l->before, before);
    l->found.actor = g->rules->actor(before);
    l->found.played = l->found.best = played;
    l->found.only = g->rules->moves(before, list) == 1;
    memory_free(list);
    if (l->found.actor == CHANCE || l->found.only)
        begin_weighing(l, WEIGH_BEFORE, 0);
    else
        begin_search(l);
    return l;
}

void look_free(struct look *l)
{
    if (!l)
        return;
    if (l->think)
        think_free(l->think);
    worth_free(l->worth);
    state_free(l->before);
    state_free(l->after);
    memory_free(l);
}

static void end_search(struct look *l)
{
    struct thought *found = memory_new(sizeof *found);

    think_report(l->think, found);
    l->found.best = found->best;
    memcpy(l->found.at[BEFORE].share, found->share[0], sizeof l->found.at[BEFORE].share);
    memcpy(l->found.at[BEFORE].score, found->score[0], sizeof l->found.at[BEFORE].score);
    memory_free(found);
    think_free(l->think);
    l->think = NULL;
    begin_weighing(l, WEIGH_AFTER, l->found.played);
}

static void end_weighing(struct look *l)
{
    struct prospect is = worth_of(l->worth);
    bool exact = worth_is_exact(l->worth);

    if (l->found.actor == CHANCE) {
        l->found.at[BEFORE] = is;
        l->found.at[AFTER] = l->found.at[BETTER] = worth_of_outcome(l->worth, l->found.played);
        l->found.exact = exact;
        l->stage = DONE;
    }
    worth_free(l->worth);
    l->worth = NULL;
    if (l->stage == DONE)
        return;
    if (l->stage == WEIGH_BEFORE) {
        l->found.at[BEFORE] = is;
        begin_weighing(l, WEIGH_AFTER, l->found.played);
    } else if (l->stage == WEIGH_AFTER) {
        l->found.at[AFTER] = l->found.at[BETTER] = is;
        l->found.exact = exact;
        l->stage = DONE;
        if (l->found.best != l->found.played)
            begin_weighing(l, WEIGH_BETTER, l->found.best);
    } else {
        l->found.at[BETTER] = is;
        l->found.exact = l->found.exact && exact;
        l->stage = DONE;
    }
}

bool look_on(struct look *l, int steps)
{
    if (l->stage == FIND_BEST && think_on(l->think, steps))
        end_search(l);
    else if (l->worth && worth_on(l->worth, steps))
        end_weighing(l);
    return l->stage == DONE;
}

void look_result(const struct look *l, struct looked *out)
{
    *out = l->found;
}

double looked_value(const struct prospect *p, int player, int players)
{
    return players == 1 ? p->score[player] : p->share[player];
}

double looked_loss(const struct looked *l, int players)
{
    double loss;

    if (l->actor < 0)
        return 0;
    loss = looked_value(&l->at[BETTER], l->actor, players) -
           looked_value(&l->at[AFTER], l->actor, players);
    return loss > 0 ? loss : 0;
}

/* Half of a hundredth of a win, or of a tenth of a point. */
bool looked_is_mistake(const struct looked *l, int players)
{
    return looked_loss(l, players) >= (players == 1 ? 0.05 : 0.005);
}

double looked_luck(const struct looked *l, int player, int players)
{
    if (l->actor != CHANCE)
        return 0;
    return looked_value(&l->at[AFTER], player, players) -
           looked_value(&l->at[BEFORE], player, players);
}
