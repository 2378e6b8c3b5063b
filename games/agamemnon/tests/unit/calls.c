/* Agamemnon: properties of the published functions (section 11 of the written rules), and that the
   game and the functions agree. */
#include "core/walk.h"
#include "games/agamemnon/rules/agamemnon.h"
#include "games/agamemnon/calls/calls.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static const char edges[] =
    "S0001S0004F0105L0204F0206L0203L0306S0307L0408S0409S0510F0508F0611S0712F0813S0809S0911S1015"
    "F1114L1112S1216F1217S1315F1314L1418L1419F1520L1619S1617F1722L1820L1823S1924F1921F2025L2126"
    "F2122L2226F2325F2324F2427S2428L2529L2628L2729L2728S2831S2930S3031";

/* Finished games of the course's test data, and the worked example. */
static const char *const games[] = {
    "Od26Bc11Bb21Oc27Oj10Bj25Ba22Oa20Of29Bf08Bh19Oi09Og24Bf00Bi15Og06Oe16Bf18Bg14Of28Oh01Bg13Bj31"
    "Oj12Of02Bd07Bi17Oi05Ob04Be03",
    "Of31Bd11Bg19Od15Oc21Bc18Bf03Oe25Of05Bi01Bi28Oj12Oa06Bj08Bf07Oi23Oj17Be29Bg22Ob16Oh02Bb10Bh14"
    "Og13Oi09Ba26Bj30Of27Og04Bf24",
    "Ob25Bj17Be15Of01Oj18Bf22Bg31Of03Oi19Bh29Bi23Oh09Of10Bj24Bf05Oa16Oj00Bg02Bb20Og08Og27Bi14Ba21"
    "Od06Oe28Bd11Bc04Oi13Oc26Bf30",
    "Oh08Be24Bg00Og14Ob03Bd04Bi30Oi17Oc12Bf16Bh28Of09Oj31Bb21Bi01Of10Of07Bf29Bj27Oj26Oe15Bf20Ba19"
    "Od02Oi11Bj05Bg23Oa22Og13Bc18",
    "Oi17Bh08Bg06Oa14Oe23Bg24Be12Od16Oj26Bi31Bb01Og28Ob20Bc10Bf25Oc11Of15Bj05Bi21Og02Of19Bd07Bf04"
    "Oj27Oh03Ba22Bf30Oi29Of09Bj13",
    "Ob31Be30Bg12Od14Of05Bf28Bh20Of23Oa09Bj18Ba27Oj10Oi19Bj26Bc04Og02Oi00Bb25Bd07Oc24Oj13Bf22Bi16"
    "Oh11Of21Bg01Bf06Og17Oe15Bi08",
    "Og30Bh11Bf23Oh14Oa04Bb21Ba20Of02Od27Bi13Bc05Of06Og28Bg29Be24Oe00Oj19Bg22Bf07Oi26Oj09Bj15Bd10"
    "Oc03Oi18Bj25Bi31Of16Ob12Bf01",
    "Oc00Ba01Bb02Oa03Ob05Bj04Bg06Oe07Oj08Bh09Bi10Oh12Og17Bf11Bd14Oi19Oi22Bc15Bg16Of23Og24Bj18Bf21"
    "Od25Oj27Bi26Bf28Of30Of31Be29",
};

enum { GAMES = sizeof games / sizeof games[0] };

/* A printable character that is none of `not_these`. */
static char other_than(const char *not_these, struct rng *r)
{
    char c;

    do
        c = (char)(' ' + rng_below(r, 95));
    while (strchr(not_these, c));
    return c;
}

static void one_wrong_character_is_noticed(void **unused)
{
    static const char *const tile_sets[] = {"OB", "abcdefghij", "0123456789", "0123456789"};
    struct rng r = rng_from(1);

    (void)unused;
    for (int round = 0; round < 4000; round++) {
        const char *game = games[round % GAMES];
        char tiles[4 * TILES + 1], wrong[sizeof edges];
        uint32_t at = rng_below(&r, 4 * TILES);

        assert_true(agamemnon_is_state_well_formed(game, edges));
        memcpy(tiles, game, sizeof tiles);
        tiles[at] = other_than(tile_sets[at % 4], &r);
        assert_false(agamemnon_is_state_well_formed(tiles, edges));
        memcpy(wrong, edges, sizeof wrong);
        at = rng_below(&r, sizeof edges - 1);
        wrong[at] = other_than(at % 5 ? "0123456789" : "SLFE", &r);
        assert_false(agamemnon_is_state_well_formed(game, wrong));
    }
}

