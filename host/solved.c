/* Tables of solved games: computed in threads, kept in a file of the user's cache folder. */
#include "host/solved.h"

#include "core/memory.h"
#include "core/rules.h"
#include "host/files.h"
#include "host/thinker.h"

#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_THREADS = 64, PATH_ROOM = 4096 };

/* As it lies in the file. */
struct solved {
    struct solution_head head;
    uint64_t table[];
};

const struct solver *solver_of(const struct game *g)
{
    return g->brain ? g->brain->solver : NULL;
}

bool solved_path(const struct game *g, char *out, size_t room)
{
    char name[64];

    snprintf(name, sizeof name, "%s.table", g->rules->name);
    return file_place(out, room, "XDG_CACHE_HOME", ".cache", name);
}

enum solved_state solved_load(const struct game *g, const char *path, struct solved **out)
{
    size_t length;
    struct solved *s = (struct solved *)file_read_own(path, &length);
    enum solved_state state;

    *out = NULL;
    if (!s)
        return errno == ENOENT ? SOLVED_ABSENT : SOLVED_FOREIGN;
    state = solution_judge(g->rules, solver_of(g), s, length);
    if (state == SOLVED_READY)
        *out = s;
    else
        free(s);
    return state;
}

/* The threads take the steps of a round one by one, and wait for each other before the next. */
struct crew {
    const struct solver *solver;
    void *table, *work;
    const atomic_bool *stop;
    solved_progress *tell;
    void *context;
    int round, done, all; /* steps */
    int next, busy;       /* the next step of the round; those under way */
    pthread_mutex_t lock;
    pthread_cond_t round_over;
};

static bool is_stopped(const struct crew *c)
{
    return c->stop && atomic_load_explicit(c->stop, memory_order_relaxed);
}

/* A step to do, with the lock held; -1: there is none and never will be. */
static int take_step(struct crew *c, int *round)
{
    for (;;) {
        if (c->round == c->solver->rounds || is_stopped(c))
            return -1;
        if (c->next < c->solver->steps(c->round)) {
            *round = c->round;
            c->busy++;
            return c->next++;
        }
        if (c->busy == 0) {
            c->round++;
            c->next = 0;
            pthread_cond_broadcast(&c->round_over);
        } else {
            pthread_cond_wait(&c->round_over, &c->lock);
        }
    }
}

static void work_on(struct crew *c, bool tells)
{
    void *scratch = memory_new(c->solver->scratch_size);
    int step, round;

    pthread_mutex_lock(&c->lock);
    while ((step = take_step(c, &round)) >= 0) {
        double part = (double)c->done / c->all;

        pthread_mutex_unlock(&c->lock);
        if (tells && c->tell)
            c->tell(c->context, part);
        c->solver->step(c->table, c->work, round, step, scratch);
        pthread_mutex_lock(&c->lock);
        c->done++;
        if (--c->busy == 0)
            pthread_cond_broadcast(&c->round_over);
    }
    pthread_cond_broadcast(&c->round_over);
    pthread_mutex_unlock(&c->lock);
    memory_free(scratch);
}

static void *help(void *context)
{
    work_on(context, false);
    return NULL;
}

static void run_crew(struct crew *c, int threads)
{
    pthread_t helper[MAX_THREADS];
    int helpers = 0;

    for (int round = 0; round < c->solver->rounds; round++)
        c->all += c->solver->steps(round);
    pthread_mutex_init(&c->lock, NULL);
    pthread_cond_init(&c->round_over, NULL);
    while (helpers < threads - 1 && helpers < MAX_THREADS &&
           pthread_create(&helper[helpers], NULL, help, c) == 0)
        helpers++;
    work_on(c, true);
    while (helpers > 0)
        pthread_join(helper[--helpers], NULL);
    pthread_cond_destroy(&c->round_over);
    pthread_mutex_destroy(&c->lock);
}

struct solved *solved_compute(const struct game *g, int threads, solved_progress *tell,
                              void *context, const atomic_bool *stop)
{
    const struct solver *solver = solver_of(g);
    struct solved *s = memory_new(sizeof *s + solver->size);
    struct crew c = {.solver = solver,
                     .table = s->table,
                     .work = memory_new(solver->work_size),
                     .stop = stop,
                     .tell = tell,
                     .context = context};
    bool stopped;

    solver->begin(c.table, c.work);
    run_crew(&c, threads);
    memory_free(c.work);
    stopped = is_stopped(&c);
    if (tell && !stopped)
        tell(context, 1);
    s->head = solution_head(g->rules, solver, s->table);
    if (stopped) {
        solved_free(s);
        return NULL;
    }
    return s;
}

static bool make_place(const char *path)
{
    char folder[PATH_ROOM];
    const char *slash = strrchr(path, '/');

    if (slash && slash != path) {
        snprintf(folder, sizeof folder, "%.*s", (int)(slash - path), path);
        if (!folder_make(folder))
            return false;
        folder_sweep(folder);
    }
    return true;
}

bool solved_fits(const struct game *g, const char *path)
{
    return make_place(path) && file_fits(path, sizeof(struct solved) + solver_of(g)->size);
}

bool solved_store(const struct solved *s, const char *path)
{
    return make_place(path) && file_write(path, s, solved_size(s));
}

/* The table of each game that was asked for, once: whoever got it may use it as long as the program runs. */
struct kept {
    const struct game *game;
    struct solved *solved;
    struct kept *next;
};

static struct shared {
    pthread_mutex_t lock; /* held while a table is made: for seconds */
    struct kept *kept;
    _Atomic(const struct solved_watch *) watch; /* not under the lock: a main loop sets it */
} shared = {.lock = PTHREAD_MUTEX_INITIALIZER};

void solved_watch(const struct solved_watch *who)
{
    atomic_store(&shared.watch, who);
}

/* With the lock held, which also keeps others from computing the same. */
static struct solved *load_or_compute(const struct game *g, const atomic_bool *stop)
{
    static const struct solved_watch nobody;
    const struct solved_watch *watch = atomic_load(&shared.watch);
    char path[PATH_ROOM];
    struct solved *s = NULL;
    bool home = solved_path(g, path, sizeof path);
    enum solved_state state = home ? solved_load(g, path, &s) : SOLVED_ABSENT;

    if (state == SOLVED_READY)
        return s;
    if (!watch)
        watch = &nobody;
    if (watch->begins)
        watch->begins(watch->context, g, state);
    s = solved_compute(g, processors(), watch->tell, watch->context, stop);
    if (s && home && state != SOLVED_FOREIGN && !solved_store(s, path) && watch->fails)
        watch->fails(watch->context, path);
    return s;
}

static struct solved *find_or_keep(const struct game *g, const atomic_bool *stop)
{
    struct solved *s;
    struct kept *one;

    for (one = shared.kept; one; one = one->next)
        if (one->game == g)
            return one->solved;
    s = load_or_compute(g, stop);
    if (!s)
        return NULL;
    one = memory_new(sizeof *one);
    *one = (struct kept){g, s, shared.kept};
    shared.kept = one;
    return s;
}

const void *solved_shared(const struct game *g, const atomic_bool *stop)
{
    struct solved *s;

    if (!solver_of(g))
        return NULL;
    pthread_mutex_lock(&shared.lock);
    s = find_or_keep(g, stop);
    pthread_mutex_unlock(&shared.lock);
    return s ? s->table : NULL;
}

const void *solved_table(const struct solved *s)
{
    return s->table;
}

size_t solved_size(const struct solved *s)
{
    return sizeof *s + s->head.size;
}

void solved_free(struct solved *s)
{
    free(s);
}
