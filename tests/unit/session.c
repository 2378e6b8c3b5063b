/* The session without any front end: every game is kept, whatever happens to it. */
#include "tests/unit/session-help.h"

static void a_game_is_kept_from_its_first_move_on(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    char name[64];

    (void)unused;
    begin(&d, "null", SEAT_PERSON);
    assert_int_equal(d.sheet, SHEET_BOARD);
    assert_int_equal(f.count, table_length(session_table(d.session)) > 0);
    move_on(&d, 0);
    assert_int_equal(f.count, 1);
    assert_true(session_is_kept(d.session));
    snprintf(name, sizeof name, "%s", session_name(d.session));
    desk_kill(&d);

    d = desk_on(&f, 2);
    assert_int_equal(session_total(d.session), 1);
    session_resume(d.session, game_of("null"));
    pump(&d);
    assert_string_equal(session_name(d.session), name);
    assert_int_equal(table_at(session_table(d.session)), table_length(session_table(d.session)));
    assert_false(table_viewing(session_table(d.session)));
    desk_kill(&d);
    shelf_clear(&f);
}

static void a_new_game_takes_no_place(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    char first[64], before[40];

    (void)unused;
    begin(&d, "marrakech", SEAT_PERSON);
    move_on(&d, 0);
    move_on(&d, 1);
    snprintf(first, sizeof first, "%s", session_name(d.session));
    snprintf(before, sizeof before, "%s", kept_moves(&f, first));
    session_do(d.session, ACTION_NEW);
    pump(&d);
    assert_int_equal(d.sheet, SHEET_NEW);
    begin(&d, "marrakech", SEAT_PERSON);
    move_on(&d, 0);
    assert_int_equal(f.count, 2);
    assert_string_not_equal(session_name(d.session), first);
    assert_string_equal(kept_moves(&f, first), before);
    desk_kill(&d);
    shelf_clear(&f);
}

static void a_paste_takes_no_place(void **unused)
{
    static const char record[] = "players=2; rotate90";
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    char first[64], before[40];

    (void)unused;
    begin(&d, "marrakech", SEAT_PERSON);
    move_on(&d, 0);
    move_on(&d, 1);
    snprintf(first, sizeof first, "%s", session_name(d.session));
    snprintf(before, sizeof before, "%s", kept_moves(&f, first));
    session_paste(d.session, NULL, record, strlen(record), "");
    pump(&d);
    assert_int_equal(f.count, 2);
    assert_string_equal(kept_moves(&f, first), before);
    session_paste(d.session, NULL, "rubbish", 7, "The clipboard");
    pump(&d);
    assert_non_null(strstr(d.said, "The clipboard: Column 2:"));
    assert_int_equal(f.count, 2);
    desk_kill(&d);
    shelf_clear(&f);
}

static void the_viewer_changes_nothing(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    char first[64], before[40];
    int at;

    (void)unused;
    begin(&d, "marrakech", SEAT_PERSON);
    move_on(&d, 0);
    move_on(&d, 1);
    snprintf(first, sizeof first, "%s", session_name(d.session));
    snprintf(before, sizeof before, "%s", kept_moves(&f, first));
    at = table_at(session_table(d.session));
    session_do(d.session, ACTION_VIEW);
    pump(&d);
    assert_true(session_viewing(d.session));
    assert_int_equal(session_fields(d.session), 1);
    session_type(d.session, 0, "players=2; rotate90", 19);
    assert_true(session_refresh(d.session));
    pump(&d);
    assert_int_equal(f.count, 1);
    session_type(d.session, 0, "nonsense", 8);
    assert_false(session_refresh(d.session));
    assert_int_equal(session_mistake_column(d.session), 1);
    assert_int_equal(table_length(session_table(d.session)), 1);
    session_do(d.session, ACTION_VIEW);
    pump(&d);
    assert_false(session_viewing(d.session));
    assert_string_equal(session_name(d.session), first);
    assert_int_equal(table_at(session_table(d.session)), at);
    assert_string_equal(kept_moves(&f, first), before);
    desk_kill(&d);
    shelf_clear(&f);
}

/* A turning point of a finished game, the viewer, home, and back: computers must not play on from there. */
static void looking_back_at_a_finished_game_keeps_it(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    char name[64], before[40];

    (void)unused;
    d.think = true;
    begin(&d, "marrakech", 1);
    while (table_actor(session_table(d.session)) != OVER)
        move_on(&d, 0);
    snprintf(name, sizeof name, "%s", session_name(d.session));
    snprintf(before, sizeof before, "%s", kept_moves(&f, name));
    session_jump(d.session, 9);
    pump(&d);
    session_do(d.session, ACTION_VIEW);
    pump(&d);
    session_do(d.session, ACTION_HOME);
    pump(&d);
    assert_int_equal(d.sheet, SHEET_START);
    session_open(d.session, name);
    pump(&d);
    assert_string_equal(kept_moves(&f, name), before);
    session_jump(d.session, 9);
    pump(&d);
    assert_int_equal(table_at(session_table(d.session)), 9);
    session_do(d.session, ACTION_GO_ON);
    pump(&d);
    assert_string_equal(kept_moves(&f, name), before); /* whatever came of it is another game */
    desk_kill(&d);
    shelf_clear(&f);
}

