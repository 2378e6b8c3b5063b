/* Patchwork: what the files of its view share. */
#ifndef PARLOUR_PATCHWORK_VIEW_H
#define PARLOUR_PATCHWORK_VIEW_H

#include "view/parts.h"
#include "games/patchwork/art/art.h"

/* The wide page; the column at its right has the time board, what is said, and what can be done. */
enum { PAGE_WIDTH = 933, PAGE_HEIGHT = 700, COLUMN_X = 662 };

/* Targets. Those of the rules come first: squares of both quilts, and patches of the circle. */
enum {
    ADVANCE_BUTTON = PLACES + 1,
    TURN_LEFT_BUTTON,
    TURN_RIGHT_BUTTON,
    FLIP_BUTTON,
    HAND,       /* the patch in hand, beside the buttons */
    LAY_BUTTON, /* where it was shown last */
    BACK_BUTTON,
    MORE_BUTTON, /* turns a leaf of the shelf */
    OTHER_QUILT  /* the small one: look at it */
};

/* What the person has chosen and not yet committed. */
struct ui {
    uint8_t patch;  /* 1 + the patch in hand */
    uint8_t turn;   /* its orientation: the first that looks the same */
    uint8_t looked; /* 1 + the square of the quilt that a finger showed it on */
    uint8_t lifted; /* a drag has begun */
    uint8_t leaf;   /* how many leaves of the shelf were turned */
    uint8_t abroad; /* looks at the other player's quilt */
};

/* Where things are on a page. What a page does not have is an empty box. */
struct layout {
    struct box quilt[PLAYERS]; /* with their bindings */
    float cell[PLAYERS];       /* side of a square */
    int small;                 /* whose quilt is only a little picture, or -1 */
    bool narrow; /* a column with room for one thing beside another only if both are small */
    struct box heading, card[PLAYERS], track, rosette, message;
    struct box circle;              /* patches: a table with a ring, or those on offer */
    struct box coming;              /* those behind them, if there is room for both */
    struct box shelf;               /* what small patches lie on */
    struct box hand, turns, commit; /* the patch in hand */
    struct box prompt, advance, more;
    struct box sheet, end;
};

struct layout patchwork_view_layout(const struct scene *sc);
struct box patchwork_view_board(const struct page *p);

int patchwork_view_in_hand(const struct state *s, const struct ui *ui); /* a patch, or -1 */

/* The patch in hand, laid where a target is, and whether it may lie there. */
struct ghost {
    bool there, legal;
    move m;
};

struct ghost patchwork_view_ghost(const struct state *s, const struct ui *ui, int target);

/* What happens in a move, and when it does: ends of its phases in seconds at normal speed. */
struct timing {
    int player, patch; /* patch: -1 if none was laid */
    int from, to;      /* time */
    int price, gain;   /* buttons paid first and received at last */
    bool special;      /* won a special patch */
    bool bonus;        /* covered the first 7x7 */
    float lay, walk, total;
    float slide; /* how long the circle takes to close up, after `lay` */
};

struct timing patchwork_view_timing(const struct state *before, move last);

/* Patches closing up in the circle: how it was before, how far they have come (1: at rest), and the
   patch that is on its way to a quilt, or -1. */
struct slide {
    const struct state *before;
    float t;
    int hidden;
};

/* How a patch lies in the circle. */
struct lie {
    int rank; /* from the neutral token on: the first ones are on offer; -1: not there */
    bool offered;
    bool shown;      /* not on another leaf of the shelf */
    bool large;      /* on a card of its own */
    float way;       /* on the ring */
    struct box room; /* what can be touched */
    struct point at; /* its middle */
    float cell;
};

void patchwork_view_lies(const struct scene *sc, const struct layout *at, const struct state *s,
                         struct lie lie[PATCHES]);
struct point patchwork_view_on_ring(struct box tray, float way); /* from 0 to 1 */
int patchwork_view_place(const struct state *s,
                         int i); /* of the circle, as people count from the thimble */
int patchwork_view_leaves(const struct layout *at, const struct state *s); /* of the shelf */

