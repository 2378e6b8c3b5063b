/* Is one move clearly best? */
#include "puzzle/prove.h"

#include "core/memory.h"
#include "core/walk.h"
#include "review/worth.h"

#include <string.h>

/* Long looks behind so many moves; all short ones together take as many steps as so many long ones. */
enum { LONG_LOOKS = 5, SHORT_LOOKS = 4, SHORT_LEAST = 16 };

struct weighed {
    move move;
    struct prospect at;
};

/* The number that counts for the player, in thousandths. */
static int value_for(const struct prospect *at, int player, bool points)
{
    double value = 1000 * (points ? at->score[player] : at->share[player]);

    return value > 0 ? (int)(value + 0.5) : 0;
}

static struct prospect weigh(const struct game *g, const struct state *s, move m, int steps,
                             uint64_t seed)
{
    struct state *after = state_new(g->rules);
    struct prospect found;
    struct worth *w;

    state_copy(g->rules, after, s);
    g->rules->apply(after, m);
    w = worth_new(g, NULL, after, steps, seed);
    while (!worth_on(w, 1000))
        continue;
    found = worth_of(w);
    worth_free(w);
    state_free(after);
    return found;
}

/* Best first, as far as `count`; of equals the earlier one stays ahead. */
static void sort(struct weighed *all, int count, int player, bool points)
{
    for (int i = 1; i < count; i++) {
        struct weighed one = all[i];
        int at = i;

        for (; at > 0 &&
               value_for(&all[at - 1].at, player, points) < value_for(&one.at, player, points);
             at--)
            all[at] = all[at - 1];
        all[at] = one;
    }
}

/* What a search at the position itself says of every move. Says how many; *exact: that is certain. */
static int ask(const struct game *g, const void *table, const struct state *s, int steps,
               uint64_t seed, struct weighed *out, bool *exact)
{
    struct think *t =
        think_new(g->rules, g->brain, table, s, worth_skill(g, table, steps), seed, 0);
    struct opinion *opinion = memory_new((size_t)g->rules->most_moves * sizeof *opinion);
    struct thought *report = memory_new(sizeof *report);
    int count;

    while (!think_on(t, 1000))
        continue;
    think_report(t, report);
    *exact = report->exact || (table && g->brain->solver);
    count = think_opinions(t, opinion);
    for (int i = 0; i < count; i++) {
        out[i] = (struct weighed){.move = opinion[i].move};
        memcpy(out[i].at.share, opinion[i].share, sizeof out[i].at.share);
        memcpy(out[i].at.score, opinion[i].score, sizeof out[i].at.score);
    }
    memory_free(report);
    memory_free(opinion);
    think_free(t);
    return count;
}

/* Moves that the search took for good are weighed one by one, best first; of each other one a short look
   shows whether it has to be. False: the first is not ahead of all others by so much. */
static bool weigh_all(const struct game *g, const struct state *s, struct weighed *all, int count,
                      int steps, uint64_t seed, int least)
{
    int player = g->rules->actor(s), brief = SHORT_LOOKS * steps / count;

    brief = brief > SHORT_LEAST ? brief : SHORT_LEAST;
    all[0].at = weigh(g, s, all[0].move, steps, seed);
    for (int i = 1; i < count; i++) {
        int best = value_for(&all[0].at, player, false);

        if (i >= LONG_LOOKS)
            all[i].at = weigh(g, s, all[i].move, brief, seed);
        if (i < LONG_LOOKS || best - value_for(&all[i].at, player, false) < least)
            all[i].at = weigh(g, s, all[i].move, steps, seed);
        if (best - value_for(&all[i].at, player, false) < least)
            return false;
    }
    return true;
}

/* Does the same player roll before deciding again? */
static bool rolls_next(const struct game *g, const struct puzzle *p)
{
    struct state *s = state_new(g->rules);
    move list[MAX_MOVES];
    bool rolls = false;

    state_copy(g->rules, s, puzzle_state(p));
    g->rules->apply(s, p->riddle[0].best);
    if (g->rules->actor(s) == CHANCE) {
        g->rules->moves(s, list);
        g->rules->apply(s, list[0]);
        rolls = g->rules->actor(s) == g->rules->actor(puzzle_state(p));
    }
    state_free(s);
    return rolls;
}

/* Compared with the second best: is it the others who end with fewer points, rather than its player with
   more? */
static bool denies(const struct weighed *all, int player, int players)
{
    double gained = all[0].at.score[player] - all[1].at.score[player], taken = 0;

    for (int i = 0; i < players; i++)
        if (i != player && all[1].at.score[i] - all[0].at.score[i] > taken)
            taken = all[1].at.score[i] - all[0].at.score[i];
    return taken > gained;
}

static enum puzzle_kind kind_of(const struct game *g, const struct puzzle *p, bool solved,
                                const struct weighed *all)
{
    const struct state *s = puzzle_state(p);

    if (solved && rolls_next(g, p))
        return PUZZLE_DICE;
    if (p->exact && !solved)
        return PUZZLE_END;
    return denies(all, g->rules->actor(s), g->rules->players(s)) ? PUZZLE_DENY : PUZZLE_PLACE;
}

int puzzle_prove(const struct game *g, const void *table, struct puzzle *p, int steps,
                 uint64_t seed, int least)
{
    const struct state *s = puzzle_state(p);
    struct weighed *all = memory_new((size_t)g->rules->most_moves * sizeof *all);
    struct riddle *first = &p->riddle[0];
    int player = g->rules->actor(s);
    int count = ask(g, table, s, steps, seed, all, &p->exact);
    bool clear = count > 1;

    p->points = g->rules->players(s) == 1;
    p->steps = p->exact ? 0 : steps;
    sort(all, count, player, p->points);
    if (clear && !p->exact) {
        clear = weigh_all(g, s, all, count, steps, seed, least);
        sort(all, count, player, false);
    }
    for (int i = 0; clear && i < 2; i++)
        first->value[i] = value_for(&all[i].at, player, p->points);
    p->riddles = 1;
    first->best = all[0].move;
    first->second = clear ? all[1].move : 0;
    if (clear)
        p->kind = kind_of(g, p, table && g->brain->solver, all);
    memory_free(all);
    return clear ? first->value[0] - first->value[1] : 0;
}

move puzzle_answer_of(const struct game *g, const void *table, const struct state *s, int level,
                      uint64_t seed)
{
    struct skill how = skill_level(g->brain, level < 0 ? 1 : level);
    struct think *first = NULL;
    move answer;

    if (level < 0)
        how = (struct skill){.method = THINK_GREEDY, .steps = 1, .searches = 1};
    for (int i = 0; i < how.searches; i++) {
        struct think *t = think_new(g->rules, g->brain, table, s, how, seed, i);

        while (!think_on(t, 1000))
            continue;
        if (first) {
            think_merge(first, t);
            think_free(t);
        } else {
            first = t;
        }
    }
    answer = think_best(first);
    think_free(first);
    return answer;
}
