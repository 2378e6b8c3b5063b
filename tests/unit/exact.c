/* Exact ends: near the end of games of every kind, what a search calls exact is compared with a plain walk
   through all that can still happen. */
#include "ai/think.h"
#include "core/walk.h"
#include "games/catalogue.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

enum { MOST_POSITIONS = 3000, STEPS = 20000, WANTED = 12, MOST_GAMES = 60 };

static const struct rules *rules;
static int positions;

static double margin(const struct prospect *p, int player, int players)
{
    double others = 0;

    for (int i = 0; i < players; i++)
        others += i == player ? 0 : p->score[i];
    return players > 1 ? p->score[player] - others / (players - 1) : p->score[player];
}

static bool better(const struct prospect *a, const struct prospect *b, int player, int players)
{
    double ahead = a->share[player] - b->share[player];

    if (ahead > 1e-7 || ahead < -1e-7)
        return ahead > 0;
    return margin(a, player, players) > margin(b, player, players) + 1e-7;
}

static struct prospect final(const struct state *s)
{
    struct prospect out = {{0}, {0}};
    int share[MAX_PLAYERS], score[MAX_PLAYERS];

    rules->result(s, share);
    rules->scores(s, score);
    for (int p = 0; p < rules->players(s); p++) {
        out.share[p] = share[p] / 1000.0;
        out.score[p] = score[p];
    }
    return out;
}

/* What comes of a position if everybody plays best; nothing of use once there are too many positions. */
static struct prospect worth(const struct state *s)
{
    struct state *next = state_new(rules);
    move list[MAX_MOVES];
    int actor = rules->actor(s), players = rules->players(s);
    int count = actor == OVER ? 0 : rules->moves(s, list);
    struct prospect best = actor == OVER ? final(s) : (struct prospect){{0}, {0}};
    double total = 0;

    for (int i = 0; i < count; i++)
        total += actor == CHANCE ? rules->weight(s, list[i]) : 1;
    for (int i = 0; i < count && ++positions <= MOST_POSITIONS; i++) {
        struct prospect one;

        state_copy(rules, next, s);
        rules->apply(next, list[i]);
        one = worth(next);
        for (int p = 0; actor == CHANCE && p < players; p++) {
            best.share[p] += one.share[p] * rules->weight(s, list[i]) / total;
            best.score[p] += one.score[p] * rules->weight(s, list[i]) / total;
        }
        if (actor >= 0 && (i == 0 || better(&one, &best, actor, players)))
            best = one;
    }
    state_free(next);
    return best;
}

static void compare(const struct game *g, const struct state *s)
{
    struct skill how = {.method = THINK_SEARCH, .steps = STEPS, .searches = 1};
    struct think *t = think_new(g->rules, g->brain, NULL, s, how, 1, 0);
    struct state *next = state_new(g->rules);
    struct thought found;

    while (!think_on(t, 1000))
        ;
    think_report(t, &found);
    assert_true(found.exact);
    for (int i = 0; i < found.count; i++) {
        struct prospect plain;

        state_copy(g->rules, next, s);
        g->rules->apply(next, found.move[i]);
        positions = 0;
        plain = worth(next);
        for (int p = 0; p < g->rules->players(s); p++) {
            assert_true(found.share[i][p] - plain.share[p] < 1e-6 &&
                        plain.share[p] - found.share[i][p] < 1e-6);
            assert_true(found.score[i][p] - plain.score[p] < 1e-6 &&
                        plain.score[p] - found.score[i][p] < 1e-6);
        }
    }
    state_free(next);
    think_free(t);
}

/* Random games; in each the first decision from which a plain walk is short. */
static void check_game(const char *name, const char *setting)
{
    const struct game *g = catalogue_find(name, strlen(name));
    struct settings with = settings_preset(g->rules->options);
    struct state *s = state_new(g->rules);
    struct reader r = reader_of(setting);
    int compared = 0;

    rules = g->rules;
    settings_read(&r, g->rules->options, &with);
    for (int game = 0; game < MOST_GAMES && compared < WANTED; game++) {
        struct rng dice = rng_event(3, (uint64_t)game);
        bool done = false;

        state_start(g->rules, s, &with);
        while (!done && g->rules->actor(s) != OVER) {
            move list[MAX_MOVES];
            int count = g->rules->moves(s, list);

            positions = 0;
            if (g->rules->actor(s) >= 0 && count > 1 && count < 40)
                worth(s);
            done = positions > 1 && positions < MOST_POSITIONS;
            if (done)
                compare(g, s);
            else
                g->rules->apply(s, g->rules->actor(s) == CHANCE
                                       ? roll(g->rules, s, &dice)
                                       : list[rng_below(&dice, (uint32_t)count)]);
        }
        compared += done;
    }
    assert_int_equal(compared, WANTED);
    state_free(s);
}

static void blokus(void **unused)
{
    (void)unused;
    check_game("blokus", "mode=duo");
    check_game("blokus", "mode=two");
    check_game("blokus", "mode=three");
}

static void patchwork(void **unused)
{
    (void)unused;
    check_game("patchwork", "");
}

static void agamemnon(void **unused)
{
    (void)unused;
    check_game("agamemnon", "");
}

static void marrakech(void **unused)
{
    (void)unused;
    check_game("marrakech", "players=2");
    check_game("marrakech", "players=3");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blokus),
        cmocka_unit_test(patchwork),
        cmocka_unit_test(agamemnon),
        cmocka_unit_test(marrakech),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
