/* The trees of a planner: what planner.c and plan.c share. Private to api/. */
#ifndef PARLOUR_PLANNER_H
#define PARLOUR_PLANNER_H

#include "api/batch.h"

enum { MOST_DEPTH = 512 };

/* A move from a node, or an outcome of chance that was met. */
struct branch {
    move move;
    int32_t action; /* -1: chance */
    float prior;
    int32_t visits;
    double sum;    /* of what whoever decides at the node gets */
    int32_t child; /* node, or 0: none yet */
    int32_t next;  /* below chance: another outcome, or -1 */
};

struct knot {
    double sum[MAX_PLAYERS];
    int32_t first, count; /* branches; below chance the first of a chain, or -1 */
    int32_t visits;
    int8_t actor;
    bool waits; /* for its evaluation */
};

/* One game's tree: node 0 is the root. */
struct plan {
    struct knot *node;
    struct branch *edge;
    int32_t nodes, node_room, edges, edge_room;
    struct rng rng;
    bool done;
};

/* A leaf that waits for its evaluation, and the way to it. */
struct leaf {
    int game, depth;
    int32_t node[MOST_DEPTH], edge[MOST_DEPTH];
    union position at;
};

struct parlour_planner {
    enum handle handle;
    const parlour_batch *batch;
    parlour_planner_how how;
    parlour_evaluate evaluate;
    void *context;
    struct plan *tree;
    int games;
    struct leaf *leaf;
    int leaves;
    int8_t *planes;
    uint8_t *mask;
    float *policy, *value;
};

enum descent { DESCENT_LEAF, DESCENT_END, DESCENT_WAITING, DESCENT_NO_MEMORY };

bool plan_root(parlour_planner *p, int game); /* false: no memory */

/* Down from the root: to a leaf that is then the last of p->leaf, to an end of the game that is
   counted at once, or to a leaf that waits already. */
enum descent plan_descend(parlour_planner *p, int game);

/* What the evaluation said of leaf number `which`, all the way up. */
void plan_learn(parlour_planner *p, int which);

int plan_visits(const struct plan *t); /* of the root, counting the leaves that wait */
void plan_tell_visits(const struct plan *t, int32_t *out);
void plan_tell_values(const struct plan *t, int players, float *out);

#endif
