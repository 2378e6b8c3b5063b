/* Marrakech: what its computer player sees and says. */
#include "core/walk.h"
#include "games/marrakech/brain/brain.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static const struct rules *const game = &marrakech_rules;

static void read(const char *text, struct state *s)
{
    struct reader r = reader_of(text);
    struct refusal why;

    assert_true(read_position(game, &r, s, &why));
}

static void assert_shares(const struct state *s, const double share[MAX_PLAYERS])
{
    double sum = 0;

    for (int p = 0; p < s->players; p++) {
        assert_true(share[p] >= 0 && share[p] <= 1);
        if (marrakech_is_out(s, p))
            assert_true(share[p] <= 0);
        sum += share[p];
    }
    assert_true(sum > 0.999999 && sum < 1.000001);
}

/* No dirham is lost and no square ever bare again, so the final points of all together are at least
   those there are, and at most 49 more than the dirhams. */
static void assert_foreseen(const struct state *s)
{
    double score[MAX_PLAYERS], sum = 0;
    int dirhams = 0, points = 0;

    marrakech_brain.foresee(s, score);
    for (int p = 0; p < s->players; p++) {
        sum += score[p];
        dirhams += s->dirhams[p];
        points += s->dirhams[p] + marrakech_count(s->shown[s->colour[p]]);
    }
    assert_true(sum > points - 1e-6 && sum < dirhams + SQUARES + 1e-6);
}

static void shares_add_up_in_every_position(void **unused)
{
    struct rng r = rng_from(8);

    (void)unused;
    for (int i = 0; i < 300; i++) {
        struct settings with = {.choice = {i % 3, i % 4}};
        move list[MOST_PLACEMENTS];
        struct state s;
        int actor;

        state_start(game, &s, &with);
        s.dirhams[i % 2] = (uint16_t)rng_below(&r, 12);
        while ((actor = game->actor(&s)) != OVER) {
            double share[MAX_PLAYERS];

            marrakech_brain.evaluate(&s, share);
            assert_shares(&s, share);
            assert_foreseen(&s);
            game->apply(&s, actor == CHANCE ? roll(game, &s, &r)
                                            : list[rng_below(&r, (uint32_t)game->moves(&s, list))]);
        }
    }
}

/* More of a thing that is good is never worse. */
static void a_dirham_is_worth_something(void **unused)
{
    struct state s;
    double poor[MAX_PLAYERS], rich[MAX_PLAYERS];

    (void)unused;
    read("players=3; rotate0 roll2 c2122", &s);
    marrakech_brain.evaluate(&s, poor);
    s.dirhams[1]++;
    marrakech_brain.evaluate(&s, rich);
    assert_true(rich[1] > poor[1]);
    assert_true(rich[0] < poor[0]);
}

static void put(struct state *s, int colour, int number, const char *squares)
{
    struct rug rug = {.colour = colour, .number = number};

    for (int half = 0; half < 2; half++) {
        rug.x[half] = squares[2 * half] - '0';
        rug.y[half] = squares[2 * half + 1] - '0';
    }
    marrakech_put(s, &rug);
}

/* Two players, yellow's turn, Assam on (3,4) facing S. South and west of him lies cyan. */
static void make_market(struct state *s)
{
    read("facing=S;", s);
    s->mover = 1;
    s->assam = 25;
    put(s, 0, 0, "3545");
    put(s, 0, 1, "2423");
}

/* South: 2 on (3,5) with a die of 1, and on (4,5), over the track, with a die of 4. */
static void a_walk_costs_its_mean(void **unused)
{
    double to[MAX_PLAYERS];
    struct state s;

    (void)unused;
    make_market(&s);
    assert_true(marrakech_walk_cost(&s, SOUTH, to) > 0.66 && to[0] < 0.67 && to[1] <= 0);
    assert_true(marrakech_walk_cost(&s, WEST, to) > 0.33 && to[0] < 0.34);
    assert_true(marrakech_walk_cost(&s, EAST, to) <= 0);
}