/* Parts of the picture. `shown` is the position as far as it has been shown. */
struct point patchwork_view_square(const struct layout *at, int target); /* its corner */
struct point patchwork_view_time_point(const struct layout *at, const struct state *s, int player,
                                       float steps);
struct point patchwork_view_purse_point(const struct layout *at, int player);
bool patchwork_view_is_abroad(
    const struct scene *sc); /* the patch in hand is over the other quilt */

void patchwork_view_bare_quilts(struct drawing *d, const struct layout *at);
void patchwork_view_quilts(struct drawing *d, const struct layout *at, const struct state *shown);
void patchwork_view_news(struct drawing *d, const struct scene *sc, const struct layout *at);
void patchwork_view_squares(struct drawing *d, const struct scene *sc, const struct layout *at);
void patchwork_view_places(struct drawing *d, const struct scene *sc, const struct layout *at);
void patchwork_view_table(struct drawing *d, const struct scene *sc, const struct layout *at);
void patchwork_view_circle(struct drawing *d, const struct scene *sc, const struct layout *at,
                           const struct state *shown, const struct slide *slide);
void patchwork_view_circle_marks(struct drawing *d, const struct scene *sc,
                                 const struct layout *at);
void patchwork_view_track(struct drawing *d, const struct scene *sc, const struct layout *at,
                          const struct state *shown);
void patchwork_view_tokens(struct drawing *d, const struct scene *sc, const struct layout *at,
                           const struct timing *time);
void patchwork_view_heading(struct drawing *d, const struct layout *at, const struct state *shown);
void patchwork_view_panels(struct drawing *d, const struct scene *sc, const struct layout *at,
                           const struct state *shown);
void patchwork_view_seats(struct drawing *d, const struct scene *sc, const struct layout *at);
void patchwork_view_message(struct drawing *d, const struct scene *sc, struct box b);
void patchwork_view_actions(struct drawing *d, const struct scene *sc, const struct layout *at,
                            const struct state *shown);
void patchwork_view_hand(struct drawing *d, const struct scene *sc, const struct layout *at,
                         int patch); /* with its buttons */
void patchwork_view_score_sheet(struct drawing *d, struct box b, const struct state *s);
void patchwork_view_flights(struct drawing *d, const struct scene *sc, const struct layout *at,
                            const struct timing *time);
void patchwork_view_held(struct drawing *d, const struct scene *sc,
                         const struct layout *at); /* the patch that follows the pointer */

/* What a patch costs: buttons on the left, hours on the right, each in its ink. */
void patchwork_view_price(struct drawing *d, struct box b, const struct patch *p, const int ink[2]);
void patchwork_view_tag(struct drawing *d, struct box b, const struct patch *p, bool dear);
void patchwork_view_label(struct drawing *d, struct box b, const struct patch *p, bool dear);
void patchwork_view_scrap(struct drawing *d, struct box b, const struct patch *p);
void patchwork_view_income(struct drawing *d, struct box b, int income);

/* Words. */
extern const struct view patchwork_view;
extern const struct lesson patchwork_lessons[];
extern const struct picture patchwork_pictures[];
void patchwork_view_ask(struct writer *w, const struct state *s);
void patchwork_view_account(struct writer *w, const struct state *s);
void patchwork_view_tell(struct writer *w, const struct state *before, move m,
                         const struct state *after);
void patchwork_view_advise(struct writer *w, const struct state *s, move m);
void patchwork_view_name(struct writer *w, int player);
void patchwork_view_square_name(struct writer *w, int square); /* "row 4, column 7" */
void patchwork_view_patch_name(struct writer *w, int patch);   /* "patch B" */
void patchwork_view_shape_words(struct writer *w,
                                const struct pose *pose); /* "; row 1: 1 2; row 2: 2" */
void patchwork_view_hand_words(struct writer *w, const struct state *s, const struct ui *ui);
void patchwork_view_patch_words(struct writer *w, int patch); /* "patch B, 1 button, 3 hours" */

#endif
