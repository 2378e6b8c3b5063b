/* Ratings of players who met in pairs. */
#ifndef PARLOUR_RATING_H
#define PARLOUR_RATING_H

#include "contest/statistics.h"

/* The results of one against another, from the view of the first. */
struct pair_score {
    int one, other;
    struct tally rounds;
};

/* The model of Bradley and Terry, where the odds of two players are those of their strengths: the
   ratings that make the results likeliest, in Elo around a mean of 0. Everybody is taken to have drawn
   one more round with an average player, so that who wins all has a rating too. The errors are half the
   95 % interval of a rating against the mean, by the sandwich of the rounds' own spread. */
void ratings_fit(const struct pair_score *pair, int pairs, int players, double *elo, double *error);

#endif
