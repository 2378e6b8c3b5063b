/* Tables on a phone: pages that fit the screen, fingers that look before they play, and what is dragged
   above them. */
#include "tests/unit/table-help.h"

enum { PHONE_WIDTH = 390, PHONE_HEIGHT = 610, ABOVE = 62 };

static void tap(struct table *t, struct point at, bool finger, bool again)
{
    table_approach(t, finger, again);
    table_press(t, at.x, at.y);
    table_release(t, at.x, at.y, finger);
    run(t);
}

/* A game in which a rug is to be laid, on a phone. */
static struct table *rug_in_hand(void)
{
    struct table *t = new_table("marrakech", 2, 5);

    table_fit(t, PHONE_WIDTH, PHONE_HEIGHT);
    tap(t, middle_of(t, "roll the die"), true, false);
    assert_non_null(find(t, "lay a rug here"));
    return t;
}

static void pages_fit_their_rooms(void **unused)
{
    static const struct {
        float width, height;
        enum form form;
    } rooms[] = {{360, 586, FORM_TALL},  {390, 790, FORM_TALL},  {800, 1108, FORM_TALL},
                 {1200, 700, FORM_WIDE}, {1366, 721, FORM_WIDE}, {1280, 977, FORM_LOW},
                 {664, 346, FORM_LOW},   {844, 346, FORM_LOW},   {700, 453, FORM_LOW},
                 {320, 515, FORM_TALL}};
    const struct view *v = catalogue_find("marrakech", 9)->view;

    (void)unused;
    for (size_t i = 0; i < sizeof rooms / sizeof *rooms; i++) {
        struct page p = view_fit(v, rooms[i].width, rooms[i].height);

        assert_int_equal(p.form, rooms[i].form);
        if (p.form != FORM_WIDE) /* and it fills the room */
            assert_float_equal(p.width / p.height, rooms[i].width / rooms[i].height, 0.01f);
        else
            assert_true(p.width == 1200 && p.height == 700);
    }
}

static void turning_the_phone_keeps_the_hand(void **unused)
{
    struct table *t = new_table("blokus", 2, 7);

    (void)unused;
    tap(t, middle_of(t, "blue tile R, "), false, false);
    assert_non_null(find(t, "in hand"));
    assert_true(table_draw(t)->width == 700);
    assert_true(table_fit(t, PHONE_WIDTH, PHONE_HEIGHT));
    assert_true(table_draw(t)->width == PHONE_WIDTH);
    assert_non_null(find(t, "in hand"));
    assert_false(table_fit(t, PHONE_WIDTH, PHONE_HEIGHT));
    table_free(t);
}

static void a_finger_looks_and_a_button_lays(void **unused)
{
    struct table *t = rug_in_hand();
    int at = table_at(t);

    (void)unused;
    assert_null(find(t, "where it is shown"));
    tap(t, middle_of(t, "lay a rug on"), true, false);
    assert_int_equal(table_at(t), at);
    tap(t, middle_of(t, "where it is shown"), true, false);
    assert_true(table_at(t) > at);
    table_free(t);
}

static void what_a_finger_drags_is_above_it(void **unused)
{
    struct table *t = rug_in_hand();
    struct point from = middle_of(t, "the rug to be laid"), to = middle_of(t, "lay a rug here");
    int at = table_at(t);

    (void)unused;
    table_approach(t, true, false);
    table_press(t, from.x, from.y);
    table_point(t, from.x, from.y - 40);
    table_point(t, to.x, to.y + ABOVE);
    assert_non_null(find(t, "lay a rug here"));
    table_release(t, to.x, to.y + ABOVE, true);
    assert_int_equal(table_at(t), at + 1);
    table_free(t);
}

/* The rug has come to where the button for the die was. */
static void a_double_click_presses_nothing_new(void **unused)
{
    struct table *t = new_table("marrakech", 2, 5);
    struct point at = middle_of(t, "roll the die");
    int shapes, moves;

    (void)unused;
    tap(t, at, false, false);
    shapes = table_draw(t)->shapes;
    moves = table_at(t);
    tap(t, at, false, true);
    assert_int_equal(table_at(t), moves);
    assert_int_equal(table_draw(t)->shapes, shapes);
    tap(t, at, false, false); /* a click of its own takes it in hand */
    assert_int_not_equal(table_draw(t)->shapes, shapes);
    table_free(t);
}

static void things_say_what_they_are(void **unused)
{
    struct table *t = new_table("marrakech", 2, 5);
    struct point at = middle_of(t, "roll the die");

    (void)unused;
    assert_string_equal(table_label(t, at.x, at.y), "roll the die");
    assert_null(table_label(t, 1199, 1));
    table_point(t, at.x, at.y);
    assert_true(table_pressable(t));
    table_point(t, 1199, 1);
    assert_false(table_pressable(t));
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pages_fit_their_rooms),
        cmocka_unit_test(turning_the_phone_keeps_the_hand),
        cmocka_unit_test(a_finger_looks_and_a_button_lays),
        cmocka_unit_test(what_a_finger_drags_is_above_it),
        cmocka_unit_test(a_double_click_presses_nothing_new),
        cmocka_unit_test(things_say_what_they_are),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
