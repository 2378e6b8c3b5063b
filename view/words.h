/* What screens say and screen readers read out, in one place: a view draws these sentences, the table
   tells them. */
#ifndef PARLOUR_WORDS_H
#define PARLOUR_WORDS_H

#include "core/name.h"
#include "view/view.h"

/* What a player is called: his own name if the writer knows it, else that of his seat, with a capital, or
   his number. The second one in the middle of a sentence. */
void say_seat(struct writer *w, const struct rules *r, const struct state *s, int player);

/* Does a seat's name stand for several, such as "blue and red"? Then they are, not is. */
bool say_many(const struct writer *w, const struct rules *r, const struct state *s, int player);
void say_seat_within(struct writer *w, const struct rules *r, const struct state *s, int player);

/* A text of our own, with {what is said to who has a mouse|to who points with a finger}. */
void say_for(struct writer *w, const char *text);

/* A writer that knows the names of the people in the scene, and how they point. */
struct writer scene_writer(const struct scene *sc, char *text, size_t room);

/* All that is to be told of who sits there: "Ann, cyan", "Cyan, person", "Yellow, steady computer". */
void say_player(struct writer *w, const struct rules *r, const struct scene *sc, int player);

/* What a card says below that, shortly: the seat of somebody who has a name ("cyan"), "person", or a
   computer's level ("steady"). */
void say_who(struct writer *w, const struct rules *r, const struct scene *sc, int player);

/* "turn Assam left; the walk costs nothing" */
void say_hint(struct writer *w, const struct view *v, const struct rules *r, const struct state *s,
              move m, const char *reason);

/* What is said before anything else: a refusal, a hint, or why nobody can play. Returns its ink (part_message), or INK_NONE:
   nothing of the kind. */
int say_first(struct writer *w, const struct view *v, const struct rules *r,
              const struct scene *sc);

/* Of a game that is over: "Red wins!", "Blue and red win!" as a team, "Cyan and red share the win.", "A
   draw!"; who plays alone has points. */
void say_result(struct writer *w, const struct rules *r, const struct state *s);

/* A number with a proper minus; and points in words: "1 point", "−11 points". */
void say_number(struct writer *w, int value);
void say_points(struct writer *w, int points);

/* From 1; who has as many points shares a rank. */
int rank_by_points(const int *points, int players, int player);

#endif
