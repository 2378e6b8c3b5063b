/* Catan Dice: the chart that the island lies on. Shallow and deep water, waves, a ship in the lagoon, a
   compass rose, and a frame as on old maps. */
#include "games/catan-dice/art/art.h"

static const float half_height = HEX_SIDE * 0.8660254f; /* of a tile */

struct point catan_dice_art_at(float x, float y)
{
    return (struct point){ISLAND_X + x * HEX_SIDE / 2.0f, ISLAND_Y + y * half_height};
}

static void draw_frame(struct drawing *d, struct box b)
{
    struct box water = {b.x + 9, b.y + 9, b.w - 18, b.h - 18};

    draw_box(d, b, 20,
             (struct style){.fill = ink_light(INK_WOOD, 16),
                            .fill_to = ink_dark(INK_WOOD, 22),
                            .shadow = SHADOW_LOW});
    draw_box(d, water, 13,
             (struct style){.fill = ink_dark(INK_SEA, 26),
                            .fill_to = ink_light(INK_SEA, 4),
                            .outline = ink_light(INK_GOLD, 10),
                            .width = 2.5f});
    draw_box(d, (struct box){water.x + 7, water.y + 7, water.w - 14, water.h - 14}, 8,
             (struct style){.outline = ink_clear(INK_IVORY, 62), .width = 1.3f});
}

/* Is there open water, far enough from the shore and from what stands in the corners? */
static bool is_open(float x, float y)
{
    float dx = x - ISLAND_X, dy = y - ISLAND_Y, far = dx * dx + dy * dy;

    if (far < 70 * 70)
        return dy < -46; /* the ship has the rest of the lagoon */
    dx = dx < 0 ? -dx : dx;
    dy = dy < 0 ? -dy : dy;
    return dx > 2.72f * HEX_SIDE || (dy > 2.08f * half_height && dx > 1.5f * HEX_SIDE) ||
           dx + dy * 0.577f > 3.25f * HEX_SIDE;
}

/* Two humps, thickest at their tops. Filled, not stroked: there are a hundred. */
static void add_swell(struct path *p, float x, float y)
{
    path_move(p, x - 11, y + 1);
    path_curve(p, x - 7, y - 5.4f, x - 3, y - 5.4f, x, y - 0.6f);
    path_curve(p, x + 3, y - 5.4f, x + 7, y - 5.4f, x + 11, y + 1);
    path_curve(p, x + 7, y - 2.8f, x + 3, y - 2.8f, x, y + 1.6f);
    path_curve(p, x - 3, y - 2.8f, x - 7, y - 2.8f, x - 11, y + 1);
    path_close(p);
}

/* Rows of small swells, a few rows at a time. Where they lie does not depend on how much is seen. */
static void draw_waves(struct drawing *d, struct box chart)
{
    enum { ROWS = 24, BAND = 4, COLUMNS = 13 };

    for (int first = 0; first < ROWS; first += BAND) {
        struct path p = {.count = 0};

        for (int i = 0; i < BAND * COLUMNS; i++) {
            int row = first + i / COLUMNS, column = i % COLUMNS;
            float x = -65 + 70.0f * (float)column + 27.0f * (float)((row * 3 + column) % 3);
            float y = -71 + 37.0f * (float)row + 7.0f * (float)((column * 5 + row) % 3);

            if (is_open(x, y) && x > chart.x + 28 && x < chart.x + chart.w - 28 &&
                y > chart.y + 28 && y < chart.y + chart.h - 24 && p.count < MAX_STEPS - 6)
                add_swell(&p, x, y);
        }
        if (p.count > 0)
            draw_path(d, &p, (struct style){.fill = ink_clear(INK_WHITE, 50)});
    }
}

