/* One's own progress: Glickman's own example, games that are noted once with who was met, streaks, the best score alone,
   ratings that rise with wins, names apart, a table for other programs, and nothing left when it is forgotten. */
#include "session/glicko.h"
#include "tests/unit/session-help.h"

#include <math.h>

static void glickmans_example(void **unused)
{
    const struct meeting met[] = {
        {{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}};
    struct rating r = rating_after((struct rating){1500, 200, 0.06}, met, 3);

    (void)unused;
    assert_true(fabs(r.value - 1464.06) < 0.02);
    assert_true(fabs(r.error - 151.52) < 0.02);
    assert_true(fabs(r.volatility - 0.05999) < 0.00002);
}

static void levels_stand_on_the_scale(void **unused)
{
    (void)unused;
    for (int level = 1; level <= LEVELS; level++)
        assert_int_equal(rating_level(rating_of_level(level).value), level);
    assert_int_equal(rating_level(0), 1);
    assert_int_equal(rating_level(3000), LEVELS);
}

static void play_out(struct desk *d)
{
    d->think = true;
    for (int i = 0; table_actor(session_table(d->session)) != OVER && i < 1000; i++) {
        struct table *t = session_table(d->session);

        if (table_actor(t) >= 0 && table_seat_of(t, table_actor(t)) == SEAT_PERSON)
            assert_true(table_play(t, legal_move(d, 0)));
        pump(d);
    }
}

static char *csv_of(struct session *s)
{
    char *text = calloc(1, 1 << 16);
    struct writer w = writer_over(text, 1 << 16);

    session_progress_csv(s, &w);
    return text;
}

/* With Null, who leaves one counter to the other decides; whoever won, it is noted, once, and kept. */
static void games_are_noted_once(void **unused)
{
    struct shelf shelf = {0};
    struct desk d = desk_on(&shelf, 1);
    struct results r;
    char name[NAME_BYTES], *csv;
    char id[64];

    (void)unused;
    begin(&d, "null", 5);
    session_call(d.session, 0, "Ann \"A\"", 7);
    play_out(&d);
    snprintf(id, sizeof id, "%s", session_name(d.session));
    session_do(d.session, ACTION_UNDO);
    pump(&d);
    play_out(&d);
    desk_kill(&d);

    d = desk_on(&shelf, 2);
    session_results(d.session, game_of("null"), "", &r); /* asks for it */
    pump(&d);
    session_open(d.session, id);
    pump(&d);
    assert_true(session_player(d.session, game_of("null"), 0, name));
    assert_string_equal(name, "Ann \"A\"");
    assert_false(session_player(d.session, game_of("null"), 1, name));
    session_results(d.session, game_of("null"), "Ann \"A\"", &r);
    assert_int_equal(r.games, 1);
    assert_int_equal(r.rated, 1);
    assert_true(r.won ? r.rating > 1500 && r.streak == 1 : r.rating < 1500 && r.streak == 0);
    assert_true(r.error < 700);
    session_results(d.session, game_of("null"), "", &r);
    assert_int_equal(r.games, 0);
    csv = csv_of(d.session);
    assert_non_null(strstr(csv, "game,1970-01-01,null,"));
    assert_non_null(strstr(csv, ",\"Ann \"\"A\"\"\"\n"));
    free(csv);
    session_forget_progress(d.session);
    pump(&d);
    assert_false(session_player(d.session, game_of("null"), 0, name));
    desk_kill(&d);
    shelf_clear(&shelf);
}

/* What lies where the progress should be is told once and stays, whatever is solved meanwhile; a last line that was cut off
   is not joined with the next one. */
static void what_is_no_progress_stays(void **unused)
{
    static const char *const foreign[] = {"", "my thesis",
                                          "kept 2 progress 5\tprogress\nof 2030\n"};
    struct shelf shelf = {0};
    struct desk d;
    struct results r;

    (void)unused;
    for (int i = 0; i < 3; i++) {
        shelf_put(&shelf, progress_name, foreign[i]);
        d = desk_on(&shelf, 1);
        begin(&d, "null", 5);
        play_out(&d);
        assert_string_equal(shelf.text[shelf_find(&shelf, progress_name)], foreign[i]);
        assert_non_null(strstr(d.said, "Your progress is not kept"));
        session_results(d.session, game_of("null"), "", &r);
        assert_int_equal(r.games, 1);
        desk_kill(&d);
    }
    shelf_put(&shelf, progress_name,
              "kept 1 progress 5\tprogress\npuzzle 1 null 1 0 0 right other");
    d = desk_on(&shelf, 1);
    begin(&d, "null", 5);
    play_out(&d);
    assert_non_null(strstr(shelf.text[shelf_find(&shelf, progress_name)], "right other\ngame "));
    desk_kill(&d);
    shelf_clear(&shelf);
}

static void reviews_tell_accuracy(void **unused)
{
    struct shelf shelf = {0};
    struct desk d = desk_on(&shelf, 1);
    struct drawing *plot = drawing_new();
    struct results r;
    char text[2048];
    struct writer w = writer_over(text, sizeof text);

    (void)unused;
    d.look = true;
    begin(&d, "null", 5);
    play_out(&d);
    session_do(d.session, ACTION_COURSE);
    pump(&d);
    session_results(d.session, game_of("null"), "", &r);
    assert_int_equal(r.games, 1);
    assert_int_equal(r.reviewed, 1);
    assert_true(r.accuracy > 0 && r.accuracy <= 100);
    assert_true(session_plot(d.session, game_of("null"), "", false, plot));
    assert_false(session_plot(d.session, game_of("blokus"), "", true, plot));
    session_tell_progress(d.session, &w);
    drawing_free(plot);
    desk_kill(&d);
    shelf_clear(&shelf);
}

/* Lines as a store may hold them: streaks, best scores, and ratings follow the results. */
static void results_add_up(void **unused)
{
    struct shelf shelf = {0};
    struct desk d;
    struct results r;
    char text[2048];
    struct writer w = writer_over(text, sizeof text);

    (void)unused;
    shelf_put(&shelf, "progress",
              "kept 1 progress 1\tprogress\n"
              "game 20000 blokus a1 0 2 1000 12 5:2 Bo\n"
              "game 20000 blokus a2 0 2 1000 12 6:2 Bo\n"
              "game 20001 blokus a3 0 2 0 -30 7:0 Bo\n"
              "game 20001 blokus a4 0 4 500 3 5:1,5:1,5:2 Bo\n"
              "nonsense\n"
              "game 20001 blokus a5 0 2 x\n"
              "game 20002 catan-dice b1 0 1 1000 88 - \n"
              "game 20002 catan-dice b2 0 1 1000 95 - \n"
              "accuracy 20002 catan-dice b2 0 81 \n"
              "accuracy 20002 catan-dice b3 0 71 \n");
    d = desk_on(&shelf, 1);
    session_results(d.session, game_of("blokus"), "Bo", &r);
    pump(&d);
    session_results(d.session, game_of("blokus"), "Bo", &r);
    assert_int_equal(r.games, 4);
    assert_int_equal(r.won, 2);
    assert_int_equal(r.drawn, 1);
    assert_int_equal(r.longest, 2);
    assert_int_equal(r.streak, 0);
    assert_int_equal(r.rated, 4);
    assert_true(r.rating > 1550 && r.rating < 1950 && r.error < 500);
    session_results(d.session, game_of("catan-dice"), "", &r);
    assert_int_equal(r.alone, 2);
    assert_int_equal(r.best, 95);
    assert_int_equal(r.rated, 0);
    assert_true(fabs(r.accuracy - 76) < 1e-9);
    session_introduce(d.session, 0, "Bo", 2);
    session_propose(d.session, game_of("blokus"), &w);
    assert_non_null(strstr(text, "Your rating is "));
    assert_non_null(strstr(text, ": try level "));
    w = writer_over(text, sizeof text);
    session_propose(d.session, game_of("catan-dice"), &w);
    assert_string_equal(text, "");
    session_tell_progress(d.session, &w);
    assert_non_null(strstr(
        text, "Blokus, Bo: 4 games, 2 won, 1 drawn, at most 2 wins in a row, now 0. Rating "));
    assert_non_null(strstr(text, "best score alone 95"));
    desk_kill(&d);
    shelf_clear(&shelf);
}

/* Numbers that no line of ours can hold, some of which are right ones once they have gone round 32 bits. */
static void wild_numbers_count_nothing(void **unused)
{
    struct shelf shelf = {0};
    struct desk d;
    struct results r;

    (void)unused;
    shelf_put(&shelf, "progress",
              "kept 1 progress 1\tprogress\n"
              "game 20000 blokus a1 0 2 4294968296 12 5:2 Bo\n"
              "game 20000 blokus a2 0 2 1000 -2147483648 5:2 Bo\n"
              "game 20000 blokus a3 0 2 1000 12 4294967301:2 Bo\n"
              "game 20000 blokus a4 0 2 1000 12 5:20 Bo\n"
              "accuracy 20000 blokus a5 0 4294967380 Bo\n"
              "puzzle 9223372036854775807 blokus 1 0 0 right today\n");
    d = desk_on(&shelf, 1);
    session_results(d.session, game_of("blokus"), "Bo", &r);
    pump(&d);
    session_results(d.session, game_of("blokus"), "Bo", &r);
    assert_int_equal(r.games, 0);
    assert_int_equal(r.reviewed, 0);
    desk_kill(&d);
    shelf_clear(&shelf);
}

/* A row for each line, every number in the column of its name; what cannot be a day has no row. */
static void the_table_names_its_columns(void **unused)
{
    struct shelf shelf = {0};
    struct desk d;
    struct results r;
    char *csv;

    (void)unused;
    shelf_put(&shelf, "progress",
              "kept 1 progress 1\tprogress\n"
              "game 20000 blokus a4 0 4 500 -3 5:1,6:1,7:2 Bo, the first\n"
              "accuracy 20001 catan-dice b2 0 81 \n"
              "puzzle 20002 blokus 7 1 2 right today\n"
              "lesson 20003 marrakech 3 0 1 shown\n"
              "puzzle 9223372036854775807 blokus 1 0 0 right today\n"
              "something 1 of later\n"
              "game\n");
    d = desk_on(&shelf, 1);
    session_results(d.session, game_of("blokus"), "Bo", &r);
    pump(&d);
    csv = csv_of(d.session);
    assert_string_equal(csv, "kind,date,game,id,seat,players,share,points,met,accuracy,number,"
                             "wrong,hints,result,which,name\n"
                             "game,2024-10-04,blokus,a4,0,4,500,-3,\"5:1,6:1,7:2\",,,,,,,\"Bo, "
                             "the first\"\n"
                             "accuracy,2024-10-05,catan-dice,b2,0,,,,,81,,,,,,\n"
                             "puzzle,2024-10-06,blokus,,,,,,,,7,1,2,right,today,\n"
                             "lesson,2024-10-07,marrakech,,,,,,,,3,0,1,shown,,\n");
    free(csv);
    desk_kill(&d);
    shelf_clear(&shelf);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(glickmans_example),
        cmocka_unit_test(levels_stand_on_the_scale),
        cmocka_unit_test(games_are_noted_once),
        cmocka_unit_test(reviews_tell_accuracy),
        cmocka_unit_test(results_add_up),
        cmocka_unit_test(what_is_no_progress_stays),
        cmocka_unit_test(wild_numbers_count_nothing),
        cmocka_unit_test(the_table_names_its_columns),
    };

    return cmocka_run_group_tests_name("progress", tests, NULL, NULL);
}
