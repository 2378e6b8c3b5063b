/* Catan Dice: the solver against published exact values, and every kind of decision against
   Bellman's equation, taken through the rules of the game and not through the solver's shortcuts.

   usage: unit-catan-dice-solver [brief]: six turns are solved, or two. Of the table of values, `turns left TAB
   board TAB further points`, the rows with at most so many are checked. */
#include "ai/think.h"
#include "core/memory.h"
#include "core/walk.h"
#include "dice/sha256.h"
#include "games/catan-dice/rules/catan-dice.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

extern const struct solver catan_dice_solver;

static const struct rules *const rules = &catan_dice_rules;
static const struct solver *const solver = &catan_dice_solver;
static int turns = 6; /* to be solved */
static void *table, *scratch;

/* Rounds come two a turn, those of the last turn first. */
static int compute(void **unused)
{
    void *work = memory_new(solver->work_size);

    (void)unused;
    table = memory_new(solver->size);
    scratch = memory_new(solver->scratch_size);
    solver->begin(table, work);
    for (int round = 0; round < turns * solver->rounds / MOST_TURNS; round++)
        for (int step = 0; step < solver->steps(round); step++)
            solver->step(table, work, round, step, scratch);
    memory_free(work);
    return 0;
}

static int release(void **unused)
{
    (void)unused;
    memory_free(table);
    memory_free(scratch);
    return 0;
}

static double value_of(const struct state *s)
{
    return solver->value(table, s, scratch);
}

static void test_published_values(void **unused)
{
    FILE *file = fopen(TABLES "/solved.tsv", "r");
    char line[512];
    int checked = 0;

    (void)unused;
    assert_non_null(file);
    while (fgets(line, sizeof line, file)) {
        char *board = strchr(line, '\t'), *value = board ? strchr(board + 1, '\t') : NULL;
        struct state s = {.players = 1, .turns = MOST_TURNS, .dice = DICE, .rolls = REROLLS};
        struct reader r;

        if (line[0] == '#' || !value || atoi(line) > turns)
            continue;
        s.turn = (uint8_t)(MOST_TURNS - atoi(line));
        r = reader_over(board + 1, (size_t)(value - board - 1));
        catan_dice_read_board(&r, &s.board[0], true);
        assert_true(!r.error);
        if (fabs(value_of(&s) - catan_dice_score(&s, 0) - atof(value + 1)) > 1e-6)
            fail_msg("%s", line);
        checked++;
    }
    fclose(file);
    assert_true(checked > turns);
}

/* A position somewhere in a random game with few turns left. */
static void random_position(struct rng *r, struct state *s, int players, int last)
{
    move list[MAX_MOVES];
    int stop;

    memset(s, 0, sizeof *s);
    s->players = (uint8_t)players;
    s->turns = MOST_TURNS;
    for (int p = 0; p < players; p++) {
        int builds = (int)rng_below(r, 26);

        while (builds-- > 0) {
            int i = (int)rng_below(r, STRUCTURES);

            if (!catan_dice_may_build(&s->board[p], i))
                continue;
            s->board[p].built |= UINT32_C(1) << i;
            if (i >= FIRST_KNIGHT && rng_below(r, 2))
                s->board[p].ready |= UINT32_C(1) << (i - FIRST_KNIGHT);
        }
    }
    s->turn = (uint8_t)(MOST_TURNS - 1 - (int)rng_below(r, (uint32_t)last));
    s->mover = (uint8_t)rng_below(r, (uint32_t)players);
    s->dice = DICE;
    s->rolls = REROLLS;
    for (stop = (int)rng_below(r, 8); stop > 0; stop--) {
        move m = rules->actor(s) == CHANCE ? roll(rules, s, r)
                                           : list[rng_below(r, (uint32_t)rules->moves(s, list))];

        if (move_kind(m) != DO_END)
            rules->apply(s, m);
    }
}

/* What a player can expect, one step on. Once the turn has passed on, with two players the other
   one's chance says it all; solo the score goes on. */
static double value_after(const struct state *s, move m)
{
    struct state next = *s;
    int share[MAX_PLAYERS];

    rules->apply(&next, m);
    if (rules->actor(&next) == OVER) {
        rules->result(&next, share);
        return solver->to_win(s) ? share[s->mover] / 1000.0 : catan_dice_score(&next, s->mover);
    }
    if (next.mover != s->mover)
        return 1 - value_of(&next);
    return value_of(&next);
}

