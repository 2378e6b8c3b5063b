/* A puzzle on the board: the right move is praised and played out, a wrong one is answered, hints come in
   steps, nothing of it is kept, and today's depends on the date alone. */
#include "puzzle/quest.h"
#include "tests/unit/session-help.h"

static const struct game *each_game(const struct game *g)
{
    while ((g = catalogue_next(g)) && session_puzzles(g) == 0)
        continue;
    return g;
}

static void words_of(struct desk *d, char *out, size_t room)
{
    struct writer w = writer_over(out, room);

    session_notice(d->session, &w);
}

/* Time passes until nothing moves. */
static void settle(struct desk *d)
{
    for (int i = 0; i < 1000; i++) {
        bool more = session_tick(d->session, 1, d->now);

        pump(d);
        if (!more)
            return;
    }
    fail_msg("it never comes to rest");
}

/* The whole line lies on the board; what is forced behind it the table has made as well. */
static void assert_played_out(const struct table *t, const struct puzzle *p)
{
    assert_true(table_at(t) >= p->line_length);
    for (int i = 0; i < p->line_length; i++)
        assert_int_equal(table_move(t, i), p->line[i]);
}

/* Finds all that is asked for. */
static void solve(struct desk *d, const struct puzzle *p)
{
    for (int k = 0; k < p->riddles; k++) {
        assert_int_equal(table_at(session_table(d->session)), p->riddle[k].at);
        assert_true(table_play(session_table(d->session), p->riddle[k].best));
        settle(d);
    }
}

static bool offers(struct desk *d, enum action a)
{
    enum action list[MOST_OFFERS];
    int count = session_offers(d->session, list);

    for (int i = 0; i < count; i++)
        if (list[i] == a)
            return true;
    return false;
}

static void right_answers(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = each_game(g));)
        for (int i = 0; i < session_puzzles(g); i += 7) {
            struct shelf shelf = {0};
            struct desk d = desk_on(&shelf, 1);
            struct quest q;
            char words[512];

            assert_true(quest_begin(&q, g, i));
            session_puzzle(d.session, g, i);
            pump(&d);
            assert_int_equal(session_puzzling(d.session), i + 1);
            words_of(&d, words, sizeof words);
            assert_non_null(strstr(words, " clearly best."));
            assert_false(offers(&d, ACTION_NEXT_PUZZLE));
            solve(&d, &q.puzzle);
            words_of(&d, words, sizeof words);
            assert_non_null(strstr(words, "Right"));
            assert_played_out(session_table(d.session), &q.puzzle);
            assert_true(offers(&d, ACTION_NEXT_PUZZLE));
            session_do(d.session, ACTION_NEXT_PUZZLE);
            assert_int_equal(session_puzzling(d.session), (i + 1) % session_puzzles(g) + 1);
            session_do(d.session, ACTION_HOME);
            pump(&d);
            assert_int_equal(session_puzzling(d.session), 0);
            assert_int_equal(session_total(d.session), 0);
            desk_kill(&d);
            shelf_clear(&shelf);
        }
}

static void wrong_answers(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = each_game(g));) {
        struct shelf shelf = {0};
        struct desk d = desk_on(&shelf, 1);
        struct quest q;
        char words[512];

        d.think = true;
        assert_true(quest_begin(&q, g, 0));
        session_puzzle(d.session, g, 0);
        pump(&d);
        assert_true(table_play(session_table(d.session), q.puzzle.riddle[0].second));
        settle(&d);
        words_of(&d, words, sizeof words);
        assert_non_null(strstr(words, "Not this one"));
        assert_non_null(strstr(words, " What it does: "));
        assert_true(offers(&d, ACTION_TRY_AGAIN));
        session_do(d.session, ACTION_TRY_AGAIN);
        assert_int_equal(table_at(session_table(d.session)), 0);
        words_of(&d, words, sizeof words);
        assert_non_null(strstr(words, " clearly best."));
        session_do(d.session, ACTION_SOLUTION);
        settle(&d);
        assert_played_out(session_table(d.session), &q.puzzle);
        assert_int_equal(table_move(session_table(d.session), 0), q.puzzle.riddle[0].best);
        assert_int_equal(session_total(d.session), 0);
        desk_kill(&d);
        shelf_clear(&shelf);
    }
}

/* Where two moves are asked for: the second is asked behind what the others do, can be wrong and tried again without
   the first, has hints of its own, and only with it the puzzle is solved. */
