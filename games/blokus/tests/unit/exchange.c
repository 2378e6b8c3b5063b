/* Blokus: lists of points and .blksgf files. */
#include "core/walk.h"
#include "games/blokus/exchange/exchange.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

enum { ROOM = 1 << 14 };

static void points_of(const char *code, char *out)
{
    struct reader r = reader_of(code);
    struct placement p = blokus_read_placement(&r, SIDE);
    struct writer w = writer_over(out, 64);

    blokus_write_points(&w, &p, SIDE);
}

static void the_printed_example_of_points(void **unused)
{
    char text[64];

    (void)unused;
    points_of("RCCC", text);
    assert_string_equal(text, "b18,c18,a19,b19,a20");
    points_of("AAAT", text);
    assert_string_equal(text, "a1");
    points_of("JATP", text);
    assert_string_equal(text, "t1,t2,t3,t4,t5");
}

static void every_shape_reads_back_from_its_points(void **unused)
{
    (void)unused;
    for (int s = 0; s < SHAPES; s++) {
        struct placement p = {blokus_shapes[s].tile, blokus_shapes[s].orientation, 10, 9}, q;
        char text[64];
        struct writer w = writer_over(text, sizeof text);
        struct reader r;

        blokus_write_points(&w, &p, SIDE);
        r = reader_of(text);
        q = blokus_read_points(&r, SIDE);
        assert_null(r.error);
        assert_memory_equal(&p, &q, sizeof p);
    }
}

static void assert_bad_points(const char *text, int column, const char *sentence)
{
    struct reader r = reader_of(text);

    blokus_read_points(&r, SIDE);
    assert_string_equal(r.error, sentence);
    assert_int_equal(reader_column(&r), column);
}

static void points_that_are_none(void **unused)
{
    (void)unused;
    assert_bad_points("", 1, "expected a point, such as a1");
    assert_bad_points("#", 1, "expected a point, such as a1");
    assert_bad_points("u1", 1, "expected a point, such as a1");
    assert_bad_points("a21", 2, "expected a row of the board, from 1");
    assert_bad_points("a0", 2, "expected a row of the board, from 1");
    assert_bad_points("a1,", 4, "expected a point, such as a1");
    assert_bad_points("a1,c1", 1, "these points are no tile");
    assert_bad_points("a1,a1", 1, "these points are no tile");
    assert_bad_points("a1,a2,a3,a4,a5,a6", 1, "these points are no tile");
    assert_bad_points("a1,a2,a3,a4,a5,a6,a7,a8,a9,a10", 1, "these points are no tile");
}

/* Record -> file -> record: the same moves, but for passes at the end. */
static void check_round_trip(const struct settings *with, const char *head, struct rng *dice)
{
    char record[ROOM], file[ROOM], again[ROOM];
    struct writer w = writer_over(record, ROOM), f = writer_over(file, ROOM),
                  a = writer_over(again, ROOM);
    move list[MAX_MOVES];
    struct refusal why;
    struct state s;
    struct reader r;

    state_start(&blokus_rules, &s, with);
    write_text(&w, head);
    while (blokus_rules.actor(&s) != OVER) {
        move m = list[rng_below(dice, (uint32_t)blokus_rules.moves(&s, list))];

        blokus_write_move(&w, &s, m);
        write_char(&w, ' ');
        blokus_rules.apply(&s, m);
    }
    r = reader_over(record, w.size);
    assert_true(blokus_export(&r, &f, &why));
    r = reader_over(file, f.size);
    assert_true(blokus_import(&r, &a, &why));
    while (w.size > 0 && strchr(" .", record[w.size - 1]))
        record[--w.size] = '\0';
    assert_string_equal(again, record);
}

static void records_survive_the_journey(void **unused)
{
    struct settings with = blokus_bare;
    struct rng dice = rng_from(3);

    (void)unused;
    with.choice[OPTION_PASSES] = PASSES_FORCED; /* long games; the records are read as free ones */
    for (int i = 0; i < 20; i++)
        check_round_trip(&with, "", &dice);
    with.choice[OPTION_MODE] = TWO;
    check_round_trip(&with, "mode=two corners=any passes=free; ", &dice);
    with.choice[OPTION_MODE] = THREE;
    check_round_trip(&with, "mode=three corners=any passes=free; ", &dice);
    with.choice[OPTION_MODE] = DUO;
    check_round_trip(&with, "mode=duo corners=any passes=free; ", &dice);
}

static void assert_import(const char *file, const char *record)
{
    char text[ROOM];
    struct writer w = writer_over(text, ROOM);
    struct reader r = reader_of(file);
    struct refusal why;

    assert_true(blokus_import(&r, &w, &why));
    assert_string_equal(text, record);
}

static void files_of_other_programs(void **unused)
{
    (void)unused;
    assert_import("(;GM[Blokus])", "");
    assert_import(" (\n; GM [Blokus] C[a \\] in a comment; "
                  "(really)]\n;1[a20];2[t20](;3[t1](;4[a1])(;4[a1,a2]))(;3[t1,t2]))",
                  "AAAA AATA AATT AAAT");
    assert_import("(;GM[Blokus];BLUE[a20];YELLOW[t20])", "AAAA AATA");
    assert_import("(;GM[Blokus];1[A20,A19];3[t1])", "BAAA . AATT");
    assert_import("(;GM[Blokus Duo];B[e10];W[j5])", "mode=duo corners=any passes=free; AAEE AAJJ");
    assert_import("(;GM[Blokus Two-Player]PB[x][y];1[a20])",
                  "mode=two corners=any passes=free; AAAA");
}

static void assert_bad_file(const char *file, int column, const char *sentence)
{
    char text[ROOM];
    struct writer w = writer_over(text, ROOM);
    struct reader r = reader_of(file);
    struct refusal why;

    assert_false(blokus_import(&r, &w, &why));
    assert_int_equal(reader_column(&r), column);
    assert_string_equal(why.text[0] ? why.text : r.error, sentence);
}

static void files_that_are_none(void **unused)
{
    (void)unused;
    assert_bad_file("", 1, "expected '(' at the start of the file");
    assert_bad_file("(;GM[Chess])", 6,
                    "expected Blokus, Blokus Two-Player, Blokus Three-Player or Blokus Duo");
    assert_bad_file("(;GM[Blokus]", 13, "expected a property, such as GM[Blokus]");
    assert_bad_file("(;GM[Blokus];1[a20", 19, "expected ']' at the end of the value");
    assert_bad_file("(;GM[Blokus];1[a21])", 17, "expected a row of the board, from 1");
    assert_bad_file("(;GM[Blokus];1[b19])", 16,
                    "Blue's first tile must cover a free corner of the board.");
    assert_bad_file("(;GM[Blokus]A1[a20])", 13, "a set-up position is no record");
    assert_bad_file("(;GM[Blokus Duo];3[e10])", 20, "this colour does not play here");
    assert_bad_file("(;GM[Blokus]C[no end", 21, "expected ']' at the end of the value");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_printed_example_of_points),
        cmocka_unit_test(every_shape_reads_back_from_its_points),
        cmocka_unit_test(points_that_are_none),
        cmocka_unit_test(records_survive_the_journey),
        cmocka_unit_test(files_of_other_programs),
        cmocka_unit_test(files_that_are_none),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
