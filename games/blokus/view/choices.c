/* Blokus: what a person can choose on the board. Corners to build on, the tile in hand over its place,
   and the squares as targets. */
#include "games/blokus/view/view.h"

/* With a tile in hand, the corners that it can reach as it is turned stand out. */
void blokus_view_draw_corners(struct drawing *d, const struct scene *sc, const struct chances *c)
{
    struct grid g = blokus_view_grid(sc->now);
    int ink = blokus_art_ink(sc->now->mover);

    for (int y = 0; y < g.side; y++)
        for (int x = 0; x < g.side; x++) {
            bool near = field_has(&c->near, x, y);

            if (!field_has(&c->corners, x, y))
                continue;
            if (!blokus_opened(sc->now, sc->now->mover)) {
                draw_disc(d, blokus_art_centre(&g, x, y), g.cell * 0.44f,
                          (struct style){.outline = ink, .width = 2.5f, .shadow = SHADOW_GLOW});
                continue;
            }
            if (near)
                draw_disc(
                    d, blokus_art_centre(&g, x, y), g.cell * 0.24f,
                    (struct style){.fill = INK_WHITE, .outline = ink_dark(ink, 30), .width = 1.2f});
            draw_disc(d, blokus_art_centre(&g, x, y),
                      g.cell * (near || !sc->ui->tile ? 0.15f : 0.1f),
                      (struct style){
                          .fill = ink, .outline = near ? INK_NONE : ink_dark(ink, 45), .width = 1});
        }
}

/* ---- The tile in hand ----------------------------------------------------------------------- */

static void draw_over(struct drawing *d, const struct grid *g, const struct placement *p,
                      int colour, float fade)
{
    struct point at = blokus_art_corner(g, p->x, p->y);
    struct path shade = {.count = 0};

    blokus_art_outline(&shade, placement_shape(p), (struct point){at.x + 3, at.y + 6}, g->cell, 0,
                       4);
    draw_path(d, &shade, (struct style){.fill = ink_clear(INK_SHADE, 68)});
    draw_push(d, (struct place){.x = -1, .y = -2, .fade = fade});
    blokus_art_tile(d, placement_shape(p), colour, at, g->cell);
    draw_pop(d);
}

static void draw_edge(struct drawing *d, const struct grid *g, const struct placement *p, int ink,
                      float dash)
{
    struct path edge = {.count = 0};
    struct point at = blokus_art_corner(g, p->x, p->y);

    blokus_art_outline(&edge, placement_shape(p), at, g->cell, -1, 4);
    draw_path(d, &edge, (struct style){.outline = INK_WHITE, .width = 5});
    draw_path(d, &edge, (struct style){.outline = ink, .width = 2.5f, .dash = dash});
}

static bool covers(const struct placement *p, int place)
{
    const struct tile_shape *shape = placement_shape(p);

    for (int i = 0; i < shape->size; i++)
        if (place == place_square(p->x + shape->cell[i].x, p->y + shape->cell[i].y))
            return true;
    return false;
}

/* Squares that are wrong are crossed; once it was tried, those that would have to be covered are ringed. */
static void draw_fault(struct drawing *d, const struct scene *sc, const struct ghost *g,
                       const struct refusal *why)
{
    struct grid grid = blokus_view_grid(sc->now);

    for (int i = 0; i < why->places; i++) {
        int place = why->place[i];
        struct point c = blokus_art_centre(&grid, place % SIDE, place / SIDE);
        float half = grid.cell / 2 - 1.5f;

        if (!blokus_view_is_square(sc->now, place))
            continue;
        if (g->there && !covers(&g->at, place)) {
            if (!sc->refused)
                continue;
            draw_disc(d, c, grid.cell * 0.3f, (struct style){.outline = INK_WHITE, .width = 4});
            draw_disc(d, c, grid.cell * 0.3f, (struct style){.outline = INK_BAD, .width = 2});
            continue;
        }
        draw_box(d, (struct box){c.x - half, c.y - half, 2 * half, 2 * half}, 3,
                 (struct style){.fill = ink_clear(INK_BAD, 62), .outline = INK_BAD, .width = 2});
        blokus_art_cross(d, c, grid.cell * 0.2f, INK_BAD, 2.2f);
    }
}

static void draw_hint(struct drawing *d, const struct scene *sc)
{
    struct grid g = blokus_view_grid(sc->now);
    struct placement p;

    if (sc->played && !move_is_pass(sc->played)) {
        p = move_placement(sc->played);
        draw_edge(d, &g, &p, INK_TEXT, 0);
    }
    if (sc->hint_count == 0 || move_is_pass(sc->hints[0]))
        return;
    p = move_placement(sc->hints[0]);
    if (sc->played)
        draw_over(d, &g, &p, sc->now->mover, 0.35f);
    draw_edge(d, &g, &p, INK_GOOD, 6);
}

