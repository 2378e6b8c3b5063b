/* What the page calls to be in a room: together/ as numbers and texts. */
#ifndef PARLOUR_WEB_ROOMS_H
#define PARLOUR_WEB_ROOMS_H

#include "together/seated.h"

/* From what was kept, or `ROOM CHANCE` (64 hexadecimal digits) for a room never seen; NULL: neither. */
struct client *rooms_client(struct reader *r);
void rooms_receive(struct client *c, struct reader *r, double now);
void rooms_tick(struct client *c, double now);
void rooms_sit(struct client *c, int seat, struct reader *r);
void rooms_ask(struct client *c, struct reader *r);
int rooms_next(struct client *c, struct writer *w);   /* a frame to send; 0: none */
int rooms_notice(struct client *c, struct writer *w); /* something to say; 0: nothing */

/* The room in lines of fields separated by tabs: first `phase number game ending ended_by players`, then
   `clock time away stand hints`, what is asked (`wish by about yes voters`), and `who name` for each
   seat. */
void rooms_describe(const struct client *c, struct writer *w);
double rooms_left(const struct client *c, double now); /* milliseconds; -1: no clock */
int rooms_actor(const struct client *c);
int rooms_length(const struct client *c);
void rooms_log(const struct client *c, struct writer *w);
void rooms_save(const struct client *c, struct writer *w);
void rooms_check(const struct client *c,
                 struct writer *w); /* what is wrong with the dice, or nothing */
bool rooms_told(const struct client *c);

#endif
