/* What the page calls to be in a room: together/ as numbers and texts. */
#ifndef PARLOUR_WEB_ROOMS_H
#define PARLOUR_WEB_ROOMS_H

#include "together/seated.h"
#include "together/words.h"

struct start;
struct start *rooms_start(const struct game *g); /* what a new one proposes; see page_start */
/* The request that opens one (together_ask); `agreed`: numbers of what was chosen, parted by blanks. */
void rooms_opening(const struct game *g, const struct start *how, struct reader *agreed,
                   struct writer *w);

/* Answers of a server outside of any room (together/answer.h), in lines of fields separated by tabs: `opened ROOM SECRET`,
   `listed ROOM TITLE WORDS`, `refused WORDS`. */
void rooms_answers(struct reader *r, struct writer *w);
int rooms_answered(const struct reader *r); /* all of it is there */

/* From what was kept, or `ROOM CHANCE` (64 hexadecimal digits) for a room never seen; NULL: neither. */
struct client *rooms_client(struct reader *r);
void rooms_receive(struct client *c, struct reader *r, double now);
void rooms_tick(struct client *c, double now);
const char *rooms_ask(struct client *c, const struct reader *r,
                      const struct reader *name);     /* see room_send */
int rooms_next(struct client *c, struct writer *w);   /* a frame to send; 0: none */
int rooms_notice(struct client *c, struct writer *w); /* something to say; 0: nothing */

/* All that is to be shown of the room, in lines of fields separated by tabs that begin with what they are
   about: phase, game, hints, asked, title, watching, terms, link, left, and any number of `part NUMBER LABEL`, `phrase`,
   `seat NAME WORDS`, `news LINE` and `offer SEAT MAIN GRAVE REQUEST MARK LABEL` (together/words.h). */
void rooms_describe(const struct client *c, struct writer *w, double now);
int rooms_actor(const struct client *c);
void rooms_log(const struct client *c, struct writer *w);
void rooms_save(const struct client *c, struct writer *w);
void rooms_check(const struct client *c,
                 struct writer *w); /* what is wrong with the dice, or nothing */

#endif
