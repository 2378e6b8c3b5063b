/* A program that nobody trusts, run once: no network, nothing writable but a folder of its own, limits of time,
   memory, processes and output, and nothing left of it afterwards. */
#ifndef PARLOUR_CAGE_H
#define PARLOUR_CAGE_H

#include <stdbool.h>
#include <stddef.h>

struct limits {
    double seconds; /* without any progress: neither reading nor answering */
    double total;   /* of one run */
    long memory;    /* megabytes of one process, and of all together */
    long processes; /* and threads */
    size_t output;  /* bytes */
};

enum run_end { ENDED, ENDED_BADLY, ENDED_SLOW, ENDED_LOUD, NOT_STARTED };

struct run {
    enum run_end ending;
    int status;   /* exit status, or 128 + signal */
    char *output; /* a NUL follows; free() */
    size_t length;
    char errors[512]; /* the end of its standard error */
    unsigned open;    /* what could not be isolated: bits of enum opening */
};

enum opening { OPEN_NETWORK = 1, OPEN_FILES = 2, OPEN_PROCESSES = 4 };

/* Runs the words, in this folder, with this input. The folder of its own is new, is named by HOME and TMPDIR, and
   goes when it ends. */
void cage_run(struct run *out, const char *const *words, const char *folder, const char *input,
              size_t input_length, const struct limits *limits);
long cage_weight(long process); /* megabytes of it and of all that it started */
void cage_tell(unsigned open, char *out, size_t room); /* in words, or "" */

#endif
