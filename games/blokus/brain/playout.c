/* Blokus: fast play to the end, by sampling.

   A colour to move draws one of its corners, all alike, and there one of the placements that fit, all
   alike among those of the largest tiles. A corner where nothing fits is struck off for good: what a
   colour may use only shrinks, and so do its tiles. So a colour stops when it has no corner left,
   and only then: nothing is listed, and yet no placement is overlooked. On the small board most placements
   are answers to the rival's last tiles instead (answer.c).

   First tiles open away from the nearest edges of the board; in mode duo these are not all. */
#include "games/blokus/brain/playout.h"

#include <string.h>

static void add_corner(struct playout *p, int colour, int x, int y, int direction)
{
    uint32_t bit = 1u << (MARGIN + y);
    int column = MARGIN + x;

    if (!(p->allowed[column][colour] & ~p->known[column][colour] & bit))
        return;
    p->known[column][colour] |= bit;
    p->corner[colour][p->corners[colour]++] = (uint16_t)(direction << 10 | x << 5 | y);
}

/* First tiles: away from the edges that are near. */
static void add_starts(struct playout *p, const struct state *s, int colour,
                       const struct field *starts)
{
    int middle = variant_of(s)->side / 2;

    for (int x = 0; x < SIDE; x++)
        for (uint32_t rows = starts->column[MARGIN + x]; rows; rows &= rows - 1) {
            int y = __builtin_ctz(rows) - MARGIN;

            add_corner(p, colour, x, y, (x < middle ? 0 : FAN_LEFT) | (y < middle ? 0 : FAN_UP));
        }
}

static void add_column(struct playout *p, int colour, int x, uint32_t rows, int direction)
{
    for (; rows; rows &= rows - 1) {
        int y = __builtin_ctz(rows) - MARGIN;

        p->corner[colour][p->corners[colour]++] = (uint16_t)(direction << 10 | x << 5 | y);
    }
}

/* All corners of a colour, sorted by the direction in which the own tile lies. */
static void add_corners(struct playout *p, const struct state *s, int colour)
{
    for (int x = 0; x < SIDE; x++) {
        uint32_t left = x > 0 ? s->column[colour][x - 1] : 0;
        uint32_t right = x < SIDE - 1 ? s->column[colour][x + 1] : 0;
        uint32_t free = p->allowed[MARGIN + x][colour];
        uint32_t found = free & (left << 1 | left >> 1 | right << 1 | right >> 1);

        p->known[MARGIN + x][colour] = found;
        if (!found)
            continue;
        add_column(p, colour, x, found & left << 1, 0);
        found &= ~(left << 1);
        add_column(p, colour, x, found & right << 1, FAN_LEFT);
        found &= ~(right << 1);
        add_column(p, colour, x, found & left >> 1, FAN_UP);
        add_column(p, colour, x, found & ~(left >> 1), FAN_LEFT | FAN_UP);
    }
}

static void prepare_colour(struct playout *p, const struct state *s, int colour)
{
    struct field allowed, starts;

    blokus_allowed(s, colour, &allowed);
    for (int x = 0; x < WIDTH; x++) {
        p->allowed[x][colour] = allowed.column[x];
        p->known[x][colour] = 0;
    }
    p->corners[colour] = 0;
    p->recents[colour] = 0;
    if (s->last[colour])
        p->recent[colour][p->recents[colour]++] = placement_at(s, colour, s->last[colour] - 1);
    p->held[colour] = blokus_held_fan(s->held[colour]);
    if (blokus_opened(s, colour)) {
        add_corners(p, s, colour);
    } else {
        blokus_corners(s, colour, &allowed, &starts);
        add_starts(p, s, colour, &starts);
    }
}

