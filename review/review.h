/* Looking back at a whole game: what every decision was worth, what it lost, and what was luck. The
   same record and steps give the same review on every machine. */
#ifndef PARLOUR_REVIEW_H
#define PARLOUR_REVIEW_H

#include "review/look.h"

enum { REVIEW_STEPS = 2000 }; /* of each event, unless told otherwise */

struct review;

/* The moves must be legal from the start position; they and `start` are copied. */
struct review *review_new(const struct game *g, const struct state *start, const move *moves,
                          int count, int steps);
void review_free(struct review *r);

int review_length(const struct review *r); /* events, chance included */
int review_first(const struct review *r);  /* the first that is looked at */
int review_players(const struct review *r);

/* An event to be looked at by the caller, in any thread and order: false if it needs no looking (what
   is laid out before the last event ahead of the first decision turns nothing). Give back what was found. */
bool review_job(const struct review *r, int event, struct look_job *out);
void review_put(struct review *r, int event, const struct looked *found);

/* Is it of this game, these moves? And what another review has found of the moves that both begin with:
   a game that goes on is not looked at again from its start. */
bool review_is_of(const struct review *r, const struct state *start, const move *moves, int count);
void review_take(struct review *r, const struct review *from);

bool review_done(const struct review *r, int event); /* looked at, or not to be looked at */
int review_ready(const struct review *r);            /* how many are */
const struct looked *review_event(const struct review *r, int event);    /* NULL: nothing to say */
void review_state(const struct review *r, int event, struct state *out); /* before it */

/* The curve: what a player could expect before an event, or at the end (event = length). It is the
   value with best play on both sides, so it does not jump with the turn. */
double review_value(const struct review *r, int event, int player);

/* How one player did, as far as the review has come. */
struct review_summary {
    int decisions;   /* where there was a choice */
    double accuracy; /* percent: 100 if nothing was lost, 50 where each decision cost a
                        twentieth of a win, or a point of who plays alone */
    double lost;     /* in all */
    int chances;     /* that could have come otherwise: without any there is no luck to tell of */
    double luck;     /* in all */
    int best;        /* the best move: the event where most depended on it and nothing was lost */
    int worst;       /* the costliest mistake; -1: none */
};
void review_sum(const struct review *r, int player, struct review_summary *out);

/* As text, one line an event, so that it is kept with its game and not done twice. False: the text is
   no review of this record, and r is as before. */
void review_write(const struct review *r, struct writer *w);
bool review_read(struct review *r, struct reader *from);

#endif
