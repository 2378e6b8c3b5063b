/* Agamemnon: all the moves, and the odds of the draws. */
#include "games/agamemnon/rules/agamemnon.h"

#include <string.h>

/* A warp on a node: without exchange, then with each pair of neighbours. */
static move *list_warps(const struct state *s, move bare, int node, move *out)
{
    const struct board *b = &agamemnon_boards[s->board];
    const struct neighbour *near = b->near[node];

    *out++ = bare | (move)near[0].node << 8 | near[0].node;
    for (int i = 0; i < b->degree[node]; i++)
        for (int j = i + 1; j < b->degree[node]; j++)
            *out++ = bare | (move)near[i].node << 8 | near[j].node;
    return out;
}

static move *list_placements(const struct state *s, int player, int kind, move *out)
{
    int nodes = agamemnon_boards[s->board].nodes;

    for (int node = 0; node < nodes; node++) {
        move m = move_place(player, kind, node, 0, 0);

        if (s->tile[node] != NO_TILE || node == s->closed)
            continue;
        if (kind == WARP)
            out = list_warps(s, m, node, out);
        else
            *out++ = m;
    }
    return out;
}

/* The kinds in hand, each once. */
static int kinds_held(const struct state *s, int kinds[2])
{
    kinds[0] = s->hand[0];
    kinds[1] = s->hand[1];
    return s->held == 2 && s->hand[0] == s->hand[1] ? 1 : s->held;
}

static move *list_decisions(const struct state *s, move *out)
{
    int player = agamemnon_owner(s->placed), kinds[2];
    int count = kinds_held(s, kinds);

    for (int i = 0; i < count; i++)
        out = list_placements(s, player, kinds[i], out);
    for (int i = 0; s->redraw && i < count; i++)
        if (kinds[i] >= WEFT)
            *out++ = move_code(PUT_BACK, player, kinds[i]);
    return out;
}

static move *list_draws(const struct state *s, move *out)
{
    int player = agamemnon_owner(s->placed);
    const uint8_t *bag = s->bag[player];

    for (int kind = 0; kind < KINDS; kind++) {
        if (bag[kind] == 0)
            continue;
        if (agamemnon_wanted(s) == 1)
            *out++ = move_draw(player, kind, NO_KIND);
        for (int second = kind; agamemnon_wanted(s) == 2 && second < KINDS; second++)
            if (bag[second] > (second == kind))
                *out++ = move_draw(player, kind, second);
    }
    return out;
}

int agamemnon_moves(const struct state *s, move *out)
{
    move *end = out;

    if (s->unmapped)
        for (int i = 0; i < MAPPINGS; i++)
            *end++ = move_map(i);
    else if (agamemnon_wanted(s) > 0)
        end = list_draws(s, end);
    else if (s->placed < TILES)
        end = list_decisions(s, end);
    return (int)(end - out);
}

/* Drawing. */

/* In how many ways the tiles in the bag make this draw. */
int agamemnon_weight(const struct state *s, move outcome)
{
    const uint8_t *bag = s->bag[move_player(outcome)];
    int kind = move_kind(outcome), second = move_second_kind(outcome);

    if (s->unmapped)
        return 1;
    if (second == NO_KIND)
        return bag[kind];
    return second == kind ? bag[kind] * (bag[kind] - 1) / 2 : bag[kind] * bag[second];
}

int agamemnon_draw_one(uint8_t bag[KINDS], struct rng *r)
{
    int total = 0, left, kind;

    for (kind = 0; kind < KINDS; kind++)
        total += bag[kind];
    left = (int)rng_below(r, (uint32_t)total);
    for (kind = 0; left >= bag[kind]; kind++)
        left -= bag[kind];
    bag[kind]--;
    return kind;
}

move agamemnon_sample(const struct state *s, struct rng *r)
{
    int player = agamemnon_owner(s->placed), first, second;
    uint8_t bag[KINDS];

    if (s->unmapped)
        return move_map((int)rng_below(r, MAPPINGS));
    memcpy(bag, s->bag[player], sizeof bag);
    first = agamemnon_draw_one(bag, r);
    if (agamemnon_wanted(s) == 1)
        return move_draw(player, first, NO_KIND);
    second = agamemnon_draw_one(bag, r);
    return first < second ? move_draw(player, first, second) : move_draw(player, second, first);
}
