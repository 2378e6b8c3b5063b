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
static void draw_veins(struct drawing *d, enum slab slab)
{
    static const float vein[][8] = {
        {30, 60, 120, 150, 60, 260, 190, 350},    {560, 20, 500, 120, 640, 190, 560, 300},
        {300, 515, 360, 420, 470, 470, 540, 380}, {640, 512, 690, 430, 610, 380, 740, 300},
        {200, 30, 260, 120, 330, 110, 380, 210},  {110, 505, 150, 440, 250, 470, 300, 390},
    };
    static const struct place at[] = {
        {.x = 8, .y = 8}, {.scale = 0.95f}, {.x = 498, .turn = 90, .scale = 0.95f}};

    draw_push(d, at[slab]);
    for (int i = 0; i < (int)(sizeof vein / sizeof *vein); i++) {
        const float *v = vein[i];
        struct path p = {.count = 0};

        path_move(&p, v[0], v[1]);
        path_curve(&p, v[2], v[3], v[4], v[5], v[6], v[7]);
        path_curve(&p, v[4] + 7, v[5] + 3, v[2] + 7, v[3] + 3, v[0], v[1]);
        path_close(&p);
        draw_path(d, &p, (struct style){.fill = ink_clear(INK_WHITE, 91)});
    }
    draw_pop(d);
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
static void draw_ship(struct drawing *d, struct place at)
{
    int ink = ink_clear(INK_GOLD, 50);

    draw_push(d, at);
    draw_sail(d, ink);
    draw_hull(d, ink);
    draw_oars(d, ink);
    draw_pop(d);
}

/* ---- All of it ------------------------------------------------------------------------------ */

/* The name in letters of gold, ending at the place. */
static void draw_name(struct drawing *d, struct place at)
{
    struct type type = {
        .ink = ink_clear(INK_BLACK, 20), .size = 33, .font = FONT_TITLE, .align = ALIGN_RIGHT};

    draw_push(d, at);
    draw_text(d, (struct box){-299, -16.5f, 300, 36}, type, "AGAMEMNON");
    type.ink = ink_light(INK_GOLD, 10);
    draw_text(d, (struct box){-300, -18, 300, 36}, type, "AGAMEMNON");
    draw_pop(d);
}

/* In a corner where no node is. */
static void draw_subtitle(struct drawing *d, enum slab slab)
{
    static const struct box in[] = {{560, 59, 160, 18}, {588, 474, 144, 22}, {10, 704, 230, 26}};
    static const float size[] = {15, 18, 22};

    draw_text(d, in[slab],
              (struct type){.ink = ink_clear(INK_GOLD, 15),
                            .size = size[slab],
                            .font = FONT_TITLE,
                            .align = slab == SLAB_STANDING ? ALIGN_LEFT : ALIGN_RIGHT},
              "with the Loom");
}

/* A meander on all four sides. */
static void draw_frame(struct drawing *d, struct box slab)
{
    const float x = slab.x + slab.w / 2, y = slab.y + slab.h / 2, inset = 12;

    draw_border(d, (struct point){x, slab.y + inset}, 0, slab.w - 2 * inset - 16);
    draw_border(d, (struct point){x, slab.y + slab.h - inset}, 180, slab.w - 2 * inset - 16);
    draw_border(d, (struct point){slab.x + inset, y}, -90, slab.h - 2 * inset - 16);
    draw_border(d, (struct point){slab.x + slab.w - inset, y}, 90, slab.h - 2 * inset - 16);
}

void agamemnon_art_slab(struct drawing *d, enum slab slab, int board)
{
    static const struct place ship[] = {{.x = 106, .y = 476, .scale = 0.84f},
                                        {.x = 82, .y = 456, .scale = 0.8f},
                                        {.x = 53, .y = 46, .scale = 0.6f}};
    static const struct place name[] = {
        {.x = 723, .y = 43.5f}, {.x = 714, .y = 28}, {.x = 470, .y = 690, .turn = 90}};
    const struct box b = agamemnon_art_slab_box(slab);

    draw_box(d, b, 16,
             (struct style){.fill = ink_light(INK_SLATE, 22),
                            .fill_to = ink_dark(INK_SLATE, 55),
                            .shadow = SHADOW_LOW});
    draw_box(d, (struct box){b.x + 3, b.y + 3, b.w - 6, b.h - 6}, 13,
             (struct style){.fill = ink_light(INK_SLATE, 3), .fill_to = ink_dark(INK_SLATE, 32)});
    draw_veins(d, slab);
    if (slab == SLAB_FRAMED)
        draw_frame(d, b);
    draw_ship(d, ship[slab]);
    draw_name(d, name[slab]);
    if (board == LOOM)
        draw_subtitle(d, slab);
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
