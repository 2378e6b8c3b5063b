/* Patchwork: the score sheet: what each player's score is made of. */
#include "games/patchwork/view/view.h"

enum { HEAD = 34, NAMES = 118 };

/* The part of a row that belongs to a player. */
static struct box cell_of(struct box row, int player)
{
    box_left(&row, NAMES, 0);
    row = box_cell(row, PLAYERS, 1, 0, player);
    row.w -= 8;
    return row;
}

static void draw_row(struct drawing *d, struct box b, const char *name, const int value[PLAYERS],
                     bool strong)
{
    enum font font = strong ? FONT_BOLD : FONT_PLAIN;

    draw_text(
        d, (struct box){b.x, b.y, NAMES, b.h},
        (struct type){
            .ink = strong ? INK_TEXT : INK_MUTED, .size = 16, .font = font, .align = ALIGN_LEFT},
        name);
    for (int player = 0; player < PLAYERS; player++) {
        char text[16];
        struct writer w = writer_over(text, sizeof text);

        say_number(&w, value[player]);
        draw_text(
            d, cell_of(b, player),
            (struct type){
                .ink = INK_TEXT, .size = strong ? 20 : 17, .font = font, .align = ALIGN_RIGHT},
            text);
    }
}

/* Below the points for free squares stands how they came about: "23 x -2". */
static void draw_counts(struct drawing *d, struct box b, const struct state *s)
{
    for (int player = 0; player < PLAYERS; player++) {
        char text[24];
        struct writer w = writer_over(text, sizeof text);

        write_number(&w, SQUARES - patchwork_covered(s->quilt[player]));
        write_text(&w, " \xc3\x97 \xe2\x88\x92"
                       "2");
        draw_text(d, cell_of(b, player),
                  (struct type){.ink = INK_MUTED, .size = 13.5f, .align = ALIGN_RIGHT}, text);
    }
}

static void draw_heads(struct drawing *d, struct box b, const struct state *s)
{
    int share[MAX_PLAYERS] = {0};

    if (patchwork_actor(s) == OVER)
        patchwork_rules.result(s, share);
    for (int player = 0; player < PLAYERS; player++) {
        struct box c = cell_of(b, player);
        struct point at = {c.x + c.w - 12, c.y + 20};

        patchwork_art_token(d, at, 11.5f, player);
        if (share[player] > 0)
            part_crown(d, (struct point){at.x - 24, at.y}, 9);
    }
}

/* A sheet of paper with a row for everything that counts, and the sum below a line. */
void patchwork_view_score_sheet(struct drawing *d, struct box b, const struct state *s)
{
    int buttons[PLAYERS], squares[PLAYERS], bonus[PLAYERS], score[MAX_PLAYERS];
    float height = (b.h - HEAD - 10) / (s->bonus ? 4.7f : 3.7f);
    struct box rest = {b.x + 14, b.y, b.w - 28, b.h}, row;

    for (int player = 0; player < PLAYERS; player++) {
        struct parts part = patchwork_parts(s, player);

        buttons[player] = part.buttons;
        squares[player] = part.squares;
        bonus[player] = part.bonus;
    }
    patchwork_rules.scores(s, score);
    part_card(d, b, false, false);
    draw_heads(d, box_top(&rest, HEAD, 0), s);
    draw_row(d, box_top(&rest, height, 0), "Buttons", buttons, false);
    draw_row(d, box_top(&rest, height, 0), "Free squares", squares, false);
    draw_counts(d, box_top(&rest, height * 0.7f, 0), s);
    if (s->bonus)
        draw_row(d, box_top(&rest, height, 0),
                 "7\xc3\x97"
                 "7 bonus",
                 bonus, false);
    row = box_top(&rest, height, 0);
    draw_line(d, (struct point[]){{row.x, row.y}, {row.x + row.w, row.y}}, 2, INK_LINE, 1.5f);
    draw_row(d, row, "Score", score, true);
}
