/* What the pages of all games are made of: the same buttons and signs, and the same way to move. */
#ifndef PARLOUR_VIEW_PARTS_H
#define PARLOUR_VIEW_PARTS_H

#include "view/view.h"

/* A button without its words; a strong one is what most people want now. */
void part_button(struct drawing *d, const struct scene *sc, struct box b, int id, bool strong,
                 const char *label);

void part_crown(struct drawing *d, struct point at, float size); /* on a winner */
void part_turn_sign(struct drawing *d, struct point at, float size, bool right, int ink);

/* Part of a way, from 0 to 1, slow at both ends. */
float part_ease(float t);
struct point part_between(struct point from, struct point to, float t);

#endif
