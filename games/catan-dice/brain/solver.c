/* Catan Dice: computes the table of all boards by backward induction, one turn after another.

   A turn takes two rounds of steps. The first finds, for every pack of network builds, what it is
   worth on every board at the end of the turn. The second follows the dice back from there: the best
   outcome of every hand, the last roll, the choice of dice, the roll before, and so on. Steps are one
   knight state each, with all networks; networks that lie side by side are computed side by side. */
#include "games/catan-dice/brain/solver.h"

#include "ai/think.h"
#include "games/catan-dice/brain/final.h"

#include <stddef.h>

static const double impossible = -1000;

struct work {
    int16_t next[NETWORKS][FIRST_KNIGHT]; /* the network with that structure more, or -1 */
    double latest[KNIGHT_STATES][NETWORK_ROOM];
    double pack[PACKS][KNIGHT_STATES][NETWORK_ROOM];
    struct outcome_sets sets;
};

/* One knight state's turn: its lists of outcomes with what new knights count, and the values of all
   hands for a few networks. */
struct scratch {
    double bonus[KNIGHT_STATES];
    double value[HANDS][LANES];
};

/* Written so that compilers see independent lanes. */
static void raise_lanes(double *restrict value, const double *restrict other, double bonus)
{
    for (int i = 0; i < LANES; i++) {
        double with = other[i] + bonus;

        value[i] = value[i] > with ? value[i] : with;
    }
}

static void add_lanes(double *restrict sum, const double *restrict value, double weight)
{
    for (int i = 0; i < LANES; i++)
        sum[i] += value[i] * weight;
}

void catan_dice_expect(const struct hands *h, double e[HANDS][LANES])
{
    for (int hand = SMALL_HANDS - 1; hand >= 0; hand--) {
        double mean[LANES] = {0};

        for (int i = 0; i < RESOURCES; i++)
            add_lanes(mean, e[h->more[hand][i]], 1.0);
        for (int i = 0; i < LANES; i++)
            e[hand][i] = mean[i] * (1.0 / RESOURCES);
    }
}

void catan_dice_choose(const struct hands *h, double e[HANDS][LANES])
{
    for (int hand = 0; hand < SMALL_HANDS; hand++)
        for (int i = 0; i < RESOURCES; i++)
            raise_lanes(e[h->more[hand][i]], e[hand], 0.0);
}

static void link_networks(const struct solution *t, struct work *w)
{
    for (int n = 0; n < NETWORKS; n++)
        for (int structure = 0; structure < FIRST_KNIGHT; structure++) {
            struct board b = {.built = t->network[n]};
            uint32_t after = b.built | UINT32_C(1) << structure;

            w->next[n][structure] =
                (int16_t)(catan_dice_may_build(&b, structure) ? catan_dice_network(t, after) : -1);
        }
}

static void begin(void *table, void *work)
{
    struct solution *t = table;
    struct work *w = work;

    catan_dice_hands_fill(&t->hands);
    catan_dice_fill_networks(t);
    catan_dice_fill_outcomes(t, &w->sets);
    link_networks(t, w);
}

static void raise(double *value, double other)
{
    *value = *value > other ? *value : other;
}

/* The packs of one board, from the values of boards with more. */
static void fill_packs(struct work *w, int knights, int network)
{
    double best[PACKS];

    best[NOTHING] = w->latest[knights][network];
    for (int pack = ONE_ROAD; pack < PACKS; pack++)
        best[pack] = impossible;
    for (int i = 0; i < FIRST_KNIGHT; i++) {
        const struct structure *what = &catan_dice_structures[i];
        int next = w->next[network][i];

        if (next < 0)
            continue;
        if (what->kind != ROAD) {
            raise(&best[what->kind == CITY ? A_CITY : A_SETTLEMENT],
                  what->points + w->latest[knights][next]);
            continue;
        }
        raise(&best[ONE_ROAD], what->points + w->pack[NOTHING][knights][next]);
        raise(&best[TWO_ROADS], what->points + w->pack[ONE_ROAD][knights][next]);
        raise(&best[THREE_ROADS], what->points + w->pack[TWO_ROADS][knights][next]);
        raise(&best[AND_ROAD], what->points + w->pack[A_SETTLEMENT][knights][next]);
    }
    for (int pack = 0; pack < PACKS; pack++)
        w->pack[pack][knights][network] = best[pack];
}

