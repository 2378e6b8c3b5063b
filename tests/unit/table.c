/* The table: history, dice, turns, and games that begin again. Played with the template game, whose
   moves are easy to read, and with Marrakech where a turn has several steps. */
#define _POSIX_C_SOURCE 200809L
#include "tests/unit/table-help.h"

static void refuses_and_explains(void **unused)
{
    struct table *t = new_table("null", 2, 7);
    const char *before = shown(t);

    (void)unused;
    assert_null(table_refusal(t));
    assert_true(table_play(t, 3));
    assert_true(table_play(t, 3));
    before = shown(t);
    while (table_play(t, 2))
        before = shown(t);
    assert_non_null(table_refusal(t));
    assert_string_equal(table_refusal(t)->text, table_actor(t) == OVER
                                                    ? "The game is over."
                                                    : "There are not that many counters left.");
    assert_string_equal(shown(t), before);
    assert_string_equal(status(t), table_refusal(t)->text);
    table_free(t);
}

static const char *headline(const struct table *t)
{
    static char text[128];
    struct writer w = writer_over(text, sizeof text);

    table_headline(t, &w);
    return text;
}

static void says_in_few_words_how_it_stands(void **unused)
{
    struct table *t = new_table("marrakech", 3, 11);
    int share[MAX_PLAYERS], winners = 0;

    (void)unused;
    assert_string_equal(headline(t), "Cyan to move");
    table_seat(t, 0, 4);
    assert_string_equal(headline(t), "Cyan is thinking");
    table_seat(t, 0, SEAT_PERSON);
    while (table_actor(t) != OVER) {
        table_play(t, legal_move(t, 1));
        run(t);
    }
    table_game(t)->rules->result(table_state(t), share);
    for (int p = 0; p < 3; p++)
        winners += share[p] > 0;
    assert_int_equal(winners, 1);
    assert_non_null(strstr(headline(t), " wins"));
    table_jump(t, 0);
    assert_non_null(strstr(headline(t), "Cyan to move · move 0 of "));
    table_free(t);
}

static void undo_and_redo_any_depth(void **unused)
{
    struct table *t = new_table("marrakech", 3, 11);
    char *states[2000];
    int decisions = 0, i;

    (void)unused;
    while (table_actor(t) != OVER) {
        states[decisions++] = strdup(shown(t));
        assert_true(table_play(t, legal_move(t, decisions * 5)));
        run(t);
    }
    assert_true(decisions > 60);
    for (i = decisions; i-- > 0;) {
        assert_true(table_can_undo(t));
        assert_true(table_undo(t));
        assert_string_equal(shown(t), states[i]);
        run(t); /* nothing happens by itself at a person's decision */
        assert_string_equal(shown(t), states[i]);
    }
    assert_false(table_can_undo(t));
    assert_false(table_undo(t));
    for (i = 1; i < decisions; i++) {
        assert_true(table_redo(t));
        assert_string_equal(shown(t), states[i]);
    }
    assert_true(table_redo(t));
    assert_int_equal(table_actor(t), OVER);
    assert_false(table_can_redo(t));
    while (decisions > 0)
        free(states[--decisions]);
    table_free(t);
}

static void redo_survives_the_same_move_only(void **unused)
{
    struct table *t = new_table("null", 2, 7);

    (void)unused;
    table_play(t, 1);
    table_play(t, 2);
    table_undo(t);
    table_undo(t);
    assert_int_equal(table_at(t), 1);
    assert_int_equal(table_length(t), 3);
    assert_true(table_play(t, 1)); /* the same */
    assert_int_equal(table_length(t), 3);
    assert_true(table_can_redo(t));
    assert_true(table_play(t, 3)); /* another */
    assert_int_equal(table_length(t), 3);
    assert_false(table_can_redo(t));
    table_free(t);
}

static void dice_depend_on_seed_and_number(void **unused)
{
    struct table *t = new_table("marrakech", 2, 42);
    move first[6];
    int rolls = 0;

    (void)unused;
    for (int turn = 0; turn < 6; turn++) {
        assert_true(table_play(t, legal_move(t, turn)));
        run(t);
        first[rolls++] = table_move(t, table_at(t) - 1);
        assert_true(table_play(t, legal_move(t, turn)));
        run(t);
    }
    while (table_undo(t))
        ;
    for (int turn = 0; turn < 6; turn++) { /* other choices, the same rolls */
        assert_true(table_play(t, legal_move(t, turn + 1)));
        run(t);
        assert_int_equal(table_move(t, table_at(t) - 1), first[turn]);
        assert_true(table_play(t, legal_move(t, turn + 1)));
        run(t);
    }
    table_free(t);
}

