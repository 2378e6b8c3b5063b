/* Marrakech: two to four rug merchants push the market owner Assam over a 7x7 market. A turn is three
   moves: its player turns Assam, the die says how far he walks (and who pays whom), and the player
   lays a rug next to him.

   A square is numbered 7 * x + y, as in the published strings; x is the column from the left, y the
   row from the top. These numbers are also the places of refusals. */
#ifndef PARLOUR_MARRAKECH_H
#define PARLOUR_MARRAKECH_H

#include "core/rules.h"

#include <stdint.h>

enum {
    SIDE = 7,
    SQUARES = SIDE * SIDE,
    COLOURS = 4,
    START_DIRHAMS = 30,
    MOST_DIRHAMS = 999, /* what the three digits of a player string can say */
    START_RUGS = 15,
    MOST_PLACEMENTS = 12,
    NOBODY = -1
};

enum facing { NORTH, EAST, SOUTH, WEST, FACINGS };
enum phase { ROTATE, ROLL, PLACE, FINISHED };

/* What shows on a square is one number: 0 for bare ground, else the rug's number (7 bits), its colour
   plus 1 (3 bits), and on which side its other half lies (3 bits: facing plus 1, or 0 if that half is
   hidden and was hidden already when the position was read from a string). */
struct state {
    uint64_t shown[COLOURS]; /* squares that show this colour, one bit each */
    uint16_t rug[SQUARES];
    uint16_t dirhams[MAX_PLAYERS]; /* here and below: by seat */
    uint8_t rugs[MAX_PLAYERS];     /* not laid yet */
    uint8_t colour[MAX_PLAYERS];
    uint8_t players;
    uint8_t out;   /* one bit for each player who is out */
    uint8_t mover; /* 0 when the game is over */
    uint8_t phase;
    uint8_t assam; /* his square */
    uint8_t facing;
};

enum { NUMBER_BITS = 7, COLOUR_BITS = 3, IDENTITY = (1 << (NUMBER_BITS + COLOUR_BITS)) - 1 };

static inline int marrakech_rug_colour(unsigned rug) /* or NOBODY */
{
    return (int)(rug >> NUMBER_BITS & ((1 << COLOUR_BITS) - 1)) - 1;
}

static inline int marrakech_rug_number(unsigned rug)
{
    return (int)(rug & ((1 << NUMBER_BITS) - 1));
}

static inline int marrakech_rug_side(unsigned rug) /* where the other half lies, or NOBODY */
{
    return (int)(rug >> (NUMBER_BITS + COLOUR_BITS)) - 1;
}

static inline uint16_t marrakech_rug(int colour, int number, int side)
{
    return (uint16_t)((side + 1) << (NUMBER_BITS + COLOUR_BITS) | (colour + 1) << NUMBER_BITS |
                      number);
}

/* Do two squares show one and the same rug? Random play asks this most, so it does not branch. */
static inline bool marrakech_same_rug(unsigned a, unsigned b)
{
    return (a != 0) & (((a ^ b) & IDENTITY) == 0);
}

/* A rug somebody would like to lay: well formed, but perhaps off the board or against the rules. */
struct rug {
    int colour;
    int number; /* NEXT_NUMBER: whichever comes next */
    int x[2], y[2];
};

/* Of a position that is only looked at, and begins there in the text. */
void marrakech_doubt(struct reader *r, const char *start, const struct state *s);

enum { NEXT_NUMBER = -1, MOST_NUMBER = 99 };

/* A move is its kind and what goes with it: the quarter turns to the right (2 can be said, but is
   never legal); the die; the rug. What of a rug can be legal never holds a number. */
enum kind { TURN = 1, DIE, LAY, SKIP };
enum { KIND_SHIFT = 25, NUMBER_SHIFT = 18, COLOUR_SHIFT = 16 };

static inline enum kind marrakech_kind(move m)
{
    return (enum kind)(m >> KIND_SHIFT);
}

static inline move marrakech_turn(int quarters)
{
    return (move)TURN << KIND_SHIFT | (move)quarters;
}

static inline move marrakech_die(int steps)
{
    return (move)DIE << KIND_SHIFT | (move)steps;
}

static inline move marrakech_skip(void)
{
    return (move)SKIP << KIND_SHIFT;
}

static inline int marrakech_amount(move m) /* of a turn or a die */
{
    return (int)(m & 7);
}

move marrakech_lay(const struct rug *rug); /* the two squares in either order */
struct rug marrakech_rug_of(move m);

/* Assam. */
struct assam {
    int x, y, facing;
};

/* The tracks join all lines of the board into one closed path: after so many steps he is back. */
enum { ROUND_TRIP = 2 * SQUARES };

struct assam marrakech_walk(struct assam a, int steps);

/* The board. */
int marrakech_neighbour(int square, int side); /* or NOBODY, off the board */
uint64_t marrakech_region(uint64_t colour, int square);
uint64_t marrakech_within_two(int square); /* one or two steps from here, not this one */
int marrakech_count(uint64_t squares);
int marrakech_score(const struct state *s, int player);
int marrakech_seat(const struct state *s, int colour); /* or NOBODY */
bool marrakech_is_out(const struct state *s, int player);
int marrakech_payment(const struct state *s, int mover); /* mover may be NOBODY */
bool marrakech_is_over(const struct state *s);
unsigned marrakech_winners(const struct state *s); /* of a game that is over: a bit for each */
bool marrakech_shows(const struct state *s, int colour, int number);
int marrakech_next_number(const struct state *s, int colour);
void marrakech_put(struct state *s, const struct rug *rug); /* nothing but the two squares */

int marrakech_throw(struct rng *r); /* the die: 1 to 4 with odds 1 : 2 : 2 : 1 */

/* Which rule a placement breaks, the first one in this order. */
enum fault { NO_FAULT, OFF_BOARD, APART, UNDER_ASSAM, AWAY_FROM_ASSAM, HIDES_RUG };
enum fault marrakech_fault(const struct state *s, const struct rug *rug);
void marrakech_say_fault(struct writer *w, const struct state *s, const struct rug *rug,
                         enum fault fault); /* why.c: in words */

/* Turns. */
bool marrakech_is_stuck(const struct state *s); /* a rug is to be laid, and none can be */
bool marrakech_has_turns(const struct state *s, int player);

/* Who moves next in a position that does not say so: whoever has moved this round has one rug fewer,
   so it is the first of those with most rugs. NOBODY when the game is over. */
int marrakech_bare_mover(const struct state *s);

/* Text. */
extern const char marrakech_colours[];            /* "cypr" */
extern const char *const marrakech_colour_name[]; /* "cyan" and so on */

void marrakech_read_game(struct reader *r, struct state *s); /* the published string alone */
void marrakech_write_game(struct writer *w, const struct state *s);
struct assam marrakech_read_assam(struct reader *r);
void marrakech_write_assam(struct writer *w, struct assam a);

bool marrakech_is_snapshot(const char *text, size_t length);
void marrakech_read_state(struct reader *r, struct state *s);
void marrakech_write_state(struct writer *w, const struct state *s);
move marrakech_read_move(struct reader *r, const struct state *s);
void marrakech_write_move(struct writer *w, const struct state *s, move m);
void marrakech_print(struct writer *w, const struct state *s);
bool marrakech_why_not(const struct state *s, move m, struct refusal *out);

extern const char marrakech_guide[]; /* how to play, for people */
extern const struct rules marrakech_rules;

#endif
