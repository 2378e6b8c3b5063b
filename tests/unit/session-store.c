/* The session and its store: full disks, two windows, what cannot be read, what comes from elsewhere. */
#include "tests/unit/session-help.h"

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

/* All games go out, also the one that cannot be stored, and come in elsewhere word for word. */
static void all_games_move_in_one_file(void **unused)
{
    struct shelf f = {0}, other = {0};
    struct desk d = desk_on(&f, 1), e;

    (void)unused;
    begin(&d, "marrakech", SEAT_PERSON);
    move_on(&d, 0);
    begin(&d, "blokus", SEAT_PERSON);
    move_on(&d, 0);
    f.broken = "No space left on device";
    begin(&d, "null", SEAT_PERSON);
    move_on(&d, 0);
    assert_int_equal(f.count, 2);
    session_do(d.session, ACTION_ARCHIVE);
    pump(&d);
    assert_non_null(d.file);
    e = desk_on(&other, 2);
    session_paste(e.session, NULL, d.file, strlen(d.file), "games.parlour");
    pump(&e);
    assert_string_equal(e.said, "3 games were taken in.");
    assert_int_equal(other.count, 3);
    for (int i = 0; i < 2; i++)
        assert_string_equal(other.text[shelf_find(&other, f.name[i])], f.text[i]);
    session_paste(e.session, NULL, d.file, strlen(d.file), "games.parlour");
    pump(&e);
    assert_string_equal(e.said, "0 games were taken in, 3 were here already.");
    session_paste(e.session, NULL, d.file, strlen(d.file) / 2, "games.parlour");
    pump(&e);
    assert_non_null(strstr(e.said, "the rest cannot be read"));
    assert_false(session_paste(e.session, NULL, " \n\t\n", 4, "blank.txt"));
    pump(&e);
    assert_string_equal(e.said, "blank.txt: There is nothing in it.");
    assert_null(session_table(e.session));
    assert_true(session_takes(e.session, 64 << 20, "large"));
    assert_false(session_takes(e.session, (64 << 20) + 1, "larger"));
    pump(&e);
    assert_non_null(strstr(e.said, "larger: This is more than 64 MB."));
    assert_int_equal(other.count, 3);
    desk_kill(&d);
    desk_kill(&e);
    shelf_clear(&f);
    shelf_clear(&other);
}

/* Whatever stands in a file of games, nothing is lost or put in the place of something else. */
static void hostile_archives_do_no_harm(void **unused)
{
    static const char twice[] = "parlour games 1\n"
                                "game same 18\nkept 1 same 3\tone\n\n"
                                "game same 18\nkept 1 same 4\ttwo\n\n";
    static const char untold[] = "parlour games 1\ngame same 18\nkept 1 same 7\nxyz\n\n";
    static const char *const names[] = {"progress", ".", "", "a/b"};
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);

    (void)unused;
    assert_true(session_paste(d.session, NULL, twice, strlen(twice), "games.parlour"));
    pump(&d);
    assert_int_equal(f.count, 2); /* two texts of one name are two games */
    assert_string_equal(f.text[shelf_find(&f, "same")], "kept 1 same 3\tone\n");
    assert_true(session_paste(d.session, NULL, untold, strlen(untold), "games.parlour"));
    pump(&d);
    assert_int_equal(f.count,
                     3); /* one with a heading that tells nothing finds a name of its own */
    assert_string_equal(f.text[shelf_find(&f, "same")], "kept 1 same 3\tone\n");
    for (int i = 0; i < 4; i++) {
        char text[100];

        snprintf(text, sizeof text, "parlour games 1\ngame %s 2\nx\n\n", names[i]);
        assert_false(session_paste(d.session, NULL, text, strlen(text), "games.parlour"));
        pump(&d);
        assert_non_null(strstr(d.said, "cannot be read"));
    }
    assert_int_equal(f.count, 3);
    desk_kill(&d);
    shelf_clear(&f);
}

