/* Readers, writers, options, random numbers and answers. */
#include "core/call.h"
#include "core/options.h"
#include "core/phrases.h"
#include "core/rng.h"
#include "core/rules.h"
#include "core/text.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

static void numbers_have_no_sign_and_no_leading_zero(void **unused)
{
    static const struct {
        const char *text;
        int value;
        bool good;
    } cases[] = {
        {"0", 0, true},   {"12", 12, true}, {"99", 99, true}, {"100", 0, false},
        {"01", 0, false}, {"-1", 0, false}, {"", 0, false},   {"99999999999999", 0, false}};

    (void)unused;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct reader r = reader_of(cases[i].text);

        assert_int_equal(read_number(&r, 99, "no number"), cases[i].value);
        assert_int_equal(!r.error, cases[i].good);
        if (!cases[i].good)
            assert_int_equal(reader_column(&r), 1);
    }
}

static void after_an_error_nothing_is_read(void **unused)
{
    struct reader r = reader_of("ab12");

    (void)unused;
    read_exactly(&r, "ac", "expected ac");
    assert_string_equal(r.error, "expected ac");
    assert_int_equal(read_digits(&r, 2, "expected digits"), 0);
    assert_false(read_if(&r, "ab"));
    assert_int_equal(read_peek(&r), '\0');
    assert_string_equal(r.error, "expected ac");
    assert_int_equal(reader_column(&r), 1);
}

static void words_end_where_words_end(void **unused)
{
    static const char *const words[] = {"roll", "rotate", NULL};
    struct reader r = reader_of("rotate,rolls");

    (void)unused;
    assert_int_equal(read_word(&r, words, "no"), 1);
    read_exactly(&r, ",", "comma");
    read_word(&r, words, "no");
    assert_string_equal(r.error, "no");
    assert_int_equal(reader_column(&r), 8);
}

static void a_growing_writer_takes_all(void **unused)
{
    struct writer w = writer_growing();

    (void)unused;
    assert_string_equal(w.text, "");
    for (int i = 0; i < 1000; i++)
        write_number(&w, 1000 + i);
    assert_int_equal(w.size, 4000);
    assert_true(write_fitted(&w));
    assert_int_equal(strlen(w.text), 4000);
    assert_memory_equal(w.text + 3996, "1999", 5);
    writer_free(&w);
}

static void a_writer_cuts_but_counts(void **unused)
{
    char room[6];
    struct writer w = writer_over(room, sizeof room);

    (void)unused;
    write_text(&w, "abc");
    write_number(&w, -1234);
    assert_string_equal(room, "abc-1");
    assert_int_equal(w.size, 8);
    assert_false(write_fitted(&w));
    w = writer_over(room, sizeof room);
    write_digits(&w, 7, 3);
    assert_string_equal(room, "007");
    write_pad(&w, "x", 2);
    assert_string_equal(room, "007x ");
    w = writer_over(room, 0);
    write_char(&w, 'x');
    assert_int_equal(w.size, 1);
}

static void the_smallest_number_can_be_written(void **unused)
{
    char room[32];
    struct writer w = writer_over(room, sizeof room);

    (void)unused;
    write_number(&w, INT64_MIN);
    assert_string_equal(room, "-9223372036854775808");
}

static void tenths_have_one_sign(void **unused)
{
    static const struct {
        long long tenths;
        const char *text;
    } each[] = {{0, "0.0"},
                {125, "12.5"},
                {-3, "-0.3"},
                {-13, "-1.3"},
                {INT64_MIN, "-922337203685477580.8"}};

    (void)unused;
    for (size_t i = 0; i < sizeof each / sizeof *each; i++) {
        char room[32];
        struct writer w = writer_over(room, sizeof room);

        write_tenths(&w, each[i].tenths);
        assert_string_equal(room, each[i].text);
    }
}

static void ink_only_where_it_is_welcome(void **unused)
{
    char room[64];
    struct writer w = writer_over(room, sizeof room);

    (void)unused;
    write_ink(&w, 0);
    assert_string_equal(room, "");
    w.ink = true;
    write_ink(&w, 1);
    write_ink(&w, INK_BOLD);
    write_ink(&w, INK_DIM);
    write_ink(&w, INK_PLAIN);
    write_ink(&w, TINT_GREEN);
    assert_string_equal(room, "\033[33m\033[1m\033[2m\033[0m\033[32m");
}

static const struct option options[] = {
    {"players", "Players", "2|3|4", 0, NULL}, {"mode", "Mode", "calm|wild", 1, "By the fire"}, {0}};

static void settings_are_read_and_written(void **unused)
{
    struct settings s = settings_preset(options), preset = s;
    struct reader r = reader_of(" mode=calm players=4 ; rest");
    char room[64];
    struct writer w = writer_over(room, sizeof room);

    (void)unused;
    settings_read(&r, options, &s);
    assert_null(r.error);
    assert_int_equal(read_peek(&r), ';');
    assert_int_equal(option_number(&options[0], s.choice[0]), 4);
    assert_int_equal(option_number(&options[1], s.choice[1]), 0);
    assert_true(settings_write(&w, options, &s, &preset));
    assert_string_equal(room, "players=4 mode=calm");
    assert_false(settings_write(&w, options, &preset, &preset));
}

