/* Patchwork: what the files of its view share. */
#ifndef PARLOUR_PATCHWORK_VIEW_H
#define PARLOUR_PATCHWORK_VIEW_H

#include "view/parts.h"
#include "games/patchwork/art/art.h"

/* The page: two quilts side by side under the players' panels, the circle of patches below them,
   and a column with the time board, what is said, and what can be done. */
enum {
    PAGE_WIDTH = 933,
    PAGE_HEIGHT = 700,
    MARGIN = 8,
    QUILT_Y = 72,
    QUILT_APART = QUILT_SIDE + 12,
    CIRCLE_Y = QUILT_Y + QUILT_SIDE + MARGIN,
    CIRCLE_WIDTH = QUILT_APART + QUILT_SIDE,
    CIRCLE_HEIGHT = PAGE_HEIGHT - MARGIN - CIRCLE_Y,
    COLUMN_X = 662,
    COLUMN_WIDTH = PAGE_WIDTH - MARGIN - COLUMN_X,
    TRACK_Y = 44,
    MESSAGE_Y = TRACK_Y + COLUMN_WIDTH + 6
};

/* Targets. Those of the rules come first: squares of both quilts, and patches of the circle. */
enum {
    ADVANCE_BUTTON = PLACES + 1,
    TURN_LEFT_BUTTON,
    TURN_RIGHT_BUTTON,
    FLIP_BUTTON,
    HAND,       /* the patch in hand, beside the buttons */
    LAY_BUTTON, /* where it was shown last */
    BACK_BUTTON
};

/* What the person has chosen and not yet committed. */
struct ui {
    uint8_t patch;  /* 1 + the patch in hand */
    uint8_t turn;   /* its orientation: the first that looks the same */
    uint8_t looked; /* 1 + the square of the quilt that a finger showed it on */
    uint8_t lifted; /* a drag has begun */
};

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

/* Parts of the picture. `shown` is the position as far as it has been shown. */
struct point patchwork_view_quilt_corner(int player); /* of its first square */
struct point patchwork_view_square(int target);       /* the corner of a square of a quilt */
struct box patchwork_view_track_box(void);
struct point patchwork_view_time_point(const struct state *s, int player, float steps);
struct point patchwork_view_purse_point(int player);
struct box patchwork_view_panel_box(int player);
bool patchwork_view_is_abroad(
    const struct scene *sc); /* the patch in hand is over the other quilt */
struct point patchwork_view_patch_point(const struct state *s, int patch,
                                        float *cell); /* in the circle */

void patchwork_view_quilts(struct drawing *d, const struct state *shown);
void patchwork_view_squares(struct drawing *d, const struct scene *sc);
void patchwork_view_places(struct drawing *d, const struct scene *sc);
void patchwork_view_table(struct drawing *d, bool open);
void patchwork_view_circle(struct drawing *d, const struct state *shown, const struct slide *slide);
void patchwork_view_circle_marks(struct drawing *d, const struct scene *sc);
void patchwork_view_track(struct drawing *d, const struct scene *sc, const struct state *shown);
void patchwork_view_tokens(struct drawing *d, const struct scene *sc, const struct timing *time);
void patchwork_view_heading(struct drawing *d, const struct state *shown);
void patchwork_view_panels(struct drawing *d, const struct scene *sc, const struct state *shown);
void patchwork_view_seats(struct drawing *d, const struct scene *sc);
void patchwork_view_message(struct drawing *d, const struct scene *sc);
void patchwork_view_actions(struct drawing *d, const struct scene *sc, const struct state *shown);
void patchwork_view_score_sheet(struct drawing *d, struct box b, const struct state *s);
void patchwork_view_flights(struct drawing *d, const struct scene *sc, const struct timing *time);
void patchwork_view_held(struct drawing *d,
                         const struct scene *sc); /* the patch that follows the pointer */

/* What a patch costs: buttons on the left, hours on the right, each in its ink. */
void patchwork_view_price(struct drawing *d, struct box b, const struct patch *p, const int ink[2]);
void patchwork_view_tag(struct drawing *d, struct box b, const struct patch *p, bool dear);
void patchwork_view_scrap(struct drawing *d, struct point at,
                          const struct patch *p); /* for small patches */

/* Words. */
extern const struct lesson patchwork_lessons[];
void patchwork_view_ask(struct writer *w, const struct state *s);
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
