/* Patchwork: what can be done, what is waited for, and the end of the game. */
#include "games/patchwork/view/view.h"

/* ---- Choosing ------------------------------------------------------------------------------- */

static void draw_gain(struct drawing *d, struct box b, float size, int ink, const char *text)
{
    struct box sign = box_right(&b, size * 1.3f, 2);

    draw_text(d, b, (struct type){.ink = ink, .size = size, .font = FONT_BOLD}, text);
    patchwork_art_button(d, box_middle(sign), size * 0.52f, INK_BLUE);
}

static void draw_advance(struct drawing *d, const struct scene *sc, struct box b)
{
    int steps = patchwork_advance_hours(sc->now, sc->person);
    bool strong = patchwork_view_in_hand(sc->now, sc->ui) < 0, high = b.w < 200;
    struct box word, gain = box_inner(b, high ? 4 : 10);
    char label[64], text[16];
    struct writer w = writer_over(label, sizeof label), v = writer_over(text, sizeof text);

    write_text(&w, "advance ");
    write_counted(&w, steps, "square");
    write_text(&w, " for ");
    write_counted(&w, steps, "button");
    write_char(&v, '+');
    write_number(&v, steps);
    part_button(d, sc, b, ADVANCE_BUTTON, strong, label);
    if (sc->played == ADVANCE)
        draw_box(d, (struct box){b.x - 3, b.y - 3, b.w + 6, b.h + 6}, 16,
                 (struct style){.outline = INK_TEXT, .width = 3});
    if (sc->hint_count > 0 && sc->hints[0] == ADVANCE)
        draw_box(d, (struct box){b.x - 2, b.y - 2, b.w + 4, b.h + 4}, 14,
                 (struct style){.outline = INK_GOOD, .width = 4, .dash = 8});
    word = high ? box_top(&gain, gain.h / 2, 0) : box_left(&gain, 140, 0);
    draw_text(d, word,
              (struct type){.ink = strong ? ink_over(INK_ACCENT) : INK_TEXT,
                            .size = high ? 17 : 24,
                            .font = FONT_BOLD},
              "Advance");
    gain = box_within(gain, high ? 3.4f : 2.4f, 1);
    draw_box(d, gain, gain.h / 2,
             (struct style){.fill = INK_LINEN, .outline = ink_dark(INK_SAND, 30), .width = 1.2f});
    draw_gain(d, box_inner(gain, gain.h * 0.12f), high ? 15 : 23, ink_over(INK_LINEN), text);
}

/* A patch of the circle that is pointed at, as under a magnifying glass. */
static void draw_glass(struct drawing *d, struct box b, int patch)
{
    static const int inks[] = {INK_TEXT, INK_TEXT};
    const struct patch *p = &patchwork_patches[patch];
    struct cloth c = {patch, 0, 26, true, SHADOW_LOW};
    char text[3][48];
    struct writer w = writer_over(text[0], sizeof text[0]),
                  v = writer_over(text[1], sizeof text[1]),
                  u = writer_over(text[2], sizeof text[2]);

    write_text(&w, "Patch ");
    write_char(&w, patchwork_letter(patch));
    write_counted(&v, p->area, "square");
    write_text(&u, "income ");
    write_number(&u, p->income);
    part_card(d, b, false, false);
    draw_push(d, (struct place){.x = b.x + 78 - c.cell * (float)p->shape[0].width / 2,
                                .y = b.y + b.h / 2 - c.cell * (float)p->shape[0].height / 2});
    patchwork_art_patch(d, &c);
    draw_pop(d);
    box_left(&b, 156, 0);
    patchwork_view_price(d, (struct box){b.x - 4, b.y + 40, b.w - 2, 26}, p, inks);
    for (int i = 0; i < 3; i++)
        draw_text(d, (struct box){b.x, b.y + (i ? 54 + 26 * (float)i : 12), b.w - 8, 22},
                  (struct type){.ink = i ? INK_MUTED : INK_TEXT,
                                .size = i ? 15 : 17,
                                .font = i ? FONT_PLAIN : FONT_BOLD,
                                .align = ALIGN_LEFT},
                  text[i]);
}

