/* Lines that carry their checksum, and fields that hold any text. */
#ifndef PARLOUR_SUM_H
#define PARLOUR_SUM_H

#include "core/text.h"

#include <stdint.h>

uint64_t sum_of(const char *text, size_t length);
void sum_write(struct writer *w, uint64_t sum); /* 16 hexadecimal digits */

/* Ends the line that a writer holds from its beginning: tab, checksum, line end. */
void sum_end_line(struct writer *w);

/* Cuts tab and checksum off a line without its end; false: it is not the checksum of the rest. */
bool sum_check(char *line);

/* Whatever a text holds, it becomes one field of one line; and back, in place. */
void field_write(struct writer *w, const char *text);
void field_restore(char *text);

#endif
