/* Patchwork: its tables, what its functions promise for any input, and the squares refusals name. */
#include "core/walk.h"
#include "games/patchwork/calls/calls.h"
#include "games/patchwork/rules/patchwork.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static const char circle[] = "ABUEdCDFGHIJKLMNOPQRSTVWXYZabcefg";

static struct polyomino polyomino_of(const struct pose *shape)
{
    struct polyomino p = {0};

    for (uint64_t cells = shape->cover; cells; cells &= cells - 1) {
        int cell = __builtin_ctzll(cells);

        p.cell[p.count++] = (struct cell){(int8_t)(cell % ROW), (int8_t)(cell / ROW)};
    }
    return p;
}

/* On an empty quilt it can lie wherever its box does. */
static void check_corners(const struct pose *shape)
{
    struct state empty = {0};
    struct quilt corners = patchwork_corners(shape, patchwork_free(&empty, 0));

    for (int square = 0; square < NUMBERS; square++)
        assert_int_equal(patchwork_covers(corners, square),
                         square % ROW < SIDE && patchwork_fits(shape, square));
}

/* The squares that share a side with the shape, and no others. */
static void check_rim(const struct pose *shape)
{
    uint64_t cells = shape->cover << ROW << 1; /* one row and one column further in */
    uint64_t around = cells << 1 | cells >> 1 | cells << ROW | cells >> ROW;

    assert_true(shape->rim == (around & ~cells));
}

/* The table was made by a script; the shapes are turned here by other code. */
static void every_orientation_is_the_first_one_turned(void **unused)
{
    (void)unused;
    for (int patch = 0; patch <= SPECIAL; patch++) {
        const struct patch *of = &patchwork_patches[patch];
        struct polyomino drawn = polyomino_of(&of->shape[0]);

        assert_int_equal(drawn.count, of->area);
        for (int turn = 0; turn < ORIENTATIONS; turn++) {
            const struct pose *shape = &of->shape[turn];
            struct polyomino wanted = polyomino_turned(&drawn, turn);
            struct polyomino got = polyomino_of(shape);
            struct cell corner = polyomino_corner(&got), size = polyomino_size(&got);

            assert_true(polyomino_same(&wanted, &got));
            assert_int_equal(shape->same_as, polyomino_first_orientation(&drawn, turn));
            assert_int_equal(corner.x + corner.y, 0);
            assert_int_equal(shape->width, size.x);
            assert_int_equal(shape->height, size.y);
            check_corners(shape);
            check_rim(shape);
        }
    }
}

static void the_patches_add_up(void **unused)
{
    int area = 0, cost = 0, time = 0, income = 0;

    (void)unused;
    for (int patch = 0; patch < PATCHES; patch++) {
        area += patchwork_patches[patch].area;
        cost += patchwork_patches[patch].cost;
        time += patchwork_patches[patch].time;
        income += patchwork_patches[patch].income;
    }
    assert_int_equal(area, 166);
    assert_int_equal(cost, 133);
    assert_int_equal(time, 107);
    assert_int_equal(income, 38);
}

static void a_state_is_small(void **unused)
{
    (void)unused;
    assert_true(sizeof(struct state) <= 192);
}

static char any_of(struct rng *r, const char *set)
{
    return set[rng_below(r, (uint32_t)strlen(set))];
}

