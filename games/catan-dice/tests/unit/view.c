/* Catan Dice on the screen: what touching dice, sites, knights, cards and buttons does, through the table,
   and what the sheet of turns says. */
#include "tests/unit/table-help.h"

#include "games/catan-dice/view/view.h"

static struct table *at_position(const char *text)
{
    struct table *t = new_table("catan-dice", 2, 1);
    struct reader r = reader_of(text);
    struct refusal why;

    assert_true(table_position(t, &r, &why));
    return t;
}

static void tap(struct table *t, int target)
{
    table_draw(t);
    table_touch(t, target, GESTURE_TAP);
}

static move last_move(const struct table *t)
{
    assert_true(table_at(t) > 0);
    return table_move(t, table_at(t) - 1);
}

/* Dice lie in the order of resources: ore, grain, wool, timber, bricks, gold. */
static void chosen_dice_are_rolled_again(void **unused)
{
    struct table *t = at_position("R0 ;resources=1,1,1,1,1,1");
    const int back[RESOURCES] = {0, 1, 0, 0, 0, 1};

    (void)unused;
    tap(t, DIE + 0);
    tap(t, DIE + 1);
    tap(t, DIE + 5);
    tap(t, DIE + 0); /* kept after all */
    tap(t, ROLL_BUTTON);
    assert_int_equal(last_move(t), catan_dice_counts_move(DO_REROLL, back));
    table_free(t);
}

static void what_is_refused_is_explained(void **unused)
{
    struct table *t = at_position("R0 ;resources=1,1,1,0,1,2");

    (void)unused;
    tap(t, ROLL_BUTTON);
    assert_string_equal(table_refusal(t)->text,
                        "Put back at least one die; to stop rolling, build, trade, swap or end.");
    tap(t, 1);
    assert_string_equal(table_refusal(t)->text, "1 timber is missing for R1.");
    tap(t, FIRST_CITY);
    assert_string_equal(table_refusal(t)->text, "C7 is not connected: R1 is missing.");
    assert_int_equal(table_at(t), 0);
    table_free(t);
}

static void gold_is_traded(void **unused)
{
    struct table *t = at_position("R0 ;resources=1,1,1,0,1,2");

    (void)unused;
    tap(t, TRADE_BUTTON);
    assert_int_equal(table_at(t), 0);
    tap(t, WANT + TIMBER);
    assert_int_equal(last_move(t), trade_move(TIMBER));
    table_free(t);
}

static void a_knight_takes_a_die(void **unused)
{
    struct table *t = at_position("J1 ;resources=0,1,1,2,1,1");

    (void)unused;
    tap(t, FIRST_KNIGHT);
    tap(t, DIE + 5);
    assert_int_equal(last_move(t), swap_move(GOLD, ORE));
    table_undo(t);
    table_draw(t);
    table_touch(t, DIE + 2, GESTURE_LIFT); /* or the die is dragged to him */
    tap(t, FIRST_KNIGHT);
    assert_int_equal(last_move(t), swap_move(TIMBER, ORE));
    table_free(t);
}

/* What is let go over a button or a site goes back. */
static void a_drag_presses_nothing(void **unused)
{
    struct table *t = at_position("R0,J1 ;resources=0,1,1,2,1,1");
    const int from[] = {DIE, FIRST_KNIGHT, 1, ROLL_BUTTON};

    (void)unused;
    for (int i = 0; i < 4; i++) {
        table_draw(t);
        table_touch(t, from[i], GESTURE_LIFT);
        tap(t, catan_dice_view_end_target(table_state(t)));
        table_touch(t, from[i], GESTURE_LIFT);
        tap(t, 2);
        assert_int_equal(table_at(t), 0);
    }
    table_free(t);
}

/* The focus does not stay on the button for the turn after. */
static void ending_a_turn_loses_the_focus(void **unused)
{
    struct table *t = at_position("R0 ;resources=0,1,1,2,1,1");

    (void)unused;
    table_draw(t);
    table_focus(t, catan_dice_view_end_target(table_state(t)));
    table_gesture(t, GESTURE_TAP);
    run(t);
    table_draw(t);
    assert_int_equal(table_focused(t), -1);
    table_free(t);
}

