/* What the laws of pictures and of tables share: a game being checked, and the first law it breaks. */
#ifndef PARLOUR_LAWS_H
#define PARLOUR_LAWS_H

#include "table/table.h"

enum { ROOM = 1 << 18 };

struct check {
    const struct game *game;
    struct table *t, *other;
    struct rng rng;
    struct drawing *copy;
    char text[ROOM], again[ROOM];
    const char *broken; /* the law that does not hold, or NULL */
    char why[256];      /* its name with what it is about */
};

void law(struct check *c, bool holds, const char *which);

/* Of any drawing. */
void check_shapes(struct check *c, const struct drawing *d);
void check_targets(struct check *c, const struct drawing *d);

/* Of a scene, on every page that the view can fill. */
void check_pages(struct check *c, struct scene sc);

/* Of the view, in the position of the table. */
void check_picture(struct check *c);
void check_touch(struct check *c);
void check_finger(struct check *c);

void check_pictures(const struct game *g); /* of the rules; by itself */

#endif
