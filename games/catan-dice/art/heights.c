/* Catan Dice: what stands high. Snowy mountains, a forest of firs, hills of clay. All about the middle of
   a tile, which is left free for the knight. */
#include "games/catan-dice/art/art.h"

#include "games/catan-dice/rules/catan-dice.h"

/* ---- Mountains ------------------------------------------------------------------------------ */

static void add_corners(struct path *p, const float (*corner)[2], int count, struct box b)
{
    for (int i = 0; i < count; i++) {
        float x = b.x + b.w * corner[i][0], y = b.y + b.h * corner[i][1];

        if (i == 0)
            path_move(p, x, y);
        else
            path_line(p, x, y);
    }
    path_close(p);
}

/* Light from the left; the right side and the gullies are in shade. */
static void draw_range(struct drawing *d, const signed char (*peak)[4], int count)
{
    static const float whole[][2] = {{0, 1},         {0.18f, 0.62f}, {0.3f, 0.5f}, {0.5f, 0},
                                     {0.66f, 0.34f}, {0.78f, 0.5f},  {1, 1},       {0.5f, 1.06f}};
    static const float shade[][2] = {{0.5f, 0},     {0.66f, 0.34f}, {0.78f, 0.5f},  {1, 1},
                                     {0.6f, 1.04f}, {0.7f, 0.72f},  {0.54f, 0.56f}, {0.58f, 0.36f}};
    static const float snow[][2] = {{0.5f, 0},      {0.35f, 0.38f}, {0.43f, 0.32f}, {0.47f, 0.44f},
                                    {0.55f, 0.31f}, {0.62f, 0.42f}, {0.63f, 0.28f}};
    struct path back = {.count = 0}, p = {.count = 0}, q = {.count = 0}, r = {.count = 0};

    for (int i = 0; i < count; i++) {
        struct box b = {peak[i][0], peak[i][1], peak[i][2], peak[i][3]};

        add_corners(&back, whole, 8, (struct box){b.x - 2, b.y - 3, b.w + 4, b.h + 4});
        add_corners(&p, whole, 8, b);
        add_corners(&q, shade, 8, b);
        add_corners(&r, snow, 7, b);
    }
    draw_path(d, &back, (struct style){.fill = ink_dark(INK_STONE, 55)});
    draw_path(d, &p,
              (struct style){.fill = ink_light(INK_STONE, 8), .fill_to = ink_dark(INK_STONE, 16)});
    draw_path(d, &q, (struct style){.fill = ink_clear(ink_dark(INK_STONE, 62), 45)});
    draw_path(d, &r, (struct style){.fill = INK_WHITE});
}

/* Peaks of a range do not overlap; the nearer range hides part of the farther one. */
static void draw_mountains(struct drawing *d)
{
    static const signed char far[][4] = {
        {-90, -62, 48, 52}, {40, -66, 46, 58}, {-62, 28, 46, 50}, {20, 30, 44, 48}};
    static const signed char near[][4] = {
        {-106, -18, 56, 60}, {50, -16, 54, 58}, {-25, 48, 48, 44}};

    draw_range(d, far, 4);
    draw_range(d, near, 3);
}

/* ---- Forest --------------------------------------------------------------------------------- */

static void add_fir(struct path *p, float x, float y, float w, float h, float right)
{
    static const float edge[][2] = {{1, -0.08f},     {0.52f, -0.36f}, {0.8f, -0.36f},
                                    {0.36f, -0.64f}, {0.6f, -0.64f},  {0, -1}};

    path_move(p, x, y - h * 0.08f);
    for (int i = 0; i < 6; i++)
        path_line(p, x + right * w * edge[i][0], y + h * edge[i][1]);
    path_close(p);
}

/* Trees of a row do not overlap; the nearer row hides part of the farther one. */
static void draw_firs(struct drawing *d, const signed char (*fir)[3], int count)
{
    struct path back = {.count = 0}, light = {.count = 0}, dark = {.count = 0};

    for (int i = 0; i < count; i++) {
        float x = fir[i][0], y = fir[i][1], size = (float)fir[i][2] / 10;

        path_box(&back, (struct box){x - 2.4f * size, y - 5 * size, 4.8f * size, 8 * size});
        for (int side = -1; side <= 1; side += 2)
            add_fir(&back, x, y + 1.4f, 14 * size + 2, 40 * size + 4.4f, (float)side);
        add_fir(&light, x, y, 14 * size, 40 * size, -1);
        add_fir(&dark, x, y, 14 * size, 40 * size, 1);
    }
    draw_path(d, &back, (struct style){.fill = ink_dark(INK_LEAF, 68)});
    draw_path(d, &light,
              (struct style){.fill = ink_light(INK_LEAF, 6), .fill_to = ink_dark(INK_LEAF, 14)});
    draw_path(d, &dark,
              (struct style){.fill = ink_dark(INK_LEAF, 28), .fill_to = ink_dark(INK_LEAF, 42)});
}

