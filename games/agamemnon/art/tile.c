/* Agamemnon: tiles. Round coins of clay in the two manners of Greek pottery, with a ring of rays or of
   dots, and in it a leader's rank, a warrior's spears, or what a weaver does. */
#include "games/agamemnon/art/art.h"

#include "games/agamemnon/rules/agamemnon.h"

int agamemnon_art_player_ink(int player)
{
    return player ? INK_GREY : INK_ORANGE;
}

/* What figures are painted in. */
static int figure_ink(int player)
{
    return player ? ink_light(INK_ORANGE, 26) : ink_light(INK_BLACK, 8);
}

/* ---- Coins ---------------------------------------------------------------------------------- */

static void draw_rays(struct drawing *d)
{
    struct path p = {.count = 0};

    for (int i = 0; i < 24; i++) {
        float a = 15 * (float)i;

        path_move(&p, 22.6f * turn_cosine(a - 5.5f), 22.6f * turn_sine(a - 5.5f));
        path_line(&p, 22.6f * turn_cosine(a + 5.5f), 22.6f * turn_sine(a + 5.5f));
        path_line(&p, 18.4f * turn_cosine(a), 18.4f * turn_sine(a));
        path_close(&p);
    }
    draw_path(d, &p, (struct style){.fill = figure_ink(0)});
}

static void draw_dots(struct drawing *d)
{
    const struct point o = {0, 0};
    struct path p = {.count = 0};

    for (int i = 0; i < 20; i++) {
        struct point at = {20.3f * turn_cosine(18 * (float)i), 20.3f * turn_sine(18 * (float)i)};

        path_move(&p, at.x - 1.2f, at.y);
        path_line(&p, at.x, at.y - 1.2f);
        path_line(&p, at.x + 1.2f, at.y);
        path_line(&p, at.x, at.y + 1.2f);
        path_close(&p);
    }
    draw_path(d, &p, (struct style){.fill = figure_ink(1)});
    draw_disc(d, o, 22.7f, (struct style){.outline = figure_ink(1), .width = 1.1f});
    draw_disc(d, o, 17.6f, (struct style){.outline = figure_ink(1), .width = 1.1f});
}

static void draw_coin(struct drawing *d, int player)
{
    const struct point o = {0, 0};

    draw_disc(d, o, agamemnon_art_tile_radius,
              player ? (struct style){.fill = ink_light(INK_BLACK, 34),
                                      .fill_to = ink_light(INK_BLACK, 7),
                                      .slope = SLOPE_BALL,
                                      .outline = ink_light(INK_BLACK, 45),
                                      .width = 1.2f,
                                      .shadow = SHADOW_LOW}
                     : (struct style){.fill = ink_light(INK_ORANGE, 34),
                                      .fill_to = ink_dark(INK_ORANGE, 10),
                                      .slope = SLOPE_BALL,
                                      .outline = ink_dark(INK_ORANGE, 55),
                                      .width = 1.2f,
                                      .shadow = SHADOW_LOW});
    if (player)
        draw_dots(d);
    else
        draw_rays(d);
}

/* ---- Figures -------------------------------------------------------------------------------- */

/* A spear upright: a leaf-shaped head on a shaft. */
static void add_spear(struct path *p, float x, float top, float bottom, float wide)
{
    float head = (bottom - top) * 0.42f;

    path_move(p, x, top);
    path_curve(p, x + wide * 1.5f, top + head * 0.5f, x + wide, top + head * 0.85f,
               x + wide * 0.36f, top + head);
    path_line(p, x + wide * 0.36f, bottom);
    path_line(p, x - wide * 0.36f, bottom);
    path_line(p, x - wide * 0.36f, top + head);
    path_curve(p, x - wide, top + head * 0.85f, x - wide * 1.5f, top + head * 0.5f, x, top);
    path_close(p);
}

static void draw_spears(struct drawing *d, int count, struct box in, float wide, int ink)
{
    struct path p = {.count = 0};

    for (int i = 0; i < count; i++)
        add_spear(&p, in.x + in.w * (2 * (float)i + 1) / (2 * (float)count), in.y, in.y + in.h,
                  wide);
    draw_path(d, &p, (struct style){.fill = ink});
}

/* A thread that is cut: two ends that fray, and a blade between them. */
static void draw_weft(struct drawing *d, int ink)
{
    struct path ends = {.count = 0}, blade = {.count = 0};

    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side;

        path_move(&ends, s * 15.5f, 0);
        path_line(&ends, s * 8.5f, 0);
        path_line(&ends, s * 5.2f, -4.2f);
        path_move(&ends, s * 8.5f, 0);
        path_line(&ends, s * 4.6f, 0);
        path_move(&ends, s * 8.5f, 0);
        path_line(&ends, s * 5.2f, 4.2f);
    }
    draw_path(d, &ends, (struct style){.outline = ink, .width = 2.4f});
    path_move(&blade, 0, -15.5f);
    path_curve(&blade, 3.4f, -8, 3, 4, 1.2f, 15.5f);
    path_line(&blade, -1.2f, 15.5f);
    path_curve(&blade, -3, 4, -3.4f, -8, 0, -15.5f);
    path_close(&blade);
    draw_path(d, &blade, (struct style){.fill = ink});
}

