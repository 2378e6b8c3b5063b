/* Growing the tree: memory, nodes, and the odds a move has before anybody looks at it. */
#include "ai/tree.h"
#include "core/walk.h"

#include <math.h>

enum {
    MOST_NODES = 200000,
    MOST_EDGES = 1500000,
    FEW_OUTCOMES = 12, /* chance nodes with more start small and widen */
    MANY_OUTCOMES = 48
};

static void sizes(const struct think *t, uint32_t *nodes, uint32_t *edges)
{
    uint32_t steps = (uint32_t)(t->how.steps < MOST_NODES ? t->how.steps : MOST_NODES);
    uint64_t each = (uint64_t)t->rules->most_moves, all;

    if (t->tuning.keep > 0 && (uint64_t)t->tuning.keep < each)
        each = (uint64_t)t->tuning.keep;
    all = (uint64_t)t->rules->most_moves + steps * each;
    *nodes = steps + 2;
    *edges = (uint32_t)(all < MOST_EDGES ? all : MOST_EDGES);
}

size_t tree_room(const struct think *t)
{
    uint32_t nodes, edges;

    sizes(t, &nodes, &edges);
    return (sizeof(struct tree) + sizeof(struct node) * nodes + sizeof(struct edge) * edges +
            sizeof(struct habit) * habit_room(t) + 47) &
           ~(size_t)15;
}

struct tree *tree_begin(const struct think *t, void *memory)
{
    struct tree *tree = memory;

    sizes(t, &tree->node_room, &tree->edge_room);
    tree->node = (struct node *)(tree + 1);
    tree->edge = (struct edge *)(tree->node + tree->node_room);
    tree->habit = (struct habit *)(tree->edge + tree->edge_room);
    tree->habits = habit_room(t);
    tree->nodes = 1; /* 0 means none */
    return tree;
}

/* 2 to the power of -hundredths/100, without libm, the same on every machine. */
static double halved(int hundredths)
{
    double f = hundredths % 100 * 0.01, value;

    value = 1 + f * (-0.693147 + f * (0.240226 + f * (-0.0555041 + f * 0.0086)));
    return value / (double)(UINT64_C(1) << hundredths / 100);
}

/* A candidate is one number: its promise, below it chance, so that equal ones are treated alike, and
   below that its place in the list of moves. */
enum { PLACE_BITS = 13, CHANCE_BITS = 16 };
_Static_assert(MAX_MOVES <= 1 << PLACE_BITS, "a place in a list of moves");

static int64_t candidate(int promise, uint64_t chance, int place)
{
    int64_t shade = (int64_t)(chance & ((1u << CHANCE_BITS) - 1)) << PLACE_BITS | place;

    return (int64_t)promise * (INT64_C(1) << (CHANCE_BITS + PLACE_BITS)) + shade;
}

static int promise_of(int64_t candidate)
{
    return (int)(candidate >> (CHANCE_BITS + PLACE_BITS));
}

static int place_of(int64_t candidate)
{
    return (int)(candidate & ((1 << PLACE_BITS) - 1));
}

static void sort(int64_t *c, int count)
{
    for (int gap = count / 2; gap > 0; gap = gap == 2 ? 1 : gap * 5 / 11)
        for (int i = gap; i < count; i++) {
            int64_t x = c[i];
            int j = i;

            for (; j >= gap && c[j - gap] < x; j -= gap)
                c[j] = c[j - gap];
            c[j] = x;
        }
}

/* The `keep` most promising to the front, in any order. */
static void select_best(int64_t *c, int count, int keep)
{
    int low = 0, high = count - 1;

    while (low < high) {
        int64_t pivot = c[(low + high) / 2];
        int i = low, j = high;

        while (i <= j) {
            while (c[i] > pivot)
                i++;
            while (c[j] < pivot)
                j--;
            if (i <= j) {
                int64_t kept = c[i];

                c[i++] = c[j];
                c[j--] = kept;
            }
        }
        if (keep - 1 <= j)
            high = j;
        else if (keep - 1 >= i)
            low = i;
        else
            return;
    }
}

/* False: there is nothing to tell the moves apart. */
static bool promise_all(const struct think *t, const move *list, int count, int *promise)
{
    if (t->tuning.prior <= 0 || (!t->brain->promise && !t->brain->promises))
        return false;
    if (t->brain->promises)
        t->brain->promises(t->work, list, count, promise);
    for (int i = 0; i < count && !t->brain->promises; i++)
        promise[i] = t->brain->promise(t->work, list[i]);
    return true;
}

/* Moves by promise, the best first; all of them, or as many as are kept. */
static int candidates(struct think *t, const struct tree *tree, const move *list, int count,
                      bool all, int64_t *c)
{
    int promise[MAX_MOVES], keep = t->tuning.keep;
    bool ordered = promise_all(t, list, count, promise);
    uint64_t chance = 0;

    if (ordered && tree->habits > 0)
        habit_apply(t, tree, list, count, promise);
    for (int i = 0; i < count; i++) {
        chance = i % 4 ? chance >> 16 : rng_next(&t->rng);
        c[i] = candidate(ordered ? promise[i] : 0, chance, i);
    }
    if (all || keep <= 0 || keep > count || !ordered)
        keep = count;
    if (keep < count)
        select_best(c, count, keep);
    sort(c, keep);
    return keep;
}

