/* Agamemnon on the screen: what touching nodes, edges, tiles and strings does, through the table. */
#include "tests/unit/table-help.h"

#include "games/agamemnon/view/view.h"

/* Thirteen tiles of a game whose final score is known from the written rules. */
static const char tiles[] = "Oc00Ba01Bb02Oa03Ob05Bj04Bg06Oe07Oj08Bh09Bi10Oh12Og17";

static struct table *at_position(const char *text)
{
    struct table *t = new_table("agamemnon", 2, 1);
    struct reader r = reader_of(text);
    struct refusal why;

    assert_true(table_position(t, &r, &why));
    return t;
}

static struct table *with_hand(const char *hand)
{
    char text[256];
    struct writer w = writer_over(text, sizeof text);

    write_text(&w, tiles);
    write_text(&w, "/standard ;hand=");
    write_text(&w, hand);
    return at_position(text);
}

static void tap(struct table *t, int target)
{
    table_draw(t);
    table_touch(t, target, GESTURE_TAP);
}

static int edge(const struct table *t, int a, int b)
{
    struct web w = agamemnon_web(table_state(t));
    int found = agamemnon_edge_between(&w, a, b);

    assert_true(found >= 0);
    return EDGE_PLACE + found;
}

static void tiles_are_chosen_and_placed(void **unused)
{
    struct table *t = with_hand("BdBf");

    (void)unused;
    tap(t, 14); /* the first tile, if none was chosen */
    assert_int_equal(table_state(t)->tile[14], tile_of(1, 3));
    table_undo(t);
    tap(t, HAND + 1);
    tap(t, 14);
    assert_int_equal(table_state(t)->tile[14], tile_of(1, 5));
    table_undo(t);
    table_touch(t, -1, GESTURE_TURN_RIGHT); /* a turn of the wheel changes the tile */
    tap(t, 14);
    assert_int_equal(table_state(t)->tile[14], tile_of(1, 5));
    table_free(t);
}

static void a_taken_node_is_refused(void **unused)
{
    struct table *t = with_hand("BdBf");

    (void)unused;
    tap(t, 5);
    assert_string_equal(table_refusal(t)->text, "Node 05 is taken.");
    assert_int_equal(table_refusal(t)->place[0], 5);
    table_free(t);
}

static void a_warp_exchanges_two_edges(void **unused)
{
    struct table *t = with_hand("BfBj");
    int first = edge(t, 14, 18), second = edge(t, 11, 14);

    (void)unused;
    tap(t, HAND + 1);
    tap(t, 14);
    assert_int_equal(table_at(t), 0); /* laid down, not placed */
    tap(t, edge(t, 0, 1));
    assert_string_equal(table_refusal(t)->text, "Node 00 is not next to node 14.");
    tap(t, first);
    tap(t, second);
    assert_int_equal(table_state(t)->tile[14], tile_of(1, WARP));
    assert_int_equal(table_state(t)->type[first - EDGE_PLACE], FORCE);
    assert_int_equal(table_state(t)->type[second - EDGE_PLACE], LEADERSHIP);
    table_free(t);
}

static void a_warp_can_be_taken_up_or_placed_plain(void **unused)
{
    struct table *t = with_hand("BfBj");
    struct state before = *table_state(t);

    (void)unused;
    tap(t, HAND + 1);
    tap(t, 14);
    tap(t, LIFT_WARP);
    tap(t, PLAIN_WARP); /* nothing lies there any more */
    assert_int_equal(table_at(t), 0);
    tap(t, 14);
    tap(t, 14); /* the same by touching its node */
    tap(t, PLAIN_WARP);
    assert_int_equal(table_at(t), 0);
    tap(t, 14);
    tap(t, PLAIN_WARP);
    assert_int_equal(table_state(t)->tile[14], tile_of(1, WARP));
    assert_memory_equal(table_state(t)->type, before.type, sizeof before.type);
    table_free(t);
}

static void a_wheel_leaves_a_laid_warp(void **unused)
{
    struct table *t = with_hand("BfBj");

    (void)unused;
    tap(t, HAND + 1);
    tap(t, 14);
    tap(t, edge(t, 14, 18));
    table_touch(t, -1, GESTURE_TURN_RIGHT);
    table_touch(t, -1, GESTURE_FLIP);
    tap(t, edge(t, 11, 14)); /* the second one: the first is not forgotten */
    assert_int_equal(table_state(t)->tile[14], tile_of(1, WARP));
    table_free(t);
}

