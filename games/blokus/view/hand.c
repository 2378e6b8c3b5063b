/* Blokus: the tile in hand. How it is turned, where it would lie, what may be done with it. */
#include "games/blokus/view/view.h"

const struct tile_shape *blokus_view_shape_of(int tile, int turn)
{
    return &blokus_shapes[blokus_spellings[tile][turn].shape];
}

/* The first orientation that is at least as wide as it is high. */
int blokus_view_tray_turn(int tile)
{
    for (int turn = 0; turn < ORIENTATIONS; turn++) {
        const struct tile_shape *shape = blokus_view_shape_of(tile, turn);

        if (shape->width >= shape->height)
            return shape->orientation;
    }
    return 0;
}

/* The square of the tile that is nearest to its middle. */
struct cell blokus_view_handle(const struct tile_shape *shape)
{
    int middle_x = 0, middle_y = 0, best = 0, nearest = 0;

    for (int i = 0; i < shape->size; i++) {
        middle_x += shape->cell[i].x;
        middle_y += shape->cell[i].y;
    }
    for (int i = 0; i < shape->size; i++) {
        int dx = shape->cell[i].x * shape->size - middle_x;
        int dy = shape->cell[i].y * shape->size - middle_y;
        int far = dx * dx + dy * dy;

        if (i == 0 || far < nearest) {
            best = i;
            nearest = far;
        }
    }
    return shape->cell[best];
}

int blokus_view_turned(int tile, int turn, enum gesture g)
{
    static const uint8_t mirrored[ORIENTATIONS] = {4, 7, 6, 5, 0, 3, 2, 1};
    int half = turn & 4, next = turn;

    if (g == GESTURE_FLIP)
        next = mirrored[turn];
    else
        next = half | ((turn + (g == GESTURE_TURN_LEFT ? 3 : 1)) & 3);
    return blokus_view_shape_of(tile, next)->orientation;
}

/* ---- What can be done ----------------------------------------------------------------------- */

static void mark(struct field *f, int x, int y)
{
    f->column[MARGIN + x] |= 1u << (MARGIN + y);
}

static void mark_covered(struct field *f, const struct field *of, const struct placement *p)
{
    const struct tile_shape *shape = placement_shape(p);

    for (int i = 0; i < shape->size; i++) {
        int x = p->x + shape->cell[i].x, y = p->y + shape->cell[i].y;

        if (field_has(of, x, y))
            mark(f, x, y);
    }
}

void blokus_view_chances(const struct state *s, const struct ui *ui, struct chances *out)
{
    move list[MAX_MOVES];
    int count = blokus_list(s, s->mover, list);
    struct field allowed, corners;

    *out = (struct chances){0};
    blokus_allowed(s, s->mover, &allowed);
    blokus_corners(s, s->mover, &allowed, &corners);
    for (int i = 0; i < count; i++) {
        struct placement p = move_placement(list[i]);

        out->tiles |= 1u << p.tile;
        mark_covered(&out->corners, &corners, &p);
        if (p.tile != ui->tile - 1)
            continue;
        out->turns = (uint8_t)(out->turns | 1 << p.orientation);
        if (p.orientation == ui->turn) {
            struct cell handle = blokus_view_handle(placement_shape(&p));

            mark(&out->squares, p.x + handle.x, p.y + handle.y);
            mark_covered(&out->near, &corners, &p);
        }
    }
}

/* ---- Where it would lie --------------------------------------------------------------------- */

bool blokus_view_is_square(const struct state *s, int target)
{
    int side = variant_of(s)->side;

    return target >= 0 && target < SIDE * SIDE && target % SIDE < side && target / SIDE < side;
}

static int clamp(int value, int least, int most)
{
    return value < least ? least : value > most ? most : value;
}

/* The square to point at: not so near the edge that the tile would hang over it; and if it may not lie
   there, but next to it, then there. */
static struct cell snap(const struct state *s, const struct tile_shape *shape, struct cell handle,
                        const struct chances *c, int square)
{
    static const struct cell around[] = {{0, 0},   {0, -1}, {0, 1},  {-1, 0}, {1, 0},
                                         {-1, -1}, {1, -1}, {-1, 1}, {1, 1}};
    int side = variant_of(s)->side;
    int x =
        clamp(square % SIDE, handle.x - shape->left, side - shape->width + handle.x - shape->left);
    int y =
        clamp(square / SIDE, handle.y - shape->top, side - shape->height + handle.y - shape->top);

    for (size_t i = 0; i < sizeof around / sizeof *around; i++)
        if (field_has(&c->squares, x + around[i].x, y + around[i].y))
            return (struct cell){(int8_t)(x + around[i].x), (int8_t)(y + around[i].y)};
    return (struct cell){(int8_t)x, (int8_t)y};
}

struct ghost blokus_view_ghost(const struct state *s, const struct ui *ui, const struct chances *c,
                               int square)
{
    struct ghost g = {.there = false};
    const struct tile_shape *shape;
    struct cell handle, at;

    if (!ui->tile || !blokus_view_is_square(s, square))
        return g;
    shape = blokus_view_shape_of(ui->tile - 1, ui->turn);
    handle = blokus_view_handle(shape);
    at = snap(s, shape, handle, c, square);
    g.there = true;
    g.legal = field_has(&c->squares, at.x, at.y);
    g.at = (struct placement){shape->tile, shape->orientation, at.x - handle.x, at.y - handle.y};
    g.m = move_place(s->mover, g.at.tile, g.at.orientation, g.at.x, g.at.y);
    return g;
}

int blokus_view_shown_square(const struct scene *sc)
{
    if (blokus_view_is_square(sc->now, sc->focus))
        return sc->focus;
    return sc->ui->looked - 1;
}

/* As it lies in the tray; but if it fits nowhere so, the first way round that does. */
void blokus_view_take(struct ui *ui, const struct state *s, int tile)
{
    struct chances c;

    *ui = (struct ui){.tile = (uint8_t)(tile + 1), .turn = (uint8_t)blokus_view_tray_turn(tile)};
    blokus_view_chances(s, ui, &c);
    if (c.turns && !(c.turns >> ui->turn & 1))
        ui->turn = (uint8_t)__builtin_ctz(c.turns);
}
