/* The lines of a file of match records: what they say, and whether it can be true. */
#ifndef PARLOUR_RECORDS_H
#define PARLOUR_RECORDS_H

#include "contest/contest.h"

#define RECORDS_MAGIC "# parlour match 2\t"

enum { LINE_ROOM = RECORD_ROOM + 1024 };

/* The first line with its end. Two contests with the same heading play the same games. Free it with
   memory_free. */
char *records_heading(const struct contest *c);

/* A game as a line with its end. */
void records_write(const struct contest *c, long game, const struct game_result *r,
                   const char *record, struct writer *w);

/* Takes over the game of a line (without its end). What it says is replayed, not believed: NULL, or
   what is wrong with the line ("is damaged"). */
const char *records_take(struct contest *c, char *line);

#endif
