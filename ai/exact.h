/* The end of a game, played out in all ways: what a search knows for sure once few enough moves remain
   [endgame solving]. Private to ai/. */
#ifndef PARLOUR_EXACT_H
#define PARLOUR_EXACT_H

#include "ai/mind.h"

struct exact;

/* Bytes wanted; 0 where a search is too short to bother or plays loosely on purpose. */
size_t exact_room(const struct think *t);
struct exact *exact_begin(const struct think *t, void *memory);

/* Look at a few more positions. True: the end is known, once and for all. */
bool exact_on(struct think *t, struct exact *e);

#endif
