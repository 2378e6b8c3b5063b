/* Ratings by maximum likelihood, with Newton's method. */
#include "contest/rating.h"

#include "core/memory.h"

#include <math.h>
#include <string.h>

enum { ROUNDS_OF_NEWTON = 100 };

/* A square table and what goes with it. */
struct fit {
    const struct pair_score *pair;
    int pairs, players;
    double *strength; /* natural logarithms */
    double *slope;    /* of the likelihood */
    double *bend;     /* its negative second derivatives; then their inverse */
    double *spread;   /* of the slope */
};

static double chance(double difference)
{
    return 1 / (1 + exp(-difference));
}

static void add_square(double *table, int n, int i, int j, double value)
{
    table[i * n + i] += value;
    table[j * n + j] += value;
    table[i * n + j] -= value;
    table[j * n + i] -= value;
}

/* The squared distance of the rounds from what the ratings expect, with a trace of doubt. */
static double spread_of(const struct tally *t, double expected)
{
    double n = (double)t->count;
    double squares = t->squares - 2 * expected * t->sum + n * expected * expected;

    return n * (squares + 0.25) / (n + 1);
}

static void look(struct fit *f)
{
    int n = f->players;
    size_t square = sizeof(double) * (size_t)(n * n);

    memset(f->bend, 0, square);
    memset(f->spread, 0, square);
    for (int i = 0; i < n; i++) { /* the drawn round */
        double p = chance(f->strength[i]);

        f->slope[i] = 0.5 - p;
        f->bend[i * n + i] = p * (1 - p);
        f->spread[i * n + i] = p * (1 - p);
    }
    for (int k = 0; k < f->pairs; k++) {
        const struct pair_score *s = &f->pair[k];
        double p = chance(f->strength[s->one] - f->strength[s->other]);
        double ahead = s->rounds.sum - (double)s->rounds.count * p;

        f->slope[s->one] += ahead;
        f->slope[s->other] -= ahead;
        add_square(f->bend, n, s->one, s->other, (double)s->rounds.count * p * (1 - p));
        add_square(f->spread, n, s->one, s->other, spread_of(&s->rounds, p));
    }
}

/* In place, by elimination; the table is symmetric and positive. */
static void invert(double *a, int n)
{
    for (int k = 0; k < n; k++) {
        double pivot = 1 / a[k * n + k];

        for (int j = 0; j < n; j++)
            a[k * n + j] *= j == k ? 0 : pivot;
        a[k * n + k] = pivot;
        for (int i = 0; i < n; i++) {
            double factor = i == k ? 0 : a[i * n + k];

            if (i == k)
                continue;
            a[i * n + k] = 0;
            for (int j = 0; j < n; j++)
                a[i * n + j] -= factor * a[k * n + j];
        }
    }
}

/* One step uphill, never far: the hill is flat where somebody wins all. */
static double improve(struct fit *f)
{
    int n = f->players;
    double farthest = 0;

    look(f);
    invert(f->bend, n);
    for (int i = 0; i < n; i++) {
        double step = 0;

        for (int j = 0; j < n; j++)
            step += f->bend[i * n + j] * f->slope[j];
        step = step > 1 ? 1 : step < -1 ? -1 : step;
        f->strength[i] += step;
        farthest = fabs(step) > farthest ? fabs(step) : farthest;
    }
    return farthest;
}

/* How the rating of a player against the mean hangs on the slopes: a row of the inverse, less the mean
   of all rows. */
static double weight_of(const struct fit *f, int player, int slope)
{
    double mean = 0;

    for (int i = 0; i < f->players; i++)
        mean += f->bend[i * f->players + slope] / f->players;
    return f->bend[player * f->players + slope] - mean;
}

static double variance_of(const struct fit *f, int player)
{
    int n = f->players;
    double sum = 0;

    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++)
            sum += weight_of(f, player, i) * f->spread[i * n + j] * weight_of(f, player, j);
    return sum > 0 ? sum : 0;
}

void ratings_fit(const struct pair_score *pair, int pairs, int players, double *elo, double *error)
{
    const double unit = 400 / log(10), two_sided = 1.959964;
    size_t n = (size_t)players;
    double *room = memory_new(sizeof(double) * (2 * n + 2 * n * n)), mean = 0;
    struct fit f = {pair, pairs, players, room, room + n, room + 2 * n, room + 2 * n + n * n};

    for (int i = 0; i < ROUNDS_OF_NEWTON && improve(&f) > 1e-12; i++)
        ;
    look(&f);
    invert(f.bend, players);
    for (int i = 0; i < players; i++)
        mean += f.strength[i] / players;
    for (int i = 0; i < players; i++) {
        elo[i] = unit * (f.strength[i] - mean);
        error[i] = unit * two_sided * sqrt(variance_of(&f, i));
    }
    memory_free(room);
}
