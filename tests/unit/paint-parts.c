/* What the painter is made of: where bands are divided, and how shadows are blurred. */
#include "core/rng.h"
#include "paint/brush.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <cmocka.h>

/* Bands have about as much to do as each other: where all shapes are at the top the first is low. Together they are the page. */
static void bands_share_the_work(void **unused)
{
    enum { WIDE = 400, HIGH = 1000 };
    cairo_surface_t *image = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDE, HIGH);
    struct drawing *d = drawing_new();
    struct coat coat = {.brush = {.to = cairo_create(image), .d = d, .pixels = true}};
    int top[MAX_BANDS];

    (void)unused;
    draw_clear(d, WIDE, HIGH);
    for (int count = 2; count <= MAX_BANDS; count++) {
        balance_bands(&coat, 1, count, top);
        for (int i = 0; i < count; i++) /* nothing but the ground: all alike */
            assert_true(abs(top[i] - HIGH * i / count) <= HIGH / 64 + 1);
    }
    for (int i = 0; i < 200; i++) {
        draw_push(d, (struct place){.x = (float)(i % 20) * 20, .y = (float)(i / 20) * 20});
        draw_disc(d, (struct point){10, 10}, 9, (struct style){.fill = INK_BLACK});
        draw_pop(d);
    }
    coat.to = d->shapes;
    for (int count = 2; count <= MAX_BANDS; count++) {
        balance_bands(&coat, 1, count, top);
        assert_int_equal(top[0], 0);
        for (int i = 1; i < count; i++)
            assert_true(top[i] > top[i - 1] && top[i] < HIGH);
        assert_true(top[1] < HIGH / 3);
    }
    cairo_destroy(coat.brush.to);
    cairo_surface_destroy(image);
    drawing_free(d);
}

/* ---- Shadows -------------------------------------------------------------------------------- */

/* The average of so many pixels about each, three times down and three times across, written as it is said. */
static void blur_plainly(double *mask, int width, int height, int spread)
{
    double *next = calloc((size_t)width * (size_t)height, sizeof *next);

    for (int pass = 0; pass < 6; pass++) {
        for (int at = 0; at < width * height; at++) {
            double sum = 0;

            for (int i = -(spread / 2); i <= spread / 2; i++) {
                const int x = at % width + (pass < 3 ? 0 : i), y = at / width + (pass < 3 ? i : 0);

                if (x >= 0 && x < width && y >= 0 && y < height)
                    sum += mask[y * width + x];
            }
            next[at] = sum / spread;
        }
        for (int at = 0; at < width * height; at++)
            mask[at] = next[at];
    }
    free(next);
}

static void shadows_are_averages_of_averages(void **unused)
{
    enum { WIDE = 53, HIGH = 41 };
    static const int spreads[] = {1, 3, 9, 25};
    struct rng r = rng_from(11);

    (void)unused;
    for (size_t i = 0; i < sizeof spreads / sizeof *spreads; i++) {
        cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, WIDE, HIGH);
        const int stride = cairo_image_surface_get_stride(mask);
        unsigned char *pixels = cairo_image_surface_get_data(mask);
        double plain[WIDE * HIGH];

        for (int at = 0; at < WIDE * HIGH; at++) {
            pixels[at / WIDE * stride + at % WIDE] = (unsigned char)(rng_below(&r, 2) * 255);
            plain[at] = pixels[at / WIDE * stride + at % WIDE];
        }
        cairo_surface_mark_dirty(mask);
        blur_mask(mask, spreads[i]);
        blur_plainly(plain, WIDE, HIGH, spreads[i]);
        for (int at = 0; at < WIDE * HIGH; at++) /* each of six averages is rounded down */
            assert_true(fabs(pixels[at / WIDE * stride + at % WIDE] - plain[at]) <= 6.5);
        cairo_surface_destroy(mask);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(bands_share_the_work),
                                       cmocka_unit_test(shadows_are_averages_of_averages)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
