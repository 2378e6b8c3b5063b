/* Making the schedule of a contest; contest.h asks it. */
#ifndef PARLOUR_SCHEDULE_H
#define PARLOUR_SCHEDULE_H

#include "contest/contest.h"

void schedule_make(struct contest *c, long games); /* for so many games at least of an encounter */

#endif
