/* Blokus: where things are on each of its pages. */
#include "games/blokus/view/view.h"

static const struct box wide_board = {EDGE - 2, EDGE - 2, PLATE + 4, PLATE + 4};

/* At the top of a tall page, over its full width where there is height for it; at the left of a low one. */
struct box blokus_view_board_box(const struct page *p)
{
    float high = p->height - (TALL_HEIGHT - TALL_WIDTH), side = high < p->width ? high : p->width;

    if (p->form == FORM_WIDE)
        return wide_board;
    if (p->form == FORM_LOW)
        return (struct box){0, 0, p->height, p->height};
    return (struct box){(p->width - side) / 2, 0, side, side};
}

/* On phones letters beside the squares could not be read, and beside a part of the board they would not be seen. */
bool blokus_view_has_letters(const struct scene *sc)
{
    enum { READABLE = 450 };

    return blokus_view_board_box(&sc->page).w >= READABLE && !blokus_view_zoomed(sc);
}

/* Without letters the plate ends with the squares, which are larger for it. */
struct box blokus_view_plate(const struct scene *sc)
{
    enum { RIM = 4 };
    struct grid g = blokus_view_grid(sc->now);
    float length = g.cell * (float)g.side + 2 * RIM;

    if (!blokus_view_has_letters(sc))
        return (struct box){g.x - RIM, g.y - RIM, length, length};
    return (struct box){EDGE, EDGE, PLATE, PLATE};
}

/* The tile in hand and its buttons: beside it, or below it where that would be too narrow or there is height for a large
   one. */
static void lay_hand(struct box b, struct layout *at)
{
    if (b.w < 300 || b.h > 0.7f * b.w)
        at->hand = box_top(&b, b.h - (b.h > 240 ? 126 : 2 * LEAST_BUTTON + 12), 6);
    else
        at->hand = box_left(&b, b.h < b.w - 200 ? b.h : b.w - 200, 6);
    at->turns = box_top(&b, (b.h - 6) / 2, 6);
    at->act = b;
}

/* Below the board: a card for each colour, what is to be said, and a desk for the tray or the hand. Who
   may pass has a button for it beside the tray. */
static void lay_tall(const struct page *p, bool passing, struct layout *at)
{
    struct box rest = {5, at->board.h + 4, p->width - 10, p->height - at->board.h - 10};

    at->both = false;
    at->cards = box_top(&rest, 48, 4);
    at->message = box_top(&rest, rest.h > 170 ? 44 : 38, 4);
    at->desk = at->tray = rest;
    lay_hand(rest, at);
    if (passing)
        at->act = box_inner(box_right(&at->tray, 76, 0), 4);
}

/* The column beside the board: cards, what is to be said, and a desk as on a tall page; on a high one
   both the tray and the hand. */
static void lay_low(const struct page *p, const struct state *s, bool passing, struct layout *at)
{
    struct box rest = {p->height + 8, 8, p->width - p->height - 16, p->height - 16};
    bool rows = rest.w < 380 && variant_of(s)->colours > 2;

    at->cards = box_top(&rest, rows ? 102 : p->height > 500 ? 56 : 48, 4);
    at->message = box_top(&rest, rest.h > 300 ? 84 : rest.w < 300 ? 58 : 44, 4);
    at->both = p->height > 600;
    at->desk = at->tray = rest;
    if (!at->both) {
        lay_hand(rest, at);
        if (passing)
            at->act = rest.w < 300 ? box_bottom(&at->tray, 52, 4)
                                   : box_inner(box_right(&at->tray, 80, 0), 4);
        return;
    }
    lay_hand(box_bottom(&rest, rest.w < 300 ? 220 : 140, 6), at);
    at->desk = at->tray = rest;
}

static void lay_wide(struct layout *at)
{
    at->both = true;
    at->cards = (struct box){COLUMN_X, EDGE, COLUMN_WIDTH, PLATE};
    at->message = (struct box){EDGE, 514, PLATE, 40};
    at->desk = at->tray = (struct box){EDGE, 558, PLATE, 136};
    at->hand = (struct box){COLUMN_X, 516, COLUMN_WIDTH, 76};
    at->turns = (struct box){COLUMN_X, 598, COLUMN_WIDTH, 44};
    at->act = (struct box){COLUMN_X, 648, COLUMN_WIDTH, 46};
}

/* The part of the board that is seen: all of it, or a quarter of it, twice as large. */
static struct box seen_part(const struct scene *sc)
{
    struct grid g = blokus_view_grid(sc->now);
    struct point corner = blokus_art_corner(&g, sc->ui->seen_x, sc->ui->seen_y);
    float wide = g.cell * (float)(g.side / 2);

    return (struct box){corner.x - 2, corner.y - 2, wide + 4, wide + 4};
}

bool blokus_view_zoomed(const struct scene *sc)
{
    return sc->page.form != FORM_WIDE && sc->ui->zoomed && blokus_view_choosing(sc);
}

struct layout blokus_view_layout(const struct scene *sc)
{
    struct layout at = {.board = blokus_view_board_box(&sc->page)};
    struct box whole = box_inner(blokus_view_plate(sc), -2);
    bool passing = blokus_view_choosing(sc) && !sc->ui->tile && passes_free(sc->now);

    if (sc->page.form == FORM_TALL)
        lay_tall(&sc->page, passing, &at);
    else if (sc->page.form == FORM_LOW)
        lay_low(&sc->page, sc->now, passing, &at);
    else
        lay_wide(&at);
    at.on_board = box_onto(blokus_view_zoomed(sc) ? seen_part(sc) : whole, at.board);
    return at;
}

static int clamp(int value, int least, int most)
{
    return value < least ? least : value > most ? most : value;
}

/* So that the square is well inside of what is seen; it moves no further than it must. */
static int follow(int from, int square, int side)
{
    int half = side / 2, border = 2;

    return clamp(clamp(from, square + border + 1 - half, square - border), 0, side - half);
}

void blokus_view_show(struct ui *ui, const struct state *s, int square)
{
    int side = variant_of(s)->side, x = square % SIDE, y = square / SIDE;

    if (!ui->zoomed) {
        ui->seen_x = (uint8_t)clamp(x - side / 4, 0, side - side / 2);
        ui->seen_y = (uint8_t)clamp(y - side / 4, 0, side - side / 2);
        return;
    }
    ui->seen_x = (uint8_t)follow(ui->seen_x, x, side);
    ui->seen_y = (uint8_t)follow(ui->seen_y, y, side);
}

bool blokus_view_seen(const struct scene *sc, int x, int y)
{
    int half = variant_of(sc->now)->side / 2;

    return !blokus_view_zoomed(sc) || (x >= sc->ui->seen_x && x < sc->ui->seen_x + half &&
                                       y >= sc->ui->seen_y && y < sc->ui->seen_y + half);
}
