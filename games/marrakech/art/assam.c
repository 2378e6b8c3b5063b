/* Marrakech: Assam, the owner of the market. He stands on a round base whose point shows where he
   is going, and he is seen from the front, from behind or from the side. */
#include "games/marrakech/art/art.h"

#include "games/marrakech/rules/marrakech.h"

static const struct style line_style = {.width = 1.3f};

static struct style cloth(int ink, int light, int dark)
{
    struct style s = line_style;

    s.fill = ink_light(ink, light);
    s.fill_to = ink_dark(ink, dark);
    s.slope = SLOPE_ACROSS;
    s.outline = ink_dark(ink, 62);
    return s;
}

/* A disc with a point. */
static void draw_base(struct drawing *d, float turn)
{
    struct path ring = {.count = 0}, point = {.count = 0};

    draw_push(d, (struct place){.turn = turn});
    path_arc(&ring, (struct point){0, 0}, 29, -62, 242);
    path_line(&ring, 0, -46);
    path_close(&ring);
    draw_path(d, &ring,
              (struct style){.fill = ink_light(INK_GOLD, 25),
                             .fill_to = ink_dark(INK_GOLD, 20),
                             .slope = SLOPE_ROUND,
                             .outline = ink_dark(INK_WOOD, 35),
                             .width = 1.6f,
                             .shadow = SHADOW_LOW});
    draw_disc(d, (struct point){0, 0}, 23,
              (struct style){.fill = ink_light(INK_TEAL, 12),
                             .fill_to = ink_dark(INK_TEAL, 35),
                             .slope = SLOPE_ROUND,
                             .outline = ink_dark(INK_WOOD, 35),
                             .width = 1.2f});
    path_move(&point, 0, -42);
    path_line(&point, 7, -30);
    path_line(&point, -7, -30);
    path_close(&point);
    draw_path(d, &point,
              (struct style){.fill = INK_RED, .outline = ink_dark(INK_RED, 40), .width = 1});
    draw_pop(d);
}

static void draw_slipper(struct drawing *d, float x, float y, float toe)
{
    struct path p = {.count = 0};

    path_move(&p, x - 5, y);
    path_curve(&p, x - 5, y - 5, x + 3, y - 5, x + 6 * toe, y - 3);
    path_curve(&p, x + 6 * toe, y, x + 4, y + 3, x, y + 3);
    path_curve(&p, x - 3, y + 3, x - 5, y + 2, x - 5, y);
    path_close(&p);
    draw_path(d, &p, cloth(INK_YELLOW, 10, 15));
}

/* The bell of the robe, from the shoulders to a hem that swings. */
static void draw_robe(struct drawing *d, float wide, float swing)
{
    struct path p = {.count = 0};

    path_move(&p, -wide * 0.5f, -15);
    path_curve(&p, -wide * 0.75f, -4, -wide + swing, 12, -wide + swing, 21);
    path_curve(&p, -wide * 0.5f, 26, wide * 0.5f, 26, wide + swing, 21);
    path_curve(&p, wide + swing, 12, wide * 0.75f, -4, wide * 0.5f, -15);
    path_curve(&p, wide * 0.2f, -19, -wide * 0.2f, -19, -wide * 0.5f, -15);
    path_close(&p);
    draw_path(d, &p, cloth(INK_CLOTH, 10, 20));
}

/* A coat over the robe: two panels that leave the front open, or one that hides it. */
static void draw_coat(struct drawing *d, float wide, float open, float swing)
{
    for (int side = -1; side <= 1; side += 2) {
        struct path p = {.count = 0};
        float s = (float)side;

        path_move(&p, s * wide * 0.45f, -16);
        path_curve(&p, s * wide * 0.8f, -6, s * wide * 1.06f + swing, 8, s * wide * 1.08f + swing,
                   19);
        path_line(&p, s * open + swing, 21);
        path_curve(&p, s * open, 8, s * open * 0.6f, -6, s * open * 0.4f, -16);
        path_close(&p);
        draw_path(d, &p, cloth(INK_CLAY, side < 0 ? 12 : 0, side < 0 ? 10 : 30));
    }
}

static void draw_turban(struct drawing *d, float lean)
{
    struct path bulb = {.count = 0}, folds = {.count = 0};

    path_move(&bulb, -13 + lean, -28);
    path_curve(&bulb, -18 + lean, -39, -9, -47, 0, -47);
    path_curve(&bulb, 9, -47, 18 + lean, -39, 13 + lean, -28);
    path_curve(&bulb, 6, -32, -6, -32, -13 + lean, -28);
    path_close(&bulb);
    draw_path(d, &bulb, cloth(INK_TEAL, 45, 15));
    for (int i = 0; i < 3; i++) {
        path_move(&folds, -13 + lean + 2 * (float)i, -32 - 4 * (float)i);
        path_curve(&folds, -5, -38 - 4 * (float)i, 5, -32 - 5 * (float)i, 12 + lean - 2 * (float)i,
                   -36 - 4 * (float)i);
    }
    draw_path(d, &folds, (struct style){.outline = ink_clear(INK_IVORY, 20), .width = 1.5f});
}

static void draw_jewel(struct drawing *d, float x)
{
    draw_disc(d, (struct point){x, -35}, 3.4f,
              (struct style){.fill = ink_light(INK_RED, 45),
                             .fill_to = ink_dark(INK_RED, 15),
                             .slope = SLOPE_BALL,
                             .outline = INK_GOLD,
                             .width = 1.6f});
}

