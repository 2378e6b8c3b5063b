/* Marrakech: where things are on each of its pages. */
#include "games/marrakech/view/view.h"

/* The part of the artwork that is the board with its frame. */
static const struct box plate = {4, 4, 692, 692};

/* Above the players there may be room for the steps of a turn, and on high pages for a title. */
static void lay_tall(const struct page *p, struct layout *at)
{
    struct box rest = {8, 0, p->width - 16, p->height - 8};
    float spare = rest.h - p->width - 58 - 58 - 66 - 3 * 6;

    at->actions = box_bottom(&rest, spare > 100 ? 64 : 58, 6);
    at->message = box_bottom(&rest, spare > 60 ? 70 : 58, 6);
    at->panels = box_bottom(&rest, spare > 60 ? 86 : 66, 6);
    at->title = spare > 130 ? box_top(&rest, 40, 2) : (struct box){0};
    at->steps = spare > 28 ? box_bottom(&rest, 26, 4) : (struct box){0};
    at->board = box_within((struct box){0, rest.y, p->width, rest.h}, plate.w, plate.h);
}

/* The board as high as the page. In the column what must be there comes first: cards, then what is said
   and the buttons, in two rows where it is narrow; what is left goes to a title, the steps and larger
   cards. */
static void lay_low(const struct page *p, struct layout *at)
{
    struct box rest = box_inner((struct box){p->height, 0, p->width - p->height, p->height}, 8);
    float spare = rest.h - 132 - 60 - 110 - 2 * 6;

    rest.x += 2;
    rest.w -= 2;
    at->board = (struct box){0, 0, p->height, p->height};
    at->actions = box_bottom(&rest, rest.w < 360 ? 110 : 64, 6);
    at->message = box_bottom(&rest, spare > 120 ? 110 : spare > 114 ? 96 : 60, 6);
    at->title = spare > 60 ? box_top(&rest, 44, 6) : (struct box){0};
    at->steps = (struct box){0};
    if (spare > (rest.w < 340 ? 300 : 100))
        at->steps = box_top(&rest, rest.w < 340 ? 4 * 38 : 30, 8);
    at->panels = rest;
}

static void lay_wide(struct layout *at)
{
    at->board = plate;
    at->title = (struct box){COLUMN_X, 14, COLUMN_WIDTH, 48};
    at->steps = (struct box){COLUMN_X, 70, COLUMN_WIDTH, 34};
    at->panels = (struct box){COLUMN_X, 118, COLUMN_WIDTH, 408};
    at->message = (struct box){COLUMN_X, 536, COLUMN_WIDTH, 58};
    at->actions = (struct box){COLUMN_X, 604, COLUMN_WIDTH, 84};
}

struct layout marrakech_view_layout(const struct page *p)
{
    struct layout at;

    if (p->form == FORM_TALL)
        lay_tall(p, &at);
    else if (p->form == FORM_LOW)
        lay_low(p, &at);
    else
        lay_wide(&at);
    at.on_board = box_onto(plate, at.board);
    return at;
}

struct box marrakech_view_board(const struct page *p)
{
    return marrakech_view_layout(p).board;
}

/* On a wide page they stand below each other, below the board side by side, in a low page's column two
   and two. */
struct box marrakech_view_panel_box(const struct page *p, const struct state *s, int player)
{
    enum { GAP = 10, MOST_HEIGHT = 184, MOST_CARD = 92 };
    struct box all = marrakech_view_layout(p).panels, b;

    if (p->form == FORM_TALL)
        return box_cell(all, s->players, 1, 6, player);
    if (p->form == FORM_LOW) {
        bool single = all.w < 300 && all.h > 80 * (float)s->players;
        int columns = single ? 1 : 2, rows = (s->players + columns - 1) / columns;

        all.h = all.h > MOST_CARD * (float)rows ? MOST_CARD * (float)rows : all.h;
        return box_cell(all, columns, rows, 6, player);
    }
    b = box_cell(all, 1, s->players, GAP, player);
    if (b.h > MOST_HEIGHT)
        b = (struct box){b.x, all.y + (float)player * (MOST_HEIGHT + GAP), b.w, MOST_HEIGHT};
    return b;
}
