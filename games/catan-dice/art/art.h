/* Catan Dice: its artwork. Small functions that draw one thing each, from shapes alone. */
#ifndef PARLOUR_CATAN_DICE_ART_H
#define PARLOUR_CATAN_DICE_ART_H

#include "draw/draw.h"

/* The chart that the large island is drawn on, and where the island lies on it. A tile has corners
   HEX_SIDE away from its middle; points of the map are on the lattice of struct structure. */
enum { CHART_X = 8, CHART_Y = 8, CHART_WIDTH = 694, CHART_HEIGHT = 684 };
enum { ISLAND_X = 355, ISLAND_Y = 352, HEX_SIDE = 112 };

struct point catan_dice_art_at(float x, float y); /* a point of the lattice, on the page */

/* The chart in its frame: waves and a ship, and a compass rose if there is room for it. */
void catan_dice_art_sea(struct drawing *d, struct box chart, bool rose);
void catan_dice_art_land(struct drawing *d); /* shores and the six tiles */

/* What grows on a tile, about the origin; `knight` 0 to 5 names the tile. */
void catan_dice_art_crops(struct drawing *d, int knight);   /* fields, pasture, desert */
void catan_dice_art_heights(struct drawing *d, int knight); /* mountains, forest, hills */
int catan_dice_art_ground(int knight);                      /* ink */

/* Players: ink, letter, and a pattern on their cloth. */
int catan_dice_art_ink(int player);
const char *catan_dice_art_letter(int player);
void catan_dice_art_cloth(struct drawing *d, struct box b, float corner, int player);

/* Pieces about the origin. A site is an engraved place where nothing stands yet. */
struct piece_look {
    int player;
    int points; /* 0: a sample, without figures and letters */
    bool used;  /* a knight who has served */
    enum shadow shadow;
};

void catan_dice_art_road_site(struct drawing *d, float turn, int ink); /* `ink` of its rim */
void catan_dice_art_road(struct drawing *d, float turn, const struct piece_look *look);
void catan_dice_art_start_road(struct drawing *d, float turn);
void catan_dice_art_house_site(struct drawing *d, bool city, int points, int ink);
void catan_dice_art_house(struct drawing *d, bool city, const struct piece_look *look);
void catan_dice_art_house_bare(struct drawing *d, bool city, int player); /* without words */
void catan_dice_art_knight_site(struct drawing *d, int points, int ink);
void catan_dice_art_knight(struct drawing *d, const struct piece_look *look);

/* Resources and dice about the origin; size is that of a whole die or sign. */
void catan_dice_art_resource(struct drawing *d, int resource, struct point at, float size);
void catan_dice_art_wild(struct drawing *d, struct point at,
                         float size); /* a question mark: any resource */
void catan_dice_art_die(struct drawing *d, int face, float size,
                        enum shadow shadow); /* -1: blank */
void catan_dice_art_tray(struct drawing *d, struct box b);

void catan_dice_art_again(struct drawing *d, struct point at, float size,
                          int ink); /* a round arrow */

#endif
