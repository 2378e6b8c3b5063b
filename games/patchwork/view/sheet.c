/* Patchwork: the score sheet: what each player's score is made of. */
#include "games/patchwork/view/view.h"

enum { HEAD = 34, NAMES = 118 };

static void write_value(struct writer *w, int value)
{
    if (value < 0)
        write_text(w, "\xe2\x88\x92");
    write_number(w, value < 0 ? -value : value);
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
        float column = (b.w - NAMES) / PLAYERS;
        char text[16];
        struct writer w = writer_over(text, sizeof text);

        write_value(&w, value[player]);
        draw_text(
            d, (struct box){b.x + NAMES + column * (float)player, b.y, column - 8, b.h},
            (struct type){
                .ink = INK_TEXT, .size = strong ? 20 : 17, .font = font, .align = ALIGN_RIGHT},
            text);
    }
}

/* A sheet of paper with a row for everything that counts, and the sum below a line. */
void patchwork_view_score_sheet(struct drawing *d, struct box b, const struct state *s)
{
    int buttons[PLAYERS], squares[PLAYERS], bonus[PLAYERS], score[MAX_PLAYERS];
    int rows = s->bonus ? 4 : 3;
    float height = (b.h - HEAD - 12) / (float)rows;
    struct box row = {b.x + 14, b.y + HEAD, b.w - 28, height};

    for (int player = 0; player < PLAYERS; player++) {
        struct parts part = patchwork_parts(s, player);

        buttons[player] = part.buttons;
        squares[player] = part.squares;
        bonus[player] = part.bonus;
    }
    patchwork_rules.scores(s, score);
    draw_box(d, b, 10,
             (struct style){.fill = INK_PANEL,
                            .fill_to = ink_dark(INK_PANEL, 4),
                            .outline = INK_LINE,
                            .width = 1.5f,
                            .shadow = SHADOW_LOW});
    for (int player = 0; player < PLAYERS; player++)
        patchwork_art_token(
            d,
            (struct point){row.x + NAMES + (row.w - NAMES) / PLAYERS * ((float)player + 1) - 20,
                           b.y + 20},
            11, player);
    draw_row(d, row, "Buttons", buttons, false);
    row.y += height;
    draw_row(d, row, "Free squares", squares, false);
    row.y += height;
    if (s->bonus) {
        draw_row(d, row,
                 "7\xc3\x97"
                 "7 bonus",
                 bonus, false);
        row.y += height;
    }
    draw_line(d, (struct point[]){{row.x, row.y}, {row.x + row.w, row.y}}, 2, INK_LINE, 1.5f);
    draw_row(d, row, "Score", score, true);
}
