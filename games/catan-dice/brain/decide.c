/* Catan Dice: the best that can be made of one turn, seen from any point in it. */
#include "games/catan-dice/brain/decide.h"

#include <assert.h>
#include <string.h>

static const double impossible = -1000;

static void add_step(struct turn *t, const struct solution *s, int pack, uint32_t built, int gained)
{
    assert(t->steps < MOST_STEPS);
    t->step[t->steps++] = (struct step){.pack = (uint8_t)pack,
                                        .gained = (uint8_t)gained,
                                        .network = (uint16_t)catan_dice_network(s, built)};
}

/* Houses that can be built after so many roads. */
static void add_houses(struct turn *t, const struct solution *s, const struct board *b, int roads)
{
    for (int i = FIRST_SETTLEMENT; i < FIRST_KNIGHT; i++) {
        const struct structure *what = &catan_dice_structures[i];
        uint32_t built = b->built | UINT32_C(1) << i;

        if (!catan_dice_may_build(b, i))
            continue;
        if (what->kind == SETTLEMENT && roads <= 1)
            add_step(t, s, roads ? AND_ROAD : A_SETTLEMENT, built, roads + what->points);
        if (what->kind == CITY && roads == 0)
            add_step(t, s, A_CITY, built, what->points);
    }
}

/* Roads lead to roads of higher number, so rising numbers meet every set once. */
static void add_roads(struct turn *t, const struct solution *s, const struct board *b, int from,
                      int roads)
{
    add_step(t, s, NOTHING + roads, b->built, roads);
    add_houses(t, s, b, roads);
    for (int i = from; roads < 3 && i < FIRST_SETTLEMENT; i++) {
        struct board next = {.built = b->built | UINT32_C(1) << i};

        if (catan_dice_may_build(b, i))
            add_roads(t, s, &next, i + 1, roads + 1);
    }
}

void catan_dice_begin_turn(struct turn *t, const struct solution *s, const struct board *b)
{
    t->steps = 0;
    add_roads(t, s, b, 0, 0);
    memset(t->known, 0, sizeof t->known);
}

/* Expected further points before the first roll. */
static double value_of(const struct solution *s, int turns, int network, int knights)
{
    return turns > 0 ? points_from_fixed(s->value[turns - 1][knights][network]) : 0;
}

double catan_dice_further(const struct solution *s, int turns, const struct board *b)
{
    return value_of(s, turns, catan_dice_network(s, b->built), catan_dice_knights(b));
}

/* A turn that has ended on that board, having added so many points. */
static double worth_of(const struct aim *a, int network, int knights, int gained)
{
    if (a->to_win)
        return a->worth[gained + IDLE_PENALTY];
    return gained + value_of(a->solution, a->after, network, knights);
}

static int points_of_knights(int from, int to)
{
    int points = 0;

    for (int i = catan_dice_knights_built(from); i < catan_dice_knights_built(to); i++)
        points += catan_dice_structures[FIRST_KNIGHT + i].points;
    return points;
}

uint64_t catan_dice_gains(const struct turn *t, int outcome, int knights)
{
    int bonus = points_of_knights(knights, outcome % KNIGHT_STATES);
    uint64_t gains = 0;

    for (int i = 0; i < t->steps; i++)
        if (t->step[i].pack == outcome / KNIGHT_STATES)
            gains |= UINT64_C(1) << (t->step[i].gained + bonus);
    return gains;
}

static double best_end(const struct aim *a, struct turn *t, int outcome, int from)
{
    int pack = outcome / KNIGHT_STATES, knights = outcome % KNIGHT_STATES;
    int bonus = points_of_knights(from, knights);
    double best = impossible;

    if (t->known[outcome])
        return t->end[outcome];
    for (int i = 0; i < t->steps; i++) {
        const struct step *step = &t->step[i];
        double worth;

        if (step->pack != pack)
            continue;
        worth = worth_of(a, step->network, knights, step->gained + bonus);
        best = worth > best ? worth : best;
    }
    t->known[outcome] = true;
    t->end[outcome] = best;
    return best;
}

