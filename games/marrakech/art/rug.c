/* Marrakech: woven rugs. Each colour has a pattern of its own, so that rugs can be told apart
   without seeing colours. */
#include "games/marrakech/art/art.h"

#include "games/marrakech/rules/marrakech.h"

static const float margin = 4, fringe = 5, half_width = CELL / 2.0f - 5;

int marrakech_art_ink(int colour)
{
    static const int ink[COLOURS] = {INK_CYAN, INK_YELLOW, INK_PURPLE, INK_RED};

    return ink[colour];
}

const char *marrakech_art_letter(int colour)
{
    static const char *const letter[COLOURS] = {"C", "Y", "P", "R"};

    return letter[colour];
}

/* Threads that stick out at an end. */
static void draw_fringe(struct drawing *d, float x)
{
    struct path p = {.count = 0};

    for (float y = -half_width + 2; y <= half_width - 3; y += 5.2f)
        path_box(&p, (struct box){x, y, fringe, 2});
    draw_path(d, &p, (struct style){.fill = ink_dark(INK_IVORY, 10)});
}

/* ---- Patterns: each about the middle of a square, one hand's breadth wide ------------------- */

static void draw_diamonds(struct drawing *d)
{
    struct path outer = {.count = 0}, inner = {.count = 0};

    marrakech_art_diamond(&outer, 0, 0, 25, 20);
    marrakech_art_diamond(&inner, 0, 0, 16, 13);
    for (int i = 0; i < 4; i++)
        marrakech_art_diamond(&inner, i % 2 ? 22.0f : -22.0f, i / 2 ? 14.0f : -14.0f, 4.5f, 4.5f);
    draw_path(d, &outer,
              (struct style){.fill = ink_dark(INK_CYAN, 42), .outline = INK_IVORY, .width = 2});
    draw_path(d, &inner, (struct style){.fill = ink_light(INK_CYAN, 55)});
}

static void draw_zigzags(struct drawing *d)
{
    static const float row[] = {-15, 0, 15};

    for (int i = 0; i < 3; i++) {
        struct path p = {.count = 0};

        for (int k = 0; k <= 6; k++) {
            float at = -27 + 9 * (float)k, y = row[i] + (k % 2 ? 5.0f : -5.0f);

            if (k == 0)
                path_move(&p, at, y);
            else
                path_line(&p, at, y);
        }
        draw_path(
            d, &p,
            (struct style){.outline = i == 1 ? ink_dark(INK_CLAY, 15) : ink_dark(INK_YELLOW, 52),
                           .width = i == 1 ? 4.5f : 3});
    }
}

static void draw_stars(struct drawing *d)
{
    struct path star = {.count = 0}, dots = {.count = 0};

    marrakech_art_star(&star, (struct point){0, 0}, 20);
    for (int i = 0; i < 4; i++)
        marrakech_art_diamond(&dots, i % 2 ? 23.0f : -23.0f, i / 2 ? 17.0f : -17.0f, 4, 4);
    draw_path(d, &star,
              (struct style){.fill = ink_light(INK_PURPLE, 62),
                             .outline = ink_dark(INK_PURPLE, 45),
                             .width = 1.5f});
    draw_path(d, &dots, (struct style){.fill = INK_GOLD});
    draw_disc(d, (struct point){0, 0}, 10, (struct style){.fill = ink_dark(INK_PURPLE, 30)});
}

/* A cross with stepped arms, as on a kilim. */
static void draw_steps(struct drawing *d)
{
    static const float corner[][2] = {{6, -22},  {6, -14},  {14, -14},  {14, -6},  {24, -6},
                                      {24, 6},   {14, 6},   {14, 14},   {6, 14},   {6, 22},
                                      {-6, 22},  {-6, 14},  {-14, 14},  {-14, 6},  {-24, 6},
                                      {-24, -6}, {-14, -6}, {-14, -14}, {-6, -14}, {-6, -22}};
    struct path p = {.count = 0};

    path_move(&p, corner[0][0], corner[0][1]);
    for (size_t i = 1; i < sizeof corner / sizeof *corner; i++)
        path_line(&p, corner[i][0], corner[i][1]);
    path_close(&p);
    draw_path(d, &p,
              (struct style){.fill = ink_dark(INK_RED, 55), .outline = INK_GOLD, .width = 2});
    draw_box(d, (struct box){-8, -8, 16, 16}, 0, (struct style){.fill = ink_light(INK_RED, 60)});
}