static void check_decision(const struct state *s, double allowed)
{
    double values[MAX_MOVES], best = -1000;
    move list[MAX_MOVES], chosen = solver->best(table, s, scratch, values);
    int count = rules->moves(s, list);

    for (int i = 0; i < count; i++) {
        assert_true(fabs(values[i] - value_after(s, list[i])) <= allowed);
        best = values[i] > best ? values[i] : best;
    }
    for (int i = 0; i < count; i++)
        if (list[i] == chosen)
            assert_true(values[i] == best);
    assert_true(fabs(value_of(s) - best) <= allowed);
}

static void check_chance(const struct state *s, double allowed)
{
    move list[MAX_MOVES];
    int count = rules->moves(s, list);
    double sum = 0, total = 0;

    for (int i = 0; i < count; i++) {
        sum += rules->weight(s, list[i]) * value_after(s, list[i]);
        total += rules->weight(s, list[i]);
    }
    assert_true(fabs(value_of(s) - sum / total) <= allowed);
}

static void check_positions(int players, int last, int rounds, double allowed)
{
    struct rng r = rng_from((uint64_t)players);

    for (int round = 0; round < rounds; round++) {
        struct state s;

        random_position(&r, &s, players, last);
        if (rules->actor(&s) == CHANCE)
            check_chance(&s, allowed);
        else
            check_decision(&s, allowed);
    }
}

/* A table of fixed point numbers: one rounding in each value. */
static void test_solo(void **unused)
{
    (void)unused;
    check_positions(1, turns > 1 ? turns - 1 : 1, 200, 2e-7);
}

/* In the last round of two players, one's chance to win is what the other's leaves. Points, which
   decide between equal chances, weigh less than this. */
static void test_last_round_of_two(void **unused)
{
    (void)unused;
    check_positions(2, 1, turns < 6 ? 10 : 50, 1e-6);
}

/* Players before the mover have finished, one comes after. Shares add up to one, so what is left to
   those in the lead follows from the chance of the one who comes. */
static void check_lead(const struct state *s)
{
    double values[MAX_MOVES], expected = 0;
    struct state next = *s;
    int leaders = 1, own;

    solver->best(table, s, scratch, values);
    rules->apply(&next, end_move());
    own = catan_dice_score(&next, s->mover);
    for (int p = 0; p < s->mover; p++) {
        leaders += catan_dice_score(s, p) == own;
        if (catan_dice_score(s, p) > own)
            leaders = 100;
    }
    if (leaders < 100)
        expected = (1 - value_of(&next)) / leaders;
    assert_true(fabs(values[0] - expected) < 1e-6);
}

static void test_last_round_of_more(void **unused)
{
    struct rng r = rng_from(34);

    (void)unused;
    for (int round = 0; round < 200; round++) {
        struct state s;

        random_position(&r, &s, 3 + round % 2, 1);
        s.mover = (uint8_t)(s.players - 2);
        for (int p = 0; p < s.mover; p++) {
            s.board[p] = s.board[s.mover];
            s.idle[p] = (uint8_t)rng_below(&r, 2);
        }
        if (rules->actor(&s) != CHANCE)
            check_lead(&s);
    }
}

/* What the first of four expects comes true when all play as advised: 4 standard errors. */
static void test_last_round_played(void **unused)
{
    const int games = turns < 6 ? 20 : 150;
    struct state start = {.players = 4, .turns = 15, .turn = 14, .dice = DICE, .rolls = REROLLS};
    struct rng r = rng_from(4);
    double sum = 0, promised;

    (void)unused;
    for (int p = 0; p < start.players; p++)
        start.board[p].built = 7; /* R0, R1, R2 */
    promised = value_of(&start);
    for (int game = 0; game < games; game++) {
        struct state s = start;
        int share[MAX_PLAYERS], actor;

        while ((actor = rules->actor(&s)) != OVER)
            rules->apply(&s, actor == CHANCE ? roll(rules, &s, &r)
                                             : solver->best(table, &s, scratch, NULL));
        rules->result(&s, share);
        sum += share[0] / 1000.0;
    }
    assert_true(fabs(sum / games - promised) < 4 * sqrt(promised * (1 - promised) / games));
}