/* More patches than the shelf can show. */
static void draw_more(struct drawing *d, const struct scene *sc, const struct layout *at)
{
    int leaves = patchwork_view_leaves(at, sc->now);

    if (leaves > 1)
        part_leaf_button(d, sc, at->more, MORE_BUTTON, sc->ui->leaf % leaves, leaves,
                         "more patches");
}

static void draw_choice(struct drawing *d, const struct scene *sc, const struct layout *at)
{
    int patch = patchwork_view_in_hand(sc->now, sc->ui);
    bool wide = sc->page.form == FORM_WIDE;

    if (patch >= 0)
        patchwork_view_hand(d, sc, at, patch);
    else if (wide)
        draw_words(d, at->prompt, (struct type){.ink = INK_TEXT, .size = 18},
                   "Choose a patch on offer, or advance for buttons");
    if (patch < 0 && wide && sc->focus >= PLACE_PATCH && sc->focus < PLACE_PATCH + PATCHES)
        draw_glass(d, at->sheet, sc->focus - PLACE_PATCH);
    else if (patch < 0 && wide)
        patchwork_view_score_sheet(d, at->sheet, sc->now);
    if (sc->now->special == NOBODY && (wide || patch < 0))
        draw_advance(d, sc, at->advance);
    if (!wide && (patch < 0 || at->coming.h > 0))
        draw_more(d, sc, at);
}

/* ---- Looking on ----------------------------------------------------------------------------- */

/* What the signs on the boards mean. */
static void draw_legend(struct drawing *d, struct box b, int signs)
{
    static const char *const words[] = {"income: a button for each one sewn on",
                                        "special patch for who comes first",
                                        "the next three patches are on offer"};

    for (int i = 0; i < signs; i++) {
        struct box row = box_top(&b, 36, 0);
        struct point at = box_middle(box_left(&row, 36, 2));

        if (i == 0)
            patchwork_art_button(d, at, 10, INK_BLUE);
        else if (i == 1)
            patchwork_art_leather(d, at, 20);
        else
            patchwork_art_thimble(d, at, 13);
        draw_text(d, row, (struct type){.ink = INK_MUTED, .size = 14, .align = ALIGN_LEFT},
                  words[i]);
    }
}

static void draw_waiting(struct drawing *d, const struct scene *sc, const struct layout *at,
                         const struct state *shown)
{
    char text[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, text, sizeof text);

    if (sc->thinking) {
        patchwork_view_name(&w, patchwork_actor(sc->now));
        write_text(&w, " is thinking \xe2\x80\xa6");
    } else if (sc->page.form == FORM_WIDE &&
               !sc->announced) { /* elsewhere the message has said enough */
        patchwork_view_ask(&w, sc->now);
    }
    draw_words(d, box_inner(at->prompt, 4), (struct type){.ink = INK_TEXT, .size = 17}, text);
    if (at->sheet.w > 0)
        patchwork_view_score_sheet(d, at->sheet, shown);
}

static void draw_end(struct drawing *d, const struct scene *sc, const struct layout *at)
{
    char text[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, text, sizeof text);

    say_result(&w, &patchwork_rules, sc->now);
    patchwork_view_score_sheet(d, at->sheet, sc->now);
    part_end(d, sc, at->end, text);
}

void patchwork_view_actions(struct drawing *d, const struct scene *sc, const struct layout *at,
                            const struct state *shown)
{
    struct box below = at->sheet;

    if (sc->t >= 1 && patchwork_actor(sc->now) == OVER) {
        draw_end(d, sc, at);
    } else if (sc->person >= 0) {
        draw_choice(d, sc, at);
    } else if (!sc->still) {
        draw_waiting(d, sc, at, shown);
    } else if (at->sheet.w > 0) {
        patchwork_view_score_sheet(d, at->sheet, sc->now);
        if (sc->page.form != FORM_WIDE)
            return;
        below.y += below.h + 20;
        draw_legend(d, below, sc->now->open ? 2 : 3);
    }
}
