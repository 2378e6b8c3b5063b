/* Drawing: paths, text that fits, targets and the SVG back end. */
#include "draw/draw.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

/* ---- Geometry ------------------------------------------------------------------------------- */

static void sine_agrees_with_libm(void **unused)
{
    (void)unused;
    for (int degrees = -1000; degrees <= 1000; degrees++) {
        double radians = degrees * 3.14159265358979 / 180;

        assert_true(fabs((double)turn_sine((float)degrees) - sin(radians)) < 1e-6);
        assert_true(fabs((double)turn_cosine((float)degrees) - cos(radians)) < 1e-6);
    }
}

/* Every point of the curves of an arc lies on its circle. */
static void arcs_are_round(void **unused)
{
    struct path p = {.count = 0};
    double x = 0, y = 0;

    (void)unused;
    path_arc(&p, (struct point){3, 4}, 10, -30, 300);
    for (int i = 0; i < p.count; i++) {
        const struct step *s = &p.step[i];

        for (double t = 0; i > 0 && t <= 1; t += 0.125) {
            double u = 1 - t, a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, e = t * t * t;
            double at_x = a * x + b * (double)s->ax + c * (double)s->bx + e * (double)s->x;
            double at_y = a * y + b * (double)s->ay + c * (double)s->by + e * (double)s->y;

            assert_true(fabs(hypot(at_x - 3, at_y - 4) - 10) < 0.01);
        }
        x = (double)s->x;
        y = (double)s->y;
    }
    assert_true(fabs(x - (3 + 10 * cos(300 * 3.14159265 / 180))) < 1e-4);
}

/* ---- Text ----------------------------------------------------------------------------------- */

static void text_keeps_to_its_box(void **unused)
{
    static const char *const texts[] = {"i", "Marrakech", "a much longer line of text than fits",
                                        "\xe2\x80\x93 \xc3\xbc\xc3\xa9"};
    struct drawing *d = drawing_new();

    (void)unused;
    draw_clear(d, 100, 100);
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        for (int font = FONT_PLAIN; font <= FONT_TITLE; font++) {
            struct type type = {.ink = INK_TEXT, .font = (enum font)font};
            const struct shape *s;

            draw_text(d, (struct box){10, 10, 80, 20}, type, texts[i]);
            s = &d->shape[d->shapes - 1];
            assert_int_equal(s->kind, SHAPE_TEXT);
            assert_true(s->w <= 80.01f);
            assert_true(s->size <= 20);
            assert_true(s->y <= 30 && s->y - s->size * 0.75f >= 9);
            assert_string_equal(d->text + s->first, texts[i]);
        }
    drawing_free(d);
}

static void words_break_between_words(void **unused)
{
    struct drawing *d = drawing_new();
    struct type type = {.ink = INK_TEXT, .size = 20};
    int lines;

    (void)unused;
    draw_clear(d, 300, 300);
    lines = draw_words(d, (struct box){0, 0, 120, 100}, type, "one two three four five six");
    assert_true(lines >= 2);
    assert_int_equal(d->shapes, lines);
    for (int i = 0; i < lines; i++) {
        const struct shape *s = &d->shape[i];

        assert_true(s->w <= 120);
        assert_true(d->text[s->first] != ' ' && d->text[s->first + s->count - 1] != ' ');
        assert_true(s->y > 0 && s->y <= 100);
        assert_true(i == 0 || s->y > d->shape[i - 1].y);
    }
    draw_clear(d, 300, 300);
    lines = draw_words(d, (struct box){0, 0, 60, 20}, type, "incomprehensibilities");
    assert_int_equal(lines, 1);
    assert_true(d->shape[0].w <= 60); /* a word that is too long shrinks */
    drawing_free(d);
}

/* ---- Targets -------------------------------------------------------------------------------- */

