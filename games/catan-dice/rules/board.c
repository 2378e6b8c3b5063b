/* Catan Dice: what one board and the resources of a turn allow, and what an action does to them.
   The game, its published functions, build plans and the solver all decide through this file. */
#include "games/catan-dice/rules/catan-dice.h"

#include <assert.h>

int catan_dice_structure_kind(int identifier)
{
    return identifier >= FIRST_USED ? KNIGHT : catan_dice_structures[identifier].kind;
}

int catan_dice_points(uint32_t built)
{
    int points = 0;

    for (int i = 0; i < STRUCTURES; i++)
        if (built >> i & 1)
            points += catan_dice_structures[i].points;
    return points;
}

bool catan_dice_affords(const int32_t *resources, int kind)
{
    const int *cost = catan_dice_costs[kind];

    for (int i = 0; i < RESOURCES; i++)
        if (resources[i] < cost[i])
            return false;
    return true;
}

bool catan_dice_may_build(const struct board *b, int identifier)
{
    uint32_t before;

    /* The used knights' identifiers (K1 to K6) name no structure of the table. */
    if (identifier >= FIRST_USED || b->built >> identifier & 1)
        return false;
    before = catan_dice_structures[identifier].path | catan_dice_structures[identifier].lower;
    return (b->built & before) == before;
}

uint32_t catan_dice_roads_missing(const struct board *b, int structure)
{
    return catan_dice_structures[structure].path & ~b->built;
}

/* A resource's own knight serves as long as it is unused, and only then the wild one. */
int catan_dice_swap_knight(const struct board *b, int wanted)
{
    if (wanted != GOLD && b->ready >> wanted & 1)
        return wanted;
    return b->ready >> WILD & 1 ? WILD : -1;
}

bool catan_dice_can(const struct board *b, const int32_t *resources, move action)
{
    switch (move_kind(action)) {
    case DO_BUILD:
        return catan_dice_may_build(b, move_identifier(action)) &&
               catan_dice_affords(resources, catan_dice_structure_kind(move_identifier(action)));
    case DO_TRADE:
        return resources[GOLD] >= TRADE_PRICE;
    case DO_SWAP:
        return resources[move_given(action)] > 0 &&
               catan_dice_swap_knight(b, move_wanted(action)) >= 0;
    default:
        return false;
    }
}

static void build(struct board *b, int32_t *resources, int structure)
{
    const int *cost = catan_dice_costs[catan_dice_structures[structure].kind];

    for (int i = 0; i < RESOURCES; i++)
        resources[i] -= cost[i];
    b->built |= UINT32_C(1) << structure;
    if (structure >= FIRST_KNIGHT)
        b->ready |= UINT32_C(1) << (structure - FIRST_KNIGHT);
}

void catan_dice_do(struct board *b, int32_t *resources, move action)
{
    assert(catan_dice_can(b, resources, action));
    if (move_kind(action) == DO_BUILD) {
        build(b, resources, move_identifier(action));
        return;
    }
    if (move_kind(action) == DO_TRADE) {
        resources[GOLD] -= TRADE_PRICE;
    } else {
        b->ready &= ~(UINT32_C(1) << catan_dice_swap_knight(b, move_wanted(action)));
        resources[move_given(action)]--;
    }
    resources[move_wanted(action)]++;
}

void catan_dice_roll(struct rng *r, int dice, int32_t *resources)
{
    while (dice-- > 0)
        resources[rng_below(r, RESOURCES)]++;
}
