/* Marrakech: its moves and positions as numbers. FORMAT.md has the tables. */
#include "core/space.h"
#include "games/marrakech/rules/marrakech.h"

#include <string.h>

/* Three turns of Assam, then rugs from a square to the one at its right, then to the one below it, then
   no rug at all. */
enum {
    TURNS = 3,
    ACROSS = TURNS,
    DOWN = ACROSS + (SIDE - 1) * SIDE,
    NO_RUG = DOWN + SIDE * (SIDE - 1),
    ACTIONS
};

/* Planes of the board: whose rug shows, by seat from the player on; joined to the square at the right and
   to the one below; Assam, by his facing. Then planes of one number each: the phase, how many seats on
   the mover sits, and four for each seat. */
enum {
    SHOWS = 0,
    JOINED_RIGHT = SHOWS + MAX_PLAYERS,
    JOINED_DOWN,
    ASSAM,
    PHASE = ASSAM + FACINGS,
    MOVER,
    PURSE,
    PURSE_HUNDREDS = PURSE + MAX_PLAYERS,
    RUGS_LEFT = PURSE_HUNDREDS + MAX_PLAYERS,
    IS_OUT = RUGS_LEFT + MAX_PLAYERS,
    PLANES = IS_OUT + MAX_PLAYERS
};

/* The tracks around the board allow four: bit 0 a half turn, bit 1 the board mirrored at the diagonal from the
   top left, which comes first. */
enum { HALF_TURN = 1, MIRROR = 2, SYMMETRIES = 4 };

static struct extent extent(const struct state *s)
{
    (void)s;
    return (struct extent){ACTIONS, PLANES, SIDE, SIDE, SYMMETRIES};
}

static int rug_action(move m)
{
    struct rug rug = marrakech_rug_of(m);

    if (rug.x[0] != rug.x[1])
        return ACROSS + rug.x[0] * SIDE + rug.y[0];
    return DOWN + rug.x[0] * (SIDE - 1) + rug.y[0];
}

static void actions(const struct state *s, const move *list, int count, int32_t *out)
{
    (void)s;
    for (int i = 0; i < count; i++) {
        enum kind kind = marrakech_kind(list[i]);
        int amount = marrakech_amount(list[i]);

        out[i] = kind == LAY ? rug_action(list[i]) : kind == SKIP ? NO_RUG : amount - (amount == 3);
    }
}

static move rug_move(const struct state *s, int action)
{
    bool across = action < DOWN;
    int place = action - (across ? ACROSS : DOWN), side = across ? SIDE : SIDE - 1;
    int x = place / side, y = place % side;
    struct rug rug = {.colour = s->colour[s->mover],
                      .number = NEXT_NUMBER,
                      .x = {x, x + across},
                      .y = {y, y + !across}};

    return marrakech_lay(&rug);
}

static move move_of(const struct state *s, int action)
{
    if (action < TURNS)
        return marrakech_turn(action + (action == 2));
    return action == NO_RUG ? marrakech_skip() : rug_move(s, action);
}

/* The board is written by rows, squares are numbered by columns. */
static int cell(int square)
{
    return square % SIDE * SIDE + square / SIDE;
}

static void draw_board(const struct state *s, int player, int8_t *out)
{
    int seat[COLOURS] = {0};

    for (int p = 0; p < s->players; p++)
        seat[s->colour[p]] = (p + s->players - player) % s->players;
    for (int square = 0; square < SQUARES; square++) {
        int colour = marrakech_rug_colour(s->rug[square]), at = cell(square);

        if (colour == NOBODY)
            continue;
        out[(SHOWS + seat[colour]) * SQUARES + at] = 1;
        out[JOINED_RIGHT * SQUARES + at] =
            square + SIDE < SQUARES && marrakech_same_rug(s->rug[square], s->rug[square + SIDE]);
        out[JOINED_DOWN * SQUARES + at] =
            square % SIDE < SIDE - 1 && marrakech_same_rug(s->rug[square], s->rug[square + 1]);
    }
    out[(ASSAM + s->facing) * SQUARES + cell(s->assam)] = 1;
}

static void fill(int8_t *out, int plane, int value)
{
    memset(out + plane * SQUARES, value, SQUARES);
}

static void planes(const struct state *s, int player, int8_t *out)
{
    memset(out, 0, PHASE * SQUARES);
    draw_board(s, player, out);
    fill(out, PHASE, s->phase);
    fill(out, MOVER, (s->mover + s->players - player) % s->players);
    for (int i = 0; i < MAX_PLAYERS; i++) {
        int p = (player + i) % s->players;
        bool there = i < s->players;

        fill(out, PURSE + i, there ? s->dirhams[p] % 100 : 0);
        fill(out, PURSE_HUNDREDS + i, there ? s->dirhams[p] / 100 : 0);
        fill(out, RUGS_LEFT + i, there ? s->rugs[p] : 0);
        fill(out, IS_OUT + i, there ? s->out >> p & 1 : 0);
    }
}

struct spot {
    int x, y;
};

/* Where the upper left corner of something of this size comes to lie; `wide` and `high` as it lies before. What
   hangs over the edge, where nothing ever is, stays over it. */
static struct spot turned(struct spot at, int wide, int high, int symmetry)
{
    if (symmetry & MIRROR) {
        at = (struct spot){at.y, at.x};
        return turned(at, high, wide, symmetry & HALF_TURN);
    }
    if (symmetry & HALF_TURN)
        at = (struct spot){(2 * SIDE - wide - at.x) % SIDE, (2 * SIDE - high - at.y) % SIDE};
    return at;
}

static int turned_facing(int facing, int symmetry)
{
    if (symmetry & MIRROR)
        facing = FACINGS - 1 - facing; /* north and west change places, and so do east and south */
    return symmetry & HALF_TURN ? (facing + FACINGS / 2) % FACINGS : facing;
}

/* A rug across becomes one that lies down, in the mirror; and right is left. */
static int turned_action(const struct state *s, int symmetry, int action)
{
    bool across = action < DOWN, flat = across != ((symmetry & MIRROR) != 0);
    int place = action - (across ? ACROSS : DOWN), side = across ? SIDE : SIDE - 1;
    struct spot at;

    (void)s;
    if (action < TURNS)
        return symmetry & MIRROR && action ? TURNS - action : action;
    if (action == NO_RUG)
        return action;
    at = turned((struct spot){place / side, place % side}, 1 + across, 2 - across, symmetry);
    return flat ? ACROSS + at.x * SIDE + at.y : DOWN + at.x * (SIDE - 1) + at.y;
}

static int turned_cell(const struct state *s, int symmetry, int cell)
{
    int plane = cell / SQUARES, place = cell % SQUARES;
    bool right = plane == JOINED_RIGHT, down = plane == JOINED_DOWN;
    struct spot at = {place % SIDE, place / SIDE};

    (void)s;
    if (plane >= PHASE)
        return cell;
    at = turned(at, 1 + right, 1 + down, symmetry);
    if (plane >= ASSAM)
        plane = ASSAM + turned_facing(plane - ASSAM, symmetry);
    else if ((right || down) && symmetry & MIRROR)
        plane = right ? JOINED_DOWN : JOINED_RIGHT;
    return plane * SQUARES + at.y * SIDE + at.x;
}

/* Assam looks elsewhere. */
static void turn_start(struct state *s, int symmetry)
{
    s->facing = (uint8_t)turned_facing(s->facing, symmetry);
}

const struct space marrakech_space = {extent,        actions,     move_of,   planes,
                                      turned_action, turned_cell, turn_start};
