/* Patchwork: quilts without patches, the players' own cloth, and the table that the circle of
   patches lies on. */
#include "games/patchwork/art/art.h"

int patchwork_art_ink(int player)
{
    return player == 0 ? INK_LEAF : INK_PLUM;
}

/* ---- The players' cloth: slanting stripes for the first, dots for the second ------------------ */

/* Stripes from the lower left to the upper right within a band that is wider than high. */
static void add_slants(struct path *p, struct box b, float step)
{
    float reach = b.h < b.w ? b.h : b.w;

    for (float at = step / 4; at + reach + step / 2 <= (b.w > b.h ? b.w : b.h); at += step) {
        if (b.w > b.h) {
            path_move(p, b.x + at + reach, b.y);
            path_line(p, b.x + at + reach + step / 2, b.y);
            path_line(p, b.x + at + step / 2, b.y + b.h);
            path_line(p, b.x + at, b.y + b.h);
        } else {
            path_move(p, b.x + b.w, b.y + at);
            path_line(p, b.x + b.w, b.y + at + step / 2);
            path_line(p, b.x, b.y + at + reach + step / 2);
            path_line(p, b.x, b.y + at + reach);
        }
        path_close(p);
    }
}

static void add_spots(struct path *p, struct box b, float step)
{
    float radius = (b.h < b.w ? b.h : b.w) * 0.24f;
    int count = (int)((b.w > b.h ? b.w : b.h) / step);

    for (int i = 0; i < count; i++) {
        float along = ((float)i + 0.5f) * (b.w > b.h ? b.w : b.h) / (float)count;
        struct point c = {b.w > b.h ? b.x + along : b.x + b.w / 2,
                          b.w > b.h ? b.y + b.h / 2 : b.y + along};

        path_move(p, c.x + radius, c.y);
        path_arc(p, c, radius, 0, 360);
        path_close(p);
    }
}

static void draw_pattern(struct drawing *d, struct box b, int player, float step)
{
    struct path p = {.count = 0};

    (player == 0 ? add_slants : add_spots)(&p, b, step);
    draw_path(d, &p, (struct style){.fill = ink_light(patchwork_art_ink(player), 62)});
}

void patchwork_art_swatch(struct drawing *d, struct box b, int player)
{
    draw_box(d, b, 5,
             (struct style){.fill = ink_light(patchwork_art_ink(player), 8),
                            .fill_to = ink_dark(patchwork_art_ink(player), 12),
                            .shadow = SHADOW_LOW});
    for (int i = 0; i < 3; i++)
        draw_pattern(
            d, (struct box){b.x + 2, b.y + 2 + (b.h - 4) / 3 * (float)i, b.w - 4, (b.h - 4) / 3},
            player, (b.h - 4) / 3);
    draw_box(d, (struct box){b.x + 1, b.y + 1, b.w - 2, b.h - 2}, 4,
             (struct style){.outline = ink_dark(patchwork_art_ink(player), 40), .width = 1.5f});
}

/* ---- Quilts --------------------------------------------------------------------------------- */

static void draw_binding(struct drawing *d, int player)
{
    const float side = QUILT_SIDE, wide = BINDING - 2;
    struct box edge[4] = {{BINDING, 1, side - 2 * BINDING, wide},
                          {BINDING, side - 1 - wide, side - 2 * BINDING, wide},
                          {1, BINDING, wide, side - 2 * BINDING},
                          {side - 1 - wide, BINDING, wide, side - 2 * BINDING}};

    draw_box(d, (struct box){0, 0, side, side}, 6,
             (struct style){.fill = ink_light(patchwork_art_ink(player), 5),
                            .fill_to = ink_dark(patchwork_art_ink(player), 12),
                            .shadow = SHADOW_LOW});
    for (int i = 0; i < 4; i++)
        draw_pattern(d, edge[i], player, 10.2f);
}

/* Threads of the linen. */
static void draw_threads(struct drawing *d, int ink)
{
    struct path p = {.count = 0};

    for (int i = 0; i < 6; i++)
        path_box(&p, (struct box){0, CELL * ((float)i + 0.5f) / 6, SIDE * CELL, 1});
    for (int i = 0; i < 6 * SIDE; i++)
        path_box(&p, (struct box){CELL * ((float)i + 0.5f) / 6, 0, 1, CELL});
    draw_path(d, &p, (struct style){.fill = ink_clear(ink_dark(ink, 45), 88)});
}

