/* Catan Dice: the end of the game. Who won, the ranking, and what can be done now. */
#include "games/catan-dice/view/view.h"

static void write_result(struct writer *w, const struct state *s)
{
    int best = -1000, count = 0, written = 0;

    for (int p = 0; p < s->players; p++)
        best = catan_dice_score(s, p) > best ? catan_dice_score(s, p) : best;
    for (int p = 0; p < s->players; p++)
        count += catan_dice_score(s, p) == best;
    if (s->players == 1) {
        if (best < 0)
            write_text(w, "\xe2\x88\x92");
        write_counted(w, best < 0 ? -best : best, "point");
        return;
    }
    if (count > 1)
        write_text(w, "A draw between ");
    for (int p = 0; p < s->players; p++)
        if (catan_dice_score(s, p) == best) {
            if (written++)
                write_text(w, written == count ? " and " : ", ");
            if (count == 1)
                catan_dice_view_name(w, p);
            else
                write_text(w, catan_dice_rules.seat_name(s, p));
        }
    write_text(w, count == 1 ? " wins!" : "!");
}

static int rank_of(const struct state *s, int player)
{
    int rank = 1;

    for (int other = 0; other < s->players; other++)
        rank += catan_dice_score(s, other) > catan_dice_score(s, player);
    return rank;
}

static void draw_rank(struct drawing *d, const struct state *s, int player, struct box b)
{
    int rank = rank_of(s, player), ink = rank == 1 ? INK_ACCENT : INK_PANEL;
    char number[8], name[24];
    struct writer w = writer_over(number, sizeof number), v = writer_over(name, sizeof name);

    write_number(&w, rank);
    catan_dice_view_name(&v, player);
    draw_box(d, b, b.h / 2, (struct style){.fill = ink, .outline = INK_LINE, .width = 1.5f});
    draw_disc(d, (struct point){b.x + b.h / 2, b.y + b.h / 2}, b.h / 2 - 5,
              (struct style){.fill = rank == 1 ? ink_over(INK_ACCENT) : INK_LINE});
    draw_text(d, (struct box){b.x + 5, b.y + 5, b.h - 10, b.h - 10},
              (struct type){.ink = rank == 1 ? INK_ACCENT : ink_over(INK_LINE),
                            .size = 15,
                            .font = FONT_BOLD},
              number);
    draw_text(d, (struct box){b.x + b.h + 2, b.y + 4, b.w - b.h - 14, b.h - 8},
              (struct type){.ink = rank == 1 ? ink_over(INK_ACCENT) : INK_TEXT,
                            .size = 17,
                            .font = rank == 1 ? FONT_BOLD : FONT_PLAIN,
                            .align = ALIGN_LEFT},
              name);
}

/* Best first; who shares a rank stands side by side with the same number. */
static void draw_ranking(struct drawing *d, const struct state *s)
{
    float width = (COLUMN_WIDTH - 10 * (float)(s->players - 1)) / (float)s->players, x = COLUMN_X;

    for (int rank = 1; rank <= s->players; rank++)
        for (int player = 0; player < s->players; player++)
            if (rank_of(s, player) == rank) {
                draw_rank(d, s, player, (struct box){x, MESSAGE_Y + 12, width, 34});
                x += width + 10;
            }
}

void catan_dice_view_end(struct drawing *d, const struct scene *sc)
{
    char text[96];
    struct writer w = writer_over(text, sizeof text);
    struct box course = catan_dice_view_second_row(0, 230),
               again = catan_dice_view_second_row(244, 230);

    write_result(&w, sc->now);
    if (sc->now->players > 1 && !sc->lesson)
        draw_ranking(d, sc->now);
    draw_text(d, catan_dice_view_first_row(6, COLUMN_WIDTH - 12),
              (struct type){.ink = INK_TEXT, .size = 34, .font = FONT_TITLE}, text);
    if (sc->still)
        return;
    part_button(d, sc, course, TARGET_COURSE, false, "how the game went");
    draw_text(d, (struct box){course.x + 12, course.y + 12, course.w - 24, course.h - 24},
              (struct type){.ink = INK_TEXT, .size = 21}, "How it went");
    part_button(d, sc, again, TARGET_AGAIN, true, "play again");
    draw_text(d, (struct box){again.x + 12, again.y + 12, again.w - 24, again.h - 24},
              (struct type){.ink = ink_over(INK_ACCENT), .size = 22, .font = FONT_BOLD},
              "Play again");
}
