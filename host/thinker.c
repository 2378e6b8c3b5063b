/* Computer players at work: the threads and the clock that ai/ does not have. */
#include "host/recall.h"
#include "host/solved.h"

#include <limits.h>
#include <pthread.h>
#include <time.h>
#include <unistd.h>

enum { MAX_SEARCHES = 64, DECIDE_EVERY = 32 };

/* The searches of one move, shared by the threads that run them. */
struct searches {
    struct think *search[MAX_SEARCHES];
    int count;
    double began, deadline; /* on the wall; 0: none */
    double latest;          /* where the deadline is not strict; 0: it is */
    double work;            /* processor time that each of them may take; 0: any */
    const atomic_bool *stop;
    const struct watch *watch; /* by the thread that was asked; or NULL */
    atomic_bool enough;
    atomic_long steps;
    atomic_int next;
};

static bool is_stopped(const struct searches *all)
{
    return (all->stop && atomic_load_explicit(all->stop, memory_order_relaxed)) ||
           atomic_load_explicit(&all->enough, memory_order_relaxed);
}

/* Under a clock a thought that can no longer change its mind ends, and one that may goes on. */
static bool is_decided(const struct searches *all, const struct think *t, double now, long steps)
{
    if (now >= all->deadline)
        return now >= all->latest || !think_is_torn(t);
    return think_is_clear(t, (double)steps * (all->deadline - now) / (now - all->began));
}

static bool is_late(const struct searches *all, const struct think *t, double began, long steps)
{
    double now = seconds_now();

    if (all->latest > 0)
        return now >= all->latest || (steps % DECIDE_EVERY == 0 && is_decided(all, t, now, steps));
    return (all->deadline > 0 && now >= all->deadline) ||
           (all->work > 0 && seconds_worked() >= began + all->work);
}

/* One step at a time: the shortest is far longer than a look at the clock. */
static void run_one(struct searches *all, struct think *t)
{
    double began = seconds_worked();

    for (long own = 1; !think_on(t, 1) && !is_stopped(all); own++) {
        atomic_fetch_add_explicit(&all->steps, 1, memory_order_relaxed);
        if (is_late(all, t, began, own))
            return;
    }
}

/* The same, with a look from time to time. */
static void run_watched(struct searches *all, struct think *t)
{
    const struct watch *w = all->watch;
    double next = seconds_now() + w->every, began = seconds_worked();

    for (long own = 1; !think_on(t, 1) && !is_stopped(all); own++) {
        double now = seconds_now();
        long steps = atomic_fetch_add_explicit(&all->steps, 1, memory_order_relaxed) + 1;

        if (now >= next || (w->stride && own % w->stride == 0)) {
            next = now + w->every;
            if (w->look(w->context, t, steps, false))
                atomic_store(&all->enough, true);
        }
        if (is_late(all, t, began, own))
            return;
    }
}

static void *run_some(void *context)
{
    struct searches *all = context;
    int i;

    while ((i = atomic_fetch_add(&all->next, 1)) < all->count)
        run_one(all, all->search[i]);
    return NULL;
}

static void run_some_watched(struct searches *all)
{
    int i;

    while ((i = atomic_fetch_add(&all->next, 1)) < all->count)
        run_watched(all, all->search[i]);
}

static void run_all(struct searches *all, int threads)
{
    pthread_t helper[MAX_SEARCHES];
    int helpers = 0;

    while (helpers < threads - 1 && helpers < all->count - 1 &&
           pthread_create(&helper[helpers], NULL, run_some, all) == 0)
        helpers++;
    if (all->watch)
        run_some_watched(all);
    else
        run_some(all);
    while (helpers > 0)
        pthread_join(helper[--helpers], NULL);
}

/* Against the clock every thread has a search of its own; otherwise the skill says how many. */
static int searches_wanted(const struct thinker *t)
{
    int wanted = t->seconds > 0 ? t->threads : t->skill.searches;

    if (t->skill.method != THINK_SEARCH && t->skill.method != THINK_FLAT)
        return 1;
    return wanted < 1 ? 1 : wanted > MAX_SEARCHES ? MAX_SEARCHES : wanted;
}

void thinker_prepare(const struct thinker *t)
{
    if (t->skill.method == THINK_SOLVER)
        solved_shared(t->game, NULL);
}

move thinker_move(const struct thinker *t, const struct state *s, uint64_t seed,
                  const atomic_bool *stop, struct thought *report)
{
    return thinker_watched(t, s, seed, stop, NULL, report);
}

/* Getting ready is work, too. */
static double seconds_left(const struct thinker *t, double began)
{
    double left = t->seconds - (seconds_worked() - began);

    return left > 1e-6 ? left : 1e-6;
}

move thinker_watched(const struct thinker *t, const struct state *s, uint64_t seed,
                     const atomic_bool *stop, const struct watch *watch, struct thought *report)
{
    struct searches all = {.stop = stop, .watch = watch, .count = searches_wanted(t)};
    struct skill how = t->skill;
    const void *table = how.method == THINK_SOLVER ? solved_shared(t->game, stop) : NULL;
    bool keeps = t->recall && t->seconds > 0 && !how.only;
    double began = seconds_worked();
    move best;

    if (t->seconds > 0) {
        all.began = seconds_now();
        all.deadline = t->by_work ? 0 : all.began + t->seconds;
        all.latest = t->by_work || t->most <= t->seconds ? 0 : all.began + t->most;
        how.steps = INT_MAX;
    }
    for (int i = 0; i < all.count; i++)
        all.search[i] = think_new(t->game->rules, t->game->brain, table, s, how, seed, i);
    for (int i = 0; i < all.count && keeps; i++)
        recall_hand_on(t->recall, all.search[i], i);
    if (t->seconds > 0 && t->by_work)
        all.work = seconds_left(t, began);
    run_all(&all, t->threads);
    for (int i = 1; i < all.count; i++)
        think_merge(all.search[0], all.search[i]);
    best = think_best(all.search[0]);
    if (report)
        think_report(all.search[0], report);
    if (watch)
        watch->look(watch->context, all.search[0], report ? report->steps : 0, true);
    if (t->opinions)
        think_opinions(all.search[0], t->opinions);
    keeps = keeps && atomic_load(&all.steps) > 0; /* a forced move says nothing new */
    if (keeps)
        recall_hold(t->recall, all.search, all.count);
    for (int i = 0; i < all.count && !keeps; i++)
        think_free(all.search[i]);
    return best;
}

/* A share of what is left, and most of what every move adds; never so much that the next is lost. */
double clock_share(double left, double more, int moves)
{
    double time = left / (moves ? moves + 1 : 20) + 0.75 * more, most = left / 2 - 0.02;

    time = time < most ? time : most;
    return time > 0.005 ? time : 0.005;
}

/* Twice the share, but never so much that the next moves are lost. */
double clock_most(double left, double share)
{
    double most = left / 4 < 2 * share ? left / 4 : 2 * share;

    return most > share ? most : share;
}

static double seconds_of(clockid_t clock)
{
    struct timespec now;

    clock_gettime(clock, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

double seconds_now(void)
{
    return seconds_of(CLOCK_MONOTONIC);
}

double seconds_worked(void)
{
    return seconds_of(CLOCK_THREAD_CPUTIME_ID);
}

int processors(void)
{
    long count = sysconf(_SC_NPROCESSORS_ONLN);

    return count < 1 ? 1 : count > MAX_SEARCHES ? MAX_SEARCHES : (int)count;
}
