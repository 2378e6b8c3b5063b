/* What the pages of all games are made of: the same cards, buttons, messages and signs, and the same
   way to move. A view says what, the parts say how it looks; where is told by boxes (view/layout.h). */
#ifndef PARLOUR_VIEW_PARTS_H
#define PARLOUR_VIEW_PARTS_H

#include "view/layout.h"
#include "view/view.h"
#include "view/words.h"

/* The bare page. */
void part_page(struct drawing *d, const struct scene *sc);

/* A card for what a player has: lit for who is to act or has won, faint for who is out of the game. */
void part_card(struct drawing *d, struct box b, bool lit, bool faint);

/* The card can be touched to change who sits there: nothing in a still picture. The label tells all
   that the card shows. */
void part_seat(struct drawing *d, const struct scene *sc, struct box b, int player,
               const char *label);

/* What is to be said, in the box. The ink tells what kind it is: INK_TEXT as it is; INK_BAD, INK_GOOD
   and others in a frame. */
void part_message(struct drawing *d, struct box b, int ink, const char *text);

/* A button without its words; a strong one is what most people want now. */
void part_button(struct drawing *d, const struct scene *sc, struct box b, int id, bool strong,
                 const char *label);

/* With its words, which may go on two lines and are what a screen reader says. */
void part_word_button(struct drawing *d, const struct scene *sc, struct box b, int id, bool strong,
                      const char *words);

/* Turns a leaf of what has no room at once, and tells which one is seen (from 0). */
void part_leaf_button(struct drawing *d, const struct scene *sc, struct box b, int id, int leaf,
                      int leaves, const char *label);

/* The game is over: the result, how it went, and once more. Only the result in a still picture. */
void part_end(struct drawing *d, const struct scene *sc, struct box b, const char *result);

/* A step of a turn or a rank: a number and a name. */
void part_step(struct drawing *d, struct box b, const char *number, const char *name, bool now);

void part_crown(struct drawing *d, struct point at, float size); /* on a winner */
void part_turn_sign(struct drawing *d, struct point at, float size, bool right, int ink);

/* Around what another player did since: an outline that stands out on anything, and which of their turns it
   was, if there were several. */
void part_news(struct drawing *d, const struct path *p);
void part_news_number(struct drawing *d, const struct scene *sc, const struct news *n,
                      struct point at, float size);

/* Part of a way, from 0 to 1, slow at both ends. */
float part_ease(float t);
struct point part_between(struct point from, struct point to, float t);

#endif
