/* Waits: what takes longer than a moment is told and can be called off at once, or hurried; what is quick
   never flickers. */
#include "tests/unit/session-help.h"

static const char *busy(const struct desk *d)
{
    static char text[200];
    struct writer w = writer_over(text, sizeof text);

    session_busy(d->session, &w);
    return text;
}

/* The session is told of time as often as it wants to be. */
static void wait_for(struct desk *d, double seconds)
{
    while (seconds > 0 && session_alarm(d->session) >= 0) {
        double next = session_alarm(d->session) < seconds ? session_alarm(d->session) : seconds;

        session_pass(d->session, next > 0.01 ? next : 0.01);
        seconds -= next > 0.01 ? next : 0.01;
        pump(d);
    }
}

static void advice(void **unused)
{
    struct shelf shelf = {0};
    struct desk d = desk_on(&shelf, 1);

    (void)unused;
    begin(&d, "null", SEAT_PERSON);
    move_on(&d, 0);
    assert_false(session_can(d.session, ACTION_CANCEL));
    assert_true(session_alarm(d.session) < 0);
    session_do(d.session, ACTION_HINT);
    pump(&d);
    assert_true(d.thinking);
    wait_for(&d, 0.2);
    assert_string_equal(busy(&d), ""); /* nobody wonders yet, but it can be called off */
    assert_true(session_can(d.session, ACTION_CANCEL));
    wait_for(&d, 0.15);
    assert_string_equal(busy(&d), "Looking for a good move");
    assert_false(session_can(d.session, ACTION_ENOUGH));
    assert_true(session_alarm(d.session) < 0); /* nothing more to tell */
    assert_true(session_escape(d.session));
    pump(&d);
    assert_false(d.thinking);
    assert_int_equal(d.stops, 1);
    assert_string_equal(busy(&d), "");
    answer_thought(&d); /* too late */
    pump(&d);
    assert_false(table_hint_shown(session_table(d.session)));
    assert_string_equal(notice(&d), "");
    assert_false(session_escape(d.session));
    session_do(d.session, ACTION_HINT); /* and it can be asked for again */
    pump(&d);
    answer_thought(&d);
    pump(&d);
    assert_true(table_hint_shown(session_table(d.session)));
    assert_string_equal(busy(&d), "");
    assert_true(session_escape(d.session));
    assert_false(table_hint_shown(session_table(d.session)));
    desk_kill(&d);
    shelf_clear(&shelf);
}

static void computers(void **unused)
{
    struct shelf shelf = {0};
    struct desk d = desk_on(&shelf, 2);

    (void)unused;
    begin(&d, "null", 9);
    move_on(&d, 0);
    assert_true(d.thinking);
    assert_false(session_can(d.session, ACTION_CANCEL)); /* a quick one is not worth it */
    wait_for(&d, 1);
    assert_non_null(strstr(busy(&d), " is thinking"));
    assert_true(session_can(d.session, ACTION_CANCEL) && session_can(d.session, ACTION_ENOUGH));
    session_do(d.session, ACTION_CANCEL);
    pump(&d);
    assert_false(d.thinking); /* stopped, and not begun anew */
    assert_non_null(strstr(notice(&d), "Stopped: "));
    assert_true(session_can(d.session, ACTION_GO_ON));
    assert_true(session_can(d.session, ACTION_UNDO));
    session_do(d.session, ACTION_GO_ON);
    pump(&d);
    assert_true(d.thinking);
    assert_string_equal(notice(&d), "");
    assert_string_equal(busy(&d), ""); /* the clock began anew */
    answer_thought(&d);
    pump(&d);
    assert_int_equal(table_at(session_table(d.session)), 3);
    desk_kill(&d);
    shelf_clear(&shelf);
}

static void hurried(void **unused)
{
    struct shelf shelf = {0};
    struct desk d = desk_on(&shelf, 3);
    struct effect e;

    (void)unused;
    begin(&d, "null", 9);
    move_on(&d, 0);
    wait_for(&d, 1);
    session_do(d.session, ACTION_ENOUGH);
    assert_true(session_effect(d.session, &e));
    assert_int_equal(e.kind, EFFECT_ENOUGH);
    assert_true(e.ticket == d.thought.ticket);
    answer_thought(&d);
    pump(&d);
    assert_int_equal(table_at(session_table(d.session)), 3);
    desk_kill(&d);
    shelf_clear(&shelf);
}

static void solving(void **unused)
{
    struct shelf shelf = {0};
    struct desk d = desk_on(&shelf, 4);
    const struct game *g = game_of("catan-dice");

    (void)unused;
    begin(&d, "catan-dice", SEAT_PERSON);
    session_solving(d.session, g, 0.42);
    assert_string_equal(busy(&d), ""); /* nobody waits for it */
    session_do(d.session, ACTION_HINT);
    pump(&d);
    wait_for(&d, 1);
    assert_string_equal(busy(&d), "Catan Dice Game is being solved, once: 42 %");
    session_solving(d.session, g, 1);
    assert_string_equal(busy(&d), "Looking for a good move");
    desk_kill(&d);
    shelf_clear(&shelf);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(advice),
        cmocka_unit_test(computers),
        cmocka_unit_test(hurried),
        cmocka_unit_test(solving),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
