/* Lines of standard input, each with its own answer. */
#ifndef PARLOUR_LINES_H
#define PARLOUR_LINES_H

#include <stdbool.h>
#include <stddef.h>

enum { LONGEST_TEXT = 1 << 24 };

struct lines {
    char *text; /* of the line, without its end; a NUL follows */
    size_t length, room;
    bool too_long;
    bool live; /* somebody may wait for each answer: the input is no file */
};

void lines_start(struct lines *in);
bool lines_next(struct lines *in); /* skips blank ones; false: that was all, or it is too long */
void lines_answered(struct lines *in); /* so that whoever waits for the answer gets it now */

/* Frees it. False: the input could not be read to its end; said why. */
bool lines_end(struct lines *in);

#endif
