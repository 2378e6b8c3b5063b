/* Blokus: answers to the rivals' last tiles, for playouts.

   What a tile has just opened is what its colour will use next, so the best place is often right there.
   Squares at the corners of a rival's last tiles, and those beside them, are hot while that rival may use
   them; an own corner among them counts double. For each own corner nearby the members of its fan
   are counted all at once, one bit of the count to a word [bit-sliced counters]. */
#include "games/blokus/brain/playout.h"

struct hot {
    uint32_t column[WIDTH];
    int left, right; /* the columns that have any */
};

static void add_hot(struct hot *h, int x, uint32_t rows)
{
    if (!rows)
        return;
    h->column[x] |= rows;
    h->left = x < h->left ? x : h->left;
    h->right = x > h->right ? x : h->right;
}

static void add_tile(const struct playout *p, int rival, const struct placement *at, struct hot *h)
{
    const struct tile_shape *shape = placement_shape(at);

    for (int i = 0; i < shape->corners; i++) {
        int x = MARGIN + at->x + shape->corner[i].dx, y = MARGIN + at->y + shape->corner[i].dy;
        uint32_t bit = 1u << y;

        if (!(p->allowed[x][rival] & bit))
            continue;
        add_hot(h, x, (bit | bit << 1 | bit >> 1) & p->allowed[x][rival]);
        add_hot(h, x - 1, bit & p->allowed[x - 1][rival]);
        add_hot(h, x + 1, bit & p->allowed[x + 1][rival]);
    }
}

/* How many hot squares each member of a fan covers, up to seven: plane k has bit k of the counts. */
struct counts {
    struct fan_set plane[3];
};

static void count_one(struct counts *c, const struct fan_set *not_covering)
{
    for (int w = 0; w < 2; w++) {
        uint64_t carry = ~not_covering->word[w], next;

        for (int k = 0; k < 3; k++) {
            next = c->plane[k].word[w] & carry;
            c->plane[k].word[w] ^= carry;
            carry = next;
        }
        for (int k = 0; k < 3; k++)
            c->plane[k].word[w] |= carry; /* too many stay seven */
    }
}

static const uint16_t first[REACH_COLUMNS] = {0, 8, 40, 168, 680, 808, 840, 848};
static const uint8_t shift[REACH_COLUMNS] = {3, 2, 1, 0, 1, 2, 3, 4};
static const uint16_t all[REACH_COLUMNS] = {7, 31, 127, 511, 127, 31, 7, 1};

static bool count_hot(const uint32_t *column, int y, int direction, struct counts *c)
{
    const struct reach *reach = &blokus_reaches[direction / FAN_UP];
    int step = direction & FAN_LEFT ? -1 : 1;
    bool any = false;

    for (int k = 0; k < REACH_COLUMNS; k++) {
        uint32_t hits = column[(k - REACH_BACK) * step] >> (y + shift[k]) & reach->mask[k];

        for (; hits; hits &= hits - 1) {
            count_one(c, &reach->set[first[k] + (all[k] & ~(hits & -hits))]);
            any = true;
        }
    }
    return any;
}

/* The members with the highest count remain. */
static int keep_best(const struct counts *c, struct fan_set *set)
{
    int most = 0;

    for (int k = 2; k >= 0; k--) {
        uint64_t low = set->word[0] & c->plane[k].word[0];
        uint64_t high = set->word[1] & c->plane[k].word[1];

        if (low | high) {
            *set = (struct fan_set){{low, high}};
            most |= 1 << k;
        }
    }
    return most;
}

static struct hot find_hot(const struct playout *p, unsigned rivals)
{
    struct hot h = {{0}, WIDTH, -1};

    for (int c = 0; c < COLOURS; c++)
        for (int i = 0; rivals >> c & 1 && i < p->recents[c]; i++)
            add_tile(p, c, &p->recent[c][i], &h);
    return h;
}

/* What the best placements over one corner take, an own corner that is hot counting double; *set
   becomes those placements. 0: nothing. */
static int best_over(const struct playout *p, int colour, int corner, const struct hot *h,
                     struct fan_set *set)
{
    int x = MARGIN + (corner >> 5 & 31), y = corner & 31, direction = corner >> 10;
    bool itself = h->column[x] >> (MARGIN + y) & 1;
    struct counts c = {0};

    if (x < h->left - 4 || x > h->right + 4 || !(p->allowed[x][colour] >> (MARGIN + y) & 1))
        return 0;
    if (!count_hot(&h->column[x], y, direction, &c) && !itself)
        return 0;
    *set = blokus_fan(&p->allowed[x][colour], COLOURS, y, direction, &p->held[colour]);
    if (!(set->word[0] | set->word[1]))
        return 0;
    return keep_best(&c, set) + (itself ? 2 : 0);
}

move blokus_answer(const struct playout *p, int colour, unsigned rivals, struct rng *r)
{
    struct hot h = find_hot(p, rivals);
    struct fan_set chosen = {{0, 0}}, set;
    int most = 0, ties = 0, place = 0;

    for (int i = 0; h.right >= 0 && i < p->corners[colour]; i++) {
        int taken = best_over(p, colour, p->corner[colour][i], &h, &set);

        if (taken < most || taken == 0)
            continue;
        ties = taken > most ? 1 : ties + 1;
        most = taken;
        if (ties == 1 || rng_below(r, (uint32_t)ties) == 0) {
            chosen = set;
            place = p->corner[colour][i];
        }
    }
    return most > 0 ? blokus_draw_at(&chosen, place, colour, (uint32_t)rng_next(r)) : 0;
}
