/* Agamemnon: its moves and positions as numbers. FORMAT.md has the tables. */
#include "core/space.h"
#include "games/agamemnon/rules/agamemnon.h"

#include <string.h>

/* Tiles but the warp: kind by node. Warps: a node, and which two of its five neighbours at most change
   their edges, or none. Then a weft or a warp put back. */
enum {
    PAIRS = 1 + MOST_DEGREE * (MOST_DEGREE - 1) / 2,
    LAY_WARP = WARP * MOST_NODES,
    BACK = LAY_WARP + MOST_NODES * PAIRS,
    ACTIONS = BACK + 2
};

/* Planes of one row: nodes by owner (the player first) and kind, edges by type, the node out of play, what
   each has still to draw by kind, and the turn. */
enum {
    OWN = 0,
    TYPE = OWN + 2 * KINDS,
    CLOSED = TYPE + TYPES,
    BAG,
    HAND = BAG + 2,
    TURN,
    PLANES,
    COLUMNS = MOST_EDGES
};
enum { TURN_PLACED, TURN_WANTED, TURN_REDRAW, TURN_OTHER, TURN_UNMAPPED, TURN_CLOSES };

static struct extent extent(const struct state *s)
{
    (void)s;
    return (struct extent){ACTIONS, PLANES, 1, COLUMNS, 1};
}

static int neighbour(const struct board *b, int node, int other)
{
    int i = 0;

    while (i < b->degree[node] - 1 && b->near[node][i].node != other)
        i++;
    return i;
}

static int warp_action(const struct board *b, move m)
{
    int node = move_node(m), i, j, pair = 0;

    if (move_exchanges(m)) {
        i = neighbour(b, node, move_first(m));
        j = neighbour(b, node, move_second(m));
        pair = 1 + i * (2 * MOST_DEGREE - 1 - i) / 2 + j - i - 1;
    }
    return LAY_WARP + node * PAIRS + pair;
}

static void actions(const struct state *s, const move *list, int count, int32_t *out)
{
    const struct board *b = &agamemnon_boards[s->board];

    for (int i = 0; i < count; i++) {
        int kind = move_kind(list[i]);

        if (move_act(list[i]) == PUT_BACK)
            out[i] = BACK + kind - WEFT;
        else
            out[i] =
                kind == WARP ? warp_action(b, list[i]) : kind * MOST_NODES + move_node(list[i]);
    }
}

static move warp_move(const struct state *s, int player, int action)
{
    const struct board *b = &agamemnon_boards[s->board];
    int node = (action - LAY_WARP) / PAIRS, pair = (action - LAY_WARP) % PAIRS, i = 0, j;

    if (node >= b->nodes)
        return 0;
    if (pair == 0)
        return move_place(player, WARP, node, b->near[node][0].node, b->near[node][0].node);
    for (j = pair - 1; j >= MOST_DEGREE - 1 - i; i++)
        j -= MOST_DEGREE - 1 - i;
    j += i + 1;
    return j < b->degree[node]
               ? move_place(player, WARP, node, b->near[node][i].node, b->near[node][j].node)
               : 0;
}

static move move_of(const struct state *s, int action)
{
    int player = agamemnon_owner(s->placed);

    if (s->placed >= TILES || s->unmapped)
        return 0;
    if (action >= BACK)
        return move_code(PUT_BACK, player, WEFT + action - BACK);
    if (action >= LAY_WARP)
        return warp_move(s, player, action);
    return move_place(player, action / MOST_NODES, action % MOST_NODES, 0, 0);
}

static void planes(const struct state *s, int player, int8_t *out)
{
    const struct board *b = &agamemnon_boards[s->board];
    int8_t *turn = out + TURN * COLUMNS;

    memset(out, 0, PLANES * COLUMNS);
    for (int node = 0; node < b->nodes; node++)
        if (s->tile[node] != NO_TILE) {
            int owner = tile_owner(s->tile[node]) != player;

            out[(OWN + owner * KINDS + tile_kind(s->tile[node])) * COLUMNS + node] = 1;
        }
    for (int e = 0; !s->unmapped && e < b->edges; e++)
        out[(TYPE + s->type[e]) * COLUMNS + e] = 1;
    if (s->closed != NO_NODE)
        out[CLOSED * COLUMNS + s->closed] = 1;
    for (int kind = 0; kind < KINDS; kind++) {
        out[BAG * COLUMNS + kind] = (int8_t)s->bag[player][kind];
        out[(BAG + 1) * COLUMNS + kind] = (int8_t)s->bag[1 - player][kind];
    }
    for (int i = 0; i < s->held; i++)
        out[HAND * COLUMNS + s->hand[i]]++;
    turn[TURN_PLACED] = (int8_t)s->placed;
    turn[TURN_WANTED] = (int8_t)agamemnon_wanted(s);
    turn[TURN_REDRAW] = (int8_t)s->redraw;
    turn[TURN_OTHER] = agamemnon_owner(s->placed) != player;
    turn[TURN_UNMAPPED] = (int8_t)s->unmapped;
    turn[TURN_CLOSES] = (int8_t)s->closes;
}

const struct space agamemnon_space = {extent, actions, move_of, planes, NULL, NULL, NULL};
