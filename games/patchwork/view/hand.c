/* Patchwork: the patch in hand, with the buttons that turn it, put it back and sew it on. */
#include "games/patchwork/view/view.h"

enum { GAP = 4 };

static const char special_words[] = "A special patch: sew it on any free square";

static void draw_cloth(struct drawing *d, struct box b, int patch, int turn, float most)
{
    const struct pose *pose = &patchwork_patches[patch].shape[turn];
    struct cloth c = {patch, turn, most, true, SHADOW_HIGH};
    float across = (b.w - 8) / (float)pose->width, down = (b.h - 8) / (float)pose->height;

    c.cell = c.cell < across ? c.cell : across;
    c.cell = c.cell < down ? c.cell : down;
    draw_push(d, (struct place){.x = b.x + (b.w - c.cell * (float)pose->width) / 2,
                                .y = b.y + (b.h - c.cell * (float)pose->height) / 2});
    patchwork_art_patch(d, &c);
    draw_pop(d);
}

static void draw_frame(struct drawing *d, const struct scene *sc, struct box b, int patch)
{
    char label[160];
    struct writer w = writer_over(label, sizeof label);

    write_text(&w, "in hand: ");
    patchwork_view_patch_words(&w, patch);
    patchwork_view_shape_words(&w, &patchwork_patches[patch].shape[sc->ui->turn]);
    draw_box(d, b, 12,
             (struct style){.fill = INK_PANEL,
                            .fill_to = ink_dark(INK_PANEL, 4),
                            .outline = sc->focus == HAND ? INK_ACCENT : INK_LINE,
                            .width = sc->focus == HAND ? 2.5f : 1.5f});
    draw_target(d, HAND, TARGET_READY, label);
}

/* On a wide page words stand beside the patch, on others there is only its price below it. */
static void draw_patch(struct drawing *d, const struct scene *sc, struct box b, int patch)
{
    static const int inks[] = {INK_TEXT, INK_TEXT};
    bool wide = b.w > 200;
    struct box cloth = wide ? box_left(&b, patch == SPECIAL ? 110 : 136, 4) : b;
    char name[24];
    struct writer v = writer_over(name, sizeof name);

    if (!wide && patch != SPECIAL)
        patchwork_view_price(d, box_inner(box_bottom(&cloth, 24, 0), 3), &patchwork_patches[patch],
                             inks);
    draw_cloth(d, cloth, patch, sc->ui->turn, wide && patch != SPECIAL ? 21 : 40);
    if (wide && patch == SPECIAL)
        draw_words(d, box_inner(b, 10),
                   (struct type){.ink = INK_TEXT, .size = 18, .align = ALIGN_LEFT}, special_words);
    if (!wide || patch == SPECIAL)
        return;
    write_text(&v, "In hand: ");
    patchwork_view_patch_name(&v, patch);
    draw_text(d, (struct box){b.x, b.y + 12, b.w - 10, 24},
              (struct type){.ink = INK_MUTED, .size = 16, .align = ALIGN_LEFT}, name);
    patchwork_view_price(d, (struct box){b.x - 4, b.y + 44, b.w - 6, 28}, &patchwork_patches[patch],
                         inks);
    draw_words(d, (struct box){b.x, b.y + 80, b.w - 10, b.h - 88},
               (struct type){.ink = INK_MUTED, .size = 14, .align = ALIGN_LEFT},
               "Sew it on your quilt");
}

static void draw_turns(struct drawing *d, const struct scene *sc, struct box b)
{
    struct box left = box_cell(b, 3, 1, GAP, 0), flip = box_cell(b, 3, 1, GAP, 1),
               right = box_cell(b, 3, 1, GAP, 2);
    float middle = b.y + b.h / 2;
    bool worded = flip.w > 76;

    part_button(d, sc, left, TURN_LEFT_BUTTON, false, "turn the patch left");
    part_turn_sign(d, box_middle(left), 15, false, INK_ACCENT);
    part_button(d, sc, flip, FLIP_BUTTON, false, "flip the patch");
    patchwork_art_flip_sign(d, (struct point){flip.x + (worded ? 24 : flip.w / 2), middle}, 12,
                            INK_ACCENT);
    if (worded)
        draw_text(d, (struct box){flip.x + 38, b.y + 8, flip.w - 44, b.h - 16},
                  (struct type){.ink = INK_TEXT, .size = 17, .font = FONT_BOLD}, "Flip");
    part_button(d, sc, right, TURN_RIGHT_BUTTON, false, "turn the patch right");
    part_turn_sign(d, box_middle(right), 15, true, INK_ACCENT);
}

static void draw_commit(struct drawing *d, const struct scene *sc, struct box b, bool back)
{
    if (back)
        part_word_button(d, sc, sc->ui->looked ? box_left(&b, b.w * 0.38f, 6) : b, BACK_BUTTON,
                         false, "Put it back");
    if (sc->ui->looked)
        part_word_button(d, sc, b, LAY_BUTTON, true, "Sew it on here");
}

void patchwork_view_hand(struct drawing *d, const struct scene *sc, const struct layout *at,
                         int patch)
{
    draw_frame(d, sc, at->hand, patch);
    draw_patch(d, sc, at->hand, patch);
    if (patch != SPECIAL)
        draw_turns(d, sc, at->turns);
    else if (at->hand.w <= 200)
        draw_words(d, box_inner(at->turns, 4), (struct type){.ink = INK_TEXT, .size = 17},
                   special_words);
    draw_commit(d, sc, at->commit, patch != SPECIAL);
}
