/* Agamemnon: states as published, with any well-formed tiles and edges. */
#include "games/agamemnon/rules/agamemnon.h"

#include <string.h>

const char agamemnon_type_letters[] = "SLFEABCD";
const char agamemnon_kind_letters[] = "abcdefghij";
const char agamemnon_owner_letters[] = "OB";

static bool goes_on(const struct reader *r, const char *stops)
{
    return !read_done(r) && !strchr(stops, read_peek(r));
}

static void keep_placement(struct position *p, int tile, int node)
{
    if (p->placed == MOST_WIDE_TILES) {
        p->crowded = true;
        return;
    }
    p->placement[p->placed++] = (struct placement){(uint8_t)tile, (uint8_t)node};
    p->tile[node] = (uint8_t)tile;
}

void agamemnon_read_tiles(struct reader *r, const char *stops, struct position *p)
{
    p->placed = 0;
    memset(p->tile, NO_TILE, sizeof p->tile);
    while (goes_on(r, stops)) {
        int owner = read_one_of(r, agamemnon_owner_letters, "expected O or B, whose tile it is");
        int kind = read_one_of(r, agamemnon_kind_letters, "expected a tile, a to j");
        int node = read_digits(r, 2, "expected a node, two digits");

        if (!r->error)
            keep_placement(p, tile_of(owner, kind), node);
    }
}

static void keep_edge(struct position *p, int type, int a, int b)
{
    if (p->edges == MOST_WIDE_EDGES) {
        p->crowded = true;
        return;
    }
    p->edge[p->edges] = (struct edge){(uint8_t)a, (uint8_t)b};
    p->type[p->edges++] = (uint8_t)type;
}

void agamemnon_read_edges(struct reader *r, const char *stops, const char *types,
                          struct position *p)
{
    p->edges = 0;
    while (goes_on(r, stops)) {
        int type = read_one_of(r, types, "expected an edge, its type S, L, F or E first");
        int a = read_digits(r, 2, "expected a node, two digits");
        int b = read_digits(r, 2, "expected a node, two digits");

        if (!r->error)
            keep_edge(p, type, a, b);
    }
}

/* A whole board by its name: `standard`, `loom`, or the Loom with a mapping such as `LSEF`. */
static bool read_named_edges(struct reader *r, struct position *p)
{
    bool standard = read_if(r, "standard"), classes = !standard && read_if(r, "loom");
    const struct board *b = &agamemnon_boards[standard ? STANDARD : LOOM];
    const uint8_t *types = NULL;

    for (int i = 0; !standard && !classes && !types && i < MAPPINGS; i++) {
        char name[] = "????";

        for (int class = 0; class < TYPES; class ++)
            name[class] = agamemnon_type_letters[agamemnon_mappings[i][class]];
        if (read_if(r, name))
            types = agamemnon_mappings[i];
    }
    if (!standard && !classes && !types)
        return false;
    p->edges = b->edges;
    memcpy(p->edge, b->edge, (size_t)b->edges * sizeof p->edge[0]);
    for (int e = 0; e < b->edges; e++)
        p->type[e] = (uint8_t)(classes ? TYPES + b->symbol[e]
                               : types ? types[b->symbol[e]]
                                       : b->symbol[e]);
    return true;
}

static void read_plain(struct reader *r, struct position *p, struct source *from)
{
    from->tiles = r->at;
    agamemnon_read_tiles(r, "/ \t\r\n", p);
    read_space(r);
    read_exactly(r, "/", "expected '/' and the edges");
    read_space(r);
    from->edges = r->at;
    if (!read_named_edges(r, p))
        agamemnon_read_edges(r, "; \t\r\n", agamemnon_type_letters, p);
}

static void read_quoted(struct reader *r, struct position *p, struct source *from)
{
    read_exactly(r, "\"", "expected the tiles in quotes");
    from->tiles = r->at;
    agamemnon_read_tiles(r, "\"", p);
    read_exactly(r, "\"", "expected '\"' behind the tiles");
    read_space(r);
    read_exactly(r, ",", "expected ',' and the edges");
    read_space(r);
    read_exactly(r, "\"", "expected the edges in quotes");
    from->edges = r->at;
    agamemnon_read_edges(r, "\"", agamemnon_type_letters, p);
    read_exactly(r, "\"", "expected '\"' behind the edges");
    read_space(r);
}

