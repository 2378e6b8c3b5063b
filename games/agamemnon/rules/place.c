/* Agamemnon: placing a tile, on any set of edges. */
#include "games/agamemnon/rules/agamemnon.h"

int agamemnon_edge_between(const struct web *w, int a, int b)
{
    for (int e = 0; e < w->edges; e++)
        if ((w->edge[e].a == a && w->edge[e].b == b) || (w->edge[e].a == b && w->edge[e].b == a))
            return e;
    return -1;
}

static bool are_neighbours(const struct web *w, int a, int b)
{
    return a != b && agamemnon_edge_between(w, a, b) >= 0;
}

enum trouble agamemnon_trouble(const struct web *w, move m)
{
    int node = move_node(m);

    if (node >= w->nodes)
        return NO_SUCH_NODE;
    if (w->tile[node] != NO_TILE)
        return NODE_TAKEN;
    if (move_kind(m) == WARP &&
        !(are_neighbours(w, node, move_first(m)) && are_neighbours(w, node, move_second(m))))
        return NOT_NEIGHBOURS;
    return NO_TROUBLE;
}

void agamemnon_exchange(const struct web *w, uint8_t *type, move m)
{
    int first = agamemnon_edge_between(w, move_node(m), move_first(m));
    int second = agamemnon_edge_between(w, move_node(m), move_second(m));
    uint8_t kept = type[first];

    type[first] = type[second];
    type[second] = kept;
}
