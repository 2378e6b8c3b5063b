/* What people may be called: what counts as one letter, what is left out, how names are quoted. */
#include "core/name.h"
#include "core/rng.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <string.h>

#include <cmocka.h>

#define ENGLAND                                                                                    \
    "\xf0\x9f\x8f\xb4\xf3\xa0\x81\xa7\xf3\xa0\x81\xa2\xf3\xa0\x81\xa5\xf3\xa0\x81\xae\xf3\xa0"     \
    "\x81\xa7\xf3\xa0\x81\xbf"
#define FAMILY                                                                                     \
    "\xf0\x9f\x91\xa9\xf0\x9f\x8f\xbd\xe2\x80\x8d\xf0\x9f\x91\xa9\xf0\x9f\x8f\xbf\xe2\x80\x8d\xf0" \
    "\x9f\x91\xa7\xf0\x9f\x8f\xbb\xe2\x80\x8d\xf0\x9f\x91\xa6\xf0\x9f\x8f\xbc"

static void one_letter_each(void **unused)
{
    static const char *const letters[] = {
        "a",
        "é",
        "e\xcc\x81", /* e and an accent */
        "李",
        "\xf0\x9f\x87\xa9\xf0\x9f\x87\xaa", /* a flag */
        FAMILY,
        "\xf0\x9f\x91\x8d\xf0\x9f\x8f\xbd", /* a thumb with a skin */
        "1\xef\xb8\x8f\xe2\x83\xa3",        /* a key */
        ENGLAND,
        "각",
        "\xe1\x84\x80\xe1\x85\xa1\xe1\x86\xa8", /* the same in three parts */
        "नि",
        "क्षि", /* two consonants bound, and a vowel */
        "நி",
        "กำ",
        "ש\xd6\xb8",
    };

    (void)unused;
    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++) {
        char all[30 * 60] = "", name[NAME_BYTES];
        size_t length = strlen(letters[i]), size;

        assert_int_equal(letter_length(letters[i], length), length);
        for (int k = 0; k < 26; k++)
            strcat(all, letters[i]);
        if (letters[i][0] == '\xf0') /* two flags in a row are two */
            assert_int_equal(letter_length(all, strlen(all)), length);
        assert_true(name_is_good(all, 24 * length));
        assert_false(name_is_good(all, 25 * length));
        size = name_clean(name, all, strlen(all));
        assert_int_equal(size, 24 * length);
        assert_memory_equal(name, all, size);
    }
}

static void cleaned(void **unused)
{
    static const char *const pairs[][2] = {
        {"Ann", "Ann"},
        {"  Ann \t\n B. ", "Ann B."},
        {"a\xe2\x80\xae"
         "b\xe2\x80\xac"
         "c",
         "abc"}, /* direction */
        {"\xe2\x81\xa6"
         "a\xe2\x81\xa9\xe2\x80\x8f",
         "a"},
        {"\x1b[31mred\x07", "[31mred"},
        {"a\xff\xc3"
         "b",
         "ab"}, /* no UTF-8 */
        {"a\xc0\x80\xed\xa0\x80\xf4\x90\x80\x80"
         "b",
         "ab"},
        {"\xcc\x81\xcc\x81"
         "a",
         "a"}, /* accents on nothing */
        {"a \xcc\x81"
         "b",
         "a b"},
        {"A\xe2\x80\x8dnn\xe2\x80\x8c"
         "a\xef\xb8\x8f",
         "Anna"},                                   /* joins nothing */
        {"x\xf3\xa0\x81\xa1\xf3\xa0\x81\xa2", "x"}, /* hidden letters */
        {"\xe2\x80\x8b\xef\xbb\xbf\xe3\x85\xa4\xe2\xa0\x80", ""},
        {"", ""},
        {"ع\xe2\x80\x8cل\xe2\x80\x8c", "ع\xe2\x80\x8cل"},
    };
    char name[NAME_BYTES];

    (void)unused;
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++) {
        size_t size = name_clean(name, pairs[i][0], strlen(pairs[i][0]));

        assert_string_equal(name, pairs[i][1]);
        assert_int_equal(size, strlen(pairs[i][1]));
    }
    assert_int_equal(name_clean(name, "a\0b", 3), 2);
    assert_string_equal(name, "ab");
}

