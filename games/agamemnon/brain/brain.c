/* Agamemnon: what a computer player knows. Tiles are looked at through the outlook of areas: it says
   how a position stands, which placements deserve a look, and how both sides play on. */
#include "ai/think.h"
#include "games/agamemnon/brain/outlook.h"

#include <math.h>

extern const struct brain agamemnon_brain;

enum {
    CARELESS = 400,       /* in a playout a placement this much better may be overlooked */
    PROMISE = 25,         /* of an outlook's gain, what doubles the interest in a move by 100 */
    OTHER_ORDER = -10000, /* promise of a move that another order of moves covers */
    TEMPO = 1900,         /* what it is worth to move next */
};

/* Playing on: each tile goes where it seems to do most. Weavers count as plain tiles here. */

struct pick {
    move move; /* 0: none yet */
    int32_t gain;
};

/* r: for careless play, or NULL. */
static void consider(const struct state *s, const struct outlook *o, int kind, struct rng *r,
                     struct pick *best)
{
    int owner = agamemnon_owner(s->placed);
    int32_t gains[MOST_NODES];

    agamemnon_outlook_gains(o, owner, kind, gains);
    for (uint64_t nodes = o->sets.empty; nodes; nodes &= nodes - 1) {
        int node = __builtin_ctzll(nodes);
        int near = kind == WARP ? agamemnon_boards[s->board].near[node][0].node : 0;
        int32_t gain = owner ? -gains[node] : gains[node];

        if (r)
            gain += (int32_t)rng_below(r, CARELESS);
        if (best->move == 0 || gain > best->gain)
            *best = (struct pick){move_place(owner, kind, node, near, near), gain};
    }
}

static move pick_placement(const struct state *s, const struct outlook *o, struct rng *r)
{
    struct pick best = {0};

    consider(s, o, s->hand[0], r, &best);
    if (s->held > 1 && s->hand[1] != s->hand[0])
        consider(s, o, s->hand[1], r, &best);
    return best.move;
}

static void remember(struct played *out, move m, int who)
{
    if (out && out->count < MAX_PLAYED) {
        out->move[out->count] = m;
        out->who[out->count++] = (int8_t)who;
    }
}

static int playout(struct state *s, struct rng *r, void *scratch, struct played *out)
{
    struct outlook o;
    bool looked = false;
    int count = 0;

    (void)scratch;
    for (int actor; (actor = agamemnon_rules.actor(s)) != OVER; count++) {
        move m;

        if (actor == CHANCE) {
            m = agamemnon_sample(s, r);
        } else {
            if (!looked)
                agamemnon_outlook_find(s, &o);
            looked = true;
            m = pick_placement(s, &o, r);
            agamemnon_outlook_place(s, &o, m);
        }
        remember(out, m, actor);
        agamemnon_rules.apply(s, m);
    }
    return count;
}

/* Judging. */

/* How far, in points, the end strays from the outlook (its standard deviation over the slope of the
   regression) after each turn: 8000 games in which both sides placed by the table. */
static const double spread[TILES / 2 + 1] = {11.0, 10.6, 10.8, 10.4, 9.5, 8.7, 7.8, 7.1,
                                             6.6,  5.9,  5.4,  4.7,  4.1, 3.3, 2.3, 1.0};

/* The chance that orange wins, from how many points it is expected to be ahead. */
static double chance(const struct state *s, const struct outlook *o)
{
    double ahead, x;
    int points[2];

    if (s->placed == TILES) {
        agamemnon_score(s, points);
        return points[0] > points[1] ? 1 : points[0] < points[1] ? 0 : 0.5;
    }
    ahead = o->worth + (agamemnon_owner(s->placed) ? -TEMPO : TEMPO);
    x = 0.8 * ahead / SURE / spread[s->placed / 2];
    return 0.5 + 0.5 * x / sqrt(1 + x * x);
}

