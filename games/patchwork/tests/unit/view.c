/* Patchwork's picture: what the hand does with a patch. Turning and flipping are what a person sees:
   a quarter to the right, and left for right, whichever way the patch lies. */
#include "games/patchwork/view/view.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

extern const struct view patchwork_view;

static struct state open_state(void)
{
    struct state s = {0};
    struct settings with = settings_preset(patchwork_rules.options);

    with.choice[OPTION_CIRCLE] = 1;
    patchwork_rules.start(&s, &with);
    s.purse[0] = 99;
    return s;
}

/* The patch as it would be laid with the square in the middle of the quilt. */
static const struct pose *held(struct ui *ui, const struct state *s)
{
    move m = patchwork_view.touch(ui, s, PLACE_QUILT + 4 * ROW + 4, GESTURE_TAP);

    assert_true(patchwork_is_lay(m) && patchwork_patch_of(m) == ui->patch - 1);
    return patchwork_shape_of(m);
}

static uint64_t bit(int row, int column)
{
    return (uint64_t)1 << (ROW * row + column);
}

/* By the written rule: one quarter maps (r, c) to (c, H-1-r), flipping maps it to (r, W-1-c). */
static uint64_t moved(const struct pose *p, bool turn)
{
    uint64_t out = 0;

    for (int r = 0; r < p->height; r++)
        for (int c = 0; c < p->width; c++)
            if (p->cover & bit(r, c))
                out |= turn ? bit(c, p->height - 1 - r) : bit(r, p->width - 1 - c);
    return out;
}

static void turning_and_flipping(void **unused)
{
    static const enum gesture gestures[] = {GESTURE_TURN_RIGHT, GESTURE_FLIP, GESTURE_TURN_RIGHT,
                                            GESTURE_TURN_RIGHT, GESTURE_FLIP, GESTURE_TURN_RIGHT};
    struct state s = open_state();

    (void)unused;
    for (int patch = 0; patch < PATCHES; patch++) {
        struct ui ui = {0};

        assert_int_equal(patchwork_view.touch(&ui, &s, PLACE_PATCH + patch, GESTURE_TAP), 0);
        for (size_t i = 0; i < sizeof gestures / sizeof *gestures; i++) {
            uint64_t wanted = moved(held(&ui, &s), gestures[i] == GESTURE_TURN_RIGHT);
            const struct pose *before = held(&ui, &s);

            patchwork_view.touch(&ui, &s, -1, gestures[i]);
            assert_int_equal(held(&ui, &s)->cover, wanted);
            if (gestures[i] == GESTURE_TURN_RIGHT) { /* and back */
                patchwork_view.touch(&ui, &s, -1, GESTURE_TURN_LEFT);
                assert_int_equal(held(&ui, &s)->cover, before->cover);
                patchwork_view.touch(&ui, &s, -1, GESTURE_TURN_RIGHT);
            }
        }
    }
}

/* Held over any square of the quilt a patch lies on the quilt. */
static void patches_stay_on_the_quilt(void **unused)
{
    struct state s = open_state();

    (void)unused;
    for (int patch = 0; patch < PATCHES; patch++)
        for (int square = 0; square < NUMBERS; square++) {
            struct ui ui = {.patch = (uint8_t)(patch + 1)};
            struct ghost g = patchwork_view_ghost(&s, &ui, PLACE_QUILT + square);

            assert_int_equal(g.there, square % ROW < SIDE);
            assert_int_equal(g.legal, g.there);
        }
}

static void what_cannot_be_bought_is_refused(void **unused)
{
    struct state s = open_state();
    struct ui ui = {0};
    struct refusal why;
    move m;

    (void)unused;
    s.purse[0] = 1;
    m = patchwork_view.touch(&ui, &s, PLACE_PATCH + 8, GESTURE_TAP); /* I costs 6 */
    assert_true(patchwork_why_not(&s, m, &why));
    assert_string_equal(why.text, "Patch I costs 6 buttons and Player 1 has only 1.");
    assert_int_equal(ui.patch, 0);
}

