/* Work in a thread of its own. */
#include "gtk/work.h"

#include <sys/resource.h>

/* Back in the main loop. */
static gboolean deliver(gpointer data)
{
    struct work *k = data;

    if (k->window)
        k->deliver(k);
    if (k->clear)
        k->clear(k);
    g_free(k);
    return G_SOURCE_REMOVE;
}

static gpointer run(gpointer data)
{
    struct work *k = data;

    /* Of this thread and those it starts: the window goes first. */
    setpriority(PRIO_PROCESS, 0, 10);
    k->run(k);
    g_idle_add(deliver, k);
    return NULL;
}

void work_start(struct work *k, struct window *w)
{
    k->window = w;
    atomic_init(&k->stop, false);
    g_thread_unref(g_thread_new("work", run, k));
}

void work_drop(struct work *k)
{
    k->window = NULL;
    atomic_store(&k->stop, true);
}