/* What is foreseen for the mover is what moves are valued by, and in the last round shares add up. */
static void test_prospects(void **unused)
{
    struct rng r = rng_from(5);

    (void)unused;
    for (int round = 0; round < 200; round++) {
        struct prospect all[MAX_MOVES];
        double values[MAX_MOVES];
        move list[MAX_MOVES];
        struct state s;
        int count;

        random_position(&r, &s, 1 + round % 4, round % 3 ? 1 : turns);
        if (rules->actor(&s) == CHANCE)
            continue;
        count = rules->moves(&s, list);
        solver->best(table, &s, scratch, values);
        solver->foresee(table, &s, scratch, all);
        for (int i = 0; i < count; i++) {
            double sum = 0;

            for (int p = 0; p < s.players; p++)
                sum += all[i].share[p];
            assert_true(fabs((solver->to_win(&s) ? all[i].share : all[i].score)[s.mover] -
                             values[i]) < 1e-6);
            assert_true(s.players == 1 || fabs(sum - 1) < 1e-9);
        }
    }
}

/* The points of everybody that the second of four may expect come true: 4 standard errors. */
static void test_prospect_played(void **unused)
{
    const int games = turns < 6 ? 20 : 150;
    struct state start = {.players = 4,
                          .turns = 15,
                          .turn = 14,
                          .mover = 1,
                          .rolls = REROLLS,
                          .resources = {1, 1, 1, 1, 1, 1}};
    struct prospect all[MAX_MOVES];
    move list[MAX_MOVES], best;
    struct rng r = rng_from(6);
    double sum[MAX_PLAYERS] = {0}, squares[MAX_PLAYERS] = {0};
    int chosen = 0;

    (void)unused;
    for (int p = 0; p < start.players; p++)
        start.board[p].built = 7; /* R0, R1, R2 */
    start.idle[0] = 1;
    rules->moves(&start, list);
    best = solver->best(table, &start, scratch, NULL);
    solver->foresee(table, &start, scratch, all);
    while (list[chosen] != best)
        chosen++;
    for (int game = 0; game < games; game++) {
        struct state s = start;
        int actor;

        while ((actor = rules->actor(&s)) != OVER)
            rules->apply(&s, actor == CHANCE ? roll(rules, &s, &r)
                                             : solver->best(table, &s, scratch, NULL));
        for (int p = 0; p < s.players; p++) {
            sum[p] += catan_dice_score(&s, p);
            squares[p] += catan_dice_score(&s, p) * catan_dice_score(&s, p);
        }
    }
    for (int p = 0; p < start.players; p++) {
        double mean = sum[p] / games, variance = squares[p] / games - mean * mean;

        /* In few games a rare point may not come up at all: that is no proof of certainty. */
        assert_true(fabs(mean - all[chosen].score[p]) < 4 * sqrt(fmax(variance, 1) / games));
    }
}

/* Asked about some moves only, the player who looks them up chooses the better one of these. */
static void test_some_moves(void **unused)
{
    static const struct brain brain = {.solver = &catan_dice_solver};
    struct rng r = rng_from(7);
    int asked = 0;

    (void)unused;
    while (asked < 50) {
        double values[MAX_MOVES];
        move list[MAX_MOVES], some[2];
        struct state s;
        struct think *t;
        int count, a, b;

        random_position(&r, &s, 1, 1);
        if (rules->actor(&s) == CHANCE || (count = rules->moves(&s, list)) < 3)
            continue;
        solver->best(table, &s, scratch, values);
        a = (int)rng_below(&r, (uint32_t)count - 1);
        b = a + 1;
        some[0] = list[b];
        some[1] = list[a];
        t = think_new(rules, &brain, table, &s,
                      (struct skill){.method = THINK_SOLVER, .only = some, .onlys = 2}, 1, 0);
        assert_true(think_on(t, 1));
        assert_true(think_best(t) == list[a] || values[b] >= values[a]);
        assert_true(think_best(t) == list[b] || values[a] >= values[b]);
        think_free(t);
        asked++;
    }
}

/* What every file of a table is compared with. */
static void test_fixed_part(void **unused)
{
    unsigned char digest[DIGEST_SIZE];
    char text[DIGEST_TEXT];

    (void)unused;
    sha256(table, solver->fixed, digest);
    hex_write(digest, sizeof digest, text);
    assert_string_equal(text, solver->fixed_digest);
}

int main(int count, char **arguments)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_published_values),  cmocka_unit_test(test_solo),
        cmocka_unit_test(test_last_round_of_two), cmocka_unit_test(test_last_round_of_more),
        cmocka_unit_test(test_last_round_played), cmocka_unit_test(test_prospects),
        cmocka_unit_test(test_prospect_played),   cmocka_unit_test(test_fixed_part),
        cmocka_unit_test(test_some_moves),
    };

    if (count > 1 && strcmp(arguments[1], "brief") == 0)
        turns = 2; /* where every step is checked and slow */
    return cmocka_run_group_tests_name("catan-dice solver", tests, compute, release);
}
