/* The search tree: nodes and edges in one block of memory. Private to ai/. */
#ifndef PARLOUR_TREE_H
#define PARLOUR_TREE_H

#include "ai/mind.h"

enum { MAX_PATH = 512, MARKS = 1024 };

/* A move from a node. Values are those of the player who moves there. */
struct edge {
    double sum; /* of values */
    move move;
    int32_t visits;
    float amaf; /* sum of the values of games where the move was played later on */
    int32_t amaf_visits;
    float prior;   /* odds before any visit; below chance, the outcome's weight */
    uint32_t node; /* 0: none yet */
};

struct node {
    double sum; /* of values of its actor */
    int32_t visits;
    uint32_t first; /* edge */
    uint16_t edges;
    uint16_t room; /* for edges: more than there are only where chance has many outcomes */
    int8_t actor;
};

/* Which moves a game contained, and from when on: a small hash table, emptied by a new stamp. For AMAF.
   */
struct mark {
    move move;
    int32_t stamp;
    int32_t last;
    int32_t who;
};

/* What games brought in which a move was played, wherever that was: a hash table. */
struct habit {
    move move;
    int32_t count;
    float sum; /* of values of who played it */
};

struct tree {
    struct node *node;
    struct edge *edge;
    uint32_t nodes, node_room, edges, edge_room;
    struct mark mark[MARKS];
    struct played played;
    struct habit *habit;
    uint32_t habits; /* room: a power of two; 0: none are kept */
};

size_t tree_room(const struct think *t);
struct tree *tree_begin(const struct think *t, void *memory);

/* A node with room for so many edges; 0 if the memory is full. */
uint32_t tree_new_node(struct tree *tree, int actor, int edges);

/* A node for t->work, with all its edges; 0 if the memory is full. */
uint32_t tree_grow(struct think *t, struct tree *tree, bool root);

/* The edge to follow from a node whose position is t->work. */
struct edge *tree_choose(struct think *t, struct tree *tree, struct node *n);

/* How many of its edges are looked at: those of little promise wait until the node is visited more. */
int tree_width(const struct think *t, const struct node *n);

/* Learn from a game that went down `path` (depth nodes) and on as tree->played says. */
void tree_learn_amaf(struct think *t, struct tree *tree, struct node *const *path, int depth,
                     const double *value);

/* Moves that did well or badly elsewhere become more or less promising. */
uint32_t habit_room(const struct think *t);
void habit_learn(struct tree *tree, const double *value);
void habit_apply(const struct think *t, const struct tree *tree, const move *list, int count,
                 int *promise);

#endif
