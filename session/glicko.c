/* Glicko-2, step by step as Glickman's paper has it. Exponentials are made here, the same on every machine. */
#include "session/glicko.h"

#include "ai/think.h"

#include <math.h>

static const double SCALE = 173.7178, CHANGE = 0.5, PI_SQUARED = 9.869604401089358;
static const double LN2 = 0.6931471805599453;

static double exponential(double x)
{
    int halves = (int)(x / LN2 + (x < 0 ? -0.5 : 0.5));
    double rest = x - halves * LN2, term = 1, sum = 1;

    for (int i = 1; i < 18; i++) {
        term *= rest / i;
        sum += term;
    }
    for (; halves > 0; halves--)
        sum *= 2;
    for (; halves < 0; halves++)
        sum /= 2;
    return sum;
}

static double logarithm(double x)
{
    double sum = 0, part, power;

    for (; x >= 2; x /= 2)
        sum += LN2;
    for (; x < 1; x *= 2)
        sum -= LN2;
    part = power = (x - 1) / (x + 1);
    for (int i = 1; i < 60; i += 2) {
        sum += 2 * power / i;
        power *= part * part;
    }
    return sum;
}

struct rating rating_new(void)
{
    return (struct rating){1500, 350, 0.06};
}

struct rating rating_of_level(int level)
{
    return (struct rating){1500 + 150.0 * (level - 5), 50, 0.06};
}

int rating_level(double value)
{
    int level = 5;

    while (level < LEVELS && value > rating_of_level(level).value + 75)
        level++;
    while (level > 1 && value < rating_of_level(level).value - 75)
        level--;
    return level;
}

static double weight(double error)
{
    return 1 / sqrt(1 + 3 * error * error / PI_SQUARED);
}

/* The function whose root is the logarithm of the new volatility's square. */
static double slope(double x, double gain, double error, double variance, double was)
{
    double e = exponential(x), all = error * error + variance + e;

    return e * (gain * gain - error * error - variance - e) / (2 * all * all) -
           (x - was) / (CHANGE * CHANGE);
}

/* By the Illinois method. */
static double new_volatility(double volatility, double gain, double error, double variance)
{
    double was = logarithm(volatility * volatility), a = was, b = was - CHANGE, at_a, at_b;

    if (gain * gain > error * error + variance)
        b = logarithm(gain * gain - error * error - variance);
    else
        while (slope(b, gain, error, variance, was) < 0 && b > was - 50)
            b -= CHANGE;
    at_a = slope(a, gain, error, variance, was);
    at_b = slope(b, gain, error, variance, was);
    for (int i = 0; i < 100 && (b - a > 1e-6 || a - b > 1e-6) && at_a != at_b; i++) {
        double c = a + (a - b) * at_a / (at_b - at_a), at_c = slope(c, gain, error, variance, was);

        if (at_c * at_b <= 0) {
            a = b;
            at_a = at_b;
        } else {
            at_a /= 2;
        }
        b = c;
        at_b = at_c;
    }
    return exponential(a / 2);
}

struct rating rating_after(struct rating r, const struct meeting *met, int count)
{
    double mean = (r.value - 1500) / SCALE, error = r.error / SCALE;
    double certain = 0, sum = 0, variance, wide, next;

    for (int i = 0; i < count; i++) {
        double g = weight(met[i].other.error / SCALE);
        double other = (met[i].other.value - 1500) / SCALE;
        double expected = 1 / (1 + exponential(-g * (mean - other)));

        certain += g * g * expected * (1 - expected);
        sum += g * (met[i].score - expected);
    }
    variance = 1 / certain;
    next = new_volatility(r.volatility, variance * sum, error, variance);
    wide = error * error + next * next;
    error = 1 / sqrt(1 / wide + certain);
    return (struct rating){1500 + SCALE * (mean + error * error * sum), SCALE * error, next};
}
