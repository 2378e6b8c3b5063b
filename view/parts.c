/* Cards, buttons, signs and motion, for all views. */
#include "view/parts.h"

#include <string.h>

void part_page(struct drawing *d, const struct scene *sc)
{
    draw_box(d, (struct box){0, 0, sc->page.width, sc->page.height}, 0,
             (struct style){.fill = INK_PAPER});
}

/* The mark at the left of a card that is lit. */
static void draw_pointer(struct drawing *d, struct box b)
{
    struct path p = {.count = 0};
    float reach = b.h < 72 ? 6 : 8;

    path_move(&p, b.x - reach, b.y + b.h / 2 - reach * 1.5f);
    path_line(&p, b.x + reach, b.y + b.h / 2);
    path_line(&p, b.x - reach, b.y + b.h / 2 + reach * 1.5f);
    path_close(&p);
    draw_path(d, &p, (struct style){.fill = INK_ACCENT, .outline = INK_IVORY, .width = 2});
}

void part_card(struct drawing *d, struct box b, bool lit, bool faint)
{
    draw_box(d, b, b.h < 72 ? 10 : 14,
             (struct style){.fill = faint ? ink_dark(INK_PANEL, 7) : INK_PANEL,
                            .fill_to = ink_dark(INK_PANEL, faint ? 10 : 3),
                            .outline = lit ? INK_ACCENT : INK_LINE,
                            .width = lit ? 3.5f : 1.5f,
                            .shadow = lit ? SHADOW_GLOW : SHADOW_LOW});
    if (lit)
        draw_pointer(d, b);
}

void part_seat(struct drawing *d, const struct scene *sc, struct box b, int player,
               const char *label)
{
    bool pointed = sc->focus == TARGET_SEAT + player;

    if (sc->still)
        return;
    draw_box(d, b, b.h < 72 ? 10 : 14,
             (struct style){.outline = pointed ? ink_clear(INK_ACCENT, 40) : INK_NONE, .width = 2});
    draw_target(d, TARGET_SEAT + player, TARGET_READY, label);
}

/* What is said in more words than can be read here loses clauses from its end; a screen reader hears them
   all. */
static void drop_clauses(char text[SENTENCE_ROOM], struct box in, enum font font)
{
    size_t end = strlen(text);

    while (!words_fit(in, font, LEAST_WORDS, text)) {
        struct writer w;

        while (end > 0 && text[end] != ',' && text[end] != ';')
            end--;
        if (end == 0)
            return;
        w = writer_over(text + end, SENTENCE_ROOM - end);
        write_text(&w, " …");
        end--;
    }
}

void part_message(struct drawing *d, struct box b, int ink, const char *text)
{
    bool plain = ink != INK_BAD && ink != INK_GOOD; /* a lesson is neither praise nor blame */
    enum font font = plain ? FONT_PLAIN : FONT_BOLD;
    struct box in = {b.x + 10, b.y + 4, b.w - 20, b.h - 8};
    float size = b.w < 400 ? 16 : 18;
    char said[SENTENCE_ROOM];
    struct writer w = writer_over(said, sizeof said);

    if (ink != INK_TEXT)
        draw_box(d, b, 12, (struct style){.fill = ink_clear(ink, 88), .outline = ink, .width = 2});
    words_shorten(&w, in, font, LEAST_WORDS, text);
    drop_clauses(said, in, font);
    while (size > LEAST_WORDS && !words_fit(in, font, size, said))
        size = size * 0.95f > LEAST_WORDS ? size * 0.95f : LEAST_WORDS;
    draw_words(d, in,
               (struct type){
                   .ink = plain ? INK_TEXT : ink, .size = size, .align = ALIGN_LEFT, .font = font},
               said);
}

void part_button(struct drawing *d, const struct scene *sc, struct box b, int id, bool strong,
                 const char *label)
{
    bool pointed = sc->focus == id;
    int ink = strong ? INK_ACCENT : INK_PANEL;

    draw_box(d, b, 14,
             (struct style){.fill = ink_light(ink, pointed ? 18 : 8),
                            .fill_to = ink_dark(ink, pointed ? 0 : 8),
                            .outline = strong ? ink_dark(INK_ACCENT, 25) : INK_ACCENT,
                            .width = pointed ? 3 : 2,
                            .shadow = SHADOW_LOW});
    draw_target(d, id, TARGET_READY, label);
}

void part_word_button(struct drawing *d, const struct scene *sc, struct box b, int id, bool strong,
                      const char *words)
{
    part_button(d, sc, b, id, strong, words);
    draw_words(d, box_inner(b, 6),
               (struct type){.ink = strong ? ink_over(INK_ACCENT) : INK_TEXT,
                             .size = b.h < 72 ? 17 : 22,
                             .font = strong ? FONT_BOLD : FONT_PLAIN},
               words);
}

void part_leaf_button(struct drawing *d, const struct scene *sc, struct box b, int id, int leaf,
                      int leaves, const char *label)
{
    const float size = 9;
    struct box words;
    char text[16];
    struct writer w = writer_over(text, sizeof text);
    struct point at;

    write_number(&w, leaf + 1);
    write_text(&w, " of ");
    write_number(&w, leaves);
    part_button(d, sc, b, id, false, label);
    words = b.w > 1.5f * b.h ? box_right(&b, b.w * 0.6f, 0) : box_bottom(&b, b.h * 0.42f, 0);
    at = box_middle(b);
    draw_line(d,
              (struct point[]){{at.x - size * 0.45f, at.y - size},
                               {at.x + size * 0.55f, at.y},
                               {at.x - size * 0.45f, at.y + size}},
              3, INK_ACCENT, size * 0.36f);
    draw_text(d, (struct box){words.x + 4, words.y, words.w - 8, words.h - 2},
              (struct type){.ink = INK_TEXT, .size = 13.5f}, text);
}

