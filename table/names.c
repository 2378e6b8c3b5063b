/* What the people at the table are called. */
#include "table/parts.h"

#include <string.h>

/* A computer is called by its level, whoever sat there before. */
void names_follow(struct table *t)
{
    for (int p = 0; p < MAX_PLAYERS; p++)
        t->names[p] = t->seat[p] < SEAT_RANDOM && t->name[p][0] ? t->name[p] : NULL;
    t->stale = true;
}

void table_call(struct table *t, int player, const char *name, size_t length)
{
    char clean[NAME_BYTES];

    if (player < 0 || player >= MAX_PLAYERS)
        return;
    name_clean(clean, name, length);
    if (strcmp(clean, t->name[player]) == 0)
        return;
    memcpy(t->name[player], clean, sizeof clean);
    names_follow(t);
    t->version++;
}

const char *table_called(const struct table *t, int player)
{
    return t->names[player] ? t->names[player] : "";
}

bool names_any(const struct table *t)
{
    for (int p = 0; p < MAX_PLAYERS; p++)
        if (t->names[p])
            return true;
    return false;
}

void table_write_names(const struct table *t, struct writer *w)
{
    char name[MAX_PLAYERS][NAME_BYTES];

    for (int p = 0; p < MAX_PLAYERS; p++) /* nobody's where a computer sits now */
        memcpy(name[p], t->names[p] ? t->names[p] : "", t->names[p] ? strlen(t->names[p]) + 1 : 1);
    names_write(w, (const char(*)[NAME_BYTES])name, t->rules->players(t->now));
}
