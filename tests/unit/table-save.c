/* The table: saved games, positions that come as text, and the viewer. */
#include "tests/unit/table-help.h"

static void saves_and_loads_everything(void **unused)
{
    struct table *t = new_table("marrakech", 4, UINT64_MAX), *u = new_table("marrakech", 2, 1);
    char text[8192], again[8192];
    struct reader r;
    size_t size;

    (void)unused;
    table_seat(t, 1, 7);
    table_seat(t, 2, SEAT_RANDOM);
    table_seat(t, 0, SEAT_PERSON);
    for (int i = 0; i < 30; i++) {
        table_play(t, legal_move(t, i));
        run(t);
    }
    table_undo(t);
    table_undo(t);
    size = save(t, text, sizeof text);
    r = reader_over(text, size);
    assert_ptr_equal(save_game(&r), table_game(t));
    assert_true(table_load(u, &r));
    assert_string_equal(shown(u), shown(t));
    assert_int_equal(table_players(u), 4);
    assert_int_equal(table_seat_of(u, 1), 7);
    assert_int_equal(table_seat_of(u, 2), SEAT_RANDOM);
    assert_int_equal(table_at(u), table_at(t));
    assert_int_equal(table_length(u), table_length(t));
    assert_true(table_seed(u) == UINT64_MAX);
    save(u, again, sizeof again);
    assert_string_equal(again, text);
    assert_true(table_redo(u) && table_redo(t)); /* what could be redone still can */
    assert_string_equal(shown(u), shown(t));
    table_free(t);
    table_free(u);
}

static void a_game_from_a_position_is_saved_with_it(void **unused)
{
    struct table *t = new_table("null", 2, 3), *u = new_table("null", 2, 4);
    struct reader r = reader_of("heap 8 ;players=3 turn=2");
    struct refusal why;
    char text[1024];
    size_t size;

    (void)unused;
    assert_true(table_position(t, &r, &why));
    assert_false(table_can_undo(t));
    assert_true(table_play(t, 2));
    size = save(t, text, sizeof text);
    assert_non_null(strstr(text, "start heap 8 ;players=3 turn=2\n"));
    r = reader_over(text, size);
    assert_true(table_load(u, &r));
    assert_string_equal(shown(u), "heap 6 ;players=3 turn=3");
    table_free(t);
    table_free(u);
}

/* Every damaged text is refused, wherever it is damaged, and the table stays as it was. */
static void damaged_saves_are_refused(void **unused)
{
    struct table *t = new_table("marrakech", 2, 9), *u = new_table("marrakech", 3, 8);
    char text[8192], damaged[8192], before[8192], after[8192];
    size_t size;

    (void)unused;
    for (int i = 0; i < 12; i++) {
        table_play(t, legal_move(t, i));
        run(t);
    }
    size = save(t, text, sizeof text);
    save(u, before, sizeof before);
    for (size_t i = 0; i < size; i++) {
        struct reader r;

        memcpy(damaged, text, size);
        damaged[i] ^= 1;
        r = reader_over(damaged, size);
        assert_false(table_load(u, &r));
        assert_non_null(r.error);
        assert_in_range(reader_column(&r), 1, size + 1);
        if (i + 1 < size) { /* cut off; only the last line end may be missing */
            r = reader_over(text, i);
            assert_false(table_load(u, &r));
        }
    }
    save(u, after, sizeof after);
    assert_string_equal(after, before);
    table_free(t);
    table_free(u);
}

static void errors_of_saves_name_the_column(void **unused)
{
    static const struct {
        const char *text, *error;
        int column;
    } bad[] = {
        {"", "the text ends too early", 1},
        {"parlour 3\n", "this format is not known", 10},
        {"parlour 1\ngame chess 1\n", "this game is not known", 16},
        {"parlour 1\ngame null 9\n", "this game was saved under newer rules than are known here",
         22},
        {"parlour 1\ngame null 1\noptions players=7\n", "this option has no such choice", 39},
        {"parlour 1\ngame null 1\noptions players=2\nseats person 10 person person\n",
         "expected 'person', 'random', or a level 1 to 9", 54},
        {"parlour 1\ngame null 1\noptions players=2\nseats person 1 person person\nseed x\n",
         "expected a number", 75},
        {"parlour 1\ngame null 1\noptions players=2\nseats person 1 person person\nseed 1\n"
         "start heap\n",
         "a snapshot begins with 'heap '", 83},
        {"parlour 1\ngame null 1\noptions players=2\nseats person 1 person person\nseed 1\n"
         "start new\nmoves 2 of 1\n",
         "there cannot be more moves made than moves", 99},
        {"parlour 1\ngame null 1\noptions players=2\nseats person 1 person person\nseed 1\n"
         "start new\nmoves 1 of 1\ntake3\nend\n",
         "this move is not legal", 100},
        {"parlour 1\ngame null 1\noptions players=2\nseats person 1 person person\nseed 1\n"
         "start new\nmoves 1 of 1\nheap7\nend 0000000000000000\n",
         "the checksum is wrong: something was changed", 110},
        {"parlour 1\ngame null 1\noptions players=2\nseats person 1 person person\nseed 1\n"
         "start new\nmoves 1 of 1\nheap7\nend\nmore\n",
         "nothing may follow the end", 110},
    };
    struct table *t = new_table("null", 2, 7);

    (void)unused;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct reader r = reader_of(bad[i].text);

        assert_false(table_load(t, &r));
        assert_string_equal(r.error, bad[i].error);
        assert_int_equal(reader_column(&r), bad[i].column);
    }
    table_free(t);
}

