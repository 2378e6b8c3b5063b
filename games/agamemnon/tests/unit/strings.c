/* Agamemnon: the Strings of Fate. The worked example string by string, and a comparison with the
   plainest possible reading of the rule on random positions and random sets of edges. */
#include "core/call.h"
#include "core/walk.h"
#include "games/agamemnon/rules/agamemnon.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

static void read_text(const char *text, struct position *p)
{
    struct reader r = reader_of(text);
    struct source from;

    agamemnon_read_position(&r, p, &from);
    assert_null(r.error);
}

static int find_edge(const struct web *w, const char *name)
{
    int e = agamemnon_edge_between(w, (name[0] - '0') * 10 + name[1] - '0',
                                   (name[3] - '0') * 10 + name[4] - '0');

    assert_true(e >= 0);
    return e;
}

/* All the edges named, and no others, belong to one string of this type with these tallies. */
static void check_string(const struct web *w, const struct fate *strings, const uint16_t *of,
                         char type, const char *edges, int o, int b, int winner)
{
    const struct fate *f = &strings[of[find_edge(w, edges)]];
    int count = 0;

    for (const char *name = edges; *name; name += name[5] ? 6 : 5, count++)
        assert_ptr_equal(f, &strings[of[find_edge(w, name)]]);
    assert_int_equal(f->edges, count);
    assert_int_equal(agamemnon_type_letters[f->type], type);
    assert_int_equal(f->tally[0], o);
    assert_int_equal(f->tally[1], b);
    assert_int_equal(f->winner, winner);
}

static void the_worked_example_string_by_string(void **unused)
{
    enum { A = 16, B = 8, D = 2, E = 1, NOBODY = -1 };
    static const struct {
        char type;
        const char *edges;
        int o, b, winner;
    } expected[] = {
        {'S', "00-01 00-04 04-09 08-09 09-11", 4, 5, 1},
        {'S', "03-07 07-12 12-16 16-17", 8, 2, 0},
        {'S', "05-10", 3, 0, 0},
        {'S', "10-15 13-15", 0, 4, 1},
        {'S', "19-24 24-28 28-31 29-30 30-31", 4, 3, 0},
        {'F', "01-05 05-08 08-13", 2, 1, 0},
        {'F', "02-06 06-11 11-14 13-14", 0, 4, 1},
        {'F', "12-17 17-22", 3, 0, 0},
        {'F', "15-20", 0, 1, 1},
        {'F', "19-21 21-22", 2, 1, 0},
        {'F', "20-25 23-25 23-24 24-27", 4, 0, 0},
        {'L', "02-04 02-03 03-06 04-08", A, B, 0},
        {'L', "14-18 14-19 18-20 18-23", 0, D, 1},
        {'L', "25-29 26-28 27-29 27-28", D, E, 0},
        {'L', "11-12", 0, 0, NOBODY},
        {'L', "16-19", 0, 0, NOBODY},
        {'L', "21-26", 0, 0, NOBODY},
        {'L', "22-26", 0, 0, NOBODY},
    };
    enum { COUNT = sizeof expected / sizeof expected[0] };
    static struct position p;
    struct fate strings[MOST_EDGES];
    uint16_t of[MOST_EDGES];
    struct web w;
    int count, points[2];

    (void)unused;
    read_text("Oc00Ba01Bb02Oa03Ob05Bj04Bg06Oe07Oj08Bh09Bi10Oh12Og17Bf11Bd14Oi19Oi22Bc15"
              "Bg16Of23Og24Bj18Bf21Od25Oj27Bi26Bf28Of30Of31Be29/standard",
              &p);
    w = agamemnon_position_web(&p);
    count = agamemnon_strings(&w, strings, of);
    assert_int_equal(count, COUNT);
    for (int i = 0; i < COUNT; i++)
        check_string(&w, strings, of, expected[i].type, expected[i].edges, expected[i].o,
                     expected[i].b, expected[i].winner);
    agamemnon_points(strings, count, points);
    assert_int_equal(points[0], 29);
    assert_int_equal(points[1], 16);
}

/* The rule as it is written: start with every edge alone, join two strings as long as two of their
   edges have a type and a conducting node in common; then look at every node of every string. */

enum { SMALL = 80 };

