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

/* In games of people among computers each lesson fits who is told it: what he is to decide, never what
   another has in hand; and at the end nothing is told that mattered in the middle. */
static void to_whom_it_concerns(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        for (uint64_t seed = 0; g->view && g->view->lessons && seed < 6; seed++) {
            struct settings with = settings_preset(g->rules->options);
            struct table *t = table_new(g, &with, seed);
            struct state *before = state_new(g->rules);

            table_speed(t, 0);
            run(t);
            for (int p = 1; p < table_players(t); p++)
                table_seat(t, p, seed % 2 ? 1 : SEAT_PERSON);
            table_guide(t, true);
            for (int i = 0;; i++) {
                const char *text = table_lesson(t);
                const struct lesson *l = text ? &lessons(t)[number_of(t, text)] : NULL;
                bool over = table_actor(t) == OVER;

                assert_true(!l || (l->about == ABOUT_END) == over);
                if (l && l->about == ABOUT_CHOICE)
                    assert_true(l->fits(before, table_at(t) ? table_move(t, table_at(t) - 1) : 0,
                                        table_state(t), table_actor(t)));
                if (over)
                    break;
                state_copy(g->rules, before, table_state(t));
                assert_true(table_play(t, legal_move(t, i * 7)));
                run(t);
            }
            state_free(before);
            table_free(t);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_is_told_once),
        cmocka_unit_test(only_when_wanted),
        cmocka_unit_test(not_from_the_beginning_again),
        cmocka_unit_test(to_whom_it_concerns),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
