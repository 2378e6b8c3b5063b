/* A little net that learns: numbers that are seen, one layer of hidden values between 0 and 1, the mover's chance to win.
   Whoever includes this says before how many there are (SEEN, HIDDEN) and in which units the whole numbers are
   written that come of it (UNIT). */
#ifndef PARLOUR_TRAINING_NET_H
#define PARLOUR_TRAINING_NET_H

#include "core/rng.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { BATCH = 64 };

struct net {
    float in[SEEN][HIDDEN], bias[HIDDEN], out[HIDDEN], last;
};

enum { NUMBERS_OF_NET = sizeof(struct net) / sizeof(float) };

/* What is to be learned: the mover's share that is aimed at; and, for the test, how the game ended for him and what the
   search had expected. */
struct example {
    int16_t seen[SEEN];
    float aim, result, share;
};

static struct net net, slope, mean, spread;
static double size[SEEN]; /* how large each number is [root mean square] */

static double share_of(double z)
{
    return 0.5 + 0.5 * z / sqrt(1 + z * z);
}

static double loss(double p, double y)
{
    p = p < 0.0001 ? 0.0001 : p > 0.9999 ? 0.9999 : p;
    return -(y * log(p) + (1 - y) * log(1 - p));
}

static double forward(const int16_t *seen, float raw[HIDDEN], float hidden[HIDDEN])
{
    double z = net.last;

    memcpy(raw, net.bias, sizeof net.bias);
    for (int i = 0; i < SEEN; i++)
        for (int h = 0; seen[i] && h < HIDDEN; h++)
            raw[h] += seen[i] * net.in[i][h];
    for (int h = 0; h < HIDDEN; h++) {
        hidden[h] = raw[h] < 0 ? 0 : raw[h] > 1 ? 1 : raw[h];
        z += net.out[h] * hidden[h];
    }
    return z;
}

static void backward(const struct example *e)
{
    float raw[HIDDEN], hidden[HIDDEN], back[HIDDEN];
    double z = forward(e->seen, raw, hidden), p = share_of(z), d;

    p = p < 0.001 ? 0.001 : p > 0.999 ? 0.999 : p;
    d = (p - e->aim) / (p * (1 - p)) * 0.5 / ((1 + z * z) * sqrt(1 + z * z));
    d = d < -5 ? -5 : d > 5 ? 5 : d;
    slope.last += (float)d;
    for (int h = 0; h < HIDDEN; h++) {
        slope.out[h] += (float)d * hidden[h];
        back[h] = raw[h] <= 0 || raw[h] >= 1 ? 0 : (float)d * net.out[h];
        slope.bias[h] += back[h];
    }
    for (int i = 0; i < SEEN; i++)
        for (int h = 0; e->seen[i] && h < HIDDEN; h++)
            slope.in[i][h] += back[h] * e->seen[i];
}

/* Adam; behind large numbers in small steps. */
static void improve(int step, double pace)
{
    float *w = &net.in[0][0], *g = &slope.in[0][0], *m = &mean.in[0][0], *v = &spread.in[0][0];
    double early = 1 - pow(0.9, step), late = 1 - pow(0.999, step);

    for (int i = 0; i < NUMBERS_OF_NET; i++) {
        float s = g[i] / BATCH + 1e-5f * w[i];

        m[i] = 0.9f * m[i] + 0.1f * s;
        v[i] = 0.999f * v[i] + 0.001f * s * s;
        w[i] -= (float)((i < SEEN * HIDDEN ? pace / size[i / HIDDEN] : pace) * (m[i] / early) /
                        (sqrt(v[i] / late) + 1e-8));
    }
    memset(&slope, 0, sizeof slope);
}

static float between(struct rng *r, double most)
{
    return (float)((rng_below(r, 2001) / 1000.0 - 1) * most);
}

static void begin(const struct example *e, int count, struct rng *r)
{
    for (int i = 0; i < SEEN; i++) {
        double sum = 0;

        for (int k = 0; k < count; k++)
            sum += (double)e[k].seen[i] * e[k].seen[i];
        size[i] = sqrt(sum / count) + 0.1;
        for (int h = 0; h < HIDDEN; h++)
            net.in[i][h] = between(r, 0.15 / size[i]);
    }
    for (int h = 0; h < HIDDEN; h++) {
        net.bias[h] = 0.5f;
        net.out[h] = between(r, 0.5);
    }
}

static void shuffle(struct example *e, int count, struct rng *r)
{
    for (int i = count - 1; i > 0; i--) {
        int j = (int)rng_below(r, (uint32_t)i + 1);
        struct example kept = e[i];

        e[i] = e[j];
        e[j] = kept;
    }
}

static void tell(const struct example *e, int count, int round)
{
    double results = 0, searches = 0;
    float raw[HIDDEN], hidden[HIDDEN];

    for (int i = 0; i < count; i++) {
        results += loss(share_of(forward(e[i].seen, raw, hidden)), e[i].result);
        searches += loss(e[i].share, e[i].result);
    }
    fprintf(stderr, "round %d: %.4f for %d results held back; the searches themselves: %.4f\n",
            round, results / count, count, searches / count);
}

/* The examples to learn from first, then those held back. */
static void learn(struct example *e, int learned, int tests, int rounds, struct rng *r)
{
    int step = 0;

    begin(e, learned, r);
    for (int round = 1; round <= rounds; round++) {
        double pace = 0.002 * (2 * round < rounds ? 1 : 2.0 * (rounds - round + 1) / (rounds + 2));

        shuffle(e, learned, r);
        for (int i = 0; i + BATCH <= learned; i += BATCH) {
            for (int k = 0; k < BATCH; k++)
                backward(&e[i + k]);
            improve(++step, pace);
        }
        if (tests && (round % 10 == 0 || round == rounds))
            tell(e + learned, tests, round);
    }
}

static void print_row(const char *name, const float *w)
{
    printf("%s{", name);
    for (int h = 0; h < HIDDEN; h++)
        printf("%s%ld", h ? ", " : "", lrint(w[h] * UNIT));
    printf("},\n");
}

/* The numbers of a struct with the members in, hidden_bias, out and out_bias. */
static void print_net(void)
{
    printf("    .in = {\n");
    for (int i = 0; i < SEEN; i++)
        print_row("        ", net.in[i]);
    printf("    },\n");
    print_row("    .hidden_bias = ", net.bias);
    print_row("    .out = ", net.out);
    printf("    .out_bias = %ld,\n};\n", lrint(net.last * UNIT));
}

#endif