/* Seams round each square: three stitches on a side, a little raised on their lower side. */
static void draw_seams(struct drawing *d, int ink)
{
    struct path light = {.count = 0}, dark = {.count = 0};
    const float step = CELL / 3.0f;

    path_box(&light, (struct box){0, 1.2f, SIDE * CELL, 1.2f});
    for (int column = 0; column < SIDE; column++) {
        float x = CELL * (float)column;

        path_box(&light, (struct box){x + 1.2f, 0, 1.2f, CELL});
        for (int i = 0; i < 3; i++) {
            path_box(&dark, (struct box){x + step * ((float)i + 0.2f), 0, step * 0.6f, 1.2f});
            path_box(&dark, (struct box){x, step * ((float)i + 0.2f), 1.2f, step * 0.6f});
        }
    }
    draw_path(d, &light, (struct style){.fill = ink_clear(INK_WHITE, 40)});
    draw_path(d, &dark, (struct style){.fill = ink_dark(ink, 32)});
}

/* All rows are alike, so they are painted once. */
static void draw_row(struct drawing *d, int row, int ink)
{
    draw_push(d, (struct place){.x = BINDING, .y = BINDING + CELL * (float)row});
    draw_threads(d, ink);
    draw_seams(d, ink);
    draw_pop(d);
}

static int ground_of(int player)
{
    return ink_light(player == 0 ? INK_MEADOW : INK_LINEN, 8);
}

void patchwork_art_quilt(struct drawing *d, int player)
{
    int ink = ground_of(player);

    draw_binding(d, player);
    draw_box(d, (struct box){BINDING, BINDING, SIDE * CELL, SIDE * CELL}, 0,
             (struct style){.fill = ink}); /* in one piece: no seams at any scale */
    for (int row = 0; row < SIDE; row++)
        draw_row(d, row, ink);
    draw_box(d, (struct box){BINDING, BINDING, SIDE * CELL, SIDE * CELL}, 0,
             (struct style){.outline = ink_dark(patchwork_art_ink(player), 30), .width = 1.5f});
}

static void draw_number(struct drawing *d, struct point at, int number, float size)
{
    char text[2] = {(char)('0' + number), '\0'};

    draw_disc(d, at, size * 0.64f,
              (struct style){.fill = INK_PANEL, .outline = INK_LINE, .width = 0.8f});
    draw_text(d, (struct box){at.x - size, at.y - size * 0.6f, 2 * size, 1.2f * size},
              (struct type){.ink = INK_TEXT, .size = size, .font = FONT_BOLD}, text);
}

void patchwork_art_numbers(struct drawing *d, float size)
{
    for (int i = 0; i < SIDE; i++) {
        float along = BINDING + CELL * ((float)i + 0.5f);

        draw_number(d, (struct point){along, BINDING / 2.0f}, i + 1, size);
        draw_number(d, (struct point){BINDING / 2.0f, along}, i + 1, size);
    }
}

void patchwork_art_small_quilt(struct drawing *d, int player)
{
    draw_box(d, (struct box){0, 0, QUILT_SIDE, QUILT_SIDE}, 18,
             (struct style){.fill = patchwork_art_ink(player), .shadow = SHADOW_LOW});
    draw_box(d, (struct box){BINDING, BINDING, SIDE * CELL, SIDE * CELL}, 0,
             (struct style){.fill = ground_of(player)});
}

/* ---- The table ------------------------------------------------------------------------------ */

void patchwork_art_tray(struct drawing *d, struct box b)
{
    struct path grain = {.count = 0};

    draw_box(d, b, 14,
             (struct style){.fill = ink_dark(INK_SAND, 10),
                            .fill_to = ink_dark(INK_SAND, 24),
                            .shadow = SHADOW_LOW});
    for (int i = 1; i < 16; i++) {
        float y = b.y + b.h * (float)i / 16, swing = (float)(i * 7 % 5 - 2) * 3;

        path_move(&grain, b.x + 6, y);
        path_curve(&grain, b.x + b.w * 0.3f, y + swing, b.x + b.w * 0.6f, y - swing, b.x + b.w - 6,
                   y + swing / 2);
    }
    draw_path(d, &grain,
              (struct style){.outline = ink_clear(ink_dark(INK_SAND, 60), 80), .width = 1.3f});
    draw_box(d, (struct box){b.x + 1.5f, b.y + 1.5f, b.w - 3, b.h - 3}, 13,
             (struct style){.outline = ink_dark(INK_SAND, 48), .width = 3});
}
