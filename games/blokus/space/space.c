/* Blokus: its moves and positions as numbers. FORMAT.md has the tables. */
#include "core/space.h"
#include "games/blokus/rules/blokus.h"

#include <string.h>

/* The pass, then each of the 91 shapes wherever its box fits, column by column. Numbers of one shape
   begin at from[shape]. */
static int list_shapes(int side, int from[SHAPES])
{
    int next = 1;

    for (int i = 0; i < SHAPES; i++) {
        from[i] = next;
        next += (side - blokus_shapes[i].width + 1) * (side - blokus_shapes[i].height + 1);
    }
    return next;
}

/* Planes of the board's size: one for each colour, from the player's on; the start squares of colours that
   have not opened; and one for all that is not on the board, of which these are the cells. */
enum {
    HELD = 0, /* tiles not yet played, colour by colour */
    LAST = HELD + COLOURS * TILES,
    CEASED = LAST + COLOURS,
    MOVER = CEASED + COLOURS, /* how many colours on from the first */
    FIRST                     /* the colour that stands first */
};

int blokus_symmetries(const struct state *s)
{
    return corners_fixed(s) ? (s->mode == DUO ? 2 : 1) : (s->mode == DUO ? 4 : 8);
}

static struct extent extent(const struct state *s)
{
    const struct variant *v = variant_of(s);
    int from[SHAPES];

    return (struct extent){list_shapes(v->side, from), v->colours + 2, v->side, v->side,
                           blokus_symmetries(s)};
}

static void actions(const struct state *s, const move *list, int count, int32_t *out)
{
    int side = variant_of(s)->side, from[SHAPES];

    list_shapes(side, from);
    for (int i = 0; i < count; i++) {
        struct placement p = move_placement(list[i]);
        int shape;

        if (move_is_pass(list[i])) {
            out[i] = 0;
            continue;
        }
        shape = blokus_spellings[p.tile][p.orientation].shape;
        out[i] = from[shape] +
                 (p.x + blokus_shapes[shape].left) * (side - blokus_shapes[shape].height + 1) +
                 p.y + blokus_shapes[shape].top;
    }
}

/* A shape, and the corner of its box. */
struct lying {
    int shape, x, y;
};

static struct lying lying_at(int side, const int from[SHAPES], int action)
{
    int shape = SHAPES - 1, rows;

    while (from[shape] > action)
        shape--;
    rows = side - blokus_shapes[shape].height + 1;
    return (struct lying){shape, (action - from[shape]) / rows, (action - from[shape]) % rows};
}

static move move_of(const struct state *s, int action)
{
    int side = variant_of(s)->side, from[SHAPES];
    const struct tile_shape *shape;
    struct lying at;

    if (action == 0)
        return move_pass(s->mover);
    list_shapes(side, from);
    at = lying_at(side, from, action);
    shape = &blokus_shapes[at.shape];
    return move_place(s->mover, shape->tile, shape->orientation, at.x - shape->left,
                      at.y - shape->top);
}

/* The colour that `player` plays next, or did last. */
static int first_colour(const struct state *s, int player)
{
    int colours = variant_of(s)->colours, actor = blokus_rules.actor(s);

    if (actor == player || s->mode == EIGHTY_FOUR)
        return s->mover;
    for (int i = 0; i < colours; i++) {
        int colour = (s->mover + i) % colours;

        if (s->mode == TWO ? colour % 2 == player : colour == player)
            return colour;
    }
    return s->mover;
}

static void draw_colour(const struct state *s, int colour, int side, int8_t *plane)
{
    for (int x = 0; x < side; x++)
        for (uint32_t bits = s->column[colour][x] >> MARGIN; bits; bits &= bits - 1)
            plane[__builtin_ctz(bits) * side + x] = 1;
}

/* Its own start is 1 more than how many colours on it stands; one for all is 5. */
static void draw_start(const struct state *s, int colour, int order, int side, int8_t *plane)
{
    const struct variant *v = variant_of(s);

    if (blokus_opened(s, colour))
        return;
    for (int c = 0; c < v->colours; c++)
        if (!corners_fixed(s) || c == colour)
            plane[v->start[c].y * side + v->start[c].x] =
                (int8_t)(corners_fixed(s) ? order + 1 : COLOURS + 1);
}

static void planes(const struct state *s, int player, int8_t *out)
{
    int side = variant_of(s)->side, colours = variant_of(s)->colours, squares = side * side;
    int first = first_colour(s, player);
    int8_t *rest = out + (colours + 1) * squares;

    memset(out, 0, (size_t)((colours + 2) * squares));
    for (int i = 0; i < colours; i++) {
        int colour = (first + i) % colours;

        draw_colour(s, colour, side, out + i * squares);
        draw_start(s, colour, i, side, out + colours * squares);
        for (int tile = 0; tile < TILES; tile++)
            rest[HELD + i * TILES + tile] = s->held[colour] >> tile & 1;
        rest[LAST + i] = (int8_t)s->last[colour];
        rest[CEASED + i] = s->ceased >> colour & 1;
    }
    rest[MOVER] = (int8_t)((s->mover + colours - first) % colours);
    rest[FIRST] = (int8_t)first;
}

/* How the board is turned: Duo's two start squares stay what they are. */
static int turning(const struct state *s, int symmetry)
{
    static const int own[] = {0, 7}, both[] = {0, 2, 5, 7};

    if (s->mode != DUO)
        return symmetry;
    return corners_fixed(s) ? own[symmetry] : both[symmetry];
}

static int turned_action(const struct state *s, int symmetry, int action)
{
    int side = variant_of(s)->side, by = turning(s, symmetry), from[SHAPES], to;
    const struct tile_shape *shape;
    struct lying at;
    struct cell corner;

    if (action == 0)
        return 0;
    list_shapes(side, from);
    at = lying_at(side, from, action);
    shape = &blokus_shapes[at.shape];
    corner = box_turned((struct cell){(int8_t)at.x, (int8_t)at.y},
                        (struct cell){(int8_t)shape->width, (int8_t)shape->height}, side, by);
    to = blokus_spellings[shape->tile][orientation_after(shape->orientation, by)].shape;
    return from[to] + corner.x * (side - blokus_shapes[to].height + 1) + corner.y;
}

move blokus_turned(const struct state *s, move m, int symmetry)
{
    int32_t action;

    actions(s, &m, 1, &action);
    return move_of(s, turned_action(s, symmetry, action));
}

static int turned_cell(const struct state *s, int symmetry, int cell)
{
    int side = variant_of(s)->side, squares = side * side;
    int plane = cell / squares, place = cell % squares;
    struct cell at = {(int8_t)(place % side), (int8_t)(place / side)};

    if (plane > variant_of(s)->colours)
        return cell;
    at = box_turned(at, (struct cell){1, 1}, side, turning(s, symmetry));
    return plane * squares + at.y * side + at.x;
}

const struct space blokus_space = {extent,        actions,     move_of, planes,
                                   turned_action, turned_cell, NULL};
