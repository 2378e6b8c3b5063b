/* Marrakech: a board for the terminal. The two visible halves of a rug are drawn as one; around the
   market run the tracks; the players stand at the right. */
#include "core/grid.h"
#include "games/marrakech/rules/marrakech.h"

/* Each colour has its own weave, so that the board can be read without colours. */
static const char *const weave[COLOURS] = {"░", "▒", "▓", "█"};

static const char *const arrow[FACINGS] = {"▲", "▶", "▼", "◀"};

/* A board being printed: a square is so many characters wide and high inside its lines. */
struct market {
    struct grid grid;
    const struct state *s;
    int wide, high;
};

enum { LEFT = 4, TOP = 2, PANEL_WIDTH = 42, LARGE_WIDE = 7, LARGE_HIGH = 3 };

static int column_of(const struct market *m, int x) /* of the line left of square x */
{
    return LEFT + x * (m->wide + 1);
}

static int row_of(const struct market *m, int y)
{
    return TOP + y * (m->high + 1);
}

static int middle_of_column(const struct market *m, int x)
{
    return column_of(m, x) + 1 + m->wide / 2;
}

static int middle_of_row(const struct market *m, int y)
{
    return row_of(m, y) + 1 + m->high / 2;
}

/* Do the squares on both sides of an edge show one rug? Off the board there is none. */
static bool joined(const struct state *s, int x1, int y1, int x2, int y2)
{
    if (x1 < 0 || y1 < 0 || x2 >= SIDE || y2 >= SIDE)
        return false;
    return marrakech_same_rug(s->rug[SIDE * x1 + y1], s->rug[SIDE * x2 + y2]);
}

/* A box of one character repeated. */
static void fill(struct market *m, int row, int column, int rows, int columns, const char *text,
                 int ink)
{
    for (int i = 0; i < rows; i++)
        for (int k = 0; k < columns; k++)
            grid_put(&m->grid, row + i, column + k, text, ink);
}

