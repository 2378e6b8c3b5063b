/* Blokus: a board for human eyes. The board stands at the left; beside it every colour with its score and
   what it holds, and pictures of the tiles, of all colours where there is room, else of the one to move. */
#include "core/grid.h"
#include "games/blokus/rules/board.h"

enum { TILE_GAP = 1, NAME_ROWS = 2, PANEL_LEFT = 4 };

static const char marks[] = "BYRG";
static const int inks[] = {TINT_BLUE, TINT_YELLOW, TINT_RED, TINT_GREEN};

static void put_board(struct grid *g, const struct state *s)
{
    int side = variant_of(s)->side;

    for (int i = 0; i < side; i++) {
        grid_cell(g, 0, 3 + 2 * i, blokus_letters[i], INK_DIM);
        grid_cell(g, 1 + i, 1, blokus_letters[i], INK_DIM);
    }
    for (int y = 0; y < side; y++)
        for (int x = 0; x < side; x++) {
            int colour = blokus_colour_at(s, x, y);

            if (colour < 0)
                grid_put(g, 1 + y, 3 + 2 * x, "·", INK_DIM);
            else
                grid_cell(g, 1 + y, 3 + 2 * x, marks[colour], inks[colour]);
        }
}

/* The way a tile takes least height. */
static const struct tile_shape *lying(int tile)
{
    const struct tile_shape *best = NULL;

    for (int i = 0; i < SHAPES; i++)
        if (blokus_shapes[i].tile == tile && (!best || blokus_shapes[i].height < best->height))
            best = &blokus_shapes[i];
    return best;
}

/* Tiles, each drawn with its own letter; those that fit nowhere are dim. Says below which row they end,
   or -1 if there was no room for all of them. */
static int put_tiles(struct grid *g, uint32_t held, uint32_t playable, int ink, struct shelf room)
{
    for (int tile = 0; tile < TILES; tile++) {
        const struct tile_shape *shape = lying(tile);
        int row, column;

        if (!(held >> tile & 1))
            continue;
        if (!shelf_take(&room, shape->width, shape->height, &row, &column))
            return -1;
        for (int i = 0; i < shape->size; i++)
            grid_cell(g, row + shape->cell[i].y - shape->top,
                      column + shape->cell[i].x - shape->left, blokus_letters[tile],
                      playable >> tile & 1 ? ink : INK_DIM);
    }
    return room.row + room.tallest;
}

static int put_tiles_anyhow(struct grid *g, const struct state *s, int colour, struct shelf room)
{
    uint32_t playable = blokus_playable(s, colour);
    struct grid before = *g;
    int end = put_tiles(g, s->held[colour], playable, inks[colour], room);

    if (end >= 0)
        return end;
    *g = before;
    room.gap = 0;
    end = put_tiles(g, s->held[colour], playable, inks[colour], room);
    return end < 0 ? room.bottom : end;
}

/* "> blue   -59", and what is known of the tiles without a picture. */
static void put_colour(struct grid *g, const struct state *s, int colour, int row, int column)
{
    uint32_t held = s->held[colour], stuck = held & ~blokus_playable(s, colour);
    char text[GRID_COLUMNS];
    struct writer w = writer_over(text, sizeof text);
    bool over = blokus_rules.actor(s) == OVER, mover = colour == s->mover && !over;

    grid_put(g, row, column, mover ? ">" : " ", INK_BOLD);
    grid_put(g, row, column + 2, blokus_colour_names[colour], inks[colour]);
    write_number(&w, blokus_colour_score(s, colour));
    if (s->ceased >> colour & 1)
        write_text(&w, over ? "" : ", stopped");
    else if (held && stuck == held)
        write_text(&w, ", blocked");
    else if (stuck) {
        write_text(&w, ", no room for ");
        blokus_write_tiles(&w, stuck);
    }
    grid_put(g, row, column + 9, text, INK_PLAIN);
    w = writer_over(text, sizeof text);
    write_text(&w, held ? "holds " : "holds nothing");
    blokus_write_tiles(&w, held);
    grid_put(g, row + 1, column + 2, text, INK_PLAIN);
}

/* Where a player has several colours, or shares one. Says below which row they end. */
static int put_players(struct grid *g, const struct state *s, int row, int column)
{
    int points[MAX_PLAYERS];

    if (s->mode == FOUR || s->mode == DUO)
        return row;
    blokus_rules.scores(s, points);
    for (int p = 0; p < variant_of(s)->players; p++, row++) {
        int at = grid_put(g, row, column + 2, "player ", INK_PLAIN);

        at = grid_number(g, row, at, p + 1, INK_PLAIN);
        at = grid_put(g, row, at, " (", INK_PLAIN);
        at = grid_put(g, row, at, blokus_rules.seat_name(s, p), INK_PLAIN);
        at = grid_put(g, row, at, "): ", INK_PLAIN);
        grid_number(g, row, at, points[p], INK_PLAIN);
    }
    return row;
}

/* Everybody's tiles as pictures, if there is room for them; otherwise nothing. */
static bool put_all(struct grid *g, const struct state *s, int column)
{
    struct grid before = *g;
    int row = put_players(g, s, 0, column);

    for (int c = 0; c < variant_of(s)->colours; c++) {
        struct shelf room = {.row = row + NAME_ROWS,
                             .column = column + 2,
                             .left = column + 2,
                             .right = g->columns,
                             .bottom = g->rows,
                             .gap = TILE_GAP};

        put_colour(g, s, c, row, column);
        row = put_tiles(g, s->held[c], blokus_playable(s, c), inks[c], room);
        if (row < 0) {
            *g = before;
            return false;
        }
        row++;
    }
    return true;
}

static void put_mover(struct grid *g, const struct state *s, int column)
{
    int row = put_players(g, s, 0, column);
    struct shelf room = {.column = column + 2,
                         .left = column + 2,
                         .right = g->columns,
                         .bottom = g->rows,
                         .gap = TILE_GAP};

    for (int c = 0; c < variant_of(s)->colours; c++, row += NAME_ROWS)
        put_colour(g, s, c, row, column);
    room.row = row + 1;
    if (blokus_rules.actor(s) != OVER)
        put_tiles_anyhow(g, s, s->mover, room);
}

void blokus_print(struct writer *w, const struct state *s)
{
    int column = 3 + 2 * variant_of(s)->side + PANEL_LEFT - 2;
    struct grid g;

    grid_start(&g, w);
    put_board(&g, s);
    if (!put_all(&g, s, column))
        put_mover(&g, s, column);
    grid_write(&g, w);
}
