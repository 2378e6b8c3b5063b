/* Being in a room from afar: what page, window and terminal have in common. It mirrors the room's log,
   answers what needs no person, keeps a move until the server has it, and says what to send. It opens no
   connection and knows no clock: both come from outside. */
#ifndef PARLOUR_CLIENT_H
#define PARLOUR_CLIENT_H

#include "room/room.h"

enum { CHANCE_TEXT = 64, NOTICE_ROOM = 256 };

struct client;

enum link {
    LINK_DOWN,     /* connect again after client_pause() milliseconds */
    LINK_GREETING, /* connected; the log is on its way */
    LINK_UP,
    LINK_RELOAD, /* the server is newer than this program */
    LINK_GONE    /* there is no such room */
};

/* What the others are asked, or "" in `wish`: back, stand, end, seat (doc/ROOMS.md). */
struct asked {
    char wish[8];
    int by, about, yes, voters;
};

/* `chance`: 64 hexadecimal digits that nobody else has, for this room alone. */
struct client *client_new(const char *room, const char chance[CHANCE_TEXT + 1]);
/* From what client_write wrote: NULL if it cannot be read. */
struct client *client_read(const char *text, size_t length);
void client_write(const struct client *c, struct writer *w); /* holds secrets */
bool client_unsaved(struct client *c); /* it has changed since this was last asked: write it now */
void client_free(struct client *c);

/* ---- The connection, as frames of text ------------------------------------------------------- */

void client_dialled(struct client *c); /* a connection is being made */
void client_connected(struct client *c);
void client_lost(struct client *c);
void client_receive(struct client *c, const char *text, size_t length, long long now);
/* The next frame to send; false: none. */
bool client_next(struct client *c, struct writer *w);
/* Time has passed: what the server did not acknowledge is sent again. Milliseconds of any clock. */
void client_tick(struct client *c, long long now);
/* The server does not answer, as after a sleep or in another network: drop this connection, which may
   seem to live for long, and connect again. */
bool client_stale(const struct client *c);
int client_pause(const struct client *c); /* twice as long after every try [exponential backoff] */

/* ---- What is ---------------------------------------------------------------------------------- */

enum link client_link(const struct client *c);
const struct room *client_room(const struct client *c);
int client_seat(const struct client *c); /* ours, or -1 */
bool client_opener(const struct client *c);
int client_here(const struct client *c);     /* seats whose players are connected, as bits */
int client_away(const struct client *c);     /* seats that nobody need wait for any more */
int client_watching(const struct client *c); /* people without a seat */
int client_again(const struct client *c);    /* seats that want another game */
const struct asked *client_asked(const struct client *c);
long long client_clock(const struct client *c,
                       long long now); /* the server's time; see room_left */
bool client_our_turn(const struct client *c);
const char *
client_waiting(const struct client *c); /* the move that is not acknowledged yet, or "" */

const char *client_code(const struct client *c, long long now); /* for another device, or "" */

/* Things to say, one after another; false: none. See room_tell_notice. */
bool client_notice(struct client *c, char out[NOTICE_ROOM]);

/* ---- What a person does ------------------------------------------------------------------------ */

void client_sit(struct client *c, int seat, const char *name, size_t length);
void client_move(struct client *c, const char *text,
                 size_t length); /* waits for the link, if need be */
void client_ask(struct client *c, const char *request,
                size_t length); /* any other line of doc/ROOMS.md */

#endif
