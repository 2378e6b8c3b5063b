/* The searches that a player under a clock goes on with. */
#include "host/recall.h"

#include "core/memory.h"

enum { MOST_RECALLED = 64, MOST_SINCE = 64 };

struct recall {
    struct think *search[MOST_RECALLED];
    int count;
    move since[MOST_SINCE]; /* made since they began */
    int moves;              /* more than fit: too many to be of use */
};

struct recall *recall_new(void)
{
    return memory_new(sizeof(struct recall));
}

void recall_forget(struct recall *k)
{
    while (k->count > 0)
        think_free(k->search[--k->count]);
    k->moves = 0;
}

void recall_free(struct recall *k)
{
    if (k)
        recall_forget(k);
    memory_free(k);
}

void recall_moved(struct recall *k, move m)
{
    if (k->moves < MOST_SINCE)
        k->since[k->moves] = m;
    k->moves++;
}

void recall_hand_on(const struct recall *k, struct think *search, int which)
{
    if (which < k->count && k->moves <= MOST_SINCE)
        think_inherit(search, k->search[which], k->since, k->moves);
}

void recall_hold(struct recall *k, struct think *const *search, int count)
{
    recall_forget(k);
    for (int i = 0; i < count; i++) {
        if (i < MOST_RECALLED)
            k->search[k->count++] = search[i];
        else
            think_free(search[i]);
    }
}
