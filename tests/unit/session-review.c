/* A review of the game on the board: it grows while it is looked at, stops when nobody does, is kept with the game
   and not done twice, and who plays on from a decision of it begins a game of his own. */
#include "tests/unit/session-help.h"

static void play_out(struct desk *d)
{
    struct table *t = session_table(d->session);

    for (int i = 0; table_actor(t) != OVER; i++) {
        assert_true(table_play(t, legal_move(d, i)));
        pump(d);
    }
}

static int ready(struct desk *d)
{
    return review_ready(table_review(session_table(d->session)));
}

static const char *told(struct desk *d)
{
    static char text[1024];
    struct writer w = writer_over(text, sizeof text);

    session_notice(d->session, &w);
    return text;
}

static void grows_while_it_is_looked_at(void **unused)
{
    struct shelf shelf = {0};
    struct desk d = desk_on(&shelf, 1);
    int length;

    (void)unused;
    begin(&d, "null", SEAT_PERSON);
    play_out(&d);
    length = table_length(session_table(d.session));
    assert_int_equal(d.looks, 0);
    session_do(d.session, ACTION_COURSE);
    pump(&d);
    assert_int_equal(d.looks, MOST_LOOKS); /* so many at a time */
    session_do(d.session, ACTION_COURSE);
    pump(&d);
    assert_int_equal(d.unlooks, 1);
    d.look = true;
    session_do(d.session, ACTION_COURSE);
    pump(&d);
    assert_int_equal(ready(&d), length);
    assert_int_equal(d.looks, length + MOST_LOOKS);
    desk_kill(&d);
    shelf_clear(&shelf);
}

/* A whole game, and all of it looked at. */
static void review_a_game(struct desk *d)
{
    d->look = true;
    begin(d, "null", SEAT_PERSON);
    play_out(d);
    session_do(d->session, ACTION_COURSE);
    pump(d);
}

static void is_kept_with_the_game(void **unused)
{
    struct shelf shelf = {0};
    struct desk d = desk_on(&shelf, 1);
    char name[64];

    (void)unused;
    review_a_game(&d);
    snprintf(name, sizeof name, "%s", session_name(d.session));
    assert_true(session_is_kept(d.session));
    assert_non_null(strstr(shelf.text[shelf_find(&shelf, name)], "\nreview 1 null"));
    desk_kill(&d);

    d = desk_on(&shelf, 2);
    session_open(d.session, name);
    pump(&d);
    session_do(d.session, ACTION_COURSE);
    pump(&d);
    assert_int_equal(d.looks, 0);
    assert_int_equal(ready(&d), table_length(session_table(d.session)));
    desk_kill(&d);
    shelf_clear(&shelf);
}

/* A review that was cut or forged costs nothing but another look. */
static void a_damaged_review_is_done_again(void **unused)
{
    struct shelf shelf = {0};
    struct desk d = desk_on(&shelf, 1);
    char name[64], *at;
    int length;

    (void)unused;
    review_a_game(&d);
    length = table_length(session_table(d.session));
    snprintf(name, sizeof name, "%s", session_name(d.session));
    desk_kill(&d);
    at = strstr(shelf.text[shelf_find(&shelf, name)], "\nreview 1 ");
    strcpy(at + 40, "\nnonsense");

    d = desk_on(&shelf, 2);
    session_open(d.session, name);
    pump(&d);
    assert_int_equal(table_length(session_table(d.session)), length);
    d.look = true;
    session_do(d.session, ACTION_COURSE);
    pump(&d);
    assert_int_equal(d.looks, length);
    desk_kill(&d);
    shelf_clear(&shelf);
}

static void one_steps_through_it_and_plays_on(void **unused)
{
    struct shelf shelf = {0};
    struct desk d = desk_on(&shelf, 1);
    enum action offers[MOST_OFFERS];
    struct table *t;
    char name[64];
    int length;

    (void)unused;
    d.look = true;
    begin(&d, "null", SEAT_PERSON);
    play_out(&d);
    t = session_table(d.session);
    length = table_length(t);
    snprintf(name, sizeof name, "%s", session_name(d.session));
    assert_false(session_can(d.session, ACTION_LATER));
    session_do(d.session, ACTION_COURSE);
    pump(&d);
    assert_true(table_touch(t, TARGET_STEP, GESTURE_TAP));
    pump(&d);
    assert_non_null(strstr(told(&d), "Move 1 of "));
    assert_true(session_can(d.session, ACTION_LATER));
    assert_false(session_can(d.session, ACTION_EARLIER));
    session_do(d.session, ACTION_LATER);
    assert_non_null(strstr(told(&d), "Move 2 of "));
    assert_int_equal(session_offers(d.session, offers) >= 3, 1);
    assert_int_equal(offers[0], ACTION_EARLIER);
    assert_string_equal(session_name(d.session), name); /* looking changes nothing */
    session_do(d.session, ACTION_GO_ON);
    pump(&d);
    assert_string_not_equal(session_name(d.session), name);
    assert_int_equal(table_length(t), 1);
    assert_int_equal(session_total(d.session), 2);
    session_open(d.session, name);
    pump(&d);
    assert_int_equal(table_length(session_table(d.session)), length);
    desk_kill(&d);
    shelf_clear(&shelf);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(grows_while_it_is_looked_at),
        cmocka_unit_test(is_kept_with_the_game),
        cmocka_unit_test(a_damaged_review_is_done_again),
        cmocka_unit_test(one_steps_through_it_and_plays_on),
    };

    return cmocka_run_group_tests_name("session-review", tests, NULL, NULL);
}