static void another_move_after_undo_is_a_branch(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    char name[64];
    struct entry e;

    (void)unused;
    begin(&d, "blokus", SEAT_PERSON);
    for (int p = 0; p < 4; p++)
        session_seat(d.session, p, SEAT_PERSON);
    move_on(&d, 0);
    move_on(&d, 1);
    move_on(&d, 2);
    snprintf(name, sizeof name, "%s", session_name(d.session));
    session_do(d.session, ACTION_UNDO);
    pump(&d);
    assert_string_equal(kept_moves(&f, name), "2 of 3");
    move_on(&d, 2); /* the same move: the same game */
    assert_string_equal(session_name(d.session), name);
    session_do(d.session, ACTION_UNDO);
    session_do(d.session, ACTION_UNDO);
    pump(&d);
    move_on(&d, 5);
    assert_string_not_equal(session_name(d.session), name);
    assert_string_equal(kept_moves(&f, name), "1 of 3");
    assert_string_equal(kept_moves(&f, session_name(d.session)), "2 of 2");
    assert_int_equal(session_count(d.session), 2);
    for (int i = 0; i < 2; i++) {
        session_entry(d.session, i, &e);
        assert_true(e.here ? strcmp(e.from, name) == 0 && e.from_at == 1 : e.from[0] == '\0');
    }
    desk_kill(&d);
    shelf_clear(&f);
}

static void play_again_is_another_game(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    char name[64], before[40];

    (void)unused;
    begin(&d, "marrakech", SEAT_PERSON);
    while (table_actor(session_table(d.session)) != OVER)
        move_on(&d, 0);
    snprintf(name, sizeof name, "%s", session_name(d.session));
    snprintf(before, sizeof before, "%s", kept_moves(&f, name));
    assert_true(table_touch(session_table(d.session), TARGET_AGAIN, GESTURE_TAP));
    pump(&d);
    move_on(&d, 0);
    assert_int_equal(f.count, 2);
    assert_string_equal(kept_moves(&f, name), before);
    assert_string_not_equal(session_name(d.session), name);
    desk_kill(&d);
    shelf_clear(&f);
}

static void two_windows_keep_both(void **unused)
{
    struct shelf f = {0};
    struct desk a = desk_on(&f, 1), b;
    char name[64];

    (void)unused;
    begin(&a, "blokus", SEAT_PERSON);
    for (int p = 0; p < 4; p++)
        session_seat(a.session, p, SEAT_PERSON);
    move_on(&a, 0);
    move_on(&a, 1);
    snprintf(name, sizeof name, "%s", session_name(a.session));
    b = desk_on(&f, 2);
    session_open(b.session, name);
    pump(&b);
    assert_string_equal(notice(&b), "This game is open in another window.");
    assert_true(session_can(b.session, ACTION_TAKE_OVER));
    assert_true(table_viewing(session_table(b.session)));
    move_on(&a, 2); /* the second window knows nothing of it */
    session_do(b.session, ACTION_TAKE_OVER);
    pump(&b);
    assert_int_equal(table_length(session_table(b.session)), 3);
    assert_string_equal(notice(&b), "");
    move_on(&b, 3);
    assert_string_equal(kept_moves(&f, name), "4 of 4");
    move_on(&a, 4); /* nobody has told the first one */
    assert_string_equal(kept_moves(&f, name), "4 of 4");
    assert_string_not_equal(session_name(a.session), name);
    assert_string_equal(kept_moves(&f, session_name(a.session)), "4 of 4");
    assert_int_equal(f.count, 2);
    session_lost(b.session, name);
    pump(&b);
    assert_true(table_viewing(session_table(b.session)));
    desk_kill(&a);
    desk_kill(&b);
    shelf_clear(&f);
}

static void a_full_disk_is_tried_again(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    char name[64];

    (void)unused;
    begin(&d, "marrakech", SEAT_PERSON);
    move_on(&d, 0);
    snprintf(name, sizeof name, "%s", session_name(d.session));
    f.broken = "No space left on device";
    move_on(&d, 0);
    move_on(&d, 0);
    assert_non_null(strstr(notice(&d), "No space left on device"));
    assert_false(session_is_kept(d.session));
    assert_true(session_alarm(d.session) > 0);
    f.broken = NULL;
    pump(&d);
    assert_false(session_is_kept(d.session)); /* its time has not come */
    session_tick(d.session, 60, 1060);
    pump(&d);
    assert_true(session_is_kept(d.session));
    assert_string_equal(notice(&d), "");
    assert_true(session_alarm(d.session) < 0);
    assert_int_equal(atoi(kept_moves(&f, name)), table_at(session_table(d.session)));
    desk_kill(&d);
    shelf_clear(&f);
}

