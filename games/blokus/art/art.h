/* Blokus: its artwork. Tiles of coloured glass, and the moulded board with its grooves. */
#ifndef PARLOUR_BLOKUS_ART_H
#define PARLOUR_BLOKUS_ART_H

#include "draw/draw.h"
#include "games/blokus/rules/blokus.h"

/* Inks of its own. */
enum {
    INK_BOARD = INK_OWN, /* the moulded board and its tray */
    INK_GROOVE,          /* between its squares */
    INK_RIDGE,           /* the light on their edges */
};

extern const struct inks blokus_inks;

/* Every colour has an ink, a letter, and a sign that is engraved in each of its squares. */
int blokus_art_ink(int colour);
const char *blokus_art_letter(int colour);

/* One square of glass, `cell` wide, its corner at a point of the page. */
void blokus_art_square(struct drawing *d, int colour, struct point at, float cell);

/* A tile; `at` is the corner of its origin square. A chip is a tile too small for any detail. */
void blokus_art_tile(struct drawing *d, const struct tile_shape *shape, int colour, struct point at,
                     float cell);
void blokus_art_chip(struct drawing *d, const struct tile_shape *shape, int ink, struct point at,
                     float cell);

/* The outline of a tile, `inset` inside its edges, corners rounded. */
void blokus_art_outline(struct path *p, const struct tile_shape *shape, struct point at, float cell,
                        float inset, float radius);

/* Where squares lie on the page. */
struct grid {
    float x, y, cell;
    int side;
};

struct point blokus_art_corner(const struct grid *g, int x, int y); /* of a square, top left */
struct point blokus_art_centre(const struct grid *g, int x, int y);

/* A plate with a field of squares sunk into it. */
void blokus_art_board(struct drawing *d, const struct grid *g, struct box plate);

/* A hollow that things lie in. */
void blokus_art_hollow(struct drawing *d, struct box b, float corner);

/* Signs. */
void blokus_art_mirror(struct drawing *d, struct point at, float size, int ink);
void blokus_art_lens(struct drawing *d, struct point at, float size, bool larger, int ink);
void blokus_art_cross(struct drawing *d, struct point at, float size, int ink, float width);

#endif
