/* The table: history, seats, dice, saving, stale answers, pointer and keys. Played with the template
   game, whose moves are easy to read, and with Marrakech where a turn has several steps. */
#define _POSIX_C_SOURCE 200809L
#include "table/table.h"

#include "core/walk.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

static struct table *new_table(const char *name, int players, uint64_t seed)
{
    const struct game *g = catalogue_find(name, strlen(name));
    struct settings with = settings_preset(g->rules->options);
    struct table *t;

    with.choice[0] = players - 2;
    t = table_new(g, &with, seed);
    table_speed(t, 0);
    while (table_tick(t, 1))
        ;
    return t;
}

static void run(struct table *t)
{
    while (table_tick(t, 1))
        ;
}

/* The snapshot as text; overwritten by the next call but three. */
static const char *shown(const struct table *t)
{
    static char room[4][1024];
    static int next;
    char *text = room[next++ % 4];
    struct writer w = writer_over(text, sizeof room[0]);

    table_snapshot(t, &w);
    return text;
}

static const char *status(const struct table *t)
{
    static char text[512];
    struct writer w = writer_over(text, sizeof text);

    table_status(t, &w);
    return text;
}

static size_t save(const struct table *t, char *text, size_t room)
{
    struct writer w = writer_over(text, room);

    table_save(t, &w);
    assert_true(write_fitted(&w));
    return w.size;
}

static move legal_move(const struct table *t, int which)
{
    move list[MAX_MOVES];
    int count = table_game(t)->rules->moves(table_state(t), list);

    return list[which % count];
}

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
        {"parlour 2\n", "this format is not known", 10},
        {"parlour 1\ngame chess 1\n", "this game is not known", 16},
        {"parlour 1\ngame null 9\n", "this game was saved under other rules", 22},
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

static void clicks_keys_and_fingers(void **unused)
{
    struct table *t = new_table("null", 2, 7);
    const struct drawing *d = table_draw(t);
    int last = drawing_target_of(d, d->targets - 1);
    float x = d->target[last].x + d->target[last].w / 2,
          y = d->target[last].y + d->target[last].h / 2;
    int heap = d->targets;

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
    assert_non_null(strstr(status(t), "Hint: take2"));
    table_play(t, 1);
    assert_false(table_hint_shown(t));
    assert_false(table_hint(t, job.generation, &th));
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(refuses_and_explains),
        cmocka_unit_test(undo_and_redo_any_depth),
        cmocka_unit_test(redo_survives_the_same_move_only),
        cmocka_unit_test(dice_depend_on_seed_and_number),
        cmocka_unit_test(reset_goes_to_the_beginning_of_the_turn),
        cmocka_unit_test(jump_pauses_until_somebody_plays),
        cmocka_unit_test(undo_goes_back_to_a_person),
        cmocka_unit_test(computers_alone_can_be_undone_too),
        cmocka_unit_test(stale_answers_are_dropped),
        cmocka_unit_test(answers_wait_for_the_animation),
        cmocka_unit_test(the_same_job_comes_back),
        cmocka_unit_test(saves_and_loads_everything),
        cmocka_unit_test(a_game_from_a_position_is_saved_with_it),
        cmocka_unit_test(damaged_saves_are_refused),
        cmocka_unit_test(errors_of_saves_name_the_column),
        cmocka_unit_test(a_save_written_by_hand_needs_no_checksum),
        cmocka_unit_test(the_viewer_only_shows),
        cmocka_unit_test(a_record_becomes_the_history),
        cmocka_unit_test(clicks_keys_and_fingers),
        cmocka_unit_test(again_is_another_game),
        cmocka_unit_test(a_seat_is_a_wish_for_the_front_end),
        cmocka_unit_test(words),
        cmocka_unit_test(forced_moves_play_themselves),
        cmocka_unit_test(hints_belong_to_their_position),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
