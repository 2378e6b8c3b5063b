/* One tree of a planner: down to a leaf by value, prior and visits [PUCT], and up again with what it is
   worth. */
#include "api/planner.h"

#include "core/memory.h"
#include "core/walk.h"

#include <math.h>
#include <string.h>

static bool grow(void **array, int32_t *room, int32_t wanted, size_t size)
{
    int32_t more = *room ? *room : 256;
    void *grown;

    if (wanted <= *room)
        return true;
    while (more < wanted)
        more *= 2;
    grown = memory_try_grow(*array, (size_t)more * size);
    if (!grown)
        return false;
    *array = grown;
    *room = more;
    return true;
}

static bool has_room(struct plan *t, int edges)
{
    void *nodes = t->node, *branches = t->edge;
    bool good = grow(&nodes, &t->node_room, t->nodes + 1, sizeof *t->node);

    t->node = nodes;
    good = grow(&branches, &t->edge_room, t->edges + edges, sizeof *t->edge) && good;
    t->edge = branches;
    return good;
}

/* A node for a position, with a branch for each decision; -1: no memory. */
static int32_t add_node(const parlour_planner *p, struct plan *t, const struct state *s)
{
    const struct rules *g = p->batch->game->rules;
    int actor = g->actor(s), count;
    int32_t action[MAX_MOVES];
    move list[MAX_MOVES];
    struct knot *n;

    count = actor >= 0 ? g->moves(s, list) : 0;
    if (!has_room(t, count))
        return -1;
    if (count > 0)
        p->batch->game->space->actions(s, list, count, action);
    n = &t->node[t->nodes];
    *n = (struct knot){.first = actor == CHANCE ? -1 : t->edges,
                       .count = count,
                       .actor = (int8_t)actor,
                       .waits = actor >= 0};
    for (int i = 0; i < count; i++)
        t->edge[t->edges++] = (struct branch){.move = list[i], .action = action[i], .next = -1};
    return t->nodes++;
}

bool plan_root(parlour_planner *p, int game)
{
    return add_node(p, &p->tree[game], batch_state(p->batch, game)) >= 0;
}

/* By what a branch has brought, and what its prior and its rarity may yet bring. */
static int32_t choose(const parlour_planner *p, const struct plan *t, const struct knot *n)
{
    double reach = p->how.explore * sqrt(n->visits + 1.0), most = -1e300;
    double first = n->visits ? n->sum[n->actor] / n->visits : 0.5;
    int32_t best = n->first;

    for (int32_t i = n->first; i < n->first + n->count; i++) {
        const struct branch *e = &t->edge[i];
        double value = e->visits ? e->sum / e->visits : first;

        value += reach * (double)e->prior / (1 + e->visits);
        if (value > most) {
            most = value;
            best = i;
        }
    }
    return best;
}

/* Chance draws; an outcome that was not met before becomes a branch. -1: no memory. */
static int32_t draw(const parlour_planner *p, struct plan *t, int32_t node, const struct state *s)
{
    move m = roll(p->batch->game->rules, s, &t->rng);
    int32_t e = t->node[node].first;

    while (e >= 0 && t->edge[e].move != m)
        e = t->edge[e].next;
    if (e >= 0)
        return e;
    if (!has_room(t, 1))
        return -1;
    t->edge[t->edges] = (struct branch){.move = m, .action = -1, .next = t->node[node].first};
    t->node[node].first = t->edges;
    return t->edges++;
}

/* One visit more along the way; a leaf that waits counts as lost for whoever goes there meanwhile
   [virtual loss]. */
static void visit(struct plan *t, const struct leaf *way)
{
    for (int d = 0; d < way->depth; d++) {
        t->node[way->node[d]].visits++;
        t->edge[way->edge[d]].visits++;
    }
    t->node[way->node[way->depth]].visits++;
}

static void reward(struct plan *t, const struct leaf *way, const double value[MAX_PLAYERS])
{
    for (int d = 0; d <= way->depth; d++) {
        struct knot *n = &t->node[way->node[d]];

        for (int p = 0; p < MAX_PLAYERS; p++)
            n->sum[p] += value[p];
        if (d < way->depth && n->actor >= 0)
            t->edge[way->edge[d]].sum += value[n->actor];
    }
}

static enum descent end(const parlour_planner *p, struct plan *t, const struct leaf *way)
{
    double value[MAX_PLAYERS] = {0};
    int share[MAX_PLAYERS] = {0};

