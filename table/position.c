/* Going on from a position that came as text, or only looking at it. */
#include "table/parts.h"

#include "core/memory.h"
#include "core/walk.h"

#include <string.h>

/* The moves of a record while it is being read. */
struct collected {
    move *list;
    int count, room;
};

static void collect(void *context, const struct state *before, move m)
{
    struct collected *c = context;

    (void)before;
    if (c->count == c->room) {
        c->room = c->room ? c->room * 2 : 64;
        c->list = memory_grow(c->list, (size_t)c->room * sizeof *c->list);
    }
    c->list[c->count++] = m;
}

/* A record becomes the history; a snapshot is where history begins. `partly`: of a record with an
   illegal move what is legal before it. */
static bool begin_from(struct table *t, struct reader *r, struct refusal *why, bool partly)
{
    const struct rules *g = t->rules;
    struct collected moves = {0};
    struct settings with = t->settings;
    union room room;
    struct state *s = (struct state *)&room;
    char name[MAX_PLAYERS][NAME_BYTES] = {""};
    bool named = record_names(r, name), snapshot, good;

    snapshot = g->is_snapshot(r->at, (size_t)(r->end - r->at));
    r->looks = partly;
    good = snapshot ? read_position(g, r, s, why) : replay(g, r, s, &with, why, collect, &moves);

    if (good || (partly && !snapshot && why->text[0])) {
        t->settings = with;
        t->viewing = partly;
        t->from_position = snapshot;
        if (!snapshot)
            state_start(g, s, &with);
        if (named)
            memcpy(t->name, name, sizeof name);
        names_follow(t);
        history_start(t, s);
        for (int i = 0; i < moves.count; i++)
            history_add(t, moves.list[i]);
        t->paused = false;
    }
    memory_free(moves.list);
    return good;
}

bool table_position(struct table *t, struct reader *r, struct refusal *why)
{
    if (!begin_from(t, r, why, false))
        return false;
    t->version++;
    return true;
}

struct table *table_from(const struct game *g, const struct state *s)
{
    struct settings with = settings_preset(g->rules->options);
    struct table *t = table_new(g, &with, 0);
    struct writer w = writer_growing();
    struct refusal why;
    struct reader r;
    bool good;

    g->rules->write_state(&w, s);
    r = reader_over(w.text, w.size);
    good = table_position(t, &r, &why);
    writer_free(&w);
    if (good)
        return t;
    table_free(t);
    return NULL;
}

bool table_view(struct table *t, struct reader *r, struct refusal *why)
{
    return begin_from(t, r, why, true);
}

/* At random, the same way for every seed, at most `most` moves. Says how many there were. */
static int stroll(const struct table *t, struct state *s, int most)
{
    const struct rules *g = t->rules;
    struct rng r = rng_from(t->seed);
    move list[MAX_MOVES];
    int actor, made = 0;

    state_start(g, s, &t->settings);
    for (; made < most && (actor = g->actor(s)) != OVER; made++)
        g->apply(s, actor == CHANCE ? roll(g, s, &r)
                                    : list[rng_below(&r, (uint32_t)g->moves(s, list))]);
    return made;
}

void table_stroll(struct table *t)
{
    enum { LONG = 1000 };
    union room room;
    struct state *s = (struct state *)&room;

    stroll(t, s, stroll(t, s, LONG) * 3 / 5);
    t->from_position = t->viewing = true;
    history_start(t, s);
    t->version++;
}
