/* Marrakech: what a computer player knows of it.

   The points that a player may expect at the end are weighed from what is on the table: dirhams,
   squares, regions, and what the next walk of Assam will cost. The weights were found by fitting the
   differences between final scores, by the number of turns left, over some ten thousand games of 2, 3
   and 4 players that `greedy` played against itself, in three rounds, and smoothed by hand. For four
   players the spread is a tenth wider than fitted, because the shares came out too sure. */
#include "games/marrakech/brain/brain.h"

#include <math.h>

/* What things are worth in points at the end, when so many turns are left in all. */
struct weights {
    double turns;
    double dirham;     /* one in the purse: among three and four players a lead melts */
    double square;     /* one that shows */
    double region;     /* the mean toll of a stop anywhere on the board */
    double walk;       /* a dirham that the next walk is expected to cost */
    double turn;       /* being the one whose turn begins */
    double place;      /* being the one who lays a rug now */
    double near_other; /* a square near Assam that he may cover with it */
    double spread;     /* the standard deviation of the difference between two players */
};

static const double near_own = 0.5; /* a square near Assam that he may join with it */

enum { KNOTS = 7 };

/* By players still in, from two; between the knots the weights run straight. */
/* clang-format off */
static const struct weights knots[MAX_PLAYERS - 1][KNOTS] = {
    {{ 1, 1.00, 1.00, 0.30, 0.87, 2.30, 1.60, 0.30,  6.2},
     { 4, 1.00, 1.25, 2.50, 0.65, 3.10, 1.20, 0.60, 12.5},
     {10, 1.00, 1.95, 5.50, 0.40, 4.60, 2.20, 1.10, 18.6},
     {20, 1.00, 3.20, 6.00, 0.25, 5.90, 3.50, 1.60, 24.2},
     {30, 1.00, 3.20, 6.00, 0.20, 5.00, 4.00, 1.80, 26.3},
     {45, 1.00, 3.20, 6.00, 0.20, 5.00, 4.00, 1.80, 26.3},
     {60, 1.00, 3.20, 6.00, 0.20, 5.00, 4.00, 1.80, 26.3}},
    {{ 1, 0.99, 1.00, 0.10, 0.82, 2.00, 2.10, 0.10,  4.4},
     { 4, 0.95, 1.05, 1.90, 0.65, 2.20, 1.30, 0.20,  9.5},
     {10, 0.80, 1.12, 3.00, 0.35, 2.00, 1.30, 0.30, 13.0},
     {20, 0.50, 0.80, 3.50, 0.20, 1.70, 1.50, 0.30, 15.2},
     {30, 0.30, 0.55, 2.50, 0.15, 1.00, 0.70, 0.30, 16.0},
     {45, 0.20, 0.40, 2.50, 0.15, 0.60, 0.50, 0.30, 16.0},
     {60, 0.20, 0.40, 2.50, 0.15, 0.60, 0.50, 0.30, 16.0}},
    {{ 1, 0.99, 0.97, 0.15, 0.85, 1.80, 2.10, 0.05,  3.8},
     { 4, 0.95, 1.00, 1.70, 0.65, 2.50, 1.40, 0.12,  8.5},
     {10, 0.82, 1.00, 2.60, 0.50, 2.10, 1.70, 0.12, 12.5},
     {20, 0.55, 0.72, 2.70, 0.35, 1.60, 1.60, 0.17, 15.5},
     {30, 0.35, 0.45, 2.20, 0.20, 0.70, 0.80, 0.25, 16.8},
     {45, 0.25, 0.25, 1.00, 0.15, 0.30, 0.60, 0.15, 17.0},
     {60, 0.20, 0.25, 0.50, 0.10, 0.20, 0.30, 0.12, 17.0}},
};
/* clang-format on */

static double between(double low, double high, double part)
{
    return low + part * (high - low);
}

static struct weights weights_at(int players_in, int turns)
{
    const struct weights *k = knots[players_in < 2 ? 0 : players_in - 2];
    double part;

    for (int i = 0; i < KNOTS - 2 && turns > k[1].turns; i++)
        k++;
    part = (turns - k[0].turns) / (k[1].turns - k[0].turns);
    part = part > 1 ? 1 : part;
    return (struct weights){
        .turns = turns,
        .dirham = between(k[0].dirham, k[1].dirham, part),
        .square = between(k[0].square, k[1].square, part),
        .region = between(k[0].region, k[1].region, part),
        .walk = between(k[0].walk, k[1].walk, part),
        .turn = between(k[0].turn, k[1].turn, part),
        .place = between(k[0].place, k[1].place, part),
        .near_other = between(k[0].near_other, k[1].near_other, part),
        .spread = between(k[0].spread, k[1].spread, part),
    };
}

