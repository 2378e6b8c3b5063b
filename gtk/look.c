/* Looking back at a game, a few events at a time, in threads of their own. The window never waits for one: what
   was found comes back to the main loop, and what nobody wants any more is dropped there. */
#include "gtk/window.h"
#include "host/solved.h"

#include <sys/resource.h>

enum { SLICE = 50 }; /* steps between two looks at `stop` */

struct looking {
    struct window *window; /* NULL: stopped */
    int lane;
    uint64_t ticket;
    const struct game *game;
    struct look_job job;
    atomic_bool stop;
    struct looked found;
};

/* Back in the main loop. */
static gboolean deliver(gpointer data)
{
    struct looking *l = data;
    struct window *w = l->window;

    if (w) {
        w->looking[l->lane] = NULL;
        session_looked(w->session, l->ticket, &l->found);
        board_wake(w->board);
        play_passed(w);
    }
    g_free(l);
    return G_SOURCE_REMOVE;
}

static gpointer run(gpointer data)
{
    struct looking *l = data;
    const void *table;
    struct look *look;

    setpriority(PRIO_PROCESS, 0, 10); /* of this thread: the window goes first */
    table = solved_shared(l->game, &l->stop);
    look = look_new(l->game, table, &l->job);
    while (!atomic_load(&l->stop) && !look_on(look, SLICE))
        ;
    look_result(look, &l->found);
    look_free(look);
    g_idle_add(deliver, l);
    return NULL;
}

void looking_start(struct window *w, const struct effect *e)
{
    struct looking *l = g_new0(struct looking, 1);

    thinking_watch();
    l->window = w;
    l->lane = e->number;
    l->ticket = e->ticket;
    l->game = e->game;
    l->job = *e->look;
    atomic_init(&l->stop, false);
    w->looking[l->lane] = l;
    g_thread_unref(g_thread_new("look", run, l));
}

void looking_stop(struct window *w)
{
    for (int i = 0; i < MOST_LOOKS; i++) {
        if (!w->looking[i])
            continue;
        w->looking[i]->window = NULL;
        atomic_store(&w->looking[i]->stop, true);
        w->looking[i] = NULL;
    }
}
