/* Blokus: kinds of squares, as the colour to move sees them. */
#include "games/blokus/brain/sight.h"

#include <string.h>

/* Colours that act for the same person or team as the mover. In the three-player game green is a
   friend of whoever plays it and a rival of everybody else. */
static unsigned friends(const struct state *s)
{
    switch (s->mode) {
    case TWO:
    case TEAMS:
        return 1u << (s->mover + 2) % 4;
    case EIGHTY_FOUR:
        return 15u & ~(1u << s->mover);
    case THREE:
        return s->mover == GREEN ? 1u << blokus_rules.actor(s) : 0;
    default:
        return 0;
    }
}

void blokus_spread(const struct state *s, int colour, struct field steps[REACH])
{
    struct field allowed;

    blokus_allowed(s, colour, &allowed);
    blokus_corners(s, colour, &allowed, &steps[0]);
    for (int k = 1; k < REACH; k++) {
        const uint32_t *from = steps[k - 1].column;

        for (int x = 1; x < WIDTH - 1; x++)
            steps[k].column[x] =
                (from[x] | from[x] << 1 | from[x] >> 1 | from[x - 1] | from[x + 1]) &
                allowed.column[x];
        steps[k].column[0] = steps[k].column[WIDTH - 1] = 0;
    }
}

struct view_fields {
    struct field allowed, corners; /* of the mover */
    struct field mine[REACH];      /* where its next tile gets, by steps */
    struct field fresh;            /* at and beside corners of rivals' last tiles */
    struct field near[REACH];      /* where rivals get, by steps */
    struct field friendly;         /* where friends could start */
    uint32_t own[WIDTH], friend[WIDTH], rival[WIDTH];
};

/* Corners of the rival's last tile, and what is one step from them. */
static void add_fresh(const struct state *s, int colour, const struct field *steps,
                      struct view_fields *v)
{
    struct placement p;
    const struct tile_shape *shape;

    if (!s->last[colour])
        return;
    p = placement_at(s, colour, s->last[colour] - 1);
    shape = placement_shape(&p);
    for (int i = 0; i < shape->corners; i++) {
        int x = MARGIN + p.x + shape->corner[i].dx, y = MARGIN + p.y + shape->corner[i].dy;
        uint32_t bit = 1u << y;

        if (!(steps[0].column[x] & bit))
            continue;
        v->fresh.column[x] |= bit | ((bit << 1 | bit >> 1) & steps[1].column[x]);
        v->fresh.column[x - 1] |= bit & steps[1].column[x - 1];
        v->fresh.column[x + 1] |= bit & steps[1].column[x + 1];
    }
}

static void add_rival(const struct state *s, int colour, struct view_fields *v)
{
    struct field steps[REACH];

    blokus_spread(s, colour, steps);
    add_fresh(s, colour, steps, v);
    for (int k = 0; k < REACH; k++)
        for (int x = 0; x < WIDTH; x++)
            v->near[k].column[x] |= steps[k].column[x];
}

static void add_friend(const struct state *s, int colour, struct view_fields *v)
{
    struct field allowed, corners;

    blokus_allowed(s, colour, &allowed);
    blokus_corners(s, colour, &allowed, &corners);
    for (int x = 0; x < WIDTH; x++)
        v->friendly.column[x] |= corners.column[x];
}

static void collect(const struct state *s, struct view_fields *v)
{
    unsigned with = friends(s);

    memset(v, 0, sizeof *v);
    blokus_allowed(s, s->mover, &v->allowed);
    blokus_corners(s, s->mover, &v->allowed, &v->corners);
    blokus_spread(s, s->mover, v->mine);
    for (int c = 0; c < variant_of(s)->colours; c++) {
        uint32_t *tiles = c == s->mover ? v->own : with >> c & 1 ? v->friend : v->rival;

        for (int x = 0; x < SIDE; x++)
            tiles[MARGIN + x] |= s->column[c][x];
        if (c == s->mover || s->ceased >> c & 1)
            continue;
        if (with >> c & 1)
            add_friend(s, c, v);
        else
            add_rival(s, c, v);
    }
}

static bool bit(uint32_t word, int y)
{
    return word >> y & 1;
}

static int cover_kind(const struct view_fields *v, int x, int y)
{
    int steps = REACH;

    for (int k = 0; k < REACH; k++) /* where one step gets, two do */
        steps -= bit(v->near[k].column[x], y);
    return steps + (bit(v->friendly.column[x], y) ? COVER_FRIEND : 0) +
           (bit(v->fresh.column[x], y) ? COVER_FRESH : 0);
}

static int beside_kind(const struct view_fields *v, int x, int y)
{
    if (bit(v->rival[x], y))
        return BESIDE_RIVAL;
    if (bit(v->friend[x], y))
        return BESIDE_FRIEND;
    if (bit(v->corners.column[x], y))
        return BESIDE_CORNER;
    return bit(v->allowed.column[x], y) ? BESIDE_OPEN : BESIDE_CLOSED;
}

/* Squares that can be used among the 25 around one of them, in fours. */
static int openness(const uint32_t *column, int y)
{
    uint32_t bits = 0;

    for (int i = -2; i <= 2; i++)
        bits = bits << 5 | (column[i] >> (y - 2) & 31);
    bits -= bits >> 1 & 0x55555555u;
    bits = (bits & 0x33333333u) + (bits >> 2 & 0x33333333u);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0fu;
    return ((int)(bits * 0x01010101u >> 24) - 1) / 4;
}

static int corner_kind(const struct view_fields *v, int x, int y)
{
    const uint32_t *open = v->allowed.column;

    if (bit(v->rival[x], y))
        return CORNER_RIVAL;
    if (bit(v->friend[x], y))
        return CORNER_FRIEND;
    if (bit(v->own[x], y))
        return CORNER_OWN;
    if (!bit(open[x], y))
        return CORNER_CLOSED;
    if (bit(v->corners.column[x], y))
        return CORNER_OLD;
    return CORNER_NEW + openness(open + x, y) +
           (bit(v->near[REACH - 1].column[x], y) ? CORNER_RIVALS : 0) +
           (bit(v->mine[REACH - 1].column[x], y) ? CORNER_WITHIN : 0);
}

/* What the next tile can cover, and the squares around that, beyond the edge too. */
static void find_seen(const struct field *reached, struct field *out)
{
    const uint32_t *from = reached->column;

    for (int x = 1; x < WIDTH - 1; x++) {
        uint32_t near = from[x - 1] | from[x] | from[x + 1];

        out->column[x] = near | near << 1 | near >> 1;
    }
}

void blokus_look(const struct state *s, struct sight *out)
{
    struct view_fields v;
    int side = variant_of(s)->side;
    uint32_t rows = ((1u << side) - 1) << MARGIN;

    collect(s, &v);
    memset(out, 0, sizeof *out); /* beyond the board all kinds are 0 */
    find_seen(&v.mine[REACH - 1], &out->seen);
    for (int x = MARGIN; x < MARGIN + side; x++)
        for (uint32_t left = out->seen.column[x] & rows; left; left &= left - 1) {
            int y = __builtin_ctz(left), at = x * WIDTH + y;

            out->cover[at] = (uint8_t)cover_kind(&v, x, y);
            out->beside[at] = (uint8_t)beside_kind(&v, x, y);
            out->corner[at] = (uint8_t)corner_kind(&v, x, y);
        }
}