/* The best outcome of one hand on the board that the turn began with. */
static double best_outcome(const struct aim *a, struct turn *t, int knights, int hand, double idle)
{
    const uint32_t *first = &a->solution->first[knights * HANDS + hand];
    double best = idle;

    for (uint32_t at = first[0]; at < first[1]; at++) {
        int outcome = a->solution->outcome[at];
        double end;

        if (outcome == NOTHING * KNIGHT_STATES + knights)
            continue;
        end = best_end(a, t, outcome, knights);
        best = end > best ? end : best;
    }
    return best;
}

/* The best end of a turn in which no die is rolled any more. built: something was, in this turn. */
static double act(const struct aim *a, struct turn *t, const struct board *b,
                  const int32_t *resources, bool built)
{
    int network = catan_dice_network(a->solution, b->built), knights = catan_dice_knights(b);
    double idle = worth_of(a, network, knights, built ? 0 : -IDLE_PENALTY);

    catan_dice_begin_turn(t, a->solution, b);
    return best_outcome(a, t, knights, catan_dice_hand(resources), idle);
}

/* Fills t->value: small hands are worth what they are when the missing dice are rolled and `rolls`
   re-rolls are left after that; full hands if `rolls` are left now. Nothing was built yet. */
static void look_ahead(const struct aim *a, struct turn *t, const struct board *b, int rolls)
{
    int network = catan_dice_network(a->solution, b->built), knights = catan_dice_knights(b);
    double idle = worth_of(a, network, knights, -IDLE_PENALTY);

    catan_dice_begin_turn(t, a->solution, b);
    for (int hand = SMALL_HANDS; hand < HANDS; hand++)
        t->value[hand][0] = best_outcome(a, t, knights, hand, idle);
    for (int roll = 0; roll < rolls; roll++) {
        catan_dice_expect(&a->solution->hands, t->value);
        catan_dice_choose(&a->solution->hands, t->value);
    }
    catan_dice_expect(&a->solution->hands, t->value);
}

double catan_dice_worth(const struct aim *a, struct turn *t, const struct state *s)
{
    const struct board *b = &s->board[s->mover];

    if (s->dice == DICE && s->rolls == REROLLS && !a->to_win)
        return value_of(a->solution, a->after + 1, catan_dice_network(a->solution, b->built),
                        catan_dice_knights(b));
    if (s->dice == 0 && s->rolls == 0)
        return act(a, t, b, s->resources, s->built);
    look_ahead(a, t, b, s->rolls);
    return t->value[catan_dice_hand(s->resources)][0];
}

static double worth_of_action(const struct aim *a, struct turn *t, const struct state *s, move m)
{
    struct aim later = *a;
    struct board b = s->board[s->mover];
    int32_t left[RESOURCES];
    int gained = 0;

    memcpy(left, s->resources, sizeof left);
    catan_dice_do(&b, left, m);
    if (move_kind(m) != DO_BUILD)
        return act(a, t, &b, left, s->built);
    gained = catan_dice_structures[move_identifier(m)].points;
    if (!a->to_win)
        return gained + act(a, t, &b, left, true);
    for (int i = 0; i < GAINS; i++)
        later.worth[i] = a->worth[i + gained < GAINS ? i + gained : GAINS - 1];
    return act(&later, t, &b, left, true);
}

static double worth_of_move(const struct aim *a, struct turn *t, const struct state *s, move m)
{
    const struct board *b = &s->board[s->mover];

    if (move_kind(m) == DO_END)
        return worth_of(a, catan_dice_network(a->solution, b->built), catan_dice_knights(b),
                        s->built ? 0 : -IDLE_PENALTY);
    return worth_of_action(a, t, s, m);
}

/* The moves that put dice back come last in the list, so one look serves all of them. */
int catan_dice_compare(const struct aim *a, struct turn *t, const struct state *s, const move *list,
                       int count, double *values)
{
    int best = 0;
    bool looked = false;

    for (int i = 0; i < count; i++) {
        int32_t kept[RESOURCES];

        if (move_kind(list[i]) == DO_REROLL) {
            if (!looked)
                look_ahead(a, t, &s->board[s->mover], s->rolls - 1);
            looked = true;
            for (int k = 0; k < RESOURCES; k++)
                kept[k] = s->resources[k] - move_count(list[i], k);
            values[i] = t->value[catan_dice_hand(kept)][0];
        } else {
            values[i] = worth_of_move(a, t, s, list[i]);
        }
        if (values[i] > values[best])
            best = i;
    }
    return best;
}
