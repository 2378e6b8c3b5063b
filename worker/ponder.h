/* A computer player at work in one thread: a page's web worker has no other. The searches of a level
   run one after another and are merged in order, so the move is the one that threads would find. */
#ifndef PARLOUR_PONDER_H
#define PARLOUR_PONDER_H

#include "table/table.h"

struct ponder;

/* Must the job's player have the table of a solved game to be as strong as it should? */
bool ponder_looks_up(const struct game *g, const struct job *job);

/* table: the solver's, which must outlive this; or NULL */
struct ponder *ponder_new(const struct game *g, const struct job *job, const void *table);
void ponder_free(struct ponder *p);

/* Goes on by so many steps at most. True: done. */
bool ponder_on(struct ponder *p, int steps);

/* What was found; final once ponder_on said true. */
void ponder_report(const struct ponder *p, struct thought *out);

#endif
