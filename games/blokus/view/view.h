/* Blokus: what the files of its view share.

   The wide page: the board at the upper left, a panel for each colour beside it, below the board what is to
   be said and the tray with the tiles of whoever is to place one, at the lower right the tile in hand
   with its buttons. The tall one: the board over the whole width, a row of cards, what is to be said, and
   a desk with either the tray, page by page, or the tile in hand. The low one: the same
   in a column beside the board. While a finger looks for its place a quarter of the board is shown twice
   as large on these two. */
#ifndef PARLOUR_BLOKUS_VIEW_H
#define PARLOUR_BLOKUS_VIEW_H

#include "view/parts.h"
#include "games/blokus/art/art.h"

enum { PAGE = 700, TALL_HEIGHT = 606, EDGE = 6, PLATE = 504, COLUMN_X = 518, COLUMN_WIDTH = 176 };
/* Targets. Squares and tiles have the numbers of refusals, from 0 and from PLACE_TILE on. */
enum {
    ROW = 500, /* + row: to be read, while no tile is in hand */
    TURN_LEFT_BUTTON = 530,
    TURN_RIGHT_BUTTON,
    FLIP_BUTTON,
    PUT_BUTTON,
    PASS_BUTTON,
    ZOOM_BUTTON,
    TRAY_BUTTON, /* the next page of the tray */
    PANEL = 540  /* + colour, where the panel of a colour is not that of a seat */
};

/* What the person has chosen and not yet committed. */
struct ui {
    uint8_t tile;           /* 1 + the tile in hand; 0: none */
    uint8_t turn;           /* how it lies: the first orientation that looks so */
    uint8_t sliding;        /* a drag began on the board: where it ends is only looked at */
    uint8_t zoomed;         /* a quarter of the board is shown, on pages that do so */
    uint16_t looked;        /* 1 + the square that a finger pointed at */
    uint8_t seen_x, seen_y; /* the first square of that quarter */
    uint8_t leaf;           /* of the tray */
};

/* What can be done now by the colour to move, from the one list of legal moves. */
struct chances {
    uint32_t tiles;       /* that can be placed somewhere */
    uint8_t turns;        /* orientations in which the tile in hand can be */
    struct field squares; /* to point at so that the tile in hand, as it is turned, may lie there */
    struct field corners; /* that tiles must cover one of, and some tile can */
    struct field near;    /* those of them that the tile in hand, as it is turned, can cover */
};

static inline bool field_has(const struct field *f, int x, int y)
{
    return f->column[MARGIN + x] >> (MARGIN + y) & 1;
}

void blokus_view_chances(const struct state *s, const struct ui *ui, struct chances *out);

/* hand.c: the tile in hand, and where it would lie if it were put down at a square. */
struct ghost {
    bool there, legal;
    struct placement at;
    move m;
};

bool blokus_view_is_square(const struct state *s, int target);
const struct tile_shape *blokus_view_shape_of(int tile, int turn);
int blokus_view_tray_turn(int tile); /* as it lies in trays: not upright */
struct cell
blokus_view_handle(const struct tile_shape *shape); /* where it is held, from the origin */
struct ghost blokus_view_ghost(const struct state *s, const struct ui *ui, const struct chances *c,
                               int square);
void blokus_view_take(struct ui *ui, const struct state *s, int tile);
int blokus_view_turned(int tile, int turn, enum gesture g);
int blokus_view_shown_square(
    const struct scene *sc); /* where the tile in hand is to be shown; -1 */

/* Who is who. */
int blokus_view_seat_of(const struct state *s,
                        int colour); /* the player of a colour; -1: several */
int blokus_view_squares_left(const struct state *s, int colour);
int blokus_view_tray_colour(const struct scene *sc); /* whose tiles lie in the large tray */
bool blokus_view_choosing(const struct scene *sc);   /* a person is to place a tile, here and now */
bool blokus_view_over(const struct state *s);

/* Where things are on a page; on_board is for what is drawn on the artwork's board. The desk is where the
   tray is, and unless both are seen hand, turns and act as well. */
struct layout {
    struct box board, cards, message, desk, tray, hand, turns, act;
    bool both; /* tray and hand are seen at once; else what is in hand takes the tray's place */
    struct place on_board;
};

