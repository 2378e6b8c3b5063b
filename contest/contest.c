/* Many games between the same players, in threads. */
#include "contest/contest.h"

#include "core/dialect.h"
#include "core/memory.h"
#include "core/walk.h"

#include <string.h>

static int seats_of(const struct contest *c)
{
    struct state *s = state_new(c->game->rules);
    int seats;

    state_start(c->game->rules, s, &c->with);
    seats = c->game->rules->players(s);
    state_free(s);
    return seats;
}

bool contest_prepare(struct contest *c, long games)
{
    c->records = -1;
    c->seats = seats_of(c);
    if (c->seats > 1 && c->contestants > c->seats) {
        complain("%d players for %d seats", c->contestants, c->seats);
        return false;
    }
    for (int i = 0; i < c->contestants; i++) {
        const struct contestant *who = &c->contestant[i];

        if (who->kind == PLAYER_GTP && !c->game->dialect->variant(&c->with)) {
            complain("programs that speak GTP do not know %s with these options",
                     c->game->rules->title);
            return false;
        }
    }
    c->round_size = c->seats % c->contestants == 0 || c->seats < c->contestants
                        ? c->contestants
                        : c->contestants * c->seats;
    c->rounds = (games + c->round_size - 1) / c->round_size;
    c->result = memory_new(sizeof *c->result * (size_t)(c->rounds * c->round_size));
    pthread_mutex_init(&c->lock, NULL);
    return true;
}

void contest_free(struct contest *c)
{
    contest_close(c);
    pthread_mutex_destroy(&c->lock);
    memory_free(c->result);
}

bool contest_round_done(const struct contest *c, long round)
{
    for (long i = 0; i < c->round_size; i++)
        if (!c->result[round * c->round_size + i].done)
            return false;
    return true;
}

/* What a contestant has on average in the seats it took. */
static double mean_of(const struct contest *c, long round, int contestant, bool points)
{
    double sum = 0;
    int seats = 0;

    for (long i = 0; i < c->round_size; i++) {
        long game = round * c->round_size + i;

        for (int seat = 0; seat < c->seats; seat++)
            if (contest_seat(c, game, seat) == contestant) {
                sum += points ? c->result[game].score[seat] : c->result[game].share[seat];
                seats++;
            }
    }
    return seats ? sum / seats : 0;
}

/* Alone with the dice, the better score wins the round. */
static double compare(double a, double b)
{
    return a > b ? 1 : a < b ? 0 : 0.5;
}

double contest_round(const struct contest *c, long round, int contestant)
{
    bool alone = c->contestants == 1;
    double own = mean_of(c, round, contestant, c->seats == 1 && !alone), others = 0;

    if (alone)
        return own / 1000;
    for (int i = 0; i < c->contestants; i++) {
        double other = mean_of(c, round, i, c->seats == 1);

        if (i != contestant)
            others += c->seats == 1 ? compare(own, other) : other;
    }
    others /= c->contestants - 1;
    if (c->seats == 1)
        return others;
    return own + others > 0 ? own / (own + others) : 0.5;
}

/* Rounds are judged in their order, so that the verdict does not depend on the threads. */
static void judge_prefix(struct contest *c)
{
    while (c->prefix < c->rounds && c->verdict == UNDECIDED && contest_round_done(c, c->prefix)) {
        tally_add(&c->tested, contest_round(c, c->prefix++, 0));
        if (c->test)
            c->verdict = sprt_verdict(sprt_ratio(&c->tested, c->low, c->high));
    }
}

/* The number of the next game to play, or -1. */
static long next_game(struct contest *c)
{
    long game = -1, games = c->rounds * c->round_size;

    pthread_mutex_lock(&c->lock);
    while (c->next < games && c->result[c->next].done)
        c->next++;
    if (!c->failed && c->verdict == UNDECIDED && c->next < games)
        game = c->next++;
    pthread_mutex_unlock(&c->lock);
    return game;
}

static void finish_game(struct contest *c, long game, const struct game_result *r,
                        const char *record)
{
    pthread_mutex_lock(&c->lock);
    c->result[game] = *r;
    c->finished++;
    if (c->records >= 0)
        contest_record(c, game, r, record);
    judge_prefix(c);
    if (c->show_progress)
        contest_progress(c, false);
    pthread_mutex_unlock(&c->lock);
}

static void add_clock(struct contest *c, const struct clock_use *used)
{
    pthread_mutex_lock(&c->lock);
    for (int i = 0; i < c->contestants; i++) {
        c->clock[i].total += used[i].total;
        c->clock[i].moves += used[i].moves;
        if (used[i].longest > c->clock[i].longest)
            c->clock[i].longest = used[i].longest;
    }
    pthread_mutex_unlock(&c->lock);
}

static void *work(void *context)
{
    struct contest *c = context;
    struct outside *outside[MAX_CONTESTANTS] = {0};
    struct clock_use used[MAX_CONTESTANTS] = {0};
    char *record = memory_new(RECORD_ROOM);
    long game;

    while ((game = next_game(c)) >= 0) {
        struct game_result r = {0};

        if (contest_play(c, game, outside, used, &r, record)) {
            finish_game(c, game, &r, record);
            continue;
        }
        pthread_mutex_lock(&c->lock);
        c->failed = true;
        pthread_mutex_unlock(&c->lock);
    }
    add_clock(c, used);
    for (int i = 0; i < c->contestants; i++)
        outside_stop(outside[i]);
    memory_free(record);
    return NULL;
}

bool contest_run(struct contest *c)
{
    enum { MAX_THREADS = 256 };
    pthread_t helper[MAX_THREADS];
    int helpers = 0;

    for (int i = 0; i < c->contestants; i++)
        if (c->contestant[i].kind == PLAYER_OWN)
            thinker_prepare(&c->contestant[i].thinker);
    c->started = seconds_now();
    judge_prefix(c);
    while (helpers < c->threads - 1 && helpers < MAX_THREADS &&
           pthread_create(&helper[helpers], NULL, work, c) == 0)
        helpers++;
    work(c);
    while (helpers > 0)
        pthread_join(helper[--helpers], NULL);
    contest_close(c);
    if (c->show_progress)
        contest_progress(c, true);
    return !c->failed;
}
