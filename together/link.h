/* The link to a room, taken apart. */
#ifndef PARLOUR_TOGETHER_LINK_H
#define PARLOUR_TOGETHER_LINK_H

#include "room/room.h"

/* http://HOST[:PORT]/room.html#ROOM */
struct link_parts {
    bool safe; /* https */
    char host[256];
    int port;
    char room[ROOM_ID + 1]; /* "": the link goes to a server, not to a room */
};

bool link_read(const char *link, struct link_parts *out);   /* of a room; false: it is none */
bool server_read(const char *link, struct link_parts *out); /* of a server; a room may follow */
void link_write(const struct link_parts *link, struct writer *w);

#endif
