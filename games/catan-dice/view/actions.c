/* Catan Dice: the lower part of the column. The buttons. */
#include "games/catan-dice/view/view.h"

/* ---- Buttons -------------------------------------------------------------------------------- */

static void draw_hinted(struct drawing *d, const struct scene *sc, struct box b, int kind)
{
    if (sc->hint_count > 0 && move_kind(sc->hints[0]) == kind)
        draw_box(d, (struct box){b.x - 3, b.y - 3, b.w + 6, b.h + 6}, 16,
                 (struct style){.outline = INK_GOOD, .width = 4, .dash = 9});
}

struct box catan_dice_view_first_row(float x, float width)
{
    return (struct box){COLUMN_X + x, ROW_Y, width, ROW_HEIGHT};
}

struct box catan_dice_view_second_row(float x, float width)
{
    return (struct box){COLUMN_X + x, SECOND_Y, width, SECOND_HEIGHT};
}

/* Two lines beside a sign: what it does, and what that means. */
static void draw_caption(struct drawing *d, struct box b, float left, int ink, const char *what,
                         const char *more)
{
    draw_text(d, (struct box){b.x + left, b.y + 7, b.w - left - 8, 26},
              (struct type){.ink = ink, .size = 20, .font = FONT_BOLD, .align = ALIGN_LEFT}, what);
    draw_text(d, (struct box){b.x + left, b.y + 33, b.w - left - 8, 18},
              (struct type){.ink = ink, .size = 14, .align = ALIGN_LEFT}, more);
}

static void draw_quiet(struct drawing *d, struct box b, const char *text)
{
    draw_box(d, b, 14,
             (struct style){.fill = ink_clear(INK_PANEL, 40), .outline = INK_LINE, .width = 1.5f});
    draw_words(d, (struct box){b.x + 14, b.y + 6, b.w - 28, b.h - 12},
               (struct type){.ink = INK_MUTED, .size = 18}, text);
}

static int count_bits(unsigned bits)
{
    int count = 0;

    for (; bits; bits &= bits - 1)
        count++;
    return count;
}

static void draw_rolling(struct drawing *d, const struct scene *sc)
{
    struct box roll = catan_dice_view_first_row(0, 360), all = catan_dice_view_first_row(370, 104);
    int chosen = count_bits(sc->ui->back);
    bool every = chosen == DICE;
    char what[48], more[32];
    struct writer w = writer_over(what, sizeof what), v = writer_over(more, sizeof more);

    if (sc->now->rolls == 0) {
        draw_quiet(d, catan_dice_view_first_row(0, COLUMN_WIDTH),
                   "Rolling is over: build, trade, swap or end the turn.");
        return;
    }
    if (chosen > 0) {
        write_text(&w, "Roll ");
        write_number(&w, chosen);
        write_text(&w, chosen == 1 ? " die again" : " dice again");
    } else {
        write_text(&w, "Touch dice to roll again");
    }
    write_counted(&v, sc->now->rolls, "more roll");
    write_text(&v, sc->now->rolls == 1 ? ", the last" : "");
    part_button(d, sc, roll, ROLL_BUTTON, chosen > 0,
                chosen ? what : "roll again: choose dice first");
    draw_push(d, (struct place){.x = roll.x + 34, .y = roll.y + 30, .turn = -8});
    catan_dice_art_art_die(d, -1, 38, SHADOW_LOW);
    catan_dice_art_art_again(d, (struct point){0, 0}, 12, INK_WOOD);
    draw_pop(d);
    draw_caption(d, roll, 66, chosen ? ink_over(INK_ACCENT) : INK_TEXT, what, more);
    draw_hinted(d, sc, roll, DO_REROLL);
    part_button(d, sc, all, ALL_BUTTON, false, every ? "keep all dice" : "put all dice back");
    draw_text(d, (struct box){all.x + 8, all.y + 14, all.w - 16, all.h - 28},
              (struct type){.ink = INK_TEXT, .size = 17}, every ? "Keep all" : "All six");
}

