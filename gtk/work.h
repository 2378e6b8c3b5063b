/* Work in a thread of its own. The window never waits for it: what was found comes back to the main loop, and what nobody
   wants any more is dropped there. */
#ifndef PARLOUR_GTK_WORK_H
#define PARLOUR_GTK_WORK_H

#include <glib.h>
#include <stdatomic.h>
#include <stdbool.h>

struct window;

/* The first member of what a kind of work knows besides; memory of g_new0, freed when the thread is through. */
struct work {
    struct window *window;          /* NULL: nobody wants it any more */
    atomic_bool stop;               /* looked at by `run` now and then */
    void (*run)(struct work *);     /* in the thread */
    void (*deliver)(struct work *); /* in the main loop, if somebody wants it */
    void (*clear)(struct work *);   /* at last, if there is something to free; or NULL */
};

void work_start(struct work *k, struct window *w);
void work_drop(struct work *k);

#endif
