/* How the game went: shown in place of the board, with its turning points to touch. */
#define _POSIX_C_SOURCE 200809L
#include "tests/unit/table-help.h"

static struct table *play_out(struct table *t)
{
    for (int i = 0; table_actor(t) != OVER; i++) {
        assert_true(table_play(t, legal_move(t, i * 7)));
        run(t);
    }
    return t;
}

static struct table *finished(const char *game, int players, uint64_t seed)
{
    return play_out(new_table(game, players, seed));
}

static int turning_points(struct table *t)
{
    const struct drawing *d = table_draw(t);
    int count = 0;

    while (drawing_target_of(d, TARGET_TURNING + count) >= 0)
        count++;
    return count;
}

static void takes_the_place_of_the_board(void **unused)
{
    struct table *t = finished("marrakech", 3, 5);
    int length = table_length(t);

    (void)unused;
    assert_true(table_has_course(t));
    assert_true(drawing_target_of(table_draw(t), TARGET_COURSE) >= 0);
    assert_true(table_touch(t, TARGET_COURSE, GESTURE_TAP));
    assert_true(table_course_shown(t));
    assert_int_equal(drawing_target_of(table_draw(t), TARGET_AGAIN), -1);
    assert_true(turning_points(t) > 0);
    assert_true(strncmp(status(t), "How the game went: ", 19) == 0);
    assert_true(table_touch(t, TARGET_COURSE, GESTURE_TAP));
    assert_false(table_course_shown(t));
    assert_int_equal(table_length(t), length);
    assert_int_equal(table_actor(t), OVER);
    assert_true(drawing_target_of(table_draw(t), TARGET_AGAIN) >= 0);
    table_free(t);
}

static void a_turning_point_is_a_place_to_go_to(void **unused)
{
    struct table *t = finished("marrakech", 2, 8);
    int points, last = 0;

    (void)unused;
    table_show_course(t, true);
    points = turning_points(t);
    assert_true(points > 0);
    for (int i = 0; i < points; i++) {
        table_show_course(t, true);
        assert_true(table_touch(t, TARGET_TURNING + i, GESTURE_TAP));
        assert_false(table_course_shown(t));
        assert_true(table_at(t) > last);
        last = table_at(t);
    }
    table_show_course(t, true);
    assert_false(table_touch(t, TARGET_TURNING + points, GESTURE_TAP));
    assert_true(table_touch(t, -1, GESTURE_CANCEL));
    assert_false(table_course_shown(t));
    table_free(t);
}

/* Nobody plays while it is shown, and the computer is asked again afterwards. */
static void the_game_waits(void **unused)
{
    struct table *t = new_table("marrakech", 2, 3);
    struct job job;
    uint64_t generation;

    (void)unused;
    assert_false(table_has_course(t));
    assert_true(table_play(t, legal_move(t, 0)));
    run(t);
    table_seat(t, table_actor(t), 1);
    assert_true(table_job(t, &job));
    generation = job.generation;
    table_show_course(t, true);
    assert_false(table_job(t, &job));
    assert_false(table_hint_job(t, &job));
    assert_false(table_tick(t, 1));
    assert_false(table_answer(t, generation, legal_move(t, 0)));
    table_show_course(t, false);
    assert_true(table_job(t, &job));
    assert_true(job.generation != generation);
    table_show_course(t, true);
    assert_true(table_jump(t, 0));
    assert_false(table_course_shown(t));
    table_free(t);
}

static void only_where_positions_can_be_judged(void **unused)
{
    struct game plain = *catalogue_find("null", 4);
    struct table *t;

    (void)unused;
    plain.brain = NULL;
    t = play_out(new_table_of(&plain, 2, 2));
    assert_false(table_has_course(t));
    table_show_course(t, true);
    assert_false(table_course_shown(t));
    table_free(t);
}

/* Catan Dice counts from one player on: its first choice is a game alone. */
static void who_plays_alone_sees_points(void **unused)
{
    struct table *t = finished("catan-dice", 2, 5);
    const struct drawing *d;
    int at;

    (void)unused;
    assert_int_equal(table_players(t), 1);
    assert_true(table_has_course(t));
    table_show_course(t, true);
    assert_true(turning_points(t) > 0);
    d = table_draw(t);
    at = drawing_target_of(d, TARGET_TURNING);
    assert_non_null(strstr(d->text + d->target[at].label, " points."));
    table_free(t);
}

/* The patches are laid out by chance: nothing has happened yet, and nothing is told of it. */
static void begins_with_the_first_decision(void **unused)
{
    struct table *t = finished("patchwork", 2, 5);

    (void)unused;
    table_show_course(t, true);
    assert_true(turning_points(t) > 0);
    assert_true(table_touch(t, TARGET_TURNING, GESTURE_TAP));
    assert_true(table_at(t) > 33);
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(takes_the_place_of_the_board),
        cmocka_unit_test(a_turning_point_is_a_place_to_go_to),
        cmocka_unit_test(the_game_waits),
        cmocka_unit_test(only_where_positions_can_be_judged),
        cmocka_unit_test(who_plays_alone_sees_points),
        cmocka_unit_test(begins_with_the_first_decision),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
