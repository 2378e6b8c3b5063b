/* Catan Dice: the sheet on which the points of every turn of a player are written. */
#include "games/catan-dice/view/view.h"

enum { WRITTEN, LOST, OPEN, CELLS }; /* what boxes of the sheet look like */

static struct box cell_box(const struct state *s, int turn, struct box in)
{
    bool flat = in.h < 30;
    int columns = s->turns > 5 && !flat ? (s->turns + 1) / 2 : s->turns;
    int rows = columns < s->turns ? 2 : 1;
    const float gap = flat ? 1.5f : 3;
    float w = (in.w + gap) / (float)columns, h = (in.h + gap) / (float)rows;

    h = h > 50 ? 50 : h;
    return (struct box){in.x + w * (float)(turn % columns), in.y + h * (float)(turn / columns),
                        w - gap, h - gap};
}

static void write_cell(struct drawing *d, struct box b, int gain)
{
    char text[8];
    struct writer w = writer_over(text, sizeof text);

    catan_dice_view_signed(&w, gain);
    draw_text(d, (struct box){b.x, b.y + 1, b.w, b.h - 2},
              (struct type){.ink = gain < 0 ? INK_BAD : INK_TEXT,
                            .size = b.w < 26 ? 13.5f : 16,
                            .font = b.w < 26 ? FONT_PLAIN : FONT_BOLD},
              text);
}

static void number_cell(struct drawing *d, struct box b, int turn, int ink)
{
    char text[8];
    struct writer w = writer_over(text, sizeof text);

    write_number(&w, turn + 1);
    draw_text(d, (struct box){b.x + 1, b.y + 1, b.w - 2, b.h - 2},
              (struct type){.ink = ink, .size = 14}, text);
}

/* Boxes of one look are one path, and lie in one another instead of having outlines: there may be
   sixty of them. */
static void draw_cells(struct drawing *d, const struct state *s, const struct sheet *sheet,
                       int player, struct box in)
{
    static const int ink[CELLS] = {INK_GOLD, INK_BAD, INK_LINE}, clear[CELLS] = {70, 76, 88};
    struct path frames = {.count = 0}, blank = {.count = 0};
    struct path p[CELLS] = {{.count = 0}, {.count = 0}, {.count = 0}};
    int finished = s->turn + (player < s->mover);

    for (int turn = 0; turn < s->turns; turn++) {
        bool lost = sheet->known[player][turn] && sheet->gain[player][turn] < 0;
        struct box b = cell_box(s, turn, in), inner = {b.x + 1, b.y + 1, b.w - 2, b.h - 2};

        path_box(&frames, b);
        path_box(&blank, inner);
        path_box(&p[turn >= finished ? OPEN : lost ? LOST : WRITTEN], inner);
    }
    draw_path(d, &frames, (struct style){.fill = INK_LINE});
    draw_path(d, &blank, (struct style){.fill = INK_PANEL});
    for (int i = 0; i < CELLS; i++)
        if (p[i].count > 0)
            draw_path(d, &p[i], (struct style){.fill = ink_clear(ink[i], clear[i])});
}

/* Turns of one player, eight and seven side by side. */
void catan_dice_view_turns(struct drawing *d, const struct scene *sc, const struct sheet *sheet,
                           int player, struct box in)
{
    const struct state *s = sc->now;
    bool ending = sc->t < 1 && sc->last && move_kind(sc->last) == DO_END;
    int finished = s->turn + (player < s->mover);

    draw_cells(d, s, sheet, player, in);
    for (int turn = 0; turn < finished; turn++)
        if (sheet->known[player][turn])
            write_cell(d, cell_box(s, turn, in), sheet->gain[player][turn]);
    for (int turn = finished; turn < s->turns; turn++)
        if (in.h < 30 || turn == finished || turn + 1 == s->turns || s->players == 1)
            number_cell(d, cell_box(s, turn, in), turn, INK_MUTED);
    if (ending ? sc->before->mover == player : s->mover == player && s->turn < s->turns)
        draw_box(
            d, cell_box(s, ending ? sc->before->turn : s->turn, in), 2,
            (struct style){.outline = ending ? INK_GLOW : INK_ACCENT, .width = ending ? 4 : 2.5f});
}
