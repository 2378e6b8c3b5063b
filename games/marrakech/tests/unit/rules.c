/* Marrakech: properties that a table of examples cannot say. */
#include "core/walk.h"
#include "games/marrakech/calls/calls.h"
#include "games/marrakech/rules/marrakech.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const struct rules *const game = &marrakech_rules;

static void roll_counts(struct rng *r, int counts[5])
{
    memset(counts, 0, 5 * sizeof counts[0]);
    for (int i = 0; i < 1000; i++) {
        int die = marrakech_roll_die(r);

        assert_in_range(die, 1, 4);
        counts[die]++;
    }
}

/* The published property test: within 100 of each other in 1000 rolls. */
static void the_die_shows_2_and_3_twice_as_often(void **unused)
{
    (void)unused;
    for (uint64_t seed = 0; seed < 100; seed++) {
        struct rng r = rng_from(seed);
        int n[5];

        roll_counts(&r, n);
        roll_counts(&r, n);
        assert_in_range(abs(n[1] - n[4]), 0, 100);
        assert_in_range(abs(n[2] - n[3]), 0, 100);
        assert_in_range(abs(2 * n[1] - n[2]), 0, 100);
    }
}

static bool same_assam(struct assam a, struct assam b)
{
    return a.x == b.x && a.y == b.y && a.facing == b.facing;
}

/* All tracks together are one path; so a walk of any length can be cut down to a round trip. */
static void every_walk_is_back_after_a_round_trip(void **unused)
{
    (void)unused;
    for (int i = 0; i < SQUARES * FACINGS; i++) {
        struct assam from = {i / FACINGS / SIDE, i / FACINGS % SIDE, i % FACINGS}, at = from;

        for (int steps = 1; steps <= ROUND_TRIP; steps++) {
            at = marrakech_walk(at, 1);
            assert_true(same_assam(at, marrakech_walk(from, steps)));
            assert_int_equal(same_assam(at, from), steps == ROUND_TRIP);
        }
    }
}

/* Turned right round on the square where he arrives, he walks the same way back. */
static void every_walk_can_be_taken_back(void **unused)
{
    (void)unused;
    for (int i = 0; i < SQUARES * FACINGS; i++)
        for (int steps = 1; steps <= 4; steps++) {
            struct assam from = {i / FACINGS / SIDE, i / FACINGS % SIDE, i % FACINGS};
            struct assam at = marrakech_walk(from, steps);

            at.facing = (at.facing + 2) % FACINGS;
            at = marrakech_walk(at, steps);
            at.facing = (at.facing + 2) % FACINGS;
            assert_true(same_assam(at, from));
        }
}

/* Any board at all: nearly full, few numbers, so that many squares show "the same" rug. */
static void make_wild_position(struct rng *r, struct state *s)
{
    memset(s, 0, sizeof *s);
    s->players = (uint8_t)(2 + rng_below(r, 3));
    for (int p = 0; p < s->players; p++) {
        s->colour[p] = (uint8_t)((p + 1) % COLOURS);
        s->dirhams[p] = (uint16_t)rng_below(r, 40);
        s->rugs[p] = (uint8_t)(1 + rng_below(r, 15));
    }
    s->assam = (uint8_t)rng_below(r, SQUARES);
    s->facing = (uint8_t)rng_below(r, FACINGS);
    s->phase = PLACE;
    s->mover = (uint8_t)rng_below(r, s->players);
    for (int square = 0; square < SQUARES; square++) {
        int colour = (int)rng_below(r, 5);

        if (colour == COLOURS)
            continue;
        s->shown[colour] |= 1ull << square;
        s->rug[square] = marrakech_rug(colour, (int)rng_below(r, 3), NOBODY);
    }
}

/* The list of moves is made from a table of ways; it must hold exactly the rugs without a fault. */
static void the_moves_are_the_rugs_without_a_fault(void **unused)
{
    struct rng r = rng_from(3);
    struct state s;

    (void)unused;
    for (int tries = 0; tries < 300; tries++) {
        int legal = 0;
        move list[MOST_PLACEMENTS];

        make_wild_position(&r, &s);
        for (int i = 0; i < SQUARES; i++)
            for (int k = i + 1; k < SQUARES; k++) {
                struct rug rug = {
                    s.colour[s.mover], NEXT_NUMBER, {i / SIDE, k / SIDE}, {i % SIDE, k % SIDE}};
                bool fine = marrakech_fault(&s, &rug) == NO_FAULT;

                assert_int_equal(fine, is_legal(game, &s, marrakech_lay(&rug)));
                legal += fine;
            }
        assert_int_equal(game->moves(&s, list), legal > 0 ? legal : 1);
        assert_int_equal(game->forced(&s) != 0, legal == 0);
    }
}

