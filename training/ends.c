/* How far a level is from exact play near the end. A short search plays a game against itself; then every decision,
   from the last one back, is played out in all ways, until that takes more positions than are allowed, and the
   level is asked for its move there. A table by the number of decisions left: how many were looked at; at stake (the
   result depends on the move); not the best; what the chosen moves give away of the result on average, with the 95 %
   interval over games; and what the worst moves would give away. From the project's folder:

       ninja -C build
       cc -O3 -I. training/ends.c build/libparlour-inner.a -lm -o build/ends
       build/ends GAME LEVEL GAMES SEED POSITIONS ['OPTION=CHOICE ...'] */
#include "ai/mind.h"
#include "core/walk.h"
#include "games/catalogue.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { KNOWN = 1 << 20, MOST_DECISIONS = 512, QUICK = 200, ROWS = 16 };

static const double hair = 1e-9; /* differences below this come from rounding */

/* What the first of two players may expect: part of the result, and margin in points. */
struct worth {
    double share, margin;
};

static struct known {
    uint64_t key;
    struct worth worth;
} known[KNOWN];

static const struct rules *rules;
static long positions, most_positions;

static struct worth final(const struct state *s)
{
    int share[MAX_PLAYERS], score[MAX_PLAYERS];

    rules->result(s, share);
    rules->scores(s, score);
    return (struct worth){share[0] / 1000.0, score[0] - score[1]};
}

/* Is a better than b for a player? By the result, and only where that is equal by the margin. */
static bool better(struct worth a, struct worth b, int player)
{
    double sign = player == 0 ? 1 : -1, ahead = sign * (a.share - b.share);

    return ahead > hair || (ahead > -hair && sign * (a.margin - b.margin) > hair);
}

static struct worth worth_of(const struct state *s);

static struct worth worth_after(const struct state *s, move m)
{
    struct state *next = state_new(rules);
    struct worth out;

    state_copy(rules, next, s);
    rules->apply(next, m);
    out = worth_of(next);
    state_free(next);
    return out;
}

static struct worth look(const struct state *s, int actor)
{
    move list[MAX_MOVES];
    int count = rules->moves(s, list);
    struct worth best = {0, 0};
    double total = 0;

    for (int i = 0; i < count && positions <= most_positions; i++) {
        struct worth one = worth_after(s, list[i]);
        double weight = actor == CHANCE ? rules->weight(s, list[i]) : 1;

        total += weight;
        if (actor == CHANCE)
            best =
                (struct worth){best.share + weight * one.share, best.margin + weight * one.margin};
        else if (i == 0 || better(one, best, actor))
            best = one;
    }
    return actor == CHANCE ? (struct worth){best.share / total, best.margin / total} : best;
}

/* Best play by both, all of it; nothing of use once there are too many positions. */
static struct worth worth_of(const struct state *s)
{
    int actor = rules->actor(s);
    uint64_t key;
    struct worth out;

    positions++;
    if (actor == OVER)
        return final(s);
    key = state_hash(rules, s);
    if (known[key % KNOWN].key == key)
        return known[key % KNOWN].worth;
    out = look(s, actor);
    if (positions <= most_positions)
        known[key % KNOWN] = (struct known){key, out};
    return out;
}

/* What was given away; a hair is nothing, and a margin gained for a share lost neither. */
static double lost(double difference)
{
    return difference > hair ? difference : 0;
}

/* A row of the table; the last one is of all together. */
struct row {
    int decisions, stake, missed, games;
    double lost, worst;
    double squares; /* of what whole games lost here */
};

static struct row rows[ROWS + 1];

/* What one game adds to a row. */
struct sum {
    int decisions, stake, missed;
    double lost, worst;
};

static void row_add(struct row *row, const struct sum *one)
{
    row->decisions += one->decisions;
    row->stake += one->stake;
    row->missed += one->missed;
    row->games += one->decisions > 0;
    row->lost += one->lost;
    row->worst += one->worst;
    row->squares += one->lost * one->lost;
}

/* The interval of a mean over decisions whose sums over games are independent [ratio estimator, about 0]. */
static void row_print(const char *name, const struct row *row)
{
    double n = row->decisions, mean = row->lost / n;
    double spread = row->squares - row->lost * row->lost / row->games;

    printf("%5s %9d %8d %7d %8.3f ± %.3f %% %8.2f %%\n", name, row->decisions, row->stake,
           row->missed, 100 * mean, 196 * sqrt(spread > 0 ? spread : 0) / n, 100 * row->worst / n);
}