void blokus_view_draw_ghost(struct drawing *d, const struct scene *sc, const struct chances *c)
{
    struct grid grid = blokus_view_grid(sc->now);
    struct ghost g = blokus_view_ghost(sc->now, sc->ui, c, blokus_view_shown_square(sc));
    struct refusal why;

    if (g.there) {
        draw_over(d, &grid, &g.at, sc->now->mover, g.legal ? 0.08f : 0.45f);
        draw_edge(d, &grid, &g.at, g.legal ? INK_GOOD : INK_BAD, 0);
    }
    draw_hint(d, sc);
    if (sc->refused)
        draw_fault(d, sc, &g, sc->refused);
    else if (g.there && !g.legal && blokus_why_not(sc->now, g.m, &why))
        draw_fault(d, sc, &g, &why);
}

/* In hand, and not over the board: above everything on the page. */
void blokus_view_draw_held(struct drawing *d, const struct scene *sc, const struct chances *c)
{
    struct grid g = blokus_view_grid(sc->now);
    const struct tile_shape *shape;
    struct cell handle;
    float cell = g.cell * blokus_view_layout(sc).on_board.scale;

    if (!sc->ui->tile || sc->cursor.x < 0 ||
        blokus_view_ghost(sc->now, sc->ui, c, blokus_view_shown_square(sc)).there)
        return;
    shape = blokus_view_shape_of(sc->ui->tile - 1, sc->ui->turn);
    handle = blokus_view_handle(shape);
    draw_push(d, (struct place){.x = sc->cursor.x - cell * ((float)handle.x + 0.5f),
                                .y = sc->cursor.y - cell * ((float)handle.y + 0.5f),
                                .fade = 0.2f});
    blokus_art_tile(d, shape, sc->now->mover, (struct point){0, 0}, cell);
    draw_pop(d);
}

/* ---- Targets -------------------------------------------------------------------------------- */

/* "place tile D on CC, over BC CC CD", or what is there. */
static void write_square_label(struct writer *w, const struct scene *sc, const struct chances *c,
                               int x, int y)
{
    struct ghost g = blokus_view_ghost(sc->now, sc->ui, c, place_square(x, y));
    int colour = blokus_colour_at(sc->now, x, y);

    if (!field_has(&c->squares, x, y)) {
        blokus_view_write_square(w, x, y);
        write_text(w, ", ");
        write_text(w, colour >= 0 ? blokus_colour_names[colour] : "free");
        return;
    }
    write_text(w, "place tile ");
    write_char(w, blokus_letters[g.at.tile]);
    write_text(w, " on ");
    blokus_view_write_square(w, x, y);
    write_text(w, ", over ");
    blokus_view_write_covered(w, &g.at);
}

/* "row C: blue A to C, free D to T" */
static void write_row_label(struct writer *w, const struct state *s, int y)
{
    int side = variant_of(s)->side;

    write_text(w, "row ");
    write_char(w, blokus_letters[y]);
    for (int x = 0; x < side;) {
        int colour = blokus_colour_at(s, x, y), from = x;

        while (x < side && blokus_colour_at(s, x, y) == colour)
            x++;
        write_text(w, from == 0 ? ": " : ", ");
        write_text(w, colour >= 0 ? blokus_colour_names[colour] : "free");
        write_char(w, ' ');
        write_char(w, blokus_letters[from]);
        if (x - 1 > from) {
            write_text(w, " to ");
            write_char(w, blokus_letters[x - 1]);
        }
    }
}

static void draw_rows(struct drawing *d, const struct state *s)
{
    struct grid g = blokus_view_grid(s);

    for (int y = 0; y < g.side; y++) {
        char label[400];
        struct writer w = writer_over(label, sizeof label);
        struct point at = blokus_art_corner(&g, 0, y);

        write_row_label(&w, s, y);
        draw_box(d, (struct box){at.x, at.y, g.cell * (float)g.side, g.cell}, 0,
                 (struct style){.fill = INK_NONE});
        draw_target(d, ROW + y, TARGET_IDLE, label);
    }
}

/* Keyboards and screen readers find those squares where the tile in hand may lie, and the one they are
   at; a pointer finds all of them. Without a tile in hand the board is read row by row. */
void blokus_view_draw_squares(struct drawing *d, const struct scene *sc, const struct chances *c)
{
    struct grid g = blokus_view_grid(sc->now);

    if (!blokus_view_choosing(sc) || !sc->ui->tile) {
        draw_rows(d, sc->now);
        return;
    }
    for (int y = 0; y < g.side; y++)
        for (int x = 0; x < g.side; x++) {
            bool legal = field_has(&c->squares, x, y);
            struct point at = blokus_art_corner(&g, x, y);
            char label[64];
            struct writer w = writer_over(label, sizeof label);

            if (!blokus_view_seen(sc, x, y) ||
                (!legal && sc->cursor.x < 0 && sc->focus != place_square(x, y)))
                continue;
            write_square_label(&w, sc, c, x, y);
            draw_box(d, (struct box){at.x, at.y, g.cell, g.cell}, 0,
                     (struct style){.fill = INK_NONE});
            draw_target(d, place_square(x, y), legal ? TARGET_PUT : TARGET_IDLE, label);
        }
}
