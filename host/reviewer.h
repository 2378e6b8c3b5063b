/* Reviews of games, in threads: review/ only knows what to look at. */
#ifndef PARLOUR_REVIEWER_H
#define PARLOUR_REVIEWER_H

#include "review/review.h"

#include <stdatomic.h>

/* Told after every event, by whichever thread, one at a time: the review may be read meanwhile. */
typedef void reviewer_progress(void *context, const struct review *r, int event);

/* Looks at everything that has not been looked at. False: *stop was set (it may be NULL); what is done
   stays done, and another run goes on from there. */
bool reviewer_run(struct review *r, const struct game *g, int threads, reviewer_progress *tell,
                  void *context, const atomic_bool *stop);

#endif
