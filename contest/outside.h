/* Outside programs as players. Whatever goes wrong is their fault, and is kept until asked for. */
#ifndef PARLOUR_OUTSIDE_H
#define PARLOUR_OUTSIDE_H

#include "contest/contest.h"

struct outside *outside_new(struct contest *c, int contestant); /* nothing is started yet */
void outside_stop(struct outside *o);                           /* NULL: nothing to do */

/* A new game: it is started if need be, and plays until it rests. False: it failed. */
bool outside_begin(struct outside *o);
void outside_rest(struct outside *o);
bool outside_plays(const struct outside *o);

/* Its move at s, which these moves lead to, each a word after a blank; 0 if it gives up or fails. `left` are
   the seconds on the clock of each seat, where there are clocks. */
move outside_move(struct outside *o, const struct state *s, const char *moves, const double *left);

/* The move that such a program's answer means at s; 0: none that is legal. */
move outside_meant(const struct contest *c, enum kind kind, const struct state *s, const char *text,
                   bool *is_move);

/* Tell it of a move that it was not asked for (programs that keep the board themselves). */
bool outside_tell(struct outside *o, const struct state *before, move m);

/* What went wrong last, and in words. */
enum ending outside_fault(const struct outside *o, char reason[REASON_ROOM]);

/* Adds to the log of the contest what came before. */
void outside_log(struct outside *o, long game, const char *record);

#endif
