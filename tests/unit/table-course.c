/* How the game went: a review in place of the board, and step by step on it. */
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

/* As if somebody had looked: decisions of others than player 0 are the best, of his each loses a little
   more than the last. */
static void make_up(struct table *t)
{
    struct review *r = table_review(t);
    move list[MAX_MOVES];
    double worse = 0;

    for (int i = review_first(r); i < review_length(r); i++) {
        struct look_job job;
        const struct state *s = (const struct state *)(const void *)job.before.bytes;
        const struct rules *g = table_game(t)->rules;
        struct looked found = {.actor = table_move_actor(t, i), .played = table_move(t, i)};

        assert_true(review_job(r, i, &job));
        found.best = found.played;
        found.only = g->moves(s, list) == 1;
        for (int p = 0; p < MAX_PLAYERS; p++)
            for (int k = 0; k < MOMENTS; k++)
                found.at[k].share[p] = found.at[k].score[p] = 0.5;
        if (found.actor == 0 && !found.only) {
            worse += 0.001;
            found.best = list[0] == found.played ? list[1] : list[0];
            found.at[AFTER].share[0] -= worse;
            found.at[AFTER].score[0] -= 10 * worse;
        }
        table_looked(t, i, &found);
    }
}

static bool is_there(struct table *t, int target)
{
    return drawing_target_of(table_draw(t), target) >= 0;
}

static void takes_the_place_of_the_board(void **unused)
{
    struct table *t = finished("marrakech", 3, 5);
    int length = table_length(t);

    (void)unused;
    assert_true(table_has_course(t));
    assert_true(is_there(t, TARGET_COURSE));
    assert_true(table_touch(t, TARGET_COURSE, GESTURE_TAP));
    assert_true(table_course_shown(t));
    assert_false(is_there(t, TARGET_AGAIN));
    assert_false(is_there(t, TARGET_TURNING)); /* nothing is known yet */
    assert_false(table_touch(t, TARGET_STEP, GESTURE_TAP));
    assert_non_null(strstr(status(t), "How the game went. Looking at every decision: "));
    make_up(t);
    assert_true(is_there(t, TARGET_TURNING));
    assert_false(is_there(t, TARGET_TURNING + 2)); /* the second player has made no mistake */
    assert_true(is_there(t, TARGET_TURNING + 3));
    assert_non_null(strstr(status(t), "accuracy 100 %"));
    assert_non_null(strstr(status(t), "luck 0.0")); /* dice could have fallen otherwise */
    assert_true(table_touch(t, TARGET_COURSE, GESTURE_TAP));
    assert_false(table_course_shown(t));
    assert_int_equal(table_length(t), length);
    assert_int_equal(table_actor(t), OVER);
    assert_true(is_there(t, TARGET_AGAIN));
    table_free(t);
}

/* A finished game of so many moves, its review on the board at the costliest mistake. */
static struct table *at_a_mistake(int *length, int *step)
{
    struct table *t = finished("marrakech", 2, 8);

    *length = table_length(t);
    table_show_course(t, true);
    make_up(t);
    assert_true(table_touch(t, TARGET_TURNING, GESTURE_TAP));
    *step = table_course_step(t);
    return t;
}

/* The costliest mistake is the last decision of player 0: the position before it, the better move as a hint. */
static void a_mistake_is_shown_on_the_board(void **unused)
{
    int length, step;
    struct table *t = at_a_mistake(&length, &step);

    (void)unused;
    assert_true(step > 0 && !table_course_shown(t));
    assert_int_equal(table_at(t), step);
    assert_int_equal(table_actor(t), 0);
    assert_true(table_hint_shown(t));
    assert_non_null(strstr(status(t), "Chances fall from 50 % to "));
    assert_non_null(strstr(status(t), "Better: "));
    assert_int_equal(table_course_next(t, 1, true), -1);
    assert_true(table_escape(t)); /* back to the chart, then to the board as it was */
    assert_true(table_course_shown(t));
    assert_true(table_escape(t));
    assert_int_equal(table_at(t), length);
    assert_false(table_paused(t));
    table_free(t);
}

