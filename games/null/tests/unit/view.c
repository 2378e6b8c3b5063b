/* Null on the screen: tapping a counter takes it and all to its right; too many are refused in words. */
#include "tests/unit/table-help.h"

static struct table *heap_of(const char *text)
{
    struct table *t = new_table("null", 2, 1);
    struct reader r = reader_of(text);
    struct refusal why;

    assert_true(table_position(t, &r, &why));
    run(t);
    return t;
}

static void a_tap_takes_what_lies_to_the_right(void **unused)
{
    struct table *t = heap_of("heap 8");

    (void)unused;
    assert_true(table_touch(t, 6, GESTURE_TAP)); /* counters are targets, from 0 */
    run(t);
    assert_string_equal(shown(t), "heap 6 ;players=2 turn=2");
    table_free(t);
}

static void four_are_too_many(void **unused)
{
    struct table *t = heap_of("heap 8");

    (void)unused;
    table_touch(t, 4, GESTURE_TAP);
    assert_non_null(table_refusal(t));
    assert_string_equal(shown(t), "heap 8 ;players=2 turn=1");
    table_free(t);
}

static void every_player_has_a_panel(void **unused)
{
    struct table *t = new_table("null", 4, 1);

    (void)unused;
    for (int player = 0; player < 4; player++)
        assert_true(drawing_target_of(table_draw(t), TARGET_SEAT + player) >= 0);
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_tap_takes_what_lies_to_the_right),
        cmocka_unit_test(four_are_too_many),
        cmocka_unit_test(every_player_has_a_panel),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
