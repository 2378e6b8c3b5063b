/* The session without any front end: every game is kept, whatever happens to it. */
#include "tests/unit/session-help.h"

/* What is kept of the game on the board, to be compared with what is kept of it later. */
struct kept_game {
    char name[64], moves[40];
};

static struct kept_game now_kept(const struct desk *d)
{
    struct kept_game k;

    snprintf(k.name, sizeof k.name, "%s", session_name(d->session));
    snprintf(k.moves, sizeof k.moves, "%s", kept_moves(d->shelf, k.name));
    assert_true(k.moves[0] != '\0');
    return k;
}

static void assert_untouched(const struct desk *d, const struct kept_game *k)
{
    assert_string_equal(kept_moves(d->shelf, k->name), k->moves);
}

/* A game between people, two moves old. */
static struct kept_game two_moves(struct desk *d)
{
    begin(d, "marrakech", SEAT_PERSON);
    move_on(d, 0);
    move_on(d, 1);
    return now_kept(d);
}

/* A game that has come to its end. */
static struct kept_game whole_game(struct desk *d, int second)
{
    begin(d, "marrakech", second);
    while (table_actor(session_table(d->session)) != OVER)
        move_on(d, 0);
    return now_kept(d);
}

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
    struct kept_game first;

    (void)unused;
    first = two_moves(&d);
    session_do(d.session, ACTION_NEW);
    pump(&d);
    assert_int_equal(d.sheet, SHEET_NEW);
    begin(&d, "marrakech", SEAT_PERSON);
    move_on(&d, 0);
    assert_int_equal(f.count, 2);
    assert_string_not_equal(session_name(d.session), first.name);
    assert_untouched(&d, &first);
    desk_kill(&d);
    shelf_clear(&f);
}

static void a_paste_takes_no_place(void **unused)
{
    static const char record[] = "players=2; rotate90";
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    struct kept_game first;

    (void)unused;
    first = two_moves(&d);
    session_paste(d.session, NULL, record, strlen(record), "");
    pump(&d);
    assert_int_equal(f.count, 2);
    assert_untouched(&d, &first);
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
    struct kept_game first;
    int at;

    (void)unused;
    first = two_moves(&d);
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
    assert_string_equal(session_name(d.session), first.name);
    assert_int_equal(table_at(session_table(d.session)), at);
    assert_untouched(&d, &first);
    desk_kill(&d);
    shelf_clear(&f);
}

/* A turning point of a finished game, the viewer, home, and back: computers must not play on from there. */
static void looking_back_at_a_finished_game_keeps_it(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    struct kept_game whole;

    (void)unused;
    d.think = true;
    whole = whole_game(&d, 1);
    session_jump(d.session, 9);
    pump(&d);
    session_do(d.session, ACTION_VIEW);
    pump(&d);
    session_do(d.session, ACTION_HOME);
    pump(&d);
    assert_int_equal(d.sheet, SHEET_START);
    session_open(d.session, whole.name);
    pump(&d);
    assert_untouched(&d, &whole);
    session_jump(d.session, 9);
    pump(&d);
    assert_int_equal(table_at(session_table(d.session)), 9);
    session_do(d.session, ACTION_GO_ON);
    pump(&d);
    assert_untouched(&d, &whole); /* whatever came of it is another game */
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
    struct kept_game whole;

    (void)unused;
    whole = whole_game(&d, SEAT_PERSON);
    assert_true(table_touch(session_table(d.session), TARGET_AGAIN, GESTURE_TAP));
    pump(&d);
    move_on(&d, 0);
    assert_int_equal(session_total(d.session), 2);
    assert_untouched(&d, &whole);
    assert_string_not_equal(session_name(d.session), whole.name);
    desk_kill(&d);
    shelf_clear(&f);
}

static void a_shared_game_waits_under_the_viewer(void **unused)
{
    static const char record[] = "players=2; rotate90";
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);

    (void)unused;
    session_share(d.session, game_of("marrakech"), record, strlen(record));
    pump(&d);
    assert_string_equal(notice(&d), "A shared game");
    session_do(d.session, ACTION_VIEW);
    pump(&d);
    assert_true(session_viewing(d.session));
    session_do(d.session, ACTION_VIEW);
    pump(&d);
    assert_int_equal(d.sheet, SHEET_BOARD);
    assert_string_equal(notice(&d), "A shared game");
    assert_int_equal(table_at(session_table(d.session)), 1);
    assert_int_equal(f.count, 0); /* looking keeps nothing */
    desk_kill(&d);
}

