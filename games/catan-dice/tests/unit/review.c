/* Catan Dice alone is solved, so a review adds up exactly: what could be expected at first, with luck
   added and losses taken off, is the final score. */
#include "ai/think.h"
#include "core/memory.h"
#include "core/walk.h"
#include "games/catalogue.h"
#include "games/catan-dice/rules/catan-dice.h"
#include "review/review.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

enum { TURNS = 2, MOST = 256 }; /* turns that are solved here, and played */

static const struct game *game;
static void *table;

static int compute(void **unused)
{
    const struct solver *solver;
    void *work, *scratch;

    (void)unused;
    game = catalogue_find("catan-dice", strlen("catan-dice"));
    solver = game->brain->solver;
    table = memory_new(solver->size);
    work = memory_new(solver->work_size);
    scratch = memory_new(solver->scratch_size);
    solver->begin(table, work);
    for (int round = 0; round < TURNS * solver->rounds / MOST_TURNS; round++)
        for (int step = 0; step < solver->steps(round); step++)
            solver->step(table, work, round, step, scratch);
    memory_free(work);
    memory_free(scratch);
    return 0;
}

static int release(void **unused)
{
    (void)unused;
    memory_free(table);
    return 0;
}

static void check_sum(struct rng *dice, const char *text)
{
    const struct rules *g = game->rules;
    struct state *start = state_new(g), *s = state_new(g);
    struct reader from = reader_of(text);
    struct review_summary sum;
    struct review *r;
    move made[MOST], list[MAX_MOVES];
    int count = 0, points[MAX_PLAYERS];

    g->read_state(&from, start);
    assert_null(from.error);
    state_copy(g, s, start);
    while (g->actor(s) != OVER) {
        assert_true(count < MOST);
        made[count] = g->actor(s) == CHANCE ? roll(g, s, dice)
                                            : list[rng_below(dice, (uint32_t)g->moves(s, list))];
        g->apply(s, made[count++]);
    }
    r = review_new(game, start, made, count, 100);
    for (int i = 0; i < count; i++) {
        struct look_job job;
        struct looked found;
        struct look *l;

        assert_true(review_job(r, i, &job));
        l = look_new(game, table, &job);
        while (!look_on(l, 1))
            ;
        look_result(l, &found);
        assert_true(found.exact);
        review_put(r, i, &found);
        look_free(l);
    }
    review_sum(r, 0, &sum);
    g->scores(s, points);
    assert_true(fabs(review_value(r, 0, 0) + sum.luck - sum.lost - points[0]) < 1e-3);
    review_free(r);
    state_free(start);
    state_free(s);
}

static void expectation_luck_and_losses_make_the_score(void **unused)
{
    struct rng dice = rng_from(11);

    (void)unused;
    for (int i = 0; i < 20; i++) {
        check_sum(&dice, "R0,R1,R2,S3,C7,J1 ;turn=14 score=12");
        check_sum(&dice, "R0,R2,R3,R5,S3,S4,K1,J2 ;turn=15 score=14");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(expectation_luck_and_losses_make_the_score)};

    return cmocka_run_group_tests_name("catan-dice review", tests, compute, release);
}
