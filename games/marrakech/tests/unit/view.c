/* Marrakech on the screen: turning Assam before the roll, laying a rug by what is offered, and being told why not. */
#include "tests/unit/table-help.h"

/* A target that this says, or NULL. The label may stand on several; the topmost counts. */
static const struct target *topmost(struct table *t, const char *label)
{
    const struct drawing *d = table_draw(t);

    for (int i = d->targets - 1; i >= 0; i--)
        if (strstr(d->text + d->target[i].label, label))
            return &d->target[i];
    return NULL;
}

static void tap(struct table *t, const char *label)
{
    const struct target *found = topmost(t, label);

    assert_non_null(found);
    table_touch(t, found->id, GESTURE_TAP);
    run(t);
}

static const char *made(const struct table *t, int i)
{
    static char text[64];
    struct writer w = writer_over(text, sizeof text);

    table_write_move(t, i, &w);
    return text;
}

/* Only the roll commits; until then another direction can be chosen. */
static void a_turn_counts_when_rolled(void **unused)
{
    struct table *t = new_table("marrakech", 2, 1);

    (void)unused;
    tap(t, "turn Assam left");
    assert_int_equal(table_at(t), 0);
    tap(t, "roll the die");
    assert_string_equal(made(t, 0), "rotate270");
    table_free(t);
}

/* From the left one the other button leads back to straight on, never to behind. */
static void a_turn_can_be_taken_back(void **unused)
{
    struct table *t = new_table("marrakech", 2, 1);

    (void)unused;
    tap(t, "turn Assam left");
    tap(t, "turn Assam right");
    tap(t, "roll the die");
    assert_string_equal(made(t, 0), "rotate0");
    table_free(t);
}

static void a_rug_lies_where_it_is_offered(void **unused)
{
    struct table *t = new_table("marrakech", 2, 1);
    int before;

    (void)unused;
    tap(t, "roll the die");
    assert_non_null(topmost(t, "lay a rug"));
    before = table_at(t);
    tap(t, "lay a rug on ");
    assert_int_equal(table_at(t), before + 1);
    assert_non_null(topmost(t, "roll the die")); /* the next player's turn */
    table_free(t);
}

/* Red's rug next to Assam lies whole: it cannot be hidden at once, and whoever tries is told. */
static void nobody_hides_a_whole_rug(void **unused)
{
    struct table *t = new_table("marrakech", 2, 1);
    const struct target *crossed;

    (void)unused;
    tap(t, "roll the die");
    tap(t, "lay a rug on ");
    tap(t, "roll the die");
    for (int turns = 0; turns < 12 && !topmost(t, "no rug can go on"); turns++) {
        tap(t, "lay a rug on ");
        tap(t, "roll the die");
    }
    crossed = topmost(t, "no rug can go on");
    assert_non_null(crossed);
    table_touch(t, crossed->id, GESTURE_TAP);
    assert_non_null(table_refusal(t));
    assert_non_null(strstr(table_refusal(t)->text, "both halves"));
    table_free(t);
}

/* Well-formed by the written rules, but no game leads there: shown, and said why. */
static void impossible_boards_are_shown(void **unused)
{
    static const struct {
        const char *players, *board; /* its first squares; the others are empty */
        const char *doubt;
        int column;
    } cases[] = {
        {"Pc03015iPy03115i", "", "all dirhams together must be 30 for each player", 3},
        {"Pc03016iPy03015i", "", "nobody has more than 15 rugs", 6},
        {"Pc03015oPy03015i", "", "who is out has no dirhams left", 3},
        {"Pc03014iPy03015i", "r01r01", "nobody plays this colour", 22},
        {"Pc03015iPy03015i", "c01c01", "this player has not laid so many rugs", 22},
        {"Pc03013iPy03015i", "c01n00c01", "the halves of this rug do not touch", 28},
        {"Pc03013iPy03015i", "c01c01c01", "this rug lies on more than two squares", 28},
        {"Pc03014iPy03015i", "c01c01", NULL, 0},
    };

    (void)unused;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct table *t = new_table("marrakech", 2, 1);
        char text[400];
        struct writer w = writer_over(text, sizeof text);
        struct reader r;
        struct refusal why = {0};

        write_text(&w, cases[i].players);
        write_text(&w, "A33NB");
        write_text(&w, cases[i].board);
        for (size_t k = strlen(cases[i].board) / 3; k < 49; k++)
            write_text(&w, "n00");
        r = reader_of(text);
        assert_true(table_view(t, &r, &why));
        assert_true((r.doubt == NULL) == (cases[i].doubt == NULL));
        if (r.doubt) {
            assert_string_equal(r.doubt, cases[i].doubt);
            assert_int_equal(reader_doubt_column(&r), cases[i].column);
        }
        r = reader_of(text);
        assert_true(table_position(t, &r, &why)); /* every string of this form can be played */
        table_free(t);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(impossible_boards_are_shown),
        cmocka_unit_test(a_turn_counts_when_rolled),
        cmocka_unit_test(a_turn_can_be_taken_back),
        cmocka_unit_test(a_rug_lies_where_it_is_offered),
        cmocka_unit_test(nobody_hides_a_whole_rug),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
