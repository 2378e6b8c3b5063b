/* Blokus: the large tray with the tiles of the colour to move, or of the next one that a person plays. */
#include "games/blokus/view/view.h"

enum { COLUMNS = 7, ROWS = 3 };

void blokus_view_draw_in(struct drawing *d, struct box b, int tile, int turn, int colour,
                         float cell)
{
    const struct tile_shape *shape = blokus_view_shape_of(tile, turn);
    float across = (b.w - 4) / (float)shape->width, down = (b.h - 4) / (float)shape->height;

    cell = cell < across ? cell : across;
    cell = cell < down ? cell : down;
    blokus_art_tile(
        d, shape, colour,
        (struct point){b.x + b.w / 2 - cell * ((float)shape->left + (float)shape->width / 2),
                       b.y + b.h / 2 - cell * ((float)shape->top + (float)shape->height / 2)},
        cell);
}

/* ---- Slots ---------------------------------------------------------------------------------- */

/* How the tray is parted. On the wide page every tile has its place for ever. On a tall page those that
   are left move up, and what has no room is on the next leaf. */
struct shelf {
    struct box in;
    int columns, rows, room; /* room: slots for tiles on a leaf */
    int leaves, leaf;
};

static int between(int value, int least, int most)
{
    return value < least ? least : value > most ? most : value;
}

static struct shelf shelf_of(const struct scene *sc, int colour)
{
    struct box tray = blokus_view_layout(sc).tray;
    int held = __builtin_popcount(sc->now->held[colour]);
    struct shelf f = {
        .in = box_inner(tray, 4), .columns = COLUMNS, .rows = ROWS, .room = TILES, .leaves = 1};

    if (sc->page.form == FORM_WIDE)
        return f;
    f.rows = (int)(f.in.h / (LEAST_BUTTON + 3));
    f.rows = between(f.rows, 1, sc->page.form == FORM_TALL ? ROWS : TILES);
    f.columns = between((held + f.rows - 1) / f.rows, 4, COLUMNS);
    while (f.columns < COLUMNS && (float)(f.columns * f.columns) * f.in.h < (float)held * f.in.w)
        f.columns++; /* so that slots are about as wide as high */
    f.columns = between(f.columns, 1, (int)(f.in.w / (LEAST_BUTTON + 3)));
    f.rows = between((held + f.columns - 1) / f.columns, 1, f.rows);
    f.room = f.rows * f.columns;
    if (held > f.room) {
        f.room--; /* for the button */
        f.leaves = (held + f.room - 1) / f.room;
    }
    f.leaf = sc->ui->leaf % f.leaves;
    return f;
}

static struct box cell_of(const struct shelf *f, int place)
{
    return box_cell(f->in, f->columns, f->rows, 0, place);
}

/* False: on another leaf. Large tiles come first. */
static bool find_slot(const struct scene *sc, const struct shelf *f, int colour, int tile,
                      struct box *out)
{
    int place = sc->page.form == FORM_WIDE
                    ? TILES - 1 - tile
                    : __builtin_popcount(sc->now->held[colour] >> tile >> 1) - f->leaf * f->room;

    if (place < 0 || place >= f->room)
        return false;
    *out = cell_of(f, place);
    return true;
}

/* ---- One tile ------------------------------------------------------------------------------- */

static bool is_refused(const struct scene *sc, int colour, int tile)
{
    for (int i = 0; sc->refused && i < sc->refused->places; i++)
        if (sc->refused->place[i] == place_tile(colour, tile))
            return true;
    return false;
}

static bool is_hinted(const struct scene *sc, int tile)
{
    return sc->hint_count > 0 && !move_is_pass(sc->hints[0]) &&
           move_placement(sc->hints[0]).tile == tile;
}

static void write_label(struct writer *w, const struct scene *sc, int colour, int tile, bool fits)
{
    write_text(w, blokus_colour_names[colour]);
    write_text(w, " tile ");
    write_char(w, blokus_letters[tile]);
    write_text(w, ", ");
    write_text(w, blokus_view_tile_names[tile]);
    write_text(w, ", ");
    write_counted(w, blokus_tile_sizes[tile], "square");
    if (sc->ui->tile == tile + 1)
        write_text(w, ", in hand: put it back");
    else if (!fits)
        write_text(w, ", fits nowhere now");
}

