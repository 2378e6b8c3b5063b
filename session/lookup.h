/* Which place of a list bears a name, however long the list is. The list lies elsewhere: whoever changes it says so here. */
#ifndef PARLOUR_SESSION_LOOKUP_H
#define PARLOUR_SESSION_LOOKUP_H

#include <stdint.h>

struct lookup {
    struct spot *spot; /* by the hashes of the names; at most half of them are taken */
    int room, taken;
    uint64_t chance; /* in all hashes, so that nobody can write names that have the same */
};

typedef const char *lookup_name(const void *list, int place);

/* The place of this name, or -1. */
int lookup_find(const struct lookup *l, const char *name, lookup_name *name_at, const void *list);

void lookup_add(struct lookup *l, const char *name, int place);
void lookup_remove(struct lookup *l, const char *name, int place);
void lookup_move(struct lookup *l, const char *name, int from, int to);
void lookup_clear(struct lookup *l);

#endif
