/* Looking back at a game, a few events at a time, in threads of their own. */
#include "gtk/window.h"
#include "gtk/work.h"
#include "host/solved.h"
#include "review/review.h"

enum { SLICE = 50 }; /* steps between two looks at `stop` */

struct looking {
    struct work work;
    int lane;
    uint64_t ticket;
    const struct game *game;
    struct look_job job;
    struct looked found;
};

static void say_how_far(struct window *w)
{
    const struct review *r = w->table ? table_review(w->table) : NULL;

    if (r)
        trace_say(w, "looked %d of %d", review_ready(r), review_length(r));
}

static void deliver(struct work *k)
{
    struct looking *l = (struct looking *)k;
    struct window *w = k->window;

    w->looking[l->lane] = NULL;
    session_looked(w->session, l->ticket, &l->found);
    say_how_far(w);
    board_wake(w->board);
    play_passed(w);
}

static void run(struct work *k)
{
    struct looking *l = (struct looking *)k;
    const void *table = solved_shared(l->game, &k->stop);
    struct look *look = look_new(l->game, table, &l->job);

    while (!atomic_load(&k->stop) && !look_on(look, SLICE))
        ;
    look_result(look, &l->found);
    look_free(look);
}

void looking_start(struct window *w, const struct effect *e)
{
    struct looking *l = g_new0(struct looking, 1);

    thinking_watch();
    l->work = (struct work){.run = run, .deliver = deliver};
    l->lane = e->number;
    l->ticket = e->ticket;
    l->game = e->game;
    l->job = *e->look;
    w->looking[l->lane] = l;
    work_start(&l->work, w);
}

void looking_stop(struct window *w)
{
    for (int i = 0; i < MOST_LOOKS; i++)
        if (w->looking[i]) {
            work_drop(&w->looking[i]->work);
            w->looking[i] = NULL;
        }
}
