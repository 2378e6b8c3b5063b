/* A line from whoever types: with editing and history where standard input is a terminal that can move
   its cursor, as plain bytes where it is a pipe, a file or a dumb terminal. */
#ifndef PARLOUR_INPUT_H
#define PARLOUR_INPUT_H

#include <stdbool.h>
#include <stddef.h>

struct input;

enum { LONGEST_LINE = 1 << 16 };

/* What could stand where somebody presses Tab: the n-th word, NULL behind the last. It stays good
   until the next call. */
typedef const char *input_words(void *context, size_t n);

struct input *input_open(input_words *words, void *context);
void input_close(struct input *in);

/* The next line without its end; NULL at the end of the input. A line that is longer than
   LONGEST_LINE is told so and passed over as a whole. The text stays good until the next call. */
const char *input_next(struct input *in, const char *prompt);

#endif
