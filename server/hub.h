/* All rooms of a server: who is in them, what they ask for, and what becomes of it. A room's log is the
   truth; a line is checked by room/, kept by the store, and told only when it is durable. */
#ifndef PARLOUR_HUB_H
#define PARLOUR_HUB_H

#include "room/room.h"
#include "server/waits.h"

enum { PROTOCOL = 1, SECRET_TEXT = 33 }; /* a seat's secret: 128 bits, 32 hexadecimal digits */

struct hub_setup {
    const char *path; /* of the store */
    int thinkers;     /* computers that think at a time */
    int rooms_each;   /* rooms that one address may open in an hour; 0: any number */
    int looks_each;   /* times that it may come into rooms in ten minutes; 0: any number */
    int days;         /* that a room lives after its last line */
    size_t log_bytes; /* of a room's log, at most, but for the rest of a game */
    void (*wake)(void *context); /* from any thread: call hub_settle soon */
    void *context;
};

struct hub;
struct guest; /* somebody connected, in a room or not yet */

struct hub *hub_new(const struct hub_setup *how, char *why, size_t space); /* NULL: *why */
void hub_free(struct hub *h);
void hub_settle(struct hub *h); /* what the store and the computers have finished */
void hub_tick(struct hub *h);   /* once a second: clocks, absence, rooms that nobody needs */

/* `ready(connection)` is called when there is something for guest_next. */
struct guest *guest_new(struct hub *h, const char *from, void (*ready)(void *connection),
                        void *connection);
void guest_free(struct guest *g);

/* A frame from there. False: enough of it, end the connection. */
bool guest_receive(struct guest *g, const char *text, size_t length);

/* The next frame for it, whole lines; how long it is, 0: nothing for now. */
size_t guest_next(struct guest *g, char *out, size_t space);
bool guest_ends(const struct guest *g); /* the connection is to be cut off */

struct hub_figures {
    unsigned long long frames, refused, moves, opened;
    struct waits durable; /* lines, from reaching the server until they were */
    int rooms, guests, thinking;
};
struct hub_figures hub_figures(const struct hub *h);
struct store *hub_store(const struct hub *h);

#endif
