/* Marrakech: its picture as a whole, and what touching it means. */
#include "games/marrakech/view/view.h"

#include <string.h>

/* ---- Drawing -------------------------------------------------------------------------------- */

/* How far he has turned, in degrees. A person sees him look where he is about to be turned, so there is
   nothing left to show when that is done. */
static float turned(const struct scene *sc)
{
    bool turning = sc->t < 1 && marrakech_kind(sc->last) == TURN;
    bool choosing = sc->t >= 1 && sc->person >= 0 && sc->now->phase == ROTATE;
    int amount = turning ? marrakech_amount(sc->last) : choosing ? sc->ui->turn : 0;
    float whole = amount == 3 ? -90.0f : 90.0f * (float)amount;

    return turning && sc->seat[sc->before->mover] != SEAT_PERSON ? whole * sc->t : whole;
}

static void draw_assam(struct drawing *d, const struct scene *sc, const struct timing *time)
{
    const struct state *s = sc->t < 1 ? sc->before : sc->now;
    struct assam from = {s->assam / SIDE, s->assam % SIDE, s->facing};
    float turn = 90.0f * (float)from.facing + turned(sc), swing = 0, steps = 0,
          now = sc->t * time->total;
    struct point at;

    if (sc->t < 1 && marrakech_kind(sc->last) == DIE && now > time->roll) {
        steps = (now - time->roll) / (time->walk - time->roll);
        steps = (steps < 1 ? steps : 1) * (float)marrakech_amount(sc->last);
        swing = steps < (float)marrakech_amount(sc->last) ? turn_sine(steps * 720) : 0;
    }
    at = steps > 0 ? marrakech_view_walk(from, steps, &turn) : marrakech_art_square(s->assam);
    draw_push(d, (struct place){.x = at.x, .y = at.y});
    marrakech_art_assam(d, turn, swing);
    draw_pop(d);
}

/* What seldom changes comes first, then what moves. While a payment is shown, purses are as they
   were before it. */
static void draw(struct drawing *d, const struct scene *sc)
{
    struct timing time = marrakech_view_timing(sc->before, sc->last);
    bool laying = sc->t < 1 && sc->last && marrakech_kind(sc->last) == LAY;
    bool counting = sc->t < 1 && sc->t * time.total < time.pay;
    struct place on = marrakech_view_layout(&sc->page).on_board;

    part_page(d, sc);
    draw_push(d, on);
    marrakech_art_board(d);
    draw_pop(d);
    draw_settled(d);
    draw_push(d, on);
    marrakech_view_rugs(d, laying ? sc->before : sc->now);
    draw_pop(d);
    draw_settled(d);
    marrakech_view_heading(d, sc);
    marrakech_view_panels(d, sc, laying || counting ? sc->before : sc->now);
    draw_settled(d);
    draw_push(d, on);
    marrakech_view_news(d, sc);
    marrakech_view_squares(d, sc);
    marrakech_view_payment(d, sc, &time);
    if (laying)
        marrakech_view_laid(d, sc->last, sc->t);
    draw_assam(d, sc, &time);
    marrakech_view_choices(d, sc);
    draw_pop(d);
    marrakech_view_message(d, sc);
    marrakech_view_actions(d, sc, &time);
    marrakech_view_seats(d, sc);
    marrakech_view_coins(d, sc, &time);
}

/* ---- Rugs in hand --------------------------------------------------------------------------- */

static move lay(const struct state *s, int a, int b)
{
    struct rug rug = {.colour = s->colour[s->mover],
                      .number = NEXT_NUMBER,
                      .x = {a / SIDE, b / SIDE},
                      .y = {a % SIDE, b % SIDE}};

    return marrakech_lay(&rug);
}

static struct ghost ghost_on(const struct state *s, int a, int b)
{
    struct ghost g = {.there = true, .square = a, .other = b, .m = lay(s, a, b)};
    struct rug rug = marrakech_rug_of(g.m);

