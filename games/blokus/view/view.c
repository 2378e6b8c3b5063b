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

static void draw_page(struct drawing *d)
{
    draw_box(d, (struct box){0, 0, PAGE, PAGE}, 0, (struct style){.fill = INK_PAPER});
}

/* What seldom changes comes first. Of the targets those come first that a keyboard wants first: tiles,
   then buttons, then squares. */
static void draw(struct drawing *d, const struct scene *sc)
{
    bool placing = sc->t < 1 && sc->last && !move_is_pass(sc->last);
    bool choosing = blokus_view_choosing(sc), over = blokus_view_over(sc->now);
    struct chances c = {0};

    if (choosing)
        blokus_view_chances(sc->now, sc->ui, &c);
    draw_page(d);
    blokus_view_draw_board(d, sc->now);
    blokus_art_hollow(d, (struct box){EDGE, TRAY_Y, PLATE, TRAY_HEIGHT}, 10);
    blokus_art_hollow(d, (struct box){COLUMN_X, HAND_Y, COLUMN_WIDTH, HAND_HEIGHT}, 10);
    draw_settled(d);
    blokus_view_draw_starts(d, sc->now);
    blokus_view_draw_tiles(d, sc->now, placing ? sc->last : 0);
    blokus_view_draw_panels(d, sc);
    if (over)
        blokus_view_draw_ranking(d, sc);
    else
        blokus_view_draw_tray(d, sc);
    draw_settled(d);
    if (!over)
        blokus_view_draw_slots(d, sc, &c);
    blokus_view_draw_actions(d, sc, &c);
    blokus_view_draw_message(d, sc, &c);
    if (choosing)
        blokus_view_draw_corners(d, sc, &c);
    if (!sc->still) {
        blokus_view_draw_squares(d, sc, &c);
        blokus_view_draw_seats(d, sc);
    }
    if (choosing)
        blokus_view_draw_ghost(d, sc, &c);
    if (placing)
        blokus_view_draw_flight(d, sc);
    else if (sc->t < 1 && sc->last)
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
    .paper = {[FORM_WIDE] = {PAGE, PAGE, PAGE, PAGE}},
    .face = {0, 0, PLATE + 2 * EDGE, PLATE + 2 * EDGE},
    .fields = fields,
    .ui_size = sizeof(struct ui),
    .lessons = blokus_lessons,
    .inks = &blokus_inks,
    .draw = draw,
    .touch = touch,
    .seconds = seconds,
    .ask = blokus_view_ask,
    .tell = blokus_view_tell,
    .advise = blokus_view_advise,
    .chapter = chapter,
    .ink = ink,
    .holding = holding,
    .turn_begins = turn_begins,
    .spot = spot,
};