/* Over the tile: what is in hand has left its slot, what is pointed at is lit. */
static void draw_touchable(struct drawing *d, const struct scene *sc, struct box b, int colour,
                           int tile, bool fits)
{
    bool pointed = sc->focus == place_tile(colour, tile), held = sc->ui->tile == tile + 1;
    bool hinted = is_hinted(sc, tile);
    int ink = is_refused(sc, colour, tile) ? INK_BAD
              : hinted                     ? INK_GOOD
              : pointed || held            ? INK_ACCENT
                                           : INK_NONE;
    char label[80];
    struct writer w = writer_over(label, sizeof label);

    write_label(&w, sc, colour, tile, fits);
    draw_box(d, (struct box){b.x + 1.5f, b.y + 1.5f, b.w - 3, b.h - 3}, 7,
             (struct style){.fill = held && sc->page.form == FORM_WIDE ? ink_clear(INK_BOARD, 22)
                                    : pointed                          ? ink_clear(INK_WHITE, 78)
                                                                       : INK_NONE,
                            .outline = ink,
                            .width = hinted ? 2.5f : 2,
                            .dash = hinted || held ? 5 : 0});
    draw_target(d, place_tile(colour, tile), fits ? TARGET_READY : TARGET_IDLE, label);
}

/* ---- The tray ------------------------------------------------------------------------------- */

/* The tile in hand may have the desk for itself. */
static bool is_put_away(const struct scene *sc)
{
    return !blokus_view_layout(sc).both && blokus_view_choosing(sc) && sc->ui->tile;
}

/* The squares of a tile in this slot. Tiles of three by three fill it, and smaller ones have squares of
   the same size: only the long ones are drawn smaller. */
static float tray_cell(const struct scene *sc, struct box slot)
{
    float side = (slot.w < slot.h ? slot.w : slot.h) - 8;

    return sc->page.form == FORM_WIDE ? 13 : side > 78 ? 26 : side / 3;
}

void blokus_view_draw_tray(struct drawing *d, const struct scene *sc)
{
    int colour = blokus_view_tray_colour(sc);
    uint32_t fits = blokus_playable(sc->now, colour);
    struct shelf f = shelf_of(sc, colour);
    struct box b;

    for (int tile = TILES - 1; tile >= 0 && !is_put_away(sc); tile--) {
        bool dim = !(fits >> tile & 1);

        if (!(sc->now->held[colour] >> tile & 1) || !find_slot(sc, &f, colour, tile, &b))
            continue;
        if (dim)
            draw_push(d, (struct place){.fade = 0.72f});
        blokus_view_draw_in(d, box_inner(b, 2), tile, blokus_view_tray_turn(tile), colour,
                            tray_cell(sc, b));
        if (dim)
            draw_pop(d);
    }
}

/* While nobody here is to place one, they are dim. */
static void draw_shade(struct drawing *d, const struct scene *sc)
{
    if (!sc->still)
        draw_box(d, box_inner(blokus_view_layout(sc).desk, 1), 9,
                 (struct style){.fill = ink_clear(INK_BOARD, 55)});
}

void blokus_view_draw_slots(struct drawing *d, const struct scene *sc, const struct chances *c)
{
    int colour = blokus_view_tray_colour(sc);
    struct shelf f = shelf_of(sc, colour);
    struct box b;

    if (!blokus_view_choosing(sc)) {
        draw_shade(d, sc);
        return;
    }
    for (int tile = TILES - 1; tile >= 0 && !is_put_away(sc); tile--)
        if (sc->now->held[colour] >> tile & 1 && find_slot(sc, &f, colour, tile, &b))
            draw_touchable(d, sc, b, colour, tile, c->tiles >> tile & 1);
    if (is_put_away(sc))
        draw_touchable(d, sc, blokus_view_layout(sc).hand, colour, sc->ui->tile - 1, true);
    else if (f.leaves > 1)
        part_leaf_button(d, sc, box_inner(cell_of(&f, f.rows * f.columns - 1), 1), TRAY_BUTTON,
                         f.leaf, f.leaves, "more tiles");
}