static void draw_forest(struct drawing *d)
{
    static const signed char far[][3] = {{-58, -42, 9}, {60, -44, 10}, {-88, -12, 9}, {90, -14, 9},
                                         {-98, 22, 9},  {98, 22, 9},   {-50, 62, 9},  {52, 62, 9}};
    static const signed char near[][3] = {{-66, -8, 11}, {68, -8, 11}, {-74, 36, 11}, {76, 36, 11},
                                          {-66, 72, 8},  {-20, 88, 9}, {22, 88, 10}};

    draw_firs(d, far, 8);
    draw_firs(d, near, 7);
}

/* ---- Hills ---------------------------------------------------------------------------------- */

static void add_mound(struct path *p, float x, float y, float w, float h)
{
    path_move(p, x - w, y);
    path_curve(p, x - w * 0.72f, y - h * 0.7f, x - w * 0.42f, y - h, x, y - h);
    path_curve(p, x + w * 0.42f, y - h, x + w * 0.72f, y - h * 0.7f, x + w, y);
    path_curve(p, x + w * 0.4f, y + 5, x - w * 0.4f, y + 5, x - w, y);
    path_close(p);
}

/* Layers of clay in the slope. */
static void add_layers(struct path *p, float x, float y, float w, float h)
{
    for (int i = 1; i < 3; i++) {
        float up = h * (0.85f - 0.3f * (float)i), reach = w * (0.42f + 0.16f * (float)i);

        path_move(p, x - reach, y - up);
        path_curve(p, x - reach * 0.3f, y - up - h * 0.2f, x + reach * 0.3f, y - up - h * 0.06f,
                   x + reach, y - up);
        path_curve(p, x + reach * 0.3f, y - up + h * 0.02f, x - reach * 0.3f, y - up - h * 0.1f,
                   x - reach, y - up);
        path_close(p);
    }
}

static void draw_mound(struct drawing *d, float x, float y, float w, float h)
{
    struct path back = {.count = 0}, p = {.count = 0}, layers = {.count = 0};

    add_mound(&back, x, y + 1.6f, w + 1.8f, h + 3.4f);
    draw_path(d, &back, (struct style){.fill = ink_dark(INK_CLAY, 48)});
    add_mound(&p, x, y, w, h);
    draw_path(d, &p,
              (struct style){.fill = ink_light(INK_CLAY, 28), .fill_to = ink_dark(INK_CLAY, 16)});
    add_layers(&layers, x, y, w, h);
    draw_path(d, &layers, (struct style){.fill = ink_clear(ink_dark(INK_CLAY, 50), 40)});
}

/* Bricks that were burnt here, in a stack. */
static void draw_stack(struct drawing *d, float x, float y)
{
    struct path p = {.count = 0};

    for (int row = 0; row < 3; row++)
        for (int i = 0; i < 4 - row; i++)
            path_box(&p, (struct box){x + 13.0f * (float)i + 6.5f * (float)row,
                                      y - 7.5f * (float)row, 12, 6.5f});
    draw_path(d, &p,
              (struct style){.fill = ink_light(INK_RED, 6),
                             .fill_to = ink_dark(INK_CLAY, 12),
                             .outline = ink_dark(INK_CLAY, 58),
                             .width = 1.2f});
}

static void draw_hills(struct drawing *d)
{
    static const signed char mound[][4] = {{-62, -30, 28, 32}, {62, -32, 28, 34}, {-76, 14, 26, 36},
                                           {76, 12, 26, 36},   {-52, 54, 28, 34}, {50, 50, 28, 32}};

    for (int i = 0; i < 6; i++)
        draw_mound(d, mound[i][0], mound[i][1], mound[i][2], mound[i][3]);
    draw_stack(d, -26, 82);
}

void catan_dice_art_heights(struct drawing *d, int knight)
{
    if (knight == ORE)
        draw_mountains(d);
    else if (knight == TIMBER)
        draw_forest(d);
    else if (knight == BRICKS)
        draw_hills(d);
}
