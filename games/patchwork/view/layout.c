/* Patchwork: where things are on each of its pages. */
#include "games/patchwork/view/view.h"

enum { SLOT = LEAST_BUTTON + 4, CARD_HEIGHT = LEAST_BUTTON, GAP = 4 };
enum { STRIP = 38, TALK = 58, DESK = 2 * LEAST_BUTTON + GAP, BESIDE = 112, NARROW = 360 };

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

/* ---- Pages with one large quilt -------------------------------------------------------------- */

/* What is in hand, with its buttons at its right; in a narrow column, those that commit are below. */
static void lay_hand(struct box b, struct layout *at)
{
    bool narrow = at->narrow;

    b.h = least(b.h, narrow ? 180 : 210);
    if (narrow)
        at->commit = box_bottom(&b, LEAST_BUTTON, GAP);
    at->hand = box_left(&b, least(b.h, narrow ? b.w * 0.36f : 150), GAP);
    at->turns = box_top(&b, narrow ? least(b.h, 72) : (b.h - GAP) / 2, GAP);
    if (!narrow)
        at->commit = b;
}

/* The buttons: at the right of the patches on offer, or in a row below them. */
static void lay_buttons(const struct scene *sc, struct box *desk, struct layout *at)
{
    bool narrow = at->narrow;
    struct box b = {0};

    if (!sc->still)
        b = narrow ? box_bottom(desk, LEAST_BUTTON, GAP) : box_right(desk, BESIDE, 6);
    if (at->coming.h > 0 && !sc->still)
        at->more = box_right(&at->coming, LEAST_BUTTON, GAP);
    else
        at->more = narrow ? box_right(&b, 84, GAP) : box_bottom(&b, LEAST_BUTTON, GAP);
    at->advance = at->prompt = b;
}

/* Patches on offer, with what else can be done; where there is room, a shelf below for those that come
   next. What is in hand takes the place of those on offer. */
static void lay_desk(const struct scene *sc, struct box desk, struct layout *at)
{
    float offers = at->narrow ? DESK - GAP + 36 : DESK;
    int columns = (int)((desk.w - SLOT) / (LEAST_BUTTON + 3));
    int rows = (int)((desk.h - offers) / SLOT);
    int wanted = (__builtin_popcountll(sc->now->left) - OFFER + columns - 1) / columns;

    rows = rows < wanted ? rows : wanted;
    if (!sc->now->open && rows > 0)
        at->coming = box_bottom(&desk, (float)(SLOT * rows), GAP);
    desk.h = least(desk.h, sc->now->open ? 600 : 240);
    lay_hand(desk, at);
    lay_buttons(sc, &desk, at);
    at->circle = desk;
    at->shelf = at->coming;
    if (at->coming.h <= 0 && !is_held(sc) && (sc->now->open || sc->ui->leaf > 0))
        at->shelf = at->circle;
}

/* The score sheet, if it has no place yet, and the end bar. */
static void lay_end(struct box desk, struct layout *at)
{
    if (at->sheet.w > 0) {
        at->end = (struct box){desk.x, desk.y, desk.w, least(desk.h, 130)};
        return;
    }
    at->end = box_bottom(&desk, desk.h > 240 ? 116 : 60, 6);
    at->sheet = (struct box){desk.x, desk.y, desk.w, least(desk.h, 200)};
}

static void lay_actions(const struct scene *sc, struct box desk, struct layout *at)
{
    if (is_over(sc))
        lay_end(desk, at);
    else
        lay_desk(sc, desk, at);
}

/* Cards, with the small quilt beside that of its owner; where that is too narrow, it stands beside the
   time board. */
static void lay_cards(struct box row, bool beside, struct layout *at)
{
    if (beside)
        at->quilt[at->small] =
            at->small == 0 ? box_left(&row, row.h, GAP) : box_right(&row, row.h, GAP);
    for (int player = 0; player < PLAYERS; player++)
        at->card[player] = box_cell(row, PLAYERS, 1, GAP, player);
}