static void targets_are_found_where_they_are_seen(void **unused)
{
    struct drawing *d = drawing_new();
    struct path triangle = {.count = 0};

    (void)unused;
    draw_clear(d, 100, 100);
    draw_push(d, (struct place){.x = 50, .y = 50, .turn = 45, .scale = 2});
    draw_box(d, (struct box){-10, -10, 20, 20}, 0, (struct style){.fill = INK_SAND});
    draw_target(d, 7, TARGET_READY, "seven");
    draw_pop(d);
    draw_disc(d, (struct point){50, 50}, 5, (struct style){.fill = INK_GOLD});
    draw_target(d, 8, TARGET_PUT, "eight");
    path_move(&triangle, 0, 0);
    path_line(&triangle, 10, 0);
    path_line(&triangle, 0, 10);
    path_close(&triangle);
    draw_path(d, &triangle, (struct style){.fill = INK_GOLD});
    draw_target(d, 9, TARGET_IDLE, "nine");
    assert_int_equal(d->targets, 3);
    assert_int_equal(drawing_target_at(d, 50, 50), 1); /* the topmost */
    assert_int_equal(drawing_target_at(d, 50, 75), 0); /* a corner, reached only when turned */
    assert_int_equal(drawing_target_at(d, 68, 68), -1);
    assert_int_equal(drawing_target_at(d, 4, 4), 2);
    assert_int_equal(drawing_target_at(d, 8, 8), -1); /* in its bounds, but outside */
    assert_int_equal(drawing_target_of(d, 8), 1);
    assert_int_equal(drawing_target_of(d, 10), -1);
    assert_string_equal(d->text + d->target[2].label, "nine");
    assert_true(fabsf(d->target[0].w - 56.568f) < 0.01f);
    drawing_free(d);
}

static void small_targets_reach_out_to_fingers(void **unused)
{
    struct drawing *d = drawing_new();

    (void)unused;
    draw_clear(d, 300, 300);
    draw_box(d, (struct box){100, 100, 100, 100}, 0, (struct style){.fill = INK_SAND});
    draw_target(d, 1, TARGET_IDLE, "land");
    draw_box(d, (struct box){140, 140, 10, 10}, 0, (struct style){.fill = INK_GOLD});
    draw_target(d, 2, TARGET_PUT, "a small house");
    draw_box(d, (struct box){210, 100, 80, 80}, 0, (struct style){.fill = INK_GOLD});
    draw_target(d, 3, TARGET_READY, "a button");
    draw_box(d, (struct box){20, 20, 30, 30}, 0, (struct style){.fill = INK_GOLD});
    draw_target(d, 4, TARGET_IDLE, "a square");
    draw_box(d, (struct box){50, 20, 30, 30}, 0, (struct style){.fill = INK_GOLD});
    draw_target(d, 5, TARGET_PUT, "the square beside it");
    assert_int_equal(drawing_target_near(d, 145, 145, 20), 1);
    assert_int_equal(drawing_target_near(d, 165, 145, 20), 1);  /* beside it, on the land */
    assert_int_equal(drawing_target_near(d, 175, 145, 20), 0);  /* too far */
    assert_int_equal(drawing_target_near(d, 165, 145, 0), 0);   /* a mouse hits exactly */
    assert_int_equal(drawing_target_near(d, 205, 120, 20), -1); /* a button is large enough */
    assert_int_equal(drawing_target_near(d, 45, 30, 20), 3);    /* that square is meant */
    assert_int_equal(drawing_target_near(d, 65, 60, 20), 4);
    drawing_free(d);
}

static void fading_reaches_the_inks(void **unused)
{
    struct drawing *d = drawing_new();

    (void)unused;
    draw_clear(d, 10, 10);
    draw_push(d, (struct place){.fade = 0.5f});
    draw_push(d, (struct place){.fade = 0.5f});
    draw_box(d, (struct box){0, 0, 1, 1}, 0, (struct style){.fill = INK_BLACK});
    draw_pop(d);
    draw_pop(d);
    assert_int_equal(palette_colour(PALETTE_LIGHT, d->shape[2].fill), 64);
    drawing_free(d);
}

static void records_have_the_size_that_pages_rely_on(void **unused)
{
    (void)unused;
    assert_int_equal(sizeof(struct shape), 128);
    assert_int_equal(sizeof(struct step), 28);
    assert_int_equal(sizeof(struct target), 64);
    assert_int_equal(offsetof(struct shape, matrix), 23 * 4);
    assert_int_equal(offsetof(struct target, back), 8 * 4);
}

/* ---- SVG ------------------------------------------------------------------------------------ */

