/* Boards for terminals. */
#include "core/grid.h"

#include <string.h>

enum { USUAL_COLUMNS = 80, USUAL_ROWS = 21 };

void grid_start(struct grid *g, const struct writer *w)
{
    memset(g, 0, sizeof *g);
    memset(g->ink, INK_PLAIN, sizeof g->ink);
    g->columns = w->columns > 0 ? w->columns : USUAL_COLUMNS;
    g->rows = w->rows > 0 ? w->rows : USUAL_ROWS;
    g->columns = g->columns < GRID_COLUMNS ? g->columns : GRID_COLUMNS;
    g->rows = g->rows < GRID_ROWS ? g->rows : GRID_ROWS;
}

/* How many bytes the character has that begins with this one. */
static size_t bytes_of(char first)
{
    unsigned char byte = (unsigned char)first;

    return byte < 0x80 ? 1 : byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
}

int grid_put(struct grid *g, int row, int column, const char *text, int ink)
{
    for (; *text; column++) {
        size_t bytes = bytes_of(*text);

        if (row >= 0 && row < g->rows && column >= 0 && column < g->columns) {
            memset(g->text[row][column], 0, sizeof g->text[row][column]);
            memcpy(g->text[row][column], text, bytes);
            g->ink[row][column] = (int8_t)ink;
        }
        text += bytes;
    }
    return column;
}

int grid_number(struct grid *g, int row, int column, int value, int ink)
{
    char text[16];
    struct writer w = writer_over(text, sizeof text);

    write_number(&w, value);
    return grid_put(g, row, column, text, ink);
}

void grid_cell(struct grid *g, int row, int column, char letter, int ink)
{
    char text[2] = {letter, '\0'};

    grid_put(g, row, column, text, ink);
}

static bool is_blank(const struct grid *g, int row, int column)
{
    return !g->text[row][column][0] || g->text[row][column][0] == ' ';
}

static void write_row(const struct grid *g, int row, struct writer *w)
{
    int end = g->columns, ink = INK_PLAIN;

    while (end > 0 && is_blank(g, row, end - 1))
        end--;
    for (int i = 0; i < end; i++) {
        if (g->ink[row][i] != ink && !is_blank(g, row, i)) {
            if (ink != INK_PLAIN)
                write_ink(w, INK_PLAIN);
            ink = g->ink[row][i];
            if (ink != INK_PLAIN)
                write_ink(w, ink);
        }
        if (is_blank(g, row, i))
            write_char(w, ' ');
        else
            write_bytes(w, g->text[row][i], bytes_of(g->text[row][i][0]));
    }
    if (ink != INK_PLAIN)
        write_ink(w, INK_PLAIN);
    write_char(w, '\n');
}

void grid_write(const struct grid *g, struct writer *w)
{
    int last = -1;

    for (int row = 0; row < g->rows; row++)
        for (int column = 0; column < g->columns; column++)
            if (!is_blank(g, row, column))
                last = row;
    for (int row = 0; row <= last; row++)
        write_row(g, row, w);
}

bool shelf_take(struct shelf *s, int columns, int rows, int *row, int *column)
{
    if (s->column + columns > s->right && s->column > s->left) {
        s->row += s->tallest + s->gap;
        s->column = s->left;
        s->tallest = 0;
    }
    if (s->column + columns > s->right || s->row + rows > s->bottom)
        return false;
    *row = s->row;
    *column = s->column;
    s->column += columns + 2;
    s->tallest = rows > s->tallest ? rows : s->tallest;
    return true;
}
