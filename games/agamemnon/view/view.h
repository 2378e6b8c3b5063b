/* Agamemnon: what the files of its view share. */
#ifndef PARLOUR_AGAMEMNON_VIEW_H
#define PARLOUR_AGAMEMNON_VIEW_H

#include "view/parts.h"
#include "games/agamemnon/rules/agamemnon.h"
#include "games/agamemnon/art/art.h"

enum { PAGE_WIDTH = 1024, PAGE_HEIGHT = 768 }; /* of the wide page */

/* Targets. Nodes are 0 to 32 and edges EDGE_PLACE + 0 to 65, as in refusals. */
enum {
    HAND = 110,       /* + 0 or 1: a tile in hand */
    RETURN = 112,     /* + 0 or 1: put that weaver back */
    PLAIN_WARP = 114, /* place the warp without an exchange */
    LIFT_WARP = 115,  /* take it up again */
    COMMIT = 116,     /* place the tile, or exchange the edges, as shown */
    STRING = 120,     /* + its first edge: a string in the list */
    OFFER = 200       /* + an edge: the same as the edge, as a button */
};

/* What the person has chosen and not yet committed. */
struct ui {
    uint8_t pick; /* which tile of the hand, 0 or 1 */
    uint8_t held; /* it was taken up and follows the pointer */
    uint8_t node; /* 1 + where the warp lies for the time being */
    uint8_t edge; /* 1 + the first of the two edges to be exchanged */
    uint8_t
        looked; /* 1 + the node or, of a warp that lies, the second edge that a finger pointed at */
    uint8_t pinned; /* 1 + the first edge of the string that stays lit */
};

/* Time within a move: what happens when, in seconds at normal speed. */
struct timing {
    float fly;   /* until a tile has arrived */
    float weave; /* until two threads have changed places */
    float total;
};

float agamemnon_view_lot_time(int class); /* when the lot of a class is seen */
struct timing agamemnon_view_timing(move last);

/* Where things are on a page. The board is drawn on a slab of the artwork, pushed onto its place. */
struct layout {
    enum slab slab;
    struct box board, message, desk, card[2];
    struct box column; /* for the strings; empty: there is no room */
    bool upright;      /* cards are higher than wide */
    struct place on_board;
};

struct layout agamemnon_view_layout(const struct page *p, bool over);
struct box agamemnon_view_board(const struct page *p);

/* All that is derived from a scene before anything is drawn. */
struct look {
    const struct scene *sc;
    struct layout at;
    struct state shown; /* the position as far as it has been shown */
    const struct board *board;
    struct timing time;
    float now; /* seconds into the move; at rest the total */

    struct fate fate[MOST_EDGES];
    uint16_t of[MOST_EDGES];
    uint8_t first[MOST_EDGES]; /* of each string its first edge */
    bool touched[MOST_EDGES];  /* by a tile, each string */
    int strings, points[2];

    int lit;      /* the string to explain, or -1 */
    int second;   /* the edge that the warp would exchange with the first one, or -1 */
    move preview; /* what is pointed at or shown would do, if that is legal; or 0 */
    int gain[2];  /* of the preview, or of the move being shown */
};

void agamemnon_view_find(struct look *l, const struct scene *sc);

/* Where things are: nodes and edges on the slab, the others on the page. */
struct point agamemnon_view_node(const struct look *l, int node);
struct point agamemnon_view_edge(const struct look *l, int edge, float *turn);
struct point agamemnon_view_sign(const struct look *l, int player); /* on the card */
struct point agamemnon_view_hand(const struct look *l, const struct state *s,
                                 int which); /* a tile on the desk */

/* Who does what. */
int agamemnon_view_edge_of(const struct look *l, int target); /* an edge, by either number; or -1 */
bool agamemnon_view_choosing(const struct look *l);           /* a person is to decide now */
int agamemnon_view_kind(const struct state *s,
                        const struct ui *ui); /* of the tile to be placed, or -1 */
bool agamemnon_view_can_place(const struct state *s, const struct ui *ui, int node);
bool agamemnon_view_meets(const struct state *s, int edge, int node);
move agamemnon_view_placement(const struct state *s, const struct ui *ui, int node);
move agamemnon_view_exchange(const struct state *s, const struct ui *ui,
                             int edge); /* with the first one */

/* Parts of the picture. */
void agamemnon_view_ground(struct drawing *d, const struct look *l);
void agamemnon_view_pieces(struct drawing *d, const struct look *l);
void agamemnon_view_news(struct drawing *d, const struct look *l);
void agamemnon_view_places(struct drawing *d,
                           const struct look *l); /* nodes and edges as targets */
void agamemnon_view_lit(struct drawing *d, const struct look *l);
void agamemnon_view_choices(struct drawing *d, const struct look *l);
bool agamemnon_view_arrives(const struct look *l,
                            int which); /* a tile in hand that is still on its way */
void agamemnon_view_motion(struct drawing *d, const struct look *l);
void agamemnon_view_column(struct drawing *d, const struct look *l);
void agamemnon_view_rows(struct drawing *d,
                         const struct look *l); /* strings of the column as targets */
void agamemnon_view_cards(struct drawing *d, const struct look *l);
void agamemnon_view_seats(struct drawing *d, const struct look *l); /* cards as targets */
void agamemnon_view_gains(struct drawing *d, const struct look *l); /* what a move brings */
void agamemnon_view_message(struct drawing *d, const struct look *l);
void agamemnon_view_desk(struct drawing *d, const struct look *l);
void agamemnon_view_actions(struct drawing *d, const struct look *l, struct box in); /* buttons */
void agamemnon_view_offers(struct drawing *d, const struct look *l,
                           struct box in); /* the edges of a warp as buttons */
void agamemnon_view_lots(struct drawing *d, const struct look *l, bool broad);

/* What both sides have by strings of one kind. */
int agamemnon_view_kind_points(const struct look *l, int type, int player);
void agamemnon_view_sum(struct writer *w, const struct fate *fate, int strings, int type,
                        int player); /* how: "5+4+2x1" with a proper sign */

/* Words. */
extern const struct view agamemnon_view;
extern const struct lesson agamemnon_lessons[];
extern const struct picture agamemnon_pictures[];
void agamemnon_view_ask(struct writer *w, const struct state *s);
void agamemnon_view_tell(struct writer *w, const struct state *before, move m,
                         const struct state *after);
void agamemnon_view_advise(struct writer *w, const struct state *s, move m);
void agamemnon_view_heading(struct writer *w, const struct state *s); /* "Turn 8 of 16" */
void agamemnon_view_account(struct writer *w, const struct state *s);
void agamemnon_view_tally(struct writer *w, const struct fate *f, int player);
void agamemnon_view_explain(struct writer *w,
                            const struct fate *f); /* a string, in one sentence or two */
void agamemnon_view_node_words(struct writer *w, const struct state *s, int node);
void agamemnon_view_edge_words(struct writer *w, const struct look *l, int edge);
void agamemnon_view_the_tile(struct writer *w, int kind);   /* "leader B", "the warp" */
void agamemnon_view_kind_words(struct writer *w, int kind); /* "leader B of strength 3" */

#endif
