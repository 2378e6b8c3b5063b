/* Shapes made of a few squares. */
#include "games/polyomino.h"

static struct cell cell_turned(struct cell c, int orientation)
{
    int x = orientation >= 4 ? -c.x : c.x;
    int y = c.y;

    for (int turns = orientation % 4; turns > 0; turns--) {
        int was = x;

        x = -y;
        y = was;
    }
    return (struct cell){(int8_t)x, (int8_t)y};
}

int orientation_after(int first, int then)
{
    int turns = then < 4 ? then + first % 4 : then - first % 4; /* mirrored, turns run backwards */

    return (turns + 4) % 4 + ((first < 4) == (then < 4) ? 0 : 4);
}

struct cell box_turned(struct cell corner, struct cell size, int side, int orientation)
{
    /* Twice the way from the middle of the board to two corners of the box. */
    struct cell a = {(int8_t)(2 * corner.x - side), (int8_t)(2 * corner.y - side)};
    struct cell b = {(int8_t)(a.x + 2 * size.x), (int8_t)(a.y + 2 * size.y)};

    a = cell_turned(a, orientation);
    b = cell_turned(b, orientation);
    return (struct cell){(int8_t)(((a.x < b.x ? a.x : b.x) + side) / 2),
                         (int8_t)(((a.y < b.y ? a.y : b.y) + side) / 2)};
}

struct polyomino polyomino_turned(const struct polyomino *p, int orientation)
{
    struct polyomino turned = {.count = p->count};

    for (int i = 0; i < p->count; i++)
        turned.cell[i] = cell_turned(p->cell[i], orientation);
    return turned;
}

struct polyomino polyomino_shifted(const struct polyomino *p, int dx, int dy)
{
    struct polyomino shifted = *p;

    for (int i = 0; i < p->count; i++) {
        shifted.cell[i].x = (int8_t)(p->cell[i].x + dx);
        shifted.cell[i].y = (int8_t)(p->cell[i].y + dy);
    }
    return shifted;
}

struct cell polyomino_corner(const struct polyomino *p)
{
    struct cell corner = p->cell[0];

    for (int i = 1; i < p->count; i++) {
        if (p->cell[i].x < corner.x)
            corner.x = p->cell[i].x;
        if (p->cell[i].y < corner.y)
            corner.y = p->cell[i].y;
    }
    return corner;
}

struct cell polyomino_size(const struct polyomino *p)
{
    struct cell corner = polyomino_corner(p);
    struct cell size = {1, 1};

    for (int i = 0; i < p->count; i++) {
        int width = p->cell[i].x - corner.x + 1;
        int height = p->cell[i].y - corner.y + 1;

        if (width > size.x)
            size.x = (int8_t)width;
        if (height > size.y)
            size.y = (int8_t)height;
    }
    return size;
}

static bool stands_before(struct cell a, struct cell b)
{
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}

struct polyomino polyomino_normal(const struct polyomino *p)
{
    struct cell corner = polyomino_corner(p);
    struct polyomino normal = polyomino_shifted(p, -corner.x, -corner.y);

    for (int i = 1; i < normal.count; i++) {
        struct cell c = normal.cell[i];
        int at = i;

        for (; at > 0 && stands_before(c, normal.cell[at - 1]); at--)
            normal.cell[at] = normal.cell[at - 1];
        normal.cell[at] = c;
    }
    return normal;
}

bool polyomino_same(const struct polyomino *a, const struct polyomino *b)
{
    struct polyomino p = polyomino_normal(a), q = polyomino_normal(b);

    if (p.count != q.count)
        return false;
    for (int i = 0; i < p.count; i++)
        if (p.cell[i].x != q.cell[i].x || p.cell[i].y != q.cell[i].y)
            return false;
    return true;
}

int polyomino_first_orientation(const struct polyomino *p, int orientation)
{
    struct polyomino turned = polyomino_turned(p, orientation);

    for (int first = 0; first < orientation; first++) {
        struct polyomino other = polyomino_turned(p, first);

        if (polyomino_same(&other, &turned))
            return first;
    }
    return orientation;
}
