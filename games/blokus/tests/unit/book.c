/* Blokus: the book of openings. Every line of it is a game, its answer is found wherever the board is turned, and the
   upper levels play it. */
#include "ai/think.h"
#include "core/space.h"
#include "core/walk.h"
#include "games/blokus/brain/brain.h"

#include <setjmp.h>
#include <stdarg.h>

#include <cmocka.h>

extern const struct brain blokus_brain;

static void start(struct state *s, int mode)
{
    struct settings with = settings_preset(blokus_options);

    with.choice[OPTION_MODE] = mode;
    state_start(&blokus_rules, s, &with);
}

static move image(const struct state *s, move m, int symmetry)
{
    int32_t action;

    blokus_space.actions(s, &m, 1, &action);
    return blokus_space.move(s, symmetry ? blokus_space.turned_action(s, symmetry, action)
                                         : (int)action);
}

/* Plays a line, turned, up to its answer. Says what that is; s becomes the position before it. */
static move play_line(const struct book_line *l, int symmetry, struct state *s)
{
    struct reader r = reader_of(l->moves);

    start(s, l->mode);
    for (;;) {
        move m = image(s, blokus_rules.read_move(&r, s), symmetry);

        assert_null(r.error);
        assert_true(is_legal(&blokus_rules, s, m));
        read_space(&r);
        if (read_done(&r))
            return m;
        blokus_rules.apply(s, m);
    }
}

static void every_line_is_known_on_every_turned_board(void **unused)
{
    struct state s;
    int lines = 0;

    (void)unused;
    for (const struct book_line *l = blokus_book; l->moves; l++, lines++) {
        start(&s, l->mode);
        for (int i = blokus_space.extent(&s).symmetries - 1; i >= 0; i--) {
            move answer = play_line(l, i, &s), found = blokus_opening(&s);
            bool same = answer == found;

            /* A position that is its own image has several answers, images of each other. */
            for (int k = 1; !same && k < blokus_space.extent(&s).symmetries; k++)
                same = image(&s, answer, k) == found;
            assert_true(same);
        }
    }
    assert_in_range(lines, 20, 400);
}

static void unknown_positions_have_no_answer(void **unused)
{
    struct state s;
    move list[MAX_MOVES];
    int known = 0, count;

    (void)unused;
    start(&s, DUO);
    assert_true(blokus_opening(&s) != 0);
    s.house |= HOUSE_FREE;
    assert_int_equal(blokus_opening(&s), 0);
    s.house = 0; /* any corner */
    assert_int_equal(blokus_opening(&s), 0);
    s.house = HOUSE_FIXED;
    count = blokus_rules.moves(&s, list);
    for (int i = 0; i < count; i++) {
        struct state next = s;

        blokus_rules.apply(&next, list[i]);
        known += blokus_opening(&next) != 0;
    }
    assert_in_range(known, 1, count / 4);
    start(&s, THREE);
    assert_int_equal(blokus_opening(&s), 0);
}

/* With so short a look only the book can make them agree. */
static void the_upper_levels_play_it(void **unused)
{
    struct state s;

    (void)unused;
    for (int level = 1; level <= LEVELS; level++)
        assert_int_equal(skill_level(&blokus_brain, level).book, level >= 7);
    for (const struct book_line *l = blokus_book; l->moves; l++) {
        struct skill how = skill_level(&blokus_brain, 7);
        move answer = play_line(l, 0, &s);
        struct thought found;
        struct think *t;

        how.steps = 20;
        t = think_new(&blokus_rules, &blokus_brain, NULL, &s, how, 1, 0);
        think_on(t, 20);
        assert_int_equal(think_best(t), answer);
        think_report(t, &found);
        assert_int_equal(found.move[0], answer);
        assert_true(found.visits[0] >= 10 && found.count > 1);
        assert_true(think_is_clear(t, 1e9));
        think_free(t);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_line_is_known_on_every_turned_board),
        cmocka_unit_test(unknown_positions_have_no_answer),
        cmocka_unit_test(the_upper_levels_play_it),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
