/* Catan Dice: the signs of the six resources, carved dice, and the tray that they lie in. */
#include "games/catan-dice/art/art.h"

#include "games/catan-dice/rules/catan-dice.h"

/* Signs are drawn within -1..1; widths of lines count likewise. */
static void add_steps(struct path *p, const float (*corner)[2], int count)
{
    path_move(p, corner[0][0], corner[0][1]);
    for (int i = 1; i < count; i++)
        path_line(p, corner[i][0], corner[i][1]);
    path_close(p);
}

static void draw_ore(struct drawing *d)
{
    static const float rock[][2] = {{-0.9f, 0.35f},  {-0.72f, -0.3f}, {-0.22f, -0.78f},
                                    {0.42f, -0.66f}, {0.88f, -0.08f}, {0.78f, 0.52f},
                                    {0.2f, 0.76f},   {-0.5f, 0.7f}};
    static const float lit[][2] = {
        {-0.72f, -0.3f}, {-0.22f, -0.78f}, {0.42f, -0.66f}, {0.1f, -0.16f}, {-0.42f, 0}};
    static const float shade[][2] = {
        {0.1f, -0.16f}, {0.88f, -0.08f}, {0.78f, 0.52f}, {0.2f, 0.76f}, {0.02f, 0.3f}};
    struct path p = {.count = 0}, q = {.count = 0}, r = {.count = 0};

    add_steps(&p, rock, 8);
    draw_path(d, &p,
              (struct style){.fill = ink_dark(INK_STONE, 18),
                             .fill_to = ink_dark(INK_STONE, 40),
                             .outline = ink_dark(INK_SLATE, 35),
                             .width = 0.13f});
    add_steps(&q, lit, 5);
    draw_path(d, &q, (struct style){.fill = ink_light(INK_STONE, 32)});
    add_steps(&r, shade, 5);
    draw_path(d, &r, (struct style){.fill = ink_light(INK_SLATE, 10)});
}

/* Signs are small and many: edges are darker shapes behind, not outlines, which take long to paint. */
static void add_grains(struct path *p, float more)
{
    for (int ear = -1; ear <= 1; ear++)
        for (int i = 0; i < 4; i++) {
            float x = 0.5f * (float)ear * (0.7f + 0.2f * (float)i), y = 0.12f - 0.27f * (float)i;

            path_move(p, x, y + more);
            path_curve(p, x - 0.28f - more, y - 0.05f, x - 0.24f - more, y - 0.34f, x,
                       y - 0.36f - more);
            path_curve(p, x + 0.24f + more, y - 0.34f, x + 0.28f + more, y - 0.05f, x, y + more);
            path_close(p);
        }
}

static void draw_grain(struct drawing *d)
{
    struct path stalks = {.count = 0}, back = {.count = 0}, grains = {.count = 0};

    for (int ear = -1; ear <= 1; ear++) {
        float lean = 0.5f * (float)ear, x = 0.12f * (float)ear;

        path_move(&stalks, x - 0.07f, 0.95f);
        path_curve(&stalks, x - 0.07f, 0.4f, lean * 0.7f - 0.07f, 0.1f, lean, -0.3f);
        path_curve(&stalks, lean * 0.7f + 0.07f, 0.1f, x + 0.07f, 0.4f, x + 0.07f, 0.95f);
        path_close(&stalks);
    }
    add_grains(&back, 0.05f);
    add_grains(&grains, -0.04f);
    draw_path(d, &stalks, (struct style){.fill = ink_dark(INK_GOLD, 45)});
    draw_path(d, &back, (struct style){.fill = ink_dark(INK_GOLD, 55)});
    draw_path(d, &grains,
              (struct style){.fill = ink_light(INK_GOLD, 22), .fill_to = ink_dark(INK_GOLD, 8)});
    draw_box(d, (struct box){-0.26f, 0.42f, 0.52f, 0.17f}, 0.07f,
             (struct style){.fill = INK_RED, .outline = ink_dark(INK_RED, 45), .width = 0.06f});
}

