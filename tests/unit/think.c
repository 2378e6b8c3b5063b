/* Computer players: the same thought twice is the same, searches merge whatever the order of work,
   nothing illegal is ever played, and chance is met with its odds. Every game of the catalogue. */
#include "ai/think.h"
#include "core/memory.h"
#include "core/walk.h"
#include "games/catalogue.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static const enum method methods[] = {THINK_RANDOM, THINK_GREEDY, THINK_FLAT, THINK_SEARCH};

enum { METHODS = sizeof methods / sizeof methods[0] };

static const struct game *null_game(void)
{
    return catalogue_find("null", 4);
}

static struct skill skill_of(enum method method, int steps)
{
    return (struct skill){.method = method, .steps = steps, .searches = 1};
}

static struct think *thought_on(const struct game *g, const struct state *s, struct skill how,
                                uint64_t seed, int which)
{
    struct think *t = think_new(g->rules, g->brain, NULL, s, how, seed, which);

    while (!think_on(t, 7))
        continue;
    return t;
}

static move choose(const struct game *g, const struct state *s, struct skill how, uint64_t seed)
{
    struct think *t = thought_on(g, s, how, seed, 0);
    move m = think_best(t);

    think_free(t);
    return m;
}

/* A position some random moves into a game; false if the game ended on the way. */
static bool wander(const struct rules *g, struct state *s, const struct settings *with, int steps,
                   struct rng *r)
{
    move list[MAX_MOVES];
    int actor;

    for (state_start(g, s, with); (actor = g->actor(s)) != OVER; steps--) {
        if (actor >= 0 && steps <= 0)
            return true;
        g->apply(s,
                 actor == CHANCE ? roll(g, s, r) : list[rng_below(r, (uint32_t)g->moves(s, list))]);
    }
    return false;
}

/* Calls `check` at positions of every game with every choice of its first option. */
static void everywhere(int positions,
                       void (*check)(const struct game *g, const struct state *s, uint64_t seed))
{
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        struct state *s = state_new(g->rules);
        struct settings with = settings_preset(g->rules->options);
        int choices = option_choices(&g->rules->options[0]);

        for (int i = 0; i < positions; i++) {
            struct rng r = rng_from((uint64_t)i + 77);

            with.choice[0] = i % choices;
            if (wander(g->rules, s, &with, 3 + i * 2 % 60, &r))
                check(g, s, (uint64_t)i);
        }
        state_free(s);
    }
}

static void no_illegal_move_here(const struct game *g, const struct state *s, uint64_t seed)
{
    for (int i = 0; i < METHODS; i++) {
        struct skill how = skill_of(methods[i], 10);

        assert_true(is_legal(g->rules, s, choose(g, s, how, seed)));
        how.freedom = 100;
        assert_true(is_legal(g->rules, s, choose(g, s, how, seed)));
    }
}

static void no_player_makes_an_illegal_move(void **unused)
{
    (void)unused;
    everywhere(8, no_illegal_move_here);
}

static void same_here(const struct game *g, const struct state *s, uint64_t seed)
{
    for (int i = 0; i < METHODS; i++) {
        struct skill how = skill_of(methods[i], 30);
        struct think *a = thought_on(g, s, how, seed, 0), *b = thought_on(g, s, how, seed, 0);
        struct thought first, second;

        think_report(a, &first);
        think_report(b, &second);
        assert_memory_equal(&first, &second, sizeof first);
        assert_int_equal(first.best, think_best(a));
        think_free(a);
        think_free(b);
    }
}

/* Opinions cover every move, in order; what a report says of its moves, they say too. */
static void opinions_here(const struct game *g, const struct state *s, uint64_t seed)
{
    struct skill how = {.method = THINK_SEARCH, .steps = 60};
    struct think *t = thought_on(g, s, how, seed, 0);
    struct opinion *all = memory_new(sizeof *all * (size_t)g->rules->most_moves);
    struct thought report;
    move list[MAX_MOVES];
    int count = g->rules->moves(s, list), visits = 0;

    assert_int_equal(think_opinions(t, all), count);
    think_report(t, &report);
    for (int i = 0; i < count; i++) {
        assert_int_equal(all[i].move, list[i]);
        visits += all[i].visits;
        for (int k = 0; k < report.count; k++)
            if (report.move[k] == list[i]) {
                assert_int_equal(report.visits[k], all[i].visits);
                assert_memory_equal(report.share[k], all[i].share, sizeof all[i].share);
            }
    }
    assert_int_equal(visits, count > 1 ? how.steps : 0);
    memory_free(all);
    think_free(t);
}

