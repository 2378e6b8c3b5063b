/* Catan Dice: the networks of roads, settlements and cities that play can reach. */
#include "games/catan-dice/brain/solver.h"

#include <assert.h>

static const uint32_t network_bits = (UINT32_C(1) << FIRST_KNIGHT) - 1;

/* Where the network is in the list, or where it belongs. */
static int place_of(const uint32_t *list, int count, uint32_t built)
{
    int low = 0, high = count;

    while (low < high) {
        int middle = (low + high) / 2;

        if (list[middle] < built)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

int catan_dice_network(const struct solution *t, uint32_t built)
{
    return place_of(t->network, NETWORKS, built & network_bits);
}

/* Insertion keeps the list sorted; a network met again is left alone. */
static int insert(uint32_t *list, int count, uint32_t built)
{
    int place = place_of(list, count, built);

    if (place < count && list[place] == built)
        return count;
    assert(count < NETWORKS);
    for (int i = count; i > place; i--)
        list[i] = list[i - 1];
    list[place] = built;
    return count + 1;
}

/* A structure more makes a larger number, so one walk along the growing list meets them all. */
void catan_dice_fill_networks(struct solution *t)
{
    int count = 1;

    t->network[0] = 0;
    for (int i = 0; i < count; i++) {
        struct board b = {.built = t->network[i]};

        for (int structure = 0; structure < FIRST_KNIGHT; structure++)
            if (catan_dice_may_build(&b, structure))
                count = insert(t->network, count, b.built | UINT32_C(1) << structure);
    }
    assert(count == NETWORKS);
}
