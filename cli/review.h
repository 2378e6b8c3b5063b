/* Reviews on the command line: what the table and the JSON share. */
#ifndef PARLOUR_CLI_REVIEW_H
#define PARLOUR_CLI_REVIEW_H

#include "review/review.h"

enum { WORDS_ROOM = 1024 };

/* All of it to standard output; `steps`: of each look, as the review was made with. */
void review_json(const struct game *g, const struct review *r, int steps);

/* Why a move is good, in the brain's words; empty if it has none. */
void review_reason(const struct game *g, const struct state *s, move m, char out[WORDS_ROOM]);

#endif