/* The disk is full, the game is undone and goes another way: both ways are stored in the end. */
static void what_could_not_be_stored_is_not_cut_either(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    char name[64];

    (void)unused;
    begin(&d, "blokus", SEAT_PERSON);
    for (int p = 0; p < 4; p++)
        session_seat(d.session, p, SEAT_PERSON);
    move_on(&d, 0);
    snprintf(name, sizeof name, "%s", session_name(d.session));
    f.broken = "Input/output error";
    move_on(&d, 1);
    move_on(&d, 2);
    session_do(d.session, ACTION_UNDO);
    pump(&d);
    move_on(&d, 9);
    begin(&d, "null", SEAT_PERSON);
    f.broken = NULL;
    session_do(d.session, ACTION_AGAIN);
    pump(&d);
    assert_string_equal(kept_moves(&f, name), "2 of 3");
    assert_int_equal(f.count, 2 + (session_name(d.session)[0] != 0));
    desk_kill(&d);
    shelf_clear(&f);
}

static void an_unreadable_game_is_left_alone(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    char name[64], text[200] = "kept 1 abc 3\tgarbage\nparlour 1\n";
    struct entry e;

    (void)unused;
    begin(&d, "marrakech", SEAT_PERSON);
    move_on(&d, 0);
    snprintf(name, sizeof name, "%s", session_name(d.session));
    session_do(d.session, ACTION_HOME);
    pump(&d);
    f.unreadable = name;
    session_resume(d.session, game_of("marrakech"));
    pump(&d);
    assert_string_equal(d.said, "Permission denied");
    assert_int_equal(d.sheet, SHEET_NEW); /* nobody is locked out */
    begin(&d, "marrakech", SEAT_PERSON);
    move_on(&d, 0);
    assert_int_equal(f.count, 2);
    shelf_put(&f, "abc", text);
    session_do(d.session, ACTION_GAMES);
    pump(&d);
    assert_int_equal(session_count(d.session), 3);
    for (int i = 0; i < 3; i++) {
        session_entry(d.session, i, &e);
        if (strcmp(e.name, "abc") == 0)
            assert_null(e.game);
    }
    session_open(d.session, "abc");
    pump(&d);
    assert_non_null(strstr(d.said, "cannot be read"));
    assert_string_equal(f.text[shelf_find(&f, "abc")], text);
    desk_kill(&d);
    shelf_clear(&f);
}

static void saves_of_the_first_version_are_taken_over(void **unused)
{
    static const char save[] =
        "parlour 1\ngame null 1\noptions players=2\nseats person 1 person person\n"
        "seed 1\nstart new\nmoves 1 of 1\nheap7\nend\n";
    struct shelf f = {0};
    struct desk d;

    (void)unused;
    shelf_put(&f, "first-null", save);
    shelf_put(&f, "first-chess", "parlour 1\ngame chess 1\n");
    d = desk_on(&f, 3);
    assert_int_equal(session_count(d.session), 2);
    assert_non_null(strstr(f.text[shelf_find(&f, "first-null")], save)); /* behind a heading */
    assert_string_equal(f.text[shelf_find(&f, "first-chess")], "parlour 1\ngame chess 1\n");
    session_resume(d.session, game_of("null"));
    pump(&d);
    assert_string_equal(session_name(d.session), "first-null");
    assert_true(table_at(session_table(d.session)) >= 1);
    desk_kill(&d);
    shelf_clear(&f);
}

static void what_is_forgotten_can_be_recalled(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    char name[64], *text;

    (void)unused;
    begin(&d, "marrakech", SEAT_PERSON);
    move_on(&d, 0);
    snprintf(name, sizeof name, "%s", session_name(d.session));
    text = copied(f.text[0]);
    session_forget(d.session, name);
    pump(&d);
    assert_int_equal(f.count, 0);
    assert_int_equal(session_count(d.session), 0);
    assert_null(session_table(d.session));
    assert_int_equal(d.offer, ACTION_RECALL);
    session_do(d.session, ACTION_RECALL);
    pump(&d);
    assert_int_equal(f.count, 1);
    assert_string_equal(f.text[0], text);
    assert_int_equal(session_count(d.session), 1);
    assert_false(session_can(d.session, ACTION_RECALL));
    free(text);
    desk_kill(&d);
    shelf_clear(&f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_is_kept_from_its_first_move_on),
        cmocka_unit_test(a_new_game_takes_no_place),
        cmocka_unit_test(a_paste_takes_no_place),
        cmocka_unit_test(the_viewer_changes_nothing),
        cmocka_unit_test(looking_back_at_a_finished_game_keeps_it),
        cmocka_unit_test(another_move_after_undo_is_a_branch),
        cmocka_unit_test(play_again_is_another_game),
        cmocka_unit_test(two_windows_keep_both),
        cmocka_unit_test(a_full_disk_is_tried_again),
        cmocka_unit_test(what_could_not_be_stored_is_not_cut_either),
        cmocka_unit_test(an_unreadable_game_is_left_alone),
        cmocka_unit_test(saves_of_the_first_version_are_taken_over),
        cmocka_unit_test(what_is_forgotten_can_be_recalled),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
