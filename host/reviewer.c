/* Reviews of games, in threads. Events are taken one by one, in the order of the game. */
#include "host/reviewer.h"

#include "host/solved.h"

#include <pthread.h>

enum { MAX_THREADS = 64, SLICE = 50 }; /* steps between two looks at `stop` */

struct crew {
    struct review *review;
    const struct game *game;
    const void *table;
    int next;
    reviewer_progress *tell;
    void *context;
    const atomic_bool *stop;
    pthread_mutex_t lock;
};

static bool is_stopped(const struct crew *c)
{
    return c->stop && atomic_load_explicit(c->stop, memory_order_relaxed);
}

/* With the lock held; -1: none is left. */
static int take_event(struct crew *c)
{
    while (c->next < review_length(c->review) && review_done(c->review, c->next))
        c->next++;
    return c->next < review_length(c->review) && !is_stopped(c) ? c->next++ : -1;
}

static bool look_at(struct crew *c, struct look *l, struct looked *found)
{
    while (!look_on(l, SLICE))
        if (is_stopped(c))
            return false;
    look_result(l, found);
    return true;
}

static void *work(void *context)
{
    struct crew *c = context;
    struct look_job job;
    int event;

    pthread_mutex_lock(&c->lock);
    while ((event = take_event(c)) >= 0) {
        struct looked found;
        struct look *l;
        bool good;

        review_job(c->review, event, &job);
        pthread_mutex_unlock(&c->lock);
        l = look_new(c->game, c->table, &job);
        good = look_at(c, l, &found);
        look_free(l);
        pthread_mutex_lock(&c->lock);
        if (good) {
            review_put(c->review, event, &found);
            if (c->tell)
                c->tell(c->context, c->review, event);
        }
    }
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

bool reviewer_run(struct review *r, const struct game *g, int threads, reviewer_progress *tell,
                  void *context, const atomic_bool *stop)
{
    struct crew c = {.review = r, .game = g, .tell = tell, .context = context, .stop = stop};
    pthread_t helper[MAX_THREADS];
    int helpers = 0;

    c.table = solved_shared(g, stop);
    pthread_mutex_init(&c.lock, NULL);
    while (helpers < threads - 1 && helpers < MAX_THREADS &&
           pthread_create(&helper[helpers], NULL, work, &c) == 0)
        helpers++;
    work(&c);
    while (helpers > 0)
        pthread_join(helper[--helpers], NULL);
    pthread_mutex_destroy(&c.lock);
    return review_ready(r) == review_length(r);
}