/* What comes below the cards: the time, what is said, what can be done. */
static void lay_rest(const struct scene *sc, struct box rest, struct layout *at)
{
    bool narrow = at->narrow;

    at->track = box_top(&rest, narrow ? LEAST_BUTTON : STRIP, GAP);
    if (narrow && at->small >= 0)
        at->quilt[at->small] = box_right(&at->track, LEAST_BUTTON, GAP);
    if (sc->now->bonus)
        at->rosette = box_right(&at->track, STRIP, GAP);
    at->message = box_top(&rest, narrow ? least(rest.h - DESK - 40, 110) : TALK, GAP);
    lay_actions(sc, rest, at);
}

/* Both quilts side by side. Says how high they are. */
static float lay_pair(struct box b, struct layout *at)
{
    b.h = (b.w - GAP) / 2;
    for (int player = 0; player < PLAYERS; player++)
        at->quilt[player] = box_cell(b, PLAYERS, 1, GAP, player);
    return b.h + GAP;
}

static void lay_tall(const struct scene *sc, struct layout *at)
{
    struct box rest = box_inner((struct box){0, 0, sc->page.width, sc->page.height}, 4);
    struct box row = box_top(&rest, CARD_HEIGHT, GAP), board;
    int large = large_quilt(sc);

    if (large >= 0) {
        at->small = !large;
        board = box_top(&rest, least(rest.w, rest.h - STRIP - TALK - DESK - 3 * GAP), GAP);
        at->quilt[large] = box_within(board, 1, 1);
    } else {
        box_top(&rest, lay_pair(rest, at), 0);
    }
    lay_cards(row, large >= 0, at);
    lay_rest(sc, rest, at);
}

/* The other quilt and the time board beside each other in a column: how large they can be. */
static float pair_side(struct box column)
{
    return least((column.w - 6) / 2, column.h - CARD_HEIGHT - TALK - 2 * DESK - 4 * GAP);
}

static bool is_roomy(struct box column)
{
    return pair_side(column) > 220;
}

/* A large column has room for the other quilt and the whole time board. */
static void lay_column(const struct scene *sc, struct box rest, int large, struct layout *at)
{
    float side = pair_side(rest);
    bool roomy = is_roomy(rest),
         broad = roomy && rest.w > 2 * 300 + GAP; /* figures beside the name */
    struct box row = box_top(&rest, broad ? 58 : CARD_HEIGHT, GAP), pair;

    at->narrow = rest.w < NARROW;
    at->small = large >= 0 && !roomy ? !large : -1;
    lay_cards(row, at->small >= 0 && !at->narrow, at);
    if (!roomy) {
        lay_rest(sc, rest, at);
        return;
    }
    pair = box_top(&rest, side, 6);
    if (large >= 0)
        at->quilt[!large] = box_within(box_left(&pair, side, 6), 1, 1);
    at->track = box_within(pair, 1, 1);
    at->message = box_top(&rest, TALK, GAP);
    if (sc->now->bonus)
        at->rosette = box_right(&at->message, STRIP, GAP);
    lay_actions(sc, rest, at);
}

/* The large quilt as high as the page; or both of them, with the score sheet below. */
static void lay_low(const struct scene *sc, struct layout *at)
{
    struct box rest = box_inner((struct box){0, 0, sc->page.width, sc->page.height}, 4);
    struct box left = box_left(&rest, rest.h, 6);
    int large = large_quilt(sc);

    if (is_roomy(rest) && large >= 0 && sc->person >= 0)
        large = sc->person; /* the other one is seen as well: nobody has to look there */
    if (large >= 0) {
        at->quilt[large] = left;
    } else {
        box_top(&left, lay_pair(left, at), 0);
        left.h = least(left.h, 220);
        at->sheet = left;
    }
    lay_column(sc, rest, large, at);
}

struct layout patchwork_view_layout(const struct scene *sc)
{
    struct layout at = {.small = -1};

    if (sc->page.form == FORM_TALL)
        lay_tall(sc, &at);
    else if (sc->page.form == FORM_LOW)
        lay_low(sc, &at);
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
    if (p->form != FORM_WIDE)
        return at.quilt[0];
    return (struct box){at.quilt[0].x, at.quilt[0].y, at.quilt[1].x + QUILT_SIDE - at.quilt[0].x,
                        QUILT_SIDE};
}
