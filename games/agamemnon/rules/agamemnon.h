/* Agamemnon and the Loom: the position, the boards, and what its files share.

   Player 0 is O (orange), player 1 is B (black). Tiles, nodes and edges carry the published names;
   FORMAT.md describes the texts. */
#ifndef PARLOUR_AGAMEMNON_H
#define PARLOUR_AGAMEMNON_H

#include "core/rules.h"

#include <stdint.h>

enum board_kind { STANDARD, LOOM, BOARDS };

/* The order of the letters "SLFE". */
enum edge_type { STRENGTH, LEADERSHIP, FORCE, EMPTY, TYPES };

/* Tile kinds a..j: leaders of rank A..E, warriors, then the two weavers. */
enum tile_kind { LEADERS = 5, WEFT = 8, WARP = 9, KINDS = 10, NO_KIND = 15 };

enum {
    MOST_NODES = 33,
    MOST_EDGES = 66,
    MOST_DEGREE = 5,
    NODE_NAMES = 100, /* two digits can spell so many: published states use them all */
    TILES = 30,       /* of both players together */
    REDRAW_TURNS = 4, /* turns 0..3: the first two of each player */
    MAPPINGS = 24,
    NO_NODE = 0xff,
    NO_TILE = 0
};

/* Places that a refusal can name: nodes 0..32, then the edges in the order of the edge string. */
enum { EDGE_PLACE = MOST_NODES };

struct edge {
    uint8_t a, b;
};

struct neighbour {
    uint8_t node, edge;
};

/* What never changes on a board. */
struct board {
    int nodes, edges;
    struct edge edge[MOST_EDGES];                   /* in the order of the edge string */
    uint8_t symbol[MOST_EDGES];                     /* a type; on the Loom a class 0..3 for A..D */
    uint8_t degree[MOST_NODES];                     /* how many neighbours a node has */
    struct neighbour near[MOST_NODES][MOST_DEGREE]; /* by rising node */
};

extern const struct board agamemnon_boards[BOARDS];
extern const uint8_t agamemnon_mappings[MAPPINGS][TYPES]; /* the type of each class A..D */
extern const uint8_t agamemnon_copies[KINDS];             /* tiles of a kind that a player owns */
extern const uint8_t agamemnon_values[EMPTY][KINDS];      /* what a kind counts in a string */

/* A tile on a node: NO_TILE, or who and what in one number. */
static inline int tile_of(int owner, int kind)
{
    return 1 + owner * KINDS + kind;
}

static inline int tile_owner(int tile)
{
    return tile > KINDS;
}

static inline int tile_kind(int tile)
{
    return tile > KINDS ? tile - KINDS - 1 : tile - 1;
}

struct state {
    uint8_t tile[MOST_NODES]; /* on each node */
    uint8_t order[TILES];     /* nodes in the order in which they were filled */
    uint8_t type[MOST_EDGES]; /* of each edge; all EMPTY while the Loom is unmapped */
    uint8_t bag[2][KINDS];    /* tiles that each player has still to draw */
    uint8_t placed;
    uint8_t held, hand[2]; /* the mover's tiles in hand, rising kinds; unused ones 0 */
    uint8_t redraw;        /* weavers in hand may be put back */
    uint8_t board;
    uint8_t unmapped; /* the Loom before its types are drawn */
    uint8_t closes;   /* the node without strings is out of play, */
    uint8_t closed;   /* and this is it; NO_NODE otherwise */

    /* A bit for each edge that is not there: states that are only looked at may have few. Its type is
       EMPTY, so that the rules need not know. */
    uint8_t lacks[(MOST_EDGES + 7) / 8];
};

static inline bool agamemnon_lacks(const struct state *s, int edge)
{
    return s->lacks[edge / 8] >> edge % 8 & 1;
}

/* Whose placement is number k, from 0: O, BB, OO, ... */
static inline int agamemnon_owner(int k)
{
    return (k + 1) / 2 % 2;
}

static inline int agamemnon_turn(int placed)
{
    return placed < TILES ? (placed + 1) / 2 : TILES / 2;
}

/* How many tiles of the current turn are still to be placed. */
static inline int agamemnon_due(int placed)
{
    return placed >= TILES ? 0 : placed == 0 || placed == TILES - 1 ? 1 : 1 + placed % 2;
}

/* How many tiles have to be drawn before the mover can decide. */
static inline int agamemnon_wanted(const struct state *s)
{
    return agamemnon_due(s->placed) - s->held;
}

