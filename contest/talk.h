/* A conversation with an outside program: commands and answers of the two protocols, what went wrong,
   and the last lines of it for the log. */
#ifndef PARLOUR_TALK_H
#define PARLOUR_TALK_H

#include "contest/contest.h"

enum { TALK_ANSWER = 1 << 12 };

struct talk;

struct talk *talk_new(const char *command, size_t memory); /* starts it */
void talk_end(struct talk *t);

/* The next two belong together: say a line, then hear what comes until the seconds are over; NULL: no
   more, and the fault says why. */
bool talk_say(struct talk *t, const char *line, double seconds);
const char *talk_hear(struct talk *t);

/* Waits for the line that begins with the wanted word; the answer is what follows it, NULL if it does
   not come. `timed`: who is silent for so long is late. */
bool talk_ask(struct talk *t, const char *line, const char *wanted, double seconds);
const char *talk_answer(struct talk *t, const char *line, const char *wanted, double seconds,
                        bool timed);

/* The same by the Go Text Protocol: the answer after '=', NULL for '?' and silence. */
const char *talk_command(struct talk *t, const char *line, double seconds);
const char *talk_timed_command(struct talk *t, const char *line, double seconds);

/* How much of an answer is the move: " ponder MOVE" may follow it. */
size_t talk_move_length(const char *answer);

/* What went wrong; `detail` may be any bytes. */
void talk_blame(struct talk *t, enum ending fault, const char *what, const char *detail);
enum ending talk_fault(const struct talk *t, char reason[REASON_ROOM]);

/* Adds the last lines to an open file, with the position. False: it cannot be written. */
bool talk_log(struct talk *t, FILE *f, const char *player, long game, const char *record);

#endif
