/* Palettes that people with all kinds of eyes can use. */
#include "games/marrakech/art/art.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

enum vision { FULL, PROTANOPIA, DEUTERANOPIA, TRITANOPIA, VISIONS };

static double linear(uint32_t colour, int shift)
{
    double c = (double)(colour >> shift & 0xff) / 255;

    return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4);
}

/* How linear light looks without one kind of cones (Vienot, Brettel and Mollon 1999; tritanopia as
   in Machado, Oliveira and Fernandes 2009 at full severity). */
static void see(uint32_t colour, enum vision by, double out[3])
{
    static const double matrix[VISIONS][9] = {
        {1, 0, 0, 0, 1, 0, 0, 0, 1},
        {0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1},
        {0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1},
        {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367,
         0.303900},
    };
    double rgb[3] = {linear(colour, 24), linear(colour, 16), linear(colour, 8)};

    for (int i = 0; i < 3; i++) {
        const double *m = &matrix[by][3 * i];
        double sum = m[0] * rgb[0] + m[1] * rgb[1] + m[2] * rgb[2];

        out[i] = sum < 0 ? 0 : sum > 1 ? 1 : sum;
    }
}

static double bend(double t)
{
    return t > 0.008856 ? cbrt(t) : 7.787 * t + 16.0 / 116;
}

static void to_lab(const double rgb[3], double lab[3])
{
    double x = bend((0.4124 * rgb[0] + 0.3576 * rgb[1] + 0.1805 * rgb[2]) / 0.95047);
    double y = bend(0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]);
    double z = bend((0.0193 * rgb[0] + 0.1192 * rgb[1] + 0.9505 * rgb[2]) / 1.08883);

    lab[0] = 116 * y - 16;
    lab[1] = 500 * (x - y);
    lab[2] = 200 * (y - z);
}

/* CIE76: about 2 can just be told apart side by side; black and white are 100 apart. */
static double distance(uint32_t a, uint32_t b, enum vision by)
{
    double seen[3], p[3], q[3];

    see(a, by, seen);
    to_lab(seen, p);
    see(b, by, seen);
    to_lab(seen, q);
    return sqrt((p[0] - q[0]) * (p[0] - q[0]) + (p[1] - q[1]) * (p[1] - q[1]) +
                (p[2] - q[2]) * (p[2] - q[2]));
}

static double contrast(uint32_t a, uint32_t b)
{
    double p[3], q[3], light, dark;

    see(a, FULL, p);
    see(b, FULL, q);
    light = 0.2126 * p[0] + 0.7152 * p[1] + 0.0722 * p[2] + 0.05;
    dark = 0.2126 * q[0] + 0.7152 * q[1] + 0.0722 * q[2] + 0.05;
    return light > dark ? light / dark : dark / light;
}

/* Colours that meet on one board. */
static void players_can_be_told_apart(void **unused)
{
    static const int sets[][4] = {
        {INK_CYAN, INK_YELLOW, INK_PURPLE, INK_RED} /* of Marrakech */,
        {INK_BLUE, INK_YELLOW, INK_RED, INK_GREEN},
        {INK_ORANGE, INK_SLATE, INK_ORANGE, INK_SLATE},
    };

    (void)unused;
    for (int p = 0; p < PALETTES; p++)
        for (size_t s = 0; s < sizeof sets / sizeof *sets; s++)
            for (int a = 0; a < 4; a++)
                for (int b = a + 1; b < 4; b++)
                    for (int by = FULL; by < VISIONS; by++) {
                        double far;

                        if (sets[s][a] == sets[s][b])
                            continue;
                        far = distance(inks_colour(&marrakech_inks, (enum palette)p, sets[s][a]),
                                       inks_colour(&marrakech_inks, (enum palette)p, sets[s][b]),
                                       (enum vision)by);
                        if (far < (by == FULL ? 40 : 20))
                            print_message("# %s: inks %d and %d, vision %d: %.1f\n",
                                          palette_name((enum palette)p), sets[s][a], sets[s][b], by,
                                          far);
                        assert_true(far >= (by == FULL ? 40 : 20));
                    }
}

static void text_can_be_read(void **unused)
{
    static const int grounds[] = {INK_PAPER, INK_PANEL};

    (void)unused;
    for (int p = 0; p < PALETTES; p++) {
        enum palette palette = (enum palette)p;
        double most = p == PALETTE_CONTRAST ? 7 : 4.5;

        for (int g = 0; g < 2; g++) {
            uint32_t ground = palette_colour(palette, grounds[g]);

            assert_true(contrast(palette_colour(palette, INK_TEXT), ground) >= 7);
            assert_true(contrast(palette_colour(palette, INK_MUTED), ground) >= most);
            assert_true(contrast(palette_colour(palette, INK_ACCENT), ground) >= 4.5);
            assert_true(contrast(palette_colour(palette, INK_BAD), ground) >= 4.5);
            assert_true(contrast(palette_colour(palette, INK_GOOD), ground) >= 4.5);
        }
        for (int ink = INK_RED; ink < INK_COUNT; ink++)
            assert_true(contrast(palette_colour(palette, ink_over(ink)),
                                 palette_colour(palette, ink)) >= 4.3);
        assert_true(contrast(palette_colour(palette, ink_over(INK_ACCENT)),
                             palette_colour(palette, INK_ACCENT)) >= 4.5);
    }
}

static void inks_can_be_bent(void **unused)
{
    (void)unused;
    assert_int_equal(palette_colour(PALETTE_LIGHT, INK_NONE), 0);
    assert_int_equal(palette_colour(PALETTE_LIGHT, ink_light(INK_BLACK, 100)), 0xffffffffu);
    assert_int_equal(palette_colour(PALETTE_DARK, ink_dark(INK_WHITE, 50)), 0x808080ffu);
    assert_int_equal(palette_colour(PALETTE_LIGHT, ink_clear(INK_WHITE, 100)), 0xffffff00u);
    assert_int_equal(ink_clear(INK_NONE, 50), INK_NONE);
    assert_int_equal(ink_light(ink_dark(INK_SAND, 30), 30), INK_SAND);
    for (int ink = -70000; ink < 70000; ink += 7) /* any int is an ink */
        palette_colour(PALETTE_LIGHT, ink);
}

static void palettes_have_names(void **unused)
{
    enum palette found;

    (void)unused;
    for (int p = 0; p < PALETTES; p++) {
        const char *name = palette_name((enum palette)p);

        assert_true(palette_find(name, strlen(name), &found));
        assert_int_equal(found, p);
    }
    assert_false(palette_find("pink", 4, &found));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(players_can_be_told_apart),
        cmocka_unit_test(text_can_be_read),
        cmocka_unit_test(inks_can_be_bent),
        cmocka_unit_test(palettes_have_names),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