/* Arrows go from event to event, and from mistake to mistake; there is an end on both sides. */
static void keys_step_through_it(void **unused)
{
    struct table *t = finished("marrakech", 2, 8);
    int last = -1, steps = 0, mistakes = 0;

    (void)unused;
    table_show_course(t, true);
    make_up(t);
    assert_true(table_touch(t, TARGET_STEP, GESTURE_TAP));
    do {
        assert_true(table_course_step(t) > last);
        last = table_course_step(t);
        steps++;
    } while (table_move_focus(t, 1, 0));
    assert_int_equal(table_course_step(t), last);
    while (table_move_focus(t, 0, -1)) {
        assert_int_equal(table_actor(t), 0);
        mistakes++;
    }
    assert_true(mistakes > 2 && mistakes < steps);
    table_free(t);
}

/* Who plays on from there takes another way, and what was found up to there stays. */
static void one_can_play_on_from_there(void **unused)
{
    int length, step;
    struct table *t = at_a_mistake(&length, &step);

    (void)unused;
    table_drop(t);
    assert_int_equal(table_course_step(t), -1);
    assert_false(table_hint_shown(t) || table_paused(t));
    assert_true(table_length(t) == step && step < length);
    assert_int_equal(review_ready(table_review(t)), step);
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
    table_show_course(t, true);
    make_up(t);
    d = table_draw(t);
    at = drawing_target_of(d, TARGET_TURNING);
    assert_true(at >= 0);
    assert_non_null(strstr(d->text + d->target[at].label, " points"));
    assert_non_null(strstr(status(t), "Good play could expect about 0.5 points"));
    table_free(t);
}

/* The patches are laid out by chance: nothing has happened yet, and nothing is told of it. */
static void begins_with_the_first_decision(void **unused)
{
    struct table *t = finished("patchwork", 2, 5);

    (void)unused;
    table_show_course(t, true);
    make_up(t);
    assert_non_null(strstr(status(t), "accuracy"));
    assert_null(strstr(status(t), "luck")); /* the last patch comes without a choice */
    assert_true(table_touch(t, TARGET_STEP, GESTURE_TAP));
    assert_true(table_at(t) >= 33);
    table_free(t);
}

/* Every game, every form: everything that can be touched lies on the page. */
static void fits_on_every_page(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        struct settings with = settings_preset(g->rules->options);
        struct table *t = g->view && g->brain ? table_new(g, &with, 3) : NULL;

        if (t) {
            table_speed(t, 0);
            run(t);
        }
        for (int i = 0; t && i < 12 && table_actor(t) != OVER; i++) {
            table_play(t, legal_move(t, i * 3));
            run(t);
        }
        for (int form = 0; t && form < FORMS; form++) {
            const struct drawing *d;

            table_form(t, (enum form)form, 0, 0);
            table_show_course(t, true);
            make_up(t);
            d = table_draw(t);
            assert_true(d->targets >= 3);
            for (int i = 0; i < d->targets; i++)
                assert_true(d->target[i].x >= 0 && d->target[i].y >= 0 && d->target[i].w > 40 &&
                            d->target[i].h >= 40 && d->target[i].x + d->target[i].w <= d->width &&
                            d->target[i].y + d->target[i].h <= d->height);
        }
        table_free(t);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(takes_the_place_of_the_board),
        cmocka_unit_test(a_mistake_is_shown_on_the_board),
        cmocka_unit_test(keys_step_through_it),
        cmocka_unit_test(one_can_play_on_from_there),
        cmocka_unit_test(the_game_waits),
        cmocka_unit_test(only_where_positions_can_be_judged),
        cmocka_unit_test(who_plays_alone_sees_points),
        cmocka_unit_test(begins_with_the_first_decision),
        cmocka_unit_test(fits_on_every_page),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