static void assert_reason(const struct state *s, const char *move_text, const char *wanted)
{
    char text[256];
    struct writer w = writer_over(text, sizeof text);
    struct reader r = reader_of(move_text);
    move m = game->read_move(&r, s);

    assert_true(is_legal(game, s, m));
    marrakech_brain.reason(&w, s, m);
    assert_string_equal(text, wanted);
}

static void reasons_for_a_turn_say_what_the_walk_costs(void **unused)
{
    struct state s;

    (void)unused;
    make_market(&s);
    assert_reason(&s, "rotate0", "the walk costs 0.7 dirhams on average");
    assert_reason(&s, "rotate90", "the walk costs 0.3 dirhams on average");
    assert_reason(&s, "rotate270",
                  "the walk costs nothing, other ways cost at least 0.3 dirhams on average");
}

static void reasons_for_a_rug_say_what_it_gains_and_takes(void **unused)
{
    struct state s;

    (void)unused;
    make_market(&s);
    s.phase = PLACE;
    assert_reason(&s, "y3332", "it takes nothing from anybody");
    assert_reason(&s, "y4445", "it covers 1 square of cyan");
    put(&s, 1, 3, "5455");
    assert_reason(&s, "y4445", "it covers 1 square of cyan and makes an area of 4");
    put(&s, 0, 4, "3646");
    put(&s, 0, 5, "2526");
    /* Cyan holds (2,3) to (2,6), (3,5), (4,5), (3,6), (4,6): the rug leaves two parts. */
    assert_reason(&s, "y3525", "it covers 2 squares of cyan and cuts an area of 8 down to 4");
}

/* Cyan must walk north, east or south, and yellow lies before all three doors. */
static void reasons_name_the_next_players_trouble(void **unused)
{
    struct state s;

    (void)unused;
    read("facing=E;", &s);
    s.mover = 1;
    s.phase = PLACE;
    put(&s, 1, 0, "3222");
    put(&s, 1, 1, "4353");
    assert_reason(
        &s, "y3444",
        "it makes an area of 4; cyan's next walk will cost at least 0.3 dirhams on average");
}

static void a_rug_that_cannot_be_laid_needs_few_words(void **unused)
{
    struct state s;

    (void)unused;
    read("rotate0 roll1", &s);
    for (int square = 0; square < SQUARES; square++) {
        s.shown[2] |= 1ull << square;
        s.rug[square] = marrakech_rug(2, 0, NOBODY);
    }
    assert_reason(&s, "skip", "no rug can be laid here");
}

/* The last rug decides nothing any more, but points still count: the best one covers two squares. */
static void the_last_rug_is_laid_with_care(void **unused)
{
    struct state s;
    move list[MOST_PLACEMENTS];
    int promise[MOST_PLACEMENTS], count, best = 0;

    (void)unused;
    make_market(&s);
    s.rugs[0] = 0;
    s.rugs[1] = 1;
    s.dirhams[1] = 200;
    s.phase = PLACE;
    put(&s, 1, 9, "4454");
    count = game->moves(&s, list);
    marrakech_brain.promises(&s, list, count, promise);
    for (int i = 0; i < count; i++)
        best = promise[i] > promise[best] ? i : best;
    game->apply(&s, list[best]);
    assert_int_equal(marrakech_score(&s, 1), 204);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shares_add_up_in_every_position),
        cmocka_unit_test(a_dirham_is_worth_something),
        cmocka_unit_test(a_walk_costs_its_mean),
        cmocka_unit_test(reasons_for_a_turn_say_what_the_walk_costs),
        cmocka_unit_test(reasons_for_a_rug_say_what_it_gains_and_takes),
        cmocka_unit_test(reasons_name_the_next_players_trouble),
        cmocka_unit_test(a_rug_that_cannot_be_laid_needs_few_words),
        cmocka_unit_test(the_last_rug_is_laid_with_care),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
