/* Catan Dice: where things are on each of its pages. */
#include "games/catan-dice/view/view.h"

/* A column that has no room for four cards or six words side by side. */
enum { NARROW = 350 };

/* What the island needs of the chart, with its houses and its shores. */
enum { ISLAND_WIDTH = 668, ISLAND_HEIGHT = 656 };

/* The chart over the full width; below it the sheet, the dice, what is said, the prices and the buttons. On
   high pages these grow, too. */
static void lay_tall(const struct page *p, struct layout *at)
{
    struct box rest = {8, 3, p->width - 16, p->height - 9};
    float spare = p->height - p->width - 262;

    at->actions = box_bottom(&rest, spare > 100 ? 56 : 50, 5);
    at->prices = box_bottom(&rest, spare > 60 ? 74 : 54, 5);
    at->message = box_bottom(&rest, spare > 30 ? 58 : 46, 4);
    at->tray = box_bottom(&rest, spare > 60 || p->width > 450 ? 72 : 64, 5);
    at->sheet = box_bottom(&rest, spare > 90 ? 52 : 24, 6);
    at->board = (struct box){3, rest.y, p->width - 6, rest.h};
    at->panels = at->board;
}

/* The chart as high as the page, as wide as the column beside it allows. A narrow one has the prices in two
   rows. What is pressed is below, what is looked at above, and between them what height is left. */
static void lay_low(const struct page *p, struct layout *at)
{
    enum { SHEET = 50, MOST_MESSAGE = 120 };
    float side = p->width - p->height < LEAST_COLUMN ? p->width - LEAST_COLUMN : p->height;
    struct box rest = {side + 2, 6, p->width - side - 6, p->height - 12};
    float least = rest.w < NARROW ? 108 : 60, spare = rest.h - 54 - least - 48 - 62 - 15;

    at->board = (struct box){3, 3, side - 6, p->height - 6};
    at->panels = at->board;
    at->actions = box_bottom(&rest, spare > 150 ? 64 : 54, 5);
    at->prices = box_bottom(&rest, spare > 150 ? least * 1.5f : least, 5);
    at->sheet = (struct box){0};
    if (rest.h > SHEET + 62 + 64)
        at->sheet = box_top(&rest, SHEET, 6);
    at->tray = box_top(&rest, spare > 150 ? 72 : 62, 5);
    at->message = box_top(&rest, rest.h < MOST_MESSAGE ? rest.h : MOST_MESSAGE, 0);
}

static void lay_wide(struct layout *at)
{
    at->board = (struct box){CHART_X, CHART_Y, CHART_WIDTH, CHART_HEIGHT};
    at->panels = (struct box){COLUMN_X, 10, COLUMN_WIDTH, 272};
    at->sheet = (struct box){0};
    at->prices = (struct box){COLUMN_X, 292, COLUMN_WIDTH, 88};
    at->tray = (struct box){COLUMN_X, 388, COLUMN_WIDTH, 104};
    at->message = (struct box){COLUMN_X, 500, COLUMN_WIDTH, 56};
    at->actions = (struct box){COLUMN_X, 564, COLUMN_WIDTH, 126};
}

struct layout catan_dice_view_layout(const struct page *p)
{
    struct layout at;
    struct point middle;
    float across, down, scale;

    if (p->form == FORM_TALL)
        lay_tall(p, &at);
    else if (p->form == FORM_LOW)
        lay_low(p, &at);
    else
        lay_wide(&at);
    across = at.board.w / ISLAND_WIDTH;
    down = at.board.h / ISLAND_HEIGHT;
    scale = p->form == FORM_WIDE ? 1 : across < down ? across : down;
    middle = box_middle(at.board);
    at.on_board = (struct place){
        .x = p->form == FORM_WIDE ? 0 : middle.x - ISLAND_X * scale,
        .y = p->form == FORM_WIDE ? 0 : middle.y - ISLAND_Y * scale,
        .scale = scale,
    };
    return at;
}

/* In the end the totals take the place of dice, prices and message; a lesson is below them. */
struct box catan_dice_view_message_box(const struct page *p, bool over)
{
    struct layout at = catan_dice_view_layout(p);
    struct box rest = {at.tray.x, at.tray.y, at.tray.w, at.actions.y - at.tray.y - 5};

    return over && p->form != FORM_WIDE ? box_bottom(&rest, at.message.h, 0) : at.message;
}

struct box catan_dice_view_totals_box(const struct page *p, bool lesson)
{
    struct layout at = catan_dice_view_layout(p);
    float top = p->form == FORM_WIDE ? at.prices.y : at.tray.y;
    float end = p->form == FORM_WIDE ? at.actions.y + at.actions.h - 66 : at.actions.y;

    if (lesson)
        end = catan_dice_view_message_box(p, true).y;
    return (struct box){at.tray.x, top, at.tray.w, end - top - 5};
}

int catan_dice_view_columns(const struct page *p, struct box b, int count)
{
    return p->form == FORM_LOW && b.w < NARROW ? count / 2 : count;
}

struct box catan_dice_view_chart(const struct layout *at)
{
    struct point corner = place_inside(at->on_board, (struct point){at->board.x, at->board.y});

    return (struct box){corner.x, corner.y, at->board.w / at->on_board.scale,
                        at->board.h / at->on_board.scale};
}

struct box catan_dice_view_board(const struct page *p)
{
    return catan_dice_view_layout(p).board;
}

/* Beside the chart panels stand below each other; on a tall page they are cards in its corners. */
struct box catan_dice_view_panel_box(const struct page *p, const struct state *s, int player)
{
    struct layout at = catan_dice_view_layout(p);
    struct box b = at.board;

    if (p->form == FORM_WIDE)
        return box_cell(at.panels, 1, s->players, 8, player);
    return (struct box){player % 2 ? b.x + b.w - CHIP_WIDTH - 4 : b.x + 8,
                        player / 2 ? b.y + b.h - CHIP_HEIGHT + (p->form == FORM_LOW ? 3 : 4)
                                   : b.y + 3,
                        CHIP_WIDTH, CHIP_HEIGHT};
}