/* Moves. A code says what it is in its highest bits and whose it is in the next; the rest depends.
   Placements: kind, node, and for a warp the two neighbours, the smaller one first; without an
   exchange both are the node's smallest neighbour. Node numbers may be any two digits. */
enum act { PLACE = 1, PUT_BACK, DRAW, MAP };

static inline enum act move_act(move m)
{
    return (enum act)(m >> 28);
}

static inline int move_player(move m)
{
    return (int)(m >> 27 & 1);
}

static inline int move_kind(move m) /* of a placed or returned tile, or the first one drawn */
{
    return (int)(m >> 23 & 15);
}

static inline int move_second_kind(move m) /* drawn with it, or NO_KIND; never below the first */
{
    return (int)(m & 15);
}

static inline int move_node(move m)
{
    return (int)(m >> 16 & 127);
}

static inline int move_first(move m) /* neighbours that a warp names */
{
    return (int)(m >> 8 & 127);
}

static inline int move_second(move m)
{
    return (int)(m & 127);
}

static inline bool move_exchanges(move m) /* a placement: is it of a warp, with an exchange? */
{
    return move_kind(m) == WARP && move_first(m) != move_second(m);
}

static inline move move_code(enum act act, int player, int kind)
{
    return (move)act << 28 | (move)player << 27 | (move)kind << 23;
}

static inline move move_place(int player, int kind, int node, int first, int second)
{
    return move_code(PLACE, player, kind) | (move)node << 16 | (move)first << 8 | (move)second;
}

static inline move move_draw(int player, int kind, int second_kind)
{
    return move_code(DRAW, player, kind) | (move)second_kind;
}

static inline int move_mapping(move m)
{
    return (int)(m & 31);
}

static inline move move_map(int mapping)
{
    return (move)MAP << 28 | (move)mapping;
}

/* A position, of a game or as published with any edges: what the rules of placing and of scoring
   look at. */
struct web {
    int nodes; /* how many the board has */
    int names; /* tile[] has so many elements and no edge names a higher node */
    int edges;
    const struct edge *edge;
    const uint8_t *type;
    const uint8_t *tile;
};

struct web agamemnon_web(const struct state *s);

/* rules.c: what other files need, too. */
int agamemnon_isolated(const struct state *s);    /* the only node without strings, or NO_NODE */
bool agamemnon_may_redraw(const struct state *s); /* early enough, and a weaver is in hand */
void agamemnon_take(struct state *s, int kind);   /* from the bag into the hand */

/* moves.c */
int agamemnon_moves(const struct state *s, move *out);
int agamemnon_weight(const struct state *s, move outcome);
move agamemnon_sample(const struct state *s, struct rng *r);

/* Takes a tile from a bag that is not empty, each one being as likely; says its kind. */
int agamemnon_draw_one(uint8_t bag[KINDS], struct rng *r);

/* strings.c: the Strings of Fate. */
struct fate {
    uint8_t type;
    int8_t winner;     /* a player, or -1 */
    uint16_t edges;    /* points for the winner */
    uint16_t tally[2]; /* strengths, or tiles, or leaders as a set of bits: A is 16, E is 1 */
};

enum { NO_STRING = 0xffff };

/* All strings, in the order of their first edges; returns how many. of[edge] becomes the number of
   its string, or NO_STRING. out and of have room for one element an edge. */
int agamemnon_strings(const struct web *w, struct fate *out, uint16_t *of);

void agamemnon_points(const struct fate *strings, int count, int points[2]);

/* score.c: the same fast, with nodes as bits. */
struct sets {
    uint64_t conductors, wefts, empty; /* empty: a node out of play does not count */
};

/* For each type and node its neighbours along such edges, and from bit HALVES on the half edges that
   it brings into a string. */
enum { HALVES = 40 };

struct links {
    uint64_t near[TYPES][MOST_NODES];
};

/* A string: its open nodes, both tallies (orange's below, black's above bit 16), its edges. */
struct piece {
    uint64_t nodes;
    uint32_t tally;
    uint8_t edges;
};

void agamemnon_sets(const struct state *s, struct sets *out);
void agamemnon_links(const struct state *s, uint64_t open, struct links *out);

/* The strings of a type that have one of these open nodes, where strings run through the open ones;
   returns how many. near: the links of that type. For scoring the open nodes are the conductors. */
