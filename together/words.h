/* A room in words and buttons, the same in page and window: who sits where, what is asked, what can be
   done now. Everything is plain text; names come from others and are never to be read as markup. */
#ifndef PARLOUR_TOGETHER_WORDS_H
#define PARLOUR_TOGETHER_WORDS_H

#include "together/client.h"

enum { MOST_OFFERS_IN_ROOM = 24, PHRASES = 8 };

/* Something to be done by one request of doc/ROOMS.md: room_send. */
struct room_offer {
    int seat;         /* it belongs beside this seat; -1: to the room */
    bool main, grave; /* what one most likely wants; what one should be asked for once more */
    char request[32];
    char mark
        [48]; /* of the same offer now and later: its button may stay while others come and go */
    const char *label;
};

int room_offers(const struct client *c, struct room_offer out[MOST_OFFERS_IN_ROOM]);

/* Sends the request of an offer, or any other. `name`: of who asks, for sitting down. NULL, or why nothing was sent, in a sentence. */
const char *room_send(struct client *c, const char *request, size_t length, const char *name,
                      size_t name_length);

/* What a panel has besides seats and offers, and what it is called; the rest of PART_COURSE is the session's. */
enum room_part {
    PART_NAME, /* who one is, before one sits down */
    PART_CODE, /* of another device where one sits already */
    PART_INVITATION,
    PART_PHRASES,
    PART_DICE,
    PART_COURSE,
    PART_HOME, /* the game among one's own */
    PART_LOG,
    ROOM_PARTS
};

bool room_has(const struct client *c, enum room_part part);
const char *room_label(const struct client *c,
                       enum room_part part); /* c matters for PART_HOME alone */

void room_tell_title(const struct game *g, bool our_turn, struct writer *w); /* of a window */
void room_tell_watching(const struct client *c, struct writer *w);           /* or nothing */
const char *room_code_rule(void); /* what to do with client_code */

void room_tell_name(const struct client *c, int seat, struct writer *w); /* of who sits there */
void room_tell_seat(const struct client *c, int seat, struct writer *w); /* "Yellow, away" */
void room_tell_left(const struct client *c, long long now,
                    struct writer *w); /* "4:59", or nothing */
void room_tell_terms(const struct client *c, struct writer *w);
void room_tell_link(const struct client *c, struct writer *w); /* nothing: all is well */

/* Why nobody can play just now: it has not begun, or ended otherwise than by the rules. Nothing: the game says itself how it stands. */
void room_tell_phase(const struct client *c, struct writer *w);

/* What is to be known just now, a line for each: what is asked, who is away, how it ended. */
void room_tell_news(const struct client *c, struct writer *w);

/* What client_notice gave, for people. Nothing: it does not matter any more. */
void room_tell_notice(const struct client *c, const char *notice, struct writer *w);

/* Are the dice those that were promised? A sentence, then a line for each outcome with how often it came
   and was to be expected; or that it is too early to know. */
void room_tell_dice(const struct client *c, struct writer *w);

const char *room_phrase(int n); /* 0..PHRASES-1 */

#endif
