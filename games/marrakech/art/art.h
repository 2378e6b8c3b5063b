/* Marrakech: its artwork. Small functions that draw one thing each, from shapes alone. */
#ifndef PARLOUR_MARRAKECH_ART_H
#define PARLOUR_MARRAKECH_ART_H

#include "draw/draw.h"

/* Inks of its own. */
enum {
    INK_SKIN = INK_OWN,
    INK_CYAN,
};

extern const struct inks marrakech_inks;

/* Where the board lies on the page. Squares are CELL wide; the tracks run round them within a
   frame. */
enum { CELL = 76, BOARD_X = 84, BOARD_Y = 84, BOARD_SIDE = 7 * CELL, FRAME = 78 };

struct point marrakech_art_square(int square); /* the centre of a square, 7 * x + y */

/* The frame, its mosaic tracks, and the bare tiles. */
void marrakech_art_board(struct drawing *d);

/* Patterns that colours have besides their ink, and the letters that stand for them. */
int marrakech_art_ink(int colour);
const char *marrakech_art_letter(int colour);

/* A rug or a half of one, its long axis along x, about the origin. A half has length 1, a whole rug
   2; which ends are seen (and have a fringe) is told apart. */
struct rug_look {
    int colour;
    int length;
    bool left_end, right_end;
    enum shadow shadow;
};

void marrakech_art_rug(struct drawing *d, const struct rug_look *look);

/* A piece of cloth in a player's pattern, with his letter. */
void marrakech_art_swatch(struct drawing *d, struct box b, int colour);

/* Assam about the middle of his square, looking `turn` degrees clockwise from up the page; step
   swings his feet, -1 to 1. */
void marrakech_art_assam(struct drawing *d, float turn, float step);

void marrakech_art_star(struct path *p, struct point centre,
                        float radius); /* with eight points, closed */
/* One more part of a path; w and h are from its middle to its ends. */
void marrakech_art_diamond(struct path *p, float x, float y, float w, float h);
void marrakech_art_die(struct drawing *d, int face, float size); /* about the origin; 0: blank */
void marrakech_art_coin(struct drawing *d, struct point at, float radius);

/* An arrow in a round button, pointing up before `turn`; or bent, to turn things. */
void marrakech_art_arrow(struct drawing *d, struct point at, float size, float turn, int ink);

#endif