static bool share_conductor(const struct web *w, int e, int f)
{
    for (int node = 0; node < w->names; node++) {
        bool at_e = w->edge[e].a == node || w->edge[e].b == node;
        bool at_f = w->edge[f].a == node || w->edge[f].b == node;

        if (at_e && at_f && w->tile[node] != NO_TILE && tile_kind(w->tile[node]) != WEFT)
            return true;
    }
    return false;
}

static void join_plainly(const struct web *w, int name[SMALL])
{
    bool joined = true;

    for (int e = 0; e < w->edges; e++)
        name[e] = e;
    while (joined) {
        joined = false;
        for (int e = 0; e < w->edges; e++)
            for (int f = 0; f < w->edges; f++)
                if (name[f] > name[e] && w->type[e] == w->type[f] && w->type[e] != EMPTY &&
                    share_conductor(w, e, f)) {
                    name[f] = name[e];
                    joined = true;
                }
    }
}

static bool touches(const struct web *w, const int name[SMALL], int string, int node)
{
    for (int e = 0; e < w->edges; e++)
        if (name[e] == string && (w->edge[e].a == node || w->edge[e].b == node))
            return true;
    return false;
}

/* Who wins: by strength, by tiles, or by the first rank that one player has and the other has not. */
static int decide(const struct web *w, const int name[SMALL], int string, int type)
{
    static const int strength[KINDS] = {1, 3, 4, 3, 2, 1, 2, 3, 0, 0};
    int sum[2] = {0, 0};
    bool leads[2][LEADERS] = {{false}};

    for (int node = 0; node < w->names; node++) {
        int tile = w->tile[node];

        if (tile == NO_TILE || !touches(w, name, string, node))
            continue;
        sum[tile_owner(tile)] += type == FORCE ? 1 : strength[tile_kind(tile)];
        if (tile_kind(tile) < LEADERS)
            leads[tile_owner(tile)][tile_kind(tile)] = true;
    }
    if (type != LEADERSHIP)
        return sum[0] > sum[1] ? 0 : sum[1] > sum[0] ? 1 : -1;
    for (int rank = 0; rank < LEADERS; rank++)
        if (leads[0][rank] != leads[1][rank])
            return leads[0][rank] ? 0 : 1;
    return -1;
}

static void score_plainly(const struct web *w, int points[2])
{
    int name[SMALL];

    points[0] = points[1] = 0;
    join_plainly(w, name);
    for (int e = 0; e < w->edges; e++) {
        int winner = w->type[e] == EMPTY ? -1 : decide(w, name, name[e], w->type[e]);

        if (winner >= 0)
            points[winner]++;
    }
}

static void compare(const struct web *w)
{
    struct fate strings[SMALL];
    uint16_t of[SMALL];
    int fast[2], plain[2];

    agamemnon_points(strings, agamemnon_strings(w, strings, of), fast);
    score_plainly(w, plain);
    assert_int_equal(fast[0], plain[0]);
    assert_int_equal(fast[1], plain[1]);
}

/* The fast way, which games use, must find the same. */
static void compare_fast(const struct state *s)
{
    struct fate strings[SMALL];
    uint16_t of[SMALL];
    struct web w = agamemnon_web(s);
    int fast[2], listed[2];

    compare(&w);
    agamemnon_points(strings, agamemnon_strings(&w, strings, of), listed);
    agamemnon_score(s, fast);
    assert_int_equal(fast[0], listed[0]);
    assert_int_equal(fast[1], listed[1]);
}

static void every_position_of_random_games(void **unused)
{
    struct rng r = rng_from(11);

    (void)unused;
    for (int game = 0; game < 60; game++) {
        struct settings with = {{game % 2, 0, game % 4 == 3}};
        struct state s;
        move list[MAX_MOVES];

        for (state_start(&agamemnon_rules, &s, &with); agamemnon_rules.actor(&s) != OVER;) {
            compare_fast(&s);
            agamemnon_rules.apply(&s, list[rng_below(&r, (uint32_t)agamemnon_moves(&s, list))]);
        }
        compare_fast(&s);
    }
}

