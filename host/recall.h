/* The searches that a player under a clock goes on with. Private to host/. */
#ifndef PARLOUR_RECALL_H
#define PARLOUR_RECALL_H

#include "host/thinker.h"

/* The new search, one of several, takes over from the one before it. */
void recall_hand_on(const struct recall *k, struct think *search, int which);

/* Keeps these searches for the next move and frees them in time; those before are gone. */
void recall_hold(struct recall *k, struct think *const *search, int count);

#endif
