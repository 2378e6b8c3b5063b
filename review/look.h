/* Looking back at one event of a game: a decision, or an outcome of chance. Every event is looked at
   by itself, so a game's can be shared out among threads; the order makes no difference. */
#ifndef PARLOUR_LOOK_H
#define PARLOUR_LOOK_H

#include "review/worth.h"

/* BEFORE: with the best move; of chance, on average. AFTER: behind what happened. BETTER: behind the best
   move, the same as AFTER if that was played. */
enum moment { BEFORE, AFTER, BETTER, MOMENTS };

/* What was found. Values are of the kind that review_value() tells: shares of the result, or points
   where somebody plays alone. */
struct looked {
    int actor;                   /* a player, or CHANCE */
    move played, best;           /* of chance both are the outcome */
    struct prospect at[MOMENTS]; /* what everybody could expect */
    bool exact;                  /* solved, or the game ended there: not estimated */
    bool only;                   /* there was no choice */
};

/* What is to be looked at: the position before the event, and what happened there. Plain bytes: may be
   sent to a thread or a worker. */
struct look_job {
    uint64_t seed;
    move played;
    int32_t event; /* its number in the game */
    int32_t steps;
    union {
        unsigned char bytes[MAX_STATE];
        uint64_t align;
    } before;
};

struct look;

/* table: the solver's, which must outlive this; or NULL. */
struct look *look_new(const struct game *g, const void *table, const struct look_job *job);
bool look_on(struct look *l, int steps); /* true when done */
void look_result(const struct look *l, struct looked *out);
void look_free(struct look *l);

/* The number that counts: a share of the result from 0 to 1, or points of who plays alone. */
double looked_value(const struct prospect *p, int player, int players);

/* What the decision cost its player, in that number; never below 0. */
double looked_loss(const struct looked *l, int players);
bool looked_is_mistake(const struct looked *l,
                       int players); /* did it cost so much that it shows in rounded numbers? */

/* What chance gave this player, in that number: the value after its outcome less the mean of all [luck,
   as reviews of backgammon count it]. */
double looked_luck(const struct looked *l, int player, int players);

#endif
