/* Blokus: the tile in hand, as a person at the screen takes, turns and places it. */
#include "tests/unit/table-help.h"

enum { FOUR_PLAYERS = 2, DUO_PLAYERS = 7 }; /* for new_table, whose first choice is the mode */

static int count(struct table *t, const char *label)
{
    const struct drawing *d = table_draw(t);
    int found = 0;

    for (int i = 0; i < d->targets; i++)
        found += strstr(d->text + d->target[i].label, label) != NULL;
    return found;
}

static void tap(struct table *t, const char *label)
{
    const struct target *found = find(t, label);

    assert_non_null(found);
    table_touch(t, found->id, GESTURE_TAP);
}

static struct table *position(const char *text)
{
    struct table *t = new_table("blokus", FOUR_PLAYERS, 1);
    struct reader r = reader_of(text);
    struct refusal why;

    assert_true(table_position(t, &r, &why));
    run(t);
    return t;
}

enum { MOST_PLACES = 128 };

/* Places that are offered now and not in the list yet. */
static int add_places(struct table *t, char (*list)[64], int listed)
{
    const struct drawing *d = table_draw(t);

    for (int i = 0; i < d->targets; i++) {
        const char *label = d->text + d->target[i].label;
        int known = 0;

        while (known < listed && strcmp(list[known], label) != 0)
            known++;
        if (strncmp(label, "place tile", 10) == 0 && known == listed) {
            assert_true(listed < MOST_PLACES && strlen(label) < sizeof *list);
            strcpy(list[listed++], label);
        }
    }
    return listed;
}

/* One corner square admits 58 openings: so many places are offered, over all tiles and all the ways that
   a person can turn and flip them. */
static void every_opening_is_offered(void **unused)
{
    struct table *t = new_table("blokus", FOUR_PLAYERS, 1);
    char list[MOST_PLACES][64];
    int listed = 0;

    (void)unused;
    for (char letter = 'A'; letter <= 'U'; letter++) {
        char label[] = "blue tile ?,";

        label[10] = letter;
        tap(t, label);
        for (int i = 0; i < 8; i++) {
            listed = add_places(t, list, listed);
            tap(t, i == 3 ? "flip the tile" : "turn the tile right");
        }
        tap(t, "put it back");
    }
    assert_int_equal(listed, 58);
    table_free(t);
}

/* Tile H, taken from the tray and on its way. */
static struct table *drag_a_tile(void)
{
    struct table *t = new_table("blokus", FOUR_PLAYERS, 1);
    struct point from = middle_of(t, "blue tile H,");

    table_press(t, from.x, from.y);
    table_point(t, from.x, from.y - 40);
    return t;
}

static void a_tile_is_dragged_to_its_place(void **unused)
{
    struct table *t = drag_a_tile();

    (void)unused;
    table_point(t, 30, 30); /* the upper left square of the board */
    table_draw(t);
    table_release(t, 30, 30, false);
    assert_string_equal(shown(t), "blue HAAA yellow red green ;turn=yellow");
    table_free(t);
}

static void a_drag_to_nowhere_puts_it_back(void **unused)
{
    struct table *t = drag_a_tile();

    (void)unused;
    assert_non_null(find(t, "in hand"));
    table_point(t, 699, 699);
    table_release(t, 699, 699, false);
    assert_null(find(t, "in hand"));
    assert_int_equal(table_at(t), 0);
    table_free(t);
}

/* Near a place where it may lie, it lies there; far from all, it says why not. */
static void it_snaps_and_it_explains(void **unused)
{
    struct table *t = new_table("blokus", FOUR_PLAYERS, 1);

    (void)unused;
    tap(t, "blue tile A,");
    table_touch(t, 5 * 20 + 5, GESTURE_TAP);
    assert_non_null(table_refusal(t));
    assert_string_equal(table_refusal(t)->text,
                        "Blue's first tile must cover the corner where it starts.");
    assert_int_equal(table_refusal(t)->places, 1);
    assert_int_equal(table_refusal(t)->place[0], 0);
    table_touch(t, 1 * 20 + 1, GESTURE_TAP);
    assert_string_equal(shown(t), "blue AAAA yellow red green ;turn=yellow");
    table_free(t);
}

