/* Agamemnon: a board for human eyes. Nodes show their number or their tile, edges a letter for
   their type. */
#include "core/grid.h"
#include "games/agamemnon/rules/agamemnon.h"

/* How far the last node of the tables lies from the first; lines below the board; the largest board. */
enum { WIDEST = 79, TALLEST = 21, BELOW = 3, MOST_WIDE = 132, MOST_TALL = 34 };

/* Where a node's number or tile stands in the text: about twelve letters and five lines an edge. */
struct spot {
    int8_t row;
    uint8_t column;
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

/* A board being printed: spots are scaled to the room there is. */
struct page {
    struct grid grid;
    const struct state *s;
    int wide, tall; /* what WIDEST and TALLEST become */
};

static struct spot spot_of(const struct page *p, int node)
{
    struct spot at = spots[p->s->board][node];

    at.row = (int8_t)((at.row * p->tall + TALLEST / 2) / TALLEST);
    at.column = (uint8_t)(2 + ((at.column - 2) * p->wide + WIDEST / 2) / WIDEST);
    return at;
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

static void put_edge(struct page *p, int e)
{
    const struct board *b = &agamemnon_boards[p->s->board];
    struct spot from = spot_of(p, b->edge[e].a), to = spot_of(p, b->edge[e].b);
    int rows = to.row - from.row, columns = to.column - from.column;
    int steps = columns > 0 ? columns : -columns;
    int letter = p->s->unmapped ? TYPES + b->symbol[e] : p->s->type[e];
    char line = letter == EMPTY ? '.' : stroke(rows, columns);

    if (steps < (rows > 0 ? rows : -rows))
        steps = rows > 0 ? rows : -rows;
    for (int i = 1; i < steps; i++)
        grid_cell(&p->grid, from.row + (2 * rows * i + (rows < 0 ? -steps : steps)) / (2 * steps),
                  from.column + (2 * columns * i + (columns < 0 ? -steps : steps)) / (2 * steps),
                  line, INK_DIM);
    grid_cell(&p->grid, from.row + rows / 2, from.column + columns / 2,
              agamemnon_type_letters[letter], INK_BOLD);
}

static void put_node(struct page *p, int node)
{
    struct spot at = spot_of(p, node);
    int tile = p->s->tile[node];
    char text[8];
    struct writer w = writer_over(text, sizeof text);

    if (tile == NO_TILE) {
        write_char(&w, node == p->s->closed ? 'x' : ' ');
        write_digits(&w, node, 2);
        write_char(&w, node == p->s->closed ? 'x' : ' ');
    } else {
        write_char(&w, '[');
        write_char(&w, agamemnon_owner_letters[tile_owner(tile)]);
        write_char(&w, agamemnon_kind_letters[tile_kind(tile)]);
        write_char(&w, ']');
    }
    grid_put(&p->grid, at.row, at.column - 1, text, tile == NO_TILE ? INK_PLAIN : tile_owner(tile));
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

static int at_most(int value, int most)
{
    return value < most ? value : most;
}

void agamemnon_print(struct writer *w, const struct state *s)
{
    const struct board *b = &agamemnon_boards[s->board];
    int points[MAX_PLAYERS];
    struct page p = {.s = s};

    grid_start(&p.grid, w);
    p.wide = at_most(p.grid.columns - 5, MOST_WIDE);
    p.tall = at_most(p.grid.rows - BELOW - 1, MOST_TALL);
    for (int e = 0; e < b->edges; e++)
        put_edge(&p, e);
    for (int node = 0; node < b->nodes; node++)
        put_node(&p, node);
    grid_write(&p.grid, w);
    agamemnon_rules.scores(s, points);
    for (int player = 0; player < 2; player++)
        write_seat(w, s, player, points[player]);
    write_turn(w, s);
}
