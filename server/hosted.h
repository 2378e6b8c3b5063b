/* Inside server/ only: a room in memory, with all that only the server may know of it. */
#ifndef PARLOUR_HOSTED_H
#define PARLOUR_HOSTED_H

#include "server/hub.h"
#include "server/pool.h"
#include "server/store.h"

enum {
    MOST_KEYS = 8,    /* devices of a seat */
    MOST_GUESTS = 64, /* in a room */
    OUT_ROOM = 32768, /* bytes that wait for a guest, at most */
    MOST_CODES = 64,  /* for other devices, at a time */
    CODE_LETTERS = 8,
    LINE_COST = 32, /* bytes of a line beside its text */
    CODE_SECONDS = 300
};

enum wish { WISH_NONE, WISH_BACK, WISH_STAND, WISH_END, WISH_SEAT };

/* Something that the others have to agree to. */
struct vote {
    enum wish wish;
    int by, about; /* seats; about: for WISH_BACK how many moves stay */
    int yes;       /* seats, as bits */
    struct guest *asker;
};

struct hosted {
    struct hosted *next; /* in the hub's list of the same hash */
    struct hub *hub;
    struct room *room;
    long long seq, durable; /* of all lines, private ones too */
    size_t kept;            /* bytes of all of them, and what it costs to keep a line */
    unsigned char opener[DIGEST_SIZE];
    unsigned char key[MAX_PLAYERS][MOST_KEYS][DIGEST_SIZE]; /* hashes of secrets */
    int keys[MAX_PLAYERS];
    struct guest *guests;
    int guest_count;
    long long gone[MAX_PLAYERS]; /* when the last device of a seat went away; 0: it is here */
    int away; /* seats that the others need not wait for, as bits: as last told */
    struct vote vote;
    int again; /* seats that want another game */
    long long
        again_said; /* the line that says so, until it is durable and can be told; 0: it is told */
    bool thinking;  /* a computer does, about move number room->length */
    bool watched, unsound;
    struct guest *opening; /* who opened it, until that is durable; the secret to be told then */
    char opening_secret[SECRET_TEXT];
    long long used; /* when somebody last needed it */
};

struct guest {
    struct guest *next; /* in the room */
    struct hub *hub;
    struct hosted *at, *opening;
    int seat; /* or -1 */
    bool opener, greeted;
    size_t told; /* bytes of the room's log */
    char *out;   /* what else waits */
    size_t out_size, out_space;
    bool drowning; /* it takes nothing of what is said */
    bool leaving;  /* it is cut off as soon as it was told why; it may come again */
    struct later { /* what may be said only when a line is durable */
        long long seq;
        char text[96];
    } later[2];
    double credit, credited; /* frames that it may send: a token bucket */
    char from[64];
    void (*ready)(void *connection);
    void *connection;
};

struct code {
    char text[CODE_LETTERS + 1], room[ROOM_ID + 1];
    int seat;
    long long until;
};

struct hub {
    struct hub_setup how;
    struct store *store;
    struct pool *pool;
    struct hosted *table[4096];
    struct code code[MOST_CODES];
    struct limits *limits;
    long long started, swept;
    struct hub_figures figures;
};

/* hosted.c */
struct hosted *hosted_find(struct hub *h, const char *id, bool load); /* or NULL */
struct hosted *hosted_open(struct hub *h, const char *line, const char **wrong);
void hosted_free(struct hosted *r);
/* A line of the log, by whoever; NULL, or what is wrong with it. The room then goes on by itself. */
const char *hosted_add(struct hosted *r, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void hosted_add_private(struct hosted *r, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
void hosted_go_on(struct hosted *r);
void hosted_new_promise(struct hosted *r);
bool hosted_reload(struct hosted *r); /* back to what is durable */
void hosted_answer(struct hub *h, const struct pool_answer *a);
int hosted_seat_of(const struct hosted *r, const unsigned char hash[DIGEST_SIZE]); /* or -1 */

/* guest.c */
void guest_say(struct guest *g, const char *format, ...) __attribute__((format(printf, 2, 3)));
void guest_say_later(struct guest *g, long long seq, const char *text);
void guest_enter(struct guest *g, struct hosted *r);
void guest_leave(struct guest *g);
void hosted_say(struct hosted *r, const char *format, ...) __attribute__((format(printf, 2, 3)));
void hosted_tell_opener(struct hosted *r, bool good);
void hosted_settled(struct hosted *r);   /* more is durable */
int hosted_here(const struct hosted *r); /* seats whose players are connected, as bits */
void hosted_tell_presence(struct hosted *r);

/* requests.c: what a frame asks for. */
void guest_request(struct guest *g, const char *line, size_t length);

/* seats.c: requests about seats */
void request_sit(struct guest *g, struct reader *in);
void request_leave(struct guest *g, struct reader *in);
void request_free(struct guest *g, struct reader *in);
void request_device(struct guest *g, struct reader *in);
void request_claim(struct guest *g, struct reader *in);
void give_seat(struct guest *g, int seat);
void take_seat(struct hosted *r, int seat); /* from whoever is here in it */

/* vote.c: what the others have to agree to. */
void request_ask(struct guest *g, struct reader *in);
void request_answer(struct guest *g, bool yes);
void request_again(struct guest *g);
void vote_cancel(struct hosted *r);
void vote_tell(struct guest *g);
void vote_look(struct hosted *r); /* somebody came or went: who is asked may have changed */

/* limits.c: how much one address may ask for, and how long a log may be. */
struct limits *limits_new(void);
void limits_free(struct limits *l);
bool limits_take(struct limits *l, const char *what, const char *from, int most, double seconds);
const char *log_full(const struct hosted *r,
                     bool game); /* no more, or no more games: why, or NULL */

/* hub.c */
long long now_ms(void);
void random_bytes(void *out, size_t count);
void say_log(const char *format, ...) __attribute__((format(printf, 1, 2)));

#endif