/* Four long points and four short ones, one half of each in shade. */
static void draw_rose(struct drawing *d, struct point at, float size)
{
    draw_disc(d, at, size * 0.74f,
              (struct style){.outline = ink_clear(INK_IVORY, 45), .width = 1.2f});
    draw_disc(d, at, size * 0.66f, (struct style){.outline = ink_clear(INK_IVORY, 60), .width = 1});
    for (int shade = 0; shade < 2; shade++) {
        struct path p = {.count = 0};

        for (int i = 0; i < 8; i++) {
            float angle = 45.0f * (float)i, reach = size * (i % 2 ? 0.6f : 1);
            float side = angle + (shade ? 22.5f : -22.5f);

            path_move(&p, at.x, at.y);
            path_line(&p, at.x + reach * turn_cosine(angle), at.y + reach * turn_sine(angle));
            path_line(&p, at.x + size * 0.24f * turn_cosine(side),
                      at.y + size * 0.24f * turn_sine(side));
            path_close(&p);
        }
        draw_path(d, &p,
                  (struct style){.fill = shade ? ink_clear(INK_IVORY, 12)
                                               : ink_clear(ink_dark(INK_SEA, 55), 15)});
    }
    draw_text(d, (struct box){at.x - 10, at.y - size - 19, 20, 18},
              (struct type){.ink = ink_clear(INK_IVORY, 8), .size = 15, .font = FONT_TITLE}, "N");
}

static void draw_sail(struct drawing *d, struct box b, int light)
{
    struct path p = {.count = 0};

    path_move(&p, b.x, b.y);
    path_curve(&p, b.x + b.w * 0.9f, b.y + b.h * 0.1f, b.x + b.w * 1.15f, b.y + b.h * 0.8f,
               b.x + b.w, b.y + b.h);
    path_curve(&p, b.x + b.w * 0.6f, b.y + b.h * 0.88f, b.x + b.w * 0.25f, b.y + b.h * 0.88f, b.x,
               b.y + b.h);
    path_close(&p);
    draw_path(d, &p,
              (struct style){.fill = ink_light(INK_CLOTH, light),
                             .fill_to = ink_dark(INK_CLOTH, 16),
                             .slope = SLOPE_ACROSS,
                             .outline = ink_dark(INK_WOOD, 30),
                             .width = 1.3f});
}

static void draw_hull(struct drawing *d)
{
    struct path p = {.count = 0}, wake = {.count = 0};

    path_move(&p, -38, 8);
    path_curve(&p, -20, 15, 18, 15, 44, 4);
    path_curve(&p, 36, 22, 28, 29, 12, 30);
    path_line(&p, -20, 30);
    path_curve(&p, -32, 28, -36, 20, -38, 8);
    path_close(&p);
    draw_path(d, &p,
              (struct style){.fill = ink_light(INK_WOOD, 22),
                             .fill_to = ink_dark(INK_WOOD, 25),
                             .outline = ink_dark(INK_WOOD, 50),
                             .width = 1.5f});
    for (int i = 0; i < 3; i++) {
        float x = -34 + 26.0f * (float)i;

        path_move(&wake, x, 32);
        path_curve(&wake, x + 6, 37, x + 16, 37, x + 22, 32);
    }
    draw_path(d, &wake, (struct style){.outline = ink_clear(INK_WHITE, 25), .width = 2.4f});
}

static void draw_ship(struct drawing *d, struct point at, float scale)
{
    struct point mast[2] = {{-4, 12}, {-4, -52}}, bow[2] = {{24, 8}, {24, -32}};
    struct path flag = {.count = 0};

    draw_push(d, (struct place){.x = at.x, .y = at.y, .scale = scale});
    draw_line(d, mast, 2, ink_dark(INK_WOOD, 35), 2.6f);
    draw_line(d, bow, 2, ink_dark(INK_WOOD, 35), 2.2f);
    draw_hull(d);
    draw_sail(d, (struct box){-2, -46, 22, 48}, 20);
    draw_sail(d, (struct box){-32, -36, 24, 38}, 10);
    draw_sail(d, (struct box){26, -28, 12, 28}, 20);
    path_move(&flag, -4, -53);
    path_curve(&flag, -12, -58, -14, -48, -22, -53);
    path_line(&flag, -20, -46);
    path_curve(&flag, -12, -42, -10, -51, -4, -46);
    path_close(&flag);
    draw_path(d, &flag, (struct style){.fill = INK_GOLD});
    draw_pop(d);
}

void catan_dice_art_sea(struct drawing *d, struct box chart, bool rose)
{
    draw_frame(d, chart);
    draw_waves(d, chart);
    if (rose)
        draw_rose(d, (struct point){chart.x + chart.w - 70, chart.y + chart.h - 72}, 40);
    draw_ship(d, (struct point){ISLAND_X, ISLAND_Y + 12}, 1.15f);
}
