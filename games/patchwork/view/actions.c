/* Patchwork: the lower part of the column. The patch in hand, buttons, and the end of the game. */
#include "games/patchwork/view/view.h"

enum { ADVANCE_HEIGHT = 60, ROW_HEIGHT = 48, GAP = 7 };

/* ---- Buttons -------------------------------------------------------------------------------- */

static void draw_word(struct drawing *d, struct box b, bool strong, float size, const char *text)
{
    draw_text(d, (struct box){b.x + 8, b.y + 6, b.w - 16, b.h - 12},
              (struct type){
                  .ink = strong ? ink_over(INK_ACCENT) : INK_TEXT, .size = size, .font = FONT_BOLD},
              text);
}

static struct box bar(float y, float h, float from, float to)
{
    return (struct box){COLUMN_X + from * COLUMN_WIDTH, y, (to - from) * COLUMN_WIDTH, h};
}

static void draw_advance(struct drawing *d, const struct scene *sc)
{
    int steps = patchwork_advance_hours(sc->now, sc->person);
    struct box b = bar(PAGE_HEIGHT - MARGIN - ADVANCE_HEIGHT, ADVANCE_HEIGHT, 0, 1);
    bool hinted = sc->hint_count > 0 && sc->hints[0] == ADVANCE;
    char label[64], text[16];
    struct writer w = writer_over(label, sizeof label), v = writer_over(text, sizeof text);

    write_text(&w, "advance ");
    write_counted(&w, steps, "square");
    write_text(&w, " for ");
    write_counted(&w, steps, "button");
    write_char(&v, '+');
    write_number(&v, steps);
    part_button(d, sc, b, ADVANCE_BUTTON, patchwork_view_in_hand(sc->now, sc->ui) < 0, label);
    if (hinted)
        draw_box(d, (struct box){b.x - 2, b.y - 2, b.w + 4, b.h + 4}, 14,
                 (struct style){.outline = INK_GOOD, .width = 4, .dash = 8});
    draw_word(d, (struct box){b.x + 6, b.y, 140, b.h}, patchwork_view_in_hand(sc->now, sc->ui) < 0,
              24, "Advance");
    draw_box(d, (struct box){b.x + b.w - 108, b.y + 10, 96, b.h - 20}, 20,
             (struct style){.fill = INK_LINEN, .outline = ink_dark(INK_SAND, 30), .width = 1.2f});
    draw_text(d, (struct box){b.x + b.w - 102, b.y + 14, 48, b.h - 28},
              (struct type){.ink = ink_over(INK_LINEN), .size = 23, .font = FONT_BOLD}, text);
    patchwork_art_button(d, (struct point){b.x + b.w - 36, b.y + b.h / 2}, 13, INK_BLUE);
}

/* ---- The patch in hand ---------------------------------------------------------------------- */