/* A drag that does not end on the quilt puts the patch back: no button is pressed, no other patch taken. */
static void a_drag_presses_nothing(void **unused)
{
    static const int ends[] = {ADVANCE_BUTTON, TURN_LEFT_BUTTON, LAY_BUTTON, PLACE_PATCH + 6};
    struct state s = open_state();

    (void)unused;
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        struct ui ui = {0};

        assert_int_equal(patchwork_view.touch(&ui, &s, PLACE_PATCH + 5, GESTURE_LIFT), 0);
        assert_true(patchwork_view.holding(&ui));
        assert_int_equal(patchwork_view.touch(&ui, &s, ends[i], GESTURE_TAP), 0);
        assert_false(patchwork_view.holding(&ui));
        assert_int_equal(patchwork_view.touch(&ui, &s, ADVANCE_BUTTON, GESTURE_TAP), ADVANCE);
    }
}

static void a_drag_sews(void **unused)
{
    struct state s = open_state();
    struct ui ui = {0};
    move m;

    (void)unused;
    patchwork_view.touch(&ui, &s, PLACE_PATCH + 5, GESTURE_LIFT);
    m = patchwork_view.touch(&ui, &s, PLACE_QUILT + 4 * ROW + 4, GESTURE_TAP);
    assert_true(patchwork_is_lay(m) && patchwork_patch_of(m) == 5);
    assert_int_equal(patchwork_view.touch(&ui, &s, PLACE_QUILT + NUMBERS + 44, GESTURE_TAP), 0);
    assert_true(patchwork_view.holding(&ui)); /* the other quilt: it stays in hand */
}

static void escape_puts_back(void **unused)
{
    struct state s = open_state();
    struct ui ui = {0};

    (void)unused;
    patchwork_view.touch(&ui, &s, PLACE_PATCH + 5, GESTURE_TAP);
    assert_true(patchwork_view.holding(&ui));
    patchwork_view.touch(&ui, &s, -1, GESTURE_CANCEL);
    assert_false(patchwork_view.holding(&ui));
}

/* A is two squares, one below the other; a quarter later they lie side by side. */
static void the_hand_is_told_in_words(void **unused)
{
    struct state s = open_state();
    struct ui ui = {0};
    char text[160];
    struct writer w = writer_over(text, sizeof text);

    (void)unused;
    patchwork_view.hand(&w, &s, &ui);
    assert_int_equal(w.size, 0);
    patchwork_view.touch(&ui, &s, PLACE_PATCH + 0, GESTURE_TAP);
    patchwork_view.touch(&ui, &s, -1, GESTURE_TURN_RIGHT);
    patchwork_view.hand(&w, &s, &ui);
    assert_string_equal(
        text, "In hand: patch A; row 1: 1 2. R turns it, F flips it, Escape puts it back.");
}

static void a_tie_is_explained(void **unused)
{
    struct state s = open_state(), after;
    char text[160];
    struct writer w = writer_over(text, sizeof text);

    (void)unused;
    s.time[0] = LAST_TIME; /* first there */
    s.time[1] = LAST_TIME - 1;
    s.purse[0] = 9;
    s.purse[1] = 8;
    after = s;
    patchwork_rules.apply(&after, ADVANCE);
    patchwork_view.tell(&w, &s, ADVANCE, &after);
    assert_string_equal(text,
                        "Player 2 advances 1 square, gets 1 button. The scores are equal, and "
                        "Player 1 was first at the end.");
}

/* The example of the assignment: E pays its own income at square 5. */
static void a_move_in_its_parts(void **unused)
{
    struct state s = open_state();
    struct timing time;

    (void)unused;
    s.purse[0] = 3;
    s.time[0] = 3;
    s.time[1] = 4;
    time = patchwork_view_timing(&s, patchwork_lay(4, 0, 0));
    assert_int_equal(time.price, 3);
    assert_int_equal(time.from, 3);
    assert_int_equal(time.to, 5);
    assert_int_equal(time.gain, 1);
    assert_false(time.special);
    assert_true(0 < time.lay && time.lay < time.walk && time.walk < time.total);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(turning_and_flipping),
        cmocka_unit_test(patches_stay_on_the_quilt),
        cmocka_unit_test(what_cannot_be_bought_is_refused),
        cmocka_unit_test(a_drag_presses_nothing),
        cmocka_unit_test(a_drag_sews),
        cmocka_unit_test(escape_puts_back),
        cmocka_unit_test(the_hand_is_told_in_words),
        cmocka_unit_test(a_tie_is_explained),
        cmocka_unit_test(a_move_in_its_parts),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
