/* Blokus: a learned judge of the small board (mode duo): what a position looks like in numbers, and the
   little net that makes a chance to win of them. */
#ifndef PARLOUR_BLOKUS_JUDGE_H
#define PARLOUR_BLOKUS_JUDGE_H

#include "games/blokus/brain/sight.h"

/* What is counted for each of the two colours. */
enum {
    SEEN_PLACED,  /* squares placed */
    SEEN_CORNERS, /* squares to start the next tile from */
    SEEN_NEAR,    /* squares the next tile can cover, by steps from a corner: two, three, five */
    SEEN_HALF,
    SEEN_WHOLE,
    SEEN_ALONE,  /* of these, those out of the rival's reach */
    SEEN_SOONER, /* squares reached in fewer steps than by the rival, for each step */
    SEEN_BEYOND, /* squares within ten steps: the tile after the next */
    SEEN_HAVEN,  /* of these, those out of the rival's ten steps */
    SEEN_FIVES,  /* ways to place tiles of five squares, and smaller ones: 8 times the root */
    SEEN_OTHERS,
    SEEN_USABLE, /* squares of all tiles that can be placed now */
    SEEN_HELD,   /* for each tile: is it still held? */
    SEEN_COLOUR = SEEN_HELD + TILES,
    SEEN_STAGE = 2 * SEEN_COLOUR, /* tiles on the board */
    SEEN
};

enum { HIDDEN = 16, UNIT = 1024 };

/* Whole numbers in units of 1/UNIT. A hidden value is 0 to UNIT. */
struct blokus_net {
    int16_t in[SEEN][HIDDEN];
    int32_t hidden_bias[HIDDEN];
    int16_t out[HIDDEN];
    int32_t out_bias;
};

extern const struct blokus_net blokus_duo_net;

/* The mover's numbers first, then the rival's. */
void blokus_see(const struct state *s, int16_t seen[SEEN]);

/* The mover's chance to win, 0 to 1. */
double blokus_judge(const struct blokus_net *net, const int16_t seen[SEEN]);

#endif
