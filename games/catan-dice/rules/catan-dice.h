/* Catan Dice Game, Island One. Everybody builds on an island of his own with what six dice give:
   roll, roll some of them again at most twice, then build, trade gold and let knights swap. */
#ifndef PARLOUR_CATAN_DICE_H
#define PARLOUR_CATAN_DICE_H

#include "core/rules.h"

#include <stdint.h>

enum resource { ORE, GRAIN, WOOL, TIMBER, BRICKS, GOLD, RESOURCES };
enum kind { ROAD, SETTLEMENT, CITY, KNIGHT, KINDS };

enum {
    DICE = 6,
    REROLLS = 2,
    MOST_TURNS = 15,
    IDLE_PENALTY = 2, /* points lost in a turn without a build */
    TRADE_PRICE = 2,  /* gold for one resource */
    MOST_POINTS = 145 /* of all structures together */
};

/* Structures are numbers, and the same numbers are bits of a board: R0..R15, S3..S11, C7..C30,
   J1..J6. K1..K6 follow them as identifiers only: a used knight is no structure of its own. */
enum {
    FIRST_SETTLEMENT = 16,
    FIRST_CITY = 22,
    FIRST_KNIGHT = 26,
    STRUCTURES = 32,
    FIRST_USED = 32,
    IDENTIFIERS = 38,
    KNIGHTS = 6,
    WILD = 5 /* the knight, counted from 0, that gives any resource */
};

/* Places that a refusal can name: the structures 0..31, then the resources of the turn. */
enum { PLACE_RESOURCE = STRUCTURES };

struct structure {
    char id[4];
    uint8_t kind, points;
    uint32_t path;           /* the roads between it and the start */
    uint32_t lower;          /* those of its kind that come before it; none for a road */
    int8_t x, y, to_x, to_y; /* corner or tile centre on the map's lattice; a road has two ends */
};

extern const struct structure catan_dice_structures[STRUCTURES];
extern const int catan_dice_costs[KINDS][RESOURCES];
extern const char *const catan_dice_resource_names[RESOURCES];

/* What one player has built. The functions on it also work for boards that no play can reach. */
struct board {
    uint32_t built;
    uint32_t ready; /* bit 0..5: that knight is built and unused */
};

struct state {
    struct board board[MAX_PLAYERS];
    int32_t resources[RESOURCES]; /* of the player to move; dice about to be rolled are not in it */
    uint8_t idle[MAX_PLAYERS];    /* turns without a build */
    uint8_t players;
    uint8_t turns; /* of each player */
    uint8_t turn;  /* rounds finished; the game is over when it is turns */
    uint8_t mover;
    uint8_t dice;  /* about to be rolled; 0: the player decides */
    uint8_t rolls; /* re-rolls left after that */
    uint8_t built; /* something was built in this turn */
};

/* Moves: what is done in the upper byte, the rest below it. */
enum { DO_END = 1, DO_BUILD, DO_TRADE, DO_SWAP, DO_REROLL, DO_ROLL, DO_SHIFT = 24 };

static inline int move_kind(move m)
{
    return (int)(m >> DO_SHIFT);
}

static inline move end_move(void)
{
    return (move)DO_END << DO_SHIFT;
}

static inline move build_move(int identifier)
{
    return (move)DO_BUILD << DO_SHIFT | (move)identifier;
}

static inline move trade_move(int wanted)
{
    return (move)DO_TRADE << DO_SHIFT | (move)wanted;
}

static inline move swap_move(int given, int wanted)
{
    return (move)DO_SWAP << DO_SHIFT | (move)given << 4 | (move)wanted;
}

static inline int move_identifier(move m)
{
    return (int)(m & 0xff);
}

static inline int move_given(move m)
{
    return (int)(m >> 4 & 0xf);
}

static inline int move_wanted(move m)
{
    return (int)(m & 0xf);
}

/* Rolls and re-rolls hold six counts of 0..6, ore uppermost, so that codes rise like the text. */
static inline int count_shift(int resource)
{
    return 3 * (RESOURCES - 1 - resource);
}

static inline int move_count(move m, int resource)
{
    return (int)(m >> count_shift(resource) & 7);
}

move catan_dice_counts_move(int kind, const int counts[RESOURCES]);
int catan_dice_move_total(move m);

/* What a board and resources allow: board.c. Actions are the moves build, trade and swap. */
int catan_dice_structure_kind(int identifier); /* a used knight is a knight */
int catan_dice_points(uint32_t built);
bool catan_dice_affords(const int32_t *resources, int kind);
bool catan_dice_may_build(const struct board *b, int identifier);
int catan_dice_swap_knight(const struct board *b, int wanted); /* 0..5 that would serve, or -1 */
bool catan_dice_can(const struct board *b, const int32_t *resources, move action);
void catan_dice_do(struct board *b, int32_t *resources, move action); /* it must be possible */
uint32_t catan_dice_roads_missing(const struct board *b, int structure);
void catan_dice_roll(struct rng *r, int dice, int32_t *resources);

/* Rolls, numbers of dice 0..6: every outcome and its odds: rolls.c. */
int catan_dice_list_rolls(int dice, move *out);
int catan_dice_list_rerolls(const int32_t *resources, move *out);
int catan_dice_roll_weight(move roll);

int catan_dice_score(const struct state *s, int player);
bool catan_dice_why_not(const struct state *s, move m, struct refusal *out);
void catan_dice_reason(struct writer *w, const struct state *s, move m); /* why it is good */
const char *catan_dice_question(move a, move b);                         /* "Which dice to keep" */

void catan_dice_write_units(struct writer *w, int count, int resource); /* "1 brick" */
int catan_dice_read_identifier(struct reader *r);                       /* 0..IDENTIFIERS-1 */
void catan_dice_write_identifier(struct writer *w, int identifier);
void catan_dice_read_board(struct reader *r, struct board *b, bool strictly);
void catan_dice_write_board(struct writer *w, const struct board *b);
move catan_dice_read_action(struct reader *r); /* build, trade or swap */

void catan_dice_read_state(struct reader *r, struct state *s);
void catan_dice_write_state(struct writer *w, const struct state *s);
bool catan_dice_is_snapshot(const char *text, size_t length);
move catan_dice_read_move(struct reader *r, const struct state *s);
void catan_dice_write_move(struct writer *w, const struct state *s, move m);
void catan_dice_print(struct writer *w, const struct state *s);

extern const struct option catan_dice_options[];
extern const char catan_dice_guide[]; /* how to play, for people */
extern const struct rules catan_dice_rules;

#endif