static void missing_strings_are_not_well_formed(void **unused)
{
    (void)unused;
    assert_false(agamemnon_is_state_well_formed(NULL, edges));
    assert_false(agamemnon_is_state_well_formed(games[0], NULL));
    assert_false(agamemnon_is_state_valid(NULL, NULL));
    assert_false(agamemnon_is_action_valid("", edges, NULL));
}

/* How often each kind is drawn first on the empty board: in the proportion of its copies. */
static void the_first_draw_is_uniform_over_tiles(void **unused)
{
    enum { DRAWS = 30000 };
    static const int copies[KINDS] = {1, 1, 1, 1, 1, 3, 2, 1, 2, 2};
    int seen[KINDS] = {0};
    struct rng r = rng_from(2);
    char hand[AGAMEMNON_HAND_ROOM];

    (void)unused;
    for (int i = 0; i < DRAWS; i++) {
        assert_null(agamemnon_select_tiles("", &r, hand));
        assert_int_equal(strlen(hand), 2);
        assert_int_equal(hand[0], 'O');
        seen[hand[1] - 'a']++;
    }
    for (int kind = 0; kind < KINDS; kind++)
        assert_in_range(seen[kind], DRAWS * copies[kind] / 15 * 9 / 10,
                        DRAWS * copies[kind] / 15 * 11 / 10);
}

/* From every point of every game: so many tiles as are due, and only tiles that are left. */
static void hands_come_from_the_tiles_that_are_left(void **unused)
{
    struct rng r = rng_from(3);

    (void)unused;
    for (int round = 0; round < 200; round++)
        for (int placed = 0; placed <= TILES; placed++) {
            const char *game = games[round % GAMES], *rest = game + 4 * placed;
            char tiles[4 * TILES + 1], hand[AGAMEMNON_HAND_ROOM];
            bool used[TILES] = {false};

            snprintf(tiles, sizeof tiles, "%.*s", 4 * placed, game);
            assert_null(agamemnon_select_tiles(tiles, &r, hand));
            assert_int_equal(strlen(hand), placed == 30                  ? 0
                                           : placed == 0 || placed == 29 ? 2
                                           : placed % 2                  ? 4
                                                                         : 2);
            for (const char *tile = hand; *tile; tile += 2) {
                int i = 0;

                assert_int_equal(tile[0], rest[0]);
                while (rest[4 * i] &&
                       (used[i] || rest[4 * i] != tile[0] || rest[4 * i + 1] != tile[1]))
                    i++;
                assert_int_not_equal(rest[4 * i], '\0'); /* it is placed later in the game */
                used[i] = true;
            }
        }
}

static void a_first_action_for_each_kind(void **unused)
{
    (void)unused;
    for (char kind = 'a'; kind <= 'j'; kind++) {
        char hand[] = {'O', kind, '\0'}, action[AGAMEMNON_ACTION_ROOM];

        assert_null(agamemnon_generate_action("", edges, hand, action));
        assert_int_equal(strlen(action), kind == 'j' ? 8 : 4);
        assert_memory_equal(action, hand, 2);
        assert_true(agamemnon_is_action_valid("", edges, action));
    }
}

static void the_last_action_of_each_game(void **unused)
{
    (void)unused;
    for (int g = 0; g < GAMES; g++) {
        char tiles[4 * TILES + 1], hand[3] = {games[g][116], games[g][117]}, node[3];
        char action[AGAMEMNON_ACTION_ROOM];

        snprintf(tiles, sizeof tiles, "%.116s", games[g]);
        assert_null(agamemnon_generate_action(tiles, edges, hand, action));
        assert_int_equal(strlen(action), hand[1] == 'j' ? 8 : 4);
        assert_memory_equal(action, hand, 2);
        snprintf(node, sizeof node, "%.2s", action + 2);
        for (int k = 0; k < TILES - 1; k++)
            assert_memory_not_equal(tiles + 4 * k + 2, node, 2);
        assert_true(agamemnon_is_action_valid(tiles, edges, action));
    }
}