double marrakech_walk_cost(const struct state *s, int facing, double to[MAX_PLAYERS])
{
    static const double odds[] = {0, 1 / 6.0, 2 / 6.0, 2 / 6.0, 1 / 6.0};
    struct assam from = {s->assam / SIDE, s->assam % SIDE, facing};
    double sum = 0;

    for (int p = 0; p < MAX_PLAYERS; p++)
        to[p] = 0;
    for (int die = 1; die <= 4; die++) {
        struct assam at = marrakech_walk(from, die);
        int square = SIDE * at.x + at.y, colour = marrakech_rug_colour(s->rug[square]);
        int owner = colour == NOBODY ? NOBODY : marrakech_seat(s, colour);
        double owed;

        if (owner == NOBODY || owner == s->mover || marrakech_is_out(s, owner))
            continue;
        owed = odds[die] * marrakech_count(marrakech_region(s->shown[colour], square));
        to[owner] += owed;
        sum += owed;
    }
    return sum;
}

/* What a stop on a square drawn from the whole board brings the owner of this colour on average. */
static double mean_toll(uint64_t colour)
{
    int sum = 0;

    while (colour) {
        uint64_t region = marrakech_region(colour, __builtin_ctzll(colour));
        int size = marrakech_count(region);

        sum += size * size;
        colour &= ~region;
    }
    return (double)sum / SQUARES;
}

/* The walk that comes next: its direction is given, or the mover takes the cheapest. */
static void add_walk(const struct state *s, double worth, double points[MAX_PLAYERS])
{
    double to[MAX_PLAYERS], best[MAX_PLAYERS] = {0}, cost = 1e9;

    for (int turn = 0; turn < FACINGS; turn++) {
        double sum;

        if (s->phase == ROLL ? turn != 0 : turn == 2)
            continue;
        sum = marrakech_walk_cost(s, (s->facing + turn) % FACINGS, to);
        if (sum >= cost)
            continue;
        cost = sum;
        for (int p = 0; p < s->players; p++)
            best[p] = to[p];
    }
    for (int p = 0; p < s->players; p++)
        points[p] += worth * best[p];
    points[s->mover] -= worth * cost;
}

/* The rug that is laid next. */
static double worth_of_placing(const struct state *s, const struct weights *w)
{
    uint64_t near = marrakech_within_two(s->assam), own = s->shown[s->colour[s->mover]], all = 0;

    for (int colour = 0; colour < COLOURS; colour++)
        all |= s->shown[colour];
    return w->place + near_own * marrakech_count(near & own) +
           w->near_other * marrakech_count(near & all & ~own);
}

static void weigh(const struct state *s, const struct weights *w, double points[MAX_PLAYERS])
{
    for (int p = 0; p < s->players; p++) {
        uint64_t colour = s->shown[s->colour[p]];

        points[p] = w->dirham * s->dirhams[p] + w->square * marrakech_count(colour);
        if (!marrakech_is_out(s, p))
            points[p] += w->region * mean_toll(colour);
    }
    if (s->phase == PLACE) {
        points[s->mover] += worth_of_placing(s, w);
    } else {
        points[s->mover] += w->turn;
        add_walk(s, w->walk, points);
    }
}

/* A difference in points, in standard deviations, as a chance to be ahead at the end: close to the
   normal distribution, with nothing but a root. */
static double chance_ahead(double x)
{
    double y = x * (0.75 + 0.2 * x * x);

    return 0.5 + 0.5 * y / sqrt(1 + y * y);
}

static void share_out(const struct state *s, const double points[MAX_PLAYERS], double spread,
                      double share[MAX_PLAYERS])
{
    double sum = 0;

    for (int p = 0; p < s->players; p++) {
        share[p] = marrakech_is_out(s, p) ? 0 : 1;
        for (int q = 0; q < s->players; q++)
            if (q != p && !marrakech_is_out(s, q))
                share[p] *= chance_ahead((points[p] - points[q]) / spread);
        sum += share[p];
    }
    for (int p = 0; p < s->players; p++)
        share[p] /= sum;
}

