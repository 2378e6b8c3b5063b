/* Catan Dice: the end of the game. The ranking, and how each total came about: a row for each player,
   best first, and a column for each kind of piece and for the turns without a build. */
#include "games/catan-dice/view/view.h"

enum { LOST = KINDS, SUM, COLUMNS };

static int points_in(const struct state *s, int player, int column)
{
    int points = 0;

    if (column == SUM)
        return catan_dice_score(s, player);
    if (column == LOST)
        return -IDLE_PENALTY * s->idle[player];
    for (int i = 0; i < STRUCTURES; i++)
        if (catan_dice_structures[i].kind == column && s->board[player].built >> i & 1)
            points += catan_dice_structures[i].points;
    return points;
}

/* "Red: 6 for roads + 3 for settlements + 0 for cities + 1 for knights \xe2\x88\x92 4 for idle turns = 6." */
void catan_dice_view_account(struct writer *w, const struct state *s)
{
    static const char *const what[] = {" for roads + ", " for settlements + ", " for cities + ",
                                       " for knights \xe2\x88\x92 "};

    for (int player = 0; player < s->players; player++) {
        write_text(w, player ? " " : "");
        catan_dice_view_name(w, s, player);
        write_text(w, ": ");
        for (int kind = 0; kind < KINDS; kind++) {
            write_number(w, points_in(s, player, kind));
            write_text(w, what[kind]);
        }
        write_number(w, -points_in(s, player, LOST));
        write_text(w, " for idle turns = ");
        say_number(w, points_in(s, player, SUM));
        write_char(w, '.');
    }
}

/* Where a column is in a row behind the name. The last ones have the widest words. */
static struct box column_in(struct box row, int column)
{
    static const float begins[COLUMNS + 1] = {0, 0.155f, 0.31f, 0.465f, 0.62f, 0.785f, 1};

    box_left(&row, row.w * 0.3f, 0);
    return (struct box){row.x + row.w * begins[column], row.y,
                        row.w * (begins[column + 1] - begins[column]), row.h};
}

static void draw_heading(struct drawing *d, struct box row, int player)
{
    float size = row.h / 32;

    for (int kind = 0; kind < KINDS; kind++)
        catan_dice_view_sample(d, box_middle(column_in(row, kind)), kind, player, size);
    draw_words(d, column_in(row, LOST), (struct type){.ink = INK_MUTED, .size = 14}, "idle turns");
    draw_words(d, column_in(row, SUM), (struct type){.ink = INK_MUTED, .size = 14}, "points");
}

static void draw_figure(struct drawing *d, struct box b, int column, int points)
{
    char text[16];
    struct writer w = writer_over(text, sizeof text);

    if (column == SUM)
        write_text(&w, "= ");
    else if (column > ROAD && points >= 0)
        write_text(&w, "+ ");
    say_number(&w, points);
    draw_text(d, b,
              (struct type){.ink = points < 0 ? INK_BAD : INK_TEXT,
                            .size = column == SUM ? 20.0f : 17.0f,
                            .font = column == SUM ? FONT_BOLD : FONT_PLAIN},
              text);
}

/* As a step with its number or, in a low row, in plain words. */
static void draw_rank(struct drawing *d, const struct scene *sc, struct box b, int player, int rank)
{
    char text[NAME_BYTES + 16];
    struct writer w = scene_writer(sc, text, sizeof text);
    size_t name;

    write_number(&w, rank);
    name = w.size + 1;
    write_char(&w, ' ');
    catan_dice_view_name(&w, sc->now, player);
    if (b.h < 34) {
        draw_short(d, b,
                   (struct type){.ink = INK_TEXT,
                                 .size = 16,
                                 .font = rank == 1 ? FONT_BOLD : FONT_PLAIN,
                                 .align = ALIGN_LEFT},
                   LEAST_WORDS, text);
        return;
    }
    text[name - 1] = '\0';
    part_step(d, (struct box){b.x, b.y + (b.h - 30) / 2, b.w - 4, 30}, text, text + name,
              rank == 1);
}

static void draw_row(struct drawing *d, const struct scene *sc, struct box row, int player,
                     int rank)
{
    const struct state *s = sc->now;

    for (int column = 0; column < COLUMNS; column++)
        draw_figure(d, column_in(row, column), column, points_in(s, player, column));
    draw_rank(d, sc, box_left(&row, row.w * 0.3f, 0), player, rank);
}

void catan_dice_view_totals(struct drawing *d, const struct scene *sc)
{
    const struct state *s = sc->now;
    struct box rows = box_inner(catan_dice_view_totals_box(&sc->page, sc->lesson != NULL), 4);
    struct box head = box_top(&rows, 32, 0);
    int points[MAX_PLAYERS], place = 0;

    catan_dice_rules.scores(s, points);
    rows.h = rows.h > 54 * (float)s->players ? 54 * (float)s->players : rows.h;
    draw_heading(d, head, catan_dice_view_shown(sc));
    for (int rank = 1; rank <= s->players; rank++)
        for (int player = 0; player < s->players; player++)
            if (rank_by_points(points, s->players, player) == rank)
                draw_row(d, sc, box_cell(rows, 1, s->players, 0, place++), player, rank);
}