    g.legal = marrakech_fault(s, &rug) == NO_FAULT;
    return g;
}

/* As the person turned it, if he did so at this very square; else as he likes it, if that is legal
   here; else the first legal way, away from Assam before others; else just on the board. */
int marrakech_view_side(const struct state *s, const struct ui *ui, int square)
{
    int wish = ui->side ? ui->side - 1 : EAST, found = NOBODY;

    if (square < 0 || square >= SQUARES)
        return wish;
    if (ui->side && ui->side_at == square + 1)
        return wish;
    for (int i = 0; i < FACINGS; i++) {
        int side = (wish + i) % FACINGS, other = marrakech_neighbour(square, side);

        if (other == NOBODY)
            continue;
        if (ghost_on(s, square, other).legal)
            return side;
        if (found == NOBODY && other != s->assam)
            found = side;
    }
    return found == NOBODY ? wish : found;
}

struct ghost marrakech_view_ghost(const struct state *s, const struct ui *ui, int target)
{
    struct ghost none = {.there = false};
    int other;

    if (target >= EDGE && target < EDGE + 2 * SQUARES) {
        int square = (target - EDGE) / 2;

        other = marrakech_neighbour(square, (target - EDGE) % 2 ? SOUTH : EAST);
        return other == NOBODY ? none : ghost_on(s, square, other);
    }
    if (target < 0 || target >= SQUARES)
        return none;
    if (ui->lifted && ui->lifted - 1 != target)
        return ghost_on(s, ui->lifted - 1, target);
    other = marrakech_neighbour(target, marrakech_view_side(s, ui, target));
    return other == NOBODY ? none : ghost_on(s, target, other);
}

/* The next way round that stays on the board. */
static void turn_rug(struct ui *ui, const struct state *s, int square, int by)
{
    int side = marrakech_view_side(s, ui, square);

    do
        side = (side + by + FACINGS) % FACINGS;
    while (square >= 0 && square < SQUARES && marrakech_neighbour(square, side) == NOBODY);
    ui->side = (uint8_t)(side + 1);
    ui->side_at = (uint8_t)(square >= 0 && square < SQUARES ? square + 1 : 0);
}

/* A rug is shown lying across the edge that was pointed at. */
static void look_at(struct ui *ui, int target)
{
    if (target >= EDGE && target < EDGE + 2 * SQUARES) {
        ui->looked = ui->side_at = (uint8_t)((target - EDGE) / 2 + 1);
        ui->side = (target - EDGE) % 2 ? SOUTH + 1 : EAST + 1;
    } else if (target >= 0 && target < SQUARES) {
        ui->looked = (uint8_t)(target + 1);
    }
}

static bool is_turn(int target, enum gesture g)
{
    return g == GESTURE_TURN_LEFT || g == GESTURE_TURN_RIGHT ||
           (g == GESTURE_TAP && (target == TURN_LEFT_BUTTON || target == TURN_RIGHT_BUTTON));
}

static move touch_placement(struct ui *ui, const struct state *s, int target, enum gesture g)
{
    bool on_square = target >= 0 && target < SQUARES;
    int square = on_square ? target : ui->looked - 1;
    struct ghost ghost;

    if (g == GESTURE_CANCEL) {
        *ui = (struct ui){0};
        return 0;
    }
    if (is_turn(target, g)) {
        turn_rug(ui, s, square, g == GESTURE_TURN_LEFT || target == TURN_LEFT_BUTTON ? -1 : 1);
        return 0;
    }
    if (target == RUG_PLACE || (target == LAY_BUTTON && g == GESTURE_LIFT)) {
        *ui = (struct ui){.held = 1, .side = ui->side};
        return 0;
    }
    if (on_square && g == GESTURE_LIFT)
        ui->lifted = (uint8_t)(target + 1);
    if (g == GESTURE_LIFT || g == GESTURE_LOOK)
        look_at(ui, target);
    if (g != GESTURE_TAP)
        return 0;
    ghost = marrakech_view_ghost(s, ui, target == LAY_BUTTON ? square : target);
    ui->lifted = 0;
    return ghost.there ? ghost.m : 0;
}

