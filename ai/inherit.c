/* A search goes on where another one left off: the part of its tree below the position that the game has
   reached since is copied, and what the moves there are worth with it. Only searches under a clock do this: a
   level thinks the same wherever and whenever it is asked. */
#include "ai/tree.h"

#include <string.h>

static const struct edge *edge_of(const struct tree *tree, const struct node *n, move m)
{
    const struct edge *e = &tree->edge[n->first];

    for (int i = 0; i < n->edges; i++)
        if (e[i].move == m)
            return &e[i];
    return NULL;
}

/* The node that the moves lead to from the root, or NULL. */
static const struct node *node_after(const struct tree *tree, const move *made, int count)
{
    uint32_t at = 1;

    for (int i = 0; i < count && at; i++) {
        const struct edge *e = edge_of(tree, &tree->node[at], made[i]);

        at = e ? e->node : 0;
    }
    return at ? &tree->node[at] : NULL;
}

/* A node with all that is below it, as far as there is room; 0: there is none. */
static uint32_t copy_node(struct tree *to, const struct tree *from, uint32_t old)
{
    const struct node *n = &from->node[old];
    uint32_t at = tree_new_node(to, n->actor, n->room), first;

    if (!at)
        return 0;
    first = to->node[at].first;
    to->node[at] = *n;
    to->node[at].first = first;
    memcpy(&to->edge[first], &from->edge[n->first], sizeof(struct edge) * n->edges);
    for (int i = 0; i < n->edges; i++)
        if (to->edge[first + (uint32_t)i].node)
            to->edge[first + (uint32_t)i].node =
                copy_node(to, from, from->edge[n->first + (uint32_t)i].node);
    return at;
}

/* An edge of the root takes over; it keeps the odds that it has here, where all moves have some. */
static void take_over(struct tree *to, struct edge *e, const struct tree *from,
                      const struct edge *old)
{
    e->sum = old->sum;
    e->visits = old->visits;
    e->amaf = old->amaf;
    e->amaf_visits = old->amaf_visits;
    e->node = old->node ? copy_node(to, from, old->node) : 0;
}

/* Moves that were visited come first, so that none of them lies beyond what is looked at. */
static void visited_first(struct edge *e, int count)
{
    int front = 0;

    for (int i = 0; i < count; i++)
        if (e[i].visits > 0) {
            struct edge kept = e[i];

            memmove(&e[front + 1], &e[front], sizeof *e * (size_t)(i - front));
            e[front++] = kept;
        }
}

/* What is known of the moves at the root; shares of the others were not kept. */
static void tell_choices(struct think *t, const struct tree *tree)
{
    const struct node *root = &tree->node[1];

    for (int i = 0; i < t->choices; i++) {
        const struct edge *e = edge_of(tree, root, t->choice[i].move);

        t->choice[i].visits = e->visits;
        t->choice[i].value = e->sum;
    }
}

bool think_inherit(struct think *t, const struct think *from, const move *made, int count)
{
    struct tree *to = t->tree;
    const struct tree *old = from->tree;
    const struct node *n;
    struct node *root;

    if (t->mind != &search_mind || from->mind != t->mind || !to || !old || t->steps > 0)
        return false;
    n = node_after(old, made, count);
    if (!n || n->visits == 0 || n->actor != t->player || t->how.only)
        return false;
    root = &to->node[1];
    for (int i = 0; i < root->edges; i++) {
        const struct edge *e = edge_of(old, n, to->edge[root->first + (uint32_t)i].move);

        if (e)
            take_over(to, &to->edge[root->first + (uint32_t)i], old, e);
    }
    root->visits = n->visits;
    root->sum = n->sum;
    visited_first(&to->edge[root->first], root->edges);
    tell_choices(t, to);
    t->margins = from->margins;
    if (to->habits == old->habits)
        memcpy(to->habit, old->habit, sizeof *to->habit * to->habits);
    return true;
}
