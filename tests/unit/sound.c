/* Sounds by measuring their waves: short, in bounds, without clicks, each another one, and what was meant to be high is. */
#include "sound/sound.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

enum { ROOM = 192000 * 2 };

static float wave[ROOM], other[ROOM];

/* How strong a frequency is in the wave (Goertzel). */
static double strength(const float *of, int count, int rate, double hertz)
{
    double turn = 2 * cos(2 * 3.14159265358979 * hertz / rate), a = 0, b = 0;

    for (int i = 0; i < count; i++) {
        double next = (double)of[i] + turn * a - b;

        b = a;
        a = next;
    }
    return sqrt(a * a + b * b - turn * a * b) / count;
}

static void waves_are_short_and_in_bounds(void **unused)
{
    static const int rates[] = {22050, 44100, 48000, 192000};

    (void)unused;
    for (int which = 0; which < SOUNDS; which++)
        for (size_t r = 0; r < sizeof rates / sizeof *rates; r++) {
            int count = sound_wave((enum sound)which, rates[r], wave, ROOM);
            double loudest = 0;

            assert_in_range(count, rates[r] / 20, rates[r] * 3 / 2);
            for (int i = 0; i < count; i++)
                loudest = fmax(loudest, fabs((double)wave[i]));
            assert_true(loudest > 0.1 && loudest < 1);
            assert_true(fabs((double)wave[0]) < 0.001 && fabs((double)wave[count - 1]) < 0.001);
        }
}

/* Heard at once: half of the loudest within 50 ms. */
static void they_begin_at_once(void **unused)
{
    (void)unused;
    for (int which = 0; which < SOUNDS; which++) {
        int count = sound_wave((enum sound)which, 48000, wave, ROOM);
        double loudest = 0, early = 0;

        for (int i = 0; i < count; i++) {
            loudest = fmax(loudest, fabs((double)wave[i]));
            if (i < 48000 / 20)
                early = loudest;
        }
        assert_true(early >= loudest / 2);
    }
}

static void each_is_another(void **unused)
{
    (void)unused;
    for (int a = 0; a < SOUNDS; a++)
        for (int b = a + 1; b < SOUNDS; b++) {
            int count = sound_wave((enum sound)a, 44100, wave, ROOM);

            assert_string_not_equal(sound_name((enum sound)a), sound_name((enum sound)b));
            assert_true(count != sound_wave((enum sound)b, 44100, other, ROOM) ||
                        memcmp(wave, other, (size_t)count * sizeof *wave) != 0);
        }
}

/* Coins are high, a refusal is low, the turn is a rising fourth above e. */
static void pitches_are_as_meant(void **unused)
{
    int count = sound_wave(SOUND_PAY, 44100, wave, ROOM);

    (void)unused;
    assert_true(strength(wave, count, 44100, 2640) > 10 * strength(wave, count, 44100, 200));
    count = sound_wave(SOUND_REFUSED, 44100, wave, ROOM);
    assert_true(strength(wave, count, 44100, 146) > 10 * strength(wave, count, 44100, 2640));
    count = sound_wave(SOUND_TURN, 44100, wave, ROOM);
    assert_true(strength(wave, count, 44100, 880) > 5 * strength(wave, count, 44100, 770));
    assert_true(strength(wave, count, 44100, 659.3) > 5 * strength(wave, count, 44100, 540));
}

static void little_room_is_respected(void **unused)
{
    (void)unused;
    wave[10] = 77;
    assert_true(sound_wave(SOUND_END, 48000, wave, 10) > 10);
    assert_true(wave[10] > 76);
    assert_true(sound_wave(SOUND_END, 48000, NULL, 0) > 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(waves_are_short_and_in_bounds),
        cmocka_unit_test(they_begin_at_once),
        cmocka_unit_test(each_is_another),
        cmocka_unit_test(pitches_are_as_meant),
        cmocka_unit_test(little_room_is_respected),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