static struct weights weights_now(const struct state *s)
{
    int players_in = 0, turns = 0;

    for (int p = 0; p < s->players; p++)
        if (!marrakech_is_out(s, p)) {
            players_in++;
            turns += s->rugs[p];
        }
    return weights_at(players_in, turns);
}

static void evaluate(const struct state *s, double share[MAX_PLAYERS])
{
    struct weights w = weights_now(s);
    double points[MAX_PLAYERS];

    weigh(s, &w, points);
    share_out(s, points, w.spread, share);
}

/* Final points. The dirhams stay as many as they are, and of the bare squares a turn covers one in
   forty, so the mean is known; the differences are those that evaluate() weighs. (60 games of `greedy`
   with 2, 3 and 4 players each left 25, 16 and 8 squares bare: 0.978, 0.976 and 0.971 a turn.) */
static void foresee(const struct state *s, double score[MAX_PLAYERS])
{
    struct weights w = weights_now(s);
    double bare = SQUARES, sum = 0, mean = 0;

    weigh(s, &w, score);
    for (int p = 0; p < s->players; p++) {
        bare -= marrakech_count(s->shown[s->colour[p]]);
        sum += s->dirhams[p];
        mean += score[p] / s->players;
    }
    sum += SQUARES - bare;
    for (int turn = 0; turn < w.turns; turn++) {
        sum += bare / 40;
        bare -= bare / 40;
    }
    for (int p = 0; p < s->players; p++)
        score[p] += sum / s->players - mean;
}

/* How good a move is: what is expected after it, in thousandths of a win. When it ends the game and
   decides nothing any more, points still count. */
static void promises(const struct state *s, const move *list, int count, int *out)
{
    double share[MAX_PLAYERS];

    for (int i = 0; i < count; i++) {
        struct state after = *s;
        int result[MAX_PLAYERS];

        marrakech_rules.apply(&after, list[i]);
        if (after.phase == FINISHED) {
            marrakech_rules.result(&after, result);
            out[i] = result[s->mover] + 10 * marrakech_score(&after, s->mover);
        } else {
            evaluate(&after, share);
            out[i] = (int)(1000 * share[s->mover]);
        }
    }
}

/* The evaluation knows so much that playouts only add noise: trust 60 won 40.0 +- 5.9 % against 100. How
   widely to look hardly matters (explore 10: 47.7, 60: 47.0, +- 5.4 %), nor does the margin (10: 50.2 %),
   which is left out because the points at a leaf are not those at the end. 300 games each, 300 steps. */
static const struct tuning tuning = {.explore = 25, .trust = 100, .margin = -1};

/* A free choice needs alternatives that were looked at, so the lower levels look around more widely.
   That alone costs little: 45.2 +- 5.3 % of 300 games at 300 steps. */
static const struct tuning wide = {.explore = 100, .trust = 100, .margin = -1};

/* Looking longer soon brings little (1200 steps against 300: 16 +- 35 Elo in 300 games), so the levels
   differ most in how freely they choose: with 30 thousandths a move 108 +- 52 Elo are lost, with 45
   153 +- 54 (200 games each at 300 steps). The steps between the levels were set by `parlour ladder`. */
static const struct skill levels[LEVELS] = {
    {.method = THINK_SEARCH, .steps = 30, .searches = 1, .freedom = 230, .tuning = &wide},
    {.method = THINK_SEARCH, .steps = 60, .searches = 1, .freedom = 150, .tuning = &wide},
    {.method = THINK_SEARCH, .steps = 80, .searches = 1, .freedom = 115, .tuning = &wide},
    {.method = THINK_SEARCH, .steps = 150, .searches = 1, .freedom = 82, .tuning = &wide},
    {.method = THINK_SEARCH, .steps = 200, .searches = 1, .freedom = 70, .tuning = &wide},
    {.method = THINK_SEARCH, .steps = 300, .searches = 1, .freedom = 50, .tuning = &wide},
    {.method = THINK_SEARCH, .steps = 2000, .searches = 1, .freedom = 35, .tuning = &wide},
    {.method = THINK_SEARCH, .steps = 6000, .searches = 1, .freedom = 20, .tuning = &wide},
    {.method = THINK_SEARCH, .steps = 30000, .searches = 2},
};

const struct brain marrakech_brain = {
    .evaluate = evaluate,
    .foresee = foresee,
    .promises = promises,
    .reason = marrakech_reason,
    .levels = levels,
    .tuning = &tuning,
};
