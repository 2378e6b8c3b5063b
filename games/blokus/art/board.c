/* Blokus: the board, a moulded plate with ridges between its squares, and hollows for tiles. */
#include "games/blokus/art/art.h"

struct point blokus_art_corner(const struct grid *g, int x, int y)
{
    return (struct point){g->x + g->cell * (float)x, g->y + g->cell * (float)y};
}

struct point blokus_art_centre(const struct grid *g, int x, int y)
{
    return (struct point){g->x + g->cell * ((float)x + 0.5f), g->y + g->cell * ((float)y + 0.5f)};
}

/* The rim above keeps the light off the upper and left edges of what is sunk. */
static void draw_rim(struct drawing *d, struct box b, float depth)
{
    draw_box(
        d, (struct box){b.x, b.y, b.w, depth}, 0,
        (struct style){.fill = ink_clear(INK_SHADE, 72), .fill_to = ink_clear(INK_SHADE, 100)});
    draw_box(d, (struct box){b.x, b.y, depth, b.h}, 0,
             (struct style){.fill = ink_clear(INK_SHADE, 80),
                            .fill_to = ink_clear(INK_SHADE, 100),
                            .slope = SLOPE_ACROSS});
}

void blokus_art_hollow(struct drawing *d, struct box b, float corner)
{
    draw_box(d, b, corner,
             (struct style){.fill = ink_dark(INK_BOARD, 16),
                            .fill_to = ink_dark(INK_BOARD, 7),
                            .outline = ink_clear(ink_dark(INK_BOARD, 40), 30),
                            .width = 1.2f});
}

/* Lines between the squares, moved a little up and left or down and right. */
static void draw_ridges(struct drawing *d, const struct grid *g, float shift, int ink, float width)
{
    struct path p = {.count = 0};
    float length = g->cell * (float)g->side;

    for (int i = 1; i < g->side; i++) {
        float at = g->cell * (float)i + shift;

        path_move(&p, g->x + at, g->y + 1);
        path_line(&p, g->x + at, g->y + length - 1);
        path_move(&p, g->x + 1, g->y + at);
        path_line(&p, g->x + length - 1, g->y + at);
    }
    draw_path(d, &p, (struct style){.outline = ink, .width = width});
}

/* Columns above and below, rows on both sides; a narrow plate has no room for them. */
static void draw_letters(struct drawing *d, const struct grid *g, struct box plate)
{
    struct type type = {.ink = ink_clear(INK_TEXT, 25), .size = 9, .font = FONT_BOLD};
    float before = (g->x - plate.x - 2) / 2, end = g->cell * (float)g->side;

    for (int i = 0; i < g->side; i++) {
        char text[2] = {blokus_letters[i], '\0'};
        float x = g->x + g->cell * (float)i, y = g->y + g->cell * (float)i;

        draw_text(d, (struct box){x, plate.y + before - 5, g->cell, 12}, type, text);
        draw_text(d, (struct box){x, g->y + end + before - 4, g->cell, 12}, type, text);
        draw_text(d, (struct box){plate.x + before - 5, y, 12, g->cell}, type, text);
        draw_text(d, (struct box){g->x + end + before - 5, y, 12, g->cell}, type, text);
    }
}

void blokus_art_board(struct drawing *d, const struct grid *g, struct box plate)
{
    float length = g->cell * (float)g->side;
    struct box field = {g->x - 1.5f, g->y - 1.5f, length + 3, length + 3};

    draw_box(d, plate, 14,
             (struct style){.fill = ink_light(INK_BOARD, 30),
                            .fill_to = ink_dark(INK_BOARD, 12),
                            .outline = ink_dark(INK_BOARD, 35),
                            .width = 1.2f,
                            .shadow = SHADOW_LOW});
    if (g->x - plate.x > 9)
        draw_letters(d, g, plate);
    draw_box(d, field, 3,
             (struct style){.fill = ink_dark(INK_BOARD, 10),
                            .fill_to = ink_dark(INK_BOARD, 3),
                            .slope = SLOPE_CORNER,
                            .outline = ink_dark(INK_BOARD, 38),
                            .width = 1.4f});
    draw_ridges(d, g, 0.9f, INK_GROOVE, 1.3f);
    draw_ridges(d, g, -0.2f, INK_RIDGE, 1.1f);
    draw_rim(d, (struct box){g->x, g->y, length, length}, 7);
}