static void add_curls(struct path *p, float size)
{
    for (int i = 0; i < 8; i++) {
        struct point c = {-0.08f + 0.52f * turn_cosine(45.0f * (float)i),
                          0.02f + 0.32f * turn_sine(45.0f * (float)i)};

        path_move(p, c.x + size, c.y);
        path_arc(p, c, size, 0, 360);
        path_close(p);
    }
}

static void draw_wool(struct drawing *d)
{
    struct path dark = {.count = 0}, wool = {.count = 0};

    for (int i = 0; i < 4; i++)
        path_box(&dark, (struct box){-0.59f + 0.28f * (float)i, 0.3f, 0.17f, 0.6f});
    add_curls(&dark, 0.39f);
    draw_path(d, &dark, (struct style){.fill = ink_dark(INK_SLATE, 10)});
    add_curls(&wool, 0.3f);
    draw_path(d, &wool, (struct style){.fill = INK_WHITE});
    draw_disc(
        d, (struct point){-0.08f, 0.02f}, 0.5f,
        (struct style){.fill = INK_WHITE, .fill_to = ink_dark(INK_CLOTH, 10), .slope = SLOPE_BALL});
    draw_disc(d, (struct point){0.74f, -0.16f}, 0.27f, (struct style){.fill = INK_SLATE});
    draw_disc(d, (struct point){0.8f, -0.22f}, 0.06f, (struct style){.fill = INK_WHITE});
}

static void draw_timber(struct drawing *d)
{
    static const float log[3][2] = {{-0.34f, 0.42f}, {0.46f, 0.42f}, {0.06f, -0.28f}};

    for (int i = 0; i < 3; i++) {
        struct point c = {log[i][0] + 0.06f, log[i][1]};

        draw_disc(d, c, 0.41f,
                  (struct style){.fill = ink_light(INK_WOOD, 62),
                                 .fill_to = ink_light(INK_WOOD, 32),
                                 .slope = SLOPE_ROUND,
                                 .outline = ink_dark(INK_WOOD, 40),
                                 .width = 0.15f});
        draw_disc(d, c, 0.19f, (struct style){.outline = INK_WOOD, .width = 0.07f});
        draw_disc(d, c, 0.05f, (struct style){.fill = INK_WOOD});
    }
}

static void draw_bricks(struct drawing *d)
{
    struct path back = {.count = 0}, p = {.count = 0}, tops = {.count = 0};

    for (int row = 0; row < 3; row++)
        for (int i = 0; i < (row == 1 ? 3 : 2); i++) {
            bool edge = row == 1 && i != 1;
            float x = row == 1 ? (i == 0   ? -0.88f
                                  : i == 1 ? -0.4f
                                           : 0.47f)
                               : -0.88f + 0.9f * (float)i;
            struct box b = {x, -0.68f + 0.47f * (float)row, edge ? 0.41f : 0.84f, 0.41f};

            path_box(&back, (struct box){b.x - 0.05f, b.y - 0.05f, b.w + 0.1f, b.h + 0.1f});
            path_box(&p, (struct box){b.x + 0.03f, b.y + 0.03f, b.w - 0.06f, b.h - 0.06f});
            path_box(&tops, (struct box){b.x + 0.05f, b.y + 0.05f, b.w - 0.1f, 0.1f});
        }
    draw_path(d, &back, (struct style){.fill = ink_dark(INK_CLAY, 58)});
    draw_path(d, &p,
              (struct style){.fill = ink_light(INK_CLAY, 4), .fill_to = ink_dark(INK_CLAY, 16)});
    draw_path(d, &tops, (struct style){.fill = ink_clear(INK_WHITE, 62)});
}

