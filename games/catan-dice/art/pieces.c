/* Catan Dice: roads and houses, as engraved sites and as painted wooden pieces. */
#include "games/catan-dice/art/art.h"

#include <stddef.h>

int catan_dice_art_ink(int player)
{
    static const int inks[] = {INK_RED, INK_BLUE, INK_YELLOW, INK_PURPLE};

    return inks[player];
}

const char *catan_dice_art_letter(int player)
{
    static const char *const letters[] = {"R", "B", "Y", "P"};

    return letters[player];
}

/* ---- Cloth ---------------------------------------------------------------------------------- */

/* Bars, dots, slants and lozenges: one for each player. */
static void add_pattern(struct path *p, struct box b, int player)
{
    const float step = 9;

    for (float y = b.y + 6; y < b.y + b.h - 3; y += step)
        for (float x = b.x + 6; x < b.x + b.w - 3 && p->count < MAX_STEPS - 8; x += step) {
            if (player == 0) {
                path_box(p, (struct box){x - 3, y - 1.4f, 6, 2.8f});
            } else if (player == 1) {
                path_move(p, x + 2.2f, y);
                path_arc(p, (struct point){x, y}, 2.2f, 0, 360);
            } else if (player == 2) {
                path_move(p, x - 3, y + 3);
                path_line(p, x + 1, y - 3);
                path_line(p, x + 3, y - 3);
                path_line(p, x - 1, y + 3);
            } else {
                path_move(p, x, y - 3.4f);
                path_line(p, x + 2.6f, y);
                path_line(p, x, y + 3.4f);
                path_line(p, x - 2.6f, y);
            }
            path_close(p);
        }
}

void catan_dice_art_cloth(struct drawing *d, struct box b, float corner, int player)
{
    struct path p = {.count = 0};
    int ink = catan_dice_art_ink(player);

    draw_box(d, b, corner,
             (struct style){.fill = ink_light(ink, 8),
                            .fill_to = ink_dark(ink, 12),
                            .slope = SLOPE_CORNER,
                            .outline = ink_dark(ink, 45),
                            .width = 1.5f});
    add_pattern(&p, b, player);
    draw_path(d, &p, (struct style){.fill = ink_clear(ink_light(ink, 70), 45)});
}

/* ---- Roads ---------------------------------------------------------------------------------- */

static const struct box plank = {-26, -8.5f, 52, 17};

void catan_dice_art_road_site(struct drawing *d, float turn, int ink)
{
    draw_push(d, (struct place){.turn = turn});
    draw_box(d, plank, 5,
             (struct style){.fill = ink_dark(INK_SAND, 38),
                            .fill_to = ink_dark(INK_SAND, 18),
                            .outline = ink,
                            .width = 1.7f});
    draw_pop(d);
}

void catan_dice_art_road(struct drawing *d, float turn, const struct piece_look *look)
{
    int ink = catan_dice_art_ink(look->player);
    struct path grain = {.count = 0};

    for (int i = 0; i < 2; i++) {
        float y = -2.6f + 5.6f * (float)i;

        path_move(&grain, plank.x + 5, y);
        path_curve(&grain, plank.x + 18, y - 2, plank.x + 34, y + 2, plank.x + 47, y);
    }
    draw_push(d, (struct place){.turn = turn});
    draw_box(d, (struct box){plank.x - 3, plank.y, plank.w + 6, plank.h}, 4,
             (struct style){.fill = ink_light(ink, 26),
                            .fill_to = ink_dark(ink, 22),
                            .outline = ink_dark(ink, 58),
                            .width = 1.8f,
                            .shadow = look->shadow});
    draw_path(d, &grain,
              (struct style){.outline = ink_clear(ink_dark(ink, 45), 55), .width = 1.3f});
    draw_pop(d);
}

void catan_dice_art_start_road(struct drawing *d, float turn)
{
    struct path p = {.count = 0};

    draw_push(d, (struct place){.turn = turn});
    draw_box(d, plank, 4,
             (struct style){.fill = ink_light(INK_SLATE, 12),
                            .fill_to = ink_dark(INK_SLATE, 25),
                            .outline = ink_dark(INK_SLATE, 55),
                            .width = 1.8f,
                            .shadow = SHADOW_LOW});
    path_move(&p, -20, -2);
    path_line(&p, 6, -2);
    path_line(&p, 6, -6.5f);
    path_line(&p, 20, 0);
    path_line(&p, 6, 6.5f);
    path_line(&p, 6, 2);
    path_line(&p, -20, 2);
    path_close(&p);
    draw_path(d, &p, (struct style){.fill = INK_IVORY});
    draw_pop(d);
}

/* ---- Houses --------------------------------------------------------------------------------- */

