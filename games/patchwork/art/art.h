/* Patchwork: its artwork. Small functions that draw one thing each, from shapes alone. */
#ifndef PARLOUR_PATCHWORK_ART_H
#define PARLOUR_PATCHWORK_ART_H

#include "draw/draw.h"
#include "games/patchwork/rules/patchwork.h"

/* Inks of its own. */
enum {
    INK_SKY = INK_OWN,
    INK_LINEN,  /* plain woven cloth, undyed */
    INK_MEADOW, /* the same, dyed a pale green */
    INK_ROSE,   /* printed cloth */
    INK_DENIM,
    INK_MUSTARD,
    INK_SAGE,
    INK_PLUM,
    INK_LEATHER,
};

extern const struct inks patchwork_inks;

/* ---- Patches -------------------------------------------------------------------------------- */

/* A patch about to be drawn, the corner of its box at the origin. `fine`: with weave and stitches,
   for patches that are large enough to show them. */
struct cloth {
    int patch, turn;
    float cell; /* width of a square */
    bool fine;
    enum shadow shadow;
};

void patchwork_art_patch(struct drawing *d, const struct cloth *c);
void patchwork_art_print(struct drawing *d,
                         const struct cloth *c); /* what is printed on its fabric */
int patchwork_art_ground(int patch);             /* the ink of its fabric */

/* The edge of a patch, a little further in and with rounded corners. */
void patchwork_art_outline(struct path *p, const struct pose *pose, float cell, float inset,
                           float corner);

/* The square of the patch nearest to the middle of its box, as ROW * row + column within it: where
   it is held. */
int patchwork_art_handle(const struct pose *pose);

/* ---- Boards --------------------------------------------------------------------------------- */

enum { CELL = 33, BINDING = 9, QUILT_SIDE = SIDE * CELL + 2 * BINDING };

int patchwork_art_ink(
    int player); /* what a player is drawn in; each has a pattern of his own as well */
void patchwork_art_swatch(struct drawing *d, struct box b,
                          int player); /* a piece of that pattern */

/* Bare, with its binding, QUILT_SIDE wide, its corner at the origin; one to be drawn very small. */
void patchwork_art_quilt(struct drawing *d, int player);

/* Its rows and columns, 1 to 9, on the binding, in letters of this size. */
void patchwork_art_numbers(struct drawing *d, float size);
void patchwork_art_small_quilt(struct drawing *d, int player);

/* The time board is a spiral; on a box much wider than high, a ribbon that goes there and back. */
struct box patchwork_art_time_box(struct box board, int square); /* a square of the time track */
float patchwork_art_time_scale(
    struct box board); /* how large things are on it; 1 on a spiral of 263 */
struct point patchwork_art_time_edge(struct box board, int square); /* the middle of its entrance */
void patchwork_art_time_board(struct drawing *d, struct box board); /* without markers */
void patchwork_art_tray(struct drawing *d, struct box b); /* the table the circle lies on */

/* ---- Things --------------------------------------------------------------------------------- */

void patchwork_art_button(struct drawing *d, struct point at, float radius, int ink);
void patchwork_art_hourglass(struct drawing *d, struct point at, float size, int ink);
void patchwork_art_leather(struct drawing *d, struct point at, float side); /* a special patch */
void patchwork_art_token(struct drawing *d, struct point at, float radius, int player);
void patchwork_art_thimble(struct drawing *d, struct point at, float size); /* the neutral token */
void patchwork_art_rosette(struct drawing *d, struct point at, float radius, const char *text);
void patchwork_art_needle(struct drawing *d, struct point from, struct point to);

/* Signs on buttons: an arrow that goes round, and two that mirror. */
void patchwork_art_flip_sign(struct drawing *d, struct point at, float size, int ink);

#endif
