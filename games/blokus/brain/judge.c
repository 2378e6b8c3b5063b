/* Blokus: the learned judge of the small board. Whole numbers all the way to the last step, so that it says
   the same everywhere. training/ has the program that fits it. */
#include "games/blokus/brain/judge.h"
#include "games/blokus/rules/board.h"

#include <math.h>
#include <string.h>

enum { FAR = 5 };              /* steps beyond the first tile's */
enum { WORDS = 4, ROWS = 16 }; /* four columns to a word: one side is 14 squares */

/* The small board as a whole. */
struct board {
    uint64_t word[WORDS];
};

struct outlook {
    struct field allowed, corners;
    struct board steps[REACH], beyond;
};

static struct board board_of(const struct field *f)
{
    struct board b;

    for (int w = 0; w < WORDS; w++) {
        const uint32_t *column = &f->column[MARGIN + 4 * w];

        b.word[w] = (uint64_t)(column[0] >> MARGIN) | (uint64_t)(column[1] >> MARGIN) << ROWS |
                    (uint64_t)(column[2] >> MARGIN) << 2 * ROWS |
                    (uint64_t)(column[3] >> MARGIN) << 3 * ROWS;
    }
    return b;
}

/* One step further in all four directions. */
static struct board spread(const struct board *from, const struct board *allowed)
{
    struct board to;

    for (int w = 0; w < WORDS; w++) {
        uint64_t at = from->word[w];
        uint64_t left = at << ROWS | (w > 0 ? from->word[w - 1] >> 3 * ROWS : 0);
        uint64_t right = at >> ROWS | (w < WORDS - 1 ? from->word[w + 1] << 3 * ROWS : 0);

        to.word[w] = (at | at << 1 | at >> 1 | left | right) & allowed->word[w];
    }
    return to;
}

/* Pairs, then fours of bits: two such words can be added before the last step. */
static uint64_t fours(uint64_t word)
{
    word -= word >> 1 & 0x5555555555555555u;
    return (word & 0x3333333333333333u) + (word >> 2 & 0x3333333333333333u);
}

static int bits_in(uint64_t a, uint64_t b)
{
    uint64_t sum = fours(a) + fours(b);

    sum = (sum & 0x0f0f0f0f0f0f0f0fu) + (sum >> 4 & 0x0f0f0f0f0f0f0f0fu);
    return (int)(sum * 0x0101010101010101u >> 56);
}

static int squares(const struct board *b)
{
    return bits_in(b->word[0], b->word[1]) + bits_in(b->word[2], b->word[3]);
}

static int squares_without(const struct board *b, const struct board *other)
{
    return bits_in(b->word[0] & ~other->word[0], b->word[1] & ~other->word[1]) +
           bits_in(b->word[2] & ~other->word[2], b->word[3] & ~other->word[3]);
}

static void look_out(const struct state *s, int colour, struct outlook *o)
{
    struct board allowed;

    if (s->ceased >> colour & 1) {
        memset(o, 0, sizeof *o);
        return;
    }
    blokus_allowed(s, colour, &o->allowed);
    blokus_corners(s, colour, &o->allowed, &o->corners);
    allowed = board_of(&o->allowed);
    o->steps[0] = board_of(&o->corners);
    for (int k = 1; k < REACH; k++)
        o->steps[k] = spread(&o->steps[k - 1], &allowed);
    o->beyond = o->steps[REACH - 1];
    for (int k = 0; k < FAR; k++)
        o->beyond = spread(&o->beyond, &allowed);
}

static int16_t root(int n)
{
    return (int16_t)(8 * sqrt(n));
}

