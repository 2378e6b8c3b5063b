/* Means, error bars, Elo and the sequential test. */
#include "contest/statistics.h"

#include <math.h>

static const double two_sided = 1.959964; /* standard deviations around 95 % of a normal */
static const double wrong = 0.05;         /* errors of both kinds in the sequential test */
static const double most_elo = 1200;

void tally_add(struct tally *t, double result)
{
    t->sum += result;
    t->squares += result * result;
    t->count++;
    t->step[(int)(result * (TALLY_STEPS - 1) + 0.5)]++;
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

/* Results that are all equal have no variance, and yet they do not prove that the next one will be
   the same: this is how far Wilson's interval reaches from their mean. */
static double reach_of_equals(double mean, double n)
{
    double square = two_sided * two_sided, shrunk = 1 + square / n;
    double centre = (mean + square / (2 * n)) / shrunk;

    return square / (2 * n) / shrunk + fabs(centre - mean);
}

double tally_error(const struct tally *t)
{
    double n = (double)t->count, variance = tally_variance(t);

    if (t->count < 2)
        return 0.5;
    return variance > 0 ? two_sided * sqrt(variance / n) : reach_of_equals(tally_mean(t), n);
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

/* What was seen, with a trace of every other result: what has not happened yet may still. */
static double weight_of(const struct tally *t, int step)
{
    return (double)t->step[step] + 0.001;
}

/* Among all distributions with this mean, the one that makes the sample likeliest gives a result x
   its share of the sample divided by 1 + tilt * (x - mean). This is the mean that a tilt gives,
   less the wanted one; it falls as the tilt rises. */
static double excess(const struct tally *t, double mean, double tilt)
{
    double sum = 0;

    for (int i = 0; i < TALLY_STEPS; i++) {
        double x = i / (TALLY_STEPS - 1.0) - mean;

        sum += weight_of(t, i) * x / (1 + tilt * x);
    }
    return sum;
}

/* The logarithm of the sample's likelihood under that distribution, up to a constant. */
static double likelihood(const struct tally *t, double mean)
{
    double low = -1 / (1 - mean), high = 1 / mean, sum = 0;

    for (int i = 0; i < 100; i++) {
        double middle = (low + high) / 2;

        if (excess(t, mean, middle) > 0)
            low = middle;
        else
            high = middle;
    }
    for (int i = 0; i < TALLY_STEPS; i++)
        sum -= (double)t->step[i] * log(1 + (low + high) / 2 * (i / (TALLY_STEPS - 1.0) - mean));
    return sum;
}

double sprt_ratio(const struct tally *t, double low, double high)
{
    return likelihood(t, share_of(high)) - likelihood(t, share_of(low));
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