static void add_polygon(struct path *p, const signed char (*corner)[2], int count)
{
    path_move(p, corner[0][0], corner[0][1]);
    for (int i = 1; i < count; i++)
        path_line(p, corner[i][0], corner[i][1]);
    path_close(p);
}

/* The front of a settlement, and that of a city with its lower wing on the left. */
static const signed char settlement_front[][2] = {
    {-17, 18}, {-17, -5}, {0, -22}, {17, -5}, {17, 18}};
static const signed char city_front[][2] = {{-31, 20}, {-31, 1},  {-6, 1}, {-6, -10},
                                            {11, -29}, {28, -10}, {28, 20}};

static void add_front(struct path *p, bool city)
{
    if (city)
        add_polygon(p, city_front, 7);
    else
        add_polygon(p, settlement_front, 5);
}

static void draw_figure(struct drawing *d, bool city, int points, int ink, float size)
{
    char text[8];
    struct writer w = writer_over(text, sizeof text);
    struct box b = city ? (struct box){-5, -12, 32, 32} : (struct box){-15, -8, 30, 26};

    write_number(&w, points);
    draw_text(d, b, (struct type){.ink = ink, .size = size, .font = FONT_BOLD}, text);
}

void catan_dice_art_house_site(struct drawing *d, bool city, int points, int ink)
{
    struct path p = {.count = 0};

    draw_disc(d, (struct point){city ? -1.0f : 0, -1}, city ? 34 : 25,
              (struct style){.fill = ink_light(INK_SAND, 22),
                             .fill_to = ink_dark(INK_SAND, 8),
                             .slope = SLOPE_ROUND,
                             .outline = ink_clear(ink_dark(INK_SAND, 40), 30),
                             .width = 1.2f});
    add_front(&p, city);
    draw_path(d, &p, (struct style){.fill = ink});
    draw_push(d, (struct place){.x = city ? 0.2f : 0, .y = 0.8f, .scale = city ? 0.92f : 0.89f});
    draw_path(d, &p,
              (struct style){.fill = ink_dark(INK_SAND, 40), .fill_to = ink_dark(INK_SAND, 20)});
    draw_pop(d);
    if (points > 0)
        draw_figure(d, city, points, ink_over(ink_dark(INK_SAND, 30)), city ? 21 : 18);
}

/* Roof and side in shade, behind the front. */
static void draw_depth(struct drawing *d, bool city, int ink, enum shadow shadow)
{
    static const signed char side[2][4][2] = {{{17, 18}, {17, -5}, {27, -10}, {27, 12}},
                                              {{28, 20}, {28, -10}, {38, -15}, {38, 14}}};
    static const signed char roof[2][4][2] = {{{0, -22}, {17, -5}, {27, -10}, {10, -27}},
                                              {{11, -29}, {28, -10}, {38, -15}, {21, -34}}};
    static const signed char wing[][2] = {{-31, 1}, {-6, 1}, {-6, -4}, {-22, -4}};
    struct path p = {.count = 0}, q = {.count = 0};

    add_polygon(&p, side[city], 4);
    draw_path(d, &p,
              (struct style){.fill = ink_dark(ink, 42),
                             .fill_to = ink_dark(ink, 55),
                             .outline = ink_dark(ink, 62),
                             .width = 1.6f,
                             .shadow = shadow});
    add_polygon(&q, roof[city], 4);
    if (city)
        add_polygon(&q, wing, 4);
    draw_path(d, &q,
              (struct style){.fill = ink_dark(ink, 12),
                             .fill_to = ink_dark(ink, 34),
                             .outline = ink_dark(ink, 62),
                             .width = 1.6f});
}

static void draw_walls(struct drawing *d, bool city, int ink, enum shadow shadow)
{
    struct path p = {.count = 0};

    draw_depth(d, city, ink, shadow);
    add_front(&p, city);
    draw_path(d, &p,
              (struct style){.fill = ink_light(ink, 24),
                             .fill_to = ink_dark(ink, 10),
                             .outline = ink_dark(ink, 60),
                             .width = 1.8f});
}

void catan_dice_art_house_bare(struct drawing *d, bool city, int player)
{
    draw_walls(d, city, catan_dice_art_ink(player), SHADOW_NONE);
}

void catan_dice_art_house(struct drawing *d, bool city, const struct piece_look *look)
{
    int ink = catan_dice_art_ink(look->player);
    struct box letter = city ? (struct box){-30, 2, 24, 18} : (struct box){-7, -17, 14, 13};

    draw_push(d, (struct place){.x = city ? -3.0f : -4});
    draw_walls(d, city, ink, look->shadow);
    draw_figure(d, city, look->points, ink_over(ink), city ? 21 : 17);
    draw_text(d, letter,
              (struct type){.ink = ink_over(ink), .size = city ? 15 : 10.5f, .font = FONT_BOLD},
              catan_dice_art_letter(look->player));
    draw_pop(d);
}
