/* A room as its log tells it: who opened it for which game, who sits where, the promises behind its
   dice, and every move. The server keeps one for each room, every client a mirror of it; both are made
   by taking the same lines in the same order, so nobody has to be believed [event sourcing: the log is
   the truth, the struct is what follows from it]. doc/ROOMS.md has the lines. */
#ifndef PARLOUR_ROOM_H
#define PARLOUR_ROOM_H

#include "core/name.h"
#include "core/rules.h"
#include "dice/dice.h"
#include "games/catalogue.h"

enum {
    ROOM_ID = 16,       /* letters and digits of its name */
    LINE_ROOM = 1200,   /* bytes of a line, at most: a name has NAME_BYTES */
    MOVE_ID = 16,       /* letters of the mark that a sender gives a move, so that one
                           sent twice is made once [an idempotency key] */
    ROOM_GAMES = 1000,  /* in a room */
    MOST_PLIES = 20000, /* moves of a game */
    PLACE_OPEN = -2,
    PLACE_PERSON = -1 /* and 0..9: a computer */
};

enum phase {
    ROOM_EMPTY,     /* no line taken yet */
    ROOM_GATHERING, /* seats are open, or promises are missing */
    ROOM_REVEALING, /* every text is promised; some are not told yet */
    ROOM_PLAYING,
    ROOM_OVER, /* the game; another may follow */
    ROOM_CLOSED
};

enum clock_kind { CLOCK_NONE, CLOCK_MOVE, CLOCK_GAME, CLOCK_DAYS };

/* What was agreed when the room was opened. */
struct terms {
    enum clock_kind clock;
    int time;  /* seconds of a move or of a game, or days */
    int away;  /* seconds after which the others may go on without somebody */
    int stand; /* the level of a computer that plays on for somebody */
    bool hints, listed;
};

struct chair {
    int given;              /* as opened: PLACE_OPEN or a computer */
    int who;                /* now: PLACE_OPEN, PLACE_PERSON, or a computer, perhaps for a while */
    char name[NAME_BYTES];  /* of the person whose seat it is; empty: nobody's */
    char hash[DIGEST_TEXT]; /* the promise of a text */
    char last[MOVE_ID + 1]; /* the mark of the last move made from here */
    int last_number;        /* and its number */
    long long used;         /* milliseconds of this game */
};

struct room {
    char id[ROOM_ID + 1];
    const struct game *game;
    const struct rules *rules;
    struct settings settings;
    struct terms terms;
    enum phase phase;
    int number; /* of the game, from 1 */
    int round;  /* of its promises: they begin anew if somebody leaves while texts are told */
    int players;
    struct chair place[MAX_PLAYERS];
    char promise[DIGEST_TEXT]; /* of the secret of this game */
    struct dice dice;          /* with the secret only if `told`, or on the server */
    bool told;                 /* the secret is known to all */
    char ending[16];           /* why the game is over: a word of doc/ROOMS.md */
    int ended_by;              /* seat from 1, or 0 */

    struct state *state;
    move *list;
    int length, space;
    int chances; /* events of chance among them */

    char *log; /* every line: "SEQ TIME LINE\n" */
    size_t log_size, log_space;
    long long seq, time; /* of the last line */
    long long since;     /* when the turn began */
    uint64_t mark;       /* of all lines, by FNV-1a: two logs with the same mark are the same */
};

/* Empty: its first line says what it is for. */
struct room *room_new(void);
void room_free(struct room *r);

/* The next line of the log. NULL, or a sentence that says what is wrong; then nothing has changed. */
const char *room_take(struct room *r, long long seq, long long time, const char *line,
                      size_t length);

int room_actor(const struct room *r); /* a player, CHANCE, OVER; OVER also while nobody plays */
bool room_waits_for_person(const struct room *r);
int room_persons(const struct room *r); /* seats of persons, as bits */

/* Milliseconds that the one to move has left at `now`; -1: there is no clock. */
long long room_left(const struct room *r, long long now);

/* Do the promises and all outcomes of chance of the last game hold? NULL, or what is wrong. The secret
   must have been told. */
const char *room_check_dice(const struct room *r);

/* Calls `each` with the position before every move of the last game. */
typedef void room_step(void *context, const struct state *before, int n, move m);
void room_walk(const struct room *r, room_step *each, void *context);

/* How often each outcome of chance came in the last game, and how often its odds let one expect it. */
enum { MOST_ROLL_KINDS = 40 };
struct rolls {
    struct roll_kind {
        char text[64];
        int count;
        double expected;
    } kind[MOST_ROLL_KINDS];
    int kinds, events;
    bool too_many; /* kinds: only `events` counts then */
};
void room_count_rolls(const struct room *r, struct rolls *out);

/* The line numbered after `seq` in the log, with its end; NULL: there is none. Marks of what comes
   before it: *mark. */
const char *room_after(const struct room *r, long long seq, uint64_t *mark);

/* GAME VERSION and a blank, as first lines and letters name it; NULL: r->error. */
const struct game *room_read_game(struct reader *r);

/* The game as a text that a table loads. */
void room_write_save(const struct room *r, struct writer *w);

#endif
