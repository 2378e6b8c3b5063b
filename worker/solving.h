/* The table of a solved game, made step by step in one thread [backward induction, see struct solver]:
   a page's web worker has no other, and looks at its messages in between. */
#ifndef PARLOUR_SOLVING_H
#define PARLOUR_SOLVING_H

#include "ai/think.h"
#include "games/catalogue.h"

struct solving;

struct solving *solving_new(const struct game *g); /* NULL: the game has no such table */
void solving_free(struct solving *s);

/* One step more. How much is done, 0 to 1: then the table is complete. */
double solving_on(struct solving *s);

/* The table, for whoever keeps it: he may also fill in one of the same version that he has kept, and
   then needs no steps. */
unsigned char *solving_table(struct solving *s);
size_t solving_size(const struct solving *s);
uint32_t solving_version(const struct solving *s);

#endif