/* Where up to four lines meet: the corner (x,y) is the top left one of the square (x,y). */
static void put_corner(struct market *m, int x, int y)
{
    static const char *const lines[] = {" ", "╵", "╶", "└", "╷", "│", "┌", "├",
                                        "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
    const struct state *s = m->s;
    int up = y > 0 && !joined(s, x - 1, y - 1, x, y - 1);
    int right = x < SIDE && !joined(s, x, y - 1, x, y);
    int down = y < SIDE && !joined(s, x - 1, y, x, y);
    int left = x > 0 && !joined(s, x - 1, y - 1, x - 1, y);

    grid_put(&m->grid, row_of(m, y), column_of(m, x),
             lines[up | right << 1 | down << 2 | left << 3], INK_DIM);
}

/* The lines above and left of a square, or the rug that runs through. */
static void put_lines(struct market *m, int x, int y)
{
    int colour = x < SIDE && y < SIDE ? marrakech_rug_colour(m->s->rug[SIDE * x + y]) : NOBODY;
    bool above = joined(m->s, x, y - 1, x, y), beside = joined(m->s, x - 1, y, x, y);

    if (x < SIDE)
        fill(m, row_of(m, y), column_of(m, x) + 1, 1, m->wide, above ? weave[colour] : "─",
             above ? colour : INK_DIM);
    if (y < SIDE)
        fill(m, row_of(m, y) + 1, column_of(m, x), m->high, 1, beside ? weave[colour] : "│",
             beside ? colour : INK_DIM);
}

static void put_square(struct market *m, int x, int y)
{
    int square = SIDE * x + y, colour = marrakech_rug_colour(m->s->rug[square]);
    int row = middle_of_row(m, y), column = middle_of_column(m, x);
    char letter = colour == NOBODY ? ' ' : marrakech_colours[colour];

    if (colour != NOBODY)
        fill(m, row_of(m, y) + 1, column_of(m, x) + 1, m->high, m->wide, weave[colour], colour);
    if (square == m->s->assam) {
        grid_cell(&m->grid, row, column - 1, letter, INK_BOLD);
        grid_put(&m->grid, row, column, arrow[m->s->facing], INK_BOLD);
        grid_cell(&m->grid, row, column + 1, letter, INK_BOLD);
    } else if (colour == NOBODY) {
        grid_put(&m->grid, row, column, "·", INK_DIM);
    } else {
        grid_cell(&m->grid, row, column, letter, colour);
    }
}

/* An arc of the track beside the board: from one row down to another. */
static void put_arc(struct market *m, int from, int to, int column, bool at_left)
{
    int at = at_left ? column + 1 : column - 1;

    grid_put(&m->grid, from, at, "─", INK_DIM);
    grid_put(&m->grid, from, column, at_left ? "╭" : "╮", INK_DIM);
    fill(m, from + 1, column, to - from - 1, 1, "│", INK_DIM);
    grid_put(&m->grid, to, column, at_left ? "╰" : "╯", INK_DIM);
    grid_put(&m->grid, to, at, "─", INK_DIM);
}

/* The same above or below it: from one column to another. */
static void put_bow(struct market *m, int row, int from, int to, bool above)
{
    grid_put(&m->grid, row, from, above ? "╭" : "╰", INK_DIM);
    fill(m, row, from + 1, 1, to - from - 1, "─", INK_DIM);
    grid_put(&m->grid, row, to, above ? "╮" : "╯", INK_DIM);
}

/* Who leaves the market comes back beside where he left; at two corners round the corner. */
static void put_tracks(struct market *m)
{
    int top = row_of(m, 0) - 1, bottom = row_of(m, SIDE) + 1;
    int left = column_of(m, 0) - 2, right = column_of(m, SIDE) + 2;

    put_arc(m, top, middle_of_row(m, 0), right, false);
    put_arc(m, middle_of_row(m, SIDE - 1), bottom, left, true);
    for (int i = 0; i + 1 < SIDE; i += 2) {
        put_arc(m, middle_of_row(m, i), middle_of_row(m, i + 1), left, true);
        put_arc(m, middle_of_row(m, i + 1), middle_of_row(m, i + 2), right, false);
        put_bow(m, top, middle_of_column(m, i), middle_of_column(m, i + 1), true);
        put_bow(m, bottom, middle_of_column(m, i + 1), middle_of_column(m, i + 2), false);
    }
    put_bow(m, top, middle_of_column(m, SIDE - 1), right, true);
    put_bow(m, bottom, left, middle_of_column(m, 0), false);
}

static void put_market(struct market *m)
{
    for (int i = 0; i < SIDE; i++) {
        grid_number(&m->grid, 0, middle_of_column(m, i), i, INK_PLAIN);
        grid_number(&m->grid, middle_of_row(m, i), 0, i, INK_PLAIN);
    }
    for (int y = 0; y <= SIDE; y++)
        for (int x = 0; x <= SIDE; x++) {
            put_lines(m, x, y);
            put_corner(m, x, y);
            if (x < SIDE && y < SIDE)
                put_square(m, x, y);
        }
    put_tracks(m);
}

static void put_player(struct market *m, int p, int row, int column)
{
    const struct state *s = m->s;
    int ink = s->colour[p];
    char text[64];
    struct writer w = writer_over(text, sizeof text);

    if (s->phase != FINISHED && p == s->mover)
        grid_put(&m->grid, row, column, "▸", INK_BOLD);
    grid_put(&m->grid, row, column + 2, weave[ink], ink);
    grid_put(&m->grid, row, column + 4, marrakech_colour_name[ink], ink);
    write_number(&w, s->dirhams[p]);
    write_text(&w, " dirhams, ");
    write_number(&w, s->rugs[p]);
    write_text(&w, s->rugs[p] == 1 ? " rug" : " rugs");
    write_text(&w, marrakech_is_out(s, p) ? ", out" : "");
    grid_put(&m->grid, row, column + 11, text, INK_PLAIN);
    w = writer_over(text, sizeof text);
    write_text(&w, "score ");
    write_number(&w, marrakech_score(s, p));
    grid_put(&m->grid, row + 1, column + 11, text, INK_PLAIN);
}

static void write_outcome(struct writer *w, const struct state *s)
{
    unsigned winners = marrakech_winners(s);

    write_text(w, "The game is over: ");
    if (marrakech_count(winners) > 1) {
        write_text(w, "a draw.");
        return;
    }
    for (int p = 0; p < s->players; p++)
        if (winners >> p & 1)
            write_text(w, marrakech_colour_name[s->colour[p]]);
    write_text(w, " wins.");
}

static void write_phase(struct writer *w, const struct state *s)
{
    static const char *const deed[] = {" may turn Assam.", " rolls the die.", " lays a rug."};

    if (s->phase == FINISHED) {
        write_outcome(w, s);
        return;
    }
    write_text(w, marrakech_colour_name[s->colour[s->mover]]);
    write_text(w, marrakech_is_stuck(s) ? " has no room and lays none." : deed[s->phase]);
}

void marrakech_print(struct writer *w, const struct state *s)
{
    struct market m = {.s = s, .wide = 3, .high = 1};
    char text[80];
    struct writer phase = writer_over(text, sizeof text);
    int column;

    grid_start(&m.grid, w);
    if (m.grid.columns >= LEFT + SIDE * (LARGE_WIDE + 1) + 4 + PANEL_WIDTH &&
        m.grid.rows > TOP + SIDE * (LARGE_HIGH + 1) + 1) {
        m.wide = LARGE_WIDE;
        m.high = LARGE_HIGH;
    }
    put_market(&m);
    column = column_of(&m, SIDE) + 5;
    for (int p = 0; p < s->players; p++)
        put_player(&m, p, TOP + 1 + 3 * p, column);
    write_phase(&phase, s);
    grid_put(&m.grid, TOP + 1 + 3 * s->players, column + 2, text, INK_PLAIN);
    grid_write(&m.grid, w);
}
