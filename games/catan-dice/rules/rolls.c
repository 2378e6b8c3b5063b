/* Catan Dice: how dice can fall, which dice can be put back, and the odds. */
#include "games/catan-dice/rules/catan-dice.h"

move catan_dice_counts_move(int kind, const int counts[RESOURCES])
{
    move m = (move)kind << DO_SHIFT;

    for (int i = 0; i < RESOURCES; i++)
        m |= (move)counts[i] << count_shift(i);
    return m;
}

int catan_dice_move_total(move m)
{
    int total = 0;

    for (int i = 0; i < RESOURCES; i++)
        total += move_count(m, i);
    return total;
}

/* Every way to spread the dice over the resources from `resource` on. */
static int spread(int dice, int resource, move so_far, move *out)
{
    int count = 0;

    if (resource == RESOURCES - 1) {
        out[0] = so_far | (move)dice << count_shift(resource);
        return 1;
    }
    for (int here = 0; here <= dice; here++)
        count += spread(dice - here, resource + 1, so_far | (move)here << count_shift(resource),
                        out + count);
    return count;
}

int catan_dice_list_rolls(int dice, move *out)
{
    return spread(dice, 0, (move)DO_ROLL << DO_SHIFT, out);
}

/* Starts from nothing and doubles the list resource by resource, gold first, so that codes rise. */
int catan_dice_list_rerolls(const int32_t *resources, move *out)
{
    int count = 1;

    out[0] = (move)DO_REROLL << DO_SHIFT;
    for (int resource = RESOURCES - 1; resource >= 0; resource--) {
        int shorter = count;

        for (int back = 1; back <= resources[resource]; back++)
            for (int i = 0; i < shorter; i++)
                out[count++] = out[i] + ((move)back << count_shift(resource));
    }
    for (int i = 1; i < count; i++)
        out[i - 1] = out[i];
    return count - 1;
}

int catan_dice_roll_weight(move roll)
{
    static const int factorial[DICE + 1] = {1, 1, 2, 6, 24, 120, 720};
    int weight = factorial[catan_dice_move_total(roll)];

    for (int i = 0; i < RESOURCES; i++)
        weight /= factorial[move_count(roll, i)];
    return weight;
}
