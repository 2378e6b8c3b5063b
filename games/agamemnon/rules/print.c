/* Agamemnon: a board for human eyes. Nodes show their number or their tile, edges a letter for
   their type. */
#include "games/agamemnon/rules/agamemnon.h"

#include <string.h>

/* One unit of the board, the length of an edge, is 132 in the picture of the tables. */
enum { LEFT = 77, TOP = 90, UNIT = 132, UNIT_COLUMNS = 12, UNIT_ROWS = 5, COLUMNS = 84, ROWS = 22 };

struct canvas {
    char cell[ROWS][COLUMNS];
    int8_t ink[ROWS][COLUMNS];
};

static int column_at(int x)
{
    return 2 + ((x - LEFT) * UNIT_COLUMNS + UNIT / 2) / UNIT;
}

static int row_at(int y)
{
    return ((y - TOP) * UNIT_ROWS + UNIT / 2) / UNIT;
}

static void put(struct canvas *c, int row, int column, char letter, int ink)
{
    c->cell[row][column] = letter;
    c->ink[row][column] = (int8_t)ink;
}

/* The stroke that fits the direction of an edge. */
static char stroke(int rows, int columns)
{
    if (rows == 0)
        return '-';
    if (columns == 0)
        return '|';
    return (rows > 0) == (columns > 0) ? '\\' : '/';
}

static void put_edge(struct canvas *c, const struct state *s, int e)
{
    enum { STEPS = 12 };
    const struct board *b = &agamemnon_boards[s->board];
    int row = row_at(b->centre[b->edge[e].a].y), column = column_at(b->centre[b->edge[e].a].x);
    int rows = row_at(b->centre[b->edge[e].b].y) - row;
    int columns = column_at(b->centre[b->edge[e].b].x) - column;
    int letter = s->unmapped ? TYPES + b->symbol[e] : s->type[e];
    char line = letter == EMPTY ? '.' : stroke(rows, columns);

    for (int i = 1; i < STEPS; i++)
        put(c, row + (rows * i + (rows < 0 ? -STEPS : STEPS) / 2) / STEPS,
            column + (columns * i + (columns < 0 ? -STEPS : STEPS) / 2) / STEPS, line, INK_DIM);
    put(c, row + rows / 2, column + columns / 2, agamemnon_type_letters[letter], INK_BOLD);
}

static void put_node(struct canvas *c, const struct state *s, int node)
{
    const struct board *b = &agamemnon_boards[s->board];
    int row = row_at(b->centre[node].y), column = column_at(b->centre[node].x);
    int tile = s->tile[node];

    if (tile == NO_TILE) {
        put(c, row, column - 1, node == s->closed ? 'x' : ' ', INK_PLAIN);
        put(c, row, column, (char)('0' + node / 10), INK_PLAIN);
        put(c, row, column + 1, (char)('0' + node % 10), INK_PLAIN);
        put(c, row, column + 2, node == s->closed ? 'x' : ' ', INK_PLAIN);
        return;
    }
    put(c, row, column - 1, '[', tile_owner(tile));
    put(c, row, column, agamemnon_owner_letters[tile_owner(tile)], tile_owner(tile));
    put(c, row, column + 1, agamemnon_kind_letters[tile_kind(tile)], tile_owner(tile));
    put(c, row, column + 2, ']', tile_owner(tile));
}

static void write_row(struct writer *w, const struct canvas *c, int row)
{
    int end = COLUMNS, ink = INK_PLAIN;

    while (end > 0 && c->cell[row][end - 1] == ' ')
        end--;
    for (int i = 0; i < end; i++) {
        if (c->ink[row][i] != ink && c->cell[row][i] != ' ') {
            write_ink(w, INK_PLAIN);
            ink = c->ink[row][i];
            if (ink != INK_PLAIN)
                write_ink(w, ink);
        }
        write_char(w, c->cell[row][i]);
    }
    if (ink != INK_PLAIN)
        write_ink(w, INK_PLAIN);
    write_char(w, '\n');
}

/* "black   9 points   still to draw: a b f f i" */
static void write_seat(struct writer *w, const struct state *s, int player, int points)
{
    write_ink(w, player);
    write_char(w, agamemnon_owner_letters[player]);
    write_char(w, ' ');
    write_pad(w, agamemnon_seat_name(s, player), 8);
    write_ink(w, INK_PLAIN);
    write_number(w, points);
    write_text(w, points == 1 ? " point, to draw:" : " points, to draw:");
    for (int kind = 0; kind < KINDS; kind++)
        for (int i = 0; i < s->bag[player][kind]; i++) {
            write_char(w, ' ');
            write_char(w, agamemnon_kind_letters[kind]);
        }
    write_char(w, '\n');
}

static void write_turn(struct writer *w, const struct state *s)
{
    int player = agamemnon_owner(s->placed);

    if (s->unmapped) {
        write_text(w, "The types of the classes A to D are drawn first.\n");
        return;
    }
    if (s->placed == TILES) {
        write_text(w, "The game is over.\n");
        return;
    }
    write_text(w, "Turn ");
    write_number(w, agamemnon_turn(s->placed));
    write_text(w, ": ");
    write_text(w, agamemnon_seat_name(s, player));
    write_text(w, agamemnon_wanted(s) > 0 ? " draws" : " places");
    for (int i = 0; i < s->held; i++) {
        write_text(w, i ? " and " : " ");
        agamemnon_write_tile(w, player, s->hand[i]);
    }
    write_text(w, s->redraw ? ", or puts a weaver back\n" : "\n");
}

void agamemnon_print(struct writer *w, const struct state *s)
{
    const struct board *b = &agamemnon_boards[s->board];
    int points[MAX_PLAYERS];
    struct canvas c;

    memset(c.cell, ' ', sizeof c.cell);
    memset(c.ink, INK_PLAIN, sizeof c.ink);
    for (int e = 0; e < b->edges; e++)
        put_edge(&c, s, e);
    for (int node = 0; node < b->nodes; node++)
        put_node(&c, s, node);
    for (int row = 0; row < ROWS; row++)
        write_row(w, &c, row);
    agamemnon_rules.scores(s, points);
    for (int player = 0; player < 2; player++)
        write_seat(w, s, player, points[player]);
    write_turn(w, s);
}