static void second_answers(void **unused)
{
    int met = 0;

    (void)unused;
    for (const struct game *g = NULL; (g = each_game(g));)
        for (int i = 0; i < session_puzzles(g); i++) {
            struct shelf shelf = {0};
            struct desk d = desk_on(&shelf, 1);
            struct table *t;
            struct quest q;
            struct solved_count count;
            char words[512];

            assert_true(quest_begin(&q, g, i));
            if (q.puzzle.riddles == 1) {
                desk_kill(&d);
                continue;
            }
            met++;
            session_puzzle(d.session, g, i);
            pump(&d);
            words_of(&d, words, sizeof words);
            assert_non_null(strstr(words, "of your moves, one after"));
            t = session_table(d.session);
            assert_true(table_play(t, q.puzzle.riddle[0].best));
            settle(&d);
            words_of(&d, words, sizeof words);
            assert_string_equal(words, "Right. And now?");
            session_do(d.session, ACTION_HINT);
            words_of(&d, words, sizeof words);
            assert_non_null(strstr(words, "The answer brings"));
            assert_true(table_play(t, q.puzzle.riddle[1].second));
            settle(&d);
            words_of(&d, words, sizeof words);
            assert_non_null(strstr(words, "Not this one"));
            session_do(d.session, ACTION_TRY_AGAIN);
            assert_int_equal(table_at(t), q.puzzle.riddle[1].at);
            words_of(&d, words, sizeof words);
            assert_non_null(strstr(words, "And now?"));
            session_solved(d.session, NULL, &count);
            assert_int_equal(count.tried, 0);
            for (int k = 1; k < q.puzzle.riddles; k++) {
                assert_true(table_play(t, q.puzzle.riddle[k].best));
                settle(&d);
            }
            pump(&d);
            session_solved(d.session, NULL, &count);
            assert_int_equal(count.right, 1);
            assert_int_equal(count.at_once, 0);
            assert_played_out(t, &q.puzzle);
            desk_kill(&d);
            shelf_clear(&shelf);
        }
    assert_true(met > 0);
}

/* One a day makes a streak, which another window and another day know; what was only shown makes none, and
   it is forgotten on request. */
static void streaks(void **unused)
{
    const struct game *g = each_game(NULL);
    struct shelf shelf = {0};
    struct solved_count count;
    struct quest q;

    (void)unused;
    for (int day = 20000; day < 20003; day++) {
        struct desk d = desk_on(&shelf, (uint64_t)day);

        d.now = (int64_t)day * 24 * 60 * 60;
        pump(&d);
        assert_int_equal(session_streak(d.session), 0); /* not known yet */
        pump(&d);
        assert_int_equal(session_streak(d.session), day - 20000);
        assert_true(quest_today(&q, g, d.now));
        session_puzzle(d.session, g, -1);
        solve(&d, &q.puzzle);
        assert_int_equal(session_streak(d.session), day - 20000 + 1);
        assert_int_equal(session_total(d.session), 0); /* it is no game */
        desk_kill(&d);
    }
    struct desk d = desk_on(&shelf, 9);
    d.now = (int64_t)20004 * 24 * 60 * 60;
    pump(&d);
    session_streak(d.session);
    pump(&d);
    assert_int_equal(session_streak(d.session), 0); /* a day was left out */
    session_solved(d.session, NULL, &count);
    assert_int_equal(count.right, 3);
    assert_int_equal(count.at_once, 3);
    session_forget_progress(d.session);
    pump(&d);
    session_solved(d.session, NULL, &count);
    assert_int_equal(count.tried, 0);
    assert_int_equal(shelf.count, 0);
    desk_kill(&d);
}

/* Two windows at once: both lines are kept. */
static void two_windows(void **unused)
{
    const struct game *g = each_game(NULL);
    struct shelf shelf = {0};
    struct desk d[2] = {desk_on(&shelf, 1), desk_on(&shelf, 2)}, third;
    struct solved_count count;
    struct quest q;

    (void)unused;
    for (int i = 0; i < 2; i++) {
        session_puzzle(d[i].session, g, i);
        pump(&d[i]);
    }
    for (int i = 0; i < 2; i++) {
        assert_true(quest_begin(&q, g, i));
        solve(&d[i], &q.puzzle);
    }
    third = desk_on(&shelf, 3);
    session_streak(third.session);
    pump(&third);
    session_solved(third.session, g, &count);
    assert_int_equal(count.right, 2);
    desk_kill(&third);
    desk_kill(&d[0]);
    desk_kill(&d[1]);
    shelf_clear(&shelf);
}

/* How much is at stake, what it is good for, where it goes. */
static void hints_in_steps(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = each_game(g));) {
        struct shelf shelf = {0};
        struct desk d = desk_on(&shelf, 1);
        char first[512], second[512];

        session_puzzle(d.session, g, 0);
        session_do(d.session, ACTION_HINT);
        words_of(&d, first, sizeof first);
        assert_non_null(strstr(first, "The answer brings"));
        session_do(d.session, ACTION_HINT);
        words_of(&d, second, sizeof second);
        assert_string_not_equal(first, second);
        assert_false(table_hint_shown(session_table(d.session)));
        session_do(d.session, ACTION_HINT);
        assert_true(table_hint_shown(session_table(d.session)));
        desk_kill(&d);
    }
}

/* Each comes once before any comes again, on whatever day one begins. */
static void days(void **unused)
{
    (void)unused;
    for (int count = 1; count < 200; count++) {
        bool seen[200] = {false};

        for (int day = 20000; day < 20000 + count; day++) {
            int which = puzzle_of_day(day, count);

            assert_in_range(which, 0, count - 1);
            assert_false(seen[which]);
            seen[which] = true;
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(right_answers),  cmocka_unit_test(wrong_answers),
        cmocka_unit_test(second_answers), cmocka_unit_test(hints_in_steps),
        cmocka_unit_test(streaks),        cmocka_unit_test(two_windows),
        cmocka_unit_test(days),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