static move touch_rotation(struct ui *ui, int target, enum gesture g)
{
    if (g == GESTURE_TURN_LEFT || (g == GESTURE_TAP && target == TURN_LEFT_BUTTON))
        ui->turn = ui->turn == 1 ? 0 : 3;
    else if (g == GESTURE_TURN_RIGHT || (g == GESTURE_TAP && target == TURN_RIGHT_BUTTON))
        ui->turn = ui->turn == 3 ? 0 : 1;
    else if (g == GESTURE_CANCEL)
        ui->turn = 0;
    else if (g == GESTURE_TAP && target == ROLL_BUTTON)
        return marrakech_turn(ui->turn);
    else if (g == GESTURE_TAP && target >= AHEAD && target < AHEAD + FACINGS &&
             target != AHEAD + 2) {
        if (ui->turn == target - AHEAD)
            return marrakech_turn(ui->turn);
        ui->turn = (uint8_t)(target - AHEAD);
    }
    return 0;
}

static move touch(struct ui *ui, const struct state *s, int target, enum gesture g)
{
    if (s->phase == ROTATE)
        return touch_rotation(ui, target, g);
    return s->phase == PLACE ? touch_placement(ui, s, target, g) : 0;
}

static float seconds(const struct state *before, move last)
{
    return marrakech_view_timing(before, last).total;
}

static bool holding(const struct ui *ui)
{
    return ui->held;
}

static bool turn_begins(const struct state *s)
{
    return s->phase == ROTATE;
}

static bool pays(const struct state *before, const struct state *after)
{
    return memcmp(before->dirhams, after->dirhams, sizeof before->dirhams) != 0;
}

static const char *chapter(const struct state *s)
{
    static const char *const begins[] = {
        [ROTATE] = "1. ", [ROLL] = "2. ", [PLACE] = "3. ", [FINISHED] = "The game ends"};

    return begins[s->phase];
}

static int spot(const struct state *s, move m)
{
    struct rug rug = marrakech_rug_of(m);

    (void)s;
    if (marrakech_kind(m) == TURN)
        return AHEAD + marrakech_amount(m);
    if (marrakech_kind(m) != LAY)
        return -1;
    return EDGE + 2 * (SIDE * rug.x[0] + rug.y[0]) + (rug.x[0] == rug.x[1]);
}

static int ink(const struct state *s, int player)
{
    return marrakech_art_ink(s->colour[player]);
}

const struct view marrakech_view = {
    .paper = {[FORM_WIDE] = {PAGE_WIDTH, PAGE_HEIGHT, PAGE_HEIGHT, PAGE_WIDTH, 0},
              [FORM_TALL] = {TALL_WIDTH, TALL_LEAST, TALL_MOST, TALL_WIDEST, TALL_NARROWEST},
              [FORM_LOW] = {LOW_HEIGHT, LOW_LEAST, LOW_MOST, LOW_HIGHEST, 0}},
    .face = {0, 0, COLUMN_X - 12, PAGE_HEIGHT},
    .board = marrakech_view_board,
    .invitation = "Send Assam across the market and let your rivals pay for stepping on your rugs.",
    .span = "2 to 4 players, 20 minutes",
    .ui_size = sizeof(struct ui),
    .pictures = marrakech_pictures,
    .lessons = marrakech_lessons,
    .inks = &marrakech_inks,
    .draw = draw,
    .touch = touch,
    .seconds = seconds,
    .ask = marrakech_view_ask,
    .account = marrakech_view_account,
    .tell = marrakech_view_tell,
    .advise = marrakech_view_advise,
    .chapter = chapter,
    .ink = ink,
    .holding = holding,
    .turn_begins = turn_begins,
    .pays = pays,
    .spot = spot,
};