static void a_save_written_by_hand_needs_no_checksum(void **unused)
{
    struct table *t = new_table("null", 2, 7);
    struct reader r = reader_of("parlour 1\ngame null 1\noptions players=2\n"
                                "seats person 1 random person\nseed 1\nstart new\nmoves 1 of 2\n"
                                "heap9\ntake2\nend\n");

    (void)unused;
    assert_true(table_load(t, &r));
    assert_string_equal(shown(t), "heap 9 ;players=2 turn=1");
    assert_true(table_redo(t));
    assert_string_equal(shown(t), "heap 7 ;players=2 turn=2");
    table_free(t);
}

static void the_viewer_only_shows(void **unused)
{
    struct table *t = new_table("null", 2, 7);
    struct reader good = reader_of("heap 5 ;players=2 turn=2"), bad = reader_of("heap 5 ;turn=9");
    struct refusal why;
    struct job job;

    (void)unused;
    table_seat(t, 1, 3);
    assert_true(table_view(t, &good, &why));
    assert_true(table_viewing(t));
    assert_false(table_job(t, &job));
    assert_false(table_play(t, 1));
    assert_false(table_touch(t, 4, GESTURE_TAP));
    assert_false(table_view(t, &bad, &why));
    assert_int_equal(reader_column(&bad), 14);
    assert_string_equal(shown(t), "heap 5 ;players=2 turn=2"); /* unchanged */
    table_again(t);
    assert_false(table_viewing(t));
    table_free(t);
}

static void the_viewer_shows_what_is_legal(void **unused)
{
    struct table *t = new_table("null", 2, 7);
    struct reader r = reader_of("players=3; heap9 take3 take3 take2 take3");
    struct refusal why;

    (void)unused;
    assert_false(table_position(t, &r, &why));
    assert_false(table_viewing(t));
    r = reader_of("players=3; heap9 take3 take3 take2 take3");
    assert_false(table_view(t, &r, &why));
    assert_int_equal(reader_column(&r), 36);
    assert_true(why.text[0] != '\0' && table_viewing(t));
    assert_string_equal(shown(t), "heap 1 ;players=3 turn=1");
    table_free(t);
}

static void a_record_becomes_the_history(void **unused)
{
    struct table *t = new_table("null", 2, 7);
    struct reader r = reader_of("players=3; heap9 take1 take2");
    struct refusal why;

    (void)unused;
    assert_true(table_position(t, &r, &why));
    assert_string_equal(shown(t), "heap 6 ;players=3 turn=3");
    assert_int_equal(table_at(t), 3);
    assert_true(table_undo(t));
    assert_string_equal(shown(t), "heap 8 ;players=3 turn=2");
    r = reader_of("players=3; heap9 heap9");
    assert_false(table_position(t, &r, &why));
    assert_string_equal(why.text, "The heap is there already.");
    assert_string_equal(shown(t), "heap 8 ;players=3 turn=2");
    table_free(t);
}

/* A table can be laid with any position, also one of other options than the usual ones. */
static void from_a_position(void **unused)
{
    struct table *t = new_table("marrakech", 4, 5), *u;

    (void)unused;
    for (int i = 0; i < 12; i++) {
        table_play(t, legal_move(t, i));
        run(t);
    }
    u = table_from(table_game(t), table_state(t));
    assert_non_null(u);
    assert_int_equal(table_players(u), 4);
    assert_int_equal(table_length(u), 0);
    assert_memory_equal(table_state(u), table_state(t), table_game(t)->rules->state_size);
    table_free(u);
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(from_a_position),
        cmocka_unit_test(saves_and_loads_everything),
        cmocka_unit_test(a_game_from_a_position_is_saved_with_it),
        cmocka_unit_test(damaged_saves_are_refused),
        cmocka_unit_test(errors_of_saves_name_the_column),
        cmocka_unit_test(a_save_written_by_hand_needs_no_checksum),
        cmocka_unit_test(the_viewer_only_shows),
        cmocka_unit_test(the_viewer_shows_what_is_legal),
        cmocka_unit_test(a_record_becomes_the_history),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
