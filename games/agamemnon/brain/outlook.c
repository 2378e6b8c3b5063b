/* Agamemnon: areas, and what they promise. */
#include "games/agamemnon/brain/outlook.h"

#include <string.h>

/* What an area is worth. */

static int at_most(int value, int most)
{
    return value < most ? value : most;
}

static int count_bits(unsigned leaders)
{
    static const uint8_t count[32] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,
                                      1, 2, 2, 3, 2, 3, 3, 4, 2, 3, 3, 4, 3, 4, 4, 5};

    return count[leaders];
}

/* The leaders that are better than the best of these. */
static unsigned better_than(unsigned leaders)
{
    leaders |= leaders >> 1;
    leaders |= leaders >> 2;
    leaders |= leaders >> 4;
    return 31u & ~leaders;
}

static int expect_leadership(const struct area *a, int k, const uint8_t left[2])
{
    const struct outlook_table *t = &agamemnon_outlook_table;
    int ahead = a->tally[0] > a->tally[1] ? 0 : 1, share;
    unsigned better = better_than((unsigned)(a->tally[0] ^ a->tally[1]));

    if (a->tally[0] == a->tally[1])
        return t->even[k][count_bits(left[0]) * (LEADERS + 1) + count_bits(left[1])];
    share =
        t->lead[k][count_bits(better & left[!ahead]) * LEADERS + count_bits(better & left[ahead])];
    return ahead == 0 ? share : -share;
}

static int32_t worth_of(int type, const struct area *a, const uint8_t left[2])
{
    const struct outlook_table *t = &agamemnon_outlook_table;
    int k = at_most(a->empties, MOST_EMPTIES), ahead = a->tally[0] - a->tally[1];
    int far = ahead < 0 ? -ahead : ahead, share;

    if (type == LEADERSHIP)
        return a->edges * expect_leadership(a, k, left);
    share = type == FORCE ? t->force[k][at_most(far, MOST_TILES_AHEAD)]
                          : t->strength[k][at_most(far, MOST_STRENGTH_AHEAD)];
    return a->edges * (ahead < 0 ? -share : share);
}

/* An area after a tile was placed on one of its empty nodes. */
static struct area with_tile(const struct outlook *o, int type, const struct area *a, int owner,
                             int kind)
{
    struct area next = *a;
    uint8_t left[2] = {o->leaders[0], o->leaders[1]};

    next.empties--;
    next.tally[owner] = (int16_t)(next.tally[owner] + agamemnon_values[type][kind]);
    left[owner] &= (uint8_t)~agamemnon_values[LEADERSHIP][kind];
    next.worth = worth_of(type, &next, left);
    return next;
}

/* Finding areas. */

static uint64_t open_nodes(const struct sets *sets)
{
    return sets->conductors | sets->empty;
}

static struct area area_of(const struct piece *p, int type, uint64_t empty, const uint8_t left[2])
{
    struct area a = {.nodes = p->nodes,
                     .tally = {(int16_t)(p->tally & 0xffff), (int16_t)(p->tally >> 16)},
                     .edges = p->edges};

    for (uint64_t nodes = p->nodes & empty; nodes; nodes &= nodes - 1)
        a.empties++;
    a.worth = worth_of(type, &a, left);
    return a;
}

static int free_slot(struct outlook *o, int type)
{
    for (int i = 0; i < o->areas[type]; i++)
        if (o->area[type][i].nodes == 0)
            return i;
    return o->areas[type]++;
}

/* Adds the areas that a set of open nodes makes. */
static void add_areas(struct outlook *o, const uint8_t *tile, int type, uint64_t open)
{
    struct piece piece[MOST_NODES];
    int count = agamemnon_pieces(tile, o->links.near[type], type, open, o->sets.wefts, piece);

    for (int i = 0; i < count; i++) {
        int which = free_slot(o, type);

        o->area[type][which] = area_of(&piece[i], type, o->sets.empty, o->leaders);
        o->worth += o->area[type][which].worth;
        for (uint64_t nodes = piece[i].nodes; nodes; nodes &= nodes - 1)
            o->at[type][__builtin_ctzll(nodes)] = (uint8_t)which;
    }
}

static void find_leaders(const struct state *s, uint8_t leaders[2])
{
    for (int player = 0; player < 2; player++) {
        leaders[player] = 0;
        for (int kind = 0; kind < LEADERS; kind++)
            if (s->bag[player][kind] > 0)
                leaders[player] |= agamemnon_values[LEADERSHIP][kind];
    }
    for (int i = 0; i < s->held; i++)
        leaders[agamemnon_owner(s->placed)] |= agamemnon_values[LEADERSHIP][s->hand[i]];
}

void agamemnon_outlook_find(const struct state *s, struct outlook *o)
{
    memset(o->at, NO_AREA, sizeof o->at);
    memset(o->areas, 0, sizeof o->areas);
    o->worth = 0;
    find_leaders(s, o->leaders);
    agamemnon_sets(s, &o->sets);
    agamemnon_links(s, open_nodes(&o->sets), &o->links);
    for (int type = 0; type < EMPTY; type++)
        add_areas(o, s->tile, type, open_nodes(&o->sets));
}

/* Gains. */

