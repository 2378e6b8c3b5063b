/* Patchwork: what its computer player knows, against the plain definitions. */
#include "ai/think.h"
#include "core/walk.h"
#include "games/patchwork/brain/brain.h"
#include "games/patchwork/brain/judge.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

extern const struct brain patchwork_brain;

/* Calls `visit` at every decision of some games between shaken sensible players. */
static void visit_positions(int games, uint64_t seed,
                            void (*visit)(const struct state *s, struct rng *r))
{
    struct rng r = rng_from(seed);

    for (int game = 0; game < games; game++) {
        struct settings with = {{game & 1, game >> 1 & 1, game >> 2 & 1}};
        struct state s;
        int actor;

        state_start(&patchwork_rules, &s, &with);
        while ((actor = patchwork_actor(&s)) != OVER) {
            if (actor == CHANCE) {
                patchwork_rules.apply(&s, patchwork_rules.sample(&s, &r));
                continue;
            }
            visit(&s, &r);
            patchwork_rules.apply(&s, patchwork_sensible(&s, &r, 500));
        }
    }
}

/* Free squares that share a side with the patch, one by one. */
static int plainly_loose(move m, struct quilt free)
{
    const struct pose *shape = patchwork_shape_of(m);
    int square = patchwork_square_of(m), loose = 0;

    for (int row = 0; row < SIDE; row++)
        for (int column = 0; column < SIDE; column++) {
            int at = row * ROW + column;
            struct quilt cover = patchwork_cover(shape, square);
            bool touches = (column > 0 && patchwork_covers(cover, at - 1)) ||
                           (column < SIDE - 1 && patchwork_covers(cover, at + 1)) ||
                           (row > 0 && patchwork_covers(cover, at - ROW)) ||
                           (row < SIDE - 1 && patchwork_covers(cover, at + ROW));

            loose += touches && patchwork_covers(free, at) && !patchwork_covers(cover, at);
        }
    return loose;
}

static void check_tidiest(const struct state *s, struct rng *r)
{
    struct quilt free = patchwork_free(s, patchwork_actor(s));
    int patch = (int)rng_below(r, PATCHES + 1);
    move list[MAX_MOVES], m = patchwork_tidiest(patch, free, r);
    int count = patchwork_ways(patch, free, list), least = 99, all[MAX_MOVES];
    bool listed = false;

    if (count > 0)
        assert_int_equal(patchwork_loose_all(list, count, free, all), count);

    for (int i = 0; i < count; i++) {
        int loose = plainly_loose(list[i], free);

        assert_int_equal(patchwork_loose(list[i], free), loose);
        assert_int_equal(all[i], loose);
        least = loose < least ? loose : least;
        listed |= list[i] == m;
    }
    assert_int_equal(m != 0, count > 0);
    if (m) {
        assert_true(listed);
        assert_int_equal(plainly_loose(m, free), least);
    }
}

static void the_tidiest_place_has_the_fewest_free_neighbours(void **unused)
{
    (void)unused;
    visit_positions(24, 1, check_tidiest);
}

static void check_sensible(const struct state *s, struct rng *r)
{
    for (int shake = 0; shake <= 2000; shake += 1000)
        assert_true(is_legal(&patchwork_rules, s, patchwork_sensible(s, r, shake)));
}

static void a_sensible_player_plays_by_the_rules(void **unused)
{
    (void)unused;
    visit_positions(24, 2, check_sensible);
}

static void check_playout(const struct state *s, struct rng *r)
{
    struct state end = *s, again = *s;
    struct played played = {.count = 0};
    int steps = patchwork_brain.playout(&end, r, NULL, &played);

    assert_int_equal(patchwork_actor(&end), OVER);
    assert_int_equal(played.count, steps);
    for (int i = 0; i < steps; i++) {
        assert_int_equal(played.who[i], patchwork_actor(&again));
        assert_true(is_legal(&patchwork_rules, &again, played.move[i]));
        patchwork_rules.apply(&again, played.move[i]);
    }
    assert_memory_equal(&end, &again, sizeof end);
}

static void a_playout_ends_and_tells_what_it_did(void **unused)
{
    (void)unused;
    visit_positions(8, 3, check_playout);
}

static void check_evaluation(const struct state *s, struct rng *r)
{
    double share[MAX_PLAYERS];

    (void)r;
    patchwork_brain.evaluate(s, share);
    assert_true(share[0] > 0 && share[0] < 1 && share[1] > 0 && share[1] < 1);
    assert_true(share[0] + share[1] > 0.999999 && share[0] + share[1] < 1.000001);
}

static void an_evaluation_is_a_share(void **unused)
{
    (void)unused;
    visit_positions(24, 4, check_evaluation);
}

static bool is_free(struct quilt free, int row, int column)
{
    return row >= 0 && row < SIDE && column >= 0 && column < SIDE &&
           patchwork_covers(free, row * ROW + column);
}

/* Free squares of a block with this corner and side. */
static int free_in_block(struct quilt free, int row, int column, int side)
{
    int count = 0;

    for (int i = 0; i < side * side; i++)
        count += is_free(free, row + i / side, column + i % side);
    return count;
}

