/* Measures what areas of an Agamemnon board bring in the end, and writes games/agamemnon/brain/outlook_table.c
   anew. Both sides place by the table that is built in, a little carelessly; the new table is the old
   one moved some way towards what was measured (all the way, and the tables of successive rounds
   swing to and fro). One round, from the project's folder:

       ninja -C build
       cc -O3 -I. games/agamemnon/tools/outlook.c build/libparlour.a -lm -o build/agamemnon-outlook
       build/agamemnon-outlook 8000 SEED > table.new && mv table.new games/agamemnon/brain/outlook_table.c */
#include "core/walk.h"
#include "games/agamemnon/brain/outlook.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CARELESS = 300, RANDOM_PERCENT = 4, MIX_PERCENT = 30, MOST_SEEN = 2000, KERNEL = 4 };

/* An area as it was at the end of a turn. */
struct seen {
    int type;
    struct area area;
    uint8_t leaders[2];
    uint8_t edge[MOST_EDGES];
};

/* Edges won less edges lost, by the side that is ahead, and edges in all. */
struct cell {
    double won, edges;
};

static struct cell force[MOST_EMPTIES + 1][MOST_TILES_AHEAD + 1];
static struct cell strength[MOST_EMPTIES + 1][MOST_STRENGTH_AHEAD + 1];
static struct cell lead[MOST_EMPTIES + 1][LEADERS * LEADERS];
static struct cell even[MOST_EMPTIES + 1][(LEADERS + 1) * (LEADERS + 1)];

static struct seen seen[MOST_SEEN];
static int seen_count;

static int at_most(int value, int most)
{
    return value < most ? value : most;
}

static int bits(unsigned set)
{
    return __builtin_popcount(set);
}

/* Looking. */

static void see_area(const struct state *s, const struct outlook *o, int type, int which)
{
    const struct board *b = &agamemnon_boards[s->board];
    struct seen *new = &seen[seen_count++];
    int count = 0;

    *new = (struct seen){type, o->area[type][which], {o->leaders[0], o->leaders[1]}, {0}};
    for (int e = 0; e < b->edges; e++)
        if (s->type[e] == type &&
            ((new->area.nodes >> b->edge[e].a | new->area.nodes >> b->edge[e].b) & 1))
            new->edge[count++] = (uint8_t)e;
    if (count != new->area.edges)
        abort();
}

static void see_all(const struct state *s)
{
    struct outlook o;

    agamemnon_outlook_find(s, &o);
    for (int type = 0; type < EMPTY; type++)
        for (int i = 0; i < o.areas[type]; i++)
            if (o.area[type][i].nodes)
                see_area(s, &o, type, i);
}

/* Counting. */

static void count_in(struct cell *c, double won, double edges)
{
    c->won += won;
    c->edges += edges;
}

static void count_leadership(const struct seen *a, int k, double won)
{
    int o = a->area.tally[0], b = a->area.tally[1], ahead = o > b ? 0 : 1;
    unsigned decided = (unsigned)(o ^ b), better = 31;

    while (better & decided)
        better &= better << 1;
    if (o == b) {
        int x = bits(a->leaders[0]), y = bits(a->leaders[1]);

        count_in(&even[k][x * (LEADERS + 1) + y], won, a->area.edges);
        count_in(&even[k][y * (LEADERS + 1) + x], -won, a->area.edges);
        return;
    }
    count_in(
        &lead[k][bits(better & a->leaders[!ahead]) * LEADERS + bits(better & a->leaders[ahead])],
        ahead ? -won : won, a->area.edges);
}

static void count_area(const struct seen *a, double won)
{
    int k = at_most(a->area.empties, MOST_EMPTIES), ahead = a->area.tally[0] - a->area.tally[1];
    int far = abs(ahead);

    won = ahead < 0 && a->type != LEADERSHIP ? -won : won;
    if (a->type == LEADERSHIP)
        count_leadership(a, k, won);
    else if (ahead && a->type == FORCE)
        count_in(&force[k][at_most(far, MOST_TILES_AHEAD)], won, a->area.edges);
    else if (ahead)
        count_in(&strength[k][at_most(far, MOST_STRENGTH_AHEAD)], won, a->area.edges);
}

