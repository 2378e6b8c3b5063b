/* Agamemnon: strings found fast, for positions of a game. strings.c says the same at length, for any
   position and with the edges; tests compare the two everywhere.

   Nodes are bits. For each type a word per node holds its neighbours along edges of that type, and
   above them (from bit HALVES on) how many half edges the node brings into a string: both ends of an
   edge bring one half each, but where only one end is open it brings two. */
#include "games/agamemnon/rules/agamemnon.h"

#include <string.h>

static const uint64_t NODES = (UINT64_C(1) << MOST_NODES) - 1;

/* What a tile adds to a tally: orange's in the lower half of a word, black's in the upper one. A
   player has one leader of each rank, so adding the bits of leaders is as good as joining them. */
/* clang-format off */
static const uint32_t tally_of[EMPTY][1 + 2 * KINDS] = {
    [STRENGTH] =   {0, 1, 3, 4, 3, 2, 1, 2, 3, 0, 0,
                    1 << 16, 3 << 16, 4 << 16, 3 << 16, 2 << 16, 1 << 16, 2 << 16, 3 << 16, 0, 0},
    [LEADERSHIP] = {0, 16, 8, 4, 2, 1, 0, 0, 0, 0, 0,
                    16 << 16, 8 << 16, 4 << 16, 2 << 16, 1 << 16, 0, 0, 0, 0, 0},
    [FORCE] =      {0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
                    1 << 16, 1 << 16, 1 << 16, 1 << 16, 1 << 16, 1 << 16, 1 << 16, 1 << 16,
                    1 << 16, 1 << 16},
};
/* clang-format on */

static int lowest(uint64_t set)
{
    return __builtin_ctzll(set);
}

void agamemnon_sets(const struct state *s, struct sets *out)
{
    int nodes = agamemnon_boards[s->board].nodes;

    *out = (struct sets){0};
    for (int node = 0; node < nodes; node++) {
        bool weft = s->tile[node] == tile_of(0, WEFT) || s->tile[node] == tile_of(1, WEFT);
        bool empty = s->tile[node] == NO_TILE;

        out->wefts |= (uint64_t)weft << node;
        out->empty |= (uint64_t)empty << node;
    }
    out->conductors = ((UINT64_C(1) << nodes) - 1) & ~(out->wefts | out->empty);
    if (s->closed != NO_NODE)
        out->empty &= ~(UINT64_C(1) << s->closed);
}

void agamemnon_links(const struct state *s, uint64_t open, struct links *out)
{
    const struct board *b = &agamemnon_boards[s->board];

    memset(out, 0, sizeof *out);
    for (int e = 0; e < b->edges; e++) {
        int x = b->edge[e].a, y = b->edge[e].b;
        uint64_t *near = out->near[s->type[e]];

        near[x] += (UINT64_C(1) << y) + ((2 - (open >> y & 1)) << HALVES);
        near[y] += (UINT64_C(1) << x) + ((2 - (open >> x & 1)) << HALVES);
    }
}

/* Each string is all that can be reached from one of its open nodes. */
int agamemnon_pieces(const uint8_t *tile, const uint64_t *near, int type, uint64_t open,
                     uint64_t wefts, struct piece *out)
{
    int count = 0;

    while (open) {
        uint64_t here = open & (0 - open), reached = 0, before = open;
        uint32_t tally = 0;

        open ^= here;
        while (here) {
            int node = lowest(here);
            uint64_t word = near[node], new = word &open;

            open ^= new;
            here = (here & (here - 1)) | new;
            reached += word & ~NODES;
            reached |= word & NODES;
            tally += tally_of[type][tile[node]];
        }
        if (reached == 0)
            continue;
        for (uint64_t ends = reached & wefts; ends; ends &= ends - 1)
            tally += tally_of[type][tile[lowest(ends)]];
        out[count++] = (struct piece){before ^ open, tally, (uint8_t)(reached >> (HALVES + 1))};
    }
    return count;
}

/* Force edges between a weft and an empty node or another weft: strings of their own. */
static void score_loose_ends(const struct state *s, const struct links *l, const struct sets *sets,
                             int points[2])
{
    for (uint64_t wefts = sets->wefts; wefts; wefts &= wefts - 1) {
        int weft = lowest(wefts), owner = tile_owner(s->tile[weft]);
        uint64_t ends = l->near[FORCE][weft] & NODES & ~sets->conductors;

        for (; ends; ends &= ends - 1) {
            int other = lowest(ends);

            if (s->tile[other] == NO_TILE || (other > weft && tile_owner(s->tile[other]) == owner))
                points[owner]++;
        }
    }
}

void agamemnon_score(const struct state *s, int points[2])
{
    struct piece piece[MOST_NODES];
    struct links links;
    struct sets sets;

    points[0] = points[1] = 0;
    agamemnon_sets(s, &sets);
    agamemnon_links(s, sets.conductors, &links);
    for (int type = 0; type < EMPTY; type++) {
        int count =
            agamemnon_pieces(s->tile, links.near[type], type, sets.conductors, sets.wefts, piece);

        for (int i = 0; i < count; i++) {
            uint32_t o = piece[i].tally & 0xffff, b = piece[i].tally >> 16;

            points[0] += o > b ? piece[i].edges : 0;
            points[1] += b > o ? piece[i].edges : 0;
        }
    }
    score_loose_ends(s, &links, &sets, points);
}
