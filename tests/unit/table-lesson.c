/* The guided first game: every lesson once, when it is about what just happened. */
#define _POSIX_C_SOURCE 200809L
#include "tests/unit/table-help.h"

static const struct lesson *lessons(const struct table *t)
{
    return table_game(t)->view->lessons;
}

static int number_of(const struct table *t, const char *text)
{
    int i = 0;

    while (lessons(t)[i].text != text)
        i++;
    return i;
}

static void each_is_told_once(void **unused)
{
    struct table *t = new_table("marrakech", 2, 4);
    int told[32] = {0}, last = -1, i = 0;

    (void)unused;
    table_guide(t, true);
    for (;; i++) {
        const char *text = table_lesson(t);

        last = text ? number_of(t, text) : -1;
        if (text) {
            told[last]++;
            assert_ptr_equal(table_lesson(t), text); /* it stays until the decision is made */
            assert_non_null(strstr(status(t), text));
        }
        if (table_actor(t) == OVER)
            break;
        assert_true(table_play(t, legal_move(t, i * 7)));
        run(t);
    }
    for (i = 0; lessons(t)[i].text; i++) {
        assert_in_range(told[i], 0, 1);
        assert_true(strlen(lessons(t)[i].text) <= 130);
    }
    assert_int_equal(told[0], 1);
    assert_int_equal(told[1], 1);
    assert_int_equal(last, i - 1); /* what counts in the end comes at the end */
    table_again(t);
    run(t);
    assert_null(table_lesson(t));
    table_free(t);
}

static void only_when_wanted(void **unused)
{
    struct table *t = new_table("marrakech", 2, 4);

    (void)unused;
    assert_null(table_lesson(t));
    table_guide(t, true);
    assert_ptr_equal(table_lesson(t), lessons(t)[0].text);
    table_seat(t, table_actor(t), 3);
    assert_null(table_lesson(t)); /* computers know the rules */
    table_seat(t, table_actor(t), SEAT_PERSON);
    assert_ptr_equal(table_lesson(t), lessons(t)[0].text);
    table_guide(t, false);
    assert_null(table_lesson(t));
    table_free(t);
}

/* What was told in an earlier sitting, at the beginning, is not what a resumed game is about. */
static void not_from_the_beginning_again(void **unused)
{
    struct table *t = new_table("marrakech", 2, 4);

    (void)unused;
    assert_true(table_play(t, legal_move(t, 0)));
    run(t);
    table_guide(t, true);
    assert_true(table_lesson(t) != lessons(t)[0].text);
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_is_told_once),
        cmocka_unit_test(only_when_wanted),
        cmocka_unit_test(not_from_the_beginning_again),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
