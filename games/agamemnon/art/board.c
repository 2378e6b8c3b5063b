/* Agamemnon: the board. A slab of dark stone with a carved border, sockets for the tiles and grooves
   for the threads. */
#include "games/agamemnon/art/art.h"

const float agamemnon_art_socket_radius = 27.5f, agamemnon_art_tile_radius = 24;

/* ---- Slab ----------------------------------------------------------------------------------- */

/* One side of the border, from the left, about the middle of that side: a meander. */
static void draw_border(struct drawing *d, struct point at, float turn, float length)
{
    const float step = 9.5f, high = 4;
    int waves = (int)(length / (2 * step));
    float x = -step * (float)waves;
    struct path p = {.count = 0};

    path_move(&p, x, high);
    for (int i = 0; i < waves; i++, x += 2 * step) {
        path_line(&p, x, -high);
        path_line(&p, x + step * 1.45f, -high);
        path_line(&p, x + step * 1.45f, high * 0.3f);
        path_line(&p, x + step * 0.75f, high * 0.3f);
        path_move(&p, x, high);
        path_line(&p, x + 2 * step, high);
    }
    path_line(&p, x, -high);
    draw_push(d, (struct place){.x = at.x, .y = at.y, .turn = turn});
    draw_path(d, &p, (struct style){.outline = ink_clear(INK_GOLD, 45), .width = 1.3f});
    draw_pop(d);
}

/* Pale veins run through the stone and taper off; each is a path of its own, since back ends look at
   all that lies within a path's bounds. */
static void draw_veins(struct drawing *d)
{
    static const float vein[][8] = {
        {30, 60, 120, 150, 60, 260, 190, 350},    {560, 20, 500, 120, 640, 190, 560, 300},
        {300, 515, 360, 420, 470, 470, 540, 380}, {640, 512, 690, 430, 610, 380, 740, 300},
        {200, 30, 260, 120, 330, 110, 380, 210},  {110, 505, 150, 440, 250, 470, 300, 390},
    };

    for (int i = 0; i < (int)(sizeof vein / sizeof *vein); i++) {
        const float *v = vein[i];
        struct path p = {.count = 0};

        path_move(&p, SLAB_X + v[0], SLAB_Y + v[1]);
        path_curve(&p, SLAB_X + v[2], SLAB_Y + v[3], SLAB_X + v[4], SLAB_Y + v[5], SLAB_X + v[6],
                   SLAB_Y + v[7]);
        path_curve(&p, SLAB_X + v[4] + 7, SLAB_Y + v[5] + 3, SLAB_X + v[2] + 7, SLAB_Y + v[3] + 3,
                   SLAB_X + v[0], SLAB_Y + v[1]);
        path_close(&p);
        draw_path(d, &p, (struct style){.fill = ink_clear(INK_WHITE, 91)});
    }
}

/* ---- Ship ----------------------------------------------------------------------------------- */

/* The hull, and the curved ends of it. */
static void draw_hull(struct drawing *d, int ink)
{
    struct path p = {.count = 0};

    path_move(&p, -62, 2);
    path_curve(&p, -40, 6, 30, 8, 50, 0);
    path_curve(&p, 60, -4, 66, -18, 58, -30);
    path_curve(&p, 74, -18, 72, 8, 50, 18);
    path_curve(&p, 20, 26, -30, 24, -50, 16);
    path_line(&p, -72, 14);
    path_close(&p);
    draw_path(d, &p, (struct style){.fill = ink});
}

static void draw_oars(struct drawing *d, int ink)
{
    struct path p = {.count = 0};

    for (int i = 0; i < 9; i++) {
        float x = -42 + 10 * (float)i;

        path_move(&p, x, 12);
        path_line(&p, x - 7, 32);
    }
    draw_path(d, &p, (struct style){.outline = ink, .width = 1.6f});
}

static void draw_sail(struct drawing *d, int ink)
{
    struct path p = {.count = 0};
    struct point mast[2] = {{2, 4}, {2, -46}};

    path_move(&p, -30, -42);
    path_line(&p, 34, -42);
    path_curve(&p, 44, -28, 44, -18, 34, -8);
    path_curve(&p, 16, -2, -14, -2, -30, -8);
    path_curve(&p, -20, -18, -20, -30, -30, -42);
    path_close(&p);
    draw_line(d, mast, 2, ink, 2.4f);
    draw_path(d, &p, (struct style){.fill = ink_clear(ink, 45), .outline = ink, .width = 1.4f});
}

