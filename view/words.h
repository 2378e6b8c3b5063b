/* What screens say and screen readers read out, in one place: a view draws these sentences, the table
   tells them. */
#ifndef PARLOUR_WORDS_H
#define PARLOUR_WORDS_H

#include "view/view.h"

/* A player's name with a capital, or his number. */
void say_seat(struct writer *w, const struct rules *r, const struct state *s, int player);

/* "turn Assam left, away from four yellow rugs" */
void say_hint(struct writer *w, const struct view *v, const struct rules *r, const struct state *s,
              move m, const char *reason);

/* What is said before anything else: a refusal or a hint. Returns its ink (part_message), or INK_NONE:
   nothing of the kind. */
int say_first(struct writer *w, const struct view *v, const struct rules *r,
              const struct scene *sc);

/* Of a game that is over: "Red wins!", "Blue and red win!" as a team, "Cyan and red share the win.", "A
   draw!"; who plays alone has points. */
void say_result(struct writer *w, const struct rules *r, const struct state *s);

/* From 1; who has as many points shares a rank. */
int rank_by_points(const int *points, int players, int player);

#endif
