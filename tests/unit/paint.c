/* The painter: shapes that it fills by hand look as Cairo would have filled them, wherever they are, and
   frames that use kept pictures look like frames painted whole, however many pixels there are. */
#include "core/rng.h"
#include "paint/brush.h"
#include "table/table.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <cmocka.h>

enum { SIDE = 96, SHAPES = 400, NEAR = 28 };

static double some(struct rng *r, double from, double to)
{
    return from + (to - from) * rng_below(r, 10001) / 10000;
}

/* One of each kind: box, rounded box, disc, path with a curve; turned, and often beyond the edge. */
struct sample {
    int kind;
    double x, y, turn, w, h, line;
};

static struct sample any_sample(struct rng *r)
{
    return (struct sample){.kind = (int)rng_below(r, 4),
                           .x = some(r, -10, SIDE + 10),
                           .y = some(r, -10, SIDE + 10),
                           .turn = rng_below(r, 2) ? 0 : some(r, 0, 360),
                           .w = some(r, 14, 60),
                           .h = some(r, 14, 60),
                           .line = rng_below(r, 2) ? 0 : some(r, 0.5, 3)};
}

static void draw_sample(struct drawing *d, const struct sample *s)
{
    const bool ring = s->line > 0 && s->kind != 3;
    struct style style = {.fill = ring ? INK_NONE : INK_BLACK,
                          .outline = ring ? INK_BLACK : INK_NONE,
                          .width = ring ? (float)s->line : 0};
    struct path p = {.count = 0};
    float w = (float)s->w, h = (float)s->h;

    draw_clear(d, SIDE, SIDE);
    draw_push(d, (struct place){.x = (float)s->x, .y = (float)s->y, .turn = (float)s->turn});
    path_move(&p, -w / 2, -h / 2);
    path_curve(&p, w, -h, w, h, -w / 2, h / 2);
    if (s->kind == 3)
        draw_path(d, &p, style);
    else if (s->kind == 2)
        draw_disc(d, (struct point){0, 0}, w / 2, style);
    else
        draw_box(d, (struct box){-w / 2, -h / 2, w, h}, s->kind ? fminf(w, h) / 4 : 0, style);
    draw_pop(d);
}

/* ---- As Cairo does it ----------------------------------------------------------------------- */

static void trace_box(cairo_t *to, double w, double h, double corner)
{
    const double pi = 3.14159265358979;

    if (corner <= 0) {
        cairo_rectangle(to, -w / 2, -h / 2, w, h);
        return;
    }
    cairo_new_sub_path(to);
    cairo_arc(to, w / 2 - corner, corner - h / 2, corner, -pi / 2, 0);
    cairo_arc(to, w / 2 - corner, h / 2 - corner, corner, 0, pi / 2);
    cairo_arc(to, corner - w / 2, h / 2 - corner, corner, pi / 2, pi);
    cairo_arc(to, corner - w / 2, corner - h / 2, corner, pi, pi * 1.5);
    cairo_close_path(to);
}

static void trace_sample(cairo_t *to, const struct sample *s, double more)
{
    if (s->kind == 3) {
        cairo_move_to(to, -s->w / 2, -s->h / 2);
        cairo_curve_to(to, s->w, -s->h, s->w, s->h, -s->w / 2, s->h / 2);
    } else if (s->kind == 2) {
        cairo_new_sub_path(to);
        cairo_arc(to, 0, 0, (s->w + more) / 2, 0, 2 * 3.14159265358979);
    } else {
        trace_box(to, s->w + more, s->h + more, s->kind ? fmin(s->w, s->h) / 4 + more / 2 : 0);
    }
}

static void fill_sample(cairo_t *to, const struct sample *s)
{
    cairo_set_source_rgb(to, 1, 1, 1);
    cairo_paint(to);
    cairo_set_source_rgb(to, 0, 0, 0);
    cairo_set_antialias(to, CAIRO_ANTIALIAS_BEST);
    cairo_set_fill_rule(to, CAIRO_FILL_RULE_EVEN_ODD);
    cairo_translate(to, s->x, s->y);
    cairo_rotate(to, s->turn * 3.14159265358979 / 180);
    trace_sample(to, s, s->kind == 3 ? 0 : s->line);
    if (s->kind != 3 && s->line > 0)
        trace_sample(to, s, -s->line);
    cairo_fill(to);
}

