/* Lessons: every game has a short course, every answer is legal and right by search, wrong ones are explained, and
   in the session each is taken, counted, and followed by the next. */
#include "ai/think.h"
#include "puzzle/quest.h"
#include "puzzle/shipped.h"
#include "tests/unit/session-help.h"

enum { LEAST = 5, MOST = 10, STEPS = 1500 };

static const struct game *each_game(const struct game *g)
{
    while ((g = catalogue_next(g)) && (g->hidden || !g->view))
        continue;
    return g;
}

static void every_game_has_a_course(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = each_game(g));) {
        const char *text = shipped_lessons(g->rules->name), *why;
        struct teaching t;
        struct puzzle p;

        assert_non_null(text);
        assert_in_range(teaching_count(text), LEAST, MOST);
        for (int i = 0; i < teaching_count(text); i++) {
            move list[MAX_MOVES];

            if (!teaching_read(g, text, i, &t, &p, &why))
                fail_msg("%s, lesson %d: %s", g->rules->name, i + 1, why);
            assert_true(g->rules->moves(puzzle_state(&p), list) > 1);
            assert_true(t.title.length < 40 && t.teach.length < 320 && t.praise.length < 160);
        }
        assert_true(teaching_read(g, text, 0, &t, &p, &why) && t.any); /* it begins with a rule */
    }
}

/* Is it a shipped puzzle with this answer that scripts/puzzles.py check proves exactly? */
static bool is_proved(const struct game *g, const struct quest *lesson)
{
    struct quest q;

    for (int i = 0; i < quest_count(g); i++)
        if (quest_begin(&q, g, i) && q.puzzle.exact &&
            state_equal(g->rules, puzzle_state(&q.puzzle), puzzle_state(&lesson->puzzle)))
            return teaching_accepts(&lesson->teaching, q.puzzle.riddle[0].best);
    return false;
}

/* The best move by search is one of the answers; or it is proved otherwise. */
static void answers_are_right(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = each_game(g));)
        for (int i = 0; i < quest_lessons(g); i++) {
            struct skill how = skill_level(g->brain, LEVELS);
            struct quest q;
            struct think *t;

            assert_true(quest_lesson(&q, g, i));
            if (q.teaching.any || is_proved(g, &q))
                continue;
            how.method = THINK_SEARCH;
            how.steps = STEPS;
            how.freedom = 0;
            t = think_new(g->rules, g->brain, NULL, puzzle_state(&q.puzzle), how, 1, 0);
            while (!think_on(t, STEPS))
                ;
            if (!teaching_accepts(&q.teaching, think_best(t)))
                fail_msg("%s, lesson %d: search prefers another move", g->rules->name, i + 1);
            think_free(t);
        }
}

static const char *words_of(struct desk *d)
{
    static char text[2048];
    struct writer w = writer_over(text, sizeof text);

    session_notice(d->session, &w);
    return text;
}

/* A wrong answer first, where there is one; then the right one; then the next lesson. */
static void take(struct desk *d, const struct game *g, int number)
{
    struct table *t = session_table(d->session);
    move list[MAX_MOVES];
    int count = g->rules->moves(table_state(t), list);
    struct quest q;

    assert_true(quest_lesson(&q, g, number));
    assert_int_equal(session_teaching(d->session), number + 1);
    assert_int_equal(session_puzzling(d->session), 0);
    assert_non_null(strstr(words_of(d), "Lesson "));
    for (int i = 0; i < count && !q.teaching.any; i++)
        if (!teaching_accepts(&q.teaching, list[i])) {
            assert_true(table_play(t, list[i]));
            pump(d);
            assert_non_null(strstr(words_of(d), "Not this one. "));
            session_do(d->session, ACTION_TRY_AGAIN);
            pump(d);
            break;
        }
    assert_true(table_play(t, q.teaching.any ? list[0] : q.teaching.answer[0]));
    pump(d);
    assert_int_equal(session_learnt(d->session, g), number + 1);
}

static void a_course_is_taken(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = each_game(g));) {
        struct shelf shelf = {0};
        struct desk d = desk_on(&shelf, 1);
        int count = session_lessons(g);

        session_lesson(d.session, g, -1);
        pump(&d);
        for (int i = 0; i < count; i++) {
            take(&d, g, i);
            assert_int_equal(session_can(d.session, ACTION_NEXT_LESSON), i + 1 < count);
            session_do(d.session, ACTION_NEXT_LESSON);
            pump(&d);
        }
        desk_kill(&d);
        d = desk_on(&shelf, 2); /* it is remembered, and begins anew */
        session_learnt(d.session, g);
        pump(&d);
        assert_int_equal(session_learnt(d.session, g), count);
        session_lesson(d.session, g, -1);
        assert_int_equal(session_teaching(d.session), 1);
        desk_kill(&d);
        shelf_clear(&shelf);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_game_has_a_course),
        cmocka_unit_test(answers_are_right),
        cmocka_unit_test(a_course_is_taken),
    };

    return cmocka_run_group_tests_name("lesson", tests, NULL, NULL);
}
