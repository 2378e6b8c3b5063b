/* Names in all scripts, measured by what paints them: on a card they keep to their box without being squeezed, and lines
   break between letters, never within one. */
#include "core/name.h"
#include "paint/paint.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>
#include <cmocka.h>

static const char *const names[] = {
    "عبد الرحمن بن محمد الفاسي",
    "欧阳小明和他的朋友们都在这里玩游戏每天晚上八点",
    "さくらももこのともだちのなまえ",
    "श्रीमती प्रियदर्शिनी कृष्णमूर्ति",
    "สมชายใจดีมากมายเหลือเกิน",
    "👩🏽‍👩🏿‍👧🏻‍👦🏼👨‍🚀🇩🇪🏴󠁧󠁢󠁳󠁣󠁴󠁿☀️"
    "🎲"
    "🎲"
    "🎲",
    "Þórbjörg Ωμέγα Владимир שלום",
};

enum { NAMES = sizeof names / sizeof *names, SQUEEZED = 3 };

static float width_of(const struct drawing *d, const struct shape *s)
{
    return painter_measure((enum font)s->font, d->text + s->first, (size_t)s->count) * s->size;
}

static void a_name_keeps_to_its_card(void **unused)
{
    struct drawing *d = drawing_new();

    (void)unused;
    for (int i = 0; i < NAMES; i++)
        for (int font = FONT_PLAIN; font <= FONT_TITLE; font++)
            for (float wide = 40; wide < 400; wide *= 1.3f) {
                struct box in = {10, 10, wide, 24};

                draw_clear(d, 500, 60);
                draw_short(d, in,
                           (struct type){.ink = INK_TEXT, .size = 20, .font = (enum font)font}, 13,
                           names[i]);
                assert_int_equal(d->shapes, 1);
                assert_true(width_of(d, d->shape) <= wide * (1 + SQUEEZED / 100.0f));
                assert_true(d->shape->size <= 20);
            }
    drawing_free(d);
}

/* Is this a place between two letters of the text? */
static bool is_border(const char *text, size_t at)
{
    size_t length = strlen(text), here = 0;

    while (here < at)
        here += letter_length(text + here, length - here);
    return here == at;
}

static void lines_break_between_letters(void **unused)
{
    struct drawing *d = drawing_new();

    (void)unused;
    for (int i = 0; i < NAMES; i++)
        for (float wide = 60; wide < 400; wide *= 1.4f) {
            struct box in = {0, 0, wide, 400};
            char text[1200];
            struct writer w = writer_over(text, sizeof text);
            size_t at = 0;

            name_say(&w, names[i]);
            write_text(&w, " has rolled 3 and pays 5 dirhams to ");
            name_say(&w, names[i]);
            draw_clear(d, 500, 500);
            draw_words(d, in, (struct type){.ink = INK_TEXT, .size = 16}, text);
            for (int k = 0; k < d->shapes; k++) {
                const struct shape *s = &d->shape[k];

                at += text[at] == ' ';
                assert_memory_equal(d->text + s->first, text + at, (size_t)s->count);
                assert_true(is_border(text, at));
                assert_true(width_of(d, s) <= wide * (1 + SQUEEZED / 100.0f));
                at += (size_t)s->count;
            }
            assert_int_equal(at, strlen(text)); /* all of it is there */
        }
    drawing_free(d);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_name_keeps_to_its_card),
        cmocka_unit_test(lines_break_between_letters),
    };

    text_measure_by(painter_measure);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
