/* What a row of results says about strength: means with error bars, Elo, and a sequential test. */
#ifndef PARLOUR_STATISTICS_H
#define PARLOUR_STATISTICS_H

/* Results between 0 and 1, one for each round of paired games. A round is one observation, because
   its games share their dice. */
enum { TALLY_STEPS = 21 };

struct tally {
    double sum, squares;
    long count;
    long step[TALLY_STEPS]; /* how many results near 0, 1/20, 2/20 ... 1 */
};

void tally_add(struct tally *t, double result);
double tally_mean(const struct tally *t);     /* 0.5 if there are none */
double tally_variance(const struct tally *t); /* of one observation; unbiased */
double tally_error(const struct tally *t);    /* half the 95 % interval of the mean */

double elo_of(double share); /* the difference that explains a share of points; +-1200 at most */
double share_of(double elo); /* and back */
double elo_error(const struct tally *t); /* half the 95 % interval, in Elo */

/* Wald's sequential test in its generalised form [GSPRT over rounds: for pairs of games the pentanomial
   model]: the logarithm of how much likelier the results are if the difference is `high` Elo than if it
   is `low`. */
double sprt_ratio(const struct tally *t, double low, double high);

enum verdict { UNDECIDED, ACCEPT_LOW, ACCEPT_HIGH };

enum verdict sprt_verdict(double ratio); /* both errors 5 % */
double sprt_bound(void);                 /* the ratio that decides for high; minus it for low */

#endif
