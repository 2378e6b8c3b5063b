/* Habits: what has come of a move wherever it was played so far. In games where the same move stays
   possible for a long time (Blokus), a new node knows from them which of its moves look good, before
   any of them is tried there [progressive history]. */
#include "ai/tree.h"

enum { MOST_HABITS = 1 << 15, A_GAME = 64, EARLY = 24, PROBES = 8, DOUBT = 10 };

uint32_t habit_room(const struct think *t)
{
    uint32_t room = 1024;

    if (t->tuning.habit <= 0)
        return 0;
    while (room < MOST_HABITS && room / A_GAME < (uint32_t)t->how.steps)
        room *= 2;
    return room;
}

/* Its place, or a free one, or NULL where the table is crowded. */
static struct habit *find(const struct tree *tree, move m)
{
    uint32_t at = m * UINT32_C(2654435769) >> 16;

    for (int i = 0; i < PROBES; i++) {
        struct habit *h = &tree->habit[(at + (uint32_t)i) & (tree->habits - 1)];

        if (h->move == m || h->count == 0)
            return h;
    }
    return NULL;
}

/* What comes late in a game says little about now. */
void habit_learn(struct tree *tree, const double *value)
{
    int count = tree->played.count < EARLY ? tree->played.count : EARLY;

    for (int i = 0; i < count; i++) {
        int who = tree->played.who[i];
        struct habit *h = who >= 0 ? find(tree, tree->played.move[i]) : NULL;

        if (!h)
            continue;
        h->move = tree->played.move[i];
        h->count++;
        h->sum += (float)value[who];
    }
}

/* Moves are compared with the mean of those in the list; one never played counts as average. */
void habit_apply(const struct think *t, const struct tree *tree, const move *list, int count,
                 int *promise)
{
    const struct habit *known[MAX_MOVES];
    double sum = 0, games = 0, mean;

    for (int i = 0; i < count; i++) {
        const struct habit *h = find(tree, list[i]);

        known[i] = h && h->count > 0 ? h : NULL;
        if (known[i]) {
            sum += h->sum;
            games += h->count;
        }
    }
    mean = games > 0 ? sum / games : 0;
    for (int i = 0; i < count; i++)
        if (known[i]) {
            double better = (known[i]->sum - known[i]->count * mean) / (known[i]->count + DOUBT);

            promise[i] += (int)(better * 100 * t->tuning.habit);
        }
}
