/* Walking through any game. */
#include "core/walk.h"

#include "core/memory.h"
#include "core/name.h"

#include <assert.h>
#include <string.h>

/* Room on the stack for a state of any game. */
union position {
    unsigned char bytes[MAX_STATE];
    uint64_t align;
};

struct state *state_new(const struct rules *g)
{
    assert(g->state_size <= MAX_STATE);
    return memory_new(g->state_size);
}

void state_free(struct state *s)
{
    memory_free(s);
}

void state_copy(const struct rules *g, struct state *to, const struct state *from)
{
    memcpy(to, from, g->state_size);
}

bool state_equal(const struct rules *g, const struct state *a, const struct state *b)
{
    return memcmp(a, b, g->state_size) == 0;
}

uint64_t state_hash(const struct rules *g, const struct state *s)
{
    const unsigned char *byte = (const unsigned char *)s;
    uint64_t hash = 0xcbf29ce484222325u;

    for (size_t i = 0; i < g->state_size; i++)
        hash = (hash ^ byte[i]) * 0x100000001b3u;
    return hash;
}

void state_start(const struct rules *g, struct state *s, const struct settings *with)
{
    memset(s, 0, g->state_size);
    g->start(s, with);
}

bool is_legal(const struct rules *g, const struct state *s, move m)
{
    move list[MAX_MOVES];
    int count = g->moves(s, list);
    int low = 0, high = count;

    while (low < high) {
        int middle = (low + high) / 2;

        if (list[middle] < m)
            low = middle + 1;
        else
            high = middle;
    }
    return low < count && list[low] == m;
}

bool play(const struct rules *g, struct state *s, move m, struct refusal *why)
{
    if (!is_legal(g, s, m)) {
        if (!g->why_not(s, m, why))
            refuse(why, "This move is not possible here.");
        return false;
    }
    g->apply(s, m);
    return true;
}

move roll(const struct rules *g, const struct state *s, struct rng *r)
{
    move list[MAX_MOVES];
    uint32_t total = 0, left;
    int count, i;

    if (g->sample)
        return g->sample(s, r);
    count = g->moves(s, list);
    for (i = 0; i < count; i++)
        total += (uint32_t)g->weight(s, list[i]);
    left = rng_below(r, total);
    for (i = 0; left >= (uint32_t)g->weight(s, list[i]); i++)
        left -= (uint32_t)g->weight(s, list[i]);
    return list[i];
}

void roll_on(const struct rules *g, struct state *s, uint64_t seed, uint64_t *events)
{
    while (g->actor(s) == CHANCE) {
        struct rng r = rng_event(seed, (*events)++);

        g->apply(s, roll(g, s, &r));
    }
}

/* Settings stand in front of a ';'. Without one the text is moves only. */
static void read_head(const struct rules *g, struct reader *r, struct settings *with)
{
    const char *mark = memchr(r->at, ';', (size_t)(r->end - r->at));

    if (!mark) {
        *with = g->bare ? *g->bare : settings_preset(g->options);
        if (g->guess)
            g->guess(r->at, (size_t)(r->end - r->at), with);
        return;
    }
    *with = settings_preset(g->options);
    settings_read(r, g->options, with);
    read_exactly(r, ";", "expected ';' after the settings");
}

bool record_names(struct reader *r, char (*out)[NAME_BYTES])
{
    if (!names_read(r, out, MAX_PLAYERS))
        return false;
    read_exactly(r, "; ", "expected ';' after the names");
    return true;
}

bool replay(const struct rules *g, struct reader *r, struct state *s, struct settings *with,
            struct refusal *why, each_move *each, void *context)
{
    refuse(why, "");
    record_names(r, NULL);
    read_head(g, r, with);
    if (r->error)
        return false;
    state_start(g, s, with);
    for (read_space(r); !read_done(r); read_space(r)) {
        const char *start = r->at;
        move m = g->read_move(r, s);

        if (r->error) {
            refuse(why, ""); /* what was unusual before does not matter now */
            break;
        }
        if (!is_legal(g, s, m) && !(g->condone && g->condone(s, m, why))) {
            play(g, s, m, why);
            read_fail_at(r, start, "illegal move");
            break;
        }
        if (each)
            each(context, s, m);
        g->apply(s, m);
    }
    return !r->error;
}

bool read_position(const struct rules *g, struct reader *r, struct state *s, struct refusal *why)
{
    struct settings with;

    refuse(why, "");
    record_names(r, NULL);
    if (!g->is_snapshot(r->at, (size_t)(r->end - r->at)))
        return replay(g, r, s, &with, why, NULL, NULL);
    memset(s, 0, g->state_size);
    g->read_state(r, s);
    if (!r->error && r->doubt)
        refuse(why, r->doubt);
    return !r->error;
}

uint64_t perft(const struct rules *g, const struct state *s, int depth)
{
    move list[MAX_MOVES];
    union position next;
    uint64_t sum = 0;
    int count;

    if (depth <= 0)
        return 1;
    if (g->actor(s) == OVER)
        return 0;
    count = g->moves(s, list);
    if (depth == 1)
        return (uint64_t)count;
    for (int i = 0; i < count; i++) {
        state_copy(g, (struct state *)&next, s);
        g->apply((struct state *)&next, list[i]);
        sum += perft(g, (const struct state *)&next, depth - 1);
    }
    return sum;
}