static void count_game(const struct state *s)
{
    struct fate fate[MOST_EDGES];
    uint16_t of[MOST_EDGES];
    struct web w = agamemnon_web(s);

    agamemnon_strings(&w, fate, of);
    for (int i = 0; i < seen_count; i++) {
        double won = 0;

        for (int e = 0; e < seen[i].area.edges; e++) {
            int string = of[seen[i].edge[e]];
            int winner = string == NO_STRING ? -1 : fate[string].winner;

            won += winner == 0 ? 1 : winner == 1 ? -1 : 0;
        }
        count_area(&seen[i], won);
    }
    seen_count = 0;
}

/* Playing. */

static move choose(const struct state *s, struct rng *r)
{
    move list[MAX_MOVES], best = 0;
    int count = agamemnon_moves(s, list), most = 0, player = agamemnon_owner(s->placed);
    struct outlook o;

    if (rng_below(r, 100) < RANDOM_PERCENT)
        return list[rng_below(r, (uint32_t)count)];
    agamemnon_outlook_find(s, &o);
    for (int i = 0; i < count; i++)
        if (move_act(list[i]) == PLACE) {
            int gain = (player ? -1 : 1) * agamemnon_outlook_gain(s, &o, list[i]);

            gain += (int)rng_below(r, CARELESS);
            if (!best || gain > most) {
                best = list[i];
                most = gain;
            }
        }
    return best;
}

static void play_game(int board, struct rng *r)
{
    struct settings with = {{board}};
    struct state s;

    state_start(&agamemnon_rules, &s, &with);
    for (int actor; (actor = agamemnon_rules.actor(&s)) != OVER;)
        if (actor == CHANCE) {
            if (!s.unmapped && s.held == 0 && s.placed > 0)
                see_all(&s);
            agamemnon_rules.apply(&s, agamemnon_sample(&s, r));
        } else {
            agamemnon_rules.apply(&s, choose(&s, r));
        }
    count_game(&s);
}

/* Writing. Cells with few games lean on their neighbours in the number of empty nodes, and on the
   value they had. */

static int measured(const struct cell *cells, int width, int k, int at, int old)
{
    static const double weight[KERNEL] = {1, 0.5, 0.2, 0.05};
    double won = 60 * old / (double)SURE, edges = 60;

    for (int other = 0; other <= MOST_EMPTIES; other++) {
        int far = abs(other - k);

        if (far >= KERNEL || (far > 0 && (k < 2 || other < 2)))
            continue;
        won += weight[far] * cells[other * width + at].won;
        edges += weight[far] * cells[other * width + at].edges;
    }
    return (int)(SURE * won / edges * MIX_PERCENT / 100 + old * (100 - MIX_PERCENT) / 100.0);
}

static void write_table(const char *name, const char *by, const struct cell *cells,
                        const int16_t *old, int width, bool rising)
{
    printf("    /* by empty nodes, %s */\n    .%s = {\n", by, name);
    for (int k = 0; k <= MOST_EMPTIES; k++) {
        int last = -SURE;

        printf("        {");
        for (int at = 0; at < width; at++) {
            int value = measured(cells, width, k, at, old[k * width + at]);

            last = rising && value < last ? last : value;
            printf("%d%s", last, at + 1 < width ? (at % 18 == 17 ? ",\n         " : ", ") : "},\n");
        }
    }
    printf("    },\n");
}

int main(int count, char **argument)
{
    const struct outlook_table *t = &agamemnon_outlook_table;
    int games = count > 1 ? atoi(argument[1]) : 8000;
    struct rng r = rng_from(count > 2 ? (uint64_t)atoll(argument[2]) : 1);

    for (int i = 0; i < games; i++)
        play_game(i % BOARDS, &r);
    printf("/* Agamemnon: what areas brought in the end, in thousandths of their edges. Measured "
           "and written by\n"
           "   games/agamemnon/tools/outlook.c; see there. */\n"
           "#include \"games/agamemnon/brain/outlook.h\"\n\n/* clang-format off */\n\n"
           "const struct outlook_table agamemnon_outlook_table = {\n");
    write_table("force", "tiles ahead", force[0], t->force[0], MOST_TILES_AHEAD + 1, true);
    write_table("strength", "strength ahead", strength[0], t->strength[0], MOST_STRENGTH_AHEAD + 1,
                true);
    write_table("lead", "better leaders to come: of the other, of the one ahead", lead[0],
                t->lead[0], LEADERS * LEADERS, false);
    write_table("even", "leaders to come: of orange, of black", even[0], t->even[0],
                (LEADERS + 1) * (LEADERS + 1), false);
    printf("};\n\n/* clang-format on */\n");
    return 0;
}
