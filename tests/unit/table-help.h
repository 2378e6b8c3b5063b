/* What the tests of the table share. */
#ifndef PARLOUR_TABLE_HELP_H
#define PARLOUR_TABLE_HELP_H

#include "core/walk.h"
#include "table/table.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static inline struct table *new_table_of(const struct game *g, int players, uint64_t seed)
{
    struct settings with = settings_preset(g->rules->options);
    struct table *t;

    with.choice[0] = players - 2;
    t = table_new(g, &with, seed);
    table_speed(t, 0);
    while (table_tick(t, 1))
        ;
    return t;
}

static inline struct table *new_table(const char *name, int players, uint64_t seed)
{
    return new_table_of(catalogue_find(name, strlen(name)), players, seed);
}

static inline void run(struct table *t)
{
    while (table_tick(t, 1))
        ;
}

/* The snapshot as text; overwritten by the next call but three. */
static inline const char *shown(const struct table *t)
{
    static char room[4][1024];
    static int next;
    char *text = room[next++ % 4];
    struct writer w = writer_over(text, sizeof room[0]);

    table_snapshot(t, &w);
    return text;
}

static inline const char *status(struct table *t)
{
    static char text[512];
    struct writer w = writer_over(text, sizeof text);

    table_status(t, &w);
    return text;
}

static inline size_t save(const struct table *t, char *text, size_t room)
{
    struct writer w = writer_over(text, room);

    table_save(t, &w);
    assert_true(write_fitted(&w));
    return w.size;
}

static inline move legal_move(const struct table *t, int which)
{
    move list[MAX_MOVES];
    int count = table_game(t)->rules->moves(table_state(t), list);

    return list[which % count];
}

/* The first thing on the page whose label holds the words, or NULL. */
static inline const struct target *find(struct table *t, const char *label)
{
    const struct drawing *d = table_draw(t);

    for (int i = 0; i < d->targets; i++)
        if (strstr(d->text + d->target[i].label, label))
            return &d->target[i];
    return NULL;
}

/* The middle of such a thing, which must be there. */
static inline struct point middle_of(struct table *t, const char *label)
{
    const struct target *found = find(t, label);

    assert_non_null(found);
    return (struct point){found->x + found->w / 2, found->y + found->h / 2};
}

#endif
