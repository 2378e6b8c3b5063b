/* Means, error bars, Elo and the sequential test. */
#include "cli/statistics.h"

#include <math.h>

static const double two_sided = 1.959964; /* standard deviations around 95 % of a normal */
static const double wrong = 0.05;         /* errors of both kinds in the sequential test */
static const double most_elo = 1200;

void tally_add(struct tally *t, double result)
{
    t->sum += result;
    t->squares += result * result;
    t->count++;
}

double tally_mean(const struct tally *t)
{
    return t->count ? t->sum / (double)t->count : 0.5;
}

double tally_variance(const struct tally *t)
{
    double mean = tally_mean(t), n = (double)t->count;
    double sum = t->squares - n * mean * mean;

    return t->count > 1 && sum > 0 ? sum / (n - 1) : 0;
}

double tally_error(const struct tally *t)
{
    return t->count > 1 ? two_sided * sqrt(tally_variance(t) / (double)t->count) : 0.5;
}

double elo_of(double share)
{
    double least = 1 / (1 + pow(10, most_elo / 400));

    if (share < least)
        return -most_elo;
    if (share > 1 - least)
        return most_elo;
    return 400 * log10(share / (1 - share));
}

double share_of(double elo)
{
    return 1 / (1 + pow(10, -elo / 400));
}

double elo_error(const struct tally *t)
{
    double mean = tally_mean(t), error = tally_error(t);

    return (elo_of(mean + error) - elo_of(mean - error)) / 2;
}

/* The likelihood of a mean under a normal distribution whose variance is taken from the sample. One
   round with a middling spread is added to the sample, so that a row of equal results, whose spread
   is zero, does not decide at once. */
double sprt_ratio(const struct tally *t, double low, double high)
{
    double from = share_of(low), to = share_of(high), n = (double)t->count, variance;

    if (t->count == 0)
        return 0;
    variance = (tally_variance(t) * (n - 1) + 0.125) / n;
    return n * (to - from) * (2 * tally_mean(t) - from - to) / (2 * variance);
}

double sprt_bound(void)
{
    return log((1 - wrong) / wrong);
}

enum verdict sprt_verdict(double ratio)
{
    if (ratio >= sprt_bound())
        return ACCEPT_HIGH;
    return ratio <= -sprt_bound() ? ACCEPT_LOW : UNDECIDED;
}
