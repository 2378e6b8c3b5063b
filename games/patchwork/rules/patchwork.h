/* Patchwork: two players buy patches with buttons and time and sew them onto quilts of 9x9 squares.

   The patches lie in a circle, drawn one by one by chance. Who is behind on the time track moves:
   buys one of the next three patches, or advances for buttons. FORMAT.md describes the texts. */
#ifndef PARLOUR_PATCHWORK_H
#define PARLOUR_PATCHWORK_H

#include "core/rules.h"
#include "games/polyomino.h"

#include <stdint.h>

enum {
    PLAYERS = 2,
    SIDE = 9, /* of a quilt, in squares */
    SQUARES = SIDE * SIDE,
    ROW = SIDE + 1,       /* a square's number is ROW * row + column: see struct quilt */
    NUMBERS = SIDE * ROW, /* all numbers are below */
    PATCHES = 33,         /* that are bought: A to Z, a to g */
    SPECIAL = PATCHES,    /* the number of the special patch h */
    SPECIALS = 5,
    OFFER = 3,      /* patches within reach of the neutral token */
    LAST_TIME = 53, /* the last square of the time track */
    FIRST_PURSE = 5,
    MOST_PURSE = 999, /* no game from the start comes near */
    BLOCK = 7,        /* side of the square that wins the bonus */
    BONUS = 7,        /* points for the first who has covered it */
    NOBODY = 0        /* where a player is counted from 1 */
};

enum { OPTION_BONUS, OPTION_TRACK, OPTION_CIRCLE }; /* the options, in order */

/* A set of squares of a quilt: bit k of the two words together is the square with number k. A tenth
   column that is never part of the quilt ends every row, so that a connected shape shifted over the
   edge always meets it, and nothing comes in again on the other side. */
struct quilt {
    uint64_t low, high;
};

/* A patch as it lies: what it covers with its box in the corner of the quilt; the squares that touch
   its sides, with the corner of that box one row and one column further in; the size of the box; and
   the first orientation that looks the same. */
struct pose {
    uint64_t cover, rim;
    uint8_t width, height, same_as;
};

struct patch {
    uint8_t cost, time, income, area;
    struct pose shape[ORIENTATIONS];
};

extern const struct patch patchwork_patches[PATCHES + 1]; /* the last is the special one */

struct state {
    struct quilt quilt[PLAYERS]; /* the covered squares */
    uint64_t left;               /* bit k: place k of the circle holds its patch */
    uint64_t bag;                /* bit p: patch p is still to be drawn into the circle */
    uint16_t purse[PLAYERS];
    uint8_t time[PLAYERS], income[PLAYERS];
    uint8_t top;     /* who moves when both time tokens share a square; else 0 */
    uint8_t special; /* who has to place a special patch, from 1, or NOBODY */
    uint8_t holder;  /* who has the 7x7 bonus, from 1, or NOBODY */
    uint8_t neutral; /* the place of the circle that the neutral token stands on or behind */
    uint8_t bonus, track, open; /* the choices of the options */
    uint8_t circle[PATCHES];    /* the patch first laid in each place; A to g if it is open */

    /* Where each patch lies: 1 + NUMBERS * player + square of the corner of its box, or 0; and its
       orientation. Special patches follow the others, in rising order. */
    uint8_t where[PATCHES + SPECIALS];
    uint8_t turn[PATCHES];
};

/* Places that a refusal can name. */
enum {
    PLACE_QUILT = 0,                               /* + NUMBERS * player + square */
    PLACE_PATCH = PLACE_QUILT + PLAYERS * NUMBERS, /* + patch, in the circle or in hand */
    PLACE_PURSE = PLACE_PATCH + PATCHES + 1,       /* + player */
    PLACE_TRACK = PLACE_PURSE + PLAYERS,           /* + square of the time track */
    PLACES = PLACE_TRACK + LAST_TIME + 1
};

/* Moves: ADVANCE; a patch laid on a quilt; a patch drawn into the circle. */
enum { ADVANCE = 1, DRAW = 1 << 16 };

static inline move patchwork_lay(int patch, int turn, int square)
{
    return (move)((patch + 1) << 10 | turn << 7 | square);
}

static inline bool patchwork_is_lay(move m)
{
    return m > ADVANCE && m < DRAW;
}

