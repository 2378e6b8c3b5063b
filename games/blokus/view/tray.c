/* Blokus: the large tray with the tiles of the colour to move, or of the next one that a person plays. */
#include "games/blokus/view/view.h"

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
    else if (is_hinted(sc, tile))
        write_text(w, ", marked by the hint");
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

void blokus_view_draw_tray(struct drawing *d, const struct scene *sc)
{
    int colour = blokus_view_tray_colour(sc);
    uint32_t fits = blokus_playable(sc->now, colour);
    struct shelf f = blokus_view_shelf(sc, colour);

    for (int i = 0; i < f.count && !is_put_away(sc); i++) {
        int tile = f.tile[i];
        bool dim = !(fits >> tile & 1);

        if (f.slot[i].w <= 0)
            continue;
        if (dim)
            draw_push(d, (struct place){.fade = 0.72f});
        blokus_view_draw_in(d, box_inner(f.slot[i], 2), tile, blokus_view_tray_turn(tile), colour,
                            f.cell);
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
    struct shelf f = blokus_view_shelf(sc, colour);

    if (!blokus_view_choosing(sc)) {
        draw_shade(d, sc);
        return;
    }
    for (int i = 0; i < f.count && !is_put_away(sc); i++)
        if (f.slot[i].w > 0)
            draw_touchable(d, sc, f.slot[i], colour, f.tile[i], c->tiles >> f.tile[i] & 1);
    if (is_put_away(sc))
        draw_touchable(d, sc, blokus_view_layout(sc).hand, colour, sc->ui->tile - 1, true);
    else if (f.leaves > 1)
        part_leaf_button(d, sc, f.more, TRAY_BUTTON, f.leaf, f.leaves, "more tiles");
}
