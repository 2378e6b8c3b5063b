/* The table: computers that think, and people who point, press, touch and ask for hints. */
#include "tests/unit/table-help.h"

static void stale_answers_are_dropped(void **unused)
{
    struct table *t = new_table("null", 2, 7);
    struct job job, later;
    const char *before;

    (void)unused;
    table_seat(t, 0, 5);
    assert_true(table_job(t, &job));
    assert_false(table_answer(t, job.generation + 1, 1)); /* a generation that never was */
    assert_false(table_answer(t, job.generation, 77));    /* not legal */
    table_seat(t, 0, 6);
    assert_false(table_answer(t, job.generation, 1)); /* the seat was changed meanwhile */
    assert_true(table_job(t, &later));
    assert_true(later.generation != job.generation);
    assert_int_equal(later.level, 6);
    assert_true(table_answer(t, later.generation, 1));
    before = shown(t);
    assert_false(table_answer(t, later.generation, 1)); /* twice */
    assert_string_equal(shown(t), before);
    table_seat(t, 1, 1);
    assert_true(table_job(t, &job));
    table_undo(t);
    assert_false(table_answer(t, job.generation, 1)); /* undone */
    assert_false(table_job(t, &job));                 /* with computers only it stays there */
    table_pause(t, false);
    assert_true(table_job(t, &job));
    table_again(t);
    assert_false(table_answer(t, job.generation, 1)); /* a new game */
    table_free(t);
}

static void answers_wait_for_the_animation(void **unused)
{
    struct table *t = new_table("marrakech", 2, 5);
    struct job job;
    int at;

    (void)unused;
    table_speed(t, 1);
    table_play(t, legal_move(t, 0));
    while (table_actor(t) == CHANCE)
        table_tick(t, 0.01);
    assert_true(table_moving(t));
    table_seat(t, 0, 3);
    assert_true(table_job(t, &job)); /* it may think already */
    at = table_at(t);
    assert_true(table_answer(t, job.generation, legal_move(t, 0)));
    assert_int_equal(table_at(t), at);
    assert_false(table_job(t, &job));
    for (int i = 0; i < 1000 && table_at(t) == at; i++)
        assert_true(table_tick(t, 0.05));
    assert_int_equal(table_at(t), at + 1);
    table_free(t);
}

static void the_same_job_comes_back(void **unused)
{
    struct table *t = new_table("null", 2, 7);
    struct job job, again;

    (void)unused;
    table_seat(t, 1, 4);
    table_play(t, 1);
    table_job(t, &job);
    table_answer(t, job.generation, 2);
    table_undo(t);
    table_play(t, 1);
    assert_true(table_job(t, &again));
    assert_true(job.seed == again.seed);
    assert_memory_equal(&job.state, &again.state, sizeof job.state);
    table_free(t);
}

/* Counters are targets from 0 on; behind them come seats and buttons. */
static int counters_of(const struct drawing *d)
{
    int count = 0;

    while (drawing_target_of(d, count) >= 0)
        count++;
    return count;
}

static void clicks_keys_and_fingers(void **unused)
{
    struct table *t = new_table("null", 2, 7);
    const struct drawing *d = table_draw(t);
    int heap = counters_of(d), last = drawing_target_of(d, heap - 1);
    float x = d->target[last].x + d->target[last].w / 2,
          y = d->target[last].y + d->target[last].h / 2;

    (void)unused;
    assert_true(table_point(t, x, y));
    assert_int_equal(table_focused(t), heap - 1);
    table_press(t, x, y);
    table_release(t, x, y, false);
    assert_int_equal(table_at(t), 2); /* one counter taken */
    table_press(t, x - 65, y);
    table_release(t, x - 65, y, false);
    assert_int_equal(table_at(t), 3); /* another one */
    table_point(t, x - 130, y);
    table_press(t, x - 130, y);
    table_release(t, x - 130, y, true); /* a finger's first touch only shows */
    assert_int_equal(table_at(t), 3);
    table_press(t, x - 130, y);
    table_release(t, x - 130, y, true);
    assert_int_equal(table_at(t), 4);
    table_press(t, x - 195, y); /* pressed here, released elsewhere: nothing */
    table_release(t, 1, 1, false);
    assert_int_equal(table_at(t), 4);
    assert_true(table_step_focus(t, 1));
    assert_true(table_move_focus(t, 1, 0));
    assert_int_equal(table_focused(t), 4); /* of six counters left, 3, 4, 5 can be used */
    assert_true(table_gesture(t, GESTURE_TAP));
    assert_int_equal(table_at(t), 5);
    table_free(t);
}

