/* Blokus: the cards of the colours where there is little room, side by side. */
#include "games/blokus/view/view.h"

static void write_about(struct writer *w, const struct state *s, int colour)
{
    if (s->held[colour] == 0)
        write_text(w, "done");
    else if (s->ceased >> colour & 1)
        write_text(w, "stopped");
    else
        write_counted(w, __builtin_popcount(s->held[colour]), "tile");
}

void blokus_view_draw_card(struct drawing *d, const struct scene *sc, const struct state *s,
                           int colour)
{
    struct box b = blokus_view_panel(sc, s, colour);
    bool turn = !blokus_view_over(s) && s->mover == colour, out = s->ceased >> colour & 1;
    bool won = blokus_view_has_won(s, colour);
    char points[16], about[24];
    struct writer w = writer_over(points, sizeof points), v = writer_over(about, sizeof about);
    struct box sign, inner = {b.x + 8, b.y + 4, b.w - 13, b.h - 8};

    blokus_view_write_score(&w, blokus_colour_score(s, colour));
    write_about(&v, s, colour);
    part_card(d, b, turn || won, out);
    sign = box_left(&inner, 22, 7);
    blokus_art_square(d, colour, (struct point){sign.x, sign.y + (sign.h - 22) / 2}, 22);
    draw_text(d, (struct box){sign.x, sign.y + (sign.h - 16) / 2, 22, 16},
              (struct type){.ink = ink_over(blokus_art_ink(colour)), .size = 15, .font = FONT_BOLD},
              blokus_art_letter(colour));
    draw_text(d, box_bottom(&inner, 17, 0),
              (struct type){.ink = INK_MUTED, .size = 13.5f, .align = ALIGN_LEFT}, about);
    draw_text(
        d, inner,
        (struct type){
            .ink = out ? INK_MUTED : INK_TEXT, .size = 19, .font = FONT_BOLD, .align = ALIGN_LEFT},
        points);
    if (won)
        part_crown(d, (struct point){b.x + b.w - 14, b.y + 12}, 8);
}