static void reset_goes_to_the_beginning_of_the_turn(void **unused)
{
    struct table *t = new_table("marrakech", 2, 5);
    const char *begin;

    (void)unused;
    assert_false(table_can_reset(t));
    table_play(t, legal_move(t, 0));
    run(t);
    table_play(t, legal_move(t, 0));
    run(t);
    assert_false(table_can_reset(t));
    begin = shown(t);
    table_play(t, legal_move(t, 1));
    run(t);
    assert_true(table_can_reset(t));
    assert_true(table_reset(t));
    assert_string_equal(shown(t), begin);
    table_free(t);
}

static void jump_pauses_until_somebody_plays(void **unused)
{
    struct table *t = new_table("marrakech", 2, 5);
    struct job job;

    (void)unused;
    for (int i = 0; i < 8; i++) {
        table_play(t, legal_move(t, i));
        run(t);
    }
    assert_false(table_jump(t, -1));
    assert_false(table_jump(t, table_length(t) + 1));
    assert_true(table_jump(t, 1)); /* the die is to be rolled */
    assert_true(table_paused(t));
    assert_int_equal(table_actor(t), CHANCE);
    assert_false(table_tick(t, 1));
    table_pause(t, false);
    assert_true(table_tick(t, 1));
    assert_int_equal(table_at(t), 2);
    table_seat(t, 0, 3);
    table_jump(t, 0);
    assert_false(table_job(t, &job));
    assert_true(table_jump(t, table_length(t)));
    assert_false(table_paused(t));
    table_free(t);
}

static void undo_goes_back_to_a_person(void **unused)
{
    struct table *t = new_table("null", 2, 7);
    struct job job;

    (void)unused;
    table_seat(t, 1, 4);
    assert_false(table_job(t, &job));
    assert_true(table_play(t, 1));
    assert_true(table_job(t, &job));
    assert_int_equal(job.level, 4);
    assert_int_equal(job.player, 1);
    assert_true(table_answer(t, job.generation, 2));
    assert_int_equal(table_at(t), 3);
    assert_true(table_undo(t)); /* over the computer's move to the person's */
    assert_int_equal(table_at(t), 1);
    assert_false(table_undo(t)); /* before it there is only the die */
    table_free(t);
}

static void computers_alone_can_be_undone_too(void **unused)
{
    struct table *t = new_table("null", 2, 7);
    struct job job;

    (void)unused;
    table_seat(t, 0, SEAT_RANDOM);
    table_seat(t, 1, 9);
    for (int i = 0; i < 3; i++) {
        assert_true(table_job(t, &job));
        assert_true(table_answer(t, job.generation, 1));
    }
    assert_true(table_undo(t));
    assert_int_equal(table_at(t), 3);
    table_free(t);
}

static void again_is_another_game(void **unused)
{
    struct table *t = new_table("null", 3, 7);
    uint64_t seed = table_seed(t), version = table_version(t);

    (void)unused;
    table_seat(t, 2, 6);
    table_play(t, 1);
    assert_false(table_touch(t, TARGET_AGAIN, GESTURE_TAP) && table_at(t) == 0);
    table_again(t);
    assert_int_equal(table_at(t), 0);
    assert_int_equal(table_players(t), 3);
    assert_int_equal(table_seat_of(t, 2), 6);
    assert_true(table_seed(t) != seed);
    assert_true(table_version(t) > version);
    table_free(t);
}

/* A board that shows one and the same rug everywhere: any rug would hide it, so nobody is asked. */
static void forced_moves_play_themselves(void **unused)
{
    struct table *t = new_table("marrakech", 2, 1);
    char position[256];
    struct writer w = writer_over(position, sizeof position);
    struct reader r;
    struct refusal why;
    struct job job;

    (void)unused;
    write_text(&w, "Pc00102iPy00002iA33NB");
    for (int i = 0; i < 49; i++)
        write_text(&w, "p00");
    write_text(&w, " ;turn=y phase=place");
    r = reader_of(position);
    assert_true(table_position(t, &r, &why));
    table_seat(t, 1, 5);
    assert_false(table_job(t, &job));
    table_seat(t, 1, SEAT_PERSON);
    assert_false(table_hint_job(t, &job));
    assert_true(table_tick(t, 1));
    assert_int_equal(table_at(t), 1);
    assert_string_equal(status(t), "Yellow could lay no rug. "
                                   "Cyan turns Assam, or leaves him, and rolls the die.");
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(refuses_and_explains),
        cmocka_unit_test(says_in_few_words_how_it_stands),
        cmocka_unit_test(undo_and_redo_any_depth),
        cmocka_unit_test(redo_survives_the_same_move_only),
        cmocka_unit_test(dice_depend_on_seed_and_number),
        cmocka_unit_test(reset_goes_to_the_beginning_of_the_turn),
        cmocka_unit_test(jump_pauses_until_somebody_plays),
        cmocka_unit_test(undo_goes_back_to_a_person),
        cmocka_unit_test(computers_alone_can_be_undone_too),
        cmocka_unit_test(again_is_another_game),
        cmocka_unit_test(forced_moves_play_themselves),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
