/* Contests between players: many games in threads, counted in rounds that share their dice. */
#ifndef PARLOUR_CONTEST_H
#define PARLOUR_CONTEST_H

#include "contest/statistics.h"
#include "cli/thinking.h"

#include <pthread.h>

enum { MAX_CONTESTANTS = 4, RECORD_ROOM = 1 << 16 };

enum kind { PLAYER_OWN, PLAYER_ENGINE, PLAYER_GTP };

/* Stays where it was filled in: its skill may point at its tuning. */
struct contestant {
    const char *word; /* as given on the command line */
    enum kind kind;
    struct thinker thinker;
    struct tuning tuning;
    const char *command; /* of an outside program */
};

/* A game that was played. By seat. */
struct game_result {
    bool done;
    int share[MAX_PLAYERS], score[MAX_PLAYERS];
};

/* A contestant's use of time, in seconds. */
struct clock_use {
    double total, longest;
    long moves;
};

struct contest {
    const struct game *game;
    struct settings with;
    struct contestant contestant[MAX_CONTESTANTS];
    int contestants;
    int seats;      /* of the game with these settings */
    int round_size; /* games of a round: every contestant in every seat, with the same dice */
    long rounds;
    uint64_t seed;
    int threads;
    bool test; /* sequential: stop when it is clear whether the first is better than the second */
    double low, high;
    double patience; /* seconds that an outside program may take over its time */
    bool show_progress;
    int records;    /* an open file, or -1: none are kept */
    double flushed; /* when they last reached the disk */

    /* While it runs, under the lock; and afterwards. */
    pthread_mutex_t lock;
    struct game_result *result; /* of each game */
    struct clock_use clock[MAX_CONTESTANTS];
    long next, finished; /* games */
    long prefix;         /* rounds from the first that are complete */
    struct tally tested; /* of these */
    enum verdict verdict;
    bool failed; /* a player did: said so */
    double started;
};

/* Fills in what follows from game, settings and contestants, for so many games at least. False:
   said why not. */
bool contest_prepare(struct contest *c, long games);
void contest_free(struct contest *c);

/* Opens the file of records; with `resume`, takes over the games it holds. A file that is something
   else is not touched. False: said why not. */
bool contest_open(struct contest *c, const char *file, bool resume);
void contest_close(struct contest *c);     /* what was written is on the disk; or says so */
void contest_unwritten(struct contest *c); /* says that records cannot be written, and fails */
void contest_record(struct contest *c, long game, const struct game_result *r, const char *record);

bool contest_run(struct contest *c); /* false: it failed, said why */

int contest_seat(const struct contest *c, long game, int seat); /* who sits there */
uint64_t contest_dice(const struct contest *c, long game);      /* the seed of its chance events */

/* A round's result for a contestant, 0 to 1, against the others. */
double contest_round(const struct contest *c, long round, int contestant);
bool contest_round_done(const struct contest *c, long round);

void contest_table(const struct contest *c); /* to standard output */
void contest_progress(const struct contest *c, bool last);

/* One game. False: a player failed, said so. `outside` holds a place for each contestant's program,
   which is started when it is first needed. */
struct outside;
bool contest_play(struct contest *c, long game, struct outside *outside[MAX_CONTESTANTS],
                  struct clock_use clock[MAX_CONTESTANTS], struct game_result *out,
                  char record[RECORD_ROOM]);

/* Outside programs as players. */
struct outside *outside_start(const struct contestant *who, const struct contest *c);
void outside_stop(struct outside *o);
bool outside_begin(struct outside *o); /* a new game; false: it does not answer */
/* Its move at s, which the moves of the record lead to; 0 if it fails (said why). */
move outside_move(struct outside *o, const struct state *s, const char *record);
/* Tell it of a move that it was not asked for (programs that keep the board themselves). */
bool outside_tell(struct outside *o, const struct state *before, move m);

/* A PLAYER of the command line: ours, or gtp:COMMAND, engine:COMMAND. `seconds` and `steps` hold for
   flat and search and for outside programs. */
bool contestant_parse(const char *word, const struct game *g, double seconds, int steps,
                      struct contestant *out);

#endif
