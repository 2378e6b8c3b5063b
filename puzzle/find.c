/* Finding puzzles: a game is played by short searches; where one of them sees a move far ahead of the
   others, the position is looked at closely. */
#include "puzzle/find.h"

#include "core/memory.h"
#include "core/walk.h"
#include "puzzle/judge.h"
#include "puzzle/prove.h"
#include "review/worth.h"

enum {
    QUICK_STEPS = 100,  /* of whoever plays */
    QUICK_SHARE = 120,  /* ahead in such a search, in thousandths: worth a closer look */
    FREEDOM = 40,       /* of whoever plays: nobody plays perfectly, or nothing would be at stake */
    SOLVED_FREEDOM = 12 /* the same where the game is solved */
};

/* The first option of a game is the kind of game: each in turn. */
static struct settings settings_of(const struct rules *g, int game)
{
    struct settings with = settings_preset(g->options);

    if (g->options && g->options[0].key)
        with.choice[0] = game % option_choices(&g->options[0]);
    return with;
}

static double value_of(const struct opinion *o, int player, bool points)
{
    return o->visits == 0 ? 0 : points ? o->score[player] : o->share[player];
}

/* How far the best is ahead of all others as the quick search sees it. */
static bool stands_out(const struct opinion *all, int count, int player, bool points)
{
    double best = 0, second = 0;

    for (int i = 0; i < count; i++) {
        double value = value_of(&all[i], player, points);

        if (value > best) {
            second = best;
            best = value;
        } else if (value > second) {
            second = value;
        }
    }
    return 1000 * (best - second) >= (points ? CLEAR_POINTS : QUICK_SHARE);
}

static struct skill player_of(const struct game *g, const void *table)
{
    struct skill how = worth_skill(g, table, QUICK_STEPS);

    how.freedom = table ? SOLVED_FREEDOM : FREEDOM;
    return how;
}

/* Where a decision is made: the move that whoever plays makes; *told: is it worth a closer look? */
static move decide(const struct game *g, const void *table, const struct state *s, uint64_t seed,
                   bool *told)
{
    struct think *t = think_new(g->rules, g->brain, table, s, player_of(g, table), seed, 0);
    struct opinion *all = memory_new((size_t)g->rules->most_moves * sizeof *all);
    int count;
    move best;

    while (!think_on(t, QUICK_STEPS))
        continue;
    count = think_opinions(t, all);
    *told = count >= LEAST_CHOICES &&
            stands_out(all, count, g->rules->actor(s), g->rules->players(s) == 1);
    best = think_best(t);
    memory_free(all);
    think_free(t);
    return best;
}

static bool is_among(move m, const move *list, int count)
{
    while (count > 0 && list[count - 1] != m)
        count--;
    return count > 0;
}

bool puzzle_find(const struct game *g, const void *table, uint64_t seed, int game,
                 const move *stale, int stales, struct puzzle *out)
{
    const struct rules *rules = g->rules;
    struct settings with = settings_of(rules, game);
    struct state *s = state_new(rules);
    uint64_t chance = rng_event(seed, (uint64_t)game).state, events = 0;
    bool found = false;

    state_start(rules, s, &with);
    roll_on(rules, s, chance, &events);
    for (int at = 0; !found && rules->actor(s) != OVER; at++) {
        bool told;
        move m = decide(g, table, s, chance + (uint64_t)at, &told);

        *out = (struct puzzle){.seed = seed, .game = game};
        if (told && !is_among(m, stale, stales) && (table || rules->players(s) > 1)) {
            state_copy(rules, (struct state *)(void *)out->room.bytes, s);
            found = puzzle_judge(g, table, out) && !is_among(out->riddle[0].best, stale, stales);
        }
        rules->apply(s, m);
        roll_on(rules, s, chance, &events);
    }
    state_free(s);
    return found;
}
