/* What the sheets of all front ends ask for: seats, seeds, real dice; and what is told of things that were done. */
#include "tests/unit/session-help.h"

static void begin_by_hand(struct desk *d, const struct game *g)
{
    struct start how;

    session_preset(d->session, g, &how);
    for (int p = 0; p < MAX_PLAYERS; p++)
        how.seat[p] = SEAT_PERSON;
    how.chance = CHANCE_BY_HAND;
    session_begin(d->session, g, &how);
    pump(d);
}

/* Lines of what may have come, with these words. Gives how many. */
static int outcomes(const struct desk *d, const char *words, struct writer *w)
{
    int lines;

    w->size = 0;
    w->text[0] = '\0';
    session_outcomes(d->session, words, strlen(words), w);
    lines = w->size > 0;
    for (size_t i = 0; i < w->size; i++)
        lines += w->text[i] == '\n';
    return lines;
}

static bool takes(struct desk *d, const char *words)
{
    struct reader r = reader_of(words);
    int before = table_length(session_table(d->session));
    bool taken = session_outcome(d->session, &r);

    assert_true(taken == !r.error);
    assert_int_equal(table_length(session_table(d->session)), before + taken);
    return taken;
}

/* Whatever can come is found by its own text, the first of all that fit or the only one. */
static void finds_all(struct desk *d, struct writer *w)
{
    const struct table *t = session_table(d->session);
    const struct rules *g = table_game(t)->rules;
    static move all[MAX_MOVES];
    int count = g->moves(table_state(t), all);

    assert_true(outcomes(d, "", w) > 0);
    for (int i = 0; i < count; i++) {
        char text[200];
        struct writer out = writer_over(text, sizeof text);

        g->write_move(&out, table_state(t), all[i]);
        assert_true(outcomes(d, text, w) > 0);
        assert_non_null(strstr(w->text, text));
    }
}

static void real_dice(void **unused)
{
    struct writer w = writer_growing();

    (void)unused;
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        struct shelf shelf = {0};
        struct desk d = desk_on(&shelf, 1);

        if (g->rules->weight) {
            begin_by_hand(&d, g);
            if (table_waits(session_table(d.session)))
                finds_all(&d, &w);
            assert_int_equal(outcomes(&d, "no such thing", &w), 0);
            assert_false(takes(&d, "no such thing"));
            assert_false(takes(&d, "")); /* Enter in an empty field is no roll */
            assert_false(takes(&d, "  "));
        }
        desk_kill(&d);
        shelf_clear(&shelf);
    }
    writer_free(&w);
}

static void by_parts_in_any_order(void **unused)
{
    struct shelf shelf = {0};
    struct desk d = desk_on(&shelf, 1);
    struct writer w = writer_growing();

    (void)unused;
    begin_by_hand(&d, game_of("catan-dice"));
    assert_in_range(outcomes(&d, "", &w), 20, 60); /* of 462: more words make it shorter */
    assert_int_equal(outcomes(&d, "0,0,0,0,6,0 roll", &w), 1);
    assert_string_equal(w.text, "roll 0,0,0,0,6,0");
    assert_int_equal(outcomes(&d, " 0,0,0,0,6,0  roll ", &w), 1);
    assert_true(takes(&d, "0,0,0,0,6,0 roll"));
    assert_false(takes(&d, "0,0,0,0,6,0 roll")); /* nothing is waited for */
    assert_int_equal(outcomes(&d, "", &w), 0);
    desk_kill(&d);
    shelf_clear(&shelf);
    writer_free(&w);
}

/* Patches have letters, large and small ones: Enter takes the one that was typed. */
static void letters_as_written(void **unused)
{
    struct shelf shelf = {0};
    struct desk d = desk_on(&shelf, 1);
    struct writer w = writer_growing();

    (void)unused;
    begin_by_hand(&d, game_of("patchwork"));
    for (const char *at = "aA"; *at; at++) {
        const char word[2] = {*at, '\0'};

        assert_int_equal(outcomes(&d, word, &w), 1);
        assert_string_equal(w.text, word);
    }
    desk_kill(&d);
    shelf_clear(&shelf);
    writer_free(&w);
}

