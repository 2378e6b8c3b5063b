/* What others did since the person at the screen last moved: what is marked, what is told, and going through
   the moves one by one. */
#include "table/parts.h"
#include "tests/unit/session-help.h"

static struct table *table_of(const char *game, const char *settings)
{
    const struct game *g = game_of(game);
    struct settings with = settings_preset(g->rules->options);
    struct reader r = reader_over(settings, strlen(settings));
    struct table *t;

    settings_read(&r, g->rules->options, &with);
    assert_null(r.error);
    t = table_new(g, &with, 7);
    table_speed(t, 0);
    return t;
}

static void wait_for_decision(struct table *t)
{
    for (int i = 0; i < 1000 && table_tick(t, 1); i++)
        continue;
}

/* Any legal move for whoever is to act, a player or a person. */
static void decide(struct table *t)
{
    move list[MAX_MOVES];
    int count;

    wait_for_decision(t);
    count = table_game(t)->rules->moves(table_state(t), list);
    assert_true(table_play(t, list[count / 2]));
    wait_for_decision(t);
}

/* Everybody decides until it is this player's turn again, and at least once. */
static void until_turn_of(struct table *t, int player)
{
    do
        decide(t);
    while (table_actor(t) != player && table_actor(t) != OVER);
}

static void three_opponents(void **unused)
{
    struct table *t = table_of("blokus", "mode=four");

    (void)unused;
    for (int p = 1; p < 4; p++)
        table_seat(t, p, SEAT_REMOTE); /* nobody thinks here: the test decides */
    table_draw(t);
    assert_int_equal(t->news_count, 0);
    until_turn_of(t, 1);
    table_draw(t);
    assert_int_equal(t->news_count, 0); /* what I did is no news */
    for (int round = 0; round < 2; round++) {
        for (int others = 1; others <= 3; others++) {
            move list[MAX_MOVES];

            table_game(t)->rules->moves(table_state(t), list);
            assert_true(table_receive(t, list[0]));
            wait_for_decision(t);
            table_draw(t);
            assert_int_equal(t->news_count, others);
            assert_int_equal(t->news[others - 1].player, others);
            assert_int_equal(t->news[others - 1].turn, others);
            assert_true(t->news[others - 1].m == list[0]);
        }
        decide(t);
        table_draw(t);
        assert_int_equal(t->news_count, 0);
    }
    table_free(t);
}

/* In the middle of a turn of several steps what others did stays marked. */
static void turns_of_several_steps(void **unused)
{
    struct table *t = table_of("marrakech", "players=2");
    int marked = 0;

    (void)unused;
    until_turn_of(t, 1);
    while (table_actor(t) != 0)
        decide(t); /* both are persons: what the other one did is news for each */
    table_draw(t);
    marked = t->news_count;
    assert_true(marked >= 2); /* he turned Assam and laid a rug */
    for (int i = 0; i < marked; i++)
        assert_true(t->news[i].player == 1 && t->news[i].turn == 1);
    decide(t);
    assert_int_equal(table_actor(t), 0);
    table_draw(t);
    assert_int_equal(t->news_count, marked);
    table_free(t);
}

static void told_when_the_turn_begins(void **unused)
{
    struct table *t = table_of("blokus", "mode=four");
    char text[2000];
    struct writer w = writer_over(text, sizeof text);
    const char *yellow, *red, *green;

    (void)unused;
    until_turn_of(t, 1);
    until_turn_of(t, 0);
    table_seat(t, 1, 5); /* whoever made the moves: they were made by others */
    table_seat(t, 2, 5);
    table_seat(t, 3, 5);
    table_status(t, &w);
    yellow = strstr(text, "Yellow"), red = strstr(text, "Red"), green = strstr(text, "Green");
    assert_true(yellow && red && green && yellow < red && red < green);
    table_free(t);
}

static void steps(void **unused)
{
    struct table *t = table_of("patchwork", "");
    int at, count;

    (void)unused;
    until_turn_of(t, 1);
    until_turn_of(t, 0);
    at = table_at(t);
    count = table_number(t, at);
    assert_true(count >= 2 && count <= at);
    for (int i = count; i > 0; i--) {
        assert_int_equal(table_number(t, table_at(t)), i);
        assert_true(table_jump(t, table_step(t, -1)));
        assert_true(table_is_told(t, table_at(t)));
    }
    assert_int_equal(table_number(t, table_at(t)), 0);
    for (int i = 1; i <= count; i++) {
        assert_true(table_jump(t, table_step(t, 1)));
        assert_int_equal(table_number(t, table_at(t)), i);
    }
    assert_int_equal(table_number(t, table_length(t)), count);
    table_free(t);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(three_opponents),
        cmocka_unit_test(turns_of_several_steps),
        cmocka_unit_test(told_when_the_turn_begins),
        cmocka_unit_test(steps),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