/* What a knight gives is chosen first. The sixth one does not do what another one still can. */
static void the_wild_knight_asks_what_for(void **unused)
{
    struct table *t = at_position("K1,J2,K3,K4,K5,J6 ;resources=2,0,2,0,2,0");

    (void)unused;
    tap(t, FIRST_KNIGHT + WILD);
    tap(t, DIE);
    assert_int_equal(table_at(t), 0);
    tap(t, WANT + GRAIN);
    tap(t, DIE);
    assert_int_equal(last_move(t), swap_move(ORE, GRAIN));
    assert_int_equal(table_state(t)->board[0].ready, 1u << WILD);
    tap(t, SWAP_BUTTON);
    tap(t, WANT + GOLD);
    tap(t, DIE + 5);
    assert_int_equal(last_move(t), swap_move(BRICKS, GOLD));
    assert_int_equal(table_state(t)->board[0].ready, 0);
    table_free(t);
}

/* Without a knight the button says why it does nothing; so do resources that nobody gives. */
static void swaps_are_refused_with_a_reason(void **unused)
{
    struct table *t = at_position("K1 ;resources=2,0,2,0,2,0"), *u;

    (void)unused;
    tap(t, SWAP_BUTTON);
    assert_non_null(table_refusal(t));
    assert_int_equal(table_at(t), 0);
    table_free(t);
    u = at_position("J1 ;resources=2,0,2,0,2,0");
    tap(u, SWAP_BUTTON);
    tap(u, WANT + WOOL);
    assert_non_null(strstr(table_refusal(u)->text, "Knight 3"));
    table_free(u);
}

/* A finger's first touch shows the piece and a button that builds it; the button beside it forgets it,
   but not which dice were chosen. */
static void a_finger_shows_before_it_builds(void **unused)
{
    struct table *t = at_position("R0 ;resources=1,1,1,1,1,1");
    const int shown[] = {FIRST_SETTLEMENT, PRICE + SETTLEMENT};

    (void)unused;
    tap(t, DIE + 5);
    for (int i = 0; i < 2; i++) {
        table_draw(t);
        table_touch(t, shown[i], GESTURE_LOOK);
        assert_int_equal(table_at(t), 0);
        assert_true(drawing_target_of(table_draw(t), BUILD_BUTTON) >= 0);
        tap(t, BACK_BUTTON);
        assert_true(drawing_target_of(table_draw(t), BUILD_BUTTON) < 0);
    }
    table_touch(t, FIRST_SETTLEMENT, GESTURE_LOOK);
    tap(t, BUILD_BUTTON);
    assert_int_equal(last_move(t), build_move(FIRST_SETTLEMENT));
    table_undo(t);
    tap(t, DIE + 5);
    table_touch(t, FIRST_SETTLEMENT, GESTURE_LOOK);
    tap(t, BACK_BUTTON);
    tap(t, ROLL_BUTTON);
    assert_int_equal(move_count(last_move(t), GOLD), 1);
    table_free(t);
}

/* A card builds the next of its kind; of several roads it shows one after the other. */
static void cards_build_the_next(void **unused)
{
    struct table *t = at_position("R0 ;resources=1,1,1,1,1,1");

    (void)unused;
    tap(t, PRICE + ROAD);
    assert_int_equal(table_at(t), 0);
    tap(t, 2);
    assert_int_equal(last_move(t), build_move(2));
    table_undo(t);
    tap(t, PRICE + ROAD);
    tap(t, PRICE + ROAD);
    tap(t, BUILD_BUTTON);
    assert_int_equal(last_move(t), build_move(2));
    table_undo(t);
    for (int i = 0; i < 3; i++)
        tap(t, PRICE + ROAD);
    tap(t, BUILD_BUTTON);
    assert_int_equal(last_move(t), build_move(1));
    table_undo(t);
    tap(t, PRICE + KNIGHT);
    assert_int_equal(last_move(t), build_move(FIRST_KNIGHT));
    table_undo(t);
    tap(t, PRICE + SETTLEMENT);
    assert_int_equal(last_move(t), build_move(FIRST_SETTLEMENT));
    table_free(t);
}

