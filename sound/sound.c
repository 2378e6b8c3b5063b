/* Additive synthesis: every sound is a few decaying partials, and bursts of noise for what knocks. */
#include "sound/sound.h"

#include <stddef.h>
#include <stdint.h>

struct partial {
    float begin; /* seconds */
    float hertz; /* 0: noise */
    float loud;  /* at its beginning */
    float half;  /* seconds until it is half as loud */
};

enum { MOST_PARTIALS = 12 };

static const struct {
    const char *name;
    float seconds;
    struct partial part[MOST_PARTIALS];
} sounds[SOUNDS] = {
    [SOUND_MOVE] = {"move",
                    0.16f,
                    {{0, 0, 0.30f, 0.003f}, {0, 212, 0.42f, 0.018f}, {0, 547, 0.24f, 0.011f}}},
    [SOUND_ROLL] = {"roll",
                    0.42f,
                    {{0, 0, 0.26f, 0.004f},
                     {0, 1130, 0.18f, 0.007f},
                     {0.07f, 0, 0.22f, 0.004f},
                     {0.07f, 1480, 0.16f, 0.007f},
                     {0.16f, 0, 0.20f, 0.004f},
                     {0.16f, 960, 0.15f, 0.008f},
                     {0.21f, 0, 0.15f, 0.004f},
                     {0.21f, 1350, 0.13f, 0.007f},
                     {0.29f, 0, 0.24f, 0.005f},
                     {0.29f, 640, 0.22f, 0.014f}}},
    [SOUND_PAY] = {"pay",
                   0.34f,
                   {{0, 2640, 0.16f, 0.030f},
                    {0, 3970, 0.12f, 0.022f},
                    {0, 5310, 0.06f, 0.016f},
                    {0.09f, 2790, 0.18f, 0.038f},
                    {0.09f, 4180, 0.12f, 0.028f},
                    {0.09f, 5600, 0.06f, 0.018f}}},
    [SOUND_REFUSED] = {"refused",
                       0.26f,
                       {{0, 146, 0.34f, 0.035f},
                        {0, 155, 0.24f, 0.035f},
                        {0.11f, 123, 0.34f, 0.04f},
                        {0.11f, 131, 0.24f, 0.04f}}},
    [SOUND_TURN] = {"turn",
                    0.55f,
                    {{0, 659.3f, 0.26f, 0.075f},
                     {0, 1318.6f, 0.07f, 0.045f},
                     {0.13f, 880, 0.28f, 0.09f},
                     {0.13f, 1760, 0.07f, 0.05f}}},
    [SOUND_END] = {"end",
                   1.1f,
                   {{0, 523.3f, 0.22f, 0.16f},
                    {0, 1046.5f, 0.06f, 0.09f},
                    {0.15f, 659.3f, 0.22f, 0.16f},
                    {0.15f, 1318.5f, 0.06f, 0.09f},
                    {0.30f, 784, 0.22f, 0.18f},
                    {0.45f, 1046.5f, 0.24f, 0.2f},
                    {0.45f, 2093, 0.05f, 0.1f}}},
};

const char *sound_name(enum sound which)
{
    return sounds[which].name;
}

/* For angles below one, good to a millionth: no libm here. */
static float small_sine(float x)
{
    float q = x * x;

    return x * (1 - q / 6 * (1 - q / 20 * (1 - q / 42)));
}

static float small_cosine(float x)
{
    float half = small_sine(x / 2);

    return 1 - 2 * half * half;
}

/* A phasor that turns and shrinks by the same step at every sample. */
static void add_tone(const struct partial *p, int rate, float *out, int count)
{
    float angle = 6.2831853f * p->hertz / (float)rate;
    float shrink = 1 - 0.6931f / (p->half * (float)rate);
    float c = small_cosine(angle) * shrink, s = small_sine(angle) * shrink;
    float x = p->loud, y = 0;

    if (angle > 1) /* too high for this rate */
        return;
    for (int i = (int)(p->begin * (float)rate); i < count; i++) {
        float turned = x * c - y * s;

        out[i] += y;
        y = x * s + y * c;
        x = turned;
    }
}

/* White noise through a low-pass of one pole: a knock rather than a hiss. */
static void add_noise(const struct partial *p, int rate, float *out, int count)
{
    float shrink = 1 - 0.6931f / (p->half * (float)rate), loud = p->loud, smooth = 0;
    uint32_t seed = 1;

    for (int i = (int)(p->begin * (float)rate); i < count; i++) {
        seed = seed * 1664525u + 1013904223u;
        smooth += 0.4f * ((float)(seed >> 8) / 8388608.0f - 1 - smooth);
        out[i] += loud * smooth;
        loud *= shrink;
    }
}

/* Neither the first nor the last sample clicks. */
static void round_off(float *out, int count, int rate)
{
    int in = rate / 1000, away = rate / 100;

    for (int i = 0; i < in && i < count; i++)
        out[i] *= (float)i / (float)in;
    for (int i = 0; i < away && i < count; i++)
        out[count - 1 - i] *= (float)i / (float)away;
}

int sound_wave(enum sound which, int rate, float *out, int room)
{
    int whole = (int)(sounds[which].seconds * (float)rate), count = whole < room ? whole : room;

    for (int i = 0; i < count; i++)
        out[i] = 0;
    for (int i = 0; i < MOST_PARTIALS; i++) {
        const struct partial *p = &sounds[which].part[i];

        if (p->loud > 0 && p->hertz > 0)
            add_tone(p, rate, out, count);
        else if (p->loud > 0)
            add_noise(p, rate, out, count);
    }
    round_off(out, count, rate);
    return whole;
}