static void draw_hand(struct drawing *d, const struct scene *sc, struct box b, int patch)
{
    static const int inks[] = {INK_TEXT, INK_TEXT};
    const struct pose *pose = &patchwork_patches[patch].shape[sc->ui->turn];
    float cell = patch == SPECIAL ? 40 : 21;
    struct cloth c = {patch, sc->ui->turn, cell, true, SHADOW_HIGH};
    char label[160], name[24];
    struct writer w = writer_over(label, sizeof label), v = writer_over(name, sizeof name);

    write_text(&v, "In hand: ");
    patchwork_view_patch_name(&v, patch);
    write_text(&w, "in hand: ");
    patchwork_view_patch_words(&w, patch);
    patchwork_view_shape_words(&w, pose);
    draw_box(d, b, 12,
             (struct style){.fill = INK_PANEL,
                            .fill_to = ink_dark(INK_PANEL, 4),
                            .outline = sc->focus == HAND ? INK_ACCENT : INK_LINE,
                            .width = sc->focus == HAND ? 2.5f : 1.5f});
    draw_target(d, HAND, TARGET_READY, label);
    draw_push(d, (struct place){.x = b.x + 72 - cell * (float)pose->width / 2,
                                .y = b.y + b.h / 2 - cell * (float)pose->height / 2});
    patchwork_art_patch(d, &c);
    draw_pop(d);
    if (patch != SPECIAL) {
        draw_text(d, (struct box){b.x + 140, b.y + 12, b.w - 150, 24},
                  (struct type){.ink = INK_MUTED, .size = 16, .align = ALIGN_LEFT}, name);
        patchwork_view_price(d, (struct box){b.x + 136, b.y + 44, b.w - 146, 28},
                             &patchwork_patches[patch], inks);
        draw_words(d, (struct box){b.x + 140, b.y + 80, b.w - 150, b.h - 88},
                   (struct type){.ink = INK_MUTED, .size = 14, .align = ALIGN_LEFT},
                   "Sew it on your quilt");
    } else {
        draw_words(d, (struct box){b.x + 124, b.y + 12, b.w - 136, b.h - 24},
                   (struct type){.ink = INK_TEXT, .size = 18, .align = ALIGN_LEFT},
                   "A special patch: sew it on any free square");
    }
}

static void draw_turns(struct drawing *d, const struct scene *sc, float y)
{
    struct box left = bar(y, ROW_HEIGHT, 0, 0.31f), flip = bar(y, ROW_HEIGHT, 0.345f, 0.655f),
               right = bar(y, ROW_HEIGHT, 0.69f, 1);
    float middle = y + ROW_HEIGHT / 2.0f;

    part_button(d, sc, left, TURN_LEFT_BUTTON, false, "turn the patch left");
    part_turn_sign(d, (struct point){left.x + left.w / 2, middle}, 15, false, INK_ACCENT);
    part_button(d, sc, flip, FLIP_BUTTON, false, "flip the patch");
    patchwork_art_flip_sign(d, (struct point){flip.x + 24, middle}, 12, INK_ACCENT);
    draw_text(d, (struct box){flip.x + 38, y + 8, flip.w - 44, ROW_HEIGHT - 16},
              (struct type){.ink = INK_TEXT, .size = 17, .font = FONT_BOLD}, "Flip");
    part_button(d, sc, right, TURN_RIGHT_BUTTON, false, "turn the patch right");
    part_turn_sign(d, (struct point){right.x + right.w / 2, middle}, 15, true, INK_ACCENT);
}

static void draw_commit(struct drawing *d, const struct scene *sc, float y, bool back)
{
    struct box put = bar(y, ROW_HEIGHT, 0, sc->ui->looked ? 0.4f : 1),
               lay = bar(y, ROW_HEIGHT, back ? 0.435f : 0, 1);

    if (back) {
        part_button(d, sc, put, BACK_BUTTON, false, "put the patch back");
        draw_word(d, put, false, 17, "Put back");
    }
    if (sc->ui->looked) {
        part_button(d, sc, lay, LAY_BUTTON, true, "sew it on where it is shown");
        draw_word(d, lay, true, 18, "Sew it on here");
    }
}

