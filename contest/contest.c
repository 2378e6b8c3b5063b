/* Many games between the same players, in threads. */
#include "contest/contest.h"

#include "contest/outside.h"
#include "contest/schedule.h"
#include "core/dialect.h"
#include "core/memory.h"
#include "core/walk.h"

#include <signal.h>
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

static bool fits(const struct contest *c)
{
    for (int i = 0; i < c->contestants; i++)
        if (c->contestant[i].kind == PLAYER_GTP && !c->game->dialect->variant(&c->with)) {
            complain("programs that speak GTP do not know %s with these options",
                     c->game->rules->title);
            return false;
        }
    if (c->pairing == PAIR_TOGETHER)
        return true;
    if (c->contestants < 2 || c->seats < 2) {
        complain("to meet in pairs, there must be two players and two seats");
        return false;
    }
    if (c->test && c->contestants > 2) {
        complain("--sprt is a test of one pairing: give two players");
        return false;
    }
    return true;
}

bool contest_prepare(struct contest *c, long games)
{
    c->seats = seats_of(c);
    if (c->pairing == PAIR_TOGETHER && c->seats > 1 && c->contestants > c->seats)
        c->pairing = PAIR_ROBIN;
    pthread_mutex_init(&c->lock, NULL);
    if (!fits(c))
        return false;
    schedule_make(c, games);
    contest_resize(c, c->rounds);
    c->clock = memory_new(sizeof *c->clock * (size_t)c->contestants);
    c->mute = memory_new(sizeof *c->mute * (size_t)c->contestants);
    return true;
}

void contest_resize(struct contest *c, long rounds)
{
    memory_free(c->result);
    c->rounds = rounds;
    c->units = rounds * c->encounters;
    c->result = memory_new(sizeof *c->result * (size_t)(c->units * c->round_size));
}

void contest_free(struct contest *c)
{
    contest_close(c);
    pthread_mutex_destroy(&c->lock);
    for (long i = 0; i < c->openings; i++)
        memory_free(c->opening[i].move);
    memory_free(c->opening);
    memory_free(c->encounter);
    memory_free(c->contestant);
    memory_free(c->text);
    memory_free(c->result);
    memory_free(c->clock);
    memory_free(c->mute);
}

bool contest_unit_done(const struct contest *c, long unit)
{
    for (long i = 0; i < c->round_size; i++)
        if (!c->result[unit * c->round_size + i].done)
            return false;
    return true;
}

long contest_counted(const struct contest *c)
{
    return c->verdict == UNDECIDED ? c->units : c->prefix;
}

/* What a contestant has on average in the seats it took. Points of a game that it lost by failing are
   fewer than any. */
static double mean_of(const struct contest *c, long unit, int contestant, bool points)
{
    double sum = 0;
    int seats = 0;

    for (long i = 0; i < c->round_size; i++) {
        long game = unit * c->round_size + i;
        const struct game_result *r = &c->result[game];

        for (int seat = 0; seat < c->seats; seat++)
            if (contest_seat(c, game, seat) == contestant) {
                sum += !points ? r->share[seat] : r->ending ? -1e9 : r->score[seat];
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

double contest_unit(const struct contest *c, long unit, int contestant)
{
    const struct encounter *e = contest_encounter(c, unit);
    int meet = e->count ? e->count : c->contestants;
    bool alone = c->contestants == 1;
    double own = mean_of(c, unit, contestant, c->seats == 1 && !alone), others = 0;

    if (alone)
        return own / 1000;
    for (int i = 0; i < meet; i++) {
        int who = e->count ? e->who[i] : i;
        double other = who == contestant ? 0 : mean_of(c, unit, who, c->seats == 1);

        if (who != contestant)
            others += c->seats == 1 ? compare(own, other) : other;
    }
    others /= meet - 1;
    if (c->seats == 1)
        return others;
    return own + others > 0 ? own / (own + others) : 0.5;
}

/* Units are judged in their order, so that the verdict does not depend on the threads. A part of a
   contest cannot be judged: it plays all of its share. */
void contest_judge(struct contest *c)
{
    while (!c->parts && c->prefix < c->units && c->verdict == UNDECIDED &&
           contest_unit_done(c, c->prefix)) {
        int first =
            contest_encounter(c, c->prefix)->count ? contest_encounter(c, c->prefix)->who[0] : 0;

        tally_add(&c->tested, contest_unit(c, c->prefix++, first));
        if (c->test)
            c->verdict = sprt_verdict(sprt_ratio(&c->tested, c->low, c->high));
    }
}

/* The number of the next game to play, or -1. */
static long next_game(struct contest *c)
{
    long game = -1, games = c->units * c->round_size;

    pthread_mutex_lock(&c->lock);
    while (c->next < games &&
           (c->result[c->next].done || !contest_is_ours(c, c->next / c->round_size)))
        c->next++;
    if (!c->failed && !contest_interrupted() && c->verdict == UNDECIDED && c->next < games)
        game = c->next++;
    pthread_mutex_unlock(&c->lock);
    return game;
}

/* Why a game ended early: the first few are told at once, all are in the records. */
static void tell_ending(struct contest *c, long game, const struct game_result *r,
                        const struct account *about)
{
    enum { MOST_TOLD = 10 };

    if (r->ending <= END_RESIGNED || c->told > MOST_TOLD)
        return;
    if (c->told++ == MOST_TOLD)
        complain("more games ended so: see the table, and the records");
    else
        complain("game %ld: player '%s' forfeits, it %s", game + 1,
                 c->contestant[contest_seat(c, game, r->loser)].label, about->reason);
}

static void finish_game(struct contest *c, long game, const struct game_result *r,
                        const struct account *about)
{
    pthread_mutex_lock(&c->lock);
    c->result[game] = *r;
    c->finished++;
    tell_ending(c, game, r, about);
    if (c->records >= 0)
        contest_record(c, game, r, about);
    contest_judge(c);
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
    size_t count = (size_t)c->contestants;
    struct outside **outside = memory_new(sizeof(struct outside *) * count);
    struct clock_use *used = memory_new(sizeof *used * count);
    struct account *about = memory_new(sizeof *about);
    struct game_result r;
    long game;

    while ((game = next_game(c)) >= 0)
        if (contest_play(c, game, outside, used, &r, about))
            finish_game(c, game, &r, about);
    add_clock(c, used);
    for (int i = 0; i < c->contestants; i++)
        outside_stop(outside[i]);
    memory_free(outside);
    memory_free(used);
    memory_free(about);
    return NULL;
}

static atomic_bool interrupted; /* free of locks, so a signal may set it */

static void interrupt(int which)
{
    (void)which;
    atomic_store(&interrupted, true);
}

bool contest_interrupted(void)
{
    return atomic_load(&interrupted);
}

const atomic_bool *contest_stop(void)
{
    return &interrupted;
}

/* The first signal asks for the table so far; a second one ends the program as usual. */
static void listen_to_signals(void)
{
    struct sigaction ask = {.sa_handler = interrupt, .sa_flags = (int)SA_RESETHAND};

    sigaction(SIGINT, &ask, NULL);
    sigaction(SIGTERM, &ask, NULL);
    sigaction(SIGHUP, &ask, NULL);
}

bool contest_run(struct contest *c)
{
    enum { MAX_THREADS = 256 };
    pthread_t helper[MAX_THREADS];
    int helpers = 0;

    listen_to_signals();
    for (int i = 0; i < c->contestants; i++)
        if (c->contestant[i].kind == PLAYER_OWN)
            thinker_prepare(&c->contestant[i].thinker);
    c->started = seconds_now();
    contest_judge(c);
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
