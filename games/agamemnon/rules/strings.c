/* Agamemnon: the Strings of Fate. Every S, L and F edge belongs to one string; edges of one type are
   joined by the nodes between them that conduct, that is, hold a tile other than a weft. */
#include "games/agamemnon/rules/agamemnon.h"

#include <string.h>

enum { NO_EDGE = 0xffff };

static bool conducts(int tile)
{
    return tile != NO_TILE && tile_kind(tile) != WEFT;
}

/* The first edge of the string that `edge` is known to belong to. Leads to a lower number always. */
static int first_edge(uint16_t *of, int edge)
{
    while (of[edge] != edge) {
        of[edge] = of[of[edge]];
        edge = of[edge];
    }
    return edge;
}

static void join(uint16_t *of, int edge, int other)
{
    int a = first_edge(of, edge), b = first_edge(of, other);

    if (a < b)
        of[b] = (uint16_t)a;
    else
        of[a] = (uint16_t)b;
}

/* Joins `edge` to an earlier edge of its type at a conducting node. */
static void pass(uint16_t *of, uint16_t *met, int edge)
{
    if (*met == NO_EDGE)
        *met = (uint16_t)edge;
    else
        join(of, edge, *met);
}

/* Leaves in `of` an earlier edge of the same string, or the edge itself if there is none, and in
   `met` some edge of each type at every conducting node. */
static void join_all(const struct web *w, uint16_t *of, uint16_t met[][EMPTY])
{
    for (int e = 0; e < w->edges; e++) {
        int type = w->type[e];

        of[e] = (uint16_t)e;
        if (type >= EMPTY)
            continue;
        if (conducts(w->tile[w->edge[e].a]))
            pass(of, &met[w->edge[e].a][type], e);
        if (conducts(w->tile[w->edge[e].b]))
            pass(of, &met[w->edge[e].b][type], e);
    }
}

/* Replaces in `of` edges by the numbers of their strings, and counts. */
static int number_all(const struct web *w, uint16_t *of, struct fate *out)
{
    int count = 0;

    for (int e = 0; e < w->edges; e++)
        if (w->type[e] >= EMPTY) {
            of[e] = NO_STRING;
        } else if (of[e] != e) {
            of[e] = of[of[e]]; /* an earlier edge: it has its number already */
            out[of[e]].edges++;
        } else {
            out[count] = (struct fate){.type = w->type[e], .edges = 1};
            of[e] = (uint16_t)count++;
        }
    return count;
}

static void add(struct fate *f, int tile)
{
    uint16_t *tally = &f->tally[tile_owner(tile)];
    int value = agamemnon_values[f->type][tile_kind(tile)];

    *tally = (uint16_t)(f->type == LEADERSHIP ? *tally | value : *tally + value);
}

/* A weft ends the strings around it and counts in each of them, but once in one that meets it
   twice: last[] knows the last weft of each string. */
static void add_weft(const struct web *w, int node, const uint16_t *of, uint8_t *last,
                     struct fate *out)
{
    for (int e = 0; e < w->edges; e++) {
        int string = of[e];

        if ((w->edge[e].a != node && w->edge[e].b != node) || string == NO_STRING ||
            last[string] == node)
            continue;
        add(&out[string], w->tile[node]);
        last[string] = (uint8_t)node;
    }
}

static void add_tiles(const struct web *w, const uint16_t *of, uint16_t met[][EMPTY],
                      struct fate *out, int count)
{
    uint8_t last[MOST_WIDE_EDGES];

    memset(last, NO_NODE, (size_t)count);
    for (int node = 0; node < w->names; node++) {
        int tile = w->tile[node];

        if (!conducts(tile)) {
            if (tile != NO_TILE)
                add_weft(w, node, of, last, out);
            continue;
        }
        for (int type = 0; type < EMPTY; type++)
            if (met[node][type] != NO_EDGE)
                add(&out[of[met[node][type]]], tile);
    }
}

int agamemnon_strings(const struct web *w, struct fate *out, uint16_t *of)
{
    uint16_t met[NODE_NAMES][EMPTY];
    int count;

    memset(met, 0xff, (size_t)w->names * sizeof met[0]);
    join_all(w, of, met);
    count = number_all(w, of, out);
    add_tiles(w, of, met, out, count);
    for (int i = 0; i < count; i++) {
        const uint16_t *tally = out[i].tally;

        out[i].winner = (int8_t)(tally[0] > tally[1] ? 0 : tally[0] < tally[1] ? 1 : -1);
    }
    return count;
}

void agamemnon_points(const struct fate *strings, int count, int points[2])
{
    points[0] = points[1] = 0;
    for (int i = 0; i < count; i++)
        if (strings[i].winner >= 0)
            points[strings[i].winner] += strings[i].edges;
}
