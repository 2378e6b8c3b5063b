/* Another program, spoken to line by line through its standard input and output. It lives in a process
   group of its own, within limits, and ends when we do, however we end. */
#ifndef PARLOUR_PROCESS_H
#define PARLOUR_PROCESS_H

#include <stdbool.h>
#include <stddef.h>

struct process;

struct process_limits {
    size_t memory; /* bytes of each of its processes; 0: no limit */
    size_t output; /* bytes that it may say between two commands */
};

/* By the shell; NULL: it cannot be started. */
struct process *process_start(const char *command, const struct process_limits *limits);

/* Sends a line (its end is added) within so many seconds. */
bool process_send(struct process *p, const char *line, double seconds);

/* The next line without its end, waiting so many seconds at most; NULL: none came. The text stays
   good until the next call. */
const char *process_line(struct process *p, double seconds);

/* Why no line will ever come again ("has ended", "says too much"); NULL: one may. */
const char *process_trouble(const struct process *p);

/* The last words on its standard error, as many as are kept: up to `room` bytes with the NUL. */
void process_errors(struct process *p, char *out, size_t room);

/* Closes its input, waits a little, then kills it and whatever it has started. */
void process_stop(struct process *p);

#endif
