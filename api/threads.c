/* A crew of threads that wait for work, and share it in equal parts. */
#include "api/face.h"

#include "core/memory.h"

#include <pthread.h>
#include <stdatomic.h>

/* Waiting for a signal takes longer than a step of a fast game: a short wait is spent looking, a fraction of
   a millisecond at most. */
enum { MOST_THREADS = 64, LOOKS = 12000, CACHE_LINE = 64 };

/* The parts that are one thread's own: from round to round the same, so that what it works on stays near it.
   Whoever has done his own helps the others. */
struct own {
    atomic_ullong next; /* the round, and in its lower half the next part */
    char apart[CACHE_LINE - sizeof(atomic_ullong)];
};

/* What is to be done in one round. */
struct round {
    void (*run)(void *context, int part);
    void *context;
    unsigned parts, each; /* in all; of each thread's own */
    unsigned number;
};

struct hand {
    struct crew *crew;
    int self;
    pthread_t thread;
};

struct crew {
    struct own own[MOST_THREADS];
    struct hand hand[MOST_THREADS]; /* the caller's is the first */
    int hands;
    pthread_mutex_t lock;
    pthread_cond_t begin, end;
    struct round round;
    atomic_uint number; /* of the round, to be looked at without the lock */
    atomic_int busy;
    atomic_bool awaited; /* the caller sleeps until nobody is busy */
    atomic_bool over;
};

static void breathe(void)
{
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#endif
}

/* Those of one owner, as long as there are any of this round. */
static void take_from(struct crew *c, const struct round *r, int owner)
{
    atomic_ullong *next = &c->own[owner].next;
    unsigned long long seen = atomic_load(next);
    unsigned first = (unsigned)owner * r->each;

    while (seen >> 32 == r->number && (unsigned)seen < r->each && first + (unsigned)seen < r->parts)
        if (atomic_compare_exchange_weak(next, &seen, seen + 1)) {
            r->run(r->context, (int)(first + (unsigned)seen));
            seen = atomic_load(next);
        }
}

static void take_parts(struct crew *c, const struct round *r, int self)
{
    for (int i = 0; i < c->hands; i++)
        take_from(c, r, (self + i) % c->hands);
}

/* Comes back with the lock. */
static void wait_for_round(struct crew *c, unsigned seen)
{
    for (int i = 0; i < LOOKS && atomic_load(&c->number) == seen && !atomic_load(&c->over); i++)
        breathe();
    pthread_mutex_lock(&c->lock);
    while (c->round.number == seen && !atomic_load(&c->over))
        pthread_cond_wait(&c->begin, &c->lock);
}

static void *work(void *context)
{
    const struct hand *h = context;
    struct crew *c = h->crew;
    struct round mine = {0}; /* the crew's may be a newer one already */

    for (;;) {
        wait_for_round(c, mine.number);
        if (atomic_load(&c->over))
            break;
        mine = c->round;
        atomic_fetch_add(&c->busy, 1);
        pthread_mutex_unlock(&c->lock);
        take_parts(c, &mine, h->self);
        if (atomic_fetch_sub(&c->busy, 1) == 1 && atomic_load(&c->awaited)) {
            pthread_mutex_lock(&c->lock);
            pthread_cond_signal(&c->end);
            pthread_mutex_unlock(&c->lock);
        }
    }
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

struct crew *crew_new(int threads)
{
    struct crew *c = memory_try(sizeof *c);

    if (!c)
        return NULL;
    pthread_mutex_init(&c->lock, NULL);
    pthread_cond_init(&c->begin, NULL);
    pthread_cond_init(&c->end, NULL);
    pthread_mutex_lock(&c->lock); /* nobody begins before all are counted */
    for (c->hands = 1; c->hands < least(threads, MOST_THREADS); c->hands++) {
        struct hand *h = &c->hand[c->hands];

        *h = (struct hand){.crew = c, .self = c->hands};
        if (pthread_create(&h->thread, NULL, work, h) != 0)
            break;
    }
    pthread_mutex_unlock(&c->lock);
    return c;
}

void crew_free(struct crew *c)
{
    if (!c)
        return;
    pthread_mutex_lock(&c->lock);
    atomic_store(&c->over, true);
    pthread_cond_broadcast(&c->begin);
    pthread_mutex_unlock(&c->lock);
    while (--c->hands > 0)
        pthread_join(c->hand[c->hands].thread, NULL);
    pthread_cond_destroy(&c->end);
    pthread_cond_destroy(&c->begin);
    pthread_mutex_destroy(&c->lock);
    memory_free(c);
}

static struct round next_round(const struct crew *c, int parts,
                               void (*run)(void *context, int part), void *context)
{
    return (struct round){.run = run,
                          .context = context,
                          .parts = (unsigned)parts,
                          .each = (unsigned)((parts + c->hands - 1) / c->hands),
                          .number = c->round.number + 1};
}

static void wait_for_all(struct crew *c)
{
    for (int i = 0; i < LOOKS && atomic_load(&c->busy) > 0; i++)
        breathe();
    if (atomic_load(&c->busy) == 0)
        return;
    pthread_mutex_lock(&c->lock);
    atomic_store(&c->awaited, true);
    while (atomic_load(&c->busy) > 0)
        pthread_cond_wait(&c->end, &c->lock);
    atomic_store(&c->awaited, false);
    pthread_mutex_unlock(&c->lock);
}

void crew_run(struct crew *c, int parts, void (*run)(void *context, int part), void *context)
{
    struct round mine;

    if (!c || parts < 2) {
        for (int i = 0; i < parts; i++)
            run(context, i);
        return;
    }
    pthread_mutex_lock(&c->lock);
    c->round = mine = next_round(c, parts, run, context);
    for (int i = 0; i < c->hands; i++)
        atomic_store(&c->own[i].next, (unsigned long long)mine.number << 32);
    pthread_cond_broadcast(&c->begin);
    pthread_mutex_unlock(&c->lock);
    atomic_store(&c->number, mine.number); /* whoever looks for it finds the lock free */
    take_parts(c, &mine, 0);
    wait_for_all(c);
}
