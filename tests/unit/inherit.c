/* A search that goes on where another one left off: nothing is lost, nothing is invented, and the moves stay
   those of the rules. */
#include "ai/think.h"
#include "core/walk.h"
#include "games/catalogue.h"

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

enum { STEPS = 600, MORE = 50, RIPE = 3, FEW = 10 };

static struct think *search(const struct game *g, const struct state *s, int steps)
{
    struct skill how = {.method = THINK_SEARCH, .steps = steps, .searches = 1};

    return think_new(g->rules, g->brain, NULL, s, how, 7, 0);
}

/* The start of a game, once chance has set it up. */
static struct state *start(const struct game *g, struct rng *r)
{
    struct settings with = settings_preset(g->rules->options);
    struct state *s = state_new(g->rules);

    state_start(g->rules, s, &with);
    while (g->rules->actor(s) == CHANCE)
        g->rules->apply(s, roll(g->rules, s, r));
    return s;
}

static bool is_choice(const struct game *g, const struct state *s)
{
    move list[MAX_MOVES];

    return g->rules->actor(s) >= 0 && g->rules->moves(s, list) > 1;
}

static int visits_of_all(const struct think *t)
{
    static struct opinion all[MAX_MOVES];
    int sum = 0, count = think_opinions(t, all);

    for (int i = 0; i < count; i++)
        sum += all[i].visits;
    return sum;
}

/* What the first search thought of the way on is where the second begins; then it goes on by itself. Only
   the first visits of a move, before its position was worth a node, are not known of the moves below. */
static void check_taken_over(const struct game *g, struct state *s, const struct thought *before,
                             const struct think *first, const move *made, int count, int visits)
{
    struct think *second = search(g, s, MORE);
    struct thought after;
    int known;

    assert_true(think_inherit(second, first, made, count));
    known = visits_of_all(second);
    assert_true(known <= visits && known > visits - RIPE);
    if (before->line_length > count)
        assert_int_equal(think_best(second), before->line[count]);
    while (!think_on(second, 10))
        ;
    think_report(second, &after);
    assert_true(is_legal(g->rules, s, after.best));
    assert_int_equal(visits_of_all(second), known + (after.exact ? after.steps : MORE));
    for (int p = 0; p < g->rules->players(s); p++)
        assert_true(after.share[0][p] >= 0 && after.share[0][p] <= 1);
    think_free(second);
}

static void check_game(const char *name)
{
    const struct game *g = catalogue_find(name, strlen(name));
    struct rng r = rng_from(3);
    struct state *s = start(g, &r);
    struct think *first, *strange;
    struct thought t;
    move made[2], odd = 0xffffff;
    int count = 0;

    for (int i = 0; i < 4 || !is_choice(g, s); i++) {
        move list[MAX_MOVES];
        int moves = g->rules->moves(s, list);

        g->rules->apply(s, g->rules->actor(s) == CHANCE ? roll(g->rules, s, &r)
                                                        : list[rng_below(&r, (uint32_t)moves)]);
    }
    first = search(g, s, STEPS);
    while (!think_on(first, STEPS))
        ;
    think_report(first, &t);
    strange = search(g, s, MORE);
    assert_false(think_inherit(strange, first, &odd, 1));
    think_free(strange);
    made[count++] = t.best;
    g->rules->apply(s, t.best);
    assert_true(is_choice(g, s) && t.visits[0] > RIPE);
    check_taken_over(g, s, &t, first, made, count, t.visits[0]);
    think_free(first);
    state_free(s);
}

static void test_blokus(void **unused)
{
    (void)unused;
    check_game("blokus");
}

static void test_patchwork(void **unused)
{
    (void)unused;
    check_game("patchwork");
}

static void test_agamemnon(void **unused)
{
    (void)unused;
    check_game("agamemnon");
}

/* Here chance comes between two decisions: the outcome is one of the moves. */
static void test_chance(void **unused)
{
    const struct game *g = catalogue_find("marrakech", strlen("marrakech"));
    struct rng r = rng_from(5);
    struct state *s = start(g, &r);
    struct think *first, *second;
    struct thought t;
    move made[8];
    int count = 0;

    (void)unused;
    first = search(g, s, 4000);
    while (!think_on(first, 4000))
        ;
    think_report(first, &t);
    g->rules->apply(s, made[count++] = t.best);
    while (g->rules->actor(s) == CHANCE)
        g->rules->apply(s, made[count++] = roll(g->rules, s, &r));
    second = search(g, s, MORE);
    assert_true(count > 1);
    assert_true(think_inherit(second, first, made, count));
    assert_true(visits_of_all(second) > 0);
    while (!think_on(second, 10))
        ;
    assert_true(is_legal(g->rules, s, think_best(second)));
    think_free(second);
    think_free(first);
    state_free(s);
}

/* What is called clear does not change in so many steps, and is not clear for ever. */
static void test_clear(void **unused)
{
    const struct game *g = catalogue_find("patchwork", strlen("patchwork"));
    struct rng r = rng_from(5);
    struct state *s = start(g, &r);
    int clear = 0;

    (void)unused;
    for (int steps = 50; steps <= 400; steps += 50) {
        struct think *t = search(g, s, steps + FEW);
        move best;
        bool sure;

        think_on(t, steps);
        best = think_best(t);
        sure = think_is_clear(t, FEW);
        assert_false(think_is_clear(t, 2 * steps));
        while (!think_on(t, 10))
            ;
        if (sure)
            assert_int_equal(think_best(t), best);
        clear += sure;
        think_free(t);
    }
    assert_true(clear > 0);
    state_free(s);
}

/* A search that has begun, or one of another kind, takes nothing over. */
static void test_refused(void **unused)
{
    const struct game *g = catalogue_find("patchwork", strlen("patchwork"));
    struct skill greedy = {.method = THINK_GREEDY, .steps = 1, .searches = 1};
    struct rng r = rng_from(5);
    struct state *s = start(g, &r);
    struct think *first, *second, *other;

    (void)unused;
    first = search(g, s, MORE);
    while (!think_on(first, MORE))
        ;
    second = search(g, s, MORE);
    think_on(second, 1);
    assert_false(think_inherit(second, first, NULL, 0));
    other = think_new(g->rules, g->brain, NULL, s, greedy, 7, 0);
    assert_false(think_inherit(other, first, NULL, 0));
    think_free(other);
    think_free(second);
    think_free(first);
    state_free(s);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_blokus),    cmocka_unit_test(test_patchwork),
        cmocka_unit_test(test_agamemnon), cmocka_unit_test(test_chance),
        cmocka_unit_test(test_refused),   cmocka_unit_test(test_clear),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
