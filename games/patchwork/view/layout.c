/* Patchwork: where things are on each of its pages. */
#include "games/patchwork/view/view.h"

enum { SLOT = LEAST_BUTTON + 4, CARD_HEIGHT = LEAST_BUTTON, GAP = 4 };
enum { STRIP = 38, TALK = 58, DESK = 2 * LEAST_BUTTON + GAP, BESIDE = 112 };

static float least(float a, float b)
{
    return a < b ? a : b;
}

static bool is_over(const struct scene *sc)
{
    return sc->t >= 1 && patchwork_actor(sc->now) == OVER;
}

/* The player whose quilt a small page shows large, or -1: both alike. Who plays at this screen sees his
   own, or the one he wants to look at; two who share it, that of who is at his turn. */
static int large_quilt(const struct scene *sc)
{
    int persons = (sc->seat[0] == SEAT_PERSON) + (sc->seat[1] == SEAT_PERSON), mover;

    if (sc->still || is_over(sc))
        return -1;
    if (sc->person >= 0)
        return sc->ui->abroad ? !sc->person : sc->person;
    mover = patchwork_actor(sc->t < 1 ? sc->before : sc->now);
    if (persons == 1)
        return sc->seat[1] == SEAT_PERSON;
    return persons == 0 ? -1 : mover < 0 ? 0 : mover;
}

static void lay_wide(const struct scene *sc, struct layout *at)
{
    const float width = PAGE_WIDTH - 8 - COLUMN_X, low = 72 + QUILT_SIDE + 8;
    struct box desk = {COLUMN_X, low, width, PAGE_HEIGHT - 8 - low};

    for (int player = 0; player < PLAYERS; player++) {
        float x = 8 + (QUILT_SIDE + 12) * (float)player;

        at->card[player] = (struct box){x, 8, QUILT_SIDE, 58};
        at->quilt[player] = (struct box){x, 72, QUILT_SIDE, QUILT_SIDE};
    }
    at->heading = (struct box){COLUMN_X, 5, width, 36};
    at->rosette = sc->now->bonus ? box_right(&at->heading, 38, 4) : (struct box){0};
    at->track = (struct box){COLUMN_X, 44, width, width};
    at->message = (struct box){COLUMN_X, 50 + width, width, low - 8 - 50 - width};
    at->circle = (struct box){8, low, 2 * QUILT_SIDE + 12, desk.h};
    at->end = at->sheet = desk;
    at->sheet = box_top(&at->end, desk.h - 118, 6);
    at->advance = box_bottom(&desk, 60, 7);
    at->hand = at->prompt = desk;
    at->hand = box_top(&desk, 118, 7);
    at->turns = box_top(&desk, 48, 7);
    at->commit = desk;
    at->prompt.h = 62;
    if (!is_over(sc))
        at->sheet = (struct box){COLUMN_X, low + (sc->still ? 0 : 66), width, 158};
}

static bool is_held(const struct scene *sc)
{
    return sc->person >= 0 && patchwork_view_in_hand(sc->now, sc->ui) >= 0;
}

/* What is in hand, with its buttons at its right. */
static void lay_hand(struct box b, struct layout *at)
{
    b.h = b.h < 140 ? b.h : 140;
    at->hand = box_left(&b, b.h < 120 ? b.h : 120, 6);
    at->turns = box_top(&b, (b.h - GAP) / 2, GAP);
    at->commit = b;
}

/* Patches on offer, with what else can be done beside them; on high pages a shelf below for those that
   come next. What is in hand takes the place of those on offer. */
static void lay_desk(const struct scene *sc, struct box desk, struct layout *at)
{
    int rows = (int)((desk.h - DESK) / SLOT);
    struct box beside;

    at->end = at->sheet = desk;
    at->end = box_bottom(&at->sheet, desk.h > 240 ? 116 : 60, 6);
    at->sheet.h = least(at->sheet.h, 200);
    if (!sc->now->open && rows > 0)
        at->coming = box_bottom(&desk, (float)(SLOT * (rows < 5 ? rows : 5)), GAP);
    lay_hand(desk, at);
    at->circle = desk;
    beside = sc->still ? (struct box){0} : box_right(&at->circle, BESIDE, 6);
    if (is_over(sc))
        return;
    at->shelf = at->coming;
    if (at->coming.h <= 0 && !is_held(sc) && (sc->now->open || sc->ui->leaf > 0))
        at->shelf = at->circle;
    if (at->coming.h > 0 && !sc->still)
        at->more = box_right(&at->coming, LEAST_BUTTON, GAP);
    else
        at->more = box_bottom(&beside, LEAST_BUTTON, GAP);
    at->advance = at->prompt = beside;
}

static void lay_quilts(const struct scene *sc, struct box *rest, struct layout *at)
{
    struct box row = box_top(rest, CARD_HEIGHT, GAP), board;
    int large = large_quilt(sc);

    if (large >= 0) {
        at->small = !large;
        at->quilt[!large] =
            large ? box_left(&row, CARD_HEIGHT, GAP) : box_right(&row, CARD_HEIGHT, GAP);
        board = box_top(rest, least(rest->w, rest->h - STRIP - TALK - DESK - 3 * GAP), GAP);
        at->quilt[large] = box_within(board, 1, 1);
    } else {
        board = box_top(rest, (rest->w - GAP) / 2, GAP);
    }
    for (int player = 0; player < PLAYERS; player++) {
        at->card[player] = box_cell(row, PLAYERS, 1, GAP, player);
        if (large < 0)
            at->quilt[player] = box_cell(board, PLAYERS, 1, GAP, player);
    }
}

static void lay_tall(const struct scene *sc, struct layout *at)
{
    struct box rest = box_inner((struct box){0, 0, sc->page.width, sc->page.height}, 4);

    lay_quilts(sc, &rest, at);
    at->track = box_top(&rest, STRIP, GAP);
    if (sc->now->bonus)
        at->rosette = box_right(&at->track, STRIP, GAP);
    at->message = box_top(&rest, TALK, GAP);
    lay_desk(sc, rest, at);
}

struct layout patchwork_view_layout(const struct scene *sc)
{
    struct layout at = {.small = -1};

    if (sc->page.form == FORM_TALL)
        lay_tall(sc, &at);
    else
        lay_wide(sc, &at);
    for (int player = 0; player < PLAYERS; player++)
        at.cell[player] = at.quilt[player].w * CELL / QUILT_SIDE;
    return at;
}

/* On the wide page both quilts. */
struct box patchwork_view_board(const struct page *p)
{
    struct scene sc = {.page = *p, .t = 1};
    struct state none = {.bag = 1};
    struct ui ui = {0};
    struct layout at;

    sc.now = sc.before = &none;
    sc.ui = &ui;
    at = patchwork_view_layout(&sc);
    if (p->form == FORM_TALL)
        return at.quilt[0];
    return (struct box){at.quilt[0].x, at.quilt[0].y, at.quilt[1].x + QUILT_SIDE - at.quilt[0].x,
                        QUILT_SIDE};
}
