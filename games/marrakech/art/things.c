/* Marrakech: the die, coins, and signs. */
#include "games/marrakech/art/art.h"

/* Pips are little stars. */
static void draw_pips(struct drawing *d, int face, float size)
{
    static const float spot[4][4][2] = {
        {{0, 0}},
        {{-1, -1}, {1, 1}},
        {{-1, -1}, {0, 0}, {1, 1}},
        {{-1, -1}, {1, -1}, {-1, 1}, {1, 1}},
    };

    for (int i = 0; i < face; i++) {
        struct path p = {.count = 0};
        struct point at = {spot[face - 1][i][0] * size * 0.24f,
                           spot[face - 1][i][1] * size * 0.24f};

        marrakech_art_star(&p, at, size * 0.13f);
        draw_path(d, &p, (struct style){.fill = INK_TEAL, .fill_to = ink_dark(INK_TEAL, 40)});
    }
}

void marrakech_art_die(struct drawing *d, int face, float size)
{
    struct box b = {-size / 2, -size / 2, size, size};
    struct box inner = {b.x + size * 0.07f, b.y + size * 0.07f, size * 0.86f, size * 0.86f};

    draw_box(d, b, size * 0.2f,
             (struct style){.fill = ink_dark(INK_IVORY, 6),
                            .fill_to = ink_dark(INK_IVORY, 30),
                            .outline = ink_dark(INK_SAND, 55),
                            .width = 1.2f,
                            .shadow = SHADOW_LOW});
    draw_box(d, inner, size * 0.17f,
             (struct style){
                 .fill = ink_light(INK_IVORY, 60), .fill_to = INK_IVORY, .slope = SLOPE_CORNER});
    if (face > 0)
        draw_pips(d, face, size);
}

void marrakech_art_coin(struct drawing *d, struct point at, float radius)
{
    struct path star = {.count = 0};

    draw_disc(d, at, radius,
              (struct style){.fill = ink_light(INK_GOLD, 55),
                             .fill_to = ink_dark(INK_GOLD, 12),
                             .slope = SLOPE_BALL,
                             .outline = ink_dark(INK_GOLD, 45),
                             .width = radius * 0.11f,
                             .shadow = SHADOW_LOW});
    draw_disc(
        d, at, radius * 0.72f,
        (struct style){.outline = ink_clear(ink_dark(INK_GOLD, 35), 30), .width = radius * 0.09f});
    marrakech_art_star(&star, at, radius * 0.42f);
    draw_path(d, &star, (struct style){.fill = ink_dark(INK_GOLD, 38)});
}

void marrakech_art_arrow(struct drawing *d, struct point at, float size, float turn, int ink)
{
    static const float corner[][2] = {{0, -1},        {0.85f, 0},  {0.34f, 0}, {0.34f, 0.9f},
                                      {-0.34f, 0.9f}, {-0.34f, 0}, {-0.85f, 0}};
    struct path p = {.count = 0};

    path_move(&p, corner[0][0] * size, corner[0][1] * size);
    for (int i = 1; i < 7; i++)
        path_line(&p, corner[i][0] * size, corner[i][1] * size);
    path_close(&p);
    draw_push(d, (struct place){.x = at.x, .y = at.y, .turn = turn});
    draw_path(d, &p, (struct style){.fill = ink, .outline = ink, .width = size * 0.16f});
    draw_pop(d);
}
