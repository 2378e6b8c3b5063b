/* Catan Dice: what is written on the chart. Its title, whose island it is, which turn, which phase. */
#include "games/catan-dice/view/view.h"

/* A strip of parchment in a corner. */
static void draw_parchment(struct drawing *d, struct box b)
{
    draw_box(d, b, 9,
             (struct style){.fill = ink_light(INK_IVORY, 25),
                            .fill_to = ink_dark(INK_IVORY, 10),
                            .slope = SLOPE_CORNER,
                            .outline = ink_dark(INK_SAND, 50),
                            .width = 1.6f,
                            .shadow = SHADOW_LOW});
    draw_box(d, (struct box){b.x + 4, b.y + 4, b.w - 8, b.h - 8}, 6,
             (struct style){.outline = ink_clear(ink_dark(INK_SAND, 40), 45), .width = 1});
}

static void draw_title(struct drawing *d)
{
    struct box b = {30, 30, 184, 70};

    draw_parchment(d, b);
    draw_text(d, (struct box){b.x + 12, b.y + 8, b.w - 24, 36},
              (struct type){.ink = ink_dark(INK_WOOD, 35), .size = 30, .font = FONT_TITLE},
              "Catan Dice");
    draw_text(d, (struct box){b.x + 12, b.y + 44, b.w - 24, 18},
              (struct type){.ink = ink_dark(INK_WOOD, 15), .size = 14}, "Island One");
}

static void draw_owner(struct drawing *d, int player)
{
    struct box b = {500, 30, 180, 56};
    char text[32];
    struct writer w = writer_over(text, sizeof text);

    catan_dice_view_name(&w, player);
    write_text(&w, "'s island");
    draw_parchment(d, b);
    catan_dice_art_art_cloth(d, (struct box){b.x + 11, b.y + 10, 36, 36}, 6, player);
    draw_disc(d, (struct point){b.x + 29, b.y + 28}, 11,
              (struct style){.fill = INK_IVORY,
                             .outline = ink_dark(catan_dice_art_art_ink(player), 45),
                             .width = 1.4f});
    draw_text(d, (struct box){b.x + 19, b.y + 18, 20, 20},
              (struct type){.ink = INK_BLACK, .size = 16, .font = FONT_BOLD},
              catan_dice_art_art_letter(player));
    draw_text(
        d, (struct box){b.x + 54, b.y + 12, b.w - 64, 32},
        (struct type){
            .ink = ink_dark(INK_WOOD, 45), .size = 20, .font = FONT_BOLD, .align = ALIGN_LEFT},
        text);
}

static void write_phase(struct writer *w, const struct state *s)
{
    if (s->turn == s->turns)
        write_text(w, "the game is over");
    else if (s->dice > 0)
        write_text(w, "the dice are rolling");
    else if (s->rolls > 0)
        write_counted(w, s->rolls, "more roll");
    else
        write_text(w, "build, trade, swap");
}

static void draw_turn(struct drawing *d, const struct state *s)
{
    struct box b = {30, 608, 168, 62};
    char turn[32], phase[40];
    struct writer w = writer_over(turn, sizeof turn), v = writer_over(phase, sizeof phase);

    write_text(&w, "Turn ");
    write_number(&w, s->turn < s->turns ? s->turn + 1 : s->turns);
    write_text(&w, " of ");
    write_number(&w, s->turns);
    write_phase(&v, s);
    draw_parchment(d, b);
    draw_text(d, (struct box){b.x + 10, b.y + 7, b.w - 20, 28},
              (struct type){.ink = ink_dark(INK_WOOD, 45), .size = 22, .font = FONT_BOLD}, turn);
    draw_text(d, (struct box){b.x + 10, b.y + 36, b.w - 20, 18},
              (struct type){.ink = ink_dark(INK_WOOD, 30), .size = 14}, phase);
}

void catan_dice_view_banner(struct drawing *d, const struct scene *sc)
{
    draw_title(d);
    draw_owner(d, catan_dice_view_shown(sc));
    draw_turn(d, sc->t < 1 ? sc->before : sc->now);
}