/* A finger looks first; sliding only looks again; the button puts it down. */
static void a_finger_looks_before_it_puts(void **unused)
{
    struct table *t = position("blue RCCC yellow RBTA red SARR green SBCR ;turn=blue");
    struct point at;

    (void)unused;
    tap(t, "blue tile A,");
    assert_null(find(t, "Place it here"));
    at = middle_of(t, "place tile A on DD");
    table_press(t, at.x, at.y);
    table_release(t, at.x, at.y, true);
    assert_int_equal(table_at(t), 0);
    assert_non_null(find(t, "Place it here"));
    table_press(t, at.x, at.y);
    table_point(t, at.x - 24, at.y + 24);
    table_release(t, at.x - 72, at.y, true);
    assert_int_equal(table_at(t), 0);
    table_touch(t, 3 * 20 + 3, GESTURE_LOOK);
    tap(t, "Place it here");
    assert_string_equal(shown(t), "blue RCCC AADD yellow RBTA red SARR green SBCR ;turn=yellow");
    table_free(t);
}

static void escape_puts_it_back(void **unused)
{
    struct table *t = new_table("blokus", DUO_PLAYERS, 1);

    (void)unused;
    tap(t, "blue tile U,");
    assert_non_null(find(t, "in hand"));
    table_gesture(t, GESTURE_CANCEL);
    assert_null(find(t, "in hand"));
    assert_int_equal(count(t, "place tile"), 0);
    table_free(t);
}

/* Without a tile in hand the board is read by rows; with one, only places for it are offered. */
static void a_reader_finds_what_matters(void **unused)
{
    struct table *t = position("blue RCCC yellow RBTA red SARR green SBCR ;turn=blue");

    (void)unused;
    assert_int_equal(count(t, "row "), 20);
    assert_non_null(find(t, "row B: blue A to B, free C to R, yellow S to T"));
    tap(t, "blue tile A,");
    assert_int_equal(count(t, "row "), 0);
    assert_int_equal(count(t, "place tile A on "), count(t, "over "));
    assert_int_equal(find(t, "place tile A on DD, over DD")->use, TARGET_PUT);
    table_free(t);
}

/* The cross covers no corner of the board: it cannot open. */
static void what_fits_nowhere_is_idle(void **unused)
{
    struct table *t = new_table("blokus", FOUR_PLAYERS, 1);

    (void)unused;
    assert_int_equal(find(t, "blue tile U,")->use, TARGET_IDLE);
    assert_int_equal(find(t, "blue tile T,")->use, TARGET_READY);
    assert_non_null(strstr(table_draw(t)->text + find(t, "blue tile U,")->label, "fits nowhere"));
    table_free(t);
}

static void passing_is_offered_where_it_is_free(void **unused)
{
    struct table *forced = position("blue yellow red green ;turn=blue passes=forced");
    struct table *free = position("blue yellow red green ;turn=blue passes=free");

    (void)unused;
    assert_null(find(forced, "Pass for good"));
    tap(free, "Pass for good");
    assert_string_equal(shown(free), "blue . yellow red green ;turn=yellow passes=free");
    table_free(forced);
    table_free(free);
}

/* Who takes a tile by key goes on at the board, at a place where it may lie; a pointer stays where it is. */
static void the_focus_follows_the_tile(void **unused)
{
    static const enum form forms[] = {FORM_WIDE, FORM_TALL, FORM_LOW};

    (void)unused;
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        struct table *t = new_table("blokus", FOUR_PLAYERS, 1);
        const struct drawing *d;
        int tile;

        table_form(t, forms[i], 0, 0);
        tile = find(t, "blue tile R,")->id;
        table_focus(t, tile);
        table_gesture(t, GESTURE_TAP);
        d = table_draw(t);
        assert_int_not_equal(table_focused(t), tile);
        assert_int_equal(d->target[drawing_target_of(d, table_focused(t))].use, TARGET_PUT);
        assert_non_null(strstr(d->text + d->target[drawing_target_of(d, table_focused(t))].label,
                               "place tile"));
        table_gesture(t, GESTURE_TAP);
        assert_int_equal(table_at(t), 1); /* Return once more puts it there */
        table_free(t);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_opening_is_offered),
        cmocka_unit_test(a_tile_is_dragged_to_its_place),
        cmocka_unit_test(a_drag_to_nowhere_puts_it_back),
        cmocka_unit_test(it_snaps_and_it_explains),
        cmocka_unit_test(a_finger_looks_before_it_puts),
        cmocka_unit_test(escape_puts_it_back),
        cmocka_unit_test(a_reader_finds_what_matters),
        cmocka_unit_test(what_fits_nowhere_is_idle),
        cmocka_unit_test(passing_is_offered_where_it_is_free),
        cmocka_unit_test(the_focus_follows_the_tile),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
