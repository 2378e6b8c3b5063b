/* Catan Dice: what the files of its view share. */
#ifndef PARLOUR_CATAN_DICE_VIEW_H
#define PARLOUR_CATAN_DICE_VIEW_H

#include "view/parts.h"
#include "games/catan-dice/art/art.h"
#include "games/catan-dice/rules/catan-dice.h"

/* The wide page, and the column beside its chart. */
enum { PAGE_WIDTH = 1200, PAGE_HEIGHT = 700, COLUMN_X = 714, COLUMN_WIDTH = 474 };

/* The column beside the chart of a low page has room for six dice as large as fingers. */
enum { LEAST_COLUMN = 322 };

/* A player's card in a corner of the chart, on other pages than the wide one. */
enum { CHIP_WIDTH = 106, CHIP_HEIGHT = 50 };

/* Targets. Structures are 0 to 31, as in refusals. */
enum {
    DIE = 40,    /* + slot in the tray, from the left */
    PRICE = 50,  /* + kind: a card of the price list */
    WANT = 60,   /* + resource: what gold or knight 6 is to bring */
    ISLAND = 70, /* + player: his island in a panel, to be seen large */
    ROLL_BUTTON = 80,
    ALL_BUTTON = 81,
    TRADE_BUTTON = 82,
    SWAP_BUTTON = 83,
    BACK_BUTTON = 84,
    BUILD_BUTTON = 85,
    END_BUTTON = 86 /* and 87, by turns: the focus must not stay on it for the next turn */
};

/* What the person has chosen and not yet committed. */
struct ui {
    uint8_t back;     /* dice to be rolled again: bit 0 is the leftmost of the tray */
    uint8_t trading;  /* two gold are offered: what for? */
    uint8_t swapping; /* a knight is to change a die: */
    uint8_t wish;     /* 1 + into what */
    uint8_t lifted;   /* 1 + the die that is dragged, or what else is */
    uint8_t told;     /* a die was touched before it was known what the knight is to give */
    uint8_t island;   /* 1 + the player whose island is looked at */
    uint8_t roads;    /* a road is wanted, and there are several: `looked` is one of them */
    uint8_t looked;   /* 1 + the structure that a finger looks at: a button builds it */
};

/* Where things are on a page. The island is drawn where its artwork has it, pushed onto its place. */
struct layout {
    struct box board, panels, sheet, prices, tray, message, actions; /* the sheet may be empty */
    struct place on_board;
};

struct layout catan_dice_view_layout(const struct page *p);
struct box catan_dice_view_board(const struct page *p);
int catan_dice_view_columns(const struct page *p, struct box b,
                            int count);                    /* in one row, or in two */
struct box catan_dice_view_chart(const struct layout *at); /* the board as the artwork sees it */
struct box catan_dice_view_message_box(const struct page *p, bool over);
struct box catan_dice_view_totals_box(const struct page *p, bool lesson);
struct box catan_dice_view_panel_box(const struct page *p, const struct state *s, int player);

/* Resources of a turn as dice, sorted from the left. */
int catan_dice_view_total(const int32_t *resources);
int catan_dice_view_face(const int32_t *resources, int slot);      /* or -1 */
struct point catan_dice_view_slot(const struct page *p, int slot); /* its middle */
float catan_dice_view_die_size(const struct page *p);
move catan_dice_view_reroll(const struct state *s, unsigned back);

/* The island that is shown large, and where things are on it. */
int catan_dice_view_shown(const struct scene *sc);
bool catan_dice_view_is_free(const struct scene *sc); /* may the person build there? */
struct point catan_dice_view_site(int structure);     /* on the artwork */
int catan_dice_view_knight(const struct scene *sc);   /* who would swap, 0 to 5; or -1 */
float catan_dice_view_road_turn(int road);            /* degrees, readable from left to right */
bool catan_dice_view_is_ready(const struct board *b,
                              int structure); /* a knight who can still swap */
int catan_dice_view_pointed(
    const struct scene *sc); /* structure under pointer, finger or card; or -1 */
int catan_dice_view_next(const struct board *b,
                         int kind); /* what would be built next; or -1, or MANY */

enum { MANY = -2 };

/* What is dragged besides dice. */
enum { LIFTED_KNIGHT = DICE + 1, LIFTED_OTHER };

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
void catan_dice_view_small_news(struct drawing *d, const struct scene *sc, float side, int player);
void catan_dice_view_news(struct drawing *d, const struct scene *sc);
void catan_dice_view_building(struct drawing *d, const struct scene *sc);
void catan_dice_view_landing(struct drawing *d, int structure, int player, float t);
void catan_dice_view_swapping(struct drawing *d, const struct scene *sc);
void catan_dice_view_small_island(struct drawing *d, float side, const struct board *b, int player);
void catan_dice_view_panels(struct drawing *d, const struct scene *sc, const struct sheet *sheet);
void catan_dice_view_turns(struct drawing *d, const struct scene *sc, const struct sheet *sheet,
                           int player, struct box in); /* what each of his turns brought */
void catan_dice_view_chip(struct drawing *d, const struct scene *sc, const struct state *s,
                          int player); /* a panel on a tall page */
struct box catan_dice_view_chip_island(struct box chip);
void catan_dice_view_badge(struct drawing *d, struct box b, int player); /* cloth and letter */
bool catan_dice_view_has_won(const struct state *s, int player);
void catan_dice_view_seats(struct drawing *d, const struct scene *sc);
void catan_dice_view_banner(struct drawing *d, const struct scene *sc);
void catan_dice_view_prices(struct drawing *d, const struct scene *sc);
void catan_dice_view_sample(struct drawing *d, struct point at, int kind, int player, float scale);
void catan_dice_view_tray(struct drawing *d, const struct scene *sc);
void catan_dice_view_throw(struct drawing *d, const struct scene *sc);
void catan_dice_view_message(struct drawing *d, const struct scene *sc);
void catan_dice_view_actions(struct drawing *d, const struct scene *sc, const struct sheet *sheet);
int catan_dice_view_spot(const struct state *s, move m); /* the target that a move is about */
int catan_dice_view_end_target(const struct state *s);
bool catan_dice_view_is_over(const struct scene *sc);   /* and the last move has been shown */
bool catan_dice_view_is_asking(const struct scene *sc); /* six resources to choose from */
void catan_dice_view_wanted(struct drawing *d, const struct scene *sc, struct box b);
void catan_dice_view_totals(struct drawing *d, const struct scene *sc); /* how they came about */

/* Words. */
extern const struct view catan_dice_view;
extern const struct lesson catan_dice_lessons[];
extern const struct picture catan_dice_pictures[];
extern const char *const catan_dice_view_kind_names[KINDS];
void catan_dice_view_ask(struct writer *w, const struct state *s);
void catan_dice_view_account(struct writer *w, const struct state *s);
void catan_dice_view_tell(struct writer *w, const struct state *before, move m,
                          const struct state *after);
void catan_dice_view_advise(struct writer *w, const struct state *s, move m);
void catan_dice_view_name(struct writer *w, const struct state *s, int player); /* "Red" */
void catan_dice_view_units(struct writer *w, move counts); /* "2 ore and 1 gold" */
/* A sentence of the rules, with what the island shows in place of their notation. */
void catan_dice_view_plain(struct writer *w, const char *text);
void catan_dice_view_structure(struct writer *w, int structure); /* "settlement S3" */
void catan_dice_view_signed(struct writer *w, int points);       /* "+3", "-2" with a true minus */

#endif
