/* Blokus: what can be placed where.

   Placements are found from the corners they must cover. Around each corner the squares that a
   colour may use select, column by column, the members of the fan that fit (tables.h): eight table
   look-ups answer for all 127 placements at once. */
#include "games/blokus/rules/board.h"

#include <string.h>

bool blokus_opened(const struct state *s, int colour)
{
    return s->held[colour] != ALL_TILES;
}

void blokus_allowed(const struct state *s, int colour, struct field *out)
{
    const struct variant *v = variant_of(s);
    uint32_t rows = ((1u << v->side) - 1) << MARGIN;
    uint32_t own[SIDE + 2] = {0};

    memcpy(own + 1, s->column[colour], sizeof s->column[colour]);
    memset(out, 0, sizeof *out);
    for (int x = 0; x < v->side; x++) {
        uint32_t taken = s->column[0][x] | s->column[1][x] | s->column[2][x] | s->column[3][x];
        uint32_t beside = own[x] | own[x + 2] | own[x + 1] << 1 | own[x + 1] >> 1;

        out->column[MARGIN + x] = rows & ~(taken | beside);
    }
}

/* Where a colour may open: its own start square, or with corners=any every one; if its own is taken
   (a game loaded from elsewhere) also every other. */
static void start_squares(const struct state *s, int colour, const struct field *allowed,
                          struct field *out)
{
    const struct variant *v = variant_of(s);

    for (int c = 0; c < v->colours; c++) {
        int x = MARGIN + v->start[c].x, y = MARGIN + v->start[c].y;

        out->column[x] |= allowed->column[x] & 1u << y;
    }
    if (corners_fixed(s)) {
        int x = MARGIN + v->start[colour].x, y = MARGIN + v->start[colour].y;
        uint32_t own = out->column[x] & 1u << y;

        if (own) {
            memset(out, 0, sizeof *out);
            out->column[x] = own;
        }
    }
}

void blokus_corners(const struct state *s, int colour, const struct field *allowed,
                    struct field *out)
{
    uint32_t own[SIDE + 2] = {0};

    memset(out, 0, sizeof *out);
    if (!blokus_opened(s, colour)) {
        start_squares(s, colour, allowed, out);
        return;
    }
    memcpy(own + 1, s->column[colour], sizeof s->column[colour]);
    for (int x = 0; x < SIDE; x++) {
        uint32_t sides = own[x] | own[x + 2];

        out->column[MARGIN + x] = allowed->column[MARGIN + x] & (sides << 1 | sides >> 1);
    }
}

int blokus_direction(const struct state *s, int colour, int x, int y)
{
    uint32_t above = 1u << (MARGIN + y - 1), below = 1u << (MARGIN + y + 1);
    uint32_t left = x > 0 ? s->column[colour][x - 1] : 0;
    uint32_t right = x < SIDE - 1 ? s->column[colour][x + 1] : 0;

    if (left & above)
        return 0;
    if (right & above)
        return FAN_LEFT;
    return left & below ? FAN_UP : FAN_LEFT | FAN_UP;
}

struct fan_set blokus_held_fan(uint32_t held)
{
    struct fan_set set = {{0, 0}};

    for (; held; held &= held - 1) {
        const struct fan_set *tile = &blokus_fan_tiles[__builtin_ctz(held)];

        set.word[0] |= tile->word[0];
        set.word[1] |= tile->word[1];
    }
    return set;
}

static bool fits(const struct field *allowed, const struct tile_shape *shape, int x, int y)
{
    for (int i = 0; i < shape->size; i++) {
        int column = MARGIN + x + shape->cell[i].x, row = MARGIN + y + shape->cell[i].y;

        if (column < 0 || column >= WIDTH || row < 0 || row >= WIDTH ||
            !(allowed->column[column] >> row & 1))
            return false;
    }
    return true;
}

/* The first tile may lie in any way over its start square, so there is no fan. */
static int list_openings(int colour, struct field *allowed, const struct field *starts, move *out)
{
    int count = 0;

    for (int x = 0; x < SIDE; x++)
        for (uint32_t rows = starts->column[MARGIN + x]; rows; rows &= rows - 1) {
            int y = __builtin_ctz(rows) - MARGIN;

            for (const struct tile_shape *shape = blokus_shapes; shape < blokus_shapes + SHAPES;
                 shape++)
                for (int i = 0; i < shape->size; i++) {
                    int ox = x - shape->cell[i].x, oy = y - shape->cell[i].y;

                    if (fits(allowed, shape, ox, oy))
                        out[count++] = move_place(colour, shape->tile, shape->orientation, ox, oy);
                }
            allowed->column[MARGIN + x] &= ~(rows & (0 - rows)); /* these have been listed */
        }
    return count;
}

