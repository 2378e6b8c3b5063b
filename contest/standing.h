/* How a contest stands, as numbers: for the table, for programs and for the screen. */
#ifndef PARLOUR_STANDING_H
#define PARLOUR_STANDING_H

#include "contest/contest.h"
#include "contest/rating.h"

struct standing {
    struct tally rounds;   /* results of its units */
    long seats;            /* that it took; */
    long won, drawn, lost; /* of these */
    long ended[ENDINGS];   /* games that it lost by giving up or failing, by why */
    double score, ahead; /* mean points in games that were played to the end, and over the others */
    double elo, elo_error;
};

/* Of every contestant, and of every encounter if it is a pair: memory_new, for the caller to free. */
struct standing *standings(const struct contest *c);
struct pair_score *pair_scores(const struct contest *c); /* NULL: they meet all together */

long standing_games(const struct contest *c); /* of units that are complete and count */
long standing_repeats(
    const struct contest *c); /* games that repeat an earlier one, move for move */
const char *standing_model(const struct contest *c); /* how Elo is reckoned, in words */

/* Pairs of games that brought 0, 1/2, 1, 3/2, 2 points to the first. False: units are no such pairs. */
bool standing_pentanomial(const struct contest *c, const struct tally *t, long out[5]);

#endif