int agamemnon_pieces(const uint8_t *tile, const uint64_t *near, int type, uint64_t open,
                     uint64_t wefts, struct piece *out);

void agamemnon_score(const struct state *s, int points[2]);

/* place.c: what a placement has to keep to, apart from whose turn it is and who holds the tile. */
enum trouble { NO_TROUBLE, NO_SUCH_NODE, NODE_TAKEN, NOT_NEIGHBOURS };

enum trouble agamemnon_trouble(const struct web *w, move m);
int agamemnon_edge_between(const struct web *w, int a, int b); /* its number, or -1 */

/* Exchanges the types of the two edges that a warp names, if they are two. */
void agamemnon_exchange(const struct web *w, uint8_t *type, move m);

extern const char agamemnon_type_letters[];  /* "SLFE", then the classes "ABCD" */
extern const char agamemnon_kind_letters[];  /* "abcdefghij" */
extern const char agamemnon_owner_letters[]; /* "OB" */

/* position.c: a state as published: any well-formed tiles and edges. */
enum { MOST_WIDE_TILES = NODE_NAMES, MOST_WIDE_EDGES = NODE_NAMES * (NODE_NAMES + 1) / 2 };

struct placement {
    uint8_t tile, node;
};

struct position {
    int placed, edges;
    bool crowded; /* it went on: some node or some pair of nodes stands there twice */
    struct placement placement[MOST_WIDE_TILES];
    struct edge edge[MOST_WIDE_EDGES];
    uint8_t type[MOST_WIDE_EDGES]; /* above EMPTY: a class of an unmapped Loom */
    uint8_t tile[NODE_NAMES];      /* the last one placed on each node */
};

/* Read placements or edges up to the end or a character of `stops`. types: the letters allowed. */
void agamemnon_read_tiles(struct reader *r, const char *stops, struct position *p);
void agamemnon_read_edges(struct reader *r, const char *stops, const char *types,
                          struct position *p);

/* Where the strings of a position begin, for errors found after reading. */
struct source {
    const char *tiles, *edges;
};

/* Both strings, as TILES/EDGES or as the array ["TILES","EDGES"] or {"TILES","EDGES"}; stops behind them. In place of
   the edges of a whole board its name may stand: standard, loom, or a mapping. */
void agamemnon_read_position(struct reader *r, struct position *p, struct source *from);

void agamemnon_write_tiles(struct writer *w, const struct position *p);
void agamemnon_write_edges(struct writer *w, const struct position *p);

struct web agamemnon_position_web(const struct position *p);

/* The first placement on a node that holds a tile already, or -1. */
int agamemnon_taken_twice(const struct position *p);

/* What makes a position invalid, or NULL, and where: in the tiles or in the edges, at which one. */
const char *agamemnon_fault(const struct position *p, bool *in_edges, int *at);

/* action.c: turns on a position. The texts take whatever error there is. */
void agamemnon_draw_hand(const struct position *p, struct rng *r, struct reader *tiles,
                         struct writer *hand);
void agamemnon_perform(struct position *p, struct reader *action);
void agamemnon_find_action(const struct position *p, struct reader *hand, struct writer *action);
void agamemnon_count_points(const struct position *p, int points[2]);

/* text.c */
move agamemnon_read_placement(struct reader *r); /* a sub-action as it stands */
move agamemnon_read_move(struct reader *r, const struct state *s);

/* A warp's two neighbours in rising order; without exchange it is the smallest one, twice. What
   is no neighbour stays, to be refused. */
move agamemnon_settle_warp(const struct state *s, move m);
void agamemnon_write_tile(struct writer *w, int owner, int kind);
void agamemnon_write_move(struct writer *w, const struct state *s, move m);

/* snapshot.c */
bool agamemnon_is_snapshot(const char *text, size_t length);
void agamemnon_read_state(struct reader *r, struct state *s);
void agamemnon_write_state(struct writer *w, const struct state *s);

void agamemnon_print(struct writer *w, const struct state *s);              /* print.c */
bool agamemnon_why_not(const struct state *s, move m, struct refusal *out); /* why.c */
const char *agamemnon_seat_name(const struct state *s, int player);
const char *agamemnon_kind_name(int kind); /* "leader A", "warp" */
const char *agamemnon_type_name(int type); /* "Strength"; not of an empty edge */

extern const char agamemnon_guide[]; /* how to play, for people */
extern const struct rules agamemnon_rules;

#endif
