/* Blokus: the cards of the colours where there is little room, side by side. */
#include "games/blokus/view/view.h"

/* Who plays a colour, if that is more than "person". */
static bool write_player(struct writer *w, const struct scene *sc, const struct state *s,
                         int colour)
{
    int seat = blokus_view_seat_of(s, colour);

    if (sc->still)
        return false;
    if (seat < 0)
        write_text(w, "shared");
    else if (sc->names && sc->names[seat])
        say_seat(w, &blokus_rules, s, seat);
    else if (sc->seat[seat] != SEAT_PERSON)
        say_who(w, &blokus_rules, sc, seat);
    else
        return false;
    return true;
}

static void write_about(struct writer *w, const struct scene *sc, const struct state *s, int colour)
{
    if (s->held[colour] == 0)
        write_text(w, "done");
    else if (blokus_view_over(s)) {
        write_number(w, blokus_view_squares_left(s, colour));
        write_text(w, " left");
    } else if (s->ceased >> colour & 1)
        write_text(w, "stopped");
    else if (!write_player(w, sc, s, colour))
        write_counted(w, __builtin_popcount(s->held[colour]), "tile");
}

void blokus_view_draw_card(struct drawing *d, const struct scene *sc, const struct state *s,
                           int colour)
{
    struct box b = blokus_view_panel(sc, s, colour);
    bool turn = !blokus_view_over(s) && s->mover == colour, out = s->ceased >> colour & 1;
    bool won = blokus_view_has_won(s, colour);
    char points[16], about[NAME_BYTES + 8];
    struct writer w = writer_over(points, sizeof points), v = scene_writer(sc, about, sizeof about);
    struct box sign, inner = {b.x + 8, b.y + 4, b.w - 13, b.h - 8};

    say_number(&w, blokus_colour_score(s, colour));
    write_about(&v, sc, s, colour);
    part_card(d, b, turn || won, out);
    sign = box_left(&inner, 22, 7);
    blokus_art_square(d, colour, (struct point){sign.x, sign.y + (sign.h - 22) / 2}, 22);
    draw_text(d, (struct box){sign.x, sign.y + (sign.h - 16) / 2, 22, 16},
              (struct type){.ink = ink_over(blokus_art_ink(colour)), .size = 15, .font = FONT_BOLD},
              blokus_art_letter(colour));
    draw_short(d, box_bottom(&inner, 17, 0),
               (struct type){.ink = INK_MUTED, .size = 13.5f, .align = ALIGN_LEFT},
               sc->page.width < TALL_WIDTH ? 11 : LEAST_WORDS, about); /* the smallest phones */
    draw_text(
        d, inner,
        (struct type){
            .ink = out ? INK_MUTED : INK_TEXT, .size = 19, .font = FONT_BOLD, .align = ALIGN_LEFT},
        points);
    if (won)
        part_crown(d, (struct point){b.x + b.w - 14, b.y + 12}, 8);
}
