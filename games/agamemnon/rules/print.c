/* Agamemnon: a board for human eyes. Nodes show their number or their tile, edges a letter for
   their type. */
#include "games/agamemnon/rules/agamemnon.h"

#include <string.h>

enum { COLUMNS = 84, ROWS = 22 };

/* Where a node's number or tile stands in the text: about twelve letters and five lines an edge. */
struct spot {
    int8_t row, column;
};

/* clang-format off */
static const struct spot spots[BOARDS][MOST_NODES] = {
    [STANDARD] = {
        {7, 2}, {3, 8}, {11, 8}, {16, 8}, {7, 14}, {0, 18}, {14, 18}, {19, 18}, {4, 24}, {9, 24},
        {0, 30}, {14, 30}, {19, 30}, {4, 36}, {9, 36}, {0, 42}, {16, 41}, {21, 41}, {7, 47},
        {12, 47}, {3, 53}, {16, 53}, {21, 53}, {7, 59}, {12, 59}, {3, 65}, {19, 63}, {9, 69},
        {14, 69}, {5, 75}, {9, 81}, {14, 81},
    },
    [LOOM] = {
        {7, 2}, {3, 8}, {11, 8}, {16, 8}, {7, 14}, {0, 18}, {14, 18}, {19, 18}, {4, 24}, {9, 24},
        {0, 30}, {14, 30}, {19, 30}, {4, 36}, {9, 36}, {0, 42}, {16, 41}, {21, 41}, {7, 47},
        {12, 47}, {3, 53}, {16, 53}, {21, 53}, {7, 59}, {12, 59}, {3, 65}, {16, 65}, {21, 65},
        {9, 69}, {5, 75}, {14, 75}, {19, 75}, {9, 81},
    },
};
/* clang-format on */

struct canvas {
    char cell[ROWS][COLUMNS];
    int8_t ink[ROWS][COLUMNS];
};

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
    struct spot from = spots[s->board][b->edge[e].a], to = spots[s->board][b->edge[e].b];
    int row = from.row, column = from.column;
    int rows = to.row - row, columns = to.column - column;
    int letter = s->unmapped ? TYPES + b->symbol[e] : s->type[e];
    char line = letter == EMPTY ? '.' : stroke(rows, columns);

    for (int i = 1; i < STEPS; i++)
        put(c, row + (rows * i + (rows < 0 ? -STEPS : STEPS) / 2) / STEPS,
            column + (columns * i + (columns < 0 ? -STEPS : STEPS) / 2) / STEPS, line, INK_DIM);
    put(c, row + rows / 2, column + columns / 2, agamemnon_type_letters[letter], INK_BOLD);
}

static void put_node(struct canvas *c, const struct state *s, int node)
{
    int row = spots[s->board][node].row, column = spots[s->board][node].column;
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
