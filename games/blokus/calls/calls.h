/* Blokus: its published functions. A game is the string of all its moves; a null pointer is no game. */
#ifndef PARLOUR_BLOKUS_CALLS_H
#define PARLOUR_BLOKUS_CALLS_H

#include "core/call.h"

/* Where and why a string is no legitimate game. */
struct blokus_fault {
    int column; /* from 1; 0: there is no string at all */
    const char *sentence;
};

bool blokus_legitimate_game(const char *game, size_t length);

/* These say false for what is no legitimate game and leave their result alone; fault may be NULL. */
bool blokus_score_game(const char *game, size_t length, int score[4], struct blokus_fault *fault);
bool blokus_make_move(const char *game, size_t length, char answer[5], struct blokus_fault *fault);

extern const struct call blokus_calls[];

#endif
