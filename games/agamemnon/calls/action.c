/* Agamemnon: drawing, checking, carrying out and finding actions on states as published, whatever
   their edges. */
#include "games/agamemnon/rules/agamemnon.h"

#include <string.h>

/* Tiles that a player has not placed. */
static int fill_bag(const struct position *p, int player, uint8_t bag[KINDS])
{
    int total = 0;

    for (int kind = 0; kind < KINDS; kind++) {
        bag[kind] = agamemnon_copies[kind];
        for (int k = 0; k < p->placed; k++)
            if (p->placement[k].tile == tile_of(player, kind) && bag[kind] > 0)
                bag[kind]--;
        total += bag[kind];
    }
    return total;
}

void agamemnon_draw_hand(const struct position *p, struct rng *r, struct reader *tiles,
                         struct writer *hand)
{
    int player = agamemnon_owner(p->placed), due = agamemnon_due(p->placed);
    uint8_t bag[KINDS];

    if (fill_bag(p, player, bag) < due) {
        read_fail(tiles, "the player to move has no tiles left");
        return;
    }
    for (int i = 0; i < due; i++)
        agamemnon_write_tile(hand, player, agamemnon_draw_one(bag, r));
}

static void place(struct position *p, move m)
{
    struct web w = agamemnon_position_web(p);
    uint8_t tile = (uint8_t)tile_of(move_player(m), move_kind(m)), node = (uint8_t)move_node(m);

    if (move_kind(m) == WARP)
        agamemnon_exchange(&w, p->type, m);
    p->tile[node] = tile;
    p->placement[p->placed++] = (struct placement){tile, node};
}

static const char *why_not(const struct position *p, move m)
{
    struct web w = agamemnon_position_web(p);
    uint8_t bag[KINDS];

    if (move_player(m) != agamemnon_owner(p->placed))
        return "the other player is to move";
    fill_bag(p, move_player(m), bag);
    if (bag[move_kind(m)] == 0)
        return "this player has no further tile of this kind";
    switch (agamemnon_trouble(&w, m)) {
    case NO_SUCH_NODE:
        return "there is no such node on this board";
    case NODE_TAKEN:
        return "this node holds a tile already";
    case NOT_NEIGHBOURS:
        return "a warp names neighbours of its node";
    case NO_TROUBLE:
        break;
    }
    return NULL;
}

void agamemnon_perform(struct position *p, struct reader *action)
{
    int due = agamemnon_due(p->placed);

    if (due == 0)
        read_fail(action, "the game is over");
    for (int i = 0; i < due && !action->error; i++) {
        const char *start = action->at;
        move m = agamemnon_read_placement(action);
        const char *fault = action->error ? NULL : why_not(p, m);

        if (fault)
            read_fail_at(action, start, fault);
        else if (!action->error)
            place(p, m);
    }
    if (!read_done(action))
        read_fail(action, "no more tiles are due in this turn");
}

void agamemnon_count_points(const struct position *p, int points[2])
{
    struct web w = agamemnon_position_web(p);
    struct fate strings[MOST_WIDE_EDGES];
    uint16_t of[MOST_WIDE_EDGES];

    agamemnon_points(strings, agamemnon_strings(&w, strings, of), points);
}

/* Finding an action: each tile goes where it pays most at once; of the two orders the better one. */

struct choice {
    move move; /* 0: none */
    int margin;
};

static void consider(struct position *p, move m, struct choice *best)
{
    struct web w = agamemnon_position_web(p);
    int player = move_player(m), points[2], margin;

    if (agamemnon_trouble(&w, m) != NO_TROUBLE)
        return;
    place(p, m);
    agamemnon_count_points(p, points);
    p->tile[move_node(m)] = NO_TILE;
    p->placed--;
    if (move_kind(m) == WARP)
        agamemnon_exchange(&w, p->type, m);
    margin = points[player] - points[!player];
    if (best->move == 0 || margin > best->margin)
        *best = (struct choice){m, margin};
}

/* The node at the other end of an edge, or NO_NODE if the edge is elsewhere. */
static int across(struct edge e, int node)
{
    return e.a == node ? e.b : e.b == node ? e.a : NO_NODE;
}

/* Larger sets of edges than a board's are met in tests only: there no exchange is tried. */
static void consider_warps(struct position *p, int player, int node, struct choice *best)
{
    for (int e = 0; e < p->edges; e++) {
        int first = across(p->edge[e], node);

        for (int f = e; first != NO_NODE && f < p->edges; f++) {
            int second = across(p->edge[f], node);

            if (second != NO_NODE && (f == e || p->edges <= MOST_EDGES))
                consider(p, move_place(player, WARP, node, first, second), best);
        }
    }
}

static struct choice find_placement(struct position *p, int kind)
{
    struct choice best = {0};
    int player = agamemnon_owner(p->placed), nodes = agamemnon_position_web(p).nodes;

    for (int node = 0; node < nodes; node++)
        if (kind == WARP)
            consider_warps(p, player, node, &best);
        else
            consider(p, move_place(player, kind, node, 0, 0), &best);
    return best;
}

/* Both tiles of a hand in this order, or the only one. False: it cannot be done. */
static bool find_action(struct position p, const int *kinds, int count, struct choice found[2])
{
    for (int i = 0; i < count; i++) {
        found[i] = find_placement(&p, kinds[i]);
        if (found[i].move == 0)
            return false;
        place(&p, found[i].move);
    }
    return true;
}

static int read_hand(const struct position *p, struct reader *r, int kinds[2])
{
    int due = agamemnon_due(p->placed), player = agamemnon_owner(p->placed);
    uint8_t bag[KINDS];

    fill_bag(p, player, bag);
    if (due == 0)
        read_fail(r, "the game is over");
    for (int i = 0; i < due && !r->error; i++) {
        const char *start = r->at;

        if (read_one_of(r, agamemnon_owner_letters, "expected O or B, whose tile it is") != player)
            read_fail_at(r, start, "the other player is to move");
        kinds[i] = read_one_of(r, agamemnon_kind_letters, "expected a tile, a to j");
        if (!r->error && bag[kinds[i]]-- == 0)
            read_fail_at(r, start, "this player has no further tile of this kind");
    }
    if (!read_done(r))
        read_fail(r, "no more tiles are due in this turn");
    return due;
}

void agamemnon_find_action(const struct position *p, struct reader *hand, struct writer *action)
{
    struct choice found[2], other[2];
    int kinds[2], count = read_hand(p, hand, kinds);
    bool able;

    if (hand->error)
        return;
    able = find_action(*p, kinds, count, found);
    if (count == 2 && kinds[0] != kinds[1] &&
        find_action(*p, (int[2]){kinds[1], kinds[0]}, count, other) &&
        (!able || other[1].margin > found[1].margin)) {
        memcpy(found, other, sizeof found);
        able = true;
    }
    if (!able)
        read_fail(hand, "these tiles cannot be placed");
    for (int i = 0; able && i < count; i++)
        agamemnon_write_move(action, NULL, found[i].move);
}