void part_end(struct drawing *d, const struct scene *sc, struct box b, const char *result)
{
    bool narrow = b.h > 90; /* the buttons are below the words */
    float gap = b.h < 72 ? 8 : 12, width = narrow ? (b.w - gap) / 2 : b.w * 0.29f;

    if (!sc->still) {
        struct box all = b, *row = narrow ? &all : &b;

        if (narrow)
            all = box_bottom(&b, b.h / 2 - 3, 6);
        part_word_button(d, sc, box_right(row, width, gap), TARGET_AGAIN, true, "Play again");
        part_word_button(d, sc, box_right(row, width, narrow ? 0 : gap), TARGET_COURSE, false,
                         "How it went");
    }
    draw_words(d, b, (struct type){.ink = INK_TEXT, .size = b.h < 72 ? 20 : 30, .font = FONT_TITLE},
               result);
}

void part_step(struct drawing *d, struct box b, const char *number, const char *name, bool now)
{
    draw_box(d, b, b.h / 2,
             (struct style){.fill = now ? INK_ACCENT : ink_clear(INK_PANEL, 30),
                            .outline = now ? INK_NONE : INK_LINE,
                            .width = 1.5f,
                            .shadow = now ? SHADOW_LOW : SHADOW_NONE});
    draw_disc(d, (struct point){b.x + b.h / 2, b.y + b.h / 2}, b.h / 2 - (b.h < 30 ? 3 : 5),
              (struct style){.fill = now ? ink_over(INK_ACCENT) : INK_LINE});
    draw_text(
        d, (struct box){b.x + 5, b.y + 5, b.h - 10, b.h - 10},
        (struct type){.ink = now ? INK_ACCENT : ink_over(INK_LINE), .size = 15, .font = FONT_BOLD},
        number);
    draw_short(d, (struct box){b.x + b.h + 2, b.y + 4, b.w - b.h - 14, b.h - 8},
               (struct type){.ink = now ? ink_over(INK_ACCENT) : INK_MUTED,
                             .size = 17,
                             .font = now ? FONT_BOLD : FONT_PLAIN,
                             .align = ALIGN_LEFT},
               LEAST_WORDS, name);
}

void part_crown(struct drawing *d, struct point at, float size)
{
    static const float corner[][2] = {{-1, 0.5f},     {-1, -0.4f}, {-0.45f, 0.05f}, {0, -0.65f},
                                      {0.45f, 0.05f}, {1, -0.4f},  {1, 0.5f}};
    struct path p = {.count = 0};

    path_move(&p, at.x + corner[0][0] * size, at.y + corner[0][1] * size);
    for (int i = 1; i < 7; i++)
        path_line(&p, at.x + corner[i][0] * size, at.y + corner[i][1] * size);
    path_close(&p);
    draw_path(d, &p,
              (struct style){.fill = ink_light(INK_GOLD, 40),
                             .fill_to = INK_GOLD,
                             .outline = ink_dark(INK_GOLD, 45),
                             .width = size * 0.1f});
}

void part_news(struct drawing *d, const struct path *p)
{
    draw_path(d, p, (struct style){.outline = INK_PANEL, .width = 6});
    draw_path(d, p, (struct style){.outline = INK_ACCENT, .width = 3});
}

void part_news_number(struct drawing *d, const struct scene *sc, const struct news *n,
                      struct point at, float size)
{
    char text[8];
    struct writer w = writer_over(text, sizeof text);
    float half = size / 2;

    if (sc->news[sc->news_count - 1].turn < 2)
        return;
    write_number(&w, n->turn);
    draw_disc(d, at, half, (struct style){.fill = INK_PANEL, .outline = INK_ACCENT, .width = 2});
    draw_text(d, (struct box){at.x - half, at.y - half, size, size},
              (struct type){.ink = INK_TEXT, .size = size * 0.7f, .font = FONT_BOLD}, text);
}

void part_turn_sign(struct drawing *d, struct point at, float size, bool right, int ink)
{
    struct path arc = {.count = 0}, head = {.count = 0};
    float side = right ? 1 : -1;

    if (right)
        path_arc(&arc, at, size * 0.75f, 150, 360);
    else
        path_arc(&arc, at, size * 0.75f, 30, -180);
    draw_path(d, &arc, (struct style){.outline = ink, .width = size * 0.26f});
    path_move(&head, at.x + side * size * 0.28f, at.y - size * 0.02f);
    path_line(&head, at.x + side * size * 1.22f, at.y - size * 0.02f);
    path_line(&head, at.x + side * size * 0.75f, at.y + size * 0.58f);
    path_close(&head);
    draw_path(d, &head, (struct style){.fill = ink});
}

float part_ease(float t)
{
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    return t * t * (3 - 2 * t);
}

struct point part_between(struct point from, struct point to, float t)
{
    return (struct point){from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t};
}