void agamemnon_outlook_gains(const struct outlook *o, int owner, int kind, int32_t gain[MOST_NODES])
{
    int32_t of[EMPTY][MOST_AREAS + 1];

    for (int type = 0; type < EMPTY; type++) {
        for (int i = 0; i < o->areas[type]; i++) {
            const struct area *a = &o->area[type][i];

            if (a->empties > 0)
                of[type][i] = with_tile(o, type, a, owner, kind).worth - a->worth;
        }
        of[type][NO_AREA] = 0;
    }
    for (uint64_t nodes = o->sets.empty; nodes; nodes &= nodes - 1) {
        int node = __builtin_ctzll(nodes);

        gain[node] = of[STRENGTH][o->at[STRENGTH][node]] + of[LEADERSHIP][o->at[LEADERSHIP][node]] +
                     of[FORCE][o->at[FORCE][node]];
    }
}

/* Keeping up. */

static struct area *area_at(struct outlook *o, int type, int node)
{
    return o->at[type][node] == NO_AREA ? NULL : &o->area[type][o->at[type][node]];
}

/* Forgets the area around a node; returns the nodes that it had, and the node. */
static uint64_t drop_area(struct outlook *o, int type, int node)
{
    struct area *a = area_at(o, type, node);
    uint64_t nodes = UINT64_C(1) << node;

    if (!a)
        return nodes;
    nodes |= a->nodes;
    o->worth -= a->worth;
    *a = (struct area){0};
    for (uint64_t left = nodes; left; left &= left - 1)
        o->at[type][__builtin_ctzll(left)] = NO_AREA;
    return nodes;
}

static void place_plain(struct outlook *o, int owner, int kind, int node)
{
    for (int type = 0; type < EMPTY; type++) {
        struct area *a = area_at(o, type, node);

        if (!a)
            continue;
        o->worth -= a->worth;
        *a = with_tile(o, type, a, owner, kind);
        o->worth += a->worth;
    }
}

/* A weft closes its node: every neighbour brings both halves of the edge between. */
static void cut_links(const struct state *s, struct links *l, int node)
{
    const struct board *b = &agamemnon_boards[s->board];

    for (int i = 0; i < b->degree[node]; i++) {
        struct neighbour n = b->near[node][i];

        l->near[s->type[n.edge]][n.node] += UINT64_C(1) << HALVES;
    }
}

static void place_weft(const struct state *s, struct outlook *o, const uint8_t *tile, int node)
{
    uint64_t here = UINT64_C(1) << node;

    o->sets.wefts |= here;
    cut_links(s, &o->links, node);
    for (int type = 0; type < EMPTY; type++)
        if (o->at[type][node] != NO_AREA)
            add_areas(o, tile, type, drop_area(o, type, node) & ~here);
}

/* The edge between two nodes, the first of them open, gets another type. */
static void retype(struct outlook *o, int node, int other, int from, int to)
{
    uint64_t closed = ~open_nodes(&o->sets) >> other & 1;
    uint64_t there = (UINT64_C(1) << other) + ((1 + closed) << HALVES);
    uint64_t here = (UINT64_C(1) << node) + (UINT64_C(1) << HALVES);

    o->links.near[from][node] -= there;
    o->links.near[to][node] += there;
    o->links.near[from][other] -= here;
    o->links.near[to][other] += here;
}

static int type_between(const struct state *s, int node, int other)
{
    const struct neighbour *near = agamemnon_boards[s->board].near[node];

    while (near->node != other)
        near++;
    return s->type[near->edge];
}

/* After the exchange the areas of both types around the node and its two neighbours are others. */
static void exchange(const struct state *s, struct outlook *o, const uint8_t *tile, move m)
{
    int node = move_node(m), ends[2] = {move_first(m), move_second(m)};
    int types[2] = {type_between(s, node, ends[0]), type_between(s, node, ends[1])};

    if (types[0] == types[1])
        return;
    retype(o, node, ends[0], types[0], types[1]);
    retype(o, node, ends[1], types[1], types[0]);
    for (int i = 0; i < 2; i++) {
        uint64_t nodes = 0;

        if (types[i] == EMPTY)
            continue;
        nodes |= drop_area(o, types[i], node);
        nodes |= drop_area(o, types[i], ends[0]);
        nodes |= drop_area(o, types[i], ends[1]);
        add_areas(o, tile, types[i], nodes & open_nodes(&o->sets));
    }
}

void agamemnon_outlook_place(const struct state *s, struct outlook *o, move m)
{
    int node = move_node(m), owner = move_player(m), kind = move_kind(m);
    uint64_t here = UINT64_C(1) << node;
    uint8_t tile[MOST_NODES];

    if (kind != WEFT)
        place_plain(o, owner, kind, node);
    o->leaders[owner] &= (uint8_t)~agamemnon_values[LEADERSHIP][kind];
    o->sets.empty &= ~here;
    if (kind != WEFT)
        o->sets.conductors |= here;
    if (kind < WEFT)
        return;
    memcpy(tile, s->tile, sizeof tile);
    tile[node] = (uint8_t)tile_of(owner, kind);
    if (kind == WEFT)
        place_weft(s, o, tile, node);
    else
        exchange(s, o, tile, m);
}

int agamemnon_outlook_gain(const struct state *s, const struct outlook *o, move m)
{
    struct outlook then = *o;

    agamemnon_outlook_place(s, &then, m);
    return then.worth - o->worth;
}