static int list_fan(int colour, const struct fan_set *set, int direction, int x, int y, move *out)
{
    int count = 0;

    for (int half = 0; half < 2; half++)
        for (uint64_t left = set->word[half]; left; left &= left - 1) {
            const struct fan_member *f = &blokus_fans[direction][64 * half + __builtin_ctzll(left)];
            const struct tile_shape *shape = &blokus_shapes[f->shape];

            out[count++] =
                move_place(colour, shape->tile, shape->orientation, x + f->dx, y + f->dy);
        }
    return count;
}

static int list_fans(const struct state *s, int colour, struct field *allowed,
                     const struct field *corners, move *out)
{
    struct fan_set held = blokus_held_fan(s->held[colour]);
    int count = 0;

    for (int x = 0; x < SIDE; x++)
        for (uint32_t rows = corners->column[MARGIN + x]; rows; rows &= rows - 1) {
            int y = __builtin_ctz(rows) - MARGIN;
            int direction = blokus_direction(s, colour, x, y);
            struct fan_set set = blokus_fan(&allowed->column[MARGIN + x], 1, y, direction, &held);

            if (count > MOST_PLACEMENTS - FAN)
                return count;
            count += list_fan(colour, &set, direction, x, y, out + count);
            allowed->column[MARGIN + x] &= ~(rows & (0 - rows)); /* these have been listed */
        }
    return count;
}

/* Into rising order. Bucket by tile and orientation first: within a bucket the moves come almost
   sorted, since corners are met in rising order. */
static void sort_moves(const move *list, int count, move *out)
{
    enum { BUCKETS = (TILES + 1) * ORIENTATIONS };
    uint16_t first[BUCKETS + 1] = {0};

    for (int i = 0; i < count; i++)
        first[(list[i] >> TURN_SHIFT) % 256 + 1]++;
    for (int b = 0; b < BUCKETS; b++)
        first[b + 1] = (uint16_t)(first[b + 1] + first[b]);
    for (int i = 0; i < count; i++)
        out[first[(list[i] >> TURN_SHIFT) % 256]++] = list[i];
    for (int i = 1; i < count; i++) {
        move m = out[i];
        int at = i;

        for (; at > 0 && out[at - 1] > m; at--)
            out[at] = out[at - 1];
        out[at] = m;
    }
}

int blokus_list(const struct state *s, int colour, move *out)
{
    move unsorted[MOST_PLACEMENTS];
    struct field allowed, corners;
    int count;

    if (s->ceased >> colour & 1)
        return 0;
    blokus_allowed(s, colour, &allowed);
    blokus_corners(s, colour, &allowed, &corners);
    if (blokus_opened(s, colour))
        count = list_fans(s, colour, &allowed, &corners, unsorted);
    else
        count = list_openings(colour, &allowed, &corners, unsorted);
    sort_moves(unsorted, count, out);
    return count;
}

bool blokus_can_place(const struct state *s, int colour)
{
    struct fan_set held = blokus_held_fan(s->held[colour]);
    struct field allowed, corners;

    blokus_allowed(s, colour, &allowed);
    blokus_corners(s, colour, &allowed, &corners);
    for (int x = 0; x < SIDE && !(s->ceased >> colour & 1); x++)
        for (uint32_t rows = corners.column[MARGIN + x]; rows; rows &= rows - 1) {
            int y = __builtin_ctz(rows) - MARGIN;
            struct fan_set set;

            if (!blokus_opened(s, colour))
                return true; /* the monomino fits on any free start square */
            set = blokus_fan(&allowed.column[MARGIN + x], 1, y, blokus_direction(s, colour, x, y),
                             &held);
            if (set.word[0] | set.word[1])
                return true;
        }
    return false;
}

uint32_t blokus_playable(const struct state *s, int colour)
{
    move list[MOST_PLACEMENTS];
    uint32_t tiles = 0;
    int count = blokus_list(s, colour, list);

    for (int i = 0; i < count; i++)
        tiles |= 1u << move_placement(list[i]).tile;
    return tiles;
}
