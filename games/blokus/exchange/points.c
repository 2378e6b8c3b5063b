/* Blokus: placements as lists of points. Columns are letters from the left, rows are numbers from the
   bottom. */
#include "games/blokus/exchange/exchange.h"

static struct cell read_point(struct reader *r, int side)
{
    const char *start = r->at;
    int x = read_char(r, "expected a point, such as a1") | 0x20; /* either case */
    int y;

    if (x < 'a' || x >= 'a' + side)
        read_fail_at(r, start, "expected a point, such as a1");
    y = read_number(r, side, "expected a row of the board, from 1");
    if (y == 0)
        read_fail_at(r, start + 1, "expected a row of the board, from 1");
    return (struct cell){(int8_t)(x - 'a'), (int8_t)(side - y)};
}

/* The tile that covers just these squares. */
static bool recognise(const struct polyomino *squares, struct placement *out)
{
    struct cell corner = polyomino_corner(squares);

    for (const struct tile_shape *shape = blokus_shapes; shape < blokus_shapes + SHAPES; shape++) {
        struct polyomino tile = {.count = (int8_t)shape->size};

        for (int i = 0; i < shape->size; i++)
            tile.cell[i] = shape->cell[i];
        if (polyomino_same(&tile, squares)) {
            *out = (struct placement){shape->tile, shape->orientation, corner.x - shape->left,
                                      corner.y - shape->top};
            return true;
        }
    }
    return false;
}

struct placement blokus_read_points(struct reader *r, int side)
{
    const char *start = r->at;
    struct polyomino squares = {0};
    struct placement p = {0, 0, 0, 0};

    do {
        struct cell c = read_point(r, side);

        if (squares.count < MOST_CELLS)
            squares.cell[squares.count++] = c;
    } while (read_if(r, ","));
    if (!r->error && !recognise(&squares, &p))
        read_fail_at(r, start, "these points are no tile");
    return p;
}

void blokus_write_points(struct writer *w, const struct placement *p, int side)
{
    const struct tile_shape *shape = placement_shape(p);
    bool first = true;

    for (int row = shape->height - 1; row >= 0; row--)
        for (int column = 0; column < shape->width; column++) {
            if (!(shape->column[column] >> row & 1))
                continue;
            if (!first)
                write_char(w, ',');
            first = false;
            write_char(w, (char)('a' + p->x + shape->left + column));
            write_number(w, side - (p->y + shape->top + row));
        }
}
