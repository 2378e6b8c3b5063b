/* Patchwork: quilts. Where a patch can lie, laying it, and what is covered. */
#include "games/patchwork/rules/patchwork.h"

#include <assert.h>

/* Nine rows of nine bits, the tenth of each left out. */
static const struct quilt all_squares = {0xF7FDFF7FDFF7FDFF, 0x1FF7FDF};

static struct quilt shifted(struct quilt q, int by) /* towards square 0, by 1 to 63 */
{
    return (struct quilt){q.low >> by | q.high << (64 - by), q.high >> by};
}

static struct quilt common(struct quilt a, struct quilt b)
{
    return (struct quilt){a.low & b.low, a.high & b.high};
}

int patchwork_covered(struct quilt q)
{
    return __builtin_popcountll(q.low) + __builtin_popcountll(q.high);
}

int patchwork_find_square(struct quilt q)
{
    const struct quilt corners = {0x701c07, 0}; /* where a 7x7 can begin: three rows of three */

    for (int step = 1; step <= ROW; step += ROW - 1) {
        struct quilt two = common(q, shifted(q, step));
        struct quilt four = common(two, shifted(two, 2 * step));

        q = common(four, shifted(four, 3 * step));
    }
    q.low &= corners.low;
    return q.low ? __builtin_ctzll(q.low) : -1;
}

move patchwork_laid(const struct state *s, int which, int player)
{
    int square = s->where[which] - 1 - NUMBERS * player;

    if (square < 0 || square >= NUMBERS)
        return 0;
    return which < PATCHES ? patchwork_lay(which, s->turn[which], square)
                           : patchwork_lay(SPECIAL, 0, square);
}

struct quilt patchwork_free(const struct state *s, int player)
{
    return (struct quilt){all_squares.low & ~s->quilt[player].low,
                          all_squares.high & ~s->quilt[player].high};
}

/* A shape fits where, for each of its cells, the square that far from the corner is free. */
struct quilt patchwork_corners(const struct pose *shape, struct quilt free)
{
    struct quilt at = shape->cover & 1 ? free : all_squares;

    for (uint64_t cells = shape->cover & ~(uint64_t)1; cells; cells &= cells - 1)
        at = common(at, shifted(free, __builtin_ctzll(cells)));
    return at;
}

int patchwork_ways(int patch, struct quilt free, move *out)
{
    const struct pose *shapes = patchwork_patches[patch].shape;
    int count = 0;

    for (int turn = 0; turn < ORIENTATIONS; turn++) {
        struct quilt at;

        if (shapes[turn].same_as != turn)
            continue;
        at = patchwork_corners(&shapes[turn], free);
        for (; at.low; at.low &= at.low - 1)
            out[count++] = patchwork_lay(patch, turn, __builtin_ctzll(at.low));
        for (; at.high; at.high &= at.high - 1)
            out[count++] = patchwork_lay(patch, turn, 64 + __builtin_ctzll(at.high));
    }
    return count;
}

/* Keep the special patches in rising order, so that equal quilts are equal bytes. */
static void note_special(struct state *s, uint8_t where)
{
    uint8_t *special = s->where + PATCHES;
    int at = 0;

    while (special[at] != 0 && special[at] < where)
        at++;
    for (; where != 0; at++) {
        uint8_t next = special[at];

        assert(at < SPECIALS);
        special[at] = where;
        where = next;
    }
}

void patchwork_put(struct state *s, int player, move laid)
{
    int patch = patchwork_patch_of(laid);
    int square = patchwork_square_of(laid);
    struct quilt cover = patchwork_cover(patchwork_shape_of(laid), square);
    uint8_t where = (uint8_t)(1 + NUMBERS * player + square);

    s->quilt[player].low |= cover.low;
    s->quilt[player].high |= cover.high;
    if (patch == SPECIAL) {
        note_special(s, where);
        return;
    }
    s->where[patch] = where;
    s->turn[patch] = (uint8_t)(patchwork_turn_of(laid));
    s->income[player] = (uint8_t)(s->income[player] + patchwork_patches[patch].income);
}
