/* Catan Dice: resources of a turn as numbers [ranking of multisets: the combinatorial number system]. */
#include "games/catan-dice/brain/hands.h"

/* ways[parts][units]: how many ways there are to spread the units over so many resources. */
static const uint16_t ways[RESOURCES][DICE + 1] = {
    {1, 0, 0, 0, 0, 0, 0},     {1, 1, 1, 1, 1, 1, 1},      {1, 2, 3, 4, 5, 6, 7},
    {1, 3, 6, 10, 15, 21, 28}, {1, 4, 10, 20, 35, 56, 84}, {1, 5, 15, 35, 70, 126, 210},
};

/* Hands with fewer units. */
static const uint16_t smaller[DICE + 1] = {0, 1, 7, 28, 84, 210, 462};

int catan_dice_hand(const int32_t *resources)
{
    int left = 0, index;

    for (int i = 0; i < RESOURCES; i++)
        left += resources[i];
    index = smaller[left];
    for (int i = 0; i < RESOURCES; i++)
        for (int less = 0; less < resources[i]; less++, left--)
            index += ways[RESOURCES - 1 - i][left];
    return index;
}

static void fill_more(struct hands *h, int hand)
{
    int32_t resources[RESOURCES];

    for (int i = 0; i < RESOURCES; i++)
        resources[i] = h->count[hand][i];
    for (int i = 0; i < RESOURCES; i++) {
        resources[i]++;
        h->more[hand][i] = (uint16_t)catan_dice_hand(resources);
        resources[i]--;
    }
}

void catan_dice_hands_fill(struct hands *h)
{
    int hand = 0;

    for (int units = 0; units <= DICE; units++) {
        move list[MAX_MOVES];
        int count = catan_dice_list_rolls(units, list);

        for (int k = 0; k < count; k++, hand++) {
            for (int i = 0; i < RESOURCES; i++)
                h->count[hand][i] = (uint8_t)move_count(list[k], i);
            if (units < DICE)
                fill_more(h, hand);
            else
                h->odds[hand - SMALL_HANDS] = (uint16_t)catan_dice_roll_weight(list[k]);
        }
    }
}
