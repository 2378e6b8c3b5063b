/* Patchwork: the learned judge. Whole numbers all the way to the last step, so that it says the same
   everywhere. training/ has the program that fits it. */
#include "games/patchwork/brain/judge.h"
#include "games/patchwork/brain/brain.h"

#include <math.h>
#include <string.h>

enum {
    WORTH_STEP = 25, /* hundredths of a point in one step of an offer's number */
    MOST_WORTH = 100,
    MOST_PURSE_SEEN = 60,
    CROWDED = 45 /* from so few free squares on a patch may not fit */
};

static struct quilt shifted(struct quilt q, int by) /* towards square 0 */
{
    return (struct quilt){q.low >> by | q.high << (64 - by), q.high >> by};
}

static struct quilt back(struct quilt q, int by)
{
    return (struct quilt){q.low << by, q.high << by | q.low >> (64 - by)};
}

static struct quilt both(struct quilt a, struct quilt b)
{
    return (struct quilt){a.low & b.low, a.high & b.high};
}

static struct quilt without(struct quilt a, struct quilt b)
{
    return (struct quilt){a.low & ~b.low, a.high & ~b.high};
}

static struct quilt either(struct quilt a, struct quilt b)
{
    return (struct quilt){a.low | b.low, a.high | b.high};
}

static int count(struct quilt q)
{
    return patchwork_covered(q);
}

/* How the free squares hang together. */
static void see_quilt(struct quilt free, int16_t *seen)
{
    struct quilt right = shifted(free, 1), down = shifted(free, ROW);
    struct quilt left = back(free, 1), up = back(free, ROW);
    struct quilt across = both(free, right), along = both(free, down);
    struct quilt block = both(across, shifted(across, ROW)), room = both(block, shifted(block, 1));
    struct quilt some = either(either(right, left), either(down, up));
    struct quilt two = either(either(both(right, left), both(down, up)),
                              both(either(right, left), either(down, up)));

    seen[SEEN_FREE] = (int16_t)count(free);
    seen[SEEN_BORDER] = (int16_t)(4 * count(free) - 2 * (count(across) + count(along)));
    seen[SEEN_LONE] = (int16_t)count(without(free, some));
    seen[SEEN_ENDS] = (int16_t)count(without(free, two));
    seen[SEEN_BLOCKS] = (int16_t)count(block);
    seen[SEEN_ROOMS] = (int16_t)count(both(room, shifted(room, ROW)));
}

/* Squares missing in the fullest 7x7 block. */
static int missing(struct quilt covered)
{
    static const uint64_t seven = 0x7f;
    const struct quilt block = {seven | seven << ROW | seven << 2 * ROW | seven << 3 * ROW |
                                    seven << 4 * ROW | seven << 5 * ROW | seven << 6 * ROW,
                                seven >> (64 - 6 * ROW)};
    int most = 0;

    for (int row = 0; row <= SIDE - BLOCK; row++)
        for (int column = 0; column <= SIDE - BLOCK; column++) {
            int by = ROW * row + column;
            int here = count(both(by ? shifted(covered, by) : covered, block));

            most = here > most ? here : most;
        }
    return BLOCK * BLOCK - most;
}

static bool fits(int patch, struct quilt free)
{
    const struct pose *shapes = patchwork_patches[patch].shape;

    for (int turn = 0; turn < ORIENTATIONS; turn++)
        if (shapes[turn].same_as == turn) {
            struct quilt at = patchwork_corners(&shapes[turn], free);

            if (at.low | at.high)
                return true;
        }
    return false;
}

/* The patches behind the neutral token, in order. */
static int next_patches(const struct state *s, int patch[PATCHES])
{
    const uint64_t all = ((uint64_t)1 << PATCHES) - 1;
    int first = s->neutral + 1, found = 0;
    uint64_t ring = (s->left >> first | s->left << (PATCHES - first)) & all;

    for (; ring && (s->open || found < NEXT_PATCHES); ring &= ring - 1) {
        int place = first + __builtin_ctzll(ring);

        patch[found++] = s->circle[place < PATCHES ? place : place - PATCHES];
    }
    return found;
}

struct offer {
    int patch, more; /* worth more than an advance, in steps */
};

/* Those that are worth more than an advance, each in its place; where all are on offer, the best. */
static void find_offers(const struct state *s, int player, const int *patch, int patches,
                        struct offer best[NEXT_PATCHES])
{
    int advance = patchwork_worth(s, player, -1);

    for (int i = 0; i < patches; i++) {
        struct offer o = {patch[i], (patchwork_worth(s, player, patch[i]) - advance) / WORTH_STEP};

        if (!s->open)
            best[i] = o;
        for (int k = 0; s->open && k < NEXT_PATCHES; k++)
            if (o.more > best[k].more) {
                struct offer kept = best[k];

                best[k] = o;
                o = kept;
            }
    }
}

static void see_offer(const struct state *s, int player, const int *patch, int patches,
                      struct quilt free, int16_t *seen)
{
    struct offer best[NEXT_PATCHES] = {{0}};
    int room = seen[SEEN_FREE];

    find_offers(s, player, patch, patches, best);
    for (int i = 0; i < NEXT_PATCHES; i++) {
        const struct patch *p = &patchwork_patches[best[i].patch];
        int more = best[i].more < MOST_WORTH ? best[i].more : MOST_WORTH;

        if (more <= 0 || p->area > room ||
            (room < CROWDED && i < OFFER && !fits(best[i].patch, free)))
            continue;
        seen[(p->cost <= s->purse[player] ? SEEN_OFFER : SEEN_DEAR) + i] = (int16_t)more;
    }
}

static int next_special(const struct state *s, int player)
{
    for (int i = 0; i < SPECIALS; i++) {
        int square = patchwork_special_squares[s->track][i];

        if (patchwork_is_ahead(s, square))
            return square - s->time[player];
    }
    return 0;
}

static void see_player(const struct state *s, int player, const int *patch, int patches,
                       int16_t *seen)
{
    struct quilt free = patchwork_free(s, player);
    int purse = s->purse[player] < MOST_PURSE_SEEN ? s->purse[player] : MOST_PURSE_SEEN;

    seen[SEEN_TIME] = (int16_t)(LAST_TIME - s->time[player]);
    seen[SEEN_PURSE] = (int16_t)purse;
    seen[SEEN_ROOT] = (int16_t)(8 * sqrt(purse));
    seen[SEEN_INCOME] = s->income[player];
    seen[SEEN_TO_COME] =
        (int16_t)(s->income[player] * patchwork_income_squares_ahead(s->time[player]));
    see_quilt(free, seen);
    seen[SEEN_SPECIAL] = s->special == player + 1;
    seen[SEEN_NEXT] = (int16_t)next_special(s, player);
    seen[SEEN_MISSING] = (int16_t)(s->bonus && !s->holder ? missing(s->quilt[player]) : 0);
    seen[SEEN_BONUS] = s->holder == player + 1;
    see_offer(s, player, patch, patches, free, seen);
}

void patchwork_see(const struct state *s, int mover, int16_t seen[SEEN])
{
    int patch[PATCHES], patches = next_patches(s, patch);

    memset(seen, 0, sizeof *seen * SEEN);
    see_player(s, mover, patch, patches, seen);
    see_player(s, !mover, patch, patches, seen + SEEN_PLAYER);
    seen[SEEN_PATCHES] = (int16_t)__builtin_popcountll(s->left);
}

double patchwork_judge(const struct patchwork_net *net, const int16_t seen[SEEN])
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
