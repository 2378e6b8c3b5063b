/* What an engine under a clock keeps in mind between two thoughts. Other programs tell the whole game anew before
   each of them: as long as it goes on from where the last thought began, the search does, too. */
#include "engine/engine.h"

#include "core/memory.h"
#include "core/walk.h"

#include <string.h>

struct trail {
    struct recall *recall;
    uint64_t start; /* a hash of where the game began */
    move made[ENGINE_MOVES];
    int count;
};

struct trail *trail_new(void)
{
    struct trail *t = memory_new(sizeof *t);

    t->recall = recall_new();
    return t;
}

void trail_free(struct trail *t)
{
    recall_free(t->recall);
    memory_free(t);
}

struct recall *trail_follow(struct trail *t, const struct engine *e)
{
    uint64_t start = state_hash(e->game->rules, e->start);
    bool goes_on = start == t->start && e->count >= t->count &&
                   memcmp(e->made, t->made, sizeof *t->made * (size_t)t->count) == 0;

    if (!goes_on)
        recall_forget(t->recall);
    for (int i = t->count; i < e->count && goes_on; i++)
        recall_moved(t->recall, e->made[i]);
    t->start = start;
    t->count = e->count;
    memcpy(t->made, e->made, sizeof *t->made * (size_t)e->count);
    return t->recall;
}