/* Few nodes, many edges and many wefts: loops, and wefts that a string meets twice. */
static void any_tiles_on_any_edges(void **unused)
{
    struct rng r = rng_from(12);

    (void)unused;
    for (int round = 0; round < 4000; round++) {
        struct edge edge[SMALL];
        uint8_t type[SMALL], tile[NODE_NAMES] = {NO_TILE};
        uint32_t nodes = 3 + rng_below(&r, 8), edges = rng_below(&r, 24);
        struct web w = {MOST_NODES, NODE_NAMES, (int)edges, edge, type, tile};

        for (uint32_t e = 0; e < edges; e++) {
            edge[e] = (struct edge){(uint8_t)rng_below(&r, nodes), (uint8_t)rng_below(&r, nodes)};
            type[e] = (uint8_t)rng_below(&r, TYPES);
        }
        for (uint32_t n = 0; n < nodes; n++) {
            int kind = rng_below(&r, 3) ? (int)rng_below(&r, KINDS) : WEFT;

            tile[n] = (uint8_t)(rng_below(&r, 4) ? tile_of((int)rng_below(&r, 2), kind) : NO_TILE);
        }
        compare(&w);
    }
}

/* `parlour strings agamemnon`. */

extern const struct verb agamemnon_verbs[];

static int run_strings(const char *text, char out[4096], const char **error)
{
    struct reader r = reader_of(text);
    struct writer w = writer_over(out, 4096);
    int status = agamemnon_verbs[0].run(NULL, &r, 1, &w);

    *error = r.error;
    return status;
}

static void strings_are_printed(void **unused)
{
    static const struct {
        const char *state, *text;
    } cases[] = {
        {"[\"Oa00Ba01Oc02\",\"L0001L0102\"]",
         "L | 00-01 01-02 | AC : A | O 2\ntotal | O 2 | B 0\n"},
        {"Oi00Bf01Bf02/F0001F0102F0002 ",
         "F | 00-01 01-02 00-02 | 1 : 2 | B 3\ntotal | O 0 | B 3\n"},
        {"Og00Bf02Bi01/S0001S0102E0203",
         "S | 00-01 | 2 : 0 | O 1\nS | 01-02 | 0 : 1 | B 1\ntotal | O 1 | B 1\n"},
        {"Oh00Bh01/L0001F0001", "F | 00-01 | 1 : 1 | nobody\nL | 00-01 | none : none | nobody\n"
                                "total | O 0 | B 0\n"},
        {"/", "total | O 0 | B 0\n"},
    };
    char text[4096];
    const char *error;

    (void)unused;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_int_equal(run_strings(cases[i].state, text, &error), 0);
        assert_string_equal(text, cases[i].text);
    }
    /* A record, and a snapshot with its tail. */
    assert_int_equal(run_strings("Of Of05", text, &error), 0);
    assert_non_null(strstr(text, "F | 01-05 05-08 | 1 : 0 | O 2\n"));
    assert_non_null(strstr(text, "total | O 3 | B 0\n"));
    assert_int_equal(run_strings("Of05/standard ;hand=BaBb", text, &error), 0);
    assert_non_null(strstr(text, "total | O 3 | B 0\n"));
}

static void strings_of_nonsense(void **unused)
{
    static char crowd[5 * 6000 + 2] = "/";
    char text[4096];
    const char *error;

    (void)unused;
    assert_int_equal(run_strings("Oa00/X0001", text, &error), 2);
    assert_string_equal(error, "expected an edge, its type S, L, F or E first");
    assert_int_equal(run_strings("Oa00/S0001 x", text, &error), 2);
    assert_string_equal(error, "expected the end");
    assert_int_equal(run_strings("Oa00Ba00/S0001", text, &error), 2);
    assert_string_equal(error, "this node holds a tile already");
    assert_int_equal(run_strings("Of Of05 BaBb Ba05", text, &error), 1);
    assert_string_equal(error, "illegal move");
    for (int i = 0; i < 6000; i++)
        memcpy(crowd + 1 + 5 * i, "F0001", 5);
    assert_int_equal(run_strings(crowd, text, &error), 2);
    assert_string_equal(error, "too many edges or tiles");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_worked_example_string_by_string),
        cmocka_unit_test(every_position_of_random_games),
        cmocka_unit_test(any_tiles_on_any_edges),
        cmocka_unit_test(strings_are_printed),
        cmocka_unit_test(strings_of_nonsense),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
