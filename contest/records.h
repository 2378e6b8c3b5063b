/* The lines of a file of match records: what they say, and whether it can be true. */
#ifndef PARLOUR_RECORDS_H
#define PARLOUR_RECORDS_H

#include "contest/contest.h"

#define RECORDS_MAGIC "# parlour match 2\t"

enum { LINE_ROOM = RECORD_ROOM + 2048 };

/* The first line with its end. Two contests with the same heading play the same games. Free it with
   memory_free. */
char *records_heading(const struct contest *c);

/* Fills in what a heading (without its line end) says: game, settings, players, openings_hash. The
   players' words lie in the text, which is changed and must stay. False: it is no heading of ours. */
bool records_build(struct contest *c, char *heading);

/* A game as a line with its end. */
void records_write(const struct contest *c, long game, const struct game_result *r,
                   const struct account *about, struct writer *w);

/* Takes over the game of a line (without its end). What it says is replayed, not believed: NULL, or
   what is wrong with the line ("is damaged"). `again`: a game that is known may come again. */
const char *records_take(struct contest *c, char *line, bool again);

/* Whether this contest can have had the game of a record, with this result; `reason` is why it ended early. */
bool records_true(const struct contest *c, long game, const struct game_result *r,
                  const char *reason, const char *record);

/* Takes over every whole line of a file behind its heading; *good grows by their length. What follows
   them was torn. With `join`, games that are known may come again, and those that are new go into our
   own records, if there are any. False: said why. */
bool records_read(struct contest *c, const char *file, FILE *in, bool join, size_t *good);

#endif
