/* A crew of threads that wait for work, and share it in equal parts. */
#include "api/face.h"

#include "core/memory.h"

#include <pthread.h>

enum { MOST_THREADS = 64 };

struct crew {
    pthread_t thread[MOST_THREADS];
    int threads; /* besides the caller's own */
    pthread_mutex_t lock;
    pthread_cond_t begin, end;
    void (*run)(void *context, int part);
    void *context;
    int parts, next, busy;
    unsigned round;
    bool over;
};

/* Parts, as long as there are any. The lock is held outside run(). */
static void take_parts(struct crew *c)
{
    while (c->next < c->parts) {
        int part = c->next++;

        pthread_mutex_unlock(&c->lock);
        c->run(c->context, part);
        pthread_mutex_lock(&c->lock);
    }
}

static void *work(void *context)
{
    struct crew *c = context;
    unsigned seen = 0;

    pthread_mutex_lock(&c->lock);
    for (;;) {
        while (c->round == seen && !c->over)
            pthread_cond_wait(&c->begin, &c->lock);
        if (c->over)
            break;
        seen = c->round;
        c->busy++;
        take_parts(c);
        if (--c->busy == 0)
            pthread_cond_signal(&c->end);
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
    while (c->threads < least(threads, MOST_THREADS) - 1 &&
           pthread_create(&c->thread[c->threads], NULL, work, c) == 0)
        c->threads++;
    return c;
}

void crew_free(struct crew *c)
{
    if (!c)
        return;
    pthread_mutex_lock(&c->lock);
    c->over = true;
    pthread_cond_broadcast(&c->begin);
    pthread_mutex_unlock(&c->lock);
    while (c->threads > 0)
        pthread_join(c->thread[--c->threads], NULL);
    pthread_cond_destroy(&c->end);
    pthread_cond_destroy(&c->begin);
    pthread_mutex_destroy(&c->lock);
    memory_free(c);
}

void crew_run(struct crew *c, int parts, void (*run)(void *context, int part), void *context)
{
    if (!c || parts < 2) {
        for (int i = 0; i < parts; i++)
            run(context, i);
        return;
    }
    pthread_mutex_lock(&c->lock);
    c->run = run;
    c->context = context;
    c->parts = parts;
    c->next = 0;
    c->round++;
    pthread_cond_broadcast(&c->begin);
    take_parts(c);
    while (c->busy > 0)
        pthread_cond_wait(&c->end, &c->lock);
    pthread_mutex_unlock(&c->lock);
}