/* A position is judged when the tiles in hand are placed. */
static void evaluate(const struct state *s, double share[MAX_PLAYERS])
{
    struct state then = *s;
    struct outlook o;

    agamemnon_outlook_find(&then, &o);
    while (agamemnon_rules.actor(&then) >= 0) {
        move m = pick_placement(&then, &o, NULL);

        agamemnon_outlook_place(&then, &o, m);
        agamemnon_rules.apply(&then, m);
    }
    share[0] = chance(&then, &o);
    share[1] = 1 - share[0];
    share[2] = share[3] = 0;
}

/* An exchange of equal types changes nothing: the warp without exchange covers it. */
static bool is_idle_exchange(const struct state *s, move m)
{
    struct web w = agamemnon_web(s);
    int node = move_node(m);

    return move_kind(m) == WARP && move_first(m) != move_second(m) &&
           s->type[agamemnon_edge_between(&w, node, move_first(m))] ==
               s->type[agamemnon_edge_between(&w, node, move_second(m))];
}

/* Of two tiles in hand only the first kind is placed first: the other order leads to the same. */
static bool is_covered(const struct state *s, move m)
{
    return (s->held > 1 && move_kind(m) != s->hand[0]) || is_idle_exchange(s, m);
}

/* A weft cuts and a warp exchanges; any other placement only adds a tile. */
static bool is_plain(move m)
{
    return move_kind(m) < WEFT || (move_kind(m) == WARP && move_first(m) == move_second(m));
}

static void promises(const struct state *s, const move *list, int count, int *out)
{
    int player = agamemnon_owner(s->placed), kind = NO_KIND;
    int32_t gains[MOST_NODES];
    struct outlook o;

    agamemnon_outlook_find(s, &o);
    for (int i = 0; i < count; i++) {
        move m = list[i];

        if (move_act(m) == PUT_BACK || is_covered(s, m)) {
            out[i] = move_act(m) == PUT_BACK ? 0 : OTHER_ORDER;
            continue;
        }
        if (move_kind(m) != kind)
            agamemnon_outlook_gains(&o, player, kind = move_kind(m), gains);
        out[i] = (is_plain(m) ? gains[move_node(m)] : agamemnon_outlook_gain(s, &o, m)) / PROMISE;
        out[i] = player ? -out[i] : out[i];
    }
}

static const struct tuning tuning = {
    .explore = 100,
    .prior = 100,
    .trust = 75,
    .margin = 30,
    .amaf = -1,
    .ripe = 1,
};

/* Up to level 4 only the freedom differs: among moves that were looked at longer it hurts more, so
   more steps would not help (60 against 30 steps at a freedom of 150: 43 +- 10 % of 100 games). A
   freedom of 110 against 200 63 %, 60 against 110 59 %, 25 against 60 65 % (+- 10, 30 steps); 200
   steps against 60 83 %, 1000 against 200 69 % (+- 11). */
static const struct skill levels[LEVELS] = {
    {.method = THINK_SEARCH, .steps = 30, .searches = 1, .freedom = 220},
    {.method = THINK_SEARCH, .steps = 30, .searches = 1, .freedom = 100},
    {.method = THINK_SEARCH, .steps = 30, .searches = 1, .freedom = 45},
    {.method = THINK_SEARCH, .steps = 40, .searches = 1, .freedom = 15},
    {.method = THINK_SEARCH, .steps = 120, .searches = 1},
    {.method = THINK_SEARCH, .steps = 500, .searches = 1},
    {.method = THINK_SEARCH, .steps = 1000, .searches = 2},
    {.method = THINK_SEARCH, .steps = 5000, .searches = 2},
    {.method = THINK_SEARCH, .steps = 30000, .searches = 2},
};

const struct brain agamemnon_brain = {
    .evaluate = evaluate,
    .promises = promises,
    .playout = playout,
    .reason = agamemnon_reason,
    .levels = levels,
    .tuning = &tuning,
};