struct layout blokus_view_layout(const struct scene *sc);
bool blokus_view_has_letters(
    const struct scene *sc); /* beside the squares, as sentences call them */
struct box
blokus_view_plate(const struct scene *sc); /* of the artwork, with letters where they can be read */

/* The tiles of a colour in the tray, the largest first, and the leaf that is seen of them. */
struct shelf {
    int count, tile[TILES];
    struct box slot[TILES]; /* without width: on another leaf */
    float cell;             /* the size of their squares */
    int leaves, leaf;
    struct box more; /* where the button for the next leaf has its place */
};

struct shelf blokus_view_shelf(const struct scene *sc, int colour);
struct box blokus_view_board_box(const struct page *p);
bool blokus_view_zoomed(const struct scene *sc);
bool blokus_view_seen(const struct scene *sc, int x, int y);             /* is the square shown? */
void blokus_view_show(struct ui *ui, const struct state *s, int square); /* so that it will be */

/* Parts of the picture. */
struct grid blokus_view_grid(const struct state *s);
void blokus_view_draw_board(struct drawing *d, const struct scene *sc);
void blokus_view_draw_starts(struct drawing *d, const struct scene *sc);
void blokus_view_draw_tiles(struct drawing *d, const struct state *s, move except);
void blokus_view_draw_corners(struct drawing *d, const struct scene *sc, const struct chances *c);
void blokus_view_draw_news(struct drawing *d, const struct scene *sc);
void blokus_view_draw_flight(struct drawing *d, const struct scene *sc);
void blokus_view_draw_ghost(struct drawing *d, const struct scene *sc, const struct chances *c);
void blokus_view_draw_held(struct drawing *d, const struct scene *sc, const struct chances *c);
void blokus_view_draw_squares(struct drawing *d, const struct scene *sc, const struct chances *c);
void blokus_view_draw_tray(struct drawing *d, const struct scene *sc);
void blokus_view_draw_slots(struct drawing *d, const struct scene *sc, const struct chances *c);
void blokus_view_draw_panels(struct drawing *d, const struct scene *sc);
void blokus_view_draw_seats(struct drawing *d, const struct scene *sc);
void blokus_view_draw_stop(struct drawing *d, const struct scene *sc);
struct box blokus_view_panel(const struct scene *sc, const struct state *s, int colour);
void blokus_view_draw_card(struct drawing *d, const struct scene *sc, const struct state *s,
                           int colour); /* a panel on a tall page */
bool blokus_view_has_won(const struct state *s, int colour);
void blokus_view_draw_message(struct drawing *d, const struct scene *sc, const struct chances *c);
void blokus_view_draw_actions(struct drawing *d, const struct scene *sc, const struct chances *c);
struct box
blokus_view_end_box(const struct scene *sc); /* where it shares the desk with the ranks */
void blokus_view_draw_ranking(struct drawing *d, const struct scene *sc);

/* A tile as it lies in a tray, in the middle of a box, squares at most `cell` wide. */
void blokus_view_draw_in(struct drawing *d, struct box b, int tile, int turn, int colour,
                         float cell);

/* Words. */
extern const struct view blokus_view;
extern const struct lesson blokus_lessons[];
extern const struct picture blokus_pictures[];
extern const char *const blokus_view_tile_names[TILES];
void blokus_view_ask(struct writer *w, const struct state *s);
void blokus_view_tell(struct writer *w, const struct state *before, move m,
                      const struct state *after);
void blokus_view_account(struct writer *w, const struct state *s);
int blokus_view_sides(const struct state *s); /* persons, or teams: how many are ranked */
bool blokus_view_is_of(const struct state *s, int colour, int side);
void blokus_view_advise(struct writer *w, const struct state *s, move m);
void blokus_view_colour(struct writer *w, const struct state *s,
                        int colour); /* who plays it: "Blue", "Ann", "Ann (blue)" */
void blokus_view_side(struct writer *w, const struct state *s,
                      int side); /* who counts together: "Ann", "Blue and red" */
void blokus_view_write_square(struct writer *w, int x, int y);
void blokus_view_write_covered(struct writer *w, const struct placement *p); /* its squares */
void blokus_view_write_result(struct writer *w, const struct state *s);

#endif
