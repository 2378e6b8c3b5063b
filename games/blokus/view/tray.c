/* Blokus: the large tray with the tiles of the colour to move, or of the next one that a person plays. */
#include "games/blokus/view/view.h"

enum { COLUMNS = 7, SLOT_WIDTH = 70, SLOT_HEIGHT = 43 };

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

struct box blokus_view_slot(int tile)
{
    int place = TILES - 1 - tile; /* large tiles first */

    return (struct box){EDGE + 7 + (float)(place % COLUMNS * SLOT_WIDTH),
                        TRAY_Y + 4 + (float)(place / COLUMNS * SLOT_HEIGHT), SLOT_WIDTH,
                        SLOT_HEIGHT};
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
static void draw_touchable(struct drawing *d, const struct scene *sc, int colour, int tile,
                           bool fits)
{
    struct box b = blokus_view_slot(tile);
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
             (struct style){.fill = held      ? ink_clear(INK_BOARD, 22)
                                    : pointed ? ink_clear(INK_WHITE, 78)
                                              : INK_NONE,
                            .outline = ink,
                            .width = hinted ? 2.5f : 2,
                            .dash = hinted || held ? 5 : 0});
    draw_target(d, place_tile(colour, tile), fits ? TARGET_READY : TARGET_IDLE, label);
}

/* ---- The tray ------------------------------------------------------------------------------- */

void blokus_view_draw_tray(struct drawing *d, const struct scene *sc)
{
    int colour = blokus_view_tray_colour(sc);
    uint32_t fits = blokus_playable(sc->now, colour);

    for (int tile = TILES - 1; tile >= 0; tile--) {
        bool dim = !(fits >> tile & 1);

        if (!(sc->now->held[colour] >> tile & 1))
            continue;
        if (dim)
            draw_push(d, (struct place){.fade = 0.72f});
        blokus_view_draw_in(d, blokus_view_slot(tile), tile, blokus_view_tray_turn(tile), colour,
                            13);
        if (dim)
            draw_pop(d);
    }
}

void blokus_view_draw_slots(struct drawing *d, const struct scene *sc, const struct chances *c)
{
    int colour = blokus_view_tray_colour(sc);

    if (!blokus_view_choosing(sc)) {
        if (!sc->still)
            draw_box(d, (struct box){EDGE + 1, TRAY_Y + 1, PLATE - 2, TRAY_HEIGHT - 2}, 9,
                     (struct style){.fill = ink_clear(INK_BOARD, 55)});
        return;
    }
    for (int tile = TILES - 1; tile >= 0; tile--)
        if (sc->now->held[colour] >> tile & 1)
            draw_touchable(d, sc, colour, tile, c->tiles >> tile & 1);
}
