/* Agamemnon: what computer players know. The outlook kept up with move by move is the outlook found
   anew; everything a brain says keeps within its bounds. */
#include "ai/think.h"
#include "core/walk.h"
#include "games/agamemnon/brain/outlook.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

extern const struct brain agamemnon_brain;

static void check_areas(const struct outlook *kept, const struct outlook *fresh, int type)
{
    for (int node = 0; node < MOST_NODES; node++) {
        int a = kept->at[type][node], b = fresh->at[type][node];

        assert_int_equal(a == NO_AREA, b == NO_AREA);
        if (a == NO_AREA)
            continue;
        assert_int_equal(kept->area[type][a].nodes, fresh->area[type][b].nodes);
        assert_int_equal(kept->area[type][a].edges, fresh->area[type][b].edges);
        assert_int_equal(kept->area[type][a].empties, fresh->area[type][b].empties);
        assert_memory_equal(kept->area[type][a].tally, fresh->area[type][b].tally,
                            sizeof kept->area[type][a].tally);
    }
}

static struct settings settings_of(int game)
{
    return (struct settings){{game % 2, 0, game % 4 == 3}};
}

static void an_outlook_keeps_up(void **unused)
{
    struct rng r = rng_from(21);

    (void)unused;
    for (int game = 0; game < 200; game++) {
        struct settings with = settings_of(game);
        struct outlook kept, fresh;
        struct state s;
        move list[MAX_MOVES];

        for (state_start(&agamemnon_rules, &s, &with); agamemnon_rules.actor(&s) != OVER;) {
            move m = list[rng_below(&r, (uint32_t)agamemnon_moves(&s, list))];

            if (s.placed == 0)
                agamemnon_outlook_find(&s, &kept);
            if (move_act(m) == PLACE)
                agamemnon_outlook_place(&s, &kept, m);
            agamemnon_rules.apply(&s, m);
            agamemnon_outlook_find(&s, &fresh);
            for (int type = 0; s.placed > 0 && type < EMPTY; type++)
                check_areas(&kept, &fresh, type);
        }
    }
}

static void gains_agree_one_by_one_and_together(void **unused)
{
    struct rng r = rng_from(22);

    (void)unused;
    for (int game = 0; game < 40; game++) {
        struct settings with = settings_of(game);
        struct outlook o;
        struct state s;
        move list[MAX_MOVES];

        for (state_start(&agamemnon_rules, &s, &with); agamemnon_rules.actor(&s) != OVER;) {
            int count = agamemnon_moves(&s, list);
            move m = list[rng_below(&r, (uint32_t)count)];
            int32_t gains[MOST_NODES];

            if (move_act(m) == PLACE && move_kind(m) < WEFT) {
                agamemnon_outlook_find(&s, &o);
                agamemnon_outlook_gains(&o, move_player(m), move_kind(m), gains);
                assert_int_equal(gains[move_node(m)], agamemnon_outlook_gain(&s, &o, m));
            }
            agamemnon_rules.apply(&s, m);
        }
    }
}

static void check_brain(const struct state *s, const move *list, int count)
{
    int promise[MAX_MOVES];
    double share[MAX_PLAYERS];
    char text[512];
    bool any = false;

    agamemnon_brain.evaluate(s, share);
    assert_true(share[0] >= 0 && share[0] <= 1 && share[0] + share[1] == 1);
    if (agamemnon_rules.actor(s) == CHANCE)
        return;
    agamemnon_brain.promises(s, list, count, promise);
    for (int i = 0; i < count; i++) {
        struct writer w = writer_over(text, sizeof text);

        any |= promise[i] > -5000; /* not all of them can be covered by others */
        agamemnon_brain.reason(&w, s, list[i]);
        assert_true(w.size > 0 && write_fitted(&w));
    }
    assert_true(any);
}

static void a_brain_keeps_within_bounds(void **unused)
{
    struct rng r = rng_from(23);

    (void)unused;
    for (int game = 0; game < 20; game++) {
        struct settings with = settings_of(game);
        struct state s, end;
        move list[MAX_MOVES];

        for (state_start(&agamemnon_rules, &s, &with); agamemnon_rules.actor(&s) != OVER;) {
            int count = agamemnon_moves(&s, list), left;
            struct played played = {.count = 0};

            check_brain(&s, list, count);
            end = s;
            left = agamemnon_brain.playout(&end, &r, NULL, &played);
            assert_int_equal(agamemnon_rules.actor(&end), OVER);
            assert_int_equal(played.count, left);
            agamemnon_rules.apply(&s, list[rng_below(&r, (uint32_t)count)]);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_outlook_keeps_up),
        cmocka_unit_test(gains_agree_one_by_one_and_together),
        cmocka_unit_test(a_brain_keeps_within_bounds),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
