/* Blokus: its picture as a whole, and what touching it means. */
#include "games/blokus/view/view.h"

bool blokus_view_choosing(const struct scene *sc)
{
    return sc->person >= 0 && sc->t >= 1 && !blokus_view_over(sc->now);
}

/* Of the colour to move; but while computers play, of the next one that a person does, so that the tray
   does not flicker. */
int blokus_view_tray_colour(const struct scene *sc)
{
    const struct state *s = sc->now;
    int colours = variant_of(s)->colours;

    if (sc->still || blokus_view_choosing(sc))
        return s->mover;
    for (int i = 0; i < colours; i++) {
        int colour = (s->mover + i) % colours, seat = blokus_view_seat_of(s, colour);

        if (seat >= 0 && sc->seat[seat] == SEAT_PERSON && !(s->ceased >> colour & 1))
            return colour;
    }
    return s->mover;
}

/* ---- Drawing -------------------------------------------------------------------------------- */

/* What lies on the board, and what a person can see there of what he may do. */
static void draw_on_board(struct drawing *d, const struct scene *sc, const struct chances *c)
{
    bool placing = sc->t < 1 && sc->last && !move_is_pass(sc->last);

    draw_push(d, blokus_view_layout(sc).on_board);
    if (blokus_view_choosing(sc)) {
        blokus_view_draw_corners(d, sc, c);
        blokus_view_draw_ghost(d, sc, c);
    }
    if (placing)
        blokus_view_draw_flight(d, sc);
    draw_pop(d);
}

/* What of an enlarged board reaches beyond its place is covered. */
static void draw_mask(struct drawing *d, const struct scene *sc)
{
    struct box b = blokus_view_layout(sc).board;
    struct box rest = {0, 0, sc->page.width, sc->page.height}, around;

    if (sc->page.form == FORM_LOW) {
        box_left(&rest, b.w, 0);
    } else {
        around = box_top(&rest, b.h, 0);
        if (b.x > 0) {
            draw_box(d, box_left(&around, b.x, 0), 0, (struct style){.fill = INK_PAPER});
            draw_box(d, box_right(&around, b.x, 0), 0, (struct style){.fill = INK_PAPER});
        }
    }
    draw_box(d, rest, 0, (struct style){.fill = INK_PAPER});
}

static void draw_desk(struct drawing *d, const struct scene *sc, const struct chances *c)
{
    struct layout at = blokus_view_layout(sc);
    bool over = blokus_view_over(sc->now);

    blokus_art_hollow(d, at.desk, 10);
    if (at.both)
        blokus_art_hollow(d, at.hand, 10);
    blokus_view_draw_panels(d, sc);
    if (over)
        blokus_view_draw_ranking(d, sc);
    else
        blokus_view_draw_tray(d, sc);
    draw_settled(d);
    if (!over)
        blokus_view_draw_slots(d, sc, c);
    blokus_view_draw_actions(d, sc, c);
    blokus_view_draw_message(d, sc, c);
}

/* What seldom changes comes first. Of the targets those come first that a keyboard wants first: tiles,
   then buttons, then squares. */
static void draw(struct drawing *d, const struct scene *sc)
{
    bool placing = sc->t < 1 && sc->last && !move_is_pass(sc->last);
    struct place on = blokus_view_layout(sc).on_board;
    struct chances c = {0};

    if (blokus_view_choosing(sc))
        blokus_view_chances(sc->now, sc->ui, &c);
    part_page(d, sc);
    draw_push(d, on);
    blokus_view_draw_board(d, sc);
    draw_pop(d);
    draw_settled(d);
    draw_push(d, on);
    blokus_view_draw_starts(d, sc);
    blokus_view_draw_tiles(d, sc->now, placing ? sc->last : 0);
    blokus_view_draw_news(d, sc);
    draw_pop(d);
    if (blokus_view_zoomed(sc)) {
        draw_on_board(d, sc, &c);
        draw_mask(d, sc);
    }
    draw_desk(d, sc, &c);
    if (!blokus_view_zoomed(sc))
        draw_on_board(d, sc, &c);
    if (!sc->still) {
        draw_push(d, on);
        blokus_view_draw_squares(d, sc, &c);
        draw_pop(d);
        blokus_view_draw_seats(d, sc);
    }
    if (blokus_view_choosing(sc))
        blokus_view_draw_held(d, sc, &c);
    if (sc->t < 1 && sc->last && !placing)
        blokus_view_draw_stop(d, sc);
}

/* ---- Touching ------------------------------------------------------------------------------- */

static int tile_of(const struct state *s, int target)
{
    int tile = target - place_tile(s->mover, 0);

    return tile >= 0 && tile < TILES && s->held[s->mover] >> tile & 1 ? tile : -1;
}