/* What knights count that are built from one state to another. */
static void fill_bonus(struct scratch *scratch, int from)
{
    int before = catan_dice_knights_built(from);

    for (int to = 0; to < KNIGHT_STATES; to++) {
        scratch->bonus[to] = 0;
        for (int built = before; built < catan_dice_knights_built(to); built++)
            scratch->bonus[to] += catan_dice_structures[FIRST_KNIGHT + built].points;
    }
}

/* The best outcome of every full hand. Doing nothing costs the penalty. */
static void fill_hands(const struct solution *t, const struct work *w, struct scratch *scratch,
                       int knights, int network)
{
    const uint32_t *first = &t->first[knights * HANDS];
    const double *idle = &w->pack[NOTHING][knights][network];

    for (int hand = SMALL_HANDS; hand < HANDS; hand++) {
        double *value = scratch->value[hand];

        for (int i = 0; i < LANES; i++)
            value[i] = idle[i] - IDLE_PENALTY;
        for (uint32_t at = first[hand]; at < first[hand + 1]; at++) {
            int pack = t->outcome[at] / KNIGHT_STATES, to = t->outcome[at] % KNIGHT_STATES;

            if (pack != NOTHING || to != knights)
                raise_lanes(value, &w->pack[pack][to][network], scratch->bonus[to]);
        }
    }
}

static void first_roll(const struct hands *h, double value[HANDS][LANES], double out[LANES])
{
    double mean[LANES] = {0};

    for (int hand = 0; hand < FULL_HANDS; hand++)
        add_lanes(mean, value[SMALL_HANDS + hand], h->odds[hand]);
    for (int i = 0; i < LANES; i++)
        out[i] = mean[i] * (1.0 / ALL_ROLLS);
}

static void solve_turn(struct solution *t, struct work *w, struct scratch *scratch, int turn,
                       int knights, int network)
{
    double *latest = &w->latest[knights][network];

    fill_hands(t, w, scratch, knights, network);
    for (int roll = 0; roll < REROLLS; roll++) {
        catan_dice_expect(&t->hands, scratch->value);
        catan_dice_choose(&t->hands, scratch->value);
    }
    first_roll(&t->hands, scratch->value, latest);
    for (int i = 0; i < LANES && network + i < NETWORKS; i++)
        t->value[turn][knights][network + i] = points_to_fixed(latest[i]);
}

static void step(void *table, void *work, int round, int knights, void *scratch)
{
    struct work *w = work;

    if (round % 2 == 0) {
        for (int network = NETWORKS - 1; network >= 0; network--)
            fill_packs(w, knights, network);
        return;
    }
    fill_bonus(scratch, knights);
    for (int network = 0; network < NETWORKS; network += LANES)
        solve_turn(table, w, scratch, round / 2, knights, network);
}

static int steps(int round)
{
    (void)round;
    return KNIGHT_STATES;
}

/* Room for a thread: either it computes, or it answers. Both begin at the same place. */
union room {
    struct scratch computing;
    struct finale answering;
};

static double value(const void *table, const struct state *s, void *scratch)
{
    struct finale *room = &((union room *)scratch)->answering;
    struct aim aim;
    double worth;

    catan_dice_aim(table, s, room, &aim);
    worth = catan_dice_worth(&aim, &room->turn, s);
    return aim.to_win ? worth : catan_dice_score(s, s->mover) + worth;
}

static move best(const void *table, const struct state *s, void *scratch, double *values)
{
    struct finale *room = &((union room *)scratch)->answering;
    double own[MAX_MOVES];
    move list[MAX_MOVES];
    struct aim aim;
    int count = catan_dice_rules.moves(s, list), score = catan_dice_score(s, s->mover), choice;

    catan_dice_aim(table, s, room, &aim);
    choice = catan_dice_compare(&aim, &room->turn, s, list, count, own);
    for (int i = 0; values && i < count; i++)
        values[i] = aim.to_win ? own[i] : score + own[i];
    return list[choice];
}

const struct solver catan_dice_solver = {
    .version = 1,
    .size = sizeof(struct solution),
    .work_size = sizeof(struct work),
    .fixed = offsetof(struct solution, value),
    .fixed_digest = "d735f32c423ec03707ac1adf530a6f025c8945fa9dcdf25658ffc5a25bc6a583",
    .rounds = 2 * MOST_TURNS,
    .steps = steps,
    .begin = begin,
    .step = step,
    .scratch_size = sizeof(union room),
    .best = best,
    .value = value,
    .foresee = catan_dice_foresee,
    .to_win = catan_dice_plays_to_win,
};
