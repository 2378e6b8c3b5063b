/* How far a level is from exact play near the end, where it does not play everything out by itself. A short search plays
   a game against itself; then the decisions before its end, from one so far from it back to the start, are solved by a
   search of its own, which proves more than the level does because it is given more positions and leaves out what cannot
   matter, until even those do not suffice. There the level, `greedy` and a move drawn by lot are compared with the best.
   A table by the number of decisions left: how many were looked at; of those that the level did not prove: how many, how
   often its move was not the best, and what the three give away of the result on average, with the 95 % interval over
   games for the level. Two players. From the project's folder:

       ninja -C build
       cc -O3 -I. training/ends.c build/libparlour-inner.a -lm -o build/ends
       build/ends GAME LEVEL GAMES SEED POSITIONS FROM ['OPTION=CHOICE ...'] */
#include "ai/mind.h"
#include "core/walk.h"
#include "games/catalogue.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    KNOWN = 1 << 22,
    MOST_DECISIONS = 512,
    DEEPEST = 256,
    QUICK = 200,   /* steps of the search that plays the games */
    PATIENCE = 10, /* how much longer the level's own move may take to solve */
    ROWS = 32,
    UNPROVED = ROWS, /* all that the level did not prove, */
    PROVED           /* and all that it did */
};

static const double hair = 1e-9; /* differences below this come from rounding */

/* Between which numbers the first player's share of the result lies. */
static struct known {
    uint64_t key;
    double low, high;
} known[KNOWN];

static const struct game *game;
static const struct rules *rules;
static long positions, most_positions;
static struct state *room[DEEPEST];

static double share_of(const struct state *s, int depth, double low, double high);

static double share_after(const struct state *s, move m, int depth, double low, double high)
{
    if (!room[depth])
        room[depth] = state_new(rules);
    state_copy(rules, room[depth], s);
    rules->apply(room[depth], m);
    return share_of(room[depth], depth + 1, low, high);
}

static double at_least_0(double x)
{
    return x > 0 ? x : 0;
}

static double at_most_1(double x)
{
    return x < 1 ? x : 1;
}

/* The mean over what chance may bring; what is not looked at yet lies between 0 and 1 [Star1]. */
static double chance_share(const struct state *s, int depth, double low, double high)
{
    move list[MAX_MOVES];
    int count = rules->moves(s, list);
    double total = 0, sum = 0, left;

    for (int i = 0; i < count; i++)
        total += rules->weight(s, list[i]);
    left = total;
    for (int i = 0; i < count && positions <= most_positions; i++) {
        double weight = rules->weight(s, list[i]), one;

        left -= weight;
        one = share_after(s, list[i], depth, at_least_0((low * total - sum - left) / weight),
                          at_most_1((high * total - sum) / weight));
        sum += weight * one;
        if (sum + left <= low * total)
            return (sum + left) / total;
        if (sum >= high * total)
            return sum / total;
    }
    return sum / total;
}

struct candidate {
    move move;
    int promise;
};

static int by_promise(const void *a, const void *b)
{
    const struct candidate *x = a, *y = b;

    return (x->promise < y->promise) - (x->promise > y->promise);
}

/* The moves, those that look best first: then the others need less looking. */
static int in_order(const struct state *s, struct candidate *out)
{
    const struct brain *b = game->brain;
    move list[MAX_MOVES];
    int promise[MAX_MOVES] = {0}, count = rules->moves(s, list);

    if (b->promises)
        b->promises(s, list, count, promise);
    for (int i = 0; i < count; i++)
        out[i] = (struct candidate){list[i], promise[i]};
    qsort(out, (size_t)count, sizeof *out, by_promise);
    return count;
}

/* The best of the actor's moves, as far as it can lie between these [alpha-beta, fail-soft]. */
static double decided_share(const struct state *s, int depth, double low, double high)
{
    struct candidate c[MAX_MOVES];
    int count = in_order(s, c), player = rules->actor(s);
    double best = player == 0 ? -1 : 2;

    for (int i = 0; i < count && positions <= most_positions && low < high; i++) {
        double one = share_after(s, c[i].move, depth, low, high);

        if (player == 0) {
            best = one > best ? one : best;
            low = best > low ? best : low;
        } else {
            best = one < best ? one : best;
            high = best < high ? best : high;
        }
    }
    return best;
}

