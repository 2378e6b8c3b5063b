/* All the games there are. */
#ifndef PARLOUR_CATALOGUE_H
#define PARLOUR_CATALOGUE_H

#include <stddef.h>

struct rules;
struct view;
struct brain;
struct call;
struct verb;
struct dialect;
struct space;

/* A game as front ends see it: each folder below games/ defines one. All but the rules may be NULL. */
struct game {
    const struct rules *rules;
    const struct view *view;       /* what it looks like */
    const struct brain *brain;     /* what a computer player knows of it */
    const struct call *calls;      /* its published functions */
    const struct verb *verbs;      /* commands of its own */
    const struct dialect *dialect; /* how other programs speak of it */
    const struct space *space;     /* its moves and positions as numbers, for learning */
    int hidden;                    /* for developers: not offered to players */
};

extern const struct game *const catalogue[]; /* ends with NULL */

/* The game behind g, or NULL behind the last one; the first one behind NULL. */
const struct game *catalogue_next(const struct game *g);

const struct game *catalogue_find(const char *name, size_t length); /* or NULL */

#endif
