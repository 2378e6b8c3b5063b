/* Measures how well computer players keep to the clock, in every game and way of thinking:
     clock [SAMPLES]   (1000 of each kind unless told)
   how far a thought goes beyond its limit, and how long one that is cancelled goes on. Times are those
   of a clock on the wall, so they hold the waiting of a busy machine. scripts/clock.sh runs it. */
#include "core/memory.h"
#include "core/walk.h"
#include "games/catalogue.h"
#include "host/thinker.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static const double limit = 0.02;     /* seconds for a thought */
static const double patience = 0.015; /* at most, before one is cancelled */

/* One kind of player at one game. */
struct trial {
    struct thinker who;
    const char *name;
    struct state *state;
    struct rng rng;
    double *over, *late; /* seconds beyond the limit; between cancelling and the answer */
};

static double positive(double x)
{
    return x > 0 ? x : 0;
}

static void walk_on(struct trial *t)
{
    const struct rules *g = t->who.game->rules;
    struct settings with = settings_preset(g->options);
    move list[MAX_MOVES];
    int actor, steps = 1 + (int)rng_below(&t->rng, 6);

    while ((actor = g->actor(t->state)) == CHANCE || actor == OVER || steps-- > 0 ||
           g->moves(t->state, list) < 2) {
        if (actor == OVER)
            state_start(g, t->state, &with);
        else
            g->apply(t->state, actor == CHANCE
                                   ? roll(g, t->state, &t->rng)
                                   : list[rng_below(&t->rng, (uint32_t)g->moves(t->state, list))]);
    }
}

static void measure_limit(struct trial *t, int sample)
{
    struct thinker who = t->who;
    struct thought report;
    double start = seconds_now();

    who.seconds = limit;
    thinker_move(&who, t->state, 1, NULL, &report);
    t->over[sample] = positive(seconds_now() - start - limit);
}

struct thought_apart {
    struct trial *trial;
    atomic_bool stop;
    double ended;
};

static void *think_apart(void *context)
{
    struct thought_apart *a = context;
    struct thinker who = a->trial->who;
    struct thought report;

    who.skill.steps = 1000000000;
    thinker_move(&who, a->trial->state, 1, &a->stop, &report);
    a->ended = seconds_now();
    return NULL;
}

static void measure_cancel(struct trial *t, int sample)
{
    struct thought_apart a = {.trial = t};
    struct timespec wait = {.tv_nsec = (long)(patience * rng_below(&t->rng, 1000000) * 1000)};
    pthread_t thread;
    double asked;

    atomic_init(&a.stop, false);
    if (pthread_create(&thread, NULL, think_apart, &a) != 0)
        abort();
    nanosleep(&wait, NULL);
    asked = seconds_now();
    atomic_store(&a.stop, true);
    pthread_join(thread, NULL);
    t->late[sample] = positive(a.ended - asked);
}

static int rising(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return x < y ? -1 : x > y;
}

/* The median, what all but one in a thousand keep to, and the longest; in milliseconds. */
static void print_times(double *times, int count)
{
    qsort(times, (size_t)count, sizeof *times, rising);
    printf(" | %.1f | %.1f | %.1f", 1000 * times[count / 2],
           1000 * times[(int)((count - 1) * 0.999)], 1000 * times[count - 1]);
}

static void print_row(const char *game, const char *player, double *over, double *late, int count)
{
    printf("| %s | %s", game, player);
    print_times(over, count);
    print_times(late, count);
    puts(" |");
    fflush(stdout);
}

static void run(struct trial *t, int samples)
{
    const struct rules *g = t->who.game->rules;
    struct settings with = settings_preset(g->options);

    state_start(g, t->state, &with);
    thinker_prepare(&t->who);
    for (int i = 0; i < samples; i++) {
        walk_on(t);
        measure_limit(t, i);
        measure_cancel(t, i);
    }
    print_row(g->title, t->name, t->over, t->late, samples);
}

int main(int count, char **arguments)
{
    static const struct {
        const char *name;
        struct skill skill;
    } kinds[] = {{"greedy", {.method = THINK_GREEDY, .steps = 1, .searches = 1}},
                 {"flat", {.method = THINK_FLAT, .steps = 1, .searches = 1}},
                 {"search", {.method = THINK_SEARCH, .steps = 1, .searches = 1}},
                 {"solver", {.method = THINK_SOLVER, .steps = 1, .searches = 1}}};
    enum { KINDS = sizeof kinds / sizeof *kinds, MOST_ROWS = 64 };
    int samples = count > 1 && atoi(arguments[1]) > 0 ? atoi(arguments[1]) : 1000, done = 0;
    size_t room = sizeof(double) * MOST_ROWS * (size_t)samples;
    double *over = memory_new(room), *late = memory_new(room);

    puts("| game | player | over its limit: median | 99.9 % | longest | cancelled: median | 99.9 % "
         "| "
         "longest |\n| --- | --- | --- | --- | --- | --- | --- | --- |");
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        for (int i = 0; i < KINDS && done < MOST_ROWS; i++) {
            struct trial t = {.who = {.game = g, .skill = kinds[i].skill, .threads = 1},
                              .name = kinds[i].name,
                              .state = state_new(g->rules),
                              .rng = rng_from((uint64_t)i + 1),
                              .over = over + done * samples,
                              .late = late + done * samples};

            if (kinds[i].skill.method != THINK_SOLVER || (g->brain && g->brain->solver)) {
                run(&t, samples);
                done++;
            }
            state_free(t.state);
        }
    print_row("all", "", over, late, done * samples);
    memory_free(over);
    memory_free(late);
    return 0;
}
