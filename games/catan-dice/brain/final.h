/* Catan Dice: the last round with several players, solved for the chance to win.

   Exact, for two to four players: those who have had their last turn have a known score, those who
   come later will see it and play their own last turn for the best chance to win, and for points
   where that makes no difference. In earlier rounds a player plays for points. */
#ifndef PARLOUR_CATAN_DICE_FINAL_H
#define PARLOUR_CATAN_DICE_FINAL_H

#include "games/catan-dice/brain/decide.h"

/* Scores that can stand at the end, from the worst on. */
enum { WORST_SCORE = -IDLE_PENALTY * MOST_TURNS, SCORES = MOST_POINTS - WORST_SCORE + 1 };

/* What becomes of a player and of those who come later, in this order: share and points of each. */
enum { SHARE, POINTS, OF_A_PLAYER };
_Static_assert(LANES == OF_A_PLAYER * MAX_PLAYERS, "each has a lane for share and points");

/* What becomes of everybody when the turn passes to a player while the best score so far and the
   number of those who have it are known. */
struct fate {
    bool known;
    double lead;        /* expected share of each of those in the lead */
    double lane[LANES]; /* of the players still to come */
};

struct finale {
    const struct solution *solution;
    const struct state *state;
    struct fate fate[MAX_PLAYERS + 1][SCORES][MAX_PLAYERS];
    uint64_t gains[MAX_PLAYERS][FULL_HANDS]; /* what a player can add with a hand, as bits */
    double outcome[GAINS][LANES];            /* by what the mover's turn adds, from -2 */
    struct turn turn;
};

bool catan_dice_plays_to_win(const struct state *s); /* or for points */

/* What the player to move wants; also before the dice are rolled. */
void catan_dice_aim(const struct solution *s, const struct state *now, struct finale *room,
                    struct aim *out);

/* What becomes of the mover and those who come later after each of the moves, in the order of
   moves(); for a finale that was aimed at. */
void catan_dice_follow(struct finale *f, const move *list, int count, double lane[][LANES]);

/* The best score of those who have had their last turn, and how many have it. */
int catan_dice_leaders(const struct state *s, int *best);

/* prospect.c: what everybody may expect, see struct solver; `scratch` is a finale. */
struct prospect;
void catan_dice_foresee(const void *table, const struct state *s, void *scratch,
                        struct prospect *out);

/* Shares of the result that go with expected final points. */
void catan_dice_shares(int players, const double score[MAX_PLAYERS], double share[MAX_PLAYERS]);

#endif
