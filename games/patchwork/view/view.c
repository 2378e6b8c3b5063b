/* Patchwork: its picture as a whole, and what touching it means. */
#include "games/patchwork/view/view.h"

/* ---- Drawing -------------------------------------------------------------------------------- */

/* The position as far as the move has been shown: first the patch is laid and paid, then the time
   passes, then buttons come in. */
static struct state shown_of(const struct scene *sc, const struct timing *time)
{
    float now = sc->t * time->total;
    struct state s = now < time->lay ? *sc->before : *sc->now;

    if (sc->t >= 1 || time->total <= 0)
        return *sc->now;
    s.purse[time->player] = sc->before->purse[time->player];
    if (now > time->lay * 0.6f)
        s.purse[time->player] = (uint16_t)(s.purse[time->player] - time->price);
    if (now > (time->walk + 3 * time->total) / 4)
        s.purse[time->player] = sc->now->purse[time->player];
    if (now < time->walk)
        s.time[time->player] = sc->before->time[time->player];
    if (time->bonus && now < time->walk)
        s.holder = NOBODY;
    return s;
}

/* The circle closes up when the patch has come down. */
static struct slide slide_of(const struct scene *sc, const struct timing *time)
{
    float since = sc->t * time->total - time->lay;
    bool bought = sc->t < 1 && time->patch >= 0 && time->patch != SPECIAL;

    if (sc->t < 1 && sc->last & DRAW)
        return (struct slide){sc->before, sc->t * sc->t * (3 - 2 * sc->t), -1};
    if (!bought)
        return (struct slide){sc->now, 1, -1};
    if (since < 0)
        return (struct slide){sc->before, 1, time->patch};
    return (struct slide){sc->before, since < time->slide ? since / time->slide : 1, -1};
}

/* What seldom changes comes first, then what moves. */
static void draw(struct drawing *d, const struct scene *sc)
{
    struct timing time = patchwork_view_timing(sc->before, sc->last);
    struct state shown = shown_of(sc, &time);
    struct slide slide = slide_of(sc, &time);
    struct layout at = patchwork_view_layout(sc);

    part_page(d, sc);
    patchwork_view_bare_quilts(d, &at);
    patchwork_view_table(d, sc, &at);
    patchwork_art_time_board(d, at.track);
    draw_settled(d);
    patchwork_view_quilts(d, &at, &shown);
    patchwork_view_circle(d, sc, &at, &shown, &slide);
    draw_settled(d);
    patchwork_view_heading(d, &at, &shown);
    patchwork_view_panels(d, sc, &at, &shown);
    patchwork_view_track(d, sc, &at, &shown);
    draw_settled(d);
    patchwork_view_circle_marks(d, sc, &at);
    patchwork_view_news(d, sc, &at);
    patchwork_view_squares(d, sc, &at);
    patchwork_view_places(d, sc, &at);
    patchwork_view_tokens(d, sc, &at, &time);
    patchwork_view_message(d, sc, at.message);
    patchwork_view_actions(d, sc, &at, &shown);
    patchwork_view_seats(d, sc, &at);
    patchwork_view_flights(d, sc, &at, &time);
    patchwork_view_held(d, sc, &at);
}

/* ---- The patch in hand ---------------------------------------------------------------------- */

int patchwork_view_in_hand(const struct state *s, const struct ui *ui)
{
    return s->special != NOBODY ? SPECIAL : ui->patch - 1;
}

/* Held by the square nearest to its middle; where it would hang over the edge it moves in. */
struct ghost patchwork_view_ghost(const struct state *s, const struct ui *ui, int target)
{
    int player = patchwork_actor(s), patch = patchwork_view_in_hand(s, ui);
    int square = target - PLACE_QUILT - NUMBERS * player, row, column;
    struct ghost g = {.there = false};
    struct refusal why;
    const struct pose *pose;

    if (player < 0 || patch < 0 || square < 0 || square >= NUMBERS || square % ROW >= SIDE)
        return g;
    pose = &patchwork_patches[patch].shape[ui->turn];
    row = square / ROW - patchwork_art_handle(pose) / ROW;
    column = square % ROW - patchwork_art_handle(pose) % ROW;
    row = row < 0 ? 0 : row > SIDE - pose->height ? SIDE - pose->height : row;
    column = column < 0 ? 0 : column > SIDE - pose->width ? SIDE - pose->width : column;
    g.there = true;
    g.m = patchwork_lay(patch, ui->turn, ROW * row + column);
    g.legal = !patchwork_why_not(s, g.m, &why);
    return g;
}

static void set_turn(struct ui *ui, int turn)
{
    ui->turn = patchwork_patches[ui->patch - 1].shape[turn].same_as;
}

static void turn_by(struct ui *ui, int quarters)
{
    if (ui->patch)
        set_turn(ui, (ui->turn & 4) | ((ui->turn + quarters) & 3));
}

/* Left becomes right. Orientations mirror first and turn then, so turns go the other way round. */
static void flip(struct ui *ui)
{
    if (ui->patch)
        set_turn(ui, ((ui->turn & 4) ^ 4) | (-ui->turn & 3));
}

static bool can_buy(const struct state *s, int patch)
{
    return s->special == NOBODY && patchwork_affordable(s, patchwork_actor(s)) >> patch & 1;
}

/* Takes a patch, or puts it back if it is in hand already. One that cannot be bought is refused. */
static move choose(struct ui *ui, const struct state *s, int patch, enum gesture g)
{
    if (!can_buy(s, patch))
        return g == GESTURE_TAP ? patchwork_lay(patch, 0, 0) : 0;
    if (ui->patch == patch + 1 && g == GESTURE_LIFT)
        return 0;
    *ui = (struct ui){.patch = (uint8_t)(ui->patch == patch + 1 ? 0 : patch + 1),
                      .lifted = g == GESTURE_LIFT,
                      .leaf = ui->leaf};
    return 0;
}

