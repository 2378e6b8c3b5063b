/* Puzzles, lessons and one's progress for golden drawings, through the session as front ends have them: the picture, and behind
   it, as a comment, what is said and offered beside the board. */
#ifndef PARLOUR_TESTS_LEARNING_H
#define PARLOUR_TESTS_LEARNING_H

#include "draw/draw.h"
#include "session/session.h"

struct learning;

/* `puzzle=3`, `lesson=1`, `progress`, `progress-narrow`. kept: what is known of one's progress, lines parted by " / ". */
bool learning_is(const char *what);
struct learning *learning_new(const char *what, const struct game *g, const char *kept);
void learning_free(struct learning *l);
struct table *learning_table(const struct learning *l); /* NULL: it is about progress */

/* `hint`, `solution`, `wrong`: the second best move, and its refutation; `right`: all that is asked for. */
void learning_act(struct learning *l, const char *word);

void learning_draw(struct learning *l, enum palette palette, struct writer *w);

#endif
