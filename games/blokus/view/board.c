/* Blokus: what lies on the board, and tiles on their way there. */
#include "games/blokus/view/view.h"

struct grid blokus_view_grid(const struct state *s)
{
    int side = variant_of(s)->side;
    float cell = (float)(480 / side), margin = (PLATE - cell * (float)side) / 2;

    return (struct grid){EDGE + margin, EDGE + margin, cell, side};
}

void blokus_view_draw_board(struct drawing *d, const struct scene *sc)
{
    struct grid g = blokus_view_grid(sc->now);

    blokus_art_board(d, &g, blokus_view_plate(sc));
}

/* ---- Start squares -------------------------------------------------------------------------- */

/* Where nothing lies yet: in the colour that must open there, or grey if any may. */
static void draw_start(struct drawing *d, const struct state *s, int colour)
{
    struct grid g = blokus_view_grid(s);
    struct cell at = variant_of(s)->start[colour];
    struct point c = blokus_art_centre(&g, at.x, at.y);
    bool fixed = corners_fixed(s);
    int ink = fixed ? blokus_art_ink(colour) : INK_GREY;
    float r = g.cell * 0.36f;
    struct path p = {.count = 0};

    if (blokus_colour_at(s, at.x, at.y) >= 0)
        return;
    path_move(&p, c.x, c.y - r);
    path_line(&p, c.x + r, c.y);
    path_line(&p, c.x, c.y + r);
    path_line(&p, c.x - r, c.y);
    path_close(&p);
    draw_path(
        d, &p,
        (struct style){.fill = ink_clear(ink, 62), .outline = ink_dark(ink, 20), .width = 1.5f});
    if (fixed)
        draw_text(d, (struct box){c.x - r, c.y - r, 2 * r, 2 * r},
                  (struct type){.ink = INK_TEXT, .size = g.cell * 0.4f, .font = FONT_BOLD},
                  blokus_art_letter(colour));
}

void blokus_view_draw_starts(struct drawing *d, const struct scene *sc)
{
    for (int c = 0; c < variant_of(sc->now)->colours; c++) {
        struct cell at = variant_of(sc->now)->start[c];

        if (blokus_view_seen(sc, at.x, at.y))
            draw_start(d, sc->now, c);
    }
}

/* ---- Tiles ---------------------------------------------------------------------------------- */

static void draw_placed(struct drawing *d, const struct state *s, int colour,
                        const struct placement *p)
{
    struct grid g = blokus_view_grid(s);

    blokus_art_tile(d, placement_shape(p), colour, blokus_art_corner(&g, p->x, p->y), g.cell);
}

/* All but the one of a move that is being shown. */
void blokus_view_draw_tiles(struct drawing *d, const struct state *s, move except)
{
    int left_out = except && !move_is_pass(except) ? move_placement(except).tile : -1;

    for (int c = 0; c < variant_of(s)->colours; c++)
        for (int tile = 0; tile < TILES; tile++) {
            struct placement p = placement_at(s, c, tile);

            if (s->placed[c][tile] && (tile != left_out || c != move_colour(except)))
                draw_placed(d, s, c, &p);
        }
}

/* What others have placed since. */
void blokus_view_draw_news(struct drawing *d, const struct scene *sc)
{
    struct grid g = blokus_view_grid(sc->now);

    for (int i = 0; i < sc->news_count; i++) {
        struct placement p = move_placement(sc->news[i].m);
        struct point at = blokus_art_corner(&g, p.x, p.y);
        const struct tile_shape *shape;
        struct path edge = {.count = 0};

        if (move_is_pass(sc->news[i].m))
            continue;
        shape = placement_shape(&p);
        blokus_art_outline(&edge, shape, at, g.cell, 0, 4);
        part_news(d, &edge);
        part_news_number(d, sc, &sc->news[i], blokus_art_centre(&g, p.x, p.y), g.cell * 0.8f);
    }
}

static struct point middle_of(const struct grid *g, const struct placement *p)
{
    const struct tile_shape *shape = placement_shape(p);

    return (struct point){g->x + g->cell * ((float)(p->x + shape->left) + (float)shape->width / 2),
                          g->y + g->cell * ((float)(p->y + shape->top) + (float)shape->height / 2)};
}

/* What it brought, rising from where it lies. */
static void draw_gain(struct drawing *d, const struct scene *sc, struct point at)
{
    int colour = move_colour(sc->last);
    int gain = blokus_colour_score(sc->now, colour) - blokus_colour_score(sc->before, colour);
    float t = (sc->t - 0.55f) / 0.45f;
    char text[16];
    struct writer w = writer_over(text, sizeof text);
    struct box b = {at.x - 19, at.y - 14 - 26 * t, 38, 24};

    if (t <= 0)
        return;
    b.x = b.x < EDGE ? EDGE : b.x > PLATE - b.w ? PLATE - b.w : b.x;
    b.y = b.y < EDGE ? EDGE : b.y;
    write_char(&w, '+');
    write_number(&w, gain);
    draw_push(d, (struct place){.fade = t > 0.6f ? (t - 0.6f) * 2 : 0});
    draw_box(d, b, 12,
             (struct style){.fill = INK_PANEL,
                            .outline = ink_dark(blokus_art_ink(colour), 20),
                            .width = 2,
                            .shadow = SHADOW_LOW});
    draw_text(d, (struct box){b.x + 4, b.y + 2, b.w - 8, b.h - 4},
              (struct type){.ink = INK_TEXT, .size = 16, .font = FONT_BOLD}, text);
    draw_pop(d);
}

/* A person's tile is let go where it was held; a computer's comes from its panel. */
void blokus_view_draw_flight(struct drawing *d, const struct scene *sc)
{
    struct grid g = blokus_view_grid(sc->now);
    struct placement p = move_placement(sc->last);
    int colour = move_colour(sc->last), player = blokus_rules.actor(sc->before);
    struct point to = middle_of(&g, &p), from = to;
    float t = sc->t / 0.6f, left;
    bool far = player >= 0 && sc->seat[player] != SEAT_PERSON;

    t = t < 1 ? t : 1;
    left = (1 - t) * (1 - t);
    if (far) {
        from = place_inside(blokus_view_layout(sc).on_board,
                            box_middle(blokus_view_panel(sc, sc->now, colour)));
    }
    draw_push(d, (struct place){.x = to.x + (from.x - to.x) * left,
                                .y = to.y + (from.y - to.y) * left - (far ? 0 : 10 * left),
                                .scale = far ? 1 - 0.5f * left : 1 + 0.12f * left});
    draw_push(d, (struct place){.x = -to.x, .y = -to.y});
    draw_placed(d, sc->now, colour, &p);
    draw_pop(d);
    draw_pop(d);
    draw_gain(d, sc, to);
}
