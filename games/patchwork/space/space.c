/* Patchwork: its moves and positions as numbers. FORMAT.md has the tables. */
#include "core/space.h"
#include "games/patchwork/rules/patchwork.h"

#include <string.h>

/* A patch laid: which one, how it is turned, the square of its box's corner. A shuffled circle counts the
   patches on offer, an open one all of them. Then the special patch by its square, then the advance. */
enum { LAYS = ORIENTATIONS * SQUARES };

static int special_from(const struct state *s)
{
    return (s->open ? PATCHES : OFFER) * LAYS;
}

/* Planes of a quilt's size: both quilts, the player's first; the shapes of the three patches next to the
   token; the circle from the token on, patch after patch. Then planes of one number each. */
enum {
    QUILT = 0,
    OFFERED = QUILT + PLAYERS,
    CIRCLE = OFFERED + OFFER,
    NUMBERS_FROM,
    COST = NUMBERS_FROM,
    HOURS = COST + OFFER,
    INCOME = HOURS + OFFER,
    PURSE = INCOME + OFFER,
    PURSE_HUNDREDS = PURSE + PLAYERS,
    TIME = PURSE_HUNDREDS + PLAYERS,
    EARNS = TIME + PLAYERS,
    OTHER_FIRST = EARNS + PLAYERS, /* is behind on the track, or on top */
    HAS_SPECIAL,                   /* 1: the player has to place one, 2: the other */
    HAS_BONUS,
    IN_BAG, /* patches still to be drawn into the circle */
    PLANES
};

static struct extent extent(const struct state *s)
{
    return (struct extent){special_from(s) + SQUARES + 1, PLANES, SIDE, SIDE, ORIENTATIONS};
}

static int flat(int square) /* the tenth column of a quilt's numbers left out */
{
    return square / ROW * SIDE + square % ROW;
}

static void actions(const struct state *s, const move *list, int count, int32_t *out)
{
    int offer[PATCHES], offers = patchwork_offer(s, offer), item[PATCHES + 1] = {0};

    for (int i = 0; i < offers; i++)
        item[offer[i]] = s->open ? offer[i] : i;
    for (int i = 0; i < count; i++) {
        int patch = patchwork_patch_of(list[i]), square = flat(patchwork_square_of(list[i]));

        if (list[i] == ADVANCE)
            out[i] = special_from(s) + SQUARES;
        else if (patch == SPECIAL)
            out[i] = special_from(s) + square;
        else
            out[i] = item[patch] * LAYS + patchwork_turn_of(list[i]) * SQUARES + square;
    }
}

static move move_of(const struct state *s, int action)
{
    int offer[PATCHES], offers = patchwork_offer(s, offer), special = special_from(s);
    int place = action % SQUARES, square = place / SIDE * ROW + place % SIDE;
    int item = action / LAYS, patch;

    if (!patchwork_is_drawn(s))
        return 0;
    if (action == special + SQUARES)
        return ADVANCE;
    if (action >= special)
        return patchwork_lay(SPECIAL, 0, square);
    if (!s->open && item >= offers)
        return 0;
    patch = s->open ? item : offer[item];
    return patchwork_lay(patch, action / SQUARES % ORIENTATIONS, square);
}

/* The squares of a shape or a quilt become 1. */
static void draw_squares(int8_t *plane, uint64_t low, uint64_t high)
{
    for (; low; low &= low - 1)
        plane[flat(__builtin_ctzll(low))] = 1;
    for (; high; high &= high - 1)
        plane[flat(64 + __builtin_ctzll(high))] = 1;
}

static void fill(int8_t *out, int plane, int value)
{
    memset(out + plane * SQUARES, value, SQUARES);
}

/* What is left of the circle, from the token on; all of it in an open one. */
static void draw_circle(const struct state *s, int8_t *plane)
{
    int at = s->open ? 0 : s->neutral + 1;

    for (int i = 0, count = 0; i < PATCHES; i++, at++) {
        int place = at < PATCHES ? at : at - PATCHES;

        if (s->left >> place & 1)
            plane[count++] = (int8_t)(s->circle[place] + 1);
    }
}

static void draw_offer(const struct state *s, int8_t *out)
{
    int offer[PATCHES], offers = patchwork_offer(s, offer);

    for (int i = 0; i < OFFER; i++) {
        const struct patch *p = &patchwork_patches[i < offers ? offer[i] : SPECIAL];
        bool there = i < offers;

        if (there)
            draw_squares(out + (OFFERED + i) * SQUARES, p->shape[0].cover, 0);
        fill(out, COST + i, there ? p->cost : -1);
        fill(out, HOURS + i, there ? p->time : -1);
        fill(out, INCOME + i, there ? p->income : -1);
    }
}

static void planes(const struct state *s, int player, int8_t *out)
{
    memset(out, 0, NUMBERS_FROM * SQUARES);
    draw_circle(s, out + CIRCLE * SQUARES);
    draw_offer(s, out);
    for (int i = 0; i < PLAYERS; i++) {
        int p = i ? 1 - player : player;

        draw_squares(out + (QUILT + i) * SQUARES, s->quilt[p].low, s->quilt[p].high);
        fill(out, PURSE + i, s->purse[p] % 100);
        fill(out, PURSE_HUNDREDS + i, s->purse[p] / 100);
        fill(out, TIME + i, s->time[p]);
        fill(out, EARNS + i, s->income[p]);
    }
    fill(out, OTHER_FIRST,
         s->time[0] == s->time[1] ? s->top != player : s->time[1 - player] < s->time[player]);
    fill(out, HAS_SPECIAL, s->special == NOBODY ? 0 : 1 + (s->special - 1 != player));
    fill(out, HAS_BONUS, s->holder == NOBODY ? 0 : 1 + (s->holder - 1 != player));
    fill(out, IN_BAG, __builtin_popcountll(s->bag));
}

static int turned_action(const struct state *s, int symmetry, int action)
{
    int special = special_from(s), item = action / LAYS, turn = action / SQUARES % ORIENTATIONS;
    int place = action % SQUARES, offer[PATCHES], patch = SPECIAL;
    struct cell corner = {(int8_t)(place % SIDE), (int8_t)(place / SIDE)}, size = {1, 1};
    const struct pose *shape;

    if (action == special + SQUARES)
        return action;
    if (action < special) {
        int offers = patchwork_offer(s, offer);

        patch = s->open ? item : item < offers ? offer[item] : SPECIAL;
        shape = &patchwork_patches[patch].shape[turn];
        size = (struct cell){(int8_t)shape->width, (int8_t)shape->height};
        turn = orientation_after(turn, symmetry);
        turn = patchwork_patches[patch].shape[turn].same_as;
    }
    corner = box_turned(corner, size, SIDE, symmetry);
    if (corner.x < 0 || corner.y < 0) /* it hangs over the edge: no move anywhere */
        return action;
    place = corner.y * SIDE + corner.x;
    return action < special ? item * LAYS + turn * SQUARES + place : special + place;
}

static int turned_cell(const struct state *s, int symmetry, int cell)
{
    int plane = cell / SQUARES, place = cell % SQUARES;
    struct cell at = {(int8_t)(place % SIDE), (int8_t)(place / SIDE)};

    (void)s;
    if (plane >= OFFERED)
        return cell;
    at = box_turned(at, (struct cell){1, 1}, SIDE, symmetry);
    return plane * SQUARES + at.y * SIDE + at.x;
}

const struct space patchwork_space = {extent,        actions,     move_of, planes,
                                      turned_action, turned_cell, NULL};