static int bits_in(uint64_t word)
{
    word -= word >> 1 & 0x5555555555555555u;
    word = (word & 0x3333333333333333u) + (word >> 2 & 0x3333333333333333u);
    word = (word + (word >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return (int)(word * 0x0101010101010101u >> 56);
}

static int bit_at(uint64_t word, int which)
{
    while (which-- > 0)
        word &= word - 1;
    return __builtin_ctzll(word);
}

/* One member of a set that is not empty: one of the largest tiles. */
static int draw_member(const struct fan_set *set, uint32_t luck)
{
    static const uint64_t sizes[] = {FAN_FIVES_HIGH, FAN_FOURS_HIGH, FAN_THREES_HIGH, ~(uint64_t)0};
    uint64_t low = set->word[0], high = set->word[1] & sizes[0];
    int count, which;

    for (int i = 1; !(low | high); i++)
        high = set->word[1] & sizes[i];
    count = bits_in(low);
    which = (int)((uint64_t)luck * (uint32_t)(count + bits_in(high)) >> 32);
    return which < count ? bit_at(low, which) : 64 + bit_at(high, which - count);
}

move blokus_draw_at(const struct fan_set *set, int corner, int colour, uint32_t luck)
{
    const struct fan_member *f = &blokus_fans[corner >> 10][draw_member(set, luck)];
    const struct tile_shape *shape = &blokus_shapes[f->shape];

    return move_place(colour, shape->tile, shape->orientation, (corner >> 5 & 31) + f->dx,
                      (corner & 31) + f->dy);
}

/* A placement for this colour, as a move; 0 if it has none. */
static move draw_placement(struct playout *p, int colour, struct rng *r)
{
    while (p->corners[colour] > 0) {
        uint64_t luck = rng_next(r);
        int which = (int)((luck >> 32) * (uint32_t)p->corners[colour] >> 32);
        int corner = p->corner[colour][which];
        int x = corner >> 5 & 31, y = corner & 31, direction = corner >> 10;

        if (p->allowed[MARGIN + x][colour] >> (MARGIN + y) & 1) {
            struct fan_set set = blokus_fan(&p->allowed[MARGIN + x][colour], COLOURS, y, direction,
                                            &p->held[colour]);

            if (set.word[0] | set.word[1])
                return blokus_draw_at(&set, corner, colour, (uint32_t)luck);
        }
        p->corner[colour][which] = p->corner[colour][--p->corners[colour]];
    }
    return 0;
}

static void follow(struct playout *p, int colour, const struct placement *at)
{
    const struct tile_shape *shape = placement_shape(at);
    const struct fan_set *tile = &blokus_fan_tiles[at->tile];
    int column = MARGIN + at->x + shape->left, row = MARGIN + at->y + shape->top;

    for (int i = 0; i < shape->width; i++)
        for (int c = 0; c < COLOURS; c++)
            p->allowed[column + i][c] &= ~((uint32_t)shape->column[i] << row);
    for (int i = 0; i < shape->width + 2; i++)
        p->allowed[column - 1 + i][colour] &= ~((uint32_t)shape->near[i] << (row - 1));
    p->held[colour].word[0] &= ~tile->word[0];
    p->held[colour].word[1] &= ~tile->word[1];
    p->recent[colour][1] = p->recent[colour][0];
    p->recent[colour][0] = *at;
    p->recents[colour] += p->recents[colour] < 2;
    for (int i = 0; i < shape->corners; i++) {
        const struct corner *k = &shape->corner[i];

        add_corner(p, colour, at->x + k->dx, at->y + k->dy, k->direction);
    }
}

static void remember(struct played *out, const struct state *s, move m)
{
    if (!out || out->count >= MAX_PLAYED)
        return;
    out->move[out->count] = m;
    out->who[out->count++] = (int8_t)blokus_rules.actor(s);
}

/* On the small board three of four are answers. */
static move next_placement(struct playout *p, const struct state *s, struct rng *r)
{
    int rival = 1 - s->mover;
    move m = 0;

    if (s->mode == DUO && !(s->ceased >> rival & 1) && rng_below(r, 4) != 0)
        m = blokus_answer(p, s->mover, 1u << rival, r);
    return m ? m : draw_placement(p, s->mover, r);
}

void blokus_playout_prepare(struct playout *p, const struct state *s)
{
    for (int c = 0; c < variant_of(s)->colours; c++)
        if (!(s->ceased >> c & 1))
            prepare_colour(p, s, c);
}

int blokus_playout(struct state *s, struct rng *r, void *scratch, struct played *out)
{
    struct playout *p = scratch;
    int colours = variant_of(s)->colours, moves = 0;

    blokus_playout_prepare(p, s);
    for (; s->ceased != (1 << colours) - 1; moves++) {
        int colour = s->mover;
        move m = s->ceased >> colour & 1 ? 0 : next_placement(p, s, r);

        if (m) {
            struct placement at = move_placement(m);

            remember(out, s, m);
            blokus_put(s, colour, &at);
            follow(p, colour, &at);
        } else {
            s->ceased = (uint8_t)(s->ceased | 1 << colour);
        }
        s->mover = (uint8_t)(colour + 1 == colours ? 0 : colour + 1);
    }
    return moves;
}
