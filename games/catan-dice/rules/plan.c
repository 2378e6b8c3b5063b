/* Catan Dice: plans that lead to a structure.

   No search is needed. The builds are forced, so the missing units are known; each is filled by a
   swap (a spare unit, a fitting knight) or by a trade (two spare gold). Only how many swaps is a
   choice. Knights that the plan itself builds can serve later in it, except the target: its build
   is the last action. Such a swap is never too late, because the units at hand and the other
   exchanges always pay for the builds up to that knight. */
#include "games/catan-dice/rules/plan.h"

#include <string.h>

struct need {
    int missing[RESOURCES], total;
    int64_t spare[RESOURCES], spare_other; /* beyond the cost; all but gold together */
};

static struct need need_for(const int32_t *resources, const int *cost)
{
    struct need n = {.total = 0};

    for (int i = 0; i < RESOURCES; i++) {
        n.missing[i] = cost[i] > resources[i] ? cost[i] - resources[i] : 0;
        n.spare[i] = cost[i] < resources[i] ? resources[i] - cost[i] : 0;
        n.total += n.missing[i];
        n.spare_other += i == GOLD ? 0 : n.spare[i];
    }
    return n;
}

/* Swaps that the knights allow: one for each resource with its own knight, one more by the wild. */
static int most_swaps(const struct need *n, uint32_t knights)
{
    int swaps = 0;

    for (int i = 0; i < GOLD; i++)
        swaps += n->missing[i] > 0 && knights >> i & 1;
    return swaps + (swaps < n->total && knights >> WILD & 1);
}

/* The fewest swaps that will do, or -1. Swaps eat other spare units before gold. */
static int swaps_needed(const struct need *n, uint32_t knights)
{
    int most = most_swaps(n, knights);

    for (int swaps = 0; swaps <= most; swaps++) {
        int64_t from_gold = swaps > n->spare_other ? swaps - n->spare_other : 0;

        if (n->spare[GOLD] - from_gold >= TRADE_PRICE * (n->total - swaps))
            return swaps;
    }
    return -1;
}

bool catan_dice_can_exchange_for(const struct board *b, const int32_t *resources, int kind)
{
    struct need n = need_for(resources, catan_dice_costs[kind]);

    return swaps_needed(&n, b->ready) >= 0;
}

/* Everything that must be built for the structure, itself too: lower ones of its kind and the roads
   to all of them. Each path of roads is complete in itself. */
static uint32_t forced_builds(const struct board *b, int structure)
{
    uint32_t set = UINT32_C(1) << structure | catan_dice_structures[structure].lower;

    for (int i = STRUCTURES - 1; i >= 0; i--)
        if (set >> i & 1 & ~(b->built >> i))
            set |= catan_dice_structures[i].path;
    return set & ~b->built;
}

struct plan {
    struct need need;
    uint32_t builds, ready;
    int later[RESOURCES]; /* swaps that wait for the resource's own knight */
    move *out;
    int count;
};

static int spare_unit(struct need *n)
{
    int given = 0;

    while (given < GOLD && n->spare[given] == 0)
        given++;
    n->spare[given]--;
    return given;
}

static void swap_for(struct plan *p, int wanted)
{
    p->out[p->count++] = swap_move(spare_unit(&p->need), wanted);
}

/* Own knights first, then the wild one; what knights do not fill is traded for. */
static void exchange(struct plan *p, uint32_t knights, int swaps)
{
    for (int i = 0; i < GOLD && swaps > 0; i++)
        if (p->need.missing[i] > 0 && knights >> i & 1) {
            swaps--;
            p->need.missing[i]--;
            if (p->ready >> i & 1)
                swap_for(p, i);
            else
                p->later[i]++;
        }
    for (int i = 0; i < GOLD; i++)
        for (; p->need.missing[i] > 0; p->need.missing[i]--)
            if (swaps > 0) {
                swaps--;
                swap_for(p, i);
            } else {
                p->out[p->count++] = trade_move(i);
            }
}

/* Structures rise from the start outwards, so rising numbers are an order that can be built. */
static void build(struct plan *p)
{
    for (int i = 0; i < STRUCTURES; i++) {
        if (!(p->builds >> i & 1))
            continue;
        p->out[p->count++] = build_move(i);
        if (i >= FIRST_KNIGHT && i - FIRST_KNIGHT < GOLD && p->later[i - FIRST_KNIGHT])
            swap_for(p, i - FIRST_KNIGHT);
    }
}

static uint32_t knights_built(uint32_t builds, int structure)
{
    return (builds & ~(UINT32_C(1) << structure)) >> FIRST_KNIGHT;
}

int catan_dice_plan(const struct board *b, const int32_t *resources, int structure,
                    move out[MOST_PLAN])
{
    struct plan p = {.out = out, .ready = b->ready};
    int cost[RESOURCES] = {0}, swaps;
    uint32_t knights;

    if (b->built >> structure & 1)
        return -1;
    p.builds = forced_builds(b, structure);
    for (int i = 0; i < STRUCTURES; i++)
        for (int k = 0; k < RESOURCES && p.builds >> i & 1; k++)
            cost[k] += catan_dice_costs[catan_dice_structures[i].kind][k];
    p.need = need_for(resources, cost);
    knights = b->ready | knights_built(p.builds, structure);
    swaps = swaps_needed(&p.need, knights);
    if (swaps < 0)
        return -1;
    exchange(&p, knights, swaps);
    build(&p);
    return p.count;
}
