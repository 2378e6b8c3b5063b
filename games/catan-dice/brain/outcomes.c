/* Catan Dice: what can come of a turn, whatever the network: for every knight state and hand, the
   packs of network builds that can be paid for, each with the knight states it can leave behind.

   Of two outcomes with the same pack and the same knights built, the one with more unused knights is
   never worse: whoever has them can copy every later swap of the other. (If the other swaps with the
   wild knight where the own one is unused here, the own one goes and the wild one stays.) So only
   outcomes that no other one beats in this way are listed. */
#include "games/catan-dice/brain/solver.h"

#include <assert.h>
#include <string.h>

enum { WORDS = 2 };

/* What a pack becomes with one more structure of a kind; NOTHING: six resources cannot pay that. */
static const uint8_t grown[KNIGHT][PACKS] = {
    [ROAD] = {[NOTHING] = ONE_ROAD,
              [ONE_ROAD] = TWO_ROADS,
              [TWO_ROADS] = THREE_ROADS,
              [A_SETTLEMENT] = AND_ROAD},
    [SETTLEMENT] = {[NOTHING] = A_SETTLEMENT, [ONE_ROAD] = AND_ROAD},
    [CITY] = {[NOTHING] = A_CITY},
};

int catan_dice_knights(const struct board *b)
{
    int built = 0;

    while (built < KNIGHTS && b->built >> (FIRST_KNIGHT + built) & 1)
        built++;
    return knights_index(built, b->ready);
}

int catan_dice_knights_built(int knights)
{
    int built = 0;

    while (knights >= (2 << built) - 1)
        built++;
    return built;
}

/* Without a network. */
static struct board knights_board(int knights)
{
    int built = catan_dice_knights_built(knights);

    return (struct board){.built = ((UINT32_C(1) << built) - 1) << FIRST_KNIGHT,
                          .ready = (uint32_t)(knights - ((1 << built) - 1))};
}

static void join(struct outcome_set *into, const struct outcome_set *from)
{
    for (int pack = 0; pack < PACKS; pack++)
        for (int i = 0; i < WORDS; i++)
            into->knights[pack][i] |= from->knights[pack][i];
}

static void join_grown(struct outcome_set *into, const struct outcome_set *from, int kind)
{
    for (int pack = 0; pack < PACKS; pack++)
        for (int i = 0; i < WORDS; i++)
            if (grown[kind][pack] != NOTHING)
                into->knights[grown[kind][pack]][i] |= from->knights[pack][i];
}

/* The outcomes after one action, if it can be done. They are known already. */
static void join_after(struct outcome_sets *all, struct outcome_set *into, const struct board *b,
                       const int32_t *resources, move action)
{
    struct board after = *b;
    int32_t left[RESOURCES];

    if (!catan_dice_can(b, resources, action))
        return;
    memcpy(left, resources, sizeof left);
    catan_dice_do(&after, left, action);
    join(into, &all->of[catan_dice_knights(&after)][catan_dice_hand(left)]);
}

static void join_builds(struct outcome_sets *all, struct outcome_set *into, int knights,
                        const int32_t *resources)
{
    int32_t left[RESOURCES];

    for (int kind = ROAD; kind < KNIGHT; kind++) {
        if (!catan_dice_affords(resources, kind))
            continue;
        for (int i = 0; i < RESOURCES; i++)
            left[i] = resources[i] - catan_dice_costs[kind][i];
        join_grown(into, &all->of[knights][catan_dice_hand(left)], kind);
    }
}

static void find_outcomes(const struct solution *t, struct outcome_sets *all, int knights, int hand)
{
    struct outcome_set *into = &all->of[knights][hand];
    struct board b = knights_board(knights);
    int32_t resources[RESOURCES];

    for (int i = 0; i < RESOURCES; i++)
        resources[i] = t->hands.count[hand][i];
    memset(into, 0, sizeof *into);
    into->knights[NOTHING][knights / 64] = UINT64_C(1) << knights % 64;
    join_builds(all, into, knights, resources);
    for (int knight = FIRST_KNIGHT; knight < STRUCTURES; knight++)
        join_after(all, into, &b, resources, build_move(knight));
    for (int wanted = 0; wanted < RESOURCES; wanted++) {
        join_after(all, into, &b, resources, trade_move(wanted));
        for (int given = 0; given < RESOURCES; given++)
            join_after(all, into, &b, resources, swap_move(given, wanted));
    }
}

static bool contains(const struct outcome_set *set, int pack, int knights)
{
    return set->knights[pack][knights / 64] >> knights % 64 & 1;
}

/* Is the same reached with more knights unused? */
static bool beaten(const struct outcome_set *set, int pack, int knights)
{
    int built = catan_dice_knights_built(knights);
    int ready = knights - knights_index(built, 0);

    for (int other = ready + 1; other < 1 << built; other++)
        if ((other & ready) == ready && contains(set, pack, knights_index(built, (uint32_t)other)))
            return true;
    return false;
}

static uint32_t list_outcomes(struct solution *t, const struct outcome_set *set, uint32_t at)
{
    for (int pack = 0; pack < PACKS; pack++)
        for (int knights = 0; knights < KNIGHT_STATES; knights++)
            if (contains(set, pack, knights) && !beaten(set, pack, knights)) {
                assert(at < OUTCOMES);
                t->outcome[at++] = (uint16_t)(pack * KNIGHT_STATES + knights);
            }
    return at;
}

/* Actions lead to smaller hands, to fewer unused knights, or to more knights: in this order all that
   a state leads to is known before it. */
void catan_dice_fill_outcomes(struct solution *t, struct outcome_sets *work)
{
    uint32_t at = 0;

    for (int built = KNIGHTS; built >= 0; built--)
        for (int ready = 0; ready < 1 << built; ready++)
            for (int hand = 0; hand < HANDS; hand++)
                find_outcomes(t, work, knights_index(built, (uint32_t)ready), hand);
    for (int knights = 0; knights < KNIGHT_STATES; knights++)
        for (int hand = 0; hand < HANDS; hand++) {
            t->first[knights * HANDS + hand] = at;
            at = list_outcomes(t, &work->of[knights][hand], at);
        }
    t->first[KNIGHT_STATES * HANDS] = at;
}
