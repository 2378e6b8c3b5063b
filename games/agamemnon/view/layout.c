/* Agamemnon: where things are on each of its pages. */
#include "games/agamemnon/view/view.h"

enum { MARGIN = 5, GAP = 6 };

/* As the document has it: the board at the top left, below it what is said and the desk between the
   cards, the strings in a column beside all of it. */
static void lay_wide(struct layout *at)
{
    struct box row = {8, 597, 764, 164};

    at->slab = SLAB_FRAMED;
    at->board = agamemnon_art_slab_box(SLAB_FRAMED);
    at->message = (struct box){8, 535, 764, 56};
    at->card[0] = box_left(&row, 240, 8);
    at->card[1] = box_right(&row, 240, 8);
    at->desk = row;
    at->column = (struct box){784, 8, 232, 753};
}

/* The largest slab at the left of a space. */
static struct box slab_in(enum slab slab, struct box space)
{
    struct box b = agamemnon_art_slab_box(slab), in = box_within(space, b.w, b.h);

    return (struct box){space.x, space.y, in.w, in.h};
}

/* The slab stands above a row with both cards; or, where it would be larger so, beside a column of them. */
static void lay_tall(const struct page *p, bool over, struct layout *at)
{
    enum { COLUMN = 72, ROW = 68 };
    struct box rest = {MARGIN, MARGIN, p->width - 2 * MARGIN, p->height - 2 * MARGIN};
    struct box space = {0, 0, p->width, 0}, cards, beside;

    at->slab = SLAB_STANDING;
    at->desk = box_bottom(&rest, 108, GAP);
    at->message = box_bottom(&rest, 60, GAP);
    if (over) { /* there is more to say and less to do */
        at->message.h += 44;
        box_top(&at->desk, 44, 0);
    }
    cards = rest;
    space.h = rest.y + rest.h;
    beside = slab_in(at->slab, (struct box){0, 0, p->width - COLUMN - GAP - MARGIN, space.h});
    space.h -= ROW + GAP;
    at->board = box_within(space, beside.w, beside.h);
    at->upright = beside.w > at->board.w;
    if (at->upright) {
        at->board = beside;
        box_left(&cards, beside.w - MARGIN, GAP);
    } else {
        cards = box_bottom(&cards, ROW, 0);
    }
    for (int player = 0; player < 2; player++)
        at->card[player] = box_cell(cards, at->upright ? 1 : 2, at->upright ? 2 : 1, GAP, player);
}

/* How large an edge is on a slab of that width. */
static float unit_of(enum slab slab, struct box b)
{
    return b.w / agamemnon_art_slab_box(slab).w;
}

/* The cards above each other or side by side, as large as on a wide page if there is room; the desk below them, high enough for
   buttons under the tiles where it is too narrow for buttons beside them. */
static void lay_beside(struct box column, bool crowded, struct layout *at)
{
    enum { ROW = 68, BROAD = 300, HIGH = 164 };
    bool row = column.w >= 2 * 184 + GAP, roomy = !row && column.h >= 3 * HIGH + 84 + 3 * GAP;
    float card = roomy ? HIGH : ROW;
    struct box cards = box_top(&column, row ? card : 2 * card + GAP, GAP);

    for (int player = 0; player < 2; player++)
        at->card[player] = box_cell(cards, row ? 2 : 1, row ? 1 : 2, GAP, player);
    if (crowded)
        at->message = box_top(&column, column.h < HIGH + 84 + GAP ? 60 : 84, GAP);
    at->desk = column;
    at->desk.h = column.w >= BROAD || column.h < HIGH ? 108 : HIGH;
}

/* The board at the left, lying or standing, whichever is larger; what is said below it if there is room. */
static void lay_low(const struct page *p, struct layout *at)
{
    float column = p->height < 420 ? 300 : 236;
    struct box space = {0, 0, p->width - column - GAP - MARGIN, p->height};
    struct box lying = slab_in(SLAB_LYING, space), standing = slab_in(SLAB_STANDING, space), below;

    at->slab =
        unit_of(SLAB_LYING, lying) > unit_of(SLAB_STANDING, standing) ? SLAB_LYING : SLAB_STANDING;
    at->board = at->slab == SLAB_LYING ? lying : standing;
    below = (struct box){MARGIN, at->board.h + GAP, at->board.w - MARGIN,
                         p->height - at->board.h - GAP - MARGIN};
    if (below.h > 100)
        below.h = 100;
    at->message = below;
    lay_beside((struct box){at->board.w + GAP, MARGIN, p->width - at->board.w - GAP - MARGIN,
                            p->height - 2 * MARGIN},
               below.h < 60, at);
}

struct layout agamemnon_view_layout(const struct page *p, bool over)
{
    struct layout at = {.upright = false};

    if (p->form == FORM_TALL)
        lay_tall(p, over, &at);
    else if (p->form == FORM_LOW)
        lay_low(p, &at);
    else
        lay_wide(&at);
    at.on_board = box_onto(agamemnon_art_slab_box(at.slab), at.board);
    return at;
}

struct box agamemnon_view_board(const struct page *p)
{
    return agamemnon_view_layout(p, false).board;
}