static void who_comes_back_finds_the_game_as_it_went_on(void **unused)
{
    static const char earlier[] = "players=2; rotate90";
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    struct kept_game first;

    (void)unused;
    first = two_moves(&d);
    desk_kill(&d);
    d = desk_on(&f, 1);
    session_return(d.session, first.name, game_of("marrakech"), earlier, strlen(earlier));
    pump(&d);
    assert_string_equal(session_name(d.session), first.name);
    assert_untouched(&d, &first);
    session_return(d.session, "gone", game_of("marrakech"), earlier, strlen(earlier));
    pump(&d);
    assert_string_equal(notice(&d), "A shared game");
    assert_int_equal(f.count, 1);
    desk_kill(&d);
    shelf_clear(&f);
}

static void undo_among_computers_stays(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    int at, thoughts;

    (void)unused;
    d.think = true;
    begin(&d, "marrakech", 1);
    session_seat(d.session, 0, 1);
    pump(&d);
    at = table_at(session_table(d.session)); /* they have played to the end */
    session_do(d.session, ACTION_UNDO);
    pump(&d);
    assert_true(table_at(session_table(d.session)) < at);
    at = table_at(session_table(d.session));
    thoughts = (int)d.thought.ticket;
    for (int i = 0; i < 5; i++)
        pump(&d);
    assert_int_equal(table_at(session_table(d.session)), at);
    assert_int_equal((int)d.thought.ticket, thoughts); /* nobody is asked to think */
    desk_kill(&d);
    shelf_clear(&f);
}

static void what_happens_can_be_heard(void **unused)
{
    struct shelf f = {0};
    struct desk d = desk_on(&f, 1);
    int heard;

    (void)unused;
    begin(&d, "null", SEAT_PERSON);
    assert_int_equal(d.sound, SOUND_ROLL);
    move_on(&d, 0);
    assert_int_equal(d.sound, SOUND_MOVE);
    heard = d.sounds;
    pump(&d);
    assert_false(table_play(session_table(d.session), 1u << 30));
    pump(&d);
    pump(&d);
    assert_int_equal(d.sound, SOUND_REFUSED);
    assert_int_equal(d.sounds, heard + 1);
    while (table_actor(session_table(d.session)) != OVER)
        move_on(&d, 0);
    assert_int_equal(d.sound, SOUND_END);
    heard = d.sounds;
    session_jump(d.session, 1);
    pump(&d);
    session_do(d.session, ACTION_LATEST);
    pump(&d);
    assert_int_equal(d.sounds, heard); /* looking back is silent */
    desk_kill(&d);
    shelf_clear(&f);
}

/* A file's name tells the game and the day; 1000 seconds after 1970 began it was still the first. */
static void files_are_named(void **unused)
{
    static const struct {
        int64_t now;
        const char *name;
    } days[] = {{1000, "null-1970-01-01.png"},
                {951782400, "null-2000-02-29.png"},
                {951868799, "null-2000-02-29.png"},
                {951868800, "null-2000-03-01.png"},
                {1798761599, "null-2026-12-31.png"}};
    struct shelf shelf = {0};
    struct desk d = desk_on(&shelf, 1);

    (void)unused;
    begin(&d, "null", SEAT_PERSON);
    for (size_t i = 0; i < sizeof days / sizeof *days; i++) {
        char name[100];
        struct writer w = writer_over(name, sizeof name);

        session_tick(d.session, 0, days[i].now);
        session_file_name(d.session, ".png", &w);
        assert_string_equal(name, days[i].name);
    }
    desk_kill(&d);
    shelf_clear(&shelf);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(files_are_named),
        cmocka_unit_test(a_game_is_kept_from_its_first_move_on),
        cmocka_unit_test(a_new_game_takes_no_place),
        cmocka_unit_test(a_paste_takes_no_place),
        cmocka_unit_test(the_viewer_changes_nothing),
        cmocka_unit_test(looking_back_at_a_finished_game_keeps_it),
        cmocka_unit_test(another_move_after_undo_is_a_branch),
        cmocka_unit_test(play_again_is_another_game),
        cmocka_unit_test(a_shared_game_waits_under_the_viewer),
        cmocka_unit_test(who_comes_back_finds_the_game_as_it_went_on),
        cmocka_unit_test(undo_among_computers_stays),
        cmocka_unit_test(what_happens_can_be_heard),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
