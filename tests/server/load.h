/* Guests of the load generator: sockets, frames, and what each of them does by itself. */
#ifndef PARLOUR_LOAD_H
#define PARLOUR_LOAD_H

#include "dice/dice.h"
#include "server/waits.h"

#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SOCKETS_A_ROOM = 4, LINE = 512 };

struct guest {
    int fd, seat; /* seat from 1; 0: none */
    struct place *place;
    bool player, dialled, open, up;
    char secret[33], text[33], mark[17];
    double sent; /* when the move under way was, or 0 */
    int number;  /* of that move */
    long long seq;
    uint64_t sum;              /* of the log */
    int length, hashes, texts; /* the latter two of seats, as bits */
    enum { SITS, GATHERS, PLAYS, OVER_NOW } phase;
    double duty;  /* before this time it says nothing by itself */
    double again; /* when to connect again */
    char *in;
    size_t size, room;
};

struct place {
    char name[17], opener[33];
    struct guest guest[SOCKETS_A_ROOM];
};

/* Everything that is counted. */
struct load {
    const char *parlour, *store;
    int epoll, port, resets;
    double *waits; /* seconds, of every move that was acknowledged */
    size_t acknowledged, waits_room;
};
extern struct load load;

double now(void);
void load_fail(const char *what); /* does not return */

/* load-server.c: the server, in a process of its own. */
void server_start(void);
void server_strike(void); /* kills it without a warning, and starts it again */
bool server_end(void);    /* was it a good end? */
long server_weight(void); /* KB */

struct figures {
    double processor;              /* seconds of the server */
    struct waits durable, commits; /* lines, from arrival until they were; commits */
};
struct figures server_figures(void); /* since its start */
struct sockaddr_in load_address(void);

void guest_begin(struct guest *g, struct place *p, bool player);
void guest_dial(struct guest *g);
void guest_drop(struct guest *g); /* it may connect again soon */
void guest_say(struct guest *g, const char *text);
void guest_move(struct guest *g);   /* the one under way, perhaps once more */
void guests_turn(int milliseconds); /* lets frames come and go; waits so long at most */

void guest_duty(struct guest *g);

/* load-guest.c: a connection is there; a line has come. */
void guest_greet(struct guest *g);
void guest_hear(struct guest *g, char *line);

#endif