/* A patch of the circle that is pointed at, as under a magnifying glass. */
static void draw_glass(struct drawing *d, struct box b, int patch)
{
    static const int inks[] = {INK_TEXT, INK_TEXT};
    const struct patch *p = &patchwork_patches[patch];
    struct cloth c = {patch, 0, 26, true, SHADOW_LOW};
    char text[48];
    struct writer w = writer_over(text, sizeof text);

    draw_box(d, b, 10,
             (struct style){.fill = INK_PANEL,
                            .fill_to = ink_dark(INK_PANEL, 4),
                            .outline = INK_LINE,
                            .width = 1.5f,
                            .shadow = SHADOW_LOW});
    draw_push(d, (struct place){.x = b.x + 78 - c.cell * (float)p->shape[0].width / 2,
                                .y = b.y + b.h / 2 - c.cell * (float)p->shape[0].height / 2});
    patchwork_art_patch(d, &c);
    draw_pop(d);
    patchwork_view_price(d, (struct box){b.x + 152, b.y + 40, b.w - 158, 26}, p, inks);
    write_text(&w, "Patch ");
    write_char(&w, patchwork_letter(patch));
    draw_text(d, (struct box){b.x + 156, b.y + 12, b.w - 164, 22},
              (struct type){.ink = INK_TEXT, .size = 17, .font = FONT_BOLD, .align = ALIGN_LEFT},
              text);
    w = writer_over(text, sizeof text);
    write_counted(&w, p->area, "square");
    draw_text(d, (struct box){b.x + 156, b.y + 80, b.w - 164, 22},
              (struct type){.ink = INK_MUTED, .size = 15, .align = ALIGN_LEFT}, text);
    w = writer_over(text, sizeof text);
    write_text(&w, "income ");
    write_number(&w, p->income);
    draw_text(d, (struct box){b.x + 156, b.y + 106, b.w - 164, 22},
              (struct type){.ink = INK_MUTED, .size = 15, .align = ALIGN_LEFT}, text);
}

static void draw_choice(struct drawing *d, const struct scene *sc)
{
    int patch = patchwork_view_in_hand(sc->now, sc->ui);
    float y = CIRCLE_Y, hand = 118;
    struct box b = bar(y, hand, 0, 1);

    if (patch < 0) {
        draw_words(d, bar(y, 62, 0.02f, 0.98f), (struct type){.ink = INK_TEXT, .size = 18},
                   "Choose a patch on offer, or advance for buttons");
        if (sc->focus >= PLACE_PATCH && sc->focus < PLACE_PATCH + PATCHES)
            draw_glass(d, bar(y + 66, 158, 0, 1), sc->focus - PLACE_PATCH);
        else
            patchwork_view_score_sheet(d, bar(y + 66, 158, 0, 1), sc->now);
    } else {
        draw_hand(d, sc, b, patch);
        if (patch != SPECIAL)
            draw_turns(d, sc, y + hand + GAP);
        draw_commit(d, sc, y + hand + 2 * GAP + ROW_HEIGHT, patch != SPECIAL);
    }
    if (sc->now->special == NOBODY)
        draw_advance(d, sc);
}

/* ---- Looking on ----------------------------------------------------------------------------- */

/* What the signs on the boards mean. */
static void draw_legend(struct drawing *d, float y, int signs)
{
    static const char *const words[] = {"income: a button for each one sewn on",
                                        "special patch for who comes first",
                                        "the next three patches are on offer"};

    for (int i = 0; i < signs; i++) {
        struct point at = {COLUMN_X + 18, y + 36 * (float)i + 16};

        if (i == 0)
            patchwork_art_button(d, at, 10, INK_BLUE);
        else if (i == 1)
            patchwork_art_leather(d, at, 20);
        else
            patchwork_art_thimble(d, at, 13);
        draw_text(d, (struct box){at.x + 20, at.y - 12, COLUMN_WIDTH - 40, 24},
                  (struct type){.ink = INK_MUTED, .size = 14, .align = ALIGN_LEFT}, words[i]);
    }
}

/* ---- Waiting, and the end ------------------------------------------------------------------- */

static void draw_waiting(struct drawing *d, const struct scene *sc, const struct state *shown)
{
    char text[80];
    struct writer w = writer_over(text, sizeof text);

    if (sc->thinking) {
        patchwork_view_name(&w, patchwork_actor(sc->now));
        write_text(&w, " is thinking \xe2\x80\xa6");
    } else {
        patchwork_view_ask(&w, sc->now);
    }
    draw_words(d, bar(CIRCLE_Y, 62, 0.02f, 0.98f), (struct type){.ink = INK_TEXT, .size = 18},
               text);
    patchwork_view_score_sheet(d, bar(CIRCLE_Y + 66, 158, 0, 1), shown);
}