/* One of the thousand, carved into a free corner. */
static void draw_ship(struct drawing *d)
{
    int ink = ink_clear(INK_GOLD, 50);

    draw_push(d, (struct place){.x = 106, .y = 476, .scale = 0.84f});
    draw_sail(d, ink);
    draw_hull(d, ink);
    draw_oars(d, ink);
    draw_pop(d);
}

void agamemnon_art_slab(struct drawing *d)
{
    const struct box slab = {SLAB_X, SLAB_Y, SLAB_WIDTH, SLAB_HEIGHT};
    const float middle_x = SLAB_X + SLAB_WIDTH / 2.0f, middle_y = SLAB_Y + SLAB_HEIGHT / 2.0f;
    const float inset = 12;

    draw_box(d, slab, 16,
             (struct style){.fill = ink_light(INK_SLATE, 22),
                            .fill_to = ink_dark(INK_SLATE, 55),
                            .shadow = SHADOW_LOW});
    draw_box(d, (struct box){slab.x + 3, slab.y + 3, slab.w - 6, slab.h - 6}, 13,
             (struct style){.fill = ink_light(INK_SLATE, 3), .fill_to = ink_dark(INK_SLATE, 32)});
    draw_veins(d);
    draw_border(d, (struct point){middle_x, slab.y + inset}, 0, SLAB_WIDTH - 2 * inset - 16);
    draw_border(d, (struct point){middle_x, slab.y + slab.h - inset}, 180,
                SLAB_WIDTH - 2 * inset - 16);
    draw_border(d, (struct point){slab.x + inset, middle_y}, -90, SLAB_HEIGHT - 2 * inset - 16);
    draw_border(d, (struct point){slab.x + slab.w - inset, middle_y}, 90,
                SLAB_HEIGHT - 2 * inset - 16);
    draw_ship(d);
    draw_text(d, (struct box){442, 27, 300, 36},
              (struct type){.ink = ink_clear(INK_BLACK, 20), .size = 33, .font = FONT_TITLE},
              "AGAMEMNON");
    draw_text(d, (struct box){441, 25.5f, 300, 36},
              (struct type){.ink = ink_light(INK_GOLD, 10), .size = 33, .font = FONT_TITLE},
              "AGAMEMNON");
}

/* ---- Sockets and grooves -------------------------------------------------------------------- */

void agamemnon_art_socket(struct drawing *d, struct point at)
{
    const struct point o = {0, 0};

    draw_push(d, (struct place){.x = at.x, .y = at.y});
    draw_disc(d, o, agamemnon_art_socket_radius,
              (struct style){.fill = ink_light(INK_STONE, 16),
                             .fill_to = ink_dark(INK_STONE, 42),
                             .outline = ink_dark(INK_SLATE, 60),
                             .width = 1.5f,
                             .shadow = SHADOW_LOW});
    draw_disc(d, o, agamemnon_art_tile_radius,
              (struct style){.fill = ink_dark(INK_SLATE, 62), .fill_to = ink_dark(INK_SLATE, 8)});
    draw_disc(d, (struct point){0, 1.5f}, agamemnon_art_tile_radius - 4.5f,
              (struct style){.outline = ink_clear(INK_STONE, 68), .width = 1});
    draw_pop(d);
}

void agamemnon_art_groove(struct drawing *d, struct point at, float turn)
{
    const float reach = UNIT / 2.0f - 20, half = 9.5f;

    draw_push(d, (struct place){.x = at.x, .y = at.y, .turn = turn});
    draw_box(d, (struct box){-reach, -half, 2 * reach, 2 * half}, half,
             (struct style){.fill = ink_clear(INK_WHITE, 88)});
    draw_box(d, (struct box){-reach, -half - 0.8f, 2 * reach, 2 * half}, half,
             (struct style){.fill = ink_dark(INK_SLATE, 58)});
    draw_box(d, (struct box){-reach, -half + 2, 2 * reach, 2 * half - 3}, half - 2,
             (struct style){.fill = ink_dark(INK_SLATE, 44)});
    draw_pop(d);
}