static void svg_is_exact(void **unused)
{
    static const char *const expected =
        "<g transform=\"matrix(0 1 -1 0 5 5)\">\n"
        "<linearGradient id=\"g1\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" y1=\"0\" x2=\"0\" "
        "y2=\"4\">"
        "<stop stop-color=\"#000000\"/><stop offset=\"1\" stop-color=\"#ffffff\" "
        "stop-opacity=\"0.5\"/>"
        "</linearGradient>\n"
        "<rect x=\"0\" y=\"0\" width=\"3.25\" height=\"4\" rx=\"1\" fill=\"url(#g1)\" "
        "stroke=\"#000000\" stroke-width=\"1.5\"/>\n"
        "</g>\n"
        "<circle cx=\"-1.5\" cy=\"2\" r=\"3\" fill=\"#ffffff\"/>\n"
        "<path d=\"M0 0L1 0C1 1 2 2 3 3Z\" fill=\"none\" stroke=\"#000000\" stroke-width=\"2\" "
        "stroke-dasharray=\"4\"/>\n"
        "<text class=\"t b\" text-anchor=\"start\" x=\"0\" y=\"13.5\" font-size=\"10\" "
        "textLength=\"19.61\" fill=\"#000000\" "
        "lengthAdjust=\"spacingAndGlyphs\">a&amp;&lt;</text>\n"
        "</svg>\n";
    struct drawing *d = drawing_new();
    struct path p = {.count = 0};
    char text[4096];
    struct writer w = writer_over(text, sizeof text);

    (void)unused;
    draw_clear(d, 20, 20);
    draw_push(d, (struct place){.x = 5, .y = 5, .turn = 90});
    draw_box(d, (struct box){0, 0, 3.25f, 4}, 1,
             (struct style){.fill = INK_BLACK,
                            .fill_to = ink_clear(INK_WHITE, 50),
                            .outline = INK_BLACK,
                            .width = 1.5f});
    draw_pop(d);
    draw_disc(d, (struct point){-1.5f, 2}, 3, (struct style){.fill = INK_WHITE});
    path_move(&p, 0, 0);
    path_line(&p, 1, 0);
    path_curve(&p, 1, 1, 2, 2, 3, 3);
    path_close(&p);
    draw_path(d, &p, (struct style){.outline = INK_BLACK, .width = 2, .dash = 4});
    draw_text(d, (struct box){0, 0, 20, 20},
              (struct type){.ink = INK_BLACK, .size = 10, .font = FONT_BOLD, .align = ALIGN_LEFT},
              "a&<");
    draw_svg(&w, d, PALETTE_LIGHT, 0, 0, "t");
    assert_true(write_fitted(&w));
    assert_string_equal(strstr(text, "<g transform"), expected);
    drawing_free(d);
}

/* Too long a path and too deep a nest cost what is too much, and nothing else. */
static void too_much_is_left_out(void **unused)
{
    struct drawing *d = drawing_new();
    struct path p = {.count = 0};
    int pushes = 0;

    (void)unused;
    for (int i = 0; i < MAX_STEPS + 10; i++)
        path_line(&p, (float)i, 0);
    assert_int_equal(p.count, MAX_STEPS);
    assert_true(p.step[MAX_STEPS - 1].x == MAX_STEPS + 9);
    draw_clear(d, 10, 10);
    for (int i = 0; i < MAX_DEPTH + 10; i++)
        draw_push(d, (struct place){.x = 1});
    for (int i = 0; i < MAX_DEPTH + 10; i++)
        draw_pop(d);
    assert_int_equal(d->depth, 0);
    for (int i = 0; i < d->shapes; i++)
        pushes += d->shape[i].kind == SHAPE_PUSH ? 1 : -1;
    assert_int_equal(pushes, 0);
    assert_int_equal(d->shapes, 2 * (MAX_DEPTH - 1));
    drawing_free(d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(too_much_is_left_out),
        cmocka_unit_test(sine_agrees_with_libm),
        cmocka_unit_test(arcs_are_round),
        cmocka_unit_test(text_keeps_to_its_box),
        cmocka_unit_test(words_break_between_words),
        cmocka_unit_test(targets_are_found_where_they_are_seen),
        cmocka_unit_test(small_targets_reach_out_to_fingers),
        cmocka_unit_test(fading_reaches_the_inks),
        cmocka_unit_test(records_have_the_size_that_pages_rely_on),
        cmocka_unit_test(svg_is_exact),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