    if (t->node[way->node[way->depth]].actor == OVER)
        p->batch->game->rules->result((const struct state *)&way->at, share);
    for (int i = 0; i < p->batch->players; i++)
        value[i] = share[i] / 1000.0;
    visit(t, way);
    reward(t, way, value);
    return DESCENT_END;
}

/* Shows a leaf to the evaluation. */
static void show(parlour_planner *p, const struct plan *t, const struct leaf *way)
{
    const struct knot *n = &t->node[way->node[way->depth]];
    size_t actions = (size_t)p->batch->e.actions, which = (size_t)p->leaves;
    uint8_t *mask = p->mask + which * actions;

    p->batch->game->space->planes((const struct state *)&way->at, n->actor,
                                  p->planes + which * p->batch->numbers);
    memset(mask, 0, actions);
    for (int32_t i = n->first; i < n->first + n->count; i++)
        mask[t->edge[i].action] = 1;
    p->leaves++;
}

/* One branch on; a node there, if there was none. False: no memory. */
static bool follow(parlour_planner *p, struct plan *t, struct leaf *way)
{
    int32_t at = way->node[way->depth], e;
    struct state *s = (struct state *)&way->at;

    e = t->node[at].actor == CHANCE ? draw(p, t, at, s) : choose(p, t, &t->node[at]);
    if (e < 0)
        return false;
    p->batch->game->rules->apply(s, t->edge[e].move);
    if (!t->edge[e].child) {
        int32_t child = add_node(p, t, s);

        if (child < 0)
            return false;
        t->edge[e].child = child;
    }
    way->edge[way->depth++] = e;
    way->node[way->depth] = t->edge[e].child;
    return true;
}

enum descent plan_descend(parlour_planner *p, int game)
{
    struct plan *t = &p->tree[game];
    struct leaf *way = &p->leaf[p->leaves];
    const struct knot *n;

    way->game = game;
    way->depth = 0;
    way->node[0] = 0;
    memcpy(&way->at, batch_state(p->batch, game), p->batch->game->rules->state_size);
    for (;;) {
        n = &t->node[way->node[way->depth]];
        if (n->actor == OVER || way->depth == MOST_DEPTH - 1)
            return end(p, t, way);
        if (n->waits && n->visits > 0)
            return DESCENT_WAITING;
        if (n->waits) {
            show(p, t, way);
            visit(t, way);
            return DESCENT_LEAF;
        }
        if (!follow(p, t, way))
            return DESCENT_NO_MEMORY;
    }
}

static float sound(float x) /* what a policy may say */
{
    return x > 0 && x < 1e30f ? x : 0;
}

static void set_priors(const parlour_planner *p, struct plan *t, const struct knot *n, int which)
{
    const float *policy = p->policy + (size_t)which * (size_t)p->batch->e.actions;
    double total = 0;

    for (int32_t i = n->first; i < n->first + n->count; i++)
        total += (double)sound(policy[t->edge[i].action]);
    for (int32_t i = n->first; i < n->first + n->count; i++)
        t->edge[i].prior = total > 0 ? (float)((double)sound(policy[t->edge[i].action]) / total)
                                     : 1.0f / (float)n->count;
}

void plan_learn(parlour_planner *p, int which)
{
    const struct leaf *way = &p->leaf[which];
    struct plan *t = &p->tree[way->game];
    struct knot *n = &t->node[way->node[way->depth]];
    double value[MAX_PLAYERS] = {0};

    for (int i = 0; i < p->batch->players; i++) {
        double said = (double)p->value[MAX_PLAYERS * which + i];

        value[(n->actor + i) % p->batch->players] = said >= 0 && said <= 1 ? said : said > 1;
    }
    n->waits = false;
    set_priors(p, t, n, which);
    reward(t, way, value);
}

int plan_visits(const struct plan *t)
{
    return t->nodes > 0 ? t->node[0].visits : 0;
}

void plan_tell_visits(const struct plan *t, int32_t *out)
{
    const struct knot *n = t->node;

    for (int32_t i = 0; t->nodes > 0 && i < n->count; i++)
        out[t->edge[n->first + i].action] = t->edge[n->first + i].visits;
}

void plan_tell_values(const struct plan *t, int players, float *out)
{
    for (int p = 0; p < MAX_PLAYERS; p++)
        out[p] = t->nodes > 0 && p < players && t->node[0].visits > 0
                     ? (float)(t->node[0].sum[p] / t->node[0].visits)
                     : 0;
}