/* Two threads that change places. */
static void draw_warp(struct drawing *d, int ink)
{
    struct path lines = {.count = 0}, heads = {.count = 0};

    path_move(&lines, -13, -7.5f);
    path_curve(&lines, 0, -7.5f, 0, 7.5f, 8, 7.5f);
    path_move(&lines, -13, 7.5f);
    path_curve(&lines, -6, 7.5f, -4, 4.5f, -2.8f, 2.6f);
    path_move(&lines, 2.2f, -3.4f);
    path_curve(&lines, 4, -6.5f, 5.5f, -7.5f, 8, -7.5f);
    draw_path(d, &lines, (struct style){.outline = ink, .width = 3});
    for (int side = -1; side <= 1; side += 2) {
        float y = 7.5f * (float)side;

        path_move(&heads, 15, y);
        path_line(&heads, 7.5f, y - 5.4f);
        path_line(&heads, 7.5f, y + 5.4f);
        path_close(&heads);
    }
    draw_path(d, &heads, (struct style){.fill = ink});
}

/* The back of a tile: a spindle whorl. */
static void draw_back(struct drawing *d, int ink)
{
    struct path p = {.count = 0};

    for (int i = 0; i < 6; i++) {
        float a = 60 * (float)i;

        path_move(&p, 0, 0);
        path_curve(&p, 6 * turn_cosine(a), 6 * turn_sine(a), 13 * turn_cosine(a + 10),
                   13 * turn_sine(a + 10), 13 * turn_cosine(a + 55), 13 * turn_sine(a + 55));
    }
    draw_path(d, &p, (struct style){.outline = ink, .width = 2});
}

static void draw_figure(struct drawing *d, int kind, int ink)
{
    if (kind < 0)
        draw_back(d, ink);
    else if (kind < LEADERS)
        draw_spears(d, agamemnon_values[STRENGTH][kind],
                    (struct box){-3.2f * (float)agamemnon_values[STRENGTH][kind], 5.8f,
                                 6.4f * (float)agamemnon_values[STRENGTH][kind], 9},
                    2, ink);
    else if (kind < WEFT)
        draw_spears(d, agamemnon_values[STRENGTH][kind],
                    (struct box){-4.6f * (float)agamemnon_values[STRENGTH][kind], -15,
                                 9.2f * (float)agamemnon_values[STRENGTH][kind], 30},
                    2.9f, ink);
    else if (kind == WEFT)
        draw_weft(d, ink);
    else
        draw_warp(d, ink);
}

/* Letters stand outside the group, which can then be kept as a picture. */
void agamemnon_art_tile(struct drawing *d, int player, int kind)
{
    static const char *const rank[LEADERS] = {"A", "B", "C", "D", "E"};

    draw_push(d, (struct place){.scale = 1});
    draw_coin(d, player);
    draw_figure(d, kind, figure_ink(player));
    draw_pop(d);
    if (kind >= 0 && kind < LEADERS)
        draw_text(d, (struct box){-12, -18.5f, 24, 24},
                  (struct type){.ink = figure_ink(player), .size = 22, .font = FONT_TITLE},
                  rank[kind]);
}

void agamemnon_art_tile_at(struct drawing *d, struct point at, float radius, int player, int kind)
{
    draw_push(d, (struct place){.x = at.x, .y = at.y, .scale = radius / agamemnon_art_tile_radius});
    agamemnon_art_tile(d, player, kind);
    draw_pop(d);
}

void agamemnon_art_figure(struct drawing *d, struct point at, int kind, int ink)
{
    draw_push(d, (struct place){.x = at.x, .y = at.y, .scale = 0.5f});
    draw_figure(d, kind, ink);
    draw_pop(d);
}

/* Two branches, open at the top. */
void agamemnon_art_laurel(struct drawing *d, struct point at, float radius, int ink)
{
    struct path leaves = {.count = 0};

    for (int side = -1; side <= 1; side += 2)
        for (int i = 0; i < 6; i++) {
            float a = 90 + (float)side * (14 + 25 * (float)i), s = (float)side;
            struct point stem = {at.x + radius * turn_cosine(a), at.y + radius * turn_sine(a)};
            float out = a + s * 58, x = turn_cosine(out), y = turn_sine(out);
            float long_way = radius * 0.42f, wide = radius * 0.12f;

            path_move(&leaves, stem.x, stem.y);
            path_curve(&leaves, stem.x + x * long_way * 0.4f - y * wide,
                       stem.y + y * long_way * 0.4f + x * wide,
                       stem.x + x * long_way * 0.7f - y * wide,
                       stem.y + y * long_way * 0.7f + x * wide, stem.x + x * long_way,
                       stem.y + y * long_way);
            path_curve(&leaves, stem.x + x * long_way * 0.7f + y * wide,
                       stem.y + y * long_way * 0.7f - x * wide,
                       stem.x + x * long_way * 0.4f + y * wide,
                       stem.y + y * long_way * 0.4f - x * wide, stem.x, stem.y);
        }
    draw_path(d, &leaves, (struct style){.fill = ink, .outline = ink_dark(ink, 40), .width = 0.8f});
}