/* All the ways to place a tile, counted by size; one way over two corners counts twice. */
static void see_ways(const struct state *s, int colour, const struct outlook *o, int16_t *seen)
{
    struct fan_set held = blokus_held_fan(s->held[colour]), some = {{0, 0}};
    int fives = 0, others = 0, usable = 0;

    for (int x = 0; x < variant_of(s)->side; x++)
        for (uint32_t rows = o->corners.column[MARGIN + x]; rows; rows &= rows - 1) {
            int y = __builtin_ctz(rows) - MARGIN;
            struct fan_set set = blokus_fan(&o->allowed.column[MARGIN + x], 1, y,
                                            blokus_direction(s, colour, x, y), &held);

            fives += bits_in(set.word[0], set.word[1] & FAN_FIVES_HIGH);
            others += bits_in(set.word[1] & ~(uint64_t)FAN_FIVES_HIGH, 0);
            some.word[0] |= set.word[0];
            some.word[1] |= set.word[1];
        }
    for (int t = 0; t < TILES; t++)
        if ((some.word[0] & blokus_fan_tiles[t].word[0]) |
            (some.word[1] & blokus_fan_tiles[t].word[1]))
            usable += blokus_tile_sizes[t];
    seen[SEEN_FIVES] = root(fives);
    seen[SEEN_OTHERS] = root(others);
    seen[SEEN_USABLE] = (int16_t)usable;
}

static void see_colour(const struct state *s, int colour, const struct outlook *own,
                       const struct outlook *rival, int16_t *seen)
{
    int placed = TILE_SQUARES, sooner = 0;

    for (int t = 0; t < TILES; t++) {
        seen[SEEN_HELD + t] = s->held[colour] >> t & 1;
        placed -= seen[SEEN_HELD + t] * blokus_tile_sizes[t];
    }
    for (int k = 0; k < REACH - 1; k++)
        sooner += squares_without(&own->steps[k], &rival->steps[k]);
    seen[SEEN_PLACED] = (int16_t)placed;
    seen[SEEN_CORNERS] = (int16_t)squares(&own->steps[0]);
    seen[SEEN_NEAR] = (int16_t)squares(&own->steps[1]);
    seen[SEEN_HALF] = (int16_t)squares(&own->steps[2]);
    seen[SEEN_WHOLE] = (int16_t)squares(&own->steps[REACH - 1]);
    seen[SEEN_ALONE] = (int16_t)squares_without(&own->steps[REACH - 1], &rival->steps[REACH - 1]);
    seen[SEEN_SOONER] = (int16_t)sooner;
    seen[SEEN_BEYOND] = (int16_t)squares(&own->beyond);
    seen[SEEN_HAVEN] = (int16_t)squares_without(&own->beyond, &rival->beyond);
    if (!(s->ceased >> colour & 1))
        see_ways(s, colour, own, seen);
}

void blokus_see(const struct state *s, int16_t seen[SEEN])
{
    struct outlook own, rival;
    int other = 1 - s->mover;

    memset(seen, 0, sizeof *seen * SEEN);
    look_out(s, s->mover, &own);
    look_out(s, other, &rival);
    see_colour(s, s->mover, &own, &rival, seen);
    see_colour(s, other, &rival, &own, seen + SEEN_COLOUR);
    seen[SEEN_STAGE] =
        (int16_t)(2 * TILES - __builtin_popcount(s->held[0]) - __builtin_popcount(s->held[1]));
}

double blokus_judge(const struct blokus_net *net, const int16_t seen[SEEN])
{
    int32_t hidden[HIDDEN];
    int64_t sum = (int64_t)net->out_bias * UNIT;
    double z;

    memcpy(hidden, net->hidden_bias, sizeof hidden);
    for (int i = 0; i < SEEN; i++)
        for (int h = 0; h < HIDDEN && seen[i]; h++)
            hidden[h] += seen[i] * net->in[i][h];
    for (int h = 0; h < HIDDEN; h++)
        sum += (int64_t)net->out[h] * (hidden[h] < 0 ? 0 : hidden[h] > UNIT ? UNIT : hidden[h]);
    z = (double)sum / ((double)UNIT * UNIT);
    return 0.5 + 0.5 * z / sqrt(1 + z * z);
}
