/* Names by their hashes, each in the first free spot from where its hash points. */
#include "session/lookup.h"

#include "core/memory.h"

#include <string.h>

enum { FIRST_ROOM = 64 };

struct spot {
    uint64_t hash;
    int after; /* the place in the list, and one; 0: the spot is free */
};

static uint64_t hash_of(const struct lookup *l, const char *name)
{
    uint64_t hash = l->chance ^ 0xcbf29ce484222325u;

    for (; *name; name++) {
        hash = (hash ^ (unsigned char)*name) * 0x100000001b3u;
        hash ^= hash >> 32;
    }
    return hash;
}

static int next(const struct lookup *l, int at)
{
    return (at + 1) & (l->room - 1);
}

static int begin(const struct lookup *l, uint64_t hash)
{
    return (int)(hash & (uint64_t)(l->room - 1));
}

int lookup_find(const struct lookup *l, const char *name, lookup_name *name_at, const void *list)
{
    uint64_t hash = hash_of(l, name);

    if (l->taken == 0)
        return -1;
    for (int at = begin(l, hash); l->spot[at].after; at = next(l, at))
        if (l->spot[at].hash == hash && strcmp(name_at(list, l->spot[at].after - 1), name) == 0)
            return l->spot[at].after - 1;
    return -1;
}

static void put(struct lookup *l, struct spot spot)
{
    int at = begin(l, spot.hash);

    while (l->spot[at].after)
        at = next(l, at);
    l->spot[at] = spot;
}

static void grow(struct lookup *l)
{
    struct spot *old = l->spot;
    int room = l->room;

    l->room = room ? room * 2 : FIRST_ROOM;
    l->spot = memory_new((size_t)l->room * sizeof *l->spot);
    for (int i = 0; i < room; i++)
        if (old[i].after)
            put(l, old[i]);
    memory_free(old);
}

void lookup_add(struct lookup *l, const char *name, int place)
{
    if (2 * (l->taken + 1) > l->room)
        grow(l);
    put(l, (struct spot){hash_of(l, name), place + 1});
    l->taken++;
}

/* Where this place of the list is; it is there. */
static int spot_of(const struct lookup *l, const char *name, int place)
{
    int at = begin(l, hash_of(l, name));

    while (l->spot[at].after != place + 1)
        at = next(l, at);
    return at;
}

/* Those behind it move up, so that no search ends too early. */
void lookup_remove(struct lookup *l, const char *name, int place)
{
    int hole = spot_of(l, name, place);

    for (int at = next(l, hole); l->spot[at].after; at = next(l, at)) {
        int way = (at - begin(l, l->spot[at].hash)) & (l->room - 1);

        if (way >= ((at - hole) & (l->room - 1))) {
            l->spot[hole] = l->spot[at];
            hole = at;
        }
    }
    l->spot[hole].after = 0;
    l->taken--;
}

void lookup_move(struct lookup *l, const char *name, int from, int to)
{
    l->spot[spot_of(l, name, from)].after = to + 1;
}

void lookup_clear(struct lookup *l)
{
    memory_free(l->spot);
    *l = (struct lookup){.chance = l->chance};
}
