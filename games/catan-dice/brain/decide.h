/* Catan Dice: the best that can be made of one turn, seen from any point in it. */
#ifndef PARLOUR_CATAN_DICE_DECIDE_H
#define PARLOUR_CATAN_DICE_DECIDE_H

#include "games/catan-dice/brain/solver.h"

enum { MOST_GAIN = 32, GAINS = MOST_GAIN + IDLE_PENALTY + 1 }; /* points of one turn, from -2 */

/* What a player wants of a turn. */
struct aim {
    const struct solution *solution;
    int after;   /* turns that the player has left after this one */
    bool to_win; /* worth[] instead of points: by what the rest of the turn adds, from -2 */
    double worth[GAINS];
};

/* Ways to spend a pack on one network. */
struct step {
    uint8_t pack, gained;
    uint16_t network;
};

/* Room for looking at one turn. */
struct turn {
    struct step step[MOST_STEPS];
    int steps;
    double end[PACKS * KNIGHT_STATES]; /* the best end of the turn with that outcome */
    bool known[PACKS * KNIGHT_STATES];
    double value[HANDS][LANES]; /* of hands, in the first lane */
};

/* The ways to spend packs on the network of a board; and what an outcome can add in points, as bits,
   when the turn began with these knights. */
void catan_dice_begin_turn(struct turn *t, const struct solution *s, const struct board *b);
uint64_t catan_dice_gains(const struct turn *t, int outcome, int knights);

/* Expected further points before the first roll of so many turns, 0 too. */
double catan_dice_further(const struct solution *s, int turns, const struct board *b);

/* The value of a position in which this player is to act or to roll. */
double catan_dice_worth(const struct aim *a, struct turn *t, const struct state *s);

/* The value of each move of the player to move, in the order of moves(). Says which is best. */
int catan_dice_compare(const struct aim *a, struct turn *t, const struct state *s, const move *list,
                       int count, double *values);

#endif
