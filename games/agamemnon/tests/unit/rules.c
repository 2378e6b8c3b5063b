/* Agamemnon: the tables of the boards, the odds of draws, and that every refusal is explained. */
#include "core/walk.h"
#include "games/agamemnon/art/art.h"
#include "games/agamemnon/rules/agamemnon.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void a_state_is_small(void **unused)
{
    (void)unused;
    assert_true(sizeof(struct state) <= 256);
}

static void boards_have_the_published_sizes(void **unused)
{
    static const int nodes[] = {32, 33}, edges[] = {49, 66};
    static const int symbols[BOARDS][TYPES] = {{17, 16, 16, 0}, {19, 15, 15, 17}};
    static const int least[] = {2, 3}, most[] = {4, 5};

    (void)unused;
    for (int kind = 0; kind < BOARDS; kind++) {
        const struct board *b = &agamemnon_boards[kind];
        int count[TYPES] = {0};

        assert_int_equal(b->nodes, nodes[kind]);
        assert_int_equal(b->edges, edges[kind]);
        for (int e = 0; e < b->edges; e++)
            count[b->symbol[e]]++;
        assert_memory_equal(count, symbols[kind], sizeof count);
        for (int node = 0; node < b->nodes; node++)
            assert_in_range(b->degree[node], least[kind], most[kind]);
    }
}

/* The lists of neighbours are the edges seen from the nodes, in rising order. */
static void neighbours_follow_from_the_edges(void **unused)
{
    (void)unused;
    for (int kind = 0; kind < BOARDS; kind++) {
        const struct board *b = &agamemnon_boards[kind];
        int ends = 0;

        for (int node = 0; node < b->nodes; node++)
            for (int i = 0; i < b->degree[node]; i++, ends++) {
                struct neighbour near = b->near[node][i];
                struct edge e = b->edge[near.edge];

                assert_true((e.a == node && e.b == near.node) || (e.b == node && e.a == near.node));
                assert_true(i == 0 || near.node > b->near[node][i - 1].node);
            }
        assert_int_equal(ends, 2 * b->edges);
    }
}

/* Every edge is one unit long on every slab, give or take the rounding of its ends. */
static void edges_are_equally_long(void **unused)
{
    (void)unused;
    for (int kind = 0; kind < BOARDS; kind++)
        for (int slab = SLAB_FRAMED; slab <= SLAB_STANDING; slab++)
            for (int e = 0; e < agamemnon_boards[kind].edges; e++) {
                struct edge edge = agamemnon_boards[kind].edge[e];
                struct point from = agamemnon_art_node((enum slab)slab, kind, edge.a);
                struct point to = agamemnon_art_node((enum slab)slab, kind, edge.b);
                float x = from.x - to.x, y = from.y - to.y;

                assert_in_range((int)(x * x + y * y), (UNIT - 2) * (UNIT - 2),
                                (UNIT + 2) * (UNIT + 2));
            }
}

static void each_layout_has_its_isolated_node(void **unused)
{
    (void)unused;
    for (int i = 0; i < MAPPINGS; i++) {
        struct settings with = {{LOOM, 1 + i, 1}};
        const uint8_t *types = agamemnon_mappings[i];
        struct state s;

        state_start(&agamemnon_rules, &s, &with);
        /* The class that is empty decides: A 15, B 3, C 31, D 32. */
        assert_int_equal(s.closed, types[0] == EMPTY   ? 15
                                   : types[1] == EMPTY ? 3
                                   : types[2] == EMPTY ? 31
                                                       : 32);
        assert_int_equal(agamemnon_rules.actor(&s), CHANCE);
        for (int k = 0; k < i; k++)
            assert_memory_not_equal(types, agamemnon_mappings[k], TYPES);
    }
}

/* The weights of a draw add up to the number of tiles, or of pairs of tiles, in the bag. */
static void odds_are_exact(void **unused)
{
    struct rng r = rng_from(4);
    struct settings with = {{0}};
    struct state s;
    move list[MAX_MOVES];

    (void)unused;
    for (int game = 0; game < 50; game++)
        for (state_start(&agamemnon_rules, &s, &with); agamemnon_rules.actor(&s) != OVER;) {
            int count = agamemnon_moves(&s, list), total = 0, tiles = 0;

            if (agamemnon_rules.actor(&s) == CHANCE) {
                for (int i = 0; i < count; i++)
                    total += agamemnon_weight(&s, list[i]);
                for (int kind = 0; kind < KINDS; kind++)
                    tiles += s.bag[agamemnon_owner(s.placed)][kind];
                assert_int_equal(total,
                                 agamemnon_wanted(&s) == 1 ? tiles : tiles * (tiles - 1) / 2);
            }
            agamemnon_rules.apply(&s, list[rng_below(&r, (uint32_t)count)]);
        }
}

