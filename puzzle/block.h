/* Inside puzzle/ only: texts of blocks, parted by empty lines, each of lines with a key: puzzles and lessons. */
#ifndef PARLOUR_BLOCK_H
#define PARLOUR_BLOCK_H

#include "core/text.h"

#include <stdbool.h>

/* Where the n-th line (from 0) of this block with this key has its value. False: there is none. */
bool block_line(const char *block, const char *key, int n, struct reader *out);
bool block_value(const char *block, const char *key, struct reader *out); /* the first */

/* The first block that has a position, from `at` on, and the one behind; NULL: none. */
const char *block_first(const char *at);
const char *block_next(const char *block);

#endif