static void only_what_is_allowed_is_shown_beforehand(void **unused)
{
    static const char *const hands[] = {"BfBj", "BdBf"};

    (void)unused;
    for (int i = 0; i < 2; i++) {
        struct table *t = with_hand(hands[i]);

        for (int step = 0; step < 3; step++) {
            struct state before = *table_state(t);

            for (int target = 0; target < STRING + MOST_EDGES; target++)
                if (drawing_target_of(table_draw(t), target) >= 0) {
                    table_focus(t, target);
                    table_draw(t);
                }
            assert_memory_equal(table_state(t), &before, sizeof before);
            tap(t, step == 0 ? HAND + 1 : step == 1 ? 14 : edge(t, 14, 18));
        }
        table_free(t);
    }
}

static void an_edge_between_neighbours_of_the_warp_changes_nothing(void **unused)
{
    struct table *t = with_hand("BfBj");

    (void)unused;
    tap(t, HAND + 1);
    tap(t, 24);
    tap(t, edge(t, 27, 28)); /* named by its ends it would be an exchange of two others */
    assert_int_equal(table_at(t), 0);
    assert_null(table_refusal(t));
    tap(t, PLAIN_WARP);
    assert_int_equal(table_state(t)->tile[24], tile_of(1, WARP));
    table_free(t);
}

static void weavers_are_put_back_in_the_first_turns(void **unused)
{
    struct table *t = at_position("/standard ;hand=Oi");

    (void)unused;
    tap(t, RETURN);
    assert_int_equal(table_state(t)->bag[0][WEFT], 2);
    assert_int_equal(table_actor(t), CHANCE);
    run(t);
    assert_int_equal(table_state(t)->held, 1);
    table_free(t);
}

/* The middle of a target on the page. */
static struct point middle(struct table *t, int target)
{
    const struct drawing *d = table_draw(t);
    int i = drawing_target_of(d, target);

    assert_true(i >= 0);
    return (struct point){d->target[i].x + d->target[i].w / 2, d->target[i].y + d->target[i].h / 2};
}

static void a_drag_places_a_tile_or_brings_it_back(void **unused)
{
    struct table *t = with_hand("BdBf");
    struct point from = middle(t, HAND + 1), to = middle(t, 14), aside = middle(t, edge(t, 14, 18));

    (void)unused;
    table_draw(t);
    table_press(t, from.x, from.y);
    table_point(t, aside.x, aside.y);
    table_release(t, aside.x, aside.y, false);
    assert_int_equal(table_at(t), 0);
    table_press(t, from.x, from.y);
    table_point(t, aside.x, aside.y);
    table_release(t, to.x, to.y, false);
    assert_int_equal(table_state(t)->tile[14], tile_of(1, 5));
    table_free(t);
}

/* The words of a target's label. */
static const char *label(struct table *t, int target)
{
    const struct drawing *d = table_draw(t);
    int i = drawing_target_of(d, target);

    assert_true(i >= 0);
    return d->text + d->target[i].label;
}

static void strings_are_explained(void **unused)
{
    struct table *t = with_hand("BdBf");

    (void)unused;
    assert_string_equal(label(t, edge(t, 2, 6)),
                        "edge 02-06, Force. Force string of 2 edges, tiles: orange 0, black 2. "
                        "Black wins it: 2 points.");
    assert_string_equal(label(t, 9), "node 09, black's warrior of strength 3");
    assert_string_equal(label(t, 14), "node 14, empty, place leader D here");
    table_free(t);
}

static void one_of_two_equal_tiles_is_chosen(void **unused)
{
    struct table *t = with_hand("BfBf");

    (void)unused;
    assert_string_equal(label(t, HAND), "in hand: warrior of strength 1, chosen");
    assert_string_equal(label(t, HAND + 1), "in hand: warrior of strength 1, choose it, second");
    tap(t, HAND + 1);
    assert_string_equal(label(t, HAND), "in hand: warrior of strength 1, choose it");
    assert_string_equal(label(t, HAND + 1), "in hand: warrior of strength 1, chosen, second");
    table_free(t);
}

/* ---- On a phone ------------------------------------------------------------------------------- */

static void touch_with_finger(struct table *t, int target)
{
    struct point at = middle(t, target);

    table_approach(t, true, false);
    table_press(t, at.x, at.y);
    table_release(t, at.x, at.y, true);
}

static void a_finger_shows_first_and_a_button_places(void **unused)
{
    struct table *t = with_hand("BdBf");

    (void)unused;
    table_fit(t, 390, 610);
    touch_with_finger(t, HAND + 1);
    touch_with_finger(t, 14);
    assert_int_equal(table_at(t), 0);
    assert_string_equal(label(t, COMMIT), "Place it on node 14");
    touch_with_finger(t, 18);
    assert_string_equal(label(t, COMMIT), "Place it on node 18");
    touch_with_finger(t, COMMIT);
    assert_int_equal(table_state(t)->tile[18], tile_of(1, 5));
    touch_with_finger(t, 14);
    touch_with_finger(t, 14); /* the second touch does the same */
    assert_int_equal(table_state(t)->tile[14], tile_of(1, 3));
    table_free(t);
}

