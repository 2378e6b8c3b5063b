/* All moves as first: a move that was good later in a game would often have been good now. Games with
   many moves (Blokus) learn about most of them this way long before they are tried [AMAF, mixed in as
   RAVE does]. */
#include "ai/tree.h"

static struct mark *mark_for(struct tree *tree, move m, int stamp)
{
    uint32_t at = (m * UINT32_C(2654435769)) >> 22; /* 10 bits: MARKS */

    while (tree->mark[at].stamp == stamp && tree->mark[at].move != m)
        at = (at + 1) % MARKS;
    return &tree->mark[at];
}

/* The table has four times the room of the longest game it can hold. */
static void mark_played(struct tree *tree, int stamp)
{
    for (int i = 0; i < tree->played.count; i++) {
        struct mark *k = mark_for(tree, tree->played.move[i], stamp);

        *k = (struct mark){tree->played.move[i], stamp, i, tree->played.who[i]};
    }
}

void tree_learn_amaf(struct think *t, struct tree *tree, struct node *const *path, int depth,
                     const double *value)
{
    int stamp = t->steps + 1;

    mark_played(tree, stamp);
    for (int d = 0; d < depth; d++) {
        const struct node *n = path[d];
        int width = n->actor >= 0 ? tree_width(t, n) : 0;

        for (int i = 0; i < width; i++) {
            struct edge *e = &tree->edge[n->first + (uint32_t)i];
            const struct mark *k = mark_for(tree, e->move, stamp);

            if (k->stamp == stamp && k->last >= d && k->who == n->actor) {
                e->amaf += (float)value[n->actor];
                e->amaf_visits++;
            }
        }
    }
}
