/* The `go` of the line protocol: what limits a thought, and what is told while it goes on. */
#ifndef PARLOUR_SEARCH_H
#define PARLOUR_SEARCH_H

#include "engine/engine.h"

#include <pthread.h>

struct go {
    struct skill skill;
    double seconds; /* for the move, 0: no clock */
    double most;    /* that it may take if it is not clear by then; 0: no more */
    uint64_t nodes; /* steps, 0: no limit but the skill's */
    int depth;      /* moves of the expected line, 0: no limit */
    bool endless;   /* until it is told to stop */
    bool pondering; /* in the time of the other: its own time begins later */
    move only[MAX_MOVES];
    int onlys; /* 0: all moves */
};

/* Reads the words of `go`. False: said why not. */
bool go_read(const struct engine *e, char *rest, struct go *out);

/* A thought that goes on in a thread of its own, so that the next command can be heard. */
struct search {
    const struct engine *engine;
    struct go go;
    pthread_t thread;
    bool running;
    atomic_bool stop, hit; /* told to end; the other has moved as was thought */
    double started, told, deadline;
};

bool search_start(struct search *s); /* s->engine and s->go are filled in */
void search_wait(struct search *s,
                 bool stop); /* for its end, ending it if asked or if it has none */

#endif