static void draw_trade(struct drawing *d, const struct scene *sc, struct box b)
{
    bool rich = sc->now->resources[GOLD] >= TRADE_PRICE;

    part_button(d, sc, b, TRADE_BUTTON, false,
                rich ? "trade 2 gold for a resource" : "trade: it takes 2 gold");
    draw_push(d, (struct place){.fade = rich ? 0 : 0.5f});
    catan_dice_art_art_resource(d, GOLD, (struct point){b.x + 28, b.y + 24}, 28);
    catan_dice_art_art_resource(d, GOLD, (struct point){b.x + 40, b.y + 36}, 28);
    draw_pop(d);
    draw_caption(d, b, 66, rich ? INK_TEXT : INK_MUTED, "Trade",
                 rich ? "2 gold for one resource" : "takes 2 gold");
    draw_hinted(d, sc, b, DO_TRADE);
}

int catan_dice_view_end_target(const struct state *s)
{
    return END_BUTTON + (s->turn * s->players + s->mover) % 2;
}

static void draw_ending(struct drawing *d, const struct scene *sc, const struct sheet *sheet,
                        struct box b)
{
    bool strong = sc->now->rolls == 0 && sc->now->built;
    int ink = strong ? ink_over(INK_ACCENT) : INK_TEXT;
    char more[40];
    struct writer w = writer_over(more, sizeof more);

    if (!sc->now->built)
        write_text(&w, "nothing built: \xe2\x88\x92"
                       "2 points");
    else if (sheet->turn_known) {
        catan_dice_view_signed(&w, sheet->turn_gain);
        write_text(&w, sheet->turn_gain == 1 ? " point this turn" : " points this turn");
    }
    part_button(d, sc, b, catan_dice_view_end_target(sc->now), strong,
                sc->now->built ? "end the turn" : "end the turn without building: 2 points lost");
    draw_caption(d, b, 18, ink, "End turn", more);
    draw_hinted(d, sc, b, DO_END);
}

static void draw_back(struct drawing *d, const struct scene *sc, const char *ask)
{
    struct box back = catan_dice_view_second_row(354, 120);

    draw_words(d, catan_dice_view_second_row(6, 336),
               (struct type){.ink = INK_TEXT, .size = 18, .font = FONT_BOLD, .align = ALIGN_LEFT},
               ask);
    part_button(d, sc, back, BACK_BUTTON, false, "never mind");
    draw_text(d, (struct box){back.x + 8, back.y + 14, back.w - 16, back.h - 28},
              (struct type){.ink = INK_TEXT, .size = 18}, "Never mind");
}

/* Six resources to choose from. Knight 6 does not do what another knight still can. */
static void draw_wanted(struct drawing *d, const struct scene *sc, bool trade)
{
    for (int i = 0; i < RESOURCES; i++) {
        struct box b = catan_dice_view_first_row(79.6f * (float)i, 73);
        bool served = !trade && catan_dice_swap_knight(&sc->now->board[sc->now->mover], i) != WILD;
        char label[64];
        struct writer w = writer_over(label, sizeof label);

        write_text(&w, served ? "knight 6 does not give " : trade ? "take " : "let knight 6 give ");
        write_text(&w, catan_dice_resource_names[i]);
        write_text(&w, served ? ": its own knight does" : trade && i == GOLD ? ": of no use" : "");
        part_button(d, sc, b, WANT + i, sc->ui->wish == i + 1, label);
        draw_push(d, (struct place){.fade = served ? 0.7f : 0});
        catan_dice_art_art_resource(d, i, (struct point){b.x + b.w / 2, b.y + 23}, 34);
        draw_pop(d);
        draw_text(d, (struct box){b.x + 3, b.y + 42, b.w - 6, 15},
                  (struct type){.ink = sc->ui->wish == i + 1 ? ink_over(INK_ACCENT) : INK_MUTED,
                                .size = 12.5f},
                  catan_dice_resource_names[i]);
    }
    draw_back(d, sc,
              trade          ? "Which resource for 2 gold?"
              : sc->ui->wish ? "Now touch the die that knight 6 is to change."
                             : "What is knight 6 to give?");
}

