/* Catan Dice: the panel of a player on a tall page, a small card in a corner of the chart. */
#include "games/catan-dice/view/view.h"

/* Its left half is the island; a game alone needs none. */
struct box catan_dice_view_chip_island(struct box chip)
{
    return (struct box){chip.x, chip.y, LEAST_BUTTON + 1, chip.h};
}

static void draw_island(struct drawing *d, const struct scene *sc, const struct state *s,
                        int player, struct box b)
{
    struct point middle = box_middle(b);

    draw_push(d, (struct place){.x = middle.x + 1, .y = middle.y});
    catan_dice_view_small_island(d, (b.h - 8) / 6.3f, &s->board[player], player);
    catan_dice_view_small_news(d, sc, (b.h - 8) / 6.3f, player);
    draw_pop(d);
}

void catan_dice_view_chip(struct drawing *d, const struct scene *sc, const struct state *s,
                          int player)
{
    struct box b = catan_dice_view_panel_box(&sc->page, s, player), words = b;
    bool won = catan_dice_view_has_won(s, player);
    char name[NAME_BYTES], score[16];
    struct writer w = scene_writer(sc, name, sizeof name), v = writer_over(score, sizeof score);

    catan_dice_view_name(&w, s, player);
    say_number(&v, catan_dice_score(s, player));
    part_card(d, b, won || (s->turn < s->turns && s->mover == player), false);
    if (s->players > 1)
        draw_island(d, sc, s, player, box_left(&words, LEAST_BUTTON + 1, 0));
    else
        catan_dice_view_badge(d, box_inner(box_left(&words, 46, 0), 11), player);
    words = (struct box){words.x + 2, words.y + 4, words.w - 6, words.h - 7};
    draw_short(d, box_top(&words, 17, 0),
               (struct type){.ink = INK_MUTED, .size = 14, .align = ALIGN_LEFT}, LEAST_WORDS, name);
    draw_text(d, words,
              (struct type){.ink = INK_TEXT, .size = 22, .font = FONT_BOLD, .align = ALIGN_LEFT},
              score);
    if (won && s->players > 1)
        part_crown(d, (struct point){b.x + 25, b.y + 6}, 10);
}
