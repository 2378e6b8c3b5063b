/* What a server answers to a question outside of any room (doc/ROOMS.md), read and told once for page and window: a room was opened, rooms
   look for players, or why there is neither. Names come from strangers: everything is plain text. */
#ifndef PARLOUR_TOGETHER_ANSWER_H
#define PARLOUR_TOGETHER_ANSWER_H

#include "room/room.h"

enum { OPENER_SECRET = 33 };

enum answer_kind {
    ANSWER_OPENED,  /* room, secret */
    ANSWER_LISTED,  /* room, title, words */
    ANSWER_REFUSED, /* words */
};

struct answer {
    enum answer_kind kind;
    char room[ROOM_ID + 1], secret[OPENER_SECRET];
    char title[64];        /* of the game */
    char words[LINE_ROOM]; /* "1 of 2 seats open, with Ann"; or a sentence */
};

/* Has the question been answered by what came so far? Else more is to come. */
bool answer_whole(const char *text, size_t length);

/* The next part of it, from r->at on; false: there is none. Lines that nobody asked for are left out. */
bool answer_next(struct reader *r, struct answer *out);

/* Where there is none: `reached`, whether there was a connection at all. */
const char *answer_missing(bool reached);
const char *answer_nobody(void); /* no room looks for players */

#endif