static void draw_front(struct drawing *d, float step)
{
    struct path beard = {.count = 0}, lip = {.count = 0};

    draw_slipper(d, -9, 24 - 2 * step, 0.4f);
    draw_slipper(d, 8, 24 + 2 * step, 0.8f);
    draw_robe(d, 19, step);
    draw_coat(d, 19, 6, step);
    draw_box(d, (struct box){-10, 1, 20, 5}, 2, cloth(INK_RED, 10, 15));
    draw_disc(d, (struct point){-14, 3}, 4, cloth(INK_SKIN, 10, 10));
    draw_disc(d, (struct point){14, 3}, 4, cloth(INK_SKIN, 10, 10));
    draw_disc(d, (struct point){0, -24}, 10.5f, cloth(INK_SKIN, 12, 8));
    path_move(&beard, -10.5f, -26);
    path_curve(&beard, -9, -12, -4, -6, 0, -4);
    path_curve(&beard, 4, -6, 9, -12, 10.5f, -26);
    path_curve(&beard, 7, -17, -7, -17, -10.5f, -26);
    path_close(&beard);
    draw_path(d, &beard, cloth(INK_SLATE, 10, 20));
    path_move(&lip, -5, -18);
    path_curve(&lip, -3, -20.5f, 3, -20.5f, 5, -18);
    draw_path(d, &lip, (struct style){.outline = ink_dark(INK_SLATE, 20), .width = 2.6f});
    draw_disc(d, (struct point){-3.8f, -25}, 1.4f, (struct style){.fill = INK_BLACK});
    draw_disc(d, (struct point){3.8f, -25}, 1.4f, (struct style){.fill = INK_BLACK});
    draw_disc(d, (struct point){0, -22}, 2, (struct style){.fill = ink_dark(INK_SKIN, 12)});
    draw_turban(d, 0);
    draw_jewel(d, 0);
}

static void draw_back(struct drawing *d, float step)
{
    struct path star = {.count = 0}, tail = {.count = 0};

    draw_slipper(d, -8, 24 + 2 * step, 0.3f);
    draw_slipper(d, 8, 24 - 2 * step, 0.6f);
    draw_robe(d, 19, step);
    draw_coat(d, 19, 0, step);
    marrakech_art_star(&star, (struct point){0, 6}, 8);
    draw_path(d, &star, (struct style){.outline = INK_GOLD, .width = 1.6f});
    draw_disc(d, (struct point){0, -24}, 10, cloth(INK_SLATE, 10, 20));
    draw_turban(d, 0);
    path_move(&tail, -4, -32);
    path_curve(&tail, -7, -22, -6, -14, -5, -8);
    path_line(&tail, 5, -8);
    path_curve(&tail, 6, -14, 5, -22, 4, -32);
    path_close(&tail);
    draw_path(d, &tail, cloth(INK_TEAL, 40, 10));
}

/* Looking to the right; everything is multiplied by `s`, -1 to look to the left. */
static void draw_side(struct drawing *d, float s, float step)
{
    struct path face = {.count = 0}, beard = {.count = 0}, arm = {.count = 0};

    draw_slipper(d, s * (-3 - 5 * step), 24, 1.1f * s);
    draw_slipper(d, s * (4 + 5 * step), 24, 1.3f * s);
    draw_robe(d, 15, -s * step);
    draw_coat(d, 14, 1, -s * step);
    path_move(&face, s * -7, -32);
    path_curve(&face, s * -10, -24, s * -7, -15, s * 1, -15);
    path_line(&face, s * 8, -16);
    path_line(&face, s * 8.5f, -20);
    path_line(&face, s * 12, -22);
    path_line(&face, s * 8.5f, -28);
    path_line(&face, s * 8, -33);
    path_close(&face);
    draw_path(d, &face, cloth(INK_SKIN, 12, 8));
    path_move(&beard, s * -4, -26);
    path_curve(&beard, s * -3, -19, s * 3, -19, s * 10, -19);
    path_curve(&beard, s * 12, -12, s * 11, -7, s * 9, -4);
    path_curve(&beard, s * 1, -6, s * -5, -14, s * -4, -26);
    path_close(&beard);
    draw_path(d, &beard, cloth(INK_SLATE, 10, 20));
    draw_disc(d, (struct point){s * 5, -25}, 1.4f, (struct style){.fill = INK_BLACK});
    draw_turban(d, -s * 1.5f);
    draw_jewel(d, s * 8);
    path_move(&arm, s * -5, -11);
    path_curve(&arm, s * -3, 0, s * 6, 6, s * 15, 3);
    path_line(&arm, s * 15, -4);
    path_curve(&arm, s * 8, -3, s * 5, -8, s * 4, -13);
    path_close(&arm);
    draw_path(d, &arm, cloth(INK_CLAY, 15, 20));
    draw_disc(d, (struct point){s * 17, -0.5f}, 4, cloth(INK_SKIN, 10, 10));
}

void marrakech_art_assam(struct drawing *d, float turn, float step)
{
    int facing = ((int)(turn + 360 + 45) % 360) / 90;

    draw_push(d, (struct place){.y = 3});
    draw_base(d, turn);
    draw_push(d, (struct place){
                     .y = 1 - 2 * (step < 0 ? -step : step), .turn = step * 2, .scale = 0.88f});
    if (facing == NORTH)
        draw_back(d, step);
    else if (facing == SOUTH)
        draw_front(d, step);
    else
        draw_side(d, facing == EAST ? 1 : -1, step);
    draw_pop(d);
    draw_pop(d);
}
