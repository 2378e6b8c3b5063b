/* Patchwork: where a patch lies tidily, that is, leaves few free squares around it. All places of a
   shape are judged at once: bit k of four words together counts the free neighbours it would have
   with its corner at square k [bit-sliced counters]. */
#include "games/patchwork/brain/brain.h"

struct counts {
    struct quilt one, two, four, eight;
};

/* The squares that touch a shape are given in a box whose corner lies one row and column outside. */
enum { RIM_CORNER = ROW + 1 };

static struct quilt moved_in(struct quilt q)
{
    return (struct quilt){q.low << RIM_CORNER, q.high << RIM_CORNER | q.low >> (64 - RIM_CORNER)};
}

/* Add one wherever `q` has a bit. No shape has more than 15 squares around it. */
static void count(struct counts *c, struct quilt q)
{
    struct quilt carry = {c->one.low & q.low, c->one.high & q.high}, next;

    c->one = (struct quilt){c->one.low ^ q.low, c->one.high ^ q.high};
    next = (struct quilt){c->two.low & carry.low, c->two.high & carry.high};
    c->two = (struct quilt){c->two.low ^ carry.low, c->two.high ^ carry.high};
    carry = (struct quilt){c->four.low & next.low, c->four.high & next.high};
    c->four = (struct quilt){c->four.low ^ next.low, c->four.high ^ next.high};
    c->eight = (struct quilt){c->eight.low | carry.low, c->eight.high | carry.high};
}

/* Those of `set` where this digit of the count is 0, if there are any; else the digit counts. */
static struct quilt lower(struct quilt set, struct quilt digit, int value, int *least)
{
    struct quilt without = {set.low & ~digit.low, set.high & ~digit.high};

    if (without.low | without.high)
        return without;
    *least += value;
    return set;
}

/* The free neighbours of a shape in every place. */
static struct counts count_around(const struct pose *shape, struct quilt inner)
{
    struct counts c = {0};

    for (uint64_t rim = shape->rim; rim; rim &= rim - 1) {
        int by = __builtin_ctzll(rim);

        count(&c, (struct quilt){inner.low >> by | inner.high << (64 - by), inner.high >> by});
    }
    return c;
}

/* Narrow the places of a shape down to the tidiest; says how loose they are. */
static int tidiest_places(const struct pose *shape, struct quilt inner, struct quilt *places)
{
    struct counts c = count_around(shape, inner);
    int least = 0;

    *places = lower(*places, c.eight, 8, &least);
    *places = lower(*places, c.four, 4, &least);
    *places = lower(*places, c.two, 2, &least);
    *places = lower(*places, c.one, 1, &least);
    return least;
}

static int pick_square(struct quilt set, uint32_t which)
{
    for (; which > 0 && set.low; which--)
        set.low &= set.low - 1;
    if (set.low)
        return __builtin_ctzll(set.low);
    for (; which > 0; which--)
        set.high &= set.high - 1;
    return 64 + __builtin_ctzll(set.high);
}

move patchwork_tidiest(int patch, struct quilt free, struct rng *r)
{
    const struct pose *shapes = patchwork_patches[patch].shape;
    struct quilt inner = moved_in(free), best = {0, 0};
    uint32_t ways = 0;
    int least = 16, chosen = 0;

    for (int turn = 0; turn < ORIENTATIONS; turn++) {
        struct quilt places;
        uint32_t more;
        int loose;

        if (shapes[turn].same_as != turn)
            continue;
        places = patchwork_corners(&shapes[turn], free);
        if (!(places.low | places.high))
            continue;
        loose = tidiest_places(&shapes[turn], inner, &places);
        if (loose > least)
            continue;
        more = (uint32_t)patchwork_covered(places);
        ways = loose < least ? more : ways + more;
        if (loose < least || rng_below(r, ways) < more) {
            best = places;
            chosen = turn;
        }
        least = loose;
    }
    if (ways == 0)
        return 0;
    return patchwork_lay(patch, chosen,
                         pick_square(best, rng_below(r, (uint32_t)patchwork_covered(best))));
}

int patchwork_loose(move laid, struct quilt free)
{
    uint64_t rim = patchwork_shape_of(laid)->rim;
    int by = patchwork_square_of(laid) - RIM_CORNER;
    struct quilt around;

    if (by < 0)
        around = (struct quilt){rim >> -by, 0};
    else if (by == 0)
        around = (struct quilt){rim, 0};
    else if (by < 64)
        around = (struct quilt){rim << by, rim >> (64 - by)};
    else
        around = (struct quilt){0, rim << (by - 64)};
    return patchwork_covered((struct quilt){around.low & free.low, around.high & free.high});
}

static int count_at(const struct counts *c, int square)
{
    return patchwork_covers(c->one, square) + 2 * patchwork_covers(c->two, square) +
           4 * patchwork_covers(c->four, square) + 8 * patchwork_covers(c->eight, square);
}

int patchwork_loose_all(const move *list, int length, struct quilt free, int *loose)
{
    struct quilt inner = moved_in(free);
    struct counts c = {0};
    int patch = patchwork_patch_of(list[0]), i = 0;

    for (; i < length && patchwork_patch_of(list[i]) == patch; i++) {
        if (i == 0 || patchwork_turn_of(list[i]) != patchwork_turn_of(list[i - 1]))
            c = count_around(patchwork_shape_of(list[i]), inner);
        loose[i] = count_at(&c, patchwork_square_of(list[i]));
    }
    return i;
}
