/* Patchwork's picture: what the hand does with a patch. Turning and flipping are what a person sees:
   a quarter to the right, and left for right, whichever way the patch lies. */
#include "games/patchwork/view/view.h"
#include "table/table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

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
                        "Player 2 advanced 1 square and got 1 button. The scores are equal, and "
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

/* ---- On a phone ----------------------------------------------------------------------------- */

static struct drawing *draw_tall(const struct state *s, const struct ui *ui, float height)
{
    struct scene sc = {.page = {FORM_TALL, TALL_WIDTH, height},
                       .now = s,
                       .before = s,
                       .t = 1,
                       .ui = ui,
                       .person = patchwork_actor(s),
                       .focus = -1,
                       .cursor = {-1, -1},
                       .hint_reason = "",
                       .seat = {SEAT_PERSON, SEAT_PERSON}};
    struct drawing *d = drawing_new();

    draw_clear(d, sc.page.width, sc.page.height);
    patchwork_view.draw(d, &sc);
    return d;
}

static struct state circle_state(void)
{
    struct state s = {0};
    struct settings with = settings_preset(patchwork_rules.options);
    struct rng r = rng_from(1);

    patchwork_rules.start(&s, &with);
    while (patchwork_actor(&s) == CHANCE)
        patchwork_rules.apply(&s, patchwork_rules.sample(&s, &r));
    return s;
}

/* Turning the leaves shows every patch that is left, whichever way they lie and however high the page is;
   and the first leaf comes again. */
static void the_shelf_shows_all(void **unused)
{
    struct state states[] = {open_state(), circle_state()};

    (void)unused;
    for (int i = 0; i < 4; i++) {
        struct ui ui = {0};
        uint64_t seen = 0, first = 0, now;

        for (int leaf = 0; leaf < 12; leaf++) {
            struct drawing *d = draw_tall(&states[i % 2], &ui, i < 2 ? TALL_LEAST : TALL_MOST);

            now = 0;
            for (int patch = 0; patch < PATCHES; patch++)
                if (drawing_target_of(d, PLACE_PATCH + patch) >= 0)
                    now |= (uint64_t)1 << patch;
            drawing_free(d);
            first = leaf == 0 ? now : first;
            seen |= now;
            if (leaf > 0 && now == first)
                break;
            assert_int_equal(patchwork_view.touch(&ui, &states[i % 2], MORE_BUTTON, GESTURE_TAP),
                             0);
            assert_int_not_equal(leaf, 11);
        }
        assert_int_equal(seen, ((uint64_t)1 << PATCHES) - 1);
    }
}

/* The other quilt can be looked at, and one's own comes back; meanwhile nothing can be sewn on. */
static void the_other_quilt_is_shown(void **unused)
{
    struct state s = open_state();
    struct ui ui = {0};

    (void)unused;
    patchwork_view.touch(&ui, &s, PLACE_PATCH + 5, GESTURE_TAP);
    for (int look = 0; look < 3; look++) {
        struct drawing *d = draw_tall(&s, &ui, TALL_LEAST);
        int puts = 0;

        for (int i = 0; i < d->targets; i++)
            puts += d->target[i].use == TARGET_PUT;
        assert_int_equal(puts > 0, look != 1);
        assert_int_equal(drawing_target_of(d, PLACE_QUILT + 44) >= 0, look != 1);
        assert_int_equal(drawing_target_of(d, PLACE_QUILT + NUMBERS + 44) >= 0, look == 1);
        assert_true(drawing_target_of(d, OTHER_QUILT) >= 0);
        drawing_free(d);
        patchwork_view.touch(&ui, &s, OTHER_QUILT, GESTURE_TAP);
    }
    assert_true(patchwork_view.holding(&ui));
}

/* The quilt is near, the other player's panel far: Up goes to the quilt. */
static void up_goes_to_the_quilt(void **unused)
{
    const struct game *g = catalogue_find("patchwork", 9);
    struct settings with = settings_preset(g->rules->options);
    struct table *t = table_new(g, &with, 1);
    struct reader r = reader_of("agCUfWABQDOdMbZEGVLcFeHSIJNTXKPYR");
    struct refusal why;
    int third[PATCHES];

    (void)unused;
    assert_true(table_position(t, &r, &why));
    table_seat(t, 0, SEAT_PERSON);
    assert_int_equal(patchwork_offer(table_state(t), third), 3);
    for (int i = 0; i < 3; i++) {
        table_touch(t, PLACE_PATCH + third[i], GESTURE_TAP);
        table_focus(t, PLACE_PATCH + third[i]);
        assert_true(table_move_focus(t, 0, -1));
        assert_in_range(table_focused(t), PLACE_QUILT, PLACE_QUILT + NUMBERS - 1);
        table_touch(t, -1, GESTURE_CANCEL);
    }
    table_free(t);
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
        cmocka_unit_test(the_shelf_shows_all),
        cmocka_unit_test(the_other_quilt_is_shown),
        cmocka_unit_test(up_goes_to_the_quilt),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
