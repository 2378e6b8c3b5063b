/* The inside of the cage: a process that shuts itself in with the program and outlives it by a moment. */
#ifndef PARLOUR_WARDEN_H
#define PARLOUR_WARDEN_H

#include "mark/cage.h"

enum { WARDEN_NOT_STARTED = 125 }; /* exit status: the program could not be started */

struct ward {
    const char *const *words;
    const char *folder;
    const struct limits *limits;
    int in, out, errors; /* its standard input, output and errors */
    char own[64];        /* the folder that it may write in */
    unsigned open;       /* what could not be isolated */
};

/* Makes the folder of its own and finds out what this machine lets one isolate: bits of enum opening. */
unsigned ward_prepare(struct ward *w);
_Noreturn void ward_run(struct ward *w); /* in a new process */
void ward_clean(struct ward *w);         /* removes the folder */

#endif