static void check_round_trip(const struct state *s)
{
    static char text[1024], again[1024];
    struct writer w = writer_over(text, sizeof text), v = writer_over(again, sizeof again);
    struct reader r;
    struct state copy;

    game->write_state(&w, s);
    assert_true(write_fitted(&w));
    r = reader_of(text);
    memset(&copy, 0, sizeof copy);
    game->read_state(&r, &copy);
    assert_null(r.error);
    assert_memory_equal(s, &copy, sizeof copy);
    game->write_state(&v, &copy);
    assert_string_equal(text, again);
}

/* Also games that begin with a board which play could not make are written and read without loss,
   hidden halves and all, and come to an end. */
static void wild_positions_survive_text_and_play(void **unused)
{
    struct rng r = rng_from(4);
    struct state s;
    move list[MOST_PLACEMENTS];

    (void)unused;
    for (int tries = 0; tries < 100; tries++) {
        int actor, steps = 0;

        make_wild_position(&r, &s);
        for (; (actor = game->actor(&s)) != OVER; steps++) {
            int count = game->moves(&s, list);

            check_round_trip(&s);
            assert_in_range(count, 1, MOST_PLACEMENTS);
            game->apply(&s, actor == CHANCE ? roll(game, &s, &r)
                                            : list[rng_below(&r, (uint32_t)count)]);
        }
        check_round_trip(&s);
        assert_in_range(steps, 1, 3 * 4 * START_RUGS);
    }
}

/* A refusal paints the squares concerned. */
static void refusals_name_their_squares(void **unused)
{
    static const struct {
        const char *move;
        int places, place[3];
    } cases[] = {
        {"c3132", 2, {22, 23}},   /* under Assam, who stands on (3,2) */
        {"c0001", 3, {0, 1, 23}}, /* away from him: he is painted too */
        {"c3637", 1, {27}},       /* the half that is on the board */
        {"c7788", 0, {0}},        /* none is */
        {"c3143", 2, {22, 31}},   /* do not touch */
        {"y3334", 0, {0}},        /* somebody else's */
        {"rotate90", 1, {23}},    /* Assam has walked */
    };
    struct settings with = settings_preset(game->options);
    struct state s;
    struct refusal why;

    (void)unused;
    state_start(game, &s, &with);
    game->apply(&s, marrakech_turn(0));
    game->apply(&s, marrakech_die(1));
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct reader r = reader_of(cases[i].move);
        move m = game->read_move(&r, &s);

        assert_true(game->why_not(&s, m, &why));
        assert_int_equal(why.places, cases[i].places);
        for (int k = 0; k < why.places; k++)
            assert_int_equal(why.place[k], cases[i].place[k]);
    }
}

/* No code at all is mistaken for a legal move. */
static void strange_codes_are_refused(void **unused)
{
    struct rng r = rng_from(5);
    struct state s;
    struct refusal why;

    (void)unused;
    for (int i = 0; i < 20000; i++) {
        move m = (move)rng_next(&r) >> rng_below(&r, 32);

        if (i % 100 == 0)
            make_wild_position(&r, &s);
        s.phase = (uint8_t)rng_below(&r, 4);
        assert_int_equal(game->why_not(&s, m, &why),
                         game->actor(&s) == OVER || !is_legal(game, &s, m));
        assert_int_equal(why.text[0] != '\0', game->why_not(&s, m, &why));
    }
}

/* Each rug knows where its other half lies, also when that is hidden. */
static void a_rug_knows_its_other_half(void **unused)
{
    struct state s;
    struct rug first = {0, 0, {3, 3}, {3, 4}}, second = {1, 0, {4, 3}, {4, 4}};

    (void)unused;
    memset(&s, 0, sizeof s);
    marrakech_put(&s, &first);
    marrakech_put(&s, &second);
    assert_int_equal(marrakech_rug_side(s.rug[24]), SOUTH);
    assert_int_equal(marrakech_neighbour(24, SOUTH), 25);
    assert_int_equal(marrakech_rug_side(s.rug[25]), EAST);
    assert_int_equal(marrakech_rug_side(s.rug[32]), WEST);
    assert_int_equal(marrakech_rug_colour(s.rug[32]), 1);
    assert_int_equal(marrakech_count(s.shown[0]), 1);
    assert_int_equal(marrakech_count(s.shown[1]), 2);
}