/* On another's island nothing can be built. */
static void islands_can_be_looked_at(void **unused)
{
    struct table *t = at_position("R0/ ;resources=1,1,1,1,1,1");

    (void)unused;
    tap(t, ISLAND + 1);
    tap(t, FIRST_SETTLEMENT);
    assert_int_equal(table_at(t), 0);
    tap(t, ISLAND + 1); /* back to one's own */
    tap(t, FIRST_SETTLEMENT);
    assert_int_equal(last_move(t), build_move(FIRST_SETTLEMENT));
    table_free(t);
}

/* The viewer shows every well-formed board, and says where one is impossible; nobody plays on from it. */
static void impossible_boards_are_shown(void **unused)
{
    static const struct {
        const char *text;
        int column;
    } boards[] = {{"R5", 1}, {"R0,C7", 4}, {"J1,K1", 4}, {"R0,R0", 4}, {"J2", 1}, {"S3,S5", 4}};
    struct refusal why;

    (void)unused;
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        struct table *t = new_table("catan-dice", 2, 1);
        struct reader shown = reader_of(boards[i].text), played = shown;

        assert_false(table_position(t, &played, &why));
        assert_int_equal(reader_column(&played), boards[i].column);
        assert_true(table_view(t, &shown, &why));
        assert_non_null(shown.doubt);
        assert_int_equal(reader_doubt_column(&shown), boards[i].column);
        assert_int_not_equal(table_state(t)->board[0].built, 0);
        assert_true(table_draw(t)->shapes > 0);
        table_free(t);
    }
}

static void sheet_of(const char *record, struct sheet *out)
{
    move list[32];
    int count = 0;
    struct state *start = state_new(&catan_dice_rules), *now = state_new(&catan_dice_rules);
    struct settings with = settings_preset(catan_dice_options);
    struct reader r = reader_of(record);
    struct scene sc = {.start = start, .past = list};

    with.choice[0] = 1;
    catan_dice_rules.start(start, &with);
    state_copy(&catan_dice_rules, now, start);
    for (read_space(&r); !read_done(&r); read_space(&r)) {
        list[count] = catan_dice_read_move(&r, now);
        assert_null(r.error);
        catan_dice_rules.apply(now, list[count++]);
    }
    sc.past_count = count;
    sc.now = sc.before = now;
    catan_dice_view_sheet(&sc, out);
    state_free(start);
    state_free(now);
}

/* Red builds a knight and a road, blue nothing, red a settlement and has begun his next turn. */
static void every_turn_is_written_down(void **unused)
{
    struct sheet sheet;

    (void)unused;
    sheet_of("roll 1,1,1,1,1,1 build J1 build R0 end roll 0,0,0,0,0,6 end "
             "roll 0,1,1,1,3,0 build S3 end roll 0,0,0,2,2,2 build R0 build R1",
             &sheet);
    assert_true(sheet.known[0][0] && sheet.known[1][0] && sheet.known[0][1]);
    assert_int_equal(sheet.gain[0][0], 2);
    assert_int_equal(sheet.gain[1][0], -2);
    assert_int_equal(sheet.gain[0][1], 3);
    assert_false(sheet.known[1][1]);
    assert_true(sheet.turn_known);
    assert_int_equal(sheet.turn_gain, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(chosen_dice_are_rolled_again),
        cmocka_unit_test(what_is_refused_is_explained),
        cmocka_unit_test(gold_is_traded),
        cmocka_unit_test(a_knight_takes_a_die),
        cmocka_unit_test(a_drag_presses_nothing),
        cmocka_unit_test(ending_a_turn_loses_the_focus),
        cmocka_unit_test(the_wild_knight_asks_what_for),
        cmocka_unit_test(swaps_are_refused_with_a_reason),
        cmocka_unit_test(a_finger_shows_before_it_builds),
        cmocka_unit_test(cards_build_the_next),
        cmocka_unit_test(islands_can_be_looked_at),
        cmocka_unit_test(every_turn_is_written_down),
        cmocka_unit_test(impossible_boards_are_shown),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