/* A screen reader's press counts also during an animation, where a key or a click would only end that. */
static void a_reader_need_not_wait(void **unused)
{
    struct table *t = new_table("null", 2, 7);
    int heap = counters_of(table_draw(t)), at = table_at(t);

    (void)unused;
    table_speed(t, 1);
    assert_true(table_push(t, heap - 1));
    assert_true(table_moving(t));
    assert_true(table_push(t, heap - 2));
    assert_int_equal(table_at(t), at + 2);
    assert_true(table_moving(t));
    table_focus(t, heap - 3);
    table_gesture(t, GESTURE_TAP);
    assert_int_equal(table_at(t), at + 2);
    assert_false(table_moving(t));
    table_free(t);
}

static void a_seat_is_a_wish_for_the_front_end(void **unused)
{
    struct table *t = new_table("null", 2, 7);

    (void)unused;
    assert_int_equal(table_wish(t), -1);
    assert_true(table_touch(t, TARGET_SEAT + 1, GESTURE_TAP));
    assert_int_equal(table_wish(t), TARGET_SEAT + 1);
    assert_int_equal(table_wish(t), -1);
    table_free(t);
}

/* What is dragged there goes back to where it was. */
static void a_drag_changes_no_seat(void **unused)
{
    struct table *t = new_table("blokus", 2, 7);
    const struct drawing *d = table_draw(t);
    const struct target *seat = &d->target[drawing_target_of(d, TARGET_SEAT + 1)],
                        *tile = d->target;
    float x = seat->x + seat->w / 2, y = seat->y + seat->h / 2;

    (void)unused;
    while (tile->use == TARGET_IDLE || tile->id >= TARGET_AGAIN)
        tile++;
    table_press(t, tile->x + tile->w / 2, tile->y + tile->h / 2);
    table_point(t, x, y);
    table_release(t, x, y, false);
    assert_int_equal(table_wish(t), -1);
    assert_int_equal(table_at(t), 0);
    table_free(t);
}

static void words(void **unused)
{
    struct table *t = new_table("marrakech", 2, 5);
    char name[32], text[256];
    struct writer w = writer_over(name, sizeof name);

    (void)unused;
    table_seat_name(t, 1, &w);
    assert_string_equal(name, "Yellow");
    assert_string_equal(status(t), "Cyan turns Assam, or leaves him, and rolls the die.");
    table_play(t, legal_move(t, 1));
    w = writer_over(text, sizeof text);
    table_tell_move(t, 0, &w);
    assert_string_equal(text, "Cyan turned Assam right.");
    assert_int_equal(table_move_actor(t, 0), 0);
    table_free(t);
}

static void hints_belong_to_their_position(void **unused)
{
    struct table *t = new_table("null", 2, 7);
    struct thought th = {.best = 2, .count = 1, .move = {2}};
    struct job job;

    (void)unused;
    assert_true(table_hint_job(t, &job));
    assert_int_equal(job.level, LEVELS);
    assert_false(table_hint(t, job.generation + 1, &th));
    assert_true(table_hint(t, job.generation, &th));
    assert_true(table_hint_shown(t));
    assert_non_null(strstr(status(t), "Hint: take two counters"));
    table_play(t, 1);
    assert_false(table_hint_shown(t));
    assert_false(table_hint(t, job.generation, &th));
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(stale_answers_are_dropped),
        cmocka_unit_test(answers_wait_for_the_animation),
        cmocka_unit_test(the_same_job_comes_back),
        cmocka_unit_test(clicks_keys_and_fingers),
        cmocka_unit_test(a_reader_need_not_wait),
        cmocka_unit_test(a_seat_is_a_wish_for_the_front_end),
        cmocka_unit_test(a_drag_changes_no_seat),
        cmocka_unit_test(words),
        cmocka_unit_test(hints_belong_to_their_position),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
