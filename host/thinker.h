/* Computer players at work: the threads and the clock that ai/ does not have. */
#ifndef PARLOUR_THINKER_H
#define PARLOUR_THINKER_H

#include "ai/think.h"
#include "games/catalogue.h"

#include <stdatomic.h>

/* What a player under a clock keeps in mind from move to move: its searches, and what was played since. One
   game, one player, one thread at a time. */
struct recall;
struct recall *recall_new(void);
void recall_free(struct recall *k); /* NULL is nothing */
void recall_forget(struct recall *k);
void recall_moved(struct recall *k, move m); /* by anybody, or by chance */

/* Who thinks, about what game, and how much. */
struct thinker {
    const struct game *game;
    struct skill skill;
    double seconds; /* for a move; 0: as many steps as the skill says */
    double most;    /* of a clock: a clear move takes less than the seconds, an unclear one at most
                       these; 0: every move takes the seconds */
    bool by_work;   /* the seconds are processor time of each thread */
    int threads;    /* searches that run side by side; the move does not depend on it unless
                       the clock decides */
    struct recall *recall; /* with a clock: goes on with the searches of the move before; or NULL */
    /* Optional: takes one of every move, in the order of moves(); room for the game's most_moves. */
    struct opinion *opinions;
};

/* Fetches what the first thought would have to wait for: the table of a solved game. */
void thinker_prepare(const struct thinker *t);

/* The move chosen at s, and what led to it if `report` is given. Setting *stop (it may be NULL) ends
   the thinking early. */
move thinker_move(const struct thinker *t, const struct state *s, uint64_t seed,
                  const atomic_bool *stop, struct thought *report);

/* Somebody who looks in while the thought goes on, and says whether it is enough. The search is one of
   those that run, at the end the one that all were joined into; `steps` are those of all. */
struct watch {
    double every; /* seconds between two looks */
    int stride;   /* also after so many steps of that search; 0: no */
    bool (*look)(void *context, const struct think *search, long steps, bool last);
    void *context;
};

/* The same under watch, which may be NULL. */
move thinker_watched(const struct thinker *t, const struct state *s, uint64_t seed,
                     const atomic_bool *stop, const struct watch *watch, struct thought *report);

/* What a move may take of a clock with `left` seconds on it, to which every move adds `more`, if so many moves
   must still be made (0: nobody knows). */
double clock_share(double left, double more, int moves);
double clock_most(double left, double share); /* and what it may take where it is not clear */

double seconds_now(void);    /* of a clock that only goes forward */
double seconds_worked(void); /* processor time of the calling thread */
int processors(void);        /* of this machine, as far as they are of use: 64 at most */

#endif