/* The gesture that a button stands for. */
static enum gesture meant(int target, enum gesture g)
{
    if (g != GESTURE_TAP)
        return g;
    return target == TURN_LEFT_BUTTON    ? GESTURE_TURN_LEFT
           : target == TURN_RIGHT_BUTTON ? GESTURE_TURN_RIGHT
           : target == FLIP_BUTTON       ? GESTURE_FLIP
                                         : g;
}

static void touch_tile(struct ui *ui, const struct state *s, int tile, enum gesture g)
{
    bool held = ui->tile == tile + 1;

    if (g == GESTURE_TAP && held)
        *ui = (struct ui){0};
    else if (!held && (g == GESTURE_TAP || g == GESTURE_LIFT))
        blokus_view_take(ui, s, tile);
}

static move put_at(const struct ui *ui, const struct state *s, int square)
{
    struct chances c;

    blokus_view_chances(s, ui, &c);
    return blokus_view_ghost(s, ui, &c, square).m;
}

static move touch_square(struct ui *ui, const struct state *s, int square, enum gesture g)
{
    bool slid = ui->sliding && g == GESTURE_TAP;

    if (g == GESTURE_LOOK || slid) {
        blokus_view_show(ui, s, square);
        ui->zoomed = 1;
    }
    if (g == GESTURE_LIFT || g == GESTURE_LOOK || slid)
        ui->looked = (uint16_t)(square + 1);
    ui->sliding = g == GESTURE_LIFT;
    return g == GESTURE_TAP && !slid ? put_at(ui, s, square) : 0;
}

static move touch(struct ui *ui, const struct state *s, int target, enum gesture g)
{
    int tile = tile_of(s, target);

    g = meant(target, g);
    if (blokus_view_over(s))
        return 0;
    if (g == GESTURE_CANCEL) {
        *ui = (struct ui){0};
    } else if (g == GESTURE_TURN_LEFT || g == GESTURE_TURN_RIGHT || g == GESTURE_FLIP) {
        if (ui->tile)
            ui->turn = (uint8_t)blokus_view_turned(ui->tile - 1, ui->turn, g);
    } else if (tile >= 0) {
        touch_tile(ui, s, tile, g);
    } else if (ui->tile && blokus_view_is_square(s, target)) {
        return touch_square(ui, s, target, g);
    } else if (g == GESTURE_TAP && target == PUT_BUTTON && ui->looked) {
        return put_at(ui, s, ui->looked - 1);
    } else if (g == GESTURE_TAP && target == ZOOM_BUTTON) {
        blokus_view_show(ui, s, ui->looked ? ui->looked - 1 : place_square(0, 0));
        ui->zoomed = !ui->zoomed;
    } else if (g == GESTURE_TAP && target == TRAY_BUTTON) {
        ui->leaf++;
    } else if (g == GESTURE_TAP && target == PASS_BUTTON) {
        return move_pass(s->mover);
    }
    return 0;
}

/* A colour that has stopped already need not be shown stopping again. */
static float seconds(const struct state *before, move last)
{
    if (!move_is_pass(last))
        return 0.6f;
    return before->ceased >> move_colour(last) & 1 ? 0 : 0.7f;
}

static bool holding(const struct ui *ui)
{
    return ui->tile != 0;
}

static bool turn_begins(const struct state *s)
{
    (void)s;
    return true;
}

static const char *chapter(const struct state *s)
{
    return blokus_view_over(s) ? "Each square left" : "Your first tile";
}

static int spot(const struct state *s, move m)
{
    (void)s;
    return move_is_pass(m) ? PASS_BUTTON : place_tile(move_colour(m), move_placement(m).tile);
}

static int ink(const struct state *s, int player)
{
    (void)s;
    return blokus_art_ink(player);
}

static const char *const fields[] = {"Game string", NULL};

const struct view blokus_view = {
    .paper = {[FORM_WIDE] = {PAGE, PAGE, PAGE, PAGE, 0},
              [FORM_TALL] = {TALL_WIDTH, TALL_HEIGHT, TALL_MOST, TALL_WIDEST, TALL_NARROWEST},
              [FORM_LOW] = {LOW_HEIGHT, LOW_LEAST, LOW_MOST, LOW_HIGHEST, 0}},
    .board = blokus_view_board_box,
    .face = {EDGE / 2, EDGE / 2, PLATE + 2, PLATE + 2}, /* without the mark of a card beside it */
    .fields = fields,
    .invitation =
        "Corner to corner, never edge to edge: find room for your tiles before the others take it.",
    .span = "1 to 4 players, 25 minutes",
    .ui_size = sizeof(struct ui),
    .pictures = blokus_pictures,
    .lessons = blokus_lessons,
    .inks = &blokus_inks,
    .draw = draw,
    .touch = touch,
    .seconds = seconds,
    .ask = blokus_view_ask,
    .account = blokus_view_account,
    .tell = blokus_view_tell,
    .advise = blokus_view_advise,
    .chapter = chapter,
    .ink = ink,
    .holding = holding,
    .turn_begins = turn_begins,
    .spot = spot,
};