/* The first player's share if both play best: exact if it is between low and high; else it may be still further
   to that side. Of no use once there were too many positions. */
static double share_of(const struct state *s, int depth, double low, double high)
{
    int actor = rules->actor(s), result[MAX_PLAYERS];
    uint64_t key = state_hash(rules, s);
    struct known *k = &known[key % KNOWN];
    double share;

    positions++;
    if (actor == OVER) {
        rules->result(s, result);
        return result[0] / 1000.0;
    }
    if (k->key == key && (k->low >= high || k->high - k->low < hair))
        return k->low;
    if (k->key == key && k->high <= low)
        return k->high;
    if (depth >= DEEPEST)
        positions = most_positions + 1;
    share =
        actor == CHANCE ? chance_share(s, depth, low, high) : decided_share(s, depth, low, high);
    if (positions > most_positions)
        return share;
    if (k->key != key)
        *k = (struct known){key, 0, 1};
    if (share > low)
        k->low = share;
    if (share < high)
        k->high = share;
    return share;
}

/* What a move is worth to the one who makes it; false: too many positions. */
static bool worth_of(const struct state *s, move m, long most, double *out)
{
    double share;

    positions = 0;
    most_positions = most;
    share = share_after(s, m, 0, 0, 1);
    *out = rules->actor(s) == 0 ? share : 1 - share;
    return positions <= most;
}

static bool best_worth(const struct state *s, long most, double *out)
{
    double share;

    positions = 0;
    most_positions = most;
    share = share_of(s, 0, 0, 1);
    *out = rules->actor(s) == 0 ? share : 1 - share;
    return positions <= most;
}

/* What one decision, or those of one game, tell. */
struct sum {
    int decisions, missed;
    double lost, greedy, lot;
};

struct row {
    struct sum sum;
    double squares, products, sizes; /* of whole games: lost, lost by decisions, decisions */
};

static struct row rows[PROVED + 1];
static int unsolved; /* moves of the level that could not be solved */

static void sum_add(struct sum *to, const struct sum *one)
{
    to->decisions += one->decisions;
    to->missed += one->missed;
    to->lost += one->lost;
    to->greedy += one->greedy;
    to->lot += one->lot;
}

static void row_add(struct row *row, const struct sum *one)
{
    sum_add(&row->sum, one);
    row->squares += one->lost * one->lost;
    row->products += one->lost * one->decisions;
    row->sizes += (double)one->decisions * one->decisions;
}

/* The interval of a mean over decisions whose sums over games are independent [ratio estimator]. */
static void row_print(const char *name, int all, const struct row *row)
{
    double n = row->sum.decisions, mean = row->sum.lost / n;
    double spread = row->squares - 2 * mean * row->products + mean * mean * row->sizes;

    printf("%8s %9d %9d %7d %8.3f ± %.3f %% %8.2f %% %8.2f %%\n", name, all, row->sum.decisions,
           row->sum.missed, 100 * mean, 196 * sqrt(spread > 0 ? spread : 0) / n,
           100 * row->sum.greedy / n, 100 * row->sum.lot / n);
}

/* *proved, if given: was everything played out? */
static move decide(const struct state *s, struct skill how, uint64_t seed, bool *proved)
{
    struct think *first = NULL;
    struct thought thought;

    for (int i = 0; i < how.searches; i++) {
        struct think *t = think_new(rules, game->brain, NULL, s, how, seed, i);

        while (!think_on(t, how.steps))
            ;
        if (!first) {
            first = t;
        } else {
            think_merge(first, t);
            think_free(t);
        }
    }
    think_report(first, &thought);
    if (proved)
        *proved = thought.exact;
    think_free(first);
    return thought.best;
}

/* What was given away; a hair is nothing. */
static double lost(double best, double worth)
{
    return best - worth > hair ? best - worth : 0;
}

