/* Monte Carlo tree search for any number of players, with chance: each step goes down the tree to a
   leaf, lets a node grow there, plays on, and tells all the way up what came of it [MCTS by the PUCT
   rule; every player maximises his own share, max^n; no virtual loss is needed, since threads search
   trees of their own]. */
#include "ai/exact.h"
#include "ai/tree.h"
#include "core/walk.h"

static size_t room(const struct think *t)
{
    return tree_room(t) + exact_room(t);
}

static void begin(struct think *t, void *memory)
{
    struct tree *tree = tree_begin(t, memory);

    t->tree = tree;
    if (exact_room(t) > 0)
        t->exact = exact_begin(t, (unsigned char *)memory + tree_room(t));
    state_copy(t->rules, t->work, t->root);
    tree_grow(t, tree, true);
}

/* The choice at the root that an edge stands for; choices are in rising order. */
static int choice_of(const struct think *t, move m)
{
    int low = 0, high = t->choices - 1;

    while (low < high) {
        int middle = (low + high) / 2;

        if (t->choice[middle].move < m)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

struct path {
    struct node *node[MAX_PATH];
    struct edge *edge[MAX_PATH];
    int depth;
};

static void follow(struct think *t, struct tree *tree, struct path *path, struct node *n)
{
    struct edge *e = tree_choose(t, tree, n);
    struct played *played = &tree->played;

    path->node[path->depth] = n;
    path->edge[path->depth++] = e;
    if (played->count < MAX_PLAYED) {
        played->move[played->count] = e->move;
        played->who[played->count++] = n->actor;
    }
    t->rules->apply(t->work, e->move);
}

/* Down to a leaf: t->work is its position. */
static void descend(struct think *t, struct tree *tree, struct path *path)
{
    uint32_t at = 1;

    path->depth = 0;
    tree->played.count = 0;
    state_copy(t->rules, t->work, t->root);
    while (at && tree->node[at].actor != OVER && path->depth < MAX_PATH) {
        struct edge *e;

        follow(t, tree, path, &tree->node[at]);
        e = path->edge[path->depth - 1];
        at = e->node;
        if (!at && e->visits + 1 >= t->tuning.ripe) {
            e->node = tree_grow(t, tree, false);
            break;
        }
    }
}

static void tell(const struct path *path, const struct outcome *o)
{
    for (int d = 0; d < path->depth; d++) {
        struct node *n = path->node[d];
        struct edge *e = path->edge[d];

        n->visits++;
        e->visits++;
        if (n->actor >= 0) {
            n->sum += o->value[n->actor];
            e->sum += o->value[n->actor];
        }
    }
}

static void step(struct think *t)
{
    struct tree *tree = t->tree;
    struct path path;
    struct outcome o;

    descend(t, tree, &path);
    playout_leaf(t, t->tuning.amaf > 0 ? &tree->played : NULL, &o);
    tell(&path, &o);
    if (t->tuning.amaf > 0)
        tree_learn_amaf(t, tree, path.node, path.depth, o.value);
    if (tree->habits > 0)
        habit_learn(tree, o.value);
    choice_add(t, choice_of(t, path.edge[0]->move), &o);
    if (t->exact && exact_on(t, t->exact)) {
        t->sure = true;
        t->wanted = t->steps + 1; /* with this one it is done */
    }
}

static const struct edge *most_visited(const struct tree *tree, const struct node *n)
{
    const struct edge *e = &tree->edge[n->first], *best = NULL;

    for (int i = 0; i < n->edges; i++)
        if (e[i].visits > 0 && (!best || e[i].visits > best->visits))
            best = &e[i];
    return best;
}

static const struct edge *edge_of(const struct tree *tree, const struct node *n, move m)
{
    const struct edge *e = &tree->edge[n->first];

    for (int i = 0; i < n->edges; i++)
        if (e[i].move == m && e[i].visits > 0)
            return &e[i];
    return NULL;
}

static int line(const struct think *t, move first, move *out)
{
    const struct tree *tree = t->tree;
    uint32_t at = t->choices > 1 ? 1 : 0;
    int length = 0;

    while (at && length < MAX_LINE) {
        const struct node *n = &tree->node[at];
        const struct edge *e = length ? most_visited(tree, n) : edge_of(tree, n, first);

        if (!e)
            break;
        out[length++] = e->move;
        at = e->node;
    }
    return length;
}

const struct mind search_mind = {
    .room = room, .begin = begin, .step = step, .by_visits = true, .line = line};
