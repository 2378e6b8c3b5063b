/* Patchwork: a learned judge: what a position looks like in numbers, and the little net that makes a chance to
   win of them. */
#ifndef PARLOUR_PATCHWORK_JUDGE_H
#define PARLOUR_PATCHWORK_JUDGE_H

#include "games/patchwork/rules/patchwork.h"

/* What is counted for each of the two players. */
enum {
    SEEN_TIME,    /* squares of the time track that are left */
    SEEN_PURSE,   /* buttons */
    SEEN_ROOT,    /* 8 times the root of that */
    SEEN_INCOME,  /* buttons of each income square, */
    SEEN_TO_COME, /* and of all that are left */
    SEEN_FREE,    /* squares of the quilt */
    SEEN_BORDER,  /* of these: the length of their border */
    SEEN_LONE,    /* those without a free neighbour */
    SEEN_ENDS,    /* those with one at most */
    SEEN_BLOCKS,  /* blocks of 2x2, */
    SEEN_ROOMS,   /* and of 3x3 */
    SEEN_SPECIAL, /* has a special patch to lay; */
    SEEN_NEXT,    /* how far the next one is on the track; 0: none left */
    SEEN_MISSING, /* squares missing for the bonus, if it is there to be won */
    SEEN_BONUS,   /* has it */
    SEEN_OFFER,   /* how much better than an advance each of the next patches is that he can pay, */
    SEEN_DEAR = SEEN_OFFER + 6, /* and that he cannot pay yet */
    SEEN_PLAYER = SEEN_DEAR + 6,
    SEEN_PATCHES = 2 * SEEN_PLAYER, /* left in the circle */
    SEEN
};

enum { NEXT_PATCHES = SEEN_DEAR - SEEN_OFFER, HIDDEN = 32, UNIT = 4096 };

/* Whole numbers in units of 1/UNIT. A hidden value is 0 to UNIT. */
struct patchwork_net {
    int16_t in[SEEN][HIDDEN];
    int32_t hidden_bias[HIDDEN];
    int16_t out[HIDDEN];
    int32_t out_bias;
};

extern const struct patchwork_net patchwork_net;

/* The mover's numbers first, then the rival's. */
void patchwork_see(const struct state *s, int mover, int16_t seen[SEEN]);

/* The mover's chance to win, 0 to 1. */
double patchwork_judge(const struct patchwork_net *net, const int16_t seen[SEEN]);

#endif