static void a_warp_is_played_by_buttons(void **unused)
{
    struct table *t = with_hand("BfBj");
    int first, second;

    (void)unused;
    first = edge(t, 14, 18) - EDGE_PLACE;
    second = edge(t, 11, 14) - EDGE_PLACE;
    table_fit(t, 360, 586);
    touch_with_finger(t, HAND + 1);
    touch_with_finger(t, 14);
    assert_string_equal(label(t, OFFER + first), "edge 14-18, Leadership, exchange this one");
    touch_with_finger(t, OFFER + first);
    touch_with_finger(t, OFFER + second);
    assert_int_equal(table_at(t), 0);
    assert_string_equal(label(t, COMMIT), "Exchange 11 and 18");
    touch_with_finger(t, COMMIT);
    assert_int_equal(table_state(t)->type[first], FORCE);
    assert_int_equal(table_state(t)->type[second], LEADERSHIP);
    table_free(t);
}

/* Nodes at the rim are cut by it; all others are as large as a button. */
static void nodes_are_as_large_as_a_finger(void **unused)
{
    struct table *t = with_hand("BdBf");
    const struct drawing *d;
    float scale;

    (void)unused;
    table_fit(t, 360, 586);
    d = table_draw(t);
    scale = 360 / d->width;
    for (int node = 0; node < 32; node++) {
        const struct target *target = &d->target[drawing_target_of(d, node)];

        assert_true(target->w * scale > 41 && target->h * scale > 41);
        assert_true(target->w * scale > 44 || target->h * scale > 44);
    }
    table_free(t);
}

/* The same strings as in the table of the written rules. */
static void totals_say_how_they_came_about(void **unused)
{
    struct table *t =
        at_position("Oc00Ba01Bb02Oa03Ob05Bj04Bg06Oe07Oj08Bh09Bi10Oh12Og17Bf11Bd14Oi19"
                    "Oi22Bc15Bg16Of23Og24Bj18Bf21Od25Oj27Bi26Bf28Of30Of31Be29/standard");
    char text[256];
    struct writer w = writer_over(text, sizeof text);

    (void)unused;
    agamemnon_view_account(&w, table_state(t));
    assert_string_equal(text, "Orange 29: Strength 5+4+1, Leadership 2\xc3\x97"
                              "4, Force 4+3+2\xc3\x97"
                              "2. Black 16: Strength 5+2, Leadership 4, Force 4+1.");
    table_free(t);
}

/* One weft is put back and a weft is drawn: only one tile is on its way. */
static void only_the_tile_that_is_drawn_flies(void **unused)
{
    struct table *t = at_position("Oc00/standard ;hand=BiBi");
    struct state before = *table_state(t), now;
    struct ui ui = {0};
    struct look l;
    struct scene sc = {.before = &before, .now = &now, .ui = &ui, .focus = -1, .t = 0.5f};

    (void)unused;
    agamemnon_rules.apply(&before, move_code(PUT_BACK, 1, WEFT));
    now = before;
    sc.last = move_draw(1, WEFT, NO_KIND);
    agamemnon_rules.apply(&now, sc.last);
    agamemnon_view_find(&l, &sc);
    assert_false(agamemnon_view_arrives(&l, 0));
    assert_true(agamemnon_view_arrives(&l, 1));
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tiles_are_chosen_and_placed),
        cmocka_unit_test(a_taken_node_is_refused),
        cmocka_unit_test(a_warp_exchanges_two_edges),
        cmocka_unit_test(a_warp_can_be_taken_up_or_placed_plain),
        cmocka_unit_test(a_wheel_leaves_a_laid_warp),
        cmocka_unit_test(only_what_is_allowed_is_shown_beforehand),
        cmocka_unit_test(an_edge_between_neighbours_of_the_warp_changes_nothing),
        cmocka_unit_test(weavers_are_put_back_in_the_first_turns),
        cmocka_unit_test(a_drag_places_a_tile_or_brings_it_back),
        cmocka_unit_test(strings_are_explained),
        cmocka_unit_test(one_of_two_equal_tiles_is_chosen),
        cmocka_unit_test(a_finger_shows_first_and_a_button_places),
        cmocka_unit_test(a_warp_is_played_by_buttons),
        cmocka_unit_test(nodes_are_as_large_as_a_finger),
        cmocka_unit_test(totals_say_how_they_came_about),
        cmocka_unit_test(only_the_tile_that_is_drawn_flies),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