static inline int patchwork_patch_of(move m) /* laid or drawn */
{
    return m & DRAW ? (int)(m - DRAW) : (int)(m >> 10) - 1;
}

static inline int patchwork_turn_of(move m)
{
    return (int)(m >> 7 & 7);
}

static inline const struct pose *patchwork_shape_of(move m)
{
    return &patchwork_patches[patchwork_patch_of(m)].shape[patchwork_turn_of(m)];
}

static inline int patchwork_square_of(move m)
{
    return (int)(m & 127);
}

/* What a shape covers with its box at this square. Only for a box that fits. */
static inline struct quilt patchwork_cover(const struct pose *shape, int square)
{
    if (square >= 64)
        return (struct quilt){.high = shape->cover << (square - 64)};
    if (square == 0)
        return (struct quilt){.low = shape->cover};
    return (struct quilt){shape->cover << square, shape->cover >> (64 - square)};
}

static inline bool patchwork_fits(const struct pose *shape, int square)
{
    return square % ROW + shape->width <= SIDE && square / ROW + shape->height <= SIDE;
}

static inline bool patchwork_covers(struct quilt q, int square)
{
    return (square < 64 ? q.low >> square : q.high >> (square - 64)) & 1;
}

static inline bool patchwork_is_drawn(const struct state *s) /* the circle is complete */
{
    return s->bag == 0;
}

static inline bool patchwork_overlap(struct quilt a, struct quilt b)
{
    return (a.low & b.low) || (a.high & b.high);
}

extern const uint8_t patchwork_special_squares[2][SPECIALS]; /* by edition of the track */

static inline int patchwork_income_squares(int time) /* up to this one: 5, 11, 17, ... 53 */
{
    return (time + 1) / 6;
}

static inline bool patchwork_is_ahead(const struct state *s, int square) /* of both tokens */
{
    return square > s->time[0] && square > s->time[1];
}

/* What a score is made of. */
struct parts {
    int buttons, squares, bonus;
};

struct parts patchwork_parts(const struct state *s, int player);
uint64_t patchwork_affordable(const struct state *s, int player); /* patches on offer, as bits */
int patchwork_time_after(const struct state *s, int player, int hours);
int patchwork_advance_hours(const struct state *s, int player); /* and buttons */
int patchwork_offer(const struct state *s, int patch[PATCHES]); /* in order; says how many */
int patchwork_specials_ahead(const struct state *s);            /* on the track, not yet won */
void patchwork_open(struct state *s);            /* every patch on offer, without a circle */
void patchwork_draw(struct state *s, int patch); /* into the next place of the circle */

/* quilt.c */
struct quilt patchwork_free(const struct state *s, int player);
int patchwork_covered(struct quilt q);     /* how many squares */
int patchwork_find_square(struct quilt q); /* the corner of a covered square of BLOCK, or -1 */
struct quilt patchwork_corners(const struct pose *shape, struct quilt free); /* where it fits */
int patchwork_ways(int patch, struct quilt free, move *out); /* to lay it, symmetric ones once */
void patchwork_put(struct state *s, int player, move laid);  /* sew it on; no price, no time */
move patchwork_laid(const struct state *s, int which, int player); /* what laid it there, or 0 */

int patchwork_actor(const struct state *s);                                 /* rules.c */
bool patchwork_why_not(const struct state *s, move m, struct refusal *out); /* why.c */

/* snapshot.c */
bool patchwork_is_snapshot(const char *text, size_t length);
void patchwork_read_state(struct reader *r, struct state *s);
void patchwork_write_state(struct writer *w, const struct state *s);

/* text.c */
char patchwork_letter(int patch);
move patchwork_read_step(struct reader *r); /* `.` or four letters, in the published form */
int patchwork_read_patch(struct reader *r); /* one that the circle can hold */
move patchwork_read_move(struct reader *r, const struct state *s);
void patchwork_write_move(struct writer *w, const struct state *s, move m);
void patchwork_guess(const char *text, size_t length, struct settings *with);

void patchwork_print(struct writer *w, const struct state *s); /* print.c */

extern const char patchwork_guide[]; /* how to play, for people */
extern const struct rules patchwork_rules;

#endif
