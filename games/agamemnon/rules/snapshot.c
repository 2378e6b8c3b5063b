/* Agamemnon: snapshots, the published state with what it lacks behind it. FORMAT.md describes them. */
#include "games/agamemnon/rules/agamemnon.h"

#include <string.h>

enum key { KEY_BOARD, KEY_TURN, KEY_HAND, KEY_REDRAW, KEY_ISOLATED };

static const char *const keys[] = {"board", "turn", "hand", "redraw", "isolated", NULL};
static const char *const board_words[] = {"standard", "loom", NULL};
static const char *const redraw_words[] = {"closed", "open", NULL};

bool agamemnon_is_snapshot(const char *text, size_t length)
{
    return length > 0 &&
           (memchr(text, '/', length) || memchr(text, '[', length) || memchr(text, '{', length));
}

/* The edges: those of a whole board, with types, or with the classes of a Loom still unmapped. What a
   game cannot have is left out where it is only looked at. */

static void read_type(struct reader *r, struct state *s, const struct position *p, int e, int edge,
                      const char *at)
{
    bool class = p->type[e] > EMPTY;

    if (e == 0)
        s->unmapped = class;
    if (class != s->unmapped)
        read_doubt_at(r, at, "types and classes cannot be mixed");
    else if (class && s->board != LOOM)
        read_doubt_at(r, at, "only the Loom has classes of edges");
    else if (class && p->type[e] - TYPES != agamemnon_boards[LOOM].symbol[edge])
        read_doubt_at(r, at, "this edge of the Loom is of another class");
    s->type[edge] = class ? EMPTY : p->type[e];
    s->lacks[edge / 8] &= (uint8_t) ~(1 << edge % 8);
}

/* The edge of the board with these ends, in either order; or -1. */
static int edge_with(const struct board *b, struct edge ends)
{
    for (int e = 0; e < b->edges; e++)
        if ((b->edge[e].a == ends.a && b->edge[e].b == ends.b) ||
            (b->edge[e].a == ends.b && b->edge[e].b == ends.a))
            return e;
    return -1;
}

static void take_edges(struct reader *r, struct state *s, const struct position *p,
                       const char *from)
{
    const struct board *b;

    s->board = agamemnon_position_web(p).nodes == MOST_NODES ? LOOM : STANDARD;
    b = &agamemnon_boards[s->board];
    for (int e = 0; e < b->edges; e++) {
        s->type[e] = EMPTY;
        s->lacks[e / 8] |= (uint8_t)(1 << e % 8);
    }
    for (int e = 0; e < p->edges && !r->error; e++) {
        bool next = e < b->edges && p->edge[e].a == b->edge[e].a && p->edge[e].b == b->edge[e].b;
        int edge = next ? e : edge_with(b, p->edge[e]);

        if (!next)
            read_doubt_at(r, from + 5 * e,
                          e < b->edges ? "this is not the next edge of the board"
                                       : "a game needs all the edges of a board");
        if (edge >= 0 && !r->error)
            read_type(r, s, p, e, edge, from + 5 * e);
    }
    if (p->edges < b->edges)
        read_doubt_at(r, from + 5 * p->edges, "a game needs all the edges of a board");
}

static void take_tile(struct state *s, struct placement new)
{
    uint8_t *left = &s->bag[tile_owner(new.tile)][tile_kind(new.tile)];

    if (new.node >= agamemnon_boards[s->board].nodes)
        return;
    s->tile[new.node] = new.tile;
    *left = (uint8_t)(*left > 0 ? *left - 1 : 0);
    if (s->placed < TILES)
        s->order[s->placed++] = new.node;
}

static void take_tiles(struct reader *r, struct state *s, const struct position *p,
                       const char *from)
{
    for (int player = 0; player < 2; player++)
        memcpy(s->bag[player], agamemnon_copies, KINDS);
    if (s->unmapped && p->placed > 0)
        read_doubt_at(r, from, "no tile is placed before the types are drawn");
    for (int k = 0; k < p->placed && !r->error; k++)
        take_tile(s, p->placement[k]);
}

static void read_both(struct reader *r, struct state *s)
{
    struct position p;
    struct source from;
    const char *fault;
    bool in_edges;
    int at;

    agamemnon_read_position(r, &p, &from);
    if (r->error)
        return;
    fault = agamemnon_fault(&p, &in_edges, &at);
    if (fault)
        read_doubt_at(r, in_edges ? from.edges + 5 * at : from.tiles + 4 * at, fault);
    if (r->error)
        return;
    take_edges(r, s, &p, from.edges);
    take_tiles(r, s, &p, from.tiles);
}

/* The tail. */

