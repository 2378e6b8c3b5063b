/* Catan Dice: the exact solution of the game for one player. What its files share.

   A board is a network (roads, settlements, cities: 1,225 of them) and a state of the knights (how
   many are built, which of them are unused: 127). The two meet only through the resources of a
   turn. What can come of a turn is therefore listed once for every knight state and hand, and holds
   for all networks: a pack of network builds and the knight state at the end. */
#ifndef PARLOUR_CATAN_DICE_SOLVER_H
#define PARLOUR_CATAN_DICE_SOLVER_H

#include "games/catan-dice/rules/catan-dice.h"
#include "games/catan-dice/brain/hands.h"

/* What six resources can add to a network in one turn. */
enum pack { NOTHING, ONE_ROAD, TWO_ROADS, THREE_ROADS, A_SETTLEMENT, AND_ROAD, A_CITY, PACKS };

enum {
    NETWORKS = 1225,
    NETWORK_ROOM = 1232, /* a multiple of what is computed side by side */
    KNIGHT_STATES = 127,
    OUTCOMES = 363370, /* in all lists together; begin() asserts it */
    MOST_STEPS = 128,  /* ways to spend packs on one network */
    POINT_BITS = 24,   /* of the fraction of a value */
    POINT_ORIGIN = 32  /* added to a value to make it positive */
};

/* The finished table, as it is kept in a file. */
struct solution {
    struct hands hands;
    uint32_t network[NETWORK_ROOM];            /* built structures, rising; the rest is zero */
    uint32_t first[KNIGHT_STATES * HANDS + 1]; /* the list of a knight state and hand begins here */
    uint16_t outcome[OUTCOMES];                /* pack * KNIGHT_STATES + knight state */
    /* Expected further points before the first roll with 1, 2, .. turns left. */
    uint32_t value[MOST_TURNS][KNIGHT_STATES][NETWORK_ROOM];
};

/* Knight states: those with k built are the numbers 2^k - 1 + (bits of the unused ones). */
static inline int knights_index(int built, uint32_t ready)
{
    return (1 << built) - 1 + (int)ready;
}

int catan_dice_knights(const struct board *b);
int catan_dice_knights_built(int knights);

int catan_dice_network(const struct solution *t, uint32_t built); /* knights in it are ignored */
void catan_dice_fill_networks(struct solution *t);

/* For each pack the knight states that can come with it, as bits. */
struct outcome_set {
    uint64_t knights[PACKS][2];
};

struct outcome_sets {
    struct outcome_set of[KNIGHT_STATES][HANDS];
};

/* Lists every outcome that no other one beats; work is room for the sets while they grow. */
void catan_dice_fill_outcomes(struct solution *t, struct outcome_sets *work);

/* Hand values of one board in the middle of a turn, for several boards side by side. e[hand] of the
   full hands is what they are worth; expect() fills the small ones with what they are worth when the
   missing dice are rolled, choose() raises the full ones to the best of their parts. */
enum { LANES = 8 };
void catan_dice_expect(const struct hands *h, double e[HANDS][LANES]);
void catan_dice_choose(const struct hands *h, double e[HANDS][LANES]);

static inline uint32_t points_to_fixed(double points)
{
    return (uint32_t)((points + POINT_ORIGIN) * (1 << POINT_BITS) + 0.5);
}

static inline double points_from_fixed(uint32_t fixed)
{
    return (double)fixed / (1 << POINT_BITS) - POINT_ORIGIN;
}

#endif