static void published_functions_take_nothing_for_malformed(void **unused)
{
    char assam[MARRAKECH_ASSAM_ROOM], after[MARRAKECH_GAME_ROOM];

    (void)unused;
    assert_false(marrakech_is_rug_valid(NULL, 0, NULL, 0));
    assert_false(marrakech_is_placement_valid(NULL, 7, "c003334", 7));
    assert_false(marrakech_is_game_over(NULL, 0));
    assert_int_equal(marrakech_get_payment_amount(NULL, 0), 0);
    assert_int_equal(marrakech_get_winner(NULL, 0), 'n');
    assert_false(marrakech_rotate_assam(NULL, 0, 90, assam));
    assert_false(marrakech_move_assam(NULL, 0, 1, assam));
    assert_false(marrakech_make_placement(NULL, 0, NULL, 0, after));
    assert_true(marrakech_rotate_assam("A33N and more", 4, 270, assam));
    assert_string_equal(assam, "A33W");
    assert_true(marrakech_move_assam("A33N", 4, 4, assam));
    assert_string_equal(assam, "A20S");
}

static void assert_printed(const struct state *s, const char *wanted)
{
    static char text[1 << 14];
    struct writer w = writer_over(text, sizeof text);

    game->print(&w, s);
    assert_true(write_fitted(&w));
    assert_non_null(strstr(text, wanted));
}

/* Below the board stands whose turn it is, or how the game ended. */
static void a_printed_board_says_what_is_going_on(void **unused)
{
    struct settings with = settings_preset(game->options);
    struct state s;

    (void)unused;
    state_start(game, &s, &with);
    assert_printed(&s, "cyan may turn Assam.");
    assert_printed(&s, "cyan   30 dirhams, 15 rugs\n");
    assert_printed(&s, "score 30");
    s.phase = ROLL;
    assert_printed(&s, "cyan rolls the die.");
    s.phase = PLACE;
    assert_printed(&s, "cyan lays a rug.");
    for (int square = 0; square < SQUARES; square++)
        s.rug[square] = marrakech_rug(2, 0, NOBODY);
    assert_printed(&s, "cyan has no room and lays none.");
    s.phase = FINISHED;
    assert_printed(&s, "The game is over: a draw.");
    s.dirhams[1]++;
    assert_printed(&s, "The game is over: yellow wins.");
    s.out = 2;
    assert_printed(&s, "15 rugs, out");
    assert_printed(&s, "The game is over: cyan wins.");
    assert_string_equal(game->seat_name(&s, 1), "yellow");
}

/* The die behind the table of published functions. */
static void rolling_is_a_published_function(void **unused)
{
    const struct call *c = marrakech_calls;
    struct rng r = rng_from(6);
    static struct answer out;

    (void)unused;
    while (strcmp(c->name, "rollDie") != 0)
        c++;
    for (int i = 0; i < 100; i++) {
        answer_start(&out, &r);
        c->run(NULL, 0, &out);
        assert_int_equal(out.value.kind, VALUE_NUMBER);
        assert_in_range(out.value.number, 1, 4);
    }
}

static void a_state_is_small(void **unused)
{
    (void)unused;
    assert_in_range(sizeof(struct state), 1, 192);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_die_shows_2_and_3_twice_as_often),
        cmocka_unit_test(every_walk_is_back_after_a_round_trip),
        cmocka_unit_test(every_walk_can_be_taken_back),
        cmocka_unit_test(the_moves_are_the_rugs_without_a_fault),
        cmocka_unit_test(wild_positions_survive_text_and_play),
        cmocka_unit_test(refusals_name_their_squares),
        cmocka_unit_test(strange_codes_are_refused),
        cmocka_unit_test(a_rug_knows_its_other_half),
        cmocka_unit_test(published_functions_take_nothing_for_malformed),
        cmocka_unit_test(a_printed_board_says_what_is_going_on),
        cmocka_unit_test(rolling_is_a_published_function),
        cmocka_unit_test(a_state_is_small),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
