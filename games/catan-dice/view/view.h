/* Catan Dice: what the files of its view share. */
#ifndef PARLOUR_CATAN_DICE_VIEW_H
#define PARLOUR_CATAN_DICE_VIEW_H

#include "view/parts.h"
#include "games/catan-dice/art/art.h"
#include "games/catan-dice/rules/catan-dice.h"

/* The column beside the chart. */
enum { PAGE_WIDTH = 1200, PAGE_HEIGHT = 700, COLUMN_X = 714, COLUMN_WIDTH = 474 };
enum { MESSAGE_Y = 500, ROW_Y = 564, ROW_HEIGHT = 60, SECOND_Y = 632, SECOND_HEIGHT = 58 };

/* Targets. Structures are 0 to 31, as in refusals. */
enum {
    DIE = 40,    /* + slot in the tray, from the left */
    PRICE = 50,  /* + kind: a card of the price list */
    WANT = 60,   /* + resource: what gold or knight 6 is to bring */
    ISLAND = 70, /* + player: his island in a panel, to be seen large */
    ROLL_BUTTON = 80,
    ALL_BUTTON = 81,
    TRADE_BUTTON = 82,
    END_BUTTON = 86, /* and 87, by turns: the focus must not stay on it for the next turn */
    BACK_BUTTON = 84
};

/* What the person has chosen and not yet committed. */
struct ui {
    uint8_t back;    /* dice to be rolled again: bit 0 is the leftmost of the tray */
    uint8_t trading; /* two gold are offered: what for? */
    uint8_t knight;  /* 1 + the knight who is to swap */
    uint8_t wish;    /* 1 + what knight 6 is to bring */
    uint8_t lifted;  /* 1 + the die that is dragged, or what else is */
    uint8_t told;    /* 1 + a resource that knight 6 does not give, or FIRST_WISH */
    uint8_t island;  /* 1 + the player whose island is looked at */
    uint8_t roads;   /* a road is wanted: which of several? */
    uint8_t looked;  /* 1 + the structure that a finger looks at */
};

/* Resources of a turn as dice, sorted from the left. */
int catan_dice_view_total(const int32_t *resources);
int catan_dice_view_face(const int32_t *resources, int slot); /* or -1 */
struct point catan_dice_view_slot(int slot);                  /* its middle */
move catan_dice_view_reroll(const struct state *s, unsigned back);

/* The island that is shown large, and where things are on it. */
int catan_dice_view_shown(const struct scene *sc);
bool catan_dice_view_is_free(const struct scene *sc); /* may the person build there? */
struct point catan_dice_view_site(int structure);
float catan_dice_view_road_turn(int road); /* degrees, readable from left to right */
bool catan_dice_view_is_ready(const struct board *b,
                              int structure); /* a knight who can still swap */
int catan_dice_view_pointed(
    const struct scene *sc); /* structure under pointer, finger or card; or -1 */
int catan_dice_view_next(const struct board *b,
                         int kind); /* what would be built next; or -1, or MANY */

enum { MANY = -2 };

/* What is dragged besides dice; and that knight 6 must be told first what to give. */
enum { LIFTED_KNIGHT = DICE + 1, LIFTED_OTHER, FIRST_WISH };

/* Points of finished turns, as far as the history tells. */
struct sheet {
    bool known[MAX_PLAYERS][MOST_TURNS];
    int8_t gain[MAX_PLAYERS][MOST_TURNS];
    bool turn_known; /* of the turn being played */
    int turn_gain;   /* what was built in it so far */
};

void catan_dice_view_sheet(const struct scene *sc, struct sheet *out);

/* Parts of the picture. */
void catan_dice_view_ground(struct drawing *d, const struct scene *sc); /* pieces and sites */
void catan_dice_view_sites(struct drawing *d, const struct scene *sc);  /* what can be done there */
void catan_dice_view_building(struct drawing *d, const struct scene *sc);
void catan_dice_view_landing(struct drawing *d, int structure, int player, float t);
void catan_dice_view_swapping(struct drawing *d, const struct scene *sc);
void catan_dice_view_small_island(struct drawing *d, float side, const struct board *b, int player);
void catan_dice_view_panels(struct drawing *d, const struct scene *sc, const struct sheet *sheet);
void catan_dice_view_seats(struct drawing *d, const struct scene *sc);
void catan_dice_view_banner(struct drawing *d, const struct scene *sc);
struct box catan_dice_view_panel_box(const struct state *s, int player);
void catan_dice_view_prices(struct drawing *d, const struct scene *sc);
void catan_dice_view_tray(struct drawing *d);
void catan_dice_view_throw(struct drawing *d, const struct scene *sc);
void catan_dice_view_message(struct drawing *d, const struct scene *sc);
void catan_dice_view_actions(struct drawing *d, const struct scene *sc, const struct sheet *sheet);
int catan_dice_view_spot(const struct state *s, move m); /* the target that a move is about */
int catan_dice_view_end_target(const struct state *s);
void catan_dice_view_end(struct drawing *d, const struct scene *sc);
struct box catan_dice_view_first_row(float x, float width); /* of buttons */
struct box catan_dice_view_second_row(float x, float width);

/* Words. */
extern const struct lesson catan_dice_lessons[];
extern const char *const catan_dice_view_kind_names[KINDS];
void catan_dice_view_ask(struct writer *w, const struct state *s);
void catan_dice_view_tell(struct writer *w, const struct state *before, move m,
                          const struct state *after);
void catan_dice_view_advise(struct writer *w, const struct state *s, move m);
void catan_dice_view_name(struct writer *w, int player);         /* "Red" */
void catan_dice_view_units(struct writer *w, move counts);       /* "2 ore and 1 gold" */
void catan_dice_view_structure(struct writer *w, int structure); /* "settlement S3" */
void catan_dice_view_signed(struct writer *w, int points);       /* "+3", "-2" with a true minus */

#endif
