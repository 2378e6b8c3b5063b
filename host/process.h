/* Another program, spoken to line by line through its standard input and output. */
#ifndef PARLOUR_PROCESS_H
#define PARLOUR_PROCESS_H

#include <stdbool.h>
#include <stddef.h>

struct process;

struct process *process_start(const char *command); /* by the shell; NULL: it cannot be started */
bool process_send(struct process *p, const char *line); /* a line end is added */

/* The next line without its end, waiting so many seconds at most; NULL: none came. The text stays
   good until the next call. */
const char *process_line(struct process *p, double seconds);
bool process_ended(const struct process *p); /* no line will ever come again */

/* Closes its input, waits a little, then kills it and whatever it has started. */
void process_stop(struct process *p);

#endif
