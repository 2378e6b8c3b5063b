/* Where logs are kept. Lines are added by one thread and made durable by another, all that came
   meanwhile in one go; what is told to be settled survives a kill and a power cut [group commit].
   Behind this interface is SQLite (store_sqlite.c); a server that shares its rooms with others would
   bring another. */
#ifndef PARLOUR_SERVER_STORE_H
#define PARLOUR_SERVER_STORE_H

#include "room/room.h"
#include "server/waits.h"

struct store;

/* Opens or makes the file, and brings one of an older version up to date. NULL: *why says what is wrong;
   the file is as it was. `tell(context)` is called from the other thread when something has settled. */
struct store *store_open(const char *path, void (*tell)(void *context), void *context, char *why,
                         size_t space);
void store_close(struct store *s); /* what was added before is durable then */

/* Stages a change; nothing happens before store_flush, which hands over all of them to be made durable
   together. */
void store_add(struct store *s, const char *room, long long seq, long long time, const char *line,
               size_t length);
void store_mark_watched(struct store *s, const char *room,
                        bool on);                   /* is it one to look at at the start? */
void store_drop(struct store *s, const char *room); /* forgets all of it */
void store_flush(struct store *s);

/* What has settled since the last call. */
struct settled {
    char room[ROOM_ID + 1];
    long long seq; /* durable up to here */
    double waited; /* seconds since it was added */
    bool failed; /* nothing that was not told to be settled before is durable, in any room; more is
                      refused until store_resume */
};
bool store_settled(struct store *s, struct settled *out);
void store_resume(struct store *s);

/* Lines of a room in their order, as far as they are durable; how many, or -1. */
typedef void store_line(void *context, long long seq, long long time, const char *line,
                        size_t length);
int store_read(struct store *s, const char *room, store_line *each, void *context);

/* Rooms to look at at the start; rooms without a line since `time`. Each name is ROOM_ID + 1 bytes. */
typedef void store_room(void *context, const char *room);
void store_watched(struct store *s, store_room *each, void *context);
void store_silent(struct store *s, long long time, store_room *each, void *context);

struct store_figures {
    unsigned long long lines, failures;
    struct waits commits;
};
struct store_figures store_figures(struct store *s);

#endif