/* Where a word for people lacks, the choice itself stands, with a capital. */
static void options_have_words_for_people(void **unused)
{
    static const struct {
        int option, choice;
        const char *word;
    } cases[] = {{0, 1, "3"}, {1, 0, "By the fire"}, {1, 1, "Wild"}};

    (void)unused;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char room[64];
        struct writer w = writer_over(room, sizeof room);

        option_word(&w, &options[cases[i].option], cases[i].choice);
        assert_string_equal(room, cases[i].word);
    }
}

static void settings_say_what_is_wrong(void **unused)
{
    static const struct {
        const char *text, *error;
        int column;
    } cases[] = {{"seats=2", "this game has no such option", 1},
                 {"players=5", "this option has no such choice", 9},
                 {"players", "expected '=' after the option", 8},
                 {"players=2 players=3", "this option stands here twice", 11},
                 {"mode=", "this option has no such choice", 6}};

    (void)unused;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct settings s = settings_preset(options);
        struct reader r = reader_of(cases[i].text);

        settings_read(&r, options, &s);
        assert_non_null(r.error);
        assert_string_equal(r.error, cases[i].error);
        assert_int_equal(reader_column(&r), cases[i].column);
    }
}

static void the_kth_event_depends_on_seed_and_k_alone(void **unused)
{
    struct rng a = rng_event(5, 3), b = rng_event(5, 3), c = rng_event(5, 4), d = rng_event(6, 3);
    uint64_t first = rng_next(&a);

    (void)unused;
    assert_int_equal(first, rng_next(&b));
    assert_int_not_equal(first, rng_next(&c));
    assert_int_not_equal(first, rng_next(&d));
}

static void lots_are_fair(void **unused)
{
    struct rng r = rng_from(1);
    int seen[6] = {0};

    (void)unused;
    for (int i = 0; i < 60000; i++)
        seen[rng_below(&r, 6)]++;
    for (int i = 0; i < 6; i++)
        assert_in_range(seen[i], 9500, 10500); /* more than five standard deviations */
}

static void an_answer_has_bounds(void **unused)
{
    static struct answer a;
    static char big[ANSWER_ROOM + 1];

    (void)unused;
    answer_start(&a, NULL);
    answer_text(&a, big, sizeof big);
    assert_string_equal(a.error, "the answer is too long");
    answer_start(&a, NULL);
    assert_null(answer_row(&a, ANSWER_ITEMS + 1));
    assert_non_null(a.error);
    answer_start(&a, NULL);
    assert_non_null(answer_row(&a, ANSWER_ITEMS));
    assert_null(a.error);
}

static void arguments_beyond_the_last_are_null(void **unused)
{
    struct value text = {.kind = VALUE_TEXT, .text = "x", .length = 1};
    struct value number = {.kind = VALUE_NUMBER, .number = 7};
    struct reader r;
    int n = 0;

    (void)unused;
    assert_int_equal(argument_at(&text, 1, 1)->kind, VALUE_NULL);
    assert_true(argument_text(argument_at(&text, 1, 0), &r));
    assert_false(argument_text(&number, &r));
    assert_true(argument_number(&number, 0, 7, &n));
    assert_int_equal(n, 7);
    assert_false(argument_number(&number, 0, 6, &n));
    assert_false(argument_number(&text, 0, 9, &n));
}

static void a_refusal_keeps_its_places_within_bounds(void **unused)
{
    struct refusal why;

    (void)unused;
    refuse(&why, "No.");
    for (int i = 0; i < 2 * MAX_PLACES; i++)
        refuse_place(&why, i);
    assert_int_equal(why.places, MAX_PLACES);
    assert_string_equal(why.text, "No.");
}

static void phrases_stand_in_a_row(void **unused)
{
    static const char *const rows[] = {"", "a", "a and b", "a, b and c"};
    struct phrases p = {0};

    (void)unused;
    for (int i = 0; i < 4; i++) {
        char text[64];
        struct writer w = writer_over(text, sizeof text), next;

        write_phrases(&w, &p);
        assert_string_equal(text, rows[i]);
        next = phrase_next(&p);
        write_char(&next, (char)('a' + i));
    }
    for (int i = 0; i < 2 * PHRASES; i++)
        phrase_next(&p);
    assert_int_equal(p.count, PHRASES);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_have_no_sign_and_no_leading_zero),
        cmocka_unit_test(after_an_error_nothing_is_read),
        cmocka_unit_test(words_end_where_words_end),
        cmocka_unit_test(a_growing_writer_takes_all),
        cmocka_unit_test(a_writer_cuts_but_counts),
        cmocka_unit_test(the_smallest_number_can_be_written),
        cmocka_unit_test(tenths_have_one_sign),
        cmocka_unit_test(ink_only_where_it_is_welcome),
        cmocka_unit_test(settings_are_read_and_written),
        cmocka_unit_test(options_have_words_for_people),
        cmocka_unit_test(settings_say_what_is_wrong),
        cmocka_unit_test(the_kth_event_depends_on_seed_and_k_alone),
        cmocka_unit_test(lots_are_fair),
        cmocka_unit_test(an_answer_has_bounds),
        cmocka_unit_test(arguments_beyond_the_last_are_null),
        cmocka_unit_test(phrases_stand_in_a_row),
        cmocka_unit_test(a_refusal_keeps_its_places_within_bounds),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