/* As texts have it, or as the documents spell it in a program. */
static void read_array(struct reader *r, struct position *p, struct source *from)
{
    bool braces = read_if(r, "{");

    if (!braces)
        read_exactly(r, "[", "expected an array of two strings");
    read_space(r);
    read_quoted(r, p, from);
    if (braces)
        read_exactly(r, "}", "expected '}' behind the edges");
    else
        read_exactly(r, "]", "expected ']' behind the edges");
}

void agamemnon_read_position(struct reader *r, struct position *p, struct source *from)
{
    p->crowded = false;
    read_space(r);
    if (read_peek(r) == '[' || read_peek(r) == '{')
        read_array(r, p, from);
    else
        read_plain(r, p, from);
}

/* The Loom is known by its node 32. */
static int count_nodes(const struct position *p)
{
    int last = MOST_NODES - 1;

    for (int e = 0; e < p->edges; e++)
        if (p->edge[e].a == last || p->edge[e].b == last)
            return agamemnon_boards[LOOM].nodes;
    return agamemnon_boards[STANDARD].nodes;
}

struct web agamemnon_position_web(const struct position *p)
{
    return (struct web){
        .nodes = count_nodes(p),
        .names = NODE_NAMES,
        .edges = p->edges,
        .edge = p->edge,
        .type = p->type,
        .tile = p->tile,
    };
}

int agamemnon_taken_twice(const struct position *p)
{
    bool used[NODE_NAMES] = {false};

    for (int k = 0; k < p->placed; k++) {
        if (used[p->placement[k].node])
            return k;
        used[p->placement[k].node] = true;
    }
    return -1;
}

static const char *tile_fault(const struct position *p, int nodes, int *at)
{
    uint8_t used[NODE_NAMES] = {0}, copies[1 + 2 * KINDS] = {0};

    for (*at = 0; *at < p->placed; ++*at) {
        struct placement new = p->placement[*at];

        if (new.node >= nodes)
            return "there is no such node on this board";
        if (used[new.node]++)
            return "this node holds a tile already";
        if (*at >= TILES)
            return "a game has 30 tiles";
        if (tile_owner(new.tile) != agamemnon_owner(*at))
            return "it is the other player's turn to place here";
        if (copies[new.tile]++ == agamemnon_copies[tile_kind(new.tile)])
            return "this player has no further tile of this kind";
    }
    return NULL;
}

static const char *edge_fault(const struct position *p, int nodes, int *at)
{
    bool joined[MOST_NODES][MOST_NODES] = {{false}};

    for (*at = 0; *at < p->edges; ++*at) {
        int a = p->edge[*at].a, b = p->edge[*at].b;

        if (a >= nodes || b >= nodes)
            return "there is no such node on this board";
        if (a == b)
            return "an edge joins two different nodes";
        if (joined[a][b])
            return "these nodes are joined already";
        joined[a][b] = joined[b][a] = true;
    }
    return NULL;
}

const char *agamemnon_fault(const struct position *p, bool *in_edges, int *at)
{
    int nodes = count_nodes(p);
    const char *fault = tile_fault(p, nodes, at);

    *in_edges = !fault;
    return fault ? fault : edge_fault(p, nodes, at);
}

void agamemnon_write_tiles(struct writer *w, const struct position *p)
{
    for (int k = 0; k < p->placed; k++) {
        struct placement one = p->placement[k];

        agamemnon_write_tile(w, tile_owner(one.tile), tile_kind(one.tile));
        write_digits(w, one.node, 2);
    }
}

void agamemnon_write_edges(struct writer *w, const struct position *p)
{
    for (int e = 0; e < p->edges; e++) {
        write_char(w, agamemnon_type_letters[p->type[e]]);
        write_digits(w, p->edge[e].a, 2);
        write_digits(w, p->edge[e].b, 2);
    }
}