static void seats(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        struct settings with = settings_preset(g->rules->options);
        int option = option_find(g->rules->options, "players", 7);

        for (int k = 0; option >= 0 && k < option_choices(&g->rules->options[option]); k++) {
            struct writer w = writer_growing();
            int lines = 1;

            with.choice[option] = k;
            assert_int_equal(start_seats(g, &with, &w),
                             option_number(&g->rules->options[option], k));
            for (size_t i = 0; i < w.size; i++) {
                lines += w.text[i] == '\n';
                assert_true(i > 0 || (w.text[i] >= 'A' && w.text[i] <= 'Z'));
            }
            assert_int_equal(lines, option_number(&g->rules->options[option], k));
            writer_free(&w);
        }
    }
}

static void seeds(void **unused)
{
    static const char *const bad[] = {"-1", "x", "7x", "7 8", "1.5", "18446744073709551616"};
    struct start how = {.seeded = true};

    (void)unused;
    assert_null(start_seed(&how, "", 0));
    assert_false(how.seeded);
    assert_null(start_seed(&how, " 7 ", 3));
    assert_true(how.seeded && how.seed == 7);
    assert_null(start_seed(&how, "18446744073709551615", 20));
    assert_true(how.seed == UINT64_MAX);
    assert_null(start_seed(&how, "  ", 2));
    assert_false(how.seeded);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_non_null(strstr(start_seed(&how, bad[i], strlen(bad[i])), "whole number"));
}

static void deeds(void **unused)
{
    static const enum deed all[] = {DEED_COPY, DEED_LINK, DEED_SAVE, DEED_PICTURE, DEED_PRINT};
    char text[200];
    struct writer out = writer_over(text, sizeof text);

    (void)unused;
    for (size_t i = 0; i < sizeof all / sizeof *all; i++) {
        char done[200], failed[200];
        struct writer w = writer_over(done, sizeof done);

        session_tell_deed(all[i], NULL, &w);
        assert_int_equal(done[w.size - 1], '.');
        w = writer_over(failed, sizeof failed);
        session_tell_deed(all[i], "No space left on device", &w);
        assert_non_null(strstr(failed, "could not be"));
        assert_non_null(strstr(failed, ": No space left on device"));
    }
    session_tell_deed(DEED_SILENCE, NULL, &out);
    assert_string_equal(text, "Sound is off.");
}

static void an_empty_clipboard(void **unused)
{
    struct shelf shelf = {0};
    struct desk d = desk_on(&shelf, 1);

    (void)unused;
    assert_false(session_paste(d.session, NULL, "", 0, NULL));
    pump(&d);
    assert_string_equal(d.said, "The clipboard: There is nothing in it.");
    assert_false(session_paste(d.session, NULL, "rubbish", 7, NULL));
    pump(&d);
    assert_memory_equal(d.said, "The clipboard: ", 15);
    desk_kill(&d);
    shelf_clear(&shelf);
}

/* Choices that are pictures: of every board but the one that chance makes, and only where they matter. */
static void pictured_choices(void **unused)
{
    int pictured = 0;

    (void)unused;
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        struct settings with = settings_preset(g->rules->options);
        int option = start_pictured(g), none = 0;

        if (option < 0)
            continue;
        pictured++;
        for (int k = 0; k < option_choices(&g->rules->options[option]); k++) {
            none += !start_pictured_board(g, k, &with);
            assert_true(start_pictured_now(g, &with));
            assert_int_equal(with.choice[option], k);
        }
        assert_int_equal(none, 1);
        for (int i = 0; g->rules->options[i].key; i++)
            if (i != option)
                with.choice[i] = (with.choice[i] + 1) % option_choices(&g->rules->options[i]);
        assert_false(start_pictured_now(g, &with));
    }
    assert_true(pictured > 0);
}

static void seats_in_a_list(void **unused)
{
    char text[64];
    struct writer w = writer_over(text, sizeof text);

    (void)unused;
    seat_choice(&w, SEAT_PERSON);
    assert_string_equal(text, "Person");
    w = writer_over(text, sizeof text);
    seat_choice(&w, SEAT_RANDOM);
    assert_string_equal(text, "Random computer");
    w = writer_over(text, sizeof text);
    seat_choice(&w, 9);
    assert_non_null(strstr(text, " computer, level 9"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(real_dice),
        cmocka_unit_test(by_parts_in_any_order),
        cmocka_unit_test(letters_as_written),
        cmocka_unit_test(seats),
        cmocka_unit_test(pictured_choices),
        cmocka_unit_test(seats_in_a_list),
        cmocka_unit_test(seeds),
        cmocka_unit_test(deeds),
        cmocka_unit_test(an_empty_clipboard),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
