/* How it goes on behind an answer, and which positions are alike. */
#include "puzzle/prove.h"

#include "core/memory.h"
#include "core/space.h"
#include "core/walk.h"
#include "review/worth.h"

#include <string.h>

enum { LINE_STEPS = 2000 }; /* for each move of a line */

static move best_of(const struct game *g, const void *table, const struct state *s, int steps,
                    uint64_t seed)
{
    struct think *t =
        think_new(g->rules, g->brain, table, s, worth_skill(g, table, steps), seed, 0);
    move best;

    while (!think_on(t, 1000))
        continue;
    best = think_best(t);
    think_free(t);
    return best;
}

/* A line ends where chance comes in: nobody knows what it will bring. */
int puzzle_line_from(const struct game *g, const void *table, const struct state *from, int steps,
                     uint64_t seed, move *line, int room)
{
    struct state *s = state_new(g->rules);
    int length = 0;

    state_copy(g->rules, s, from);
    while (length < room && g->rules->actor(s) >= 0) {
        line[length] = best_of(g, table, s, steps, seed);
        g->rules->apply(s, line[length++]);
    }
    state_free(s);
    return length;
}

/* From the position before move `at` of the line. */
static int line_behind(const struct game *g, const void *table, const struct puzzle *p, int at,
                       move first, uint64_t seed, move *line)
{
    struct state *s = state_new(g->rules);
    int length;

    puzzle_state_at(g, p, at, s);
    g->rules->apply(s, first);
    line[0] = first;
    length = 1 + puzzle_line_from(g, table, s, LINE_STEPS, seed, line + 1,
                                  p->exact ? MAX_LINE - 1 : MAX_LINE / 4);
    state_free(s);
    return length;
}

void puzzle_play_out(const struct game *g, const void *table, struct puzzle *p, uint64_t seed)
{
    p->line_length = line_behind(g, table, p, 0, p->riddle[0].best, seed, p->line);
    puzzle_refute(g, table, p, 0, seed);
}

void puzzle_refute(const struct game *g, const void *table, struct puzzle *p, int which,
                   uint64_t seed)
{
    struct riddle *r = &p->riddle[which];

    r->refute_length = line_behind(g, table, p, r->at, r->second, seed, r->refute);
}

static uint64_t hash_of(const int8_t *numbers, int count)
{
    uint64_t hash = 0xcbf29ce484222325u;

    for (int i = 0; i < count; i++)
        hash = (hash ^ (uint8_t)numbers[i]) * 0x100000001b3u;
    return hash;
}

/* The smallest of the hashes of all images. */
uint64_t puzzle_likeness(const struct game *g, const struct state *s)
{
    uint64_t least = UINT64_MAX;
    struct extent e;
    int8_t *seen, *turned;
    int cells;

    if (!g->space)
        return state_hash(g->rules, s);
    e = g->space->extent(s);
    cells = e.planes * e.rows * e.columns;
    seen = memory_new((size_t)cells);
    turned = memory_new((size_t)cells);
    g->space->planes(s, g->rules->actor(s), seen);
    for (int way = 0; way < e.symmetries; way++) {
        uint64_t hash;

        for (int i = 0; i < cells; i++)
            turned[way > 0 ? g->space->turned_cell(s, way, i) : i] = seen[i];
        hash = hash_of(turned, cells);
        least = hash < least ? hash : least;
    }
    memory_free(seen);
    memory_free(turned);
    return least;
}
