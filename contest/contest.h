/* Contests between players: many games in threads, counted in rounds that share their dice.

   An encounter is a set of contestants who meet at one table: all of them, or any two. A unit is one
   round of one encounter: everybody in every seat, with the same opening and the same dice, so that
   luck and seats cancel [common random numbers, mirrored games]. Units follow each other round by
   round, and so do the numbers of their games. */
#ifndef PARLOUR_CONTEST_H
#define PARLOUR_CONTEST_H

#include "contest/statistics.h"
#include "cli/thinking.h"

#include <pthread.h>
#include <stdio.h>

enum { LABEL_WIDTH = 24, RECORD_ROOM = 1 << 16, REASON_ROOM = 256, MOST_GAMES = 1000000000 };

enum kind { PLAYER_OWN, PLAYER_ENGINE, PLAYER_GTP };

/* Stays where it was filled in: its skill may point at its tuning. */
struct contestant {
    const char *word;            /* as given on the command line */
    char label[LABEL_WIDTH + 1]; /* its beginning, for tables: plain signs only */
    enum kind kind;
    struct thinker thinker;
    struct tuning tuning;
    const char *command; /* of an outside program */
};

enum pairing { PAIR_TOGETHER, PAIR_ROBIN, PAIR_GAUNTLET, PAIRINGS };
extern const char *const pairing_words[PAIRINGS];

struct encounter {
    int who[MAX_PLAYERS],
        count; /* contestants; those alone at their tables: count is 0, all meet */
};

/* How a game ended: as the rules say, or because a player gave up or failed. */
enum ending {
    END_PLAYED,
    END_RESIGNED,
    END_LATE,
    END_ILLEGAL,
    END_CRASHED,
    END_SILENT,
    END_TALKATIVE,
    END_REFUSED,
    ENDINGS
};
extern const char *const ending_words[ENDINGS];

/* A game that was played. By seat. */
struct game_result {
    bool done;
    unsigned char ending; /* enum ending */
    unsigned char loser;  /* the seat that gave up or failed */
    int share[MAX_PLAYERS], score[MAX_PLAYERS];
    uint64_t course; /* a hash of its moves */
};

/* What is written about a game beside its result. */
struct account {
    char reason[REASON_ROOM]; /* of an ending before the end, in words */
    char record[RECORD_ROOM];
    char words[RECORD_ROOM]; /* its moves, each as one word after a blank */
};

/* A contestant's use of time in this run, in seconds. */
struct clock_use {
    double total, longest;
    long moves;
};

struct opening {
    move *move;
    int count;
};

struct contest {
    const struct game *game;
    struct settings with;
    struct contestant *contestant; /* from memory_new: freed with the contest */
    int contestants;
    char *text; /* what their words lie in, if it is ours; or NULL */
    enum pairing pairing;
    struct opening *opening; /* NULL: games begin at the start */
    long openings;
    uint64_t openings_hash; /* 0: none */
    int part, parts;        /* units whose number leaves the rest part - 1 are played; 0: all */
    int seats;              /* of the game with these settings */
    int round_size;         /* games of a unit */
    struct encounter *encounter;
    int encounters;
    long rounds, units;
    uint64_t seed;
    double seconds; /* as given: for a move; 0: */
    int steps;
    bool by_work; /* seconds of processor time: ours keep to them, programs have to by themselves */
    bool clocked; /* the seconds are those of a seat for the whole game, */
    double more;  /* and every move adds so many */
    bool snapshots; /* outside programs are told positions, not the moves from the start */
    int threads;
    bool test; /* sequential: stop when it is clear whether the first is better than the second */
    double low, high;
    double patience; /* seconds that an outside program may take for an answer without a clock */
    double margin;   /* seconds that it may take more than its time */
    size_t memory;   /* bytes that it may use; 0: no limit */
    bool show_progress;
    FILE *log;      /* tells what came before games that ended early; or NULL */
    int records;    /* an open file, or -1: none are kept */
    double flushed; /* when they last reached the disk */

