/* Catan Dice: an island in a panel. The same map about the origin, as plain as a coin. */
#include "games/catan-dice/view/view.h"

static struct point lattice(float side, float x, float y)
{
    return (struct point){x * side / 2, y * side * 0.8660254f};
}

static void add_tile(struct path *p, struct point at, float side)
{
    for (int i = 0; i < 6; i++) {
        float x = at.x + side * turn_cosine(60.0f * (float)i);
        float y = at.y + side * turn_sine(60.0f * (float)i);

        if (i == 0)
            path_move(p, x, y);
        else
            path_line(p, x, y);
    }
    path_close(p);
}

static void draw_tiles(struct drawing *d, float side)
{
    static const int dark[KNIGHTS] = {0, 0, 0, 35, 0, 0};
    struct path sand = {.count = 0};

    for (int pass = 0; pass < 2; pass++)
        for (int knight = 0; knight < KNIGHTS; knight++) {
            const struct structure *what = &catan_dice_structures[FIRST_KNIGHT + knight];
            struct point middle = lattice(side, what->x, what->y);
            struct path p = {.count = 0};

            add_tile(pass ? &p : &sand, middle, side * (pass ? 0.9f : 1.07f));
            if (pass == 0 && knight == KNIGHTS - 1)
                draw_path(d, &sand, (struct style){.fill = ink_light(INK_SAND, 35)});
            if (pass == 1)
                draw_path(
                    d, &p,
                    (struct style){.fill = ink_dark(ink_light(catan_dice_art_ground(knight), 12),
                                                    dark[knight])});
        }
}

static void draw_roads(struct drawing *d, float side, const struct board *b, int ink)
{
    struct path p = {.count = 0};
    struct point from = lattice(side, -2, -2), to = lattice(side, -1, -1);

    path_move(&p, from.x, from.y);
    path_line(&p, to.x, to.y);
    for (int i = 0; i < FIRST_SETTLEMENT; i++) {
        const struct structure *road = &catan_dice_structures[i];

        if (!(b->built >> i & 1))
            continue;
        from = lattice(side, road->x, road->y);
        to = lattice(side, road->to_x, road->to_y);
        path_move(&p, from.x, from.y);
        path_line(&p, to.x, to.y);
    }
    draw_path(d, &p, (struct style){.outline = ink_dark(ink, 60), .width = side * 0.36f});
    draw_path(d, &p, (struct style){.outline = ink, .width = side * 0.2f});
}

static void add_piece(struct path *p, struct point at, float size, int kind)
{
    if (kind == KNIGHT) {
        path_move(p, at.x + size * 0.75f, at.y);
        path_arc(p, at, size * 0.75f, 0, 360);
    } else {
        float wide = kind == CITY ? 1.25f * size : 0.85f * size;

        path_move(p, at.x - wide, at.y + size * 0.7f);
        path_line(p, at.x - wide, at.y - size * 0.2f);
        path_line(p, at.x, at.y - size * (kind == CITY ? 1.3f : 1));
        path_line(p, at.x + wide, at.y - size * 0.2f);
        path_line(p, at.x + wide, at.y + size * 0.7f);
    }
    path_close(p);
}

void catan_dice_view_small_island(struct drawing *d, float side, const struct board *b, int player)
{
    int ink = catan_dice_art_ink(player);
    struct path pieces = {.count = 0}, used = {.count = 0};

    draw_disc(d, (struct point){0, 0}, side * 3.05f,
              (struct style){.fill = ink_light(INK_SEA, 22),
                             .fill_to = ink_dark(INK_SEA, 18),
                             .slope = SLOPE_ROUND,
                             .outline = ink_dark(ink, 15),
                             .width = 2.5f});
    draw_tiles(d, side);
    draw_roads(d, side, b, ink);
    for (int i = FIRST_SETTLEMENT; i < STRUCTURES; i++) {
        const struct structure *what = &catan_dice_structures[i];
        bool tired = i >= FIRST_KNIGHT && !(b->ready >> (i - FIRST_KNIGHT) & 1);

        if (b->built >> i & 1)
            add_piece(tired ? &used : &pieces, lattice(side, what->x, what->y), side * 0.44f,
                      what->kind);
    }
    draw_path(d, &pieces,
              (struct style){.fill = ink, .outline = ink_dark(ink, 62), .width = side * 0.11f});
    draw_path(
        d, &used,
        (struct style){.fill = INK_STONE, .outline = ink_dark(ink, 62), .width = side * 0.11f});
}

/* What he has built since the person at the screen last moved. */
void catan_dice_view_small_news(struct drawing *d, const struct scene *sc, float side, int player)
{
    for (int i = 0; i < sc->news_count; i++) {
        const struct structure *what;
        struct point at;

        if (sc->news[i].player != player || move_kind(sc->news[i].m) != DO_BUILD)
            continue;
        what = &catan_dice_structures[move_identifier(sc->news[i].m)];
        at = lattice(side, (float)(what->x + what->to_x) / 2, (float)(what->y + what->to_y) / 2);
        draw_disc(d, at, side * 0.62f, (struct style){.outline = INK_PANEL, .width = side * 0.26f});
        draw_disc(d, at, side * 0.62f,
                  (struct style){.outline = INK_ACCENT, .width = side * 0.14f});
    }
}