/* ---- Side by side --------------------------------------------------------------------------- */

static cairo_surface_t *paper(void)
{
    return cairo_image_surface_create(CAIRO_FORMAT_RGB24, SIDE, SIDE);
}

static int darkness(cairo_surface_t *on, int x, int y)
{
    return cairo_image_surface_get_data(on)[y * cairo_image_surface_get_stride(on) + 4 * x];
}

static void assert_alike(cairo_surface_t *a, cairo_surface_t *b, const struct sample *s)
{
    long sum = 0, far = 0;

    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++) {
            int differ = darkness(a, x, y) - darkness(b, x, y);

            sum += differ;
            far += abs(differ) > NEAR;
        }
    if (far > 4 || labs(sum) > 255 * 8)
        fail_msg("kind %d at %g,%g turned %g, %g x %g, line %g: %ld pixels differ, in sum %ld",
                 s->kind, s->x, s->y, s->turn, s->w, s->h, s->line, far, sum);
}

static void shapes_look_as_cairo_fills_them(void **unused)
{
    struct painter *p = painter_new(false);
    struct drawing *d = drawing_new();
    struct rng r = rng_from(7);

    (void)unused;
    for (int i = 0; i < SHAPES; i++) {
        struct sample s = any_sample(&r);
        cairo_surface_t *ours = paper(), *theirs = paper();
        cairo_t *to = cairo_create(ours), *other = cairo_create(theirs);

        draw_sample(d, &s);
        painter_paint(p, to, d, PALETTE_CONTRAST, SIDE, SIDE);
        fill_sample(other, &s);
        cairo_surface_flush(ours);
        cairo_surface_flush(theirs);
        assert_alike(ours, theirs, &s);
        cairo_destroy(to);
        cairo_destroy(other);
        cairo_surface_destroy(ours);
        cairo_surface_destroy(theirs);
    }
    drawing_free(d);
    painter_free(p);
}

/* ---- Kept and whole ------------------------------------------------------------------------- */

/* What is too large to be filled by hand Cairo fills, and its edges differ by a shade; in bands less is too large. */
enum { BLOCK = 8, ALIKE = 12, FAR = 64 };

/* The mean of a block of pixels, which a shift to whole pixels hardly changes. */
static int shade_of(cairo_surface_t *on, int x, int y, int channel)
{
    const unsigned char *at = cairo_image_surface_get_data(on);
    const int stride = cairo_image_surface_get_stride(on);
    int sum = 0;

    for (int i = 0; i < BLOCK * BLOCK; i++)
        sum += at[(y + i / BLOCK) * stride + (x + i % BLOCK) * 4 + channel];
    return sum / BLOCK / BLOCK;
}

static void assert_same_look(cairo_surface_t *a, cairo_surface_t *b, const char *name, int most)
{
    const int width = cairo_image_surface_get_width(a), height = cairo_image_surface_get_height(a);

    for (int y = 0; y + BLOCK <= height; y += BLOCK)
        for (int x = 0; x + BLOCK <= width; x += BLOCK)
            for (int channel = 0; channel < 3; channel++)
                if (abs(shade_of(a, x, y, channel) - shade_of(b, x, y, channel)) > most)
                    fail_msg("%s: at %d, %d of %d x %d: %d and %d", name, x, y, width, height,
                             shade_of(a, x, y, channel), shade_of(b, x, y, channel));
}

static cairo_surface_t *painted(const struct drawing *d, double scale, bool keep, int bands)
{
    const int width = (int)((double)d->width * scale), height = (int)((double)d->height * scale);
    cairo_surface_t *on = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    struct painter *p = painter_new(keep);
    cairo_t *to = cairo_create(on);

    bands_limit(p, bands);
    painter_paint(p, to, d, PALETTE_LIGHT, width, height);
    cairo_destroy(to);
    cairo_surface_flush(on);
    painter_free(p);
    return on;
}

static void compare_frames(const struct game *g, struct table *t)
{
    static const double scales[] = {0.5, 1.37, 3};

    for (size_t i = 0; i < sizeof scales / sizeof *scales; i++) {
        cairo_surface_t *kept = painted(table_draw(t), scales[i], true, 1);
        cairo_surface_t *whole = painted(table_draw(t), scales[i], false, 1);
        cairo_surface_t *in_bands = painted(table_draw(t), scales[i], true, 4);

        assert_same_look(kept, whole, g->rules->name, FAR);
        assert_same_look(kept, in_bands, g->rules->name, ALIKE);
        cairo_surface_destroy(kept);
        cairo_surface_destroy(in_bands);
        cairo_surface_destroy(whole);
    }
}

