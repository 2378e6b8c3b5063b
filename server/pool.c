/* Computers that think for rooms, in a few threads. Every room has one job at most, so that turns are
   fair. */
#include "server/pool.h"

#include "host/thinker.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_THREADS = 64 };

struct item {
    struct item *next;
    struct pool_job job;
    move best;
};

struct pool {
    pthread_t thread[MOST_THREADS];
    int threads;
    pthread_mutex_t lock;
    pthread_cond_t work;
    struct item *first, **end, *done; /* under the lock, as all below */
    int size;
    atomic_bool stop;
    void (*tell)(void *context);
    void *context;
};

static struct item *take(struct pool *p)
{
    struct item *i;

    while (!p->first && !atomic_load(&p->stop))
        pthread_cond_wait(&p->work, &p->lock);
    if (atomic_load(&p->stop))
        return NULL;
    i = p->first;
    p->first = i->next;
    if (!p->first)
        p->end = &p->first;
    return i;
}

static void *work(void *context)
{
    struct pool *p = context;
    struct item *i;

    pthread_mutex_lock(&p->lock);
    while ((i = take(p)) != NULL) {
        struct thinker t = {.game = i->job.game,
                            .skill = skill_level(i->job.game->brain, i->job.level),
                            .threads = 1};

        pthread_mutex_unlock(&p->lock);
        i->best =
            thinker_move(&t, (const struct state *)&i->job.state, i->job.seed, &p->stop, NULL);
        pthread_mutex_lock(&p->lock);
        i->next = p->done;
        p->done = i;
        pthread_mutex_unlock(&p->lock);
        if (!atomic_load(&p->stop))
            p->tell(p->context);
        pthread_mutex_lock(&p->lock);
    }
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

struct pool *pool_new(int threads, void (*tell)(void *context), void *context)
{
    struct pool *p = calloc(1, sizeof *p);

    if (!p)
        return NULL;
    p->end = &p->first;
    p->tell = tell;
    p->context = context;
    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->work, NULL);
    while (p->threads < threads && p->threads < MOST_THREADS &&
           pthread_create(&p->thread[p->threads], NULL, work, p) == 0)
        p->threads++;
    return p;
}

static void free_items(struct item *i)
{
    while (i) {
        struct item *next = i->next;

        free(i);
        i = next;
    }
}

void pool_free(struct pool *p)
{
    pthread_mutex_lock(&p->lock);
    atomic_store(&p->stop, true);
    pthread_cond_broadcast(&p->work);
    pthread_mutex_unlock(&p->lock);
    while (p->threads > 0)
        pthread_join(p->thread[--p->threads], NULL);
    free_items(p->first);
    free_items(p->done);
    pthread_mutex_destroy(&p->lock);
    pthread_cond_destroy(&p->work);
    free(p);
}

void pool_ask(struct pool *p, const struct pool_job *job)
{
    struct item *i = calloc(1, sizeof *i);

    if (!i)
        abort();
    i->job = *job;
    pthread_mutex_lock(&p->lock);
    *p->end = i;
    p->end = &i->next;
    p->size++;
    pthread_cond_signal(&p->work);
    pthread_mutex_unlock(&p->lock);
}

bool pool_answer(struct pool *p, struct pool_answer *out)
{
    struct item *i;

    pthread_mutex_lock(&p->lock);
    i = p->done;
    if (i) {
        p->done = i->next;
        p->size--;
    }
    pthread_mutex_unlock(&p->lock);
    if (!i)
        return false;
    *out = (struct pool_answer){.number = i->job.number, .length = i->job.length, .best = i->best};
    memcpy(out->room, i->job.room, sizeof out->room);
    free(i);
    return true;
}

int pool_size(struct pool *p)
{
    int size;

    pthread_mutex_lock(&p->lock);
    size = p->size;
    pthread_mutex_unlock(&p->lock);
    return size;
}