/* Every move has a rank, the best first, and a line that begins with it and can be played; more is known of
   what was looked at often. */
static void ranked_here(const struct game *g, const struct state *s, uint64_t seed)
{
    struct think *t = thought_on(g, s, skill_of(THINK_SEARCH, 400), seed, 0);
    struct opinion *all = memory_new(sizeof *all * (size_t)g->rules->most_moves);
    struct state *end = state_new(g->rules);
    move list[MAX_MOVES], line[MAX_LINE];
    int count = think_ranking(t, all, g->rules->most_moves);

    assert_int_equal(count, g->rules->moves(s, list));
    assert_int_equal(all[0].move, think_best(t));
    for (int i = 0; i < count; i++) {
        int length = think_line(t, all[i].move, line);

        assert_true(length >= 1 && length <= MAX_LINE && line[0] == all[i].move);
        assert_true(i == 0 || all[i].visits <= all[i - 1].visits);
        state_copy(g->rules, end, s);
        for (int k = 0; k < length; k++) {
            assert_true(is_legal(g->rules, end, line[k]));
            g->rules->apply(end, line[k]);
        }
        assert_true(length > 1 || all[i].visits < 100 || g->rules->actor(end) == OVER);
    }
    state_free(end);
    memory_free(all);
    think_free(t);
}

static void moves_are_ranked_and_have_lines(void **unused)
{
    (void)unused;
    everywhere(3, ranked_here);
}

static void a_search_has_an_opinion_of_every_move(void **unused)
{
    (void)unused;
    everywhere(4, opinions_here);
}

static void the_same_seed_gives_the_same_thought(void **unused)
{
    (void)unused;
    everywhere(4, same_here);
}

/* Two searches merged in order, whichever of them worked first and in whatever pieces. */
static void merged_here(const struct game *g, const struct state *s, uint64_t seed)
{
    struct skill how = {.method = THINK_SEARCH, .steps = 50, .searches = 2};
    struct thought first, second;

    for (int round = 0; round < 2; round++) {
        struct think *a = think_new(g->rules, g->brain, NULL, s, how, seed, 0);
        struct think *b = think_new(g->rules, g->brain, NULL, s, how, seed, 1);

        if (round == 0)
            while (!think_on(a, 50) || !think_on(b, 50))
                continue;
        else
            for (bool done = false; !done; done = think_on(a, 1) && done)
                done = think_on(b, 3);
        think_merge(a, b);
        think_report(a, round == 0 ? &first : &second);
        think_free(a);
        think_free(b);
    }
    assert_memory_equal(&first, &second, sizeof first);
    assert_true(first.steps == 100 || first.count == 1);
}

static void merged_searches_do_not_depend_on_threads(void **unused)
{
    (void)unused;
    everywhere(3, merged_here);
}

/* Asked at any time, it has a legal answer; and a step is short. */
static void stopped_here(const struct game *g, const struct state *s, uint64_t seed)
{
    for (int steps = 0; steps < 4; steps++)
        for (int i = 0; i < METHODS; i++) {
            struct think *t =
                think_new(g->rules, g->brain, NULL, s, skill_of(methods[i], 2000), seed, 0);
            struct thought report;

            think_on(t, steps);
            assert_true(is_legal(g->rules, s, think_best(t)));
            think_report(t, &report);
            assert_true(report.count >= 1 && report.line_length >= 1);
            think_free(t);
        }
}

static void thinking_can_stop_at_any_step(void **unused)
{
    (void)unused;
    everywhere(3, stopped_here);
}

static struct state *null_heap(const char *snapshot)
{
    const struct rules *g = null_game()->rules;
    struct state *s = state_new(g);
    struct reader r = reader_of(snapshot);
    struct refusal why;