static void kept_frames_look_like_whole_ones(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        struct settings with = settings_preset(g->rules->options);
        struct rng r = rng_from(5);
        move list[MAX_MOVES];
        struct table *t;

        if (!g->view)
            continue;
        t = table_new(g, &with, 5);
        table_speed(t, 0);
        compare_frames(g, t);
        for (int i = 0; i < 40 && table_actor(t) != OVER; i++)
            if (!table_tick(t, 1))
                table_play(t, list[rng_below(&r, (uint32_t)g->rules->moves(table_state(t), list))]);
        compare_frames(g, t);
        table_free(t);
    }
}

/* ---- Bands ---------------------------------------------------------------------------------- */

static void paint_on(struct painter *p, cairo_surface_t *on, const struct drawing *d)
{
    cairo_t *to = cairo_create(on);

    painter_paint(p, to, d, PALETTE_LIGHT, cairo_image_surface_get_width(on),
                  cairo_image_surface_get_height(on));
    cairo_destroy(to);
    cairo_surface_flush(on);
}

/* Frame after frame, each begun with what was kept of the last: a computer's level changes, a hand is under the pointer, and bands look
   like one painter alone. */
static void bands_stay_alike_from_frame_to_frame(void **unused)
{
    enum { FRAMES = 6, WIDE = 900 };

    (void)unused;
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        struct settings with = settings_preset(g->rules->options);
        struct painter *alone, *crew;
        struct table *t;

        if (!g->view)
            continue;
        t = table_new(g, &with, 6);
        alone = painter_new(true);
        crew = painter_new(true);
        bands_limit(alone, 1);
        bands_limit(crew, 3);
        for (int i = 0; i < FRAMES; i++) {
            const struct drawing *d;
            const int wide = i < 4 ? WIDE : WIDE + 51;
            cairo_surface_t *one, *many;

            table_seat(t, 0, 1 + i % 3);
            table_point(t, (float)(100 + 80 * i), 200);
            d = table_draw(t);
            one = cairo_image_surface_create(CAIRO_FORMAT_RGB24, wide,
                                             (int)((float)wide * d->height / d->width) + 40);
            many = cairo_image_surface_create(CAIRO_FORMAT_RGB24, wide,
                                              cairo_image_surface_get_height(one));
            paint_on(alone, one, d);
            paint_on(crew, many, d);
            assert_same_look(one, many, g->rules->name, ALIKE);
            cairo_surface_destroy(one);
            cairo_surface_destroy(many);
        }
        painter_free(alone);
        painter_free(crew);
        table_free(t);
    }
}

/* ---- Letters -------------------------------------------------------------------------------- */

static cairo_surface_t *painted_text(const char *text)
{
    cairo_surface_t *on = paper();
    struct painter *p = painter_new(false);
    struct drawing *d = drawing_new();
    cairo_t *to = cairo_create(on);

    draw_clear(d, SIDE, SIDE);
    draw_text(d, (struct box){4, 20, SIDE - 8, 40}, (struct type){.size = 20, .ink = INK_BLACK},
              text);
    painter_paint(p, to, d, PALETTE_LIGHT, SIDE, SIDE);
    cairo_destroy(to);
    cairo_surface_flush(on);
    drawing_free(d);
    painter_free(p);
    return on;
}

/* A line of an English sentence that begins with a Hebrew name: what follows stands on the right, as if a mark of
   direction said so. */
static void sentences_run_to_the_right(void **unused)
{
    cairo_surface_t *line = painted_text("\u05d0\u05d1 won"),
                    *marked = painted_text("\u200e\u05d0\u05d1 won");

    (void)unused;
    for (int y = 0; y < SIDE; y++)
        for (int x = 0; x < SIDE; x++)
            assert_int_equal(darkness(line, x, y), darkness(marked, x, y));
    cairo_surface_destroy(line);
    cairo_surface_destroy(marked);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(shapes_look_as_cairo_fills_them),
                                       cmocka_unit_test(kept_frames_look_like_whole_ones),
                                       cmocka_unit_test(bands_stay_alike_from_frame_to_frame),
                                       cmocka_unit_test(sentences_run_to_the_right)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
