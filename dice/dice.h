/* Dice that can be checked: a secret is promised before anybody sits down, every player adds a text
   that nobody else can foresee, and each outcome follows from both [commit and reveal; HMAC-SHA-256 of
   the secret makes the numbers]. So neither the server nor a player can choose a roll, and everybody
   can check it afterwards. doc/DICE.md says it exactly. */
#ifndef PARLOUR_DICE_H
#define PARLOUR_DICE_H

#include "core/rules.h"
#include "dice/sha256.h"

enum { SECRET_SIZE = 32, DICE_TEXT = 64, DICE_NAME = 48 };

/* All that the chance of one game depends on. */
struct dice {
    unsigned char secret[SECRET_SIZE];
    char game[DICE_NAME + 1];              /* names it among all games: no secret serves two */
    char text[MAX_PLAYERS][DICE_TEXT + 1]; /* of each player; empty: none, as of computers */
    int players;
};

/* The outcome of the k-th chance event of the game (from 0), which has the odds of s. */
move dice_roll(const struct dice *d, const struct rules *g, const struct state *s, uint64_t k);

/* What a computer player's thoughts about the n-th move of the game (from 0) begin with. */
uint64_t dice_seed(const struct dice *d, uint64_t n);

/* A promise of bytes that stay secret for now. */
void dice_promise(const void *bytes, size_t length, char out[DIGEST_TEXT]);

#endif
