/* Shapes made of squares. */
#include "games/polyomino.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>

#include <cmocka.h>

/* An L of four squares, its long arm downwards from (0,0), its foot to the right. */
static const struct polyomino ell = {4, {{0, 0}, {0, 1}, {0, 2}, {1, 2}}};
static const struct polyomino bar = {3, {{0, 0}, {0, 1}, {0, 2}}};

static void assert_covers(const struct polyomino *p, int x, int y)
{
    for (int i = 0; i < p->count; i++)
        if (p->cell[i].x == x && p->cell[i].y == y)
            return;
    fail();
}

static void a_quarter_turn_is_clockwise(void **unused)
{
    struct polyomino turned = polyomino_turned(&ell, 1);

    (void)unused;
    assert_covers(&turned, 0, 0); /* what pointed down points left, the foot points down */
    assert_covers(&turned, -1, 0);
    assert_covers(&turned, -2, 0);
    assert_covers(&turned, -2, 1);
}

static void mirrors_come_before_turns(void **unused)
{
    struct polyomino mirrored = polyomino_turned(&ell, 4), both = polyomino_turned(&ell, 5);

    (void)unused;
    assert_covers(&mirrored, -1, 2);
    assert_covers(&both, -2, 0);
    assert_covers(&both, -2, -1);
}

static void four_turns_are_none(void **unused)
{
    struct polyomino p = ell;

    (void)unused;
    for (int i = 0; i < 4; i++)
        p = polyomino_turned(&p, 1);
    assert_memory_equal(&p, &ell, sizeof p);
}

static void the_normal_form_is_the_same_for_all(void **unused)
{
    static const struct polyomino same = {4, {{6, 4}, {5, 4}, {5, 2}, {5, 3}}};
    struct polyomino a = polyomino_normal(&ell), b = polyomino_normal(&same);
    struct cell corner = polyomino_corner(&same), size = polyomino_size(&same);

    (void)unused;
    assert_memory_equal(&a, &b, sizeof a);
    assert_int_equal(corner.x, 5);
    assert_int_equal(corner.y, 2);
    assert_int_equal(size.x, 2);
    assert_int_equal(size.y, 3);
    assert_true(polyomino_same(&ell, &same));
    assert_false(polyomino_same(&ell, &bar));
}

static void orientations_repeat(void **unused)
{
    static const int of_bar[ORIENTATIONS] = {0, 1, 0, 1, 0, 1, 0, 1};

    (void)unused;
    for (int o = 0; o < ORIENTATIONS; o++) {
        assert_int_equal(polyomino_first_orientation(&bar, o), of_bar[o]);
        assert_int_equal(polyomino_first_orientation(&ell, o), o);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_quarter_turn_is_clockwise),
        cmocka_unit_test(mirrors_come_before_turns),
        cmocka_unit_test(four_turns_are_none),
        cmocka_unit_test(the_normal_form_is_the_same_for_all),
        cmocka_unit_test(orientations_repeat),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