/* False: the end is too far. */
static bool judge_decision(const struct state *s, struct skill how, long most, struct rng *r,
                           struct sum *out, bool *proved)
{
    static const struct skill greedy = {.method = THINK_GREEDY, .steps = 1, .searches = 1};
    move list[MAX_MOVES];
    uint32_t lot = rng_below(r, (uint32_t)rules->moves(s, list));
    uint64_t seed = rng_next(r);
    double best, by_lot, by_greed, chosen;

    if (!best_worth(s, most, &best) || !worth_of(s, list[lot], most, &by_lot) ||
        !worth_of(s, decide(s, greedy, seed, NULL), most, &by_greed))
        return false;
    if (!worth_of(s, decide(s, how, seed, proved), PATIENCE * most, &chosen)) {
        unsolved++;
        return false;
    }
    *out = (struct sum){1, lost(best, chosen) > 0, lost(best, chosen), lost(best, by_greed),
                        lost(best, by_lot)};
    return true;
}

/* The positions of a game in which there was a choice. */
static int play_game(const struct settings *with, struct rng *r, struct state **before)
{
    struct skill quick = {.method = THINK_SEARCH, .steps = QUICK, .searches = 1};
    struct state *s = state_new(rules);
    move list[MAX_MOVES];
    int count = 0;

    state_start(rules, s, with);
    while (rules->actor(s) != OVER) {
        bool chance = rules->actor(s) == CHANCE;
        move m = chance ? roll(rules, s, r) : decide(s, quick, rng_next(r), NULL);

        if (!chance && count < MOST_DECISIONS && rules->moves(s, list) > 1) {
            before[count] = state_new(rules);
            state_copy(rules, before[count++], s);
        }
        rules->apply(s, m);
    }
    state_free(s);
    return count;
}

static int looked_at[ROWS];

static void judge_game(const struct settings *with, struct skill how, long most, int from,
                       struct rng *r)
{
    static struct state *before[MOST_DECISIONS];
    int decisions = play_game(with, r, before);
    struct sum one, all[2] = {{0}, {0}};
    bool proved = false;

    for (int left = from; left <= decisions && left < ROWS; left++) {
        if (!judge_decision(before[decisions - left], how, most, r, &one, &proved))
            break;
        looked_at[left]++;
        sum_add(&all[proved], &one);
        if (!proved)
            row_add(&rows[left], &one);
    }
    row_add(&rows[UNPROVED], &all[0]);
    row_add(&rows[PROVED], &all[1]);
    for (int i = 0; i < decisions; i++)
        state_free(before[i]);
}

static void print_table(void)
{
    int all = rows[UNPROVED].sum.decisions + rows[PROVED].sum.decisions;

    printf("    left looked at  unproved missed  lost (95 %%)          greedy     by lot\n");
    for (int left = 1; left < ROWS; left++) {
        char name[8];

        snprintf(name, sizeof name, "%d", left);
        if (rows[left].sum.decisions)
            row_print(name, looked_at[left], &rows[left]);
    }
    if (rows[UNPROVED].sum.decisions)
        row_print("all", all, &rows[UNPROVED]);
    if (rows[PROVED].sum.decisions)
        row_print("proved", all, &rows[PROVED]);
    printf("%d moves of the level were not solved\n", unsolved);
}

int main(int count, char **word)
{
    struct reader options = reader_of(count > 7 ? word[7] : "");
    int level = count > 6 ? atoi(word[2]) : 0, from = count > 6 ? atoi(word[6]) : 0;
    struct settings with;

    game = count > 6 ? catalogue_find(word[1], strlen(word[1])) : NULL;
    if (!game || level < 1 || level > LEVELS || from < 1) {
        fprintf(stderr, "usage: ends GAME LEVEL GAMES SEED POSITIONS FROM ['OPTION=CHOICE ...']\n");
        return 2;
    }
    rules = game->rules;
    with = settings_preset(rules->options);
    settings_read(&options, rules->options, &with);
    if (options.error) {
        fprintf(stderr, "ends: %s\n", options.error);
        return 2;
    }
    for (int i = 0; i < atoi(word[3]); i++) {
        struct rng r = rng_event(strtoull(word[4], NULL, 10), (uint64_t)i);

        judge_game(&with, skill_level(game->brain, level), atol(word[5]), from, &r);
    }
    print_table();
    return 0;
}