static void draw_knight_asks(struct drawing *d, const struct scene *sc)
{
    int knight = sc->ui->knight - 1;
    char text[96];
    struct writer w = writer_over(text, sizeof text);

    write_text(&w, "Knight ");
    write_number(&w, knight + 1);
    write_text(&w, " turns a die into ");
    write_text(&w, catan_dice_resource_names[knight]);
    write_text(&w, ", once in the game.");
    draw_quiet(d, catan_dice_view_first_row(0, COLUMN_WIDTH), text);
    draw_back(d, sc, "Touch the die that he is to change.");
}

static void draw_waiting(struct drawing *d, const struct scene *sc)
{
    char text[80];
    struct writer w = writer_over(text, sizeof text);

    if (sc->thinking) {
        catan_dice_view_name(&w, sc->now->mover);
        write_text(&w, " is thinking \xe2\x80\xa6");
    } else if (sc->t >= 1) {
        catan_dice_view_ask(&w, sc->now);
    }
    draw_words(d, catan_dice_view_first_row(12, COLUMN_WIDTH - 24),
               (struct type){.ink = INK_MUTED, .size = 20}, text);
}

/* In a still picture nothing can be done; instead it says how to read it. */
static void draw_legend(struct drawing *d, const struct scene *sc)
{
    static const char *const words[] = {"not built", "built", "knight, unused", "knight, used"};
    static const float x[] = {0, 106, 188, 342}, width[] = {62, 36, 106, 90};

    for (int i = 0; i < 4; i++) {
        struct piece_look look = {.player = catan_dice_view_shown(sc), .points = 1, .used = i == 3};
        struct point at = {COLUMN_X + x[i] + 20, ROW_Y + 60};

        draw_push(d, (struct place){.x = at.x, .y = at.y, .scale = i < 2 ? 0.8f : 0.55f});
        if (i == 0)
            catan_dice_art_art_house_site(d, false, 3, ink_dark(INK_SAND, 58));
        else if (i == 1)
            catan_dice_art_art_house_bare(d, false, look.player);
        else
            catan_dice_art_art_knight(d, &look);
        draw_pop(d);
        draw_text(d, (struct box){at.x + 26, at.y - 12, width[i], 24},
                  (struct type){.ink = INK_MUTED, .size = 14.5f, .align = ALIGN_LEFT}, words[i]);
    }
}

/* Somebody decides here, or is about to when his own action has been shown. */
static bool is_acting(const struct scene *sc)
{
    const struct state *s = sc->now;

    if (s->dice > 0 || s->turn == s->turns)
        return false;
    return sc->person >= 0 ||
           (sc->t < 1 && sc->seat[s->mover] == SEAT_PERSON && move_kind(sc->last) != DO_ROLL);
}

void catan_dice_view_actions(struct drawing *d, const struct scene *sc, const struct sheet *sheet)
{
    if (sc->now->turn == sc->now->turns && sc->t >= 1) {
        catan_dice_view_end(d, sc);
    } else if (sc->still) {
        draw_legend(d, sc);
    } else if (!is_acting(sc)) {
        draw_waiting(d, sc);
    } else if (sc->ui->trading || sc->ui->knight == WILD + 1) {
        draw_wanted(d, sc, sc->ui->trading);
    } else if (sc->ui->knight) {
        draw_knight_asks(d, sc);
    } else {
        draw_rolling(d, sc);
        draw_trade(d, sc, catan_dice_view_second_row(0, 250));
        draw_ending(d, sc, sheet, catan_dice_view_second_row(260, 214));
    }
}