/* While a text is on its way, time stands still; where it cannot be stored, play goes on. */
static void nothing_moves_before_it_is_kept(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    struct effect e;
    int at;

    (void)unused;
    begin(&d, "marrakech", SEAT_PERSON);
    assert_true(table_play(session_table(d.session), legal_move(&d, 0)));
    session_step(d.session);
    assert_true(session_waits(d.session));
    at = table_at(session_table(d.session));
    for (int i = 0; i < 10; i++)
        assert_true(session_tick(d.session, 1, 1000));
    assert_int_equal(table_at(session_table(d.session)), at); /* not rolled yet */
    assert_true(session_effect(d.session, &e));
    assert_int_equal(e.kind, EFFECT_KEEP);
    session_kept(d.session, e.ticket, KEPT_FAILED, "No space left on device");
    assert_false(session_waits(d.session));
    session_tick(d.session, 1, 1001);
    assert_true(table_at(session_table(d.session)) > at);
    desk_kill(&d);
    shelf_clear(&f);
}

/* What was played under older rules opens: to play on where all of its moves are legal, else to look. */
static void older_rules_are_looked_at(void **unused)
{
    static const char good[] =
        "parlour 1\ngame null 0\noptions players=2\nseats person person person person\n"
        "seed 1\nstart new\nmoves 2 of 2\nheap7\ntake2\nend\n";
    static const char bad[] =
        "parlour 1\ngame null 0\noptions players=2\nseats person person person person\n"
        "seed 1\nstart new\nmoves 4 of 4\nheap7\ntake3\ntake3\ntake3\nend\n";
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    char name[64];

    (void)unused;
    session_paste(d.session, NULL, good, strlen(good), "");
    pump(&d);
    assert_int_equal(table_at(session_table(d.session)), 2);
    assert_false(table_viewing(session_table(d.session)));
    move_on(&d, 0);
    assert_int_equal(f.count, 1);
    session_paste(d.session, NULL, bad, strlen(bad), "");
    pump(&d);
    assert_int_equal(f.count, 2); /* kept as it came */
    assert_true(table_viewing(session_table(d.session)));
    assert_int_equal(table_at(session_table(d.session)), 3);
    assert_non_null(strstr(notice(&d), "older rules"));
    snprintf(name, sizeof name, "%s", session_name(d.session));
    assert_non_null(strstr(f.text[shelf_find(&f, name)], bad));
    session_do(d.session, ACTION_HOME);
    pump(&d);
    session_open(d.session, name);
    pump(&d);
    assert_non_null(strstr(notice(&d), "older rules"));
    assert_non_null(strstr(f.text[shelf_find(&f, name)], bad));
    desk_kill(&d);
    shelf_clear(&f);
}

static void assert_cover(struct desk *d, const struct table *t, bool same)
{
    char played[8192], shown[8192];
    struct writer w = writer_over(played, sizeof played), out = writer_over(shown, sizeof shown);

    table_snapshot(t, &w);
    table_snapshot(session_cover(d->session, table_game(t)), &out);
    assert_true((strcmp(shown, played) == 0) == same);
}

static void a_cover_shows_the_game_that_would_go_on(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    struct settings with = settings_preset(game_of("marrakech")->rules->options);
    struct table *start = table_new(game_of("marrakech"), &with, 1);

    (void)unused;
    assert_cover(&d, start, false); /* some game in its middle */
    begin(&d, "marrakech", SEAT_PERSON);
    move_on(&d, 0);
    assert_cover(&d, session_table(d.session), true);
    table_free(start);
    desk_kill(&d);
    shelf_clear(&f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_windows_keep_both),
        cmocka_unit_test(a_full_disk_is_tried_again),
        cmocka_unit_test(what_could_not_be_stored_is_not_cut_either),
        cmocka_unit_test(an_unreadable_game_is_left_alone),
        cmocka_unit_test(saves_of_the_first_version_are_taken_over),
        cmocka_unit_test(what_is_forgotten_can_be_recalled),
        cmocka_unit_test(all_games_move_in_one_file),
        cmocka_unit_test(nothing_moves_before_it_is_kept),
        cmocka_unit_test(hostile_archives_do_no_harm),
        cmocka_unit_test(a_cover_shows_the_game_that_would_go_on),
        cmocka_unit_test(older_rules_are_looked_at),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