static move decide(const struct game *g, const struct state *s, struct skill how, uint64_t seed)
{
    struct think *first = NULL;
    move m;

    for (int i = 0; i < how.searches; i++) {
        struct think *t = think_new(g->rules, g->brain, NULL, s, how, seed, i);

        while (!think_on(t, how.steps))
            ;
        if (!first) {
            first = t;
        } else {
            think_merge(first, t);
            think_free(t);
        }
    }
    m = think_best(first);
    think_free(first);
    return m;
}

/* False: the end is too far. */
static bool judge_decision(const struct game *g, const struct state *s, struct skill how,
                           uint64_t seed, struct sum *out)
{
    move list[MAX_MOVES], m;
    int count = rules->moves(s, list), player = rules->actor(s);
    struct worth each[MAX_MOVES], best = {0, 0}, worst = {0, 0};

    positions = 0;
    for (int i = 0; i < count && positions <= most_positions; i++) {
        each[i] = worth_after(s, list[i]);
        best = i == 0 || better(each[i], best, player) ? each[i] : best;
        worst = i == 0 || better(worst, each[i], player) ? each[i] : worst;
    }
    if (positions > most_positions)
        return false;
    m = decide(g, s, how, seed);
    *out = (struct sum){.decisions = 1, .worst = lost(fabs(best.share - worst.share))};
    for (int i = 0; i < count; i++)
        if (list[i] == m)
            out->lost = lost(fabs(best.share - each[i].share));
    out->stake = out->worst > 0;
    out->missed = out->lost > 0;
    return true;
}

/* The positions of a game in which there was a choice. */
static int play_game(const struct game *g, const struct settings *with, struct rng *r,
                     struct state **before)
{
    struct skill quick = {.method = THINK_SEARCH, .steps = QUICK, .searches = 1};
    struct state *s = state_new(rules);
    move list[MAX_MOVES];
    int count = 0;

    state_start(rules, s, with);
    while (rules->actor(s) != OVER) {
        bool chance = rules->actor(s) == CHANCE;
        move m = chance ? roll(rules, s, r) : decide(g, s, quick, rng_next(r));

        if (!chance && count < MOST_DECISIONS && rules->moves(s, list) > 1) {
            before[count] = state_new(rules);
            state_copy(rules, before[count++], s);
        }
        rules->apply(s, m);
    }
    state_free(s);
    return count;
}

static void judge_game(const struct game *g, const struct settings *with, struct skill how,
                       struct rng *r)
{
    static struct state *before[MOST_DECISIONS];
    int decisions = play_game(g, with, r, before);
    struct sum one, all = {0};

    for (int left = 1; left <= decisions && left < ROWS; left++) {
        if (!judge_decision(g, before[decisions - left], how, rng_next(r), &one))
            break;
        row_add(&rows[left], &one);
        all = (struct sum){all.decisions + 1, all.stake + one.stake, all.missed + one.missed,
                           all.lost + one.lost, all.worst + one.worst};
    }
    row_add(&rows[ROWS], &all);
    for (int i = 0; i < decisions; i++)
        state_free(before[i]);
}

int main(int count, char **word)
{
    const struct game *g = count > 5 ? catalogue_find(word[1], strlen(word[1])) : NULL;
    struct reader options = reader_of(count > 6 ? word[6] : "");
    int level = count > 5 ? atoi(word[2]) : 0;
    struct settings with;

    if (!g || level < 1 || level > LEVELS) {
        fprintf(stderr, "usage: ends GAME LEVEL GAMES SEED POSITIONS ['OPTION=CHOICE ...']\n");
        return 2;
    }
    rules = g->rules;
    most_positions = atol(word[5]);
    with = settings_preset(rules->options);
    settings_read(&options, rules->options, &with);
    if (options.error) {
        fprintf(stderr, "ends: %s\n", options.error);
        return 2;
    }
    for (int i = 0; i < atoi(word[3]); i++) {
        struct rng r = rng_event(strtoull(word[4], NULL, 10), (uint64_t)i);

        judge_game(g, &with, skill_level(g->brain, level), &r);
    }
    printf(" left looked at at stake missed  lost (95 %%)        worst loses\n");
    for (int left = 1; left <= ROWS; left++) {
        char name[8];

        snprintf(name, sizeof name, left < ROWS ? "%d" : "all", left);
        if (rows[left].decisions)
            row_print(name, &rows[left]);
    }
    return 0;
}