    /* While it runs, under the lock; and afterwards. */
    pthread_mutex_t lock;
    struct game_result *result; /* of each game */
    struct clock_use *clock;    /* of each contestant */
    bool *mute;                 /* contestants whose program never greets: not waited for again */
    long next, finished;        /* games */
    long prefix;                /* units from the first that are complete */
    struct tally tested;        /* of these */
    enum verdict verdict;
    bool failed;           /* the records cannot be written: said so */
    int told;              /* endings before the end that were spoken of */
    double started, shown; /* when; and the live table last */
    int shown_lines;
};

/* Fills in what follows from game, settings and contestants, for so many games at least of every
   encounter. False: said why not. */
bool contest_prepare(struct contest *c, long games);
void contest_resize(struct contest *c, long rounds); /* before any game is there */
void contest_free(struct contest *c);

/* Opens the file of records; with `resume`, takes over the games it holds. A file that is something
   else is not touched. False: said why not. */
bool contest_open(struct contest *c, const char *file, bool resume);
bool contest_open_log(struct contest *c, const char *file);
void contest_close(struct contest *c); /* what was written is on the disk; or says so */
/* Says that records or log cannot be written, and why (errno), and fails. */
void contest_unwritten(struct contest *c, const char *what);
void contest_record(struct contest *c, long game, const struct game_result *r,
                    const struct account *about);

/* Builds the contest that files of records tell of, with the games of all of them, and keeps them in a
   new file if one is named. `openings` (or NULL) is what contest_read_openings takes. False: said why. */
bool contest_merge(struct contest *c, const char *const *file, int files, const char *openings,
                   const char *record);

bool contest_run(struct contest *c); /* false: the records could not be written, said so */
bool contest_interrupted(void);      /* a signal asked us to come to an end: thinking stops */
const atomic_bool *contest_stop(void);

/* The schedule. */
const struct encounter *contest_encounter(const struct contest *c, long unit);
int contest_seat(const struct contest *c, long game, int seat); /* who sits there */
uint64_t contest_dice(const struct contest *c, long game);      /* the seed of its chance events */
const struct opening *contest_opening(const struct contest *c, long game); /* or NULL */
bool contest_is_ours(const struct contest *c, long unit);

/* A unit's result for a contestant that takes part in it, 0 to 1, against the others. */
double contest_unit(const struct contest *c, long unit, int contestant);
void contest_judge(struct contest *c); /* counts the units that are complete, in order */
bool contest_unit_done(const struct contest *c, long unit);
long contest_counted(
    const struct contest *c); /* units that count: a test that is over stops there */

/* Reads a set of openings: records, one a line, or a file in the notation of other programs; only
   those with the settings of the contest count. The word "shipped" names our own. False: said why. */
bool contest_read_openings(struct contest *c, const char *word);

/* What is told: the table to standard output, the rest to standard error. */
void contest_table(const struct contest *c);
void contest_clocks(const struct contest *c);
void contest_warn(const struct contest *c); /* of games that repeat each other */
void contest_json(const struct contest *c);
void contest_progress(struct contest *c, bool last); /* `last`: it is taken away */

/* One game. False: it was interrupted. `outside` holds a place for each contestant's program, which is
   started when it is first needed. */
struct outside;
bool contest_play(struct contest *c, long game, struct outside **outside, struct clock_use *clock,
                  struct game_result *out, struct account *about);
uint64_t contest_course(const char *record); /* a hash of it */
/* The shares when a seat's player gives up or fails: nothing for it, the rest for the others. */
void contest_forfeit(const struct contest *c, long game, int seat, int share[MAX_PLAYERS]);

/* A PLAYER of the command line: ours, or gtp:COMMAND, engine:COMMAND. `seconds` and `steps` hold for
   flat and search and for outside programs. */
bool contestant_parse(const char *word, const struct game *g, double seconds, int steps,
                      struct contestant *out);
void contestant_label(struct contestant *who); /* from its word */

#endif
