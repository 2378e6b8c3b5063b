/* People's names at the table: in sentences, saves and records, whatever they are. */
#include "tests/unit/table-help.h"

enum { SAVE_ROOM = 1 << 16 };

static const char *const nasty[] = {
    "Ann",          "O'Brien \"the\\rug\"",
    "<b>&amp;</b>", "عبد الرحمن",
    "欧阳小明",     "; players=2; x",
    "a=b",          "\xf0\x9f\x91\xa9\xf0\x9f\x8f\xbd\xe2\x80\x8d\xf0\x9f\x91\xa6"};

enum { NASTY = sizeof nasty / sizeof *nasty };

static void call(struct table *t, int player, const char *name)
{
    table_call(t, player, name, strlen(name));
}

static const char *saved(const struct table *t)
{
    static char room[2][SAVE_ROOM];
    static int next;
    char *text = room[next++ % 2];
    struct writer w = writer_over(text, SAVE_ROOM);

    table_save(t, &w);
    assert_true(write_fitted(&w));
    return text;
}

static void names_are_in_sentences(void **unused)
{
    struct table *t = new_table("marrakech", 2, 1);
    char text[SENTENCE_ROOM];
    struct writer w = writer_over(text, sizeof text);

    (void)unused;
    assert_non_null(strstr(status(t), "Cyan turns Assam"));
    call(t, 0, "Ann");
    assert_non_null(strstr(status(t), "Ann turns Assam"));
    table_headline(t, &w);
    assert_string_equal(text, "Ann to move");
    table_seat(t, 0, 5); /* a computer is not Ann */
    assert_string_equal(table_called(t, 0), "");
    assert_non_null(strstr(status(t), "Cyan turns Assam"));
    table_seat(t, 0, SEAT_PERSON);
    assert_string_equal(table_called(t, 0), "Ann");
    table_free(t);
}

/* Whatever a name holds, a save and a record of the game hold it, and nothing else is changed by it. */
static void names_are_kept(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        for (int i = 0; i < NASTY; i++) {
            struct settings with = settings_preset(g->rules->options);
            struct table *t = table_new(g, &with, 3), *u = table_new(g, &with, 4);
            char record[SAVE_ROOM];
            struct writer w = writer_over(record, sizeof record);
            struct reader r;
            struct refusal why;

            table_speed(t, 0);
            for (int k = 0; k < 4 && table_tick(t, 1); k++)
                ;
            call(t, 0, nasty[i]);
            r = reader_of(saved(t));
            assert_true(table_load(u, &r));
            assert_string_equal(table_called(u, 0), nasty[i]);
            assert_string_equal(saved(u), saved(t));
            table_free(u);
            u = table_new(g, &with, 4);
            table_record(t, &w);
            r = reader_of(record);
            assert_true(table_position(u, &r, &why));
            assert_string_equal(table_called(u, 0), nasty[i]);
            assert_string_equal(shown(u), shown(t));
            assert_int_equal(table_at(u), table_at(t));
            r = reader_of(record);
            assert_true(read_position(g->rules, &r,
                                      (struct state *)(void *)(uint64_t[MAX_STATE / 8]){0}, &why));
            table_free(t);
            table_free(u);
        }
}

/* A position may have names in front of it as a record may. */
static void names_stand_before_positions_too(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        struct settings with = settings_preset(g->rules->options);
        struct table *t = table_new(g, &with, 3), *u = table_new(g, &with, 4);
        char text[8192];
        struct writer w = writer_over(text, sizeof text);
        struct refusal why;
        struct reader r;

        write_text(&w, "names \"Ann\"; ");
        table_snapshot(t, &w);
        r = reader_of(text);
        assert_true(table_position(u, &r, &why));
        assert_string_equal(table_called(u, 0), "Ann");
        assert_string_equal(shown(u), shown(t));
        r = reader_of(text);
        assert_true(table_view(u, &r, &why));
        table_free(t);
        table_free(u);
    }
}

static void without_names_nothing_is_new(void **unused)
{
    struct table *t = new_table("marrakech", 2, 1);

    (void)unused;
    assert_memory_equal(saved(t), "parlour 1\n", 10);
    assert_null(strstr(saved(t), "names"));
    call(t, 1, "Bo");
    assert_memory_equal(saved(t), "parlour 2\n", 10);
    assert_non_null(strstr(saved(t), "\nnames \"\" \"Bo\"\n"));
    call(t, 1, " \t ");
    assert_memory_equal(saved(t), "parlour 1\n", 10);
    table_free(t);
}

/* What is no name cannot come in through a file. */
static void bad_names_are_refused(void **unused)
{
    static const char *const bad[] = {"names Ann\n",
                                      "names \"Ann\n",
                                      "names \"A\xe2\x80\xae\"\n",
                                      "names \" \"\n",
                                      "names \"Ann\" x\n",
                                      "names \"Ann\"  \"Bo\"\n",
                                      "names\n",
                                      "names \"\" \"\" \"\" \"\" \"\"\n",
                                      "names \"0123456789012345678901234\"\n",
                                      "nobody\n"};
    struct table *t = new_table("null", 2, 1);

    (void)unused;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        char text[600], before[SAVE_ROOM];
        struct writer w = writer_over(text, sizeof text);
        struct reader r;

        strcpy(before, saved(t));
        write_text(&w, "parlour 2\ngame null 1\noptions players=2\nseats person 1 person person\n");
        write_text(&w, bad[i]);
        write_text(&w, "seed 1\nstart new\nmoves 0 of 0\nend\n");
        r = reader_of(text);
        assert_false(table_load(t, &r));
        assert_in_range(r.at - text, strstr(text, "\nn") - text, strstr(text, "\nseed") + 1 - text);
        assert_string_equal(saved(t), before);
    }
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(names_are_in_sentences), cmocka_unit_test(names_are_kept),
        cmocka_unit_test(names_stand_before_positions_too),
        cmocka_unit_test(without_names_nothing_is_new), cmocka_unit_test(bad_names_are_refused)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