    assert_true(read_position(g, &r, s, &why));
    return s;
}

/* From 5, 6, 7 and 9 counters the winning move leaves a multiple of four. */
static void the_search_solves_the_null_game(void **unused)
{
    static const struct {
        const char *state;
        move best;
    } cases[] = {{"heap 5", 1}, {"heap 6", 2}, {"heap 7", 3}, {"heap 9", 1}};

    (void)unused;
    for (int i = 0; i < 4; i++) {
        struct state *s = null_heap(cases[i].state);

        for (uint64_t seed = 0; seed < 20; seed++)
            assert_int_equal(choose(null_game(), s, skill_of(THINK_SEARCH, 2000), seed),
                             cases[i].best);
        state_free(s);
    }
}

static void a_single_move_needs_no_thought(void **unused)
{
    struct state *s = null_heap("heap 1");

    (void)unused;
    for (int i = 0; i < METHODS; i++) {
        struct think *t =
            think_new(null_game()->rules, NULL, NULL, s, skill_of(methods[i], 100), 1, 0);

        assert_true(think_on(t, 0));
        assert_int_equal(think_best(t), 1);
        think_free(t);
    }
    state_free(s);
}

/* The share of a winning move is near one, of a losing one near nothing; shares add up. */
static void a_report_tells_what_to_expect(void **unused)
{
    struct state *s = null_heap("heap 3");
    struct think *t = thought_on(null_game(), s, skill_of(THINK_SEARCH, 500), 1, 0);
    struct thought report;

    (void)unused;
    think_report(t, &report);
    assert_int_equal(report.steps, 500);
    assert_int_equal(report.count, 3);
    assert_int_equal(report.best, 3);
    assert_int_equal(report.move[0], 3);
    assert_true(report.share[0][0] == 1 && report.share[0][1] == 0);
    assert_true(report.score[0][0] == 1);
    assert_int_equal(report.line_length, 1);
    assert_int_equal(report.visits[0] + report.visits[1] + report.visits[2], 500);
    think_free(t);
    state_free(s);
}

/* With freedom, moves that are as good are all chosen now and then; a losing one never is. */
static void freedom_varies_without_blunders(void **unused)
{
    struct state *s = null_heap("heap 8"); /* all lose against good play: all alike */
    struct skill how = skill_of(THINK_FLAT, 300);
    int chosen[4] = {0};

    (void)unused;
    how.freedom = 300;
    for (uint64_t seed = 0; seed < 60; seed++)
        chosen[choose(null_game(), s, how, seed)]++;
    assert_true(chosen[1] > 5 && chosen[2] > 5 && chosen[3] > 5);
    state_free(s);
    s = null_heap("heap 3"); /* taking all three wins at once */
    for (uint64_t seed = 0; seed < 60; seed++)
        assert_int_equal(choose(null_game(), s, how, seed), 3);
    state_free(s);
}

static void levels_are_there(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        int least = 0;

        for (int level = 1; level <= LEVELS; level++) {
            struct skill how = skill_level(g->brain, level);

            assert_true(how.searches >= 1 && how.steps >= 1);
            if (how.method == THINK_SEARCH)
                assert_true(how.steps * how.searches >= least);
            least = how.steps * how.searches;
        }
        assert_int_equal(skill_level(g->brain, 0).method, THINK_RANDOM);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_player_makes_an_illegal_move),
        cmocka_unit_test(the_same_seed_gives_the_same_thought),
        cmocka_unit_test(a_search_has_an_opinion_of_every_move),
        cmocka_unit_test(moves_are_ranked_and_have_lines),
        cmocka_unit_test(merged_searches_do_not_depend_on_threads),
        cmocka_unit_test(thinking_can_stop_at_any_step),
        cmocka_unit_test(the_search_solves_the_null_game),
        cmocka_unit_test(a_single_move_needs_no_thought),
        cmocka_unit_test(a_report_tells_what_to_expect),
        cmocka_unit_test(freedom_varies_without_blunders),
        cmocka_unit_test(levels_are_there),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