static void known_odds(void **unused)
{
    struct settings with = {{0}};
    struct state s;

    (void)unused;
    state_start(&agamemnon_rules, &s, &with);
    assert_int_equal(agamemnon_weight(&s, move_draw(0, 5, NO_KIND)), 3); /* three f of fifteen */
    assert_int_equal(agamemnon_weight(&s, move_draw(0, 0, NO_KIND)), 1);
    agamemnon_rules.apply(&s, move_draw(0, 5, NO_KIND));
    agamemnon_rules.apply(&s, move_place(0, 5, 4, 0, 0));
    assert_int_equal(agamemnon_weight(&s, move_draw(1, 5, 5)), 3);
    assert_int_equal(agamemnon_weight(&s, move_draw(1, 5, 6)), 6);
    assert_int_equal(agamemnon_weight(&s, move_draw(1, 6, 6)), 1);
    assert_int_equal(agamemnon_weight(&s, move_draw(1, 0, 1)), 1);
}

/* Any well-formed move at all, often near to a legal one. */
static move any_move(const struct state *s, struct rng *r)
{
    int player = rng_below(r, 8) ? agamemnon_owner(s->placed) : (int)rng_below(r, 2);
    int kind =
        s->held && rng_below(r, 4) ? s->hand[rng_below(r, s->held)] : (int)rng_below(r, KINDS);
    int node = (int)rng_below(r, rng_below(r, 8) ? MOST_NODES : 100);

    switch (rng_below(r, 8)) {
    case 0:
        return move_map((int)rng_below(r, MAPPINGS));
    case 1:
        return move_draw(player, kind, NO_KIND);
    case 2:
        return move_draw(player, kind, kind + (int)rng_below(r, (uint32_t)(KINDS - kind)));
    case 3:
        return move_code(PUT_BACK, player, kind);
    default:
        return kind == WARP
                   ? move_place(player, kind, node, (int)rng_below(r, 34), (int)rng_below(r, 34))
                   : move_place(player, kind, node, 0, 0);
    }
}

static void check_refusal(const struct state *s, move m)
{
    char text[64];
    struct writer w = writer_over(text, sizeof text);
    struct refusal why = {.text = ""};
    struct reader again;
    bool legal;

    agamemnon_write_move(&w, s, m);
    again = reader_of(text);
    m = agamemnon_read_move(&again, s); /* the canonical one: a warp's neighbours in order */
    assert_null(again.error);
    legal = is_legal(&agamemnon_rules, s, m);
    assert_int_equal(agamemnon_why_not(s, m, &why), !legal);
    if (legal)
        return;
    assert_in_range(strlen(why.text), 10, sizeof why.text - 2);
    assert_int_equal(why.text[strlen(why.text) - 1], '.');
    for (int i = 0; i < why.places; i++)
        assert_in_range(why.place[i], 0, EDGE_PLACE + agamemnon_boards[s->board].edges - 1);
}

static void every_refusal_is_explained(void **unused)
{
    struct rng r = rng_from(6);
    struct state s;
    move list[MAX_MOVES];

    (void)unused;
    for (int game = 0; game < 60; game++) {
        struct settings with = {{game % 2, 0, game % 4 > 1}};

        for (state_start(&agamemnon_rules, &s, &with);;) {
            for (int i = 0; i < 60; i++)
                check_refusal(&s, any_move(&s, &r));
            if (agamemnon_rules.actor(&s) == OVER)
                break;
            agamemnon_rules.apply(&s, list[rng_below(&r, (uint32_t)agamemnon_moves(&s, list))]);
        }
    }
}

static void check_places(const char *state, const char *text, const int *places, int count)
{
    struct reader r = reader_of(state), m = reader_of(text);
    struct state s;
    struct refusal why;

    assert_true(read_position(&agamemnon_rules, &r, &s, &why));
    assert_true(agamemnon_why_not(&s, agamemnon_read_move(&m, &s), &why));
    assert_int_equal(why.places, count);
    assert_memory_equal(why.place, places, (size_t)count * sizeof *places);
}

static void refusals_name_their_places(void **unused)
{
    /* Node 13 has the edges 14 (to 08), 23 (to 14) and 22 (to 15) of the string. */
    static const int taken[] = {4};
    static const int warp[] = {13, 16, EDGE_PLACE + 14, EDGE_PLACE + 23, EDGE_PLACE + 22};
    static const int closed[] = {31};

    (void)unused;
    check_places("Of04Bc08Bf09/standard ;hand=OcOj", "Oc04", taken, 1);
    check_places("Of04Bc08Bf09/standard ;hand=OcOj", "Oj131416", warp, 5);
    check_places("Of04/LSEF ;hand=BaBf isolated=out", "Ba31", closed, 1);
    check_places("Of04/standard ;hand=BaBf", "Ba77", NULL, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_state_is_small),
        cmocka_unit_test(boards_have_the_published_sizes),
        cmocka_unit_test(neighbours_follow_from_the_edges),
        cmocka_unit_test(edges_are_equally_long),
        cmocka_unit_test(each_layout_has_its_isolated_node),
        cmocka_unit_test(odds_are_exact),
        cmocka_unit_test(known_odds),
        cmocka_unit_test(every_refusal_is_explained),
        cmocka_unit_test(refusals_name_their_places),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
