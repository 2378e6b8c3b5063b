/* Marrakech: what the files of its view share. */
#ifndef PARLOUR_MARRAKECH_VIEW_H
#define PARLOUR_MARRAKECH_VIEW_H

#include "view/parts.h"
#include "games/marrakech/art/art.h"
#include "games/marrakech/rules/marrakech.h"

/* The wide page, and the column beside its board. */
enum { PAGE_WIDTH = 1200, PAGE_HEIGHT = 700, COLUMN_X = 716, COLUMN_WIDTH = 466 };

/* Targets. The squares of the board are 0 to 48, as in refusals; the places where a rug could go
   are named by the edge it lies across: EDGE + 2 * square, plus 1 if the other square is below it
   rather than to the right. */
enum {
    AHEAD = 60, /* + quarter turns to the right: where Assam could look */
    ROLL_BUTTON = 70,
    TURN_LEFT_BUTTON = 71,
    TURN_RIGHT_BUTTON = 72,
    LAY_BUTTON = 73,
    RUG_PLACE = 74, /* the rug to be laid: drag it to the board */
    EDGE = 100
};

/* What the person has chosen and not yet committed. */
struct ui {
    uint8_t turn;    /* rotation: quarter turns to the right, 0, 1 or 3 */
    uint8_t looked;  /* placement: 1 + the square that a finger or a lifted rug is at */
    uint8_t lifted;  /* 1 + the square where a drag began: one half lies there */
    uint8_t side;    /* 1 + the facing that the person turned the rug to */
    uint8_t held;    /* the rug was taken from beside the board and follows the pointer */
    uint8_t side_at; /* 1 + the square where he did so: there it holds even against the rules */
};

/* The rug that would be laid by touching a target, and whether it may be. */
struct ghost {
    bool there;
    int square, other; /* the one pointed at, and the other one */
    move m;
    bool legal;
};

struct ghost marrakech_view_ghost(const struct state *s, const struct ui *ui, int target);
int marrakech_view_side(const struct state *s, const struct ui *ui,
                        int square); /* how a rug would point */

/* Time within a move: what happens when, in seconds at normal speed. */
struct timing {
    float roll, walk, pay, total; /* ends of the phases; each 0 if there is none */
    int owed;                     /* squares of the region that must be paid for */
    int paid;
    int payer, owner; /* seats; NOBODY if nobody pays */
};

struct timing marrakech_view_timing(const struct state *before, move last);

/* Where Assam is and looks (degrees clockwise from north), `steps` steps (and parts of one) on. */
struct point marrakech_view_walk(struct assam from, float steps, float *turn);

/* Where things are on a page. The board is drawn on the square of its artwork, pushed onto its place. */
struct layout {
    struct box board, title, steps, panels, message, actions; /* title and steps may be empty */
    struct place on_board;
};

struct layout marrakech_view_layout(const struct page *p);
struct box marrakech_view_board(const struct page *p);
struct box marrakech_view_panel_box(const struct page *p, const struct state *s, int player);

/* Parts of the picture. */
struct point marrakech_view_between(int a, int b); /* two squares */
void marrakech_view_news(struct drawing *d, const struct scene *sc);
void marrakech_view_mark(struct drawing *d, int square, int ink, float width, enum shadow shadow);
void marrakech_view_rugs(struct drawing *d, const struct state *s);
void marrakech_view_laid(struct drawing *d, move m, float t); /* a rug coming down */
void marrakech_view_squares(struct drawing *d, const struct scene *sc);
void marrakech_view_choices(struct drawing *d, const struct scene *sc); /* on the board */
void marrakech_view_payment(struct drawing *d, const struct scene *sc, const struct timing *time);
void marrakech_view_coins(struct drawing *d, const struct scene *sc, const struct timing *time);
void marrakech_view_heading(struct drawing *d, const struct scene *sc);
void marrakech_view_card(struct drawing *d, const struct scene *sc, const struct state *s,
                         int player); /* a panel, where there is not much room */
int marrakech_view_shown(const struct state *s, int player); /* squares of his colour */
void marrakech_view_roll(struct drawing *d, struct point at, int colour); /* rugs rolled up */
void marrakech_view_write_seat(struct writer *w, const struct scene *sc, const struct state *s,
                               int player);
void marrakech_view_panels(struct drawing *d, const struct scene *sc, const struct state *money);
void marrakech_view_seats(struct drawing *d, const struct scene *sc);
void marrakech_view_message(struct drawing *d, const struct scene *sc);
void marrakech_view_actions(struct drawing *d, const struct scene *sc, const struct timing *time);

/* Words. */
extern const struct view marrakech_view;
extern const struct lesson marrakech_lessons[];
extern const struct picture marrakech_pictures[];
void marrakech_view_ask(struct writer *w, const struct state *s);
void marrakech_view_account(struct writer *w, const struct state *s);
void marrakech_view_tell(struct writer *w, const struct state *before, move m,
                         const struct state *after);
void marrakech_view_advise(struct writer *w, const struct state *s, move m);
void marrakech_view_tell_payment(struct writer *w, const struct state *before,
                                 const struct timing *time);
void marrakech_view_square_name(struct writer *w,
                                int square); /* "(3,4)": column and row as the frame shows them */
extern const char *const marrakech_view_count;

#endif