static void draw_gold(struct drawing *d)
{
    static const float front[][2] = {
        {-0.92f, 0.62f}, {-0.62f, -0.12f}, {0.62f, -0.12f}, {0.92f, 0.62f}};
    static const float top[][2] = {
        {-0.62f, -0.12f}, {-0.4f, -0.52f}, {0.4f, -0.52f}, {0.62f, -0.12f}};
    struct path p = {.count = 0}, q = {.count = 0}, shine = {.count = 0};

    add_steps(&p, front, 4);
    draw_path(d, &p,
              (struct style){.fill = ink_light(INK_YELLOW, 18),
                             .fill_to = ink_dark(INK_YELLOW, 24),
                             .outline = ink_dark(INK_YELLOW, 58),
                             .width = 0.1f});
    add_steps(&q, top, 4);
    draw_path(d, &q,
              (struct style){.fill = ink_light(INK_YELLOW, 62),
                             .outline = ink_dark(INK_YELLOW, 58),
                             .width = 0.1f});
    path_move(&shine, -0.42f, 0.1f);
    path_line(&shine, -0.58f, 0.46f);
    draw_path(d, &shine, (struct style){.outline = INK_WHITE, .width = 0.14f});
}

void catan_dice_art_resource(struct drawing *d, int resource, struct point at, float size)
{
    static void (*const sign[RESOURCES])(struct drawing * d) = {
        draw_ore, draw_grain, draw_wool, draw_timber, draw_bricks, draw_gold};

    draw_push(d, (struct place){.x = at.x, .y = at.y, .scale = size / 2});
    sign[resource](d);
    draw_pop(d);
}

void catan_dice_art_wild(struct drawing *d, struct point at, float size)
{
    draw_text(d, (struct box){at.x - size / 2, at.y - size * 0.6f, size, size * 1.2f},
              (struct type){.ink = INK_BLACK, .size = size * 1.1f, .font = FONT_TITLE}, "?");
}

/* ---- Dice ----------------------------------------------------------------------------------- */

void catan_dice_art_die(struct drawing *d, int face, float size, enum shadow shadow)
{
    struct box b = {-size / 2, -size / 2, size, size};
    struct box inner = {b.x + size * 0.07f, b.y + size * 0.06f, size * 0.86f, size * 0.84f};

    draw_box(d, b, size * 0.19f,
             (struct style){.fill = ink_dark(INK_IVORY, 8),
                            .fill_to = ink_dark(INK_IVORY, 34),
                            .outline = ink_dark(INK_WOOD, 25),
                            .width = 1.4f,
                            .shadow = shadow});
    draw_box(d, inner, size * 0.16f,
             (struct style){
                 .fill = ink_light(INK_IVORY, 55), .fill_to = INK_IVORY, .slope = SLOPE_CORNER});
    if (face >= 0)
        catan_dice_art_resource(d, face, (struct point){0, -size * 0.01f}, size * 0.66f);
}

void catan_dice_art_tray(struct drawing *d, struct box b)
{
    float rim = b.h < 80 ? 4 : 8;

    draw_box(d, b, 16,
             (struct style){.fill = ink_light(INK_WOOD, 18),
                            .fill_to = ink_dark(INK_WOOD, 20),
                            .outline = ink_dark(INK_WOOD, 45),
                            .width = 1.5f,
                            .shadow = SHADOW_LOW});
    draw_box(d, (struct box){b.x + rim, b.y + rim, b.w - 2 * rim, b.h - 2 * rim}, 11,
             (struct style){.fill = ink_dark(INK_TEAL, 42),
                            .fill_to = ink_dark(INK_TEAL, 8),
                            .outline = ink_dark(INK_WOOD, 50),
                            .width = 2});
}

/* ---- Signs ---------------------------------------------------------------------------------- */

void catan_dice_art_again(struct drawing *d, struct point at, float size, int ink)
{
    struct path arc = {.count = 0}, head = {.count = 0};

    path_arc(&arc, at, size * 0.7f, -40, 230);
    draw_path(d, &arc, (struct style){.outline = ink, .width = size * 0.3f});
    path_move(&head, at.x + size * 0.05f, at.y - size * 0.62f);
    path_line(&head, at.x + size * 1.02f, at.y - size * 0.95f);
    path_line(&head, at.x + size * 0.92f, at.y + size * 0.12f);
    path_close(&head);
    draw_path(d, &head, (struct style){.fill = ink});
}