static void read_hand(struct reader *r, struct state *s)
{
    int mover = agamemnon_owner(s->placed);

    while (read_peek(r) == 'O' || read_peek(r) == 'B') {
        const char *at = r->at;
        int owner = read_one_of(r, agamemnon_owner_letters, "expected O or B, whose tile it is");
        int kind = read_one_of(r, agamemnon_kind_letters, "expected a tile, a to j");

        if (s->held >= agamemnon_due(s->placed) || s->unmapped)
            read_fail_at(r, at, "so many tiles are not due now");
        else if (owner != mover)
            read_fail_at(r, at, "the other player is to move");
        else if (s->bag[mover][kind] == 0)
            read_fail_at(r, at, "this player has no further tile of this kind");
        if (r->error)
            return;
        agamemnon_take(s, kind);
    }
    if (s->held == 0)
        read_fail(r, "expected the tiles in hand");
}

/* Which node is out of play: `in` for none, its number, or `out` to look for it. */
static void read_isolated(struct reader *r, struct state *s)
{
    const char *at = r->at;
    int node;

    if (read_if(r, "in"))
        return;
    if (s->board != LOOM)
        read_fail(r, "only the Loom has a node without strings");
    s->closes = true;
    if (!read_if(r, "out"))
        node = read_digits(r, 2, "expected 'in', 'out' or the node, two digits");
    else if (s->unmapped)
        return;
    else
        node = agamemnon_isolated(s);
    if (r->error)
        return;
    if (node == NO_NODE)
        read_fail_at(r, at, "here it takes the number of the node");
    else if (s->unmapped || node >= agamemnon_boards[s->board].nodes)
        read_fail_at(r, at, "there is no such node to take out");
    else if (s->tile[node] != NO_TILE)
        read_fail_at(r, at, "the node that is out of play holds a tile");
    s->closed = (uint8_t)node;
}

/* Without the key: weavers may be put back until the first tile of the turn is placed. */
static bool usual_redraw(const struct state *s)
{
    return agamemnon_may_redraw(s) && (s->placed == 0 || s->placed % 2 == 1);
}

/* The values of a tail that wait for the others. */
struct tail {
    const char *redraw_at; /* where it stands, or NULL */
    bool redraw;
};

static void read_value(struct reader *r, struct state *s, enum key key, struct tail *t)
{
    const char *at = r->at;

    switch (key) {
    case KEY_BOARD:
        if (read_word(r, board_words, "expected 'standard' or 'loom'") != s->board)
            read_fail_at(r, at, "the edges are those of the other board");
        break;
    case KEY_TURN:
        if (read_number(r, TILES / 2, "expected a turn, 0 to 15") != agamemnon_turn(s->placed))
            read_fail_at(r, at, "so many tiles make another turn");
        break;
    case KEY_HAND:
        read_hand(r, s);
        break;
    case KEY_REDRAW:
        t->redraw = read_word(r, redraw_words, "expected 'open' or 'closed'") == 1;
        t->redraw_at = at;
        break;
    case KEY_ISOLATED:
        read_isolated(r, s);
        break;
    }
}

void agamemnon_read_state(struct reader *r, struct state *s)
{
    struct tail t = {0};
    unsigned seen = 0;

    s->closed = NO_NODE;
    read_both(r, s);
    read_space(r);
    if (read_if(r, ";"))
        for (int key; (key = read_key(r, keys, &seen)) >= 0;)
            read_value(r, s, (enum key)key, &t);
    read_end(r, "expected ';' or the end");
    s->redraw = t.redraw_at ? t.redraw : usual_redraw(s);
    if (s->redraw && !agamemnon_may_redraw(s))
        read_fail_at(r, t.redraw_at, "there is nothing to put back");
}

/* Writing. */

static void write_tail(struct writer *w, const struct state *s)
{
    write_text(w, ";board=");
    write_text(w, board_words[s->board]);
    write_text(w, " turn=");
    write_number(w, agamemnon_turn(s->placed));
    if (s->held > 0)
        write_text(w, " hand=");
    for (int i = 0; i < s->held; i++)
        agamemnon_write_tile(w, agamemnon_owner(s->placed), s->hand[i]);
    if (s->redraw != usual_redraw(s)) {
        write_text(w, " redraw=");
        write_text(w, redraw_words[s->redraw]);
    }
    if (s->closes)
        write_text(w, s->unmapped ? " isolated=out" : " isolated=");
    if (s->closes && !s->unmapped)
        write_digits(w, s->closed, 2);
}

void agamemnon_write_state(struct writer *w, const struct state *s)
{
    const struct board *b = &agamemnon_boards[s->board];

    for (int k = 0; k < s->placed; k++) {
        int node = s->order[k], tile = s->tile[node];

        agamemnon_write_tile(w, tile_owner(tile), tile_kind(tile));
        write_digits(w, node, 2);
    }
    write_char(w, '/');
    for (int e = 0; e < b->edges; e++) {
        write_char(w, agamemnon_type_letters[s->unmapped ? TYPES + b->symbol[e] : s->type[e]]);
        write_digits(w, b->edge[e].a, 2);
        write_digits(w, b->edge[e].b, 2);
    }
    write_char(w, ' ');
    write_tail(w, s);
}