/* `reason`: why this one has won, if the scores do not say it; or "". */
static void draw_rank(struct drawing *d, struct box b, int player, int score, bool won,
                      const char *reason)
{
    char text[24];
    struct writer w = writer_over(text, sizeof text);

    draw_box(d, b, 12,
             (struct style){.fill = INK_PANEL,
                            .fill_to = ink_dark(INK_PANEL, 3),
                            .outline = won ? INK_ACCENT : INK_LINE,
                            .width = won ? 2.5f : 1.5f,
                            .shadow = SHADOW_LOW});
    draw_text(d, (struct box){b.x + 10, b.y, 26, b.h},
              (struct type){.ink = INK_MUTED, .size = 22, .font = FONT_BOLD}, won ? "1" : "2");
    patchwork_art_token(d, (struct point){b.x + 56, b.y + b.h / 2}, 14, player);
    patchwork_view_name(&w, player);
    draw_text(d, (struct box){b.x + 80, b.y, 100, reason[0] ? b.h * 0.68f : b.h},
              (struct type){.ink = INK_TEXT, .size = 20, .font = FONT_BOLD, .align = ALIGN_LEFT},
              text);
    draw_text(d, (struct box){b.x + 80, b.y + b.h * 0.55f, 110, b.h * 0.35f},
              (struct type){.ink = INK_MUTED, .size = 14, .align = ALIGN_LEFT}, reason);
    w = writer_over(text, sizeof text);
    if (score < 0)
        write_text(&w, "\xe2\x88\x92");
    write_number(&w, score < 0 ? -score : score);
    draw_text(d, (struct box){b.x + b.w - 76, b.y, 64, b.h},
              (struct type){.ink = INK_TEXT, .size = 25, .font = FONT_BOLD, .align = ALIGN_RIGHT},
              text);
}

static void draw_end(struct drawing *d, const struct scene *sc)
{
    int share[MAX_PLAYERS], score[MAX_PLAYERS], winner;
    struct box course = bar(CIRCLE_Y + 181, ROW_HEIGHT, 0, 1);
    struct box again = bar(PAGE_HEIGHT - MARGIN - ADVANCE_HEIGHT, ADVANCE_HEIGHT, 0, 1);
    char text[32];
    struct writer w = writer_over(text, sizeof text);

    patchwork_rules.result(sc->now, share);
    patchwork_rules.scores(sc->now, score);
    winner = share[1] > 0;
    patchwork_view_name(&w, winner);
    write_text(&w, " wins!");
    draw_text(d, bar(CIRCLE_Y, 44, 0, 1),
              (struct type){.ink = INK_TEXT, .size = 30, .font = FONT_TITLE}, text);
    draw_rank(d, bar(CIRCLE_Y + 50, 54, 0, 1), winner, score[winner], true,
              score[0] == score[1] ? "first at the end" : "");
    draw_rank(d, bar(CIRCLE_Y + 112, 54, 0, 1), !winner, score[!winner], false, "");
    if (sc->still) {
        patchwork_view_score_sheet(d, bar(CIRCLE_Y + 180, 117, 0, 1), sc->now);
        return;
    }
    part_button(d, sc, course, TARGET_COURSE, false, "how the game went");
    draw_word(d, course, false, 19, "How it went");
    part_button(d, sc, again, TARGET_AGAIN, true, "play again");
    draw_word(d, again, true, 23, "Play again");
}

void patchwork_view_actions(struct drawing *d, const struct scene *sc, const struct state *shown)
{
    if (sc->t >= 1 && patchwork_actor(sc->now) == OVER)
        draw_end(d, sc);
    else if (sc->person >= 0)
        draw_choice(d, sc);
    else if (!sc->still)
        draw_waiting(d, sc, shown);
    else {
        patchwork_view_score_sheet(d, bar(CIRCLE_Y, 158, 0, 1), sc->now);
        draw_legend(d, CIRCLE_Y + 178, sc->now->open ? 2 : 3);
    }
}
