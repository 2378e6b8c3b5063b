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

/* What a person has in hand, whatever the game. */
union hand {
    unsigned char bytes[MAX_UI];
    uint64_t align;
};

void law(struct check *c, bool holds, const char *which);

/* Of any drawing. */
void check_shapes(struct check *c, const struct drawing *d);
void check_targets(struct check *c, const struct drawing *d);

/* A scene as the table makes it for a person who has `ui` in hand. */
struct scene scene_of(const struct table *t, const struct ui *ui);
void draw_scene(struct check *c, struct drawing *d, const struct scene *sc);

/* Of a scene, on every page that the view can fill. */
void check_pages(struct check *c, struct scene sc);

/* Of what the table itself shows, with marks of what is new, or how the game went. */
void check_table_pages(struct check *c);

/* Of the view, in the position of the table. */
void check_picture(struct check *c);
void check_touch(struct check *c);
void check_finger(struct check *c);
void check_scenes(
    struct check *c); /* what happens on a page besides: lessons, names, something in hand */

void check_course(struct check *c); /* of a game that is over */

void check_pictures(const struct game *g); /* of the rules; by itself */
void check_puzzles(const struct game *g);  /* all of them, likewise */

#endif