/* The snapshot without its tail, cut at the '/'. */
static void split_state(const struct state *s, char text[1024], char **tiles, char **its_edges)
{
    struct writer w = writer_over(text, 1024);

    agamemnon_write_state(&w, s);
    *tiles = text;
    *its_edges = strchr(text, '/');
    *(*its_edges)++ = '\0';
    *strchr(*its_edges, ' ') = '\0';
}

static void check_points(const struct state *s, const char *tiles, const char *its_edges)
{
    int points[2], scores[MAX_PLAYERS];

    agamemnon_rules.scores(s, scores);
    assert_null(agamemnon_get_total_score(tiles, its_edges, points));
    assert_int_equal(points[0], scores[0]);
    assert_int_equal(points[1], scores[1]);
}

/* Plays one turn of a random game both ways, and an action that the functions propose. */
static void play_turn(struct state *s, struct rng *r)
{
    char before[1024], after[1024], action[AGAMEMNON_ACTION_ROOM], hand[AGAMEMNON_HAND_ROOM];
    char new_tiles[AGAMEMNON_TILES_ROOM], new_edges[5 * MOST_EDGES + 1];
    char *tiles, *its_edges;
    struct writer text = writer_over(action, sizeof action), held = writer_over(hand, sizeof hand);
    move list[MAX_MOVES];

    split_state(s, before, &tiles, &its_edges);
    assert_true(agamemnon_is_state_valid(tiles, its_edges));
    check_points(s, tiles, its_edges);
    for (int i = 0; i < s->held; i++)
        agamemnon_write_tile(&held, agamemnon_owner(s->placed), s->hand[i]);
    assert_null(agamemnon_generate_action(tiles, its_edges, hand, action));
    assert_true(agamemnon_is_action_valid(tiles, its_edges, action));
    for (int due = agamemnon_due(s->placed); due > 0; due--) {
        move m = list[rng_below(r, (uint32_t)agamemnon_moves(s, list))];

        while (move_act(m) != PLACE)
            m = list[rng_below(r, (uint32_t)agamemnon_moves(s, list))];
        agamemnon_write_move(&text, s, m);
        agamemnon_rules.apply(s, m);
    }
    assert_true(agamemnon_is_action_valid(tiles, its_edges, action));
    assert_null(agamemnon_apply_action(tiles, its_edges, action, new_tiles, new_edges));
    split_state(s, after, &tiles, &its_edges);
    assert_string_equal(new_tiles, tiles);
    assert_string_equal(new_edges, its_edges);
}

static void game_and_functions_agree(void **unused)
{
    struct rng r = rng_from(5);

    (void)unused;
    for (int game = 0; game < 100; game++) {
        struct settings with = {{game % 2}};
        struct state s;

        state_start(&agamemnon_rules, &s, &with);
        while (agamemnon_rules.actor(&s) != OVER)
            if (agamemnon_rules.actor(&s) == CHANCE)
                agamemnon_rules.apply(&s, agamemnon_sample(&s, &r));
            else
                play_turn(&s, &r);
    }
}

static void what_is_wrong_is_said_and_nothing_is_changed(void **unused)
{
    char tiles[AGAMEMNON_TILES_ROOM], new_edges[sizeof edges], action[AGAMEMNON_ACTION_ROOM];
    int points[2] = {7, 7};

    (void)unused;
    assert_string_equal(agamemnon_apply_action("", edges, "Ba00", tiles, new_edges),
                        "the other player is to move");
    assert_string_equal(tiles, "");
    assert_string_equal(new_edges, "");
    assert_string_equal(agamemnon_apply_action(NULL, edges, "Oa00", tiles, new_edges),
                        "a text is missing");
    assert_string_equal(agamemnon_generate_action("", "", "Oj", action),
                        "these tiles cannot be placed");
    assert_string_equal(agamemnon_get_total_score("Oa00Ba00", edges, points),
                        "this node holds a tile already");
    assert_int_equal(points[0], 7);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_wrong_character_is_noticed),
        cmocka_unit_test(missing_strings_are_not_well_formed),
        cmocka_unit_test(the_first_draw_is_uniform_over_tiles),
        cmocka_unit_test(hands_come_from_the_tiles_that_are_left),
        cmocka_unit_test(a_first_action_for_each_kind),
        cmocka_unit_test(the_last_action_of_each_game),
        cmocka_unit_test(game_and_functions_agree),
        cmocka_unit_test(what_is_wrong_is_said_and_nothing_is_changed),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