static void every_step_within_the_ranges_is_well_formed(void **unused)
{
    struct rng r = rng_from(1);

    (void)unused;
    for (int i = 0; i < 10000; i++) {
        char step[] = {any_of(&r, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefgh"), any_of(&r, "ABCDEFGHI"),
                       any_of(&r, "ABCDEFGHI"), any_of(&r, "ABCDEFGH")};

        assert_true(patchwork_is_patch_placement_well_formed(step, 4));
        assert_true(patchwork_is_placement_well_formed(step, 4));
        assert_false(patchwork_is_patch_placement_well_formed(step, 3));
    }
}

/* A character of the first 65,536 as UTF-8; says how many bytes. */
static size_t write_code(char *out, uint32_t code)
{
    if (code < 0x80) {
        out[0] = (char)code;
        return 1;
    }
    if (code < 0x800) {
        out[0] = (char)(0xc0 | code >> 6);
        out[1] = (char)(0x80 | (code & 0x3f));
        return 2;
    }
    out[0] = (char)(0xe0 | code >> 12);
    out[1] = (char)(0x80 | (code >> 6 & 0x3f));
    out[2] = (char)(0x80 | (code & 0x3f));
    return 3;
}

static void a_step_with_a_wrong_orientation_is_never_well_formed(void **unused)
{
    struct rng r = rng_from(2);

    (void)unused;
    for (int i = 0; i < 10000; i++) {
        char text[20] = "MMUA";
        size_t length = 4;
        uint32_t last;

        for (int k = 0; k < 3; k++)
            length += write_code(text + length, rng_below(&r, i % 2 ? 128 : 65536));
        do
            last = rng_below(&r, i % 2 ? 128 : 65536);
        while (last >= 'A' && last <= 'H');
        length += write_code(text + length, last);
        assert_false(patchwork_is_patch_placement_well_formed(text + 4, length - 4));
        assert_false(patchwork_is_placement_well_formed(text + 4, length - 4) &&
                     text[4] != '.'); /* dots alone are steps of their own */
        assert_false(patchwork_is_placement_well_formed(text, length));
    }
}

static void a_circle_is_any_order_of_the_patches(void **unused)
{
    struct rng r = rng_from(3), again = rng_from(3);
    char drawn[PATCHWORK_CIRCLE + 1], same[PATCHWORK_CIRCLE + 1];
    int first[128] = {0};

    (void)unused;
    for (int i = 0; i < 33000; i++) {
        uint64_t seen = 0;

        patchwork_generate_patch_circle(&r, drawn);
        assert_int_equal(strlen(drawn), PATCHWORK_CIRCLE);
        for (int k = 0; k < PATCHWORK_CIRCLE; k++)
            seen |= (uint64_t)1 << (drawn[k] >= 'a' ? drawn[k] - 'a' + 26 : drawn[k] - 'A');
        assert_true(seen == ((uint64_t)1 << PATCHES) - 1);
        first[(int)drawn[0]]++;
        if (i < 10) {
            patchwork_generate_patch_circle(&again, same);
            assert_string_equal(drawn, same);
        }
    }
    for (int patch = 0; patch < PATCHES; patch++) /* 1000 each; five standard deviations */
        assert_in_range(first[(int)patchwork_letter(patch)], 840, 1160);
}

/* The course's own loop: generate a step, check it, until the game is over. */
static void generated_steps_make_whole_valid_games(void **unused)
{
    struct rng r = rng_from(4);

    (void)unused;
    for (int game = 0; game < 10; game++) {
        char drawn[PATCHWORK_CIRCLE + 1], placement[1024] = "", step[PATCHWORK_STEP + 1];
        struct patchwork_record record = {drawn, PATCHWORK_CIRCLE, placement, 0, NULL, 0};
        int length, elapsed = 0;

        patchwork_generate_patch_circle(&r, drawn);
        while ((length = patchwork_generate_patch_placement(&record, &r, step)) > 0) {
            struct reader read = reader_of(step);
            move m = patchwork_read_step(&read);

            elapsed += m == ADVANCE ? 1 : patchwork_patches[patchwork_patch_of(m)].time;
            memcpy(placement + record.placement_length, step, (size_t)length);
            record.placement_length += (size_t)length;
            assert_true(patchwork_is_placement_valid(&record));
        }
        assert_int_equal(length, 0);
        assert_true(elapsed > 54);
    }
}

/* The position a text stands for. */
static struct state position(const char *text)
{
    struct reader r = reader_of(text);
    struct refusal why;
    struct state s;

    assert_true(read_position(&patchwork_rules, &r, &s, &why));
    return s;
}

static void a_waiting_special_patch_is_what_is_generated(void **unused)
{
    static const char drawn[] = "CAKOcTMUDBVFdaEbQZfPHRIWYNgGJSXLe";
    static const char placement[] = "OAAATGAG..UEAFVBAFdHGH..aEACQFGB.ZFCB";
    struct rng r = rng_from(5);
    char step[PATCHWORK_STEP + 1];

    (void)unused;
    for (int i = 0; i < 100; i++) {
        struct patchwork_record record = {drawn, 33, placement, strlen(placement), NULL, 0};

        assert_int_equal(patchwork_generate_patch_placement(&record, &r, step), 4);
        assert_int_equal(step[0], 'h');
    }
}

static void an_invalid_record_is_an_error_with_a_place(void **unused)
{
    static const char wrong[] = "BDCAUAAAEAAA"; /* E would overlap U */
    struct patchwork_record record = {circle, 33, wrong, strlen(wrong), NULL, 0};
    struct rng r = rng_from(6);
    char step[PATCHWORK_STEP + 1];
    int score = 77;

    (void)unused;
    assert_int_equal(patchwork_generate_patch_placement(&record, &r, step), -1);
    assert_string_equal(record.error, "the placement is not valid");
    assert_int_equal(record.column, 9);
    assert_false(patchwork_get_score_for_placement(&record, 0, false, &score));
    assert_int_equal(score, 77);
}

/* Every piece of a valid record that ends with a step is valid; a step more after the end is not. */
static void the_beginning_of_a_valid_record_is_valid(void **unused)
{
    static const char drawn[] = "SgVXafHUeLMdRbADNPQFYCGZEWBIOJcTK";
    static const char placement[] =
        "..DGFB......NHBH....FCAH.CFABGDFA.hFHE......hEIA..EBEFBAFCIDCDhADD.OAFA.TAAE..hIDB...."
        "gCBFhIDE..";
    struct reader r = reader_of(placement);

    (void)unused;
    while (!read_done(&r)) {
        struct patchwork_record record = {drawn, 33, placement, 0, NULL, 0};

        patchwork_read_step(&r);
        record.placement_length = (size_t)(r.at - r.text);
        assert_int_equal(patchwork_is_placement_valid(&record), !read_done(&r));
    }
}

/* What refuses `step` in this position must name exactly these squares of the player's quilt. */
static void check_places(const char *text, const char *step, int player, const char *squares)
{
    struct state s = position(text);
    struct reader r = reader_of(step);
    struct refusal why;
    int named = 0;

    assert_true(patchwork_why_not(&s, patchwork_read_move(&r, &s), &why));
    for (; squares[2 * named]; named++) {
        int square = (squares[2 * named + 1] - 'A') * ROW + (squares[2 * named] - 'A');
        bool found = false;

        for (int i = 0; i < why.places; i++)
            found |= why.place[i] == PLACE_QUILT + player * NUMBERS + square;
        assert_true(found);
    }
    assert_int_equal(why.places, named);
}

static void refusals_name_the_squares(void **unused)
{
    (void)unused;
    check_places("quilts UAAA/", "DAAB", 0, "AACA");
    check_places("quilts UAAA/", "DBAA", 0, "BB");
    check_places("quilts /UAAA ;time=1,0", "DBAA", 1, "BB");
    check_places("quilts /UAAA ;time=1,20 special=2", "hBBA", 1, "BB");
    check_places("quilts /", "MGIB", 0, "GIHIII"); /* the fourth square hangs over */
    check_places("quilts /", "GFAA", 0, "HAFBGBHBIBHC");
}

static void refusals_name_the_patch_and_the_purse(void **unused)
{
    struct state s = position("quilts / ;circle=ANYWBCDEFGHIJKLMOPQRSTUVXZabcdefg");
    struct refusal why;

    (void)unused;
    assert_true(patchwork_why_not(&s, patchwork_lay('N' - 'A', 0, 0), &why));
    assert_int_equal(why.places, 2);
    assert_int_equal(why.place[0], PLACE_PATCH + 'N' - 'A');
    assert_int_equal(why.place[1], PLACE_PURSE);
    assert_true(patchwork_why_not(&s, patchwork_lay('B' - 'A', 0, 0), &why));
    assert_int_equal(why.places, 1);
    assert_int_equal(why.place[0], PLACE_PATCH + 'B' - 'A');
}

static void cover_square(struct quilt *q, int square)
{
    struct quilt one = patchwork_cover(&patchwork_patches[SPECIAL].shape[0], square);

    *q = (struct quilt){q->low | one.low, q->high | one.high};
}

/* A patch has as many places on a mirrored quilt. */
static void mirrored_quilts_have_as_many_ways(void **unused)
{
    struct rng r = rng_from(8);
    move list[MAX_MOVES];

    (void)unused;
    for (int i = 0; i < 300; i++) {
        struct state s = {0}, mirrored = {0};

        for (int k = 0; k < 30; k++) {
            int row = (int)rng_below(&r, SIDE), column = (int)rng_below(&r, SIDE);

            cover_square(&s.quilt[0], row * ROW + column);
            cover_square(&mirrored.quilt[0], row * ROW + SIDE - 1 - column);
        }
        assert_int_equal(patchwork_covered(s.quilt[0]), patchwork_covered(mirrored.quilt[0]));
        for (int patch = 0; patch <= SPECIAL; patch++)
            assert_int_equal(patchwork_ways(patch, patchwork_free(&s, 0), list),
                             patchwork_ways(patch, patchwork_free(&mirrored, 0), list));
    }
}

static void a_covered_square_of_seven_is_found_anywhere(void **unused)
{
    (void)unused;
    for (int corner = 0; corner < SQUARES; corner++) {
        struct quilt q = {0, 0};
        int top = corner / SIDE, left = corner % SIDE, covered = 0;

        for (int row = top; row < SIDE && row < top + 7; row++)
            for (int column = left; column < SIDE && column < left + 7; column++, covered++)
                cover_square(&q, row * ROW + column);
        assert_int_equal(patchwork_covered(q), covered);
        assert_int_equal(patchwork_find_square(q), covered == 49 ? top * ROW + left : -1);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_orientation_is_the_first_one_turned),
        cmocka_unit_test(the_patches_add_up),
        cmocka_unit_test(a_state_is_small),
        cmocka_unit_test(every_step_within_the_ranges_is_well_formed),
        cmocka_unit_test(a_step_with_a_wrong_orientation_is_never_well_formed),
        cmocka_unit_test(a_circle_is_any_order_of_the_patches),
        cmocka_unit_test(generated_steps_make_whole_valid_games),
        cmocka_unit_test(a_waiting_special_patch_is_what_is_generated),
        cmocka_unit_test(an_invalid_record_is_an_error_with_a_place),
        cmocka_unit_test(the_beginning_of_a_valid_record_is_valid),
        cmocka_unit_test(refusals_name_the_squares),
        cmocka_unit_test(refusals_name_the_patch_and_the_purse),
        cmocka_unit_test(mirrored_quilts_have_as_many_ways),
        cmocka_unit_test(a_covered_square_of_seven_is_found_anywhere),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