/* A tower of accents would cover the rest of the screen. */
static void towers(void **unused)
{
    char text[4000] = "a", name[NAME_BYTES];
    size_t size;

    (void)unused;
    for (int i = 0; i < 1000; i++)
        strcat(text, "\xcc\x81");
    assert_in_range(name_clean(name, text, strlen(text)), 2, 20);
    text[0] = '\0';
    for (int i = 0; i < 400; i++)
        strcat(text, "\xf0\x9f\x91\xa6\xe2\x80\x8d");
    size = name_clean(name, text, strlen(text)); /* a crowd is several families */
    assert_true(name_is_good(name, size));
}

static void write_any(struct rng *r, struct writer *w)
{
    static const char *const piece[] = {"a",
                                        " ",
                                        "\"",
                                        "\\",
                                        "\n",
                                        "\xcc\x81",
                                        "\xe2\x80\x8d",
                                        "\xe2\x80\x8c",
                                        "\xf0\x9f\x91\xa6",
                                        "\xf0\x9f\x87\xa9",
                                        "\xef\xb8\x8f",
                                        "\xf3\xa0\x81\xa1",
                                        "ع",
                                        "क",
                                        "\xe0\xa5\x8d",
                                        "\xe1\x84\x80",
                                        "\xe1\x85\xa1",
                                        "李",
                                        "\xff",
                                        "\xe2\x80\xae",
                                        "\xf0\x9f\x8f\xb4",
                                        "\xf0\x9f\x8f\xbd",
                                        "1"};

    for (uint32_t left = rng_below(r, 60); left > 0; left--)
        if (rng_below(r, 8) == 0)
            write_char(w, (char)(1 + rng_below(r, 255)));
        else
            write_text(w, piece[rng_below(r, sizeof piece / sizeof *piece)]);
}

static int letters_of(const char *text, size_t length)
{
    int letters = 0;

    for (size_t step; length > 0; text += step, length -= step, letters++)
        step = letter_length(text, length);
    return letters;
}

/* Whatever comes in: what comes out is a name or nothing, stays as it is, and survives its quotes. */
static void anything(void **unused)
{
    struct rng r = rng_event(14, 0);

    (void)unused;
    for (int i = 0; i < 20000; i++) {
        char text[600], name[NAME_BYTES], quoted[2 * NAME_BYTES + 8], back[NAME_BYTES];
        struct writer w = writer_over(text, sizeof text), q = writer_over(quoted, sizeof quoted);
        struct reader in;
        size_t size;

        write_any(&r, &w);
        size = name_clean(name, text, strlen(text));
        assert_true(size == 0 || name_is_good(name, size));
        assert_in_range(letters_of(name, size), 0, NAME_LETTERS);
        name_write(&q, name);
        in = reader_of(quoted);
        name_read(&in, back);
        assert_null(in.error);
        assert_ptr_equal(in.at, in.end);
        assert_string_equal(back, name);
        in = reader_of(text); /* not quoted: refused, or a quoted piece of it */
        name_read(&in, back);
        assert_true(in.error ? back[0] == '\0'
                             : back[0] == '\0' || name_is_good(back, strlen(back)));
    }
}

static void bad_quotes(void **unused)
{
    static const char *const bad[] = {"Ann",
                                      "\"Ann",
                                      "\"Ann\\\"",
                                      "\" Ann\"",
                                      "\"A\nn\"",
                                      "\"\xe2\x80\xae\"",
                                      "\"0123456789012345678901234\"",
                                      "\"\\"};
    char name[NAME_BYTES];

    (void)unused;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct reader r = reader_of(bad[i]);

        name_read(&r, name);
        assert_non_null(r.error);
        assert_string_equal(name, "");
    }
}

static void set_apart(void **unused)
{
    char text[100];
    struct writer w = writer_over(text, sizeof text);

    (void)unused;
    name_say(&w, "Ann");
    name_say(&w, "علي");
    assert_string_equal(text, "Ann\xe2\x81\xa8علي\xe2\x81\xa9");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_letter_each), cmocka_unit_test(cleaned),
        cmocka_unit_test(towers),          cmocka_unit_test(anything),
        cmocka_unit_test(bad_quotes),      cmocka_unit_test(set_apart)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