/* Odds from promises: 100 more is twice as likely, as strongly as the tuning wants it. */
static void set_priors(const struct think *t, const int64_t *c, struct edge *e, int count)
{
    double total = 0;

    for (int i = 0; i < count; i++) {
        int64_t below = (int64_t)(promise_of(c[0]) - promise_of(c[i])) * t->tuning.prior / 100;
        double odds = halved((int)(below < 3000 ? below : 3000));

        e[i].prior = (float)odds;
        total += odds;
    }
    for (int i = 0; i < count; i++)
        e[i].prior = (float)(e[i].prior / total);
}

uint32_t tree_new_node(struct tree *tree, int actor, int edges)
{
    struct node *n = &tree->node[tree->nodes];

    if (tree->nodes >= tree->node_room || tree->edges + (uint32_t)edges > tree->edge_room)
        return 0;
    n->actor = (int8_t)actor;
    n->first = tree->edges;
    n->room = (uint16_t)edges;
    tree->edges += (uint32_t)edges;
    return tree->nodes++;
}

/* Outcomes become edges when they are drawn. */
static uint32_t grow_chance(struct think *t, struct tree *tree)
{
    move list[MAX_MOVES];
    int count = t->rules->moves(t->work, list);

    return tree_new_node(tree, CHANCE, count > MANY_OUTCOMES ? MANY_OUTCOMES : count);
}

/* At the root, those that are thought about. */
static int moves_here(const struct think *t, bool root, move *list)
{
    if (!root)
        return t->rules->moves(t->work, list);
    for (int i = 0; i < t->choices; i++)
        list[i] = t->choice[i].move;
    return t->choices;
}

uint32_t tree_grow(struct think *t, struct tree *tree, bool root)
{
    move list[MAX_MOVES];
    int64_t c[MAX_MOVES];
    int actor = t->rules->actor(t->work), count = 0;
    uint32_t at;

    if (actor == CHANCE)
        return grow_chance(t, tree);
    if (actor != OVER)
        count = candidates(t, tree, list, moves_here(t, root, list), root, c);
    at = tree_new_node(tree, actor, count);
    if (at && count > 0) {
        struct edge *e = &tree->edge[tree->node[at].first];

        for (int i = 0; i < count; i++)
            e[i].move = list[place_of(c[i])];
        set_priors(t, c, e, count);
        tree->node[at].edges = (uint16_t)count;
    }
    return at;
}

/* One of the outcomes that are there already, by weight. */
static struct edge *known_outcome(struct think *t, struct edge *e, int count)
{
    double total = 0, left;
    int i;

    for (i = 0; i < count; i++)
        total += e[i].prior;
    left = total * (double)(rng_next(&t->rng) >> 11) / 9007199254740992.0;
    for (i = 0; i < count - 1 && left >= e[i].prior; i++)
        left -= e[i].prior;
    return &e[i];
}

/* Chance draws an outcome. Where there are very many, a node knows few of them at first and more
   as it is visited more, so that something is learnt about each. */
static struct edge *choose_outcome(struct think *t, struct tree *tree, struct node *n)
{
    struct edge *e = &tree->edge[n->first];
    move m = roll(t->rules, t->work, &t->rng);
    int wide = n->room;

    for (int i = 0; i < n->edges; i++)
        if (e[i].move == m)
            return &e[i];
    while (wide > FEW_OUTCOMES && (wide - 4) * (wide - 4) > 4 * n->visits)
        wide--;
    if (n->edges >= wide)
        return known_outcome(t, e, n->edges);
    e[n->edges].move = m;
    e[n->edges].prior = (float)t->rules->weight(t->work, m);
    return &e[n->edges++];
}

static double edge_value(const struct think *t, const struct edge *e, double first)
{
    double own = e->visits ? e->sum / e->visits : first, m = e->amaf_visits, weight;

    if (e->amaf_visits == 0)
        return own;
    weight = m / (m + e->visits + 1 + m * e->visits / t->tuning.amaf);
    return own + weight * (e->amaf / m - own);
}

int tree_width(const struct think *t, const struct node *n)
{
    double wide = t->tuning.wide * (1 + 0.25 * sqrt(n->visits));

    return t->tuning.wide <= 0 || wide >= n->edges ? n->edges : (int)wide;
}

/* A move is worth what it brought, or what its promise and its rarity may yet bring. */
static struct edge *choose_move(const struct think *t, struct tree *tree, struct node *n)
{
    struct edge *e = &tree->edge[n->first], *best = e;
    double reach = t->tuning.explore / 100.0 * sqrt(n->visits + 1.0);
    double first = (n->visits ? n->sum / n->visits : 0.5) - t->tuning.later / 100.0;
    double most = -1e9;
    int width = tree_width(t, n);

    for (int i = 0; i < width; i++) {
        double value = edge_value(t, &e[i], first) + reach * e[i].prior / (1 + e[i].visits);

        if (value > most) {
            most = value;
            best = &e[i];
        }
    }
    return best;
}

/* What the book plays is looked at every other time, whatever it promises: one wants to know its worth. */
static struct edge *booked_move(const struct think *t, struct tree *tree, const struct node *n)
{
    if (t->booked < 0 || n != &tree->node[1] || t->steps % 2)
        return NULL;
    for (struct edge *e = &tree->edge[n->first]; e < &tree->edge[n->first + n->edges]; e++)
        if (e->move == t->choice[t->booked].move)
            return e;
    return NULL;
}

struct edge *tree_choose(struct think *t, struct tree *tree, struct node *n)
{
    struct edge *booked = booked_move(t, tree, n);

    if (booked)
        return booked;
    return n->actor == CHANCE ? choose_outcome(t, tree, n) : choose_move(t, tree, n);
}