static move touch_button(struct ui *ui, const struct state *s, int target)
{
    struct ghost ghost;

    switch (target) {
    case ADVANCE_BUTTON:
        return ADVANCE;
    case TURN_LEFT_BUTTON:
        turn_by(ui, 3);
        break;
    case TURN_RIGHT_BUTTON:
    case HAND:
        turn_by(ui, 1);
        break;
    case FLIP_BUTTON:
        flip(ui);
        break;
    case BACK_BUTTON:
        *ui = (struct ui){.leaf = ui->leaf};
        break;
    case MORE_BUTTON:
        ui->leaf++;
        break;
    case OTHER_QUILT:
        ui->abroad = !ui->abroad;
        break;
    case LAY_BUTTON:
        ghost = patchwork_view_ghost(s, ui,
                                     PLACE_QUILT + NUMBERS * patchwork_actor(s) + ui->looked - 1);
        return ui->looked && ghost.there ? ghost.m : 0;
    }
    return 0;
}

static move touch_square(struct ui *ui, const struct state *s, int target, enum gesture g)
{
    int square = target - PLACE_QUILT - NUMBERS * patchwork_actor(s);
    struct ghost ghost = patchwork_view_ghost(s, ui, target);

    if (!ghost.there)
        return 0;
    if (g == GESTURE_LOOK || g == GESTURE_LIFT)
        ui->looked = (uint8_t)(square + 1);
    return g == GESTURE_TAP ? ghost.m : 0;
}

/* What is dragged can be let go on a quilt; elsewhere it goes back, and nothing is pressed. */
static move drop(struct ui *ui, const struct state *s, int target)
{
    if (target >= PLACE_QUILT && target < PLACE_PATCH)
        return touch_square(ui, s, target, GESTURE_TAP);
    *ui = (struct ui){0};
    return 0;
}

static move touch(struct ui *ui, const struct state *s, int target, enum gesture g)
{
    bool taken = g == GESTURE_TAP || g == GESTURE_LIFT || g == GESTURE_LOOK;
    bool dropped = ui->lifted && g == GESTURE_TAP;

    if (patchwork_actor(s) < 0)
        return 0;
    ui->lifted = g == GESTURE_LIFT;
    if (dropped)
        return drop(ui, s, target);
    if (g == GESTURE_CANCEL)
        *ui = (struct ui){0};
    else if (g == GESTURE_TURN_LEFT)
        turn_by(ui, 3);
    else if (g == GESTURE_TURN_RIGHT)
        turn_by(ui, 1);
    else if (g == GESTURE_FLIP)
        flip(ui);
    else if (taken && target >= 0 && target < PLACE_PATCH)
        return touch_square(ui, s, target, g);
    else if (taken && target >= PLACE_PATCH && target < PLACE_PATCH + PATCHES)
        return choose(ui, s, target - PLACE_PATCH, g);
    else if (g == GESTURE_TAP)
        return touch_button(ui, s, target);
    return 0;
}

static float seconds(const struct state *before, move last)
{
    return patchwork_view_timing(before, last).total;
}

static bool holding(const struct ui *ui)
{
    return ui->patch != 0;
}

static bool turn_begins(const struct state *s)
{
    return s->special == NOBODY;
}

static const char *chapter(const struct state *s)
{
    int actor = patchwork_actor(s);

    return actor == OVER ? "The game ends" : s->special ? "Whenever" : "A turn";
}

static int spot(const struct state *s, move m)
{
    if (m == ADVANCE)
        return ADVANCE_BUTTON;
    if (!patchwork_is_lay(m))
        return -1;
    if (patchwork_patch_of(m) != SPECIAL)
        return PLACE_PATCH + patchwork_patch_of(m);
    return PLACE_QUILT + NUMBERS * patchwork_actor(s) + patchwork_square_of(m);
}

static int ink(const struct state *s, int player)
{
    (void)s;
    return patchwork_art_ink(player);
}

static const char *const fields[] = {"Placement:", NULL};

const struct view patchwork_view = {
    .paper = {[FORM_WIDE] = {PAGE_WIDTH, PAGE_HEIGHT, PAGE_HEIGHT, PAGE_WIDTH, 0},
              [FORM_TALL] = {TALL_WIDTH, TALL_LEAST, TALL_MOST, TALL_WIDEST, TALL_NARROWEST},
              [FORM_LOW] = {LOW_HEIGHT, LOW_LEAST, LOW_MOST, LOW_HIGHEST, 0}},
    .face = {0, 0, COLUMN_X - 6, PAGE_HEIGHT},
    .fields = fields,
    .display = "Display",
    .invitation = "Pay with buttons and with time, and sew the fuller quilt.",
    .span = "2 players, 25 minutes",
    .ui_size = sizeof(struct ui),
    .pictures = patchwork_pictures,
    .lessons = patchwork_lessons,
    .inks = &patchwork_inks,
    .draw = draw,
    .board = patchwork_view_board,
    .touch = touch,
    .seconds = seconds,
    .ask = patchwork_view_ask,
    .account = patchwork_view_account,
    .tell = patchwork_view_tell,
    .advise = patchwork_view_advise,
    .chapter = chapter,
    .ink = ink,
    .holding = holding,
    .hand = patchwork_view_hand_words,
    .turn_begins = turn_begins,
    .spot = spot,
};