/* Narrower where the cloth is: a half of which both ends are seen. */
static void draw_pattern(struct drawing *d, int colour, float x, float width)
{
    static void (*const pattern[COLOURS])(struct drawing *) = {draw_diamonds, draw_zigzags,
                                                               draw_stars, draw_steps};
    const float needed = 68;

    draw_push(d, (struct place){.x = x, .scale = width < needed ? width / needed : 1});
    pattern[colour](d);
    draw_pop(d);
}

/* ---- Cloth ---------------------------------------------------------------------------------- */

static void draw_cloth(struct drawing *d, struct box b, int colour, enum shadow shadow)
{
    int ink = marrakech_art_ink(colour);

    draw_box(d, b, 2,
             (struct style){.fill = ink_light(ink, 10),
                            .fill_to = ink_dark(ink, 10),
                            .slope = SLOPE_CORNER,
                            .outline = ink_dark(ink, 45),
                            .width = 1.5f,
                            .shadow = shadow});
}

/* Stitches from one point to another, along x or along y. */
static void add_stitches(struct path *p, struct box b)
{
    const float step = 9;

    for (float x = b.x + 3; b.w > b.h && x + 5 < b.x + b.w; x += step)
        path_box(p, (struct box){x, b.y, 5, b.h});
    for (float y = b.y + 5; b.h > b.w && y + 4 < b.y + b.h; y += step)
        path_box(p, (struct box){b.x, y, b.w, 5});
}

/* The border runs round the ends that are seen and out of sight at the others. */
static void draw_border(struct drawing *d, struct box b, const struct rug_look *look)
{
    struct path band = {.count = 0}, stitches = {.count = 0};
    const float inset = 2, width = 5;
    float left = b.x + (look->left_end ? inset : 0);
    float right = b.x + b.w - (look->right_end ? inset : 0);
    struct box side[4] = {{left, b.y + inset, right - left, width},
                          {left, b.y + b.h - inset - width, right - left, width},
                          {left, b.y + inset, width, b.h - 2 * inset},
                          {right - width, b.y + inset, width, b.h - 2 * inset}};

    for (int i = 0; i < 4; i++) {
        struct box stitch = side[i];

        if ((i == 2 && !look->left_end) || (i == 3 && !look->right_end))
            continue;
        stitch.x += i < 2 ? 0 : 1.5f;
        stitch.y += i < 2 ? 1.5f : 0;
        *(i < 2 ? &stitch.h : &stitch.w) = 2;
        path_box(&band, side[i]);
        add_stitches(&stitches, stitch);
    }
    draw_path(d, &band, (struct style){.fill = ink_dark(marrakech_art_ink(look->colour), 35)});
    draw_path(d, &stitches, (struct style){.fill = INK_IVORY});
}

/* The weave: every other row of it a little darker. */
static void draw_threads(struct drawing *d, struct box b)
{
    struct path p = {.count = 0};

    for (float y = b.y + 2; y < b.y + b.h - 2; y += 4)
        path_box(&p, (struct box){b.x + 1, y, b.w - 2, 1.2f});
    draw_path(d, &p, (struct style){.fill = ink_clear(INK_BLACK, 91)});
}

void marrakech_art_rug(struct drawing *d, const struct rug_look *look)
{
    float reach = CELL / 2.0f * (float)look->length;
    float left = -reach + (look->left_end ? margin + fringe : 0);
    float right = reach - (look->right_end ? margin + fringe : 0);
    struct box b = {left, -half_width, right - left, 2 * half_width};

    draw_cloth(d, b, look->colour, look->shadow);
    if (look->left_end)
        draw_fringe(d, left - fringe);
    if (look->right_end)
        draw_fringe(d, right);
    draw_border(d, b, look);
    for (int i = 0; i < look->length; i++) {
        float x = left + b.w * ((float)i + 0.5f) / (float)look->length;

        draw_pattern(d, look->colour, x, b.w / (float)look->length);
    }
    draw_threads(d, b);
}

void marrakech_art_swatch(struct drawing *d, struct box b, int colour)
{
    float scale = b.h / (2 * half_width);
    struct rug_look look = {.colour = colour, .length = 1, .left_end = true, .right_end = true};

    draw_push(d, (struct place){.x = b.x + b.w / 2, .y = b.y + b.h / 2, .scale = scale});
    look.shadow = SHADOW_LOW;
    marrakech_art_rug(d, &look);
    draw_pop(d);
}
