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

static void draw_title(struct drawing *d, struct box b)
{
    draw_parchment(d, b);
    b = box_inner(b, b.h < 60 ? 4 : 8);
    draw_text(d, box_bottom(&b, b.h * 0.36f, 0),
              (struct type){.ink = ink_dark(INK_WOOD, 15), .size = 14}, "Island One");
    draw_text(d, b, (struct type){.ink = ink_dark(INK_WOOD, 35), .size = 30, .font = FONT_TITLE},
              "Catan Dice");
}

static void draw_owner(struct drawing *d, const struct scene *sc, int player, struct box b)
{
    char text[NAME_BYTES + 16];
    struct writer w = scene_writer(sc, text, sizeof text);

    catan_dice_view_name(&w, sc->now, player);
    write_text(&w, "'s island");
    draw_parchment(d, b);
    b = box_inner(b, 10);
    catan_dice_view_badge(d, box_left(&b, 36, 8), player);
    draw_short(
        d, b,
        (struct type){
            .ink = ink_dark(INK_WOOD, 45), .size = 20, .font = FONT_BOLD, .align = ALIGN_LEFT},
        LEAST_WORDS, text);
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

static void draw_turn(struct drawing *d, const struct state *s, struct box b)
{
    char turn[32], phase[40];
    struct writer w = writer_over(turn, sizeof turn), v = writer_over(phase, sizeof phase);

    write_text(&w, "Turn ");
    write_number(&w, s->turn < s->turns ? s->turn + 1 : s->turns);
    write_text(&w, " of ");
    write_number(&w, s->turns);
    write_phase(&v, s);
    draw_parchment(d, b);
    b = box_inner(b, b.h < 60 ? 5 : 8);
    draw_text(d, box_bottom(&b, b.h * 0.4f, 0),
              (struct type){.ink = ink_dark(INK_WOOD, 30), .size = 14}, phase);
    draw_text(d, b, (struct type){.ink = ink_dark(INK_WOOD, 45), .size = 22, .font = FONT_BOLD},
              turn);
}

/* On a tall page cards of players are in the corners; what they leave free is for the rest. */
void catan_dice_view_banner(struct drawing *d, const struct scene *sc)
{
    const struct state *s = sc->t < 1 ? sc->before : sc->now;

    if (sc->page.form == FORM_WIDE) {
        draw_title(d, (struct box){30, 30, 184, 70});
        draw_owner(d, sc, catan_dice_view_shown(sc), (struct box){500, 30, 180, 56});
        draw_turn(d, s, (struct box){30, 608, 168, 62});
        return;
    }
    if (s->players == 1)
        draw_title(d, catan_dice_view_panel_box(&sc->page, s, 1));
    if (s->players <= 2)
        draw_turn(d, s, catan_dice_view_panel_box(&sc->page, s, 2));
}
