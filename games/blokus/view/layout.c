/* Blokus: where things are on each of its pages. */
#include "games/blokus/view/view.h"

static const struct box plate = {EDGE - 2, EDGE - 2, PLATE + 4, PLATE + 4};

/* Below the board: a card for each colour, what is to be said, and a desk for the tray or the hand. Who
   may pass has a button for it beside the tray. */
static void lay_tall(const struct page *p, bool passing, struct layout *at)
{
    struct box rest = {5, p->width + 4, p->width - 10, p->height - p->width - 10}, right;

    at->board = (struct box){0, 0, p->width, p->width};
    at->cards = box_top(&rest, 48, 4);
    at->message = box_top(&rest, rest.h > 170 ? 44 : 38, 4);
    at->desk = at->tray = right = rest;
    at->hand = box_left(&right, rest.h < 150 ? rest.h : 150, 6);
    at->turns = box_top(&right, (right.h - 6) / 2, 6);
    at->act = right;
    if (passing)
        at->act = box_inner(box_right(&at->tray, 76, 0), 4);
}

static void lay_wide(struct layout *at)
{
    at->board = plate;
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
    return sc->page.form == FORM_TALL && sc->ui->zoomed && blokus_view_choosing(sc);
}

struct layout blokus_view_layout(const struct scene *sc)
{
    struct layout at;

    if (sc->page.form == FORM_TALL)
        lay_tall(&sc->page, blokus_view_choosing(sc) && !sc->ui->tile && passes_free(sc->now), &at);
    else
        lay_wide(&at);
    at.on_board = box_onto(blokus_view_zoomed(sc) ? seen_part(sc) : plate, at.board);
    return at;
}

struct box blokus_view_board_box(const struct page *p)
{
    return p->form == FORM_TALL ? (struct box){0, 0, p->width, p->width} : plate;
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