static void check_quilt_numbers(struct quilt free, const int16_t *seen)
{
    int border = 0, lone = 0, ends = 0, blocks = 0, rooms = 0;

    for (int row = 0; row < SIDE; row++)
        for (int column = 0; column < SIDE; column++) {
            int near = is_free(free, row - 1, column) + is_free(free, row + 1, column) +
                       is_free(free, row, column - 1) + is_free(free, row, column + 1);

            blocks += free_in_block(free, row, column, 2) == 4;
            rooms += free_in_block(free, row, column, 3) == 9;
            if (!is_free(free, row, column))
                continue;
            border += 4 - near;
            lone += near == 0;
            ends += near <= 1;
        }
    assert_int_equal(seen[SEEN_FREE], free_in_block(free, 0, 0, SIDE));
    assert_int_equal(seen[SEEN_BORDER], border);
    assert_int_equal(seen[SEEN_LONE], lone);
    assert_int_equal(seen[SEEN_ENDS], ends);
    assert_int_equal(seen[SEEN_BLOCKS], blocks);
    assert_int_equal(seen[SEEN_ROOMS], rooms);
}

static void check_seen(const struct state *s, struct rng *r)
{
    int mover = patchwork_actor(s), least = BLOCK * BLOCK;
    int16_t seen[SEEN], other[SEEN];
    struct quilt free = patchwork_free(s, mover);

    (void)r;
    patchwork_see(s, mover, seen);
    patchwork_see(s, !mover, other);
    assert_memory_equal(seen, other + SEEN_PLAYER, SEEN_PLAYER * sizeof *seen);
    assert_memory_equal(other, seen + SEEN_PLAYER, SEEN_PLAYER * sizeof *seen);
    check_quilt_numbers(free, seen);
    for (int corner = 0; corner < 9; corner++) {
        int here = free_in_block(free, corner / 3, corner % 3, BLOCK);

        least = here < least ? here : least;
    }
    assert_int_equal(seen[SEEN_MISSING], s->bonus && !s->holder ? least : 0);
    assert_int_equal(seen[SEEN_TIME], LAST_TIME - s->time[mover]);
    assert_int_equal(seen[SEEN_INCOME], s->income[mover]);
}

static void the_judge_sees_what_is_there(void **unused)
{
    (void)unused;
    visit_positions(24, 6, check_seen);
}

static void more_buttons_are_better(void **unused)
{
    struct settings with = {{0, 0, 1}};
    double poor[MAX_PLAYERS], rich[MAX_PLAYERS];
    struct state s;

    (void)unused;
    state_start(&patchwork_rules, &s, &with);
    patchwork_brain.evaluate(&s, poor);
    s.purse[0]++;
    patchwork_brain.evaluate(&s, rich);
    assert_true(rich[0] > poor[0]);
}

static void check_reason(const struct state *s, struct rng *r)
{
    char text[256];
    struct writer w = writer_over(text, sizeof text);

    patchwork_brain.reason(&w, s, patchwork_sensible(s, r, 500));
    assert_true(w.size > 0 && write_fitted(&w));
}

static void every_step_has_a_reason(void **unused)
{
    (void)unused;
    visit_positions(24, 5, check_reason);
}

static void a_reason_says_what_is_gained(void **unused)
{
    static const struct {
        const char *state, *step, *reason;
    } cases[] = {
        {"quilts / ;circle=ABUEdCDFGHIJKLMNOPQRSTVWXYZabcefg", "EAAA",
         "it covers 4 squares and will earn 9 buttons for 3 buttons and 2 hours; it leaves "},
        {"quilts / ;circle=ABUEdCDFGHIJKLMNOPQRSTVWXYZabcefg time=0,9", "BAAA",
         "it covers 3 squares for 1 button and 3 hours, and brings another turn"},
        {"quilts / ;time=3,9", ".", "it brings 7 buttons on the way"},
        {"quilts / ;time=18,19", ".", "it brings 2 buttons on the way, and wins a special patch"},
        {"quilts / ;time=52,53", ".", "it brings 1 button on the way, and the game ends"},
        {"quilts UAAA/ ;time=20,9 special=1", "hBAA",
         "it fills a hole that nothing else could fill"},
        {"quilts / ;time=20,9 special=1", "hAAA", "it fills a square with only 2 free neighbours"},
        {"quilts / ;time=20,9 special=1", "hEEA", "it fills one free square"},
    };

    (void)unused;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct reader r = reader_of(cases[i].state), step = reader_of(cases[i].step);
        char text[256];
        struct writer w = writer_over(text, sizeof text);
        struct refusal why;
        struct state s;

        assert_true(read_position(&patchwork_rules, &r, &s, &why));
        patchwork_brain.reason(&w, &s, patchwork_read_move(&step, &s));
        text[strlen(cases[i].reason)] = '\0'; /* what follows depends on taste */
        assert_string_equal(text, cases[i].reason);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_tidiest_place_has_the_fewest_free_neighbours),
        cmocka_unit_test(a_sensible_player_plays_by_the_rules),
        cmocka_unit_test(a_playout_ends_and_tells_what_it_did),
        cmocka_unit_test(an_evaluation_is_a_share),
        cmocka_unit_test(the_judge_sees_what_is_there),
        cmocka_unit_test(more_buttons_are_better),
        cmocka_unit_test(every_step_has_a_reason),
        cmocka_unit_test(a_reason_says_what_is_gained),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
