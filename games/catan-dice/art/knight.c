/* Catan Dice: knights. One who has not served yet stands with his sword raised; one who has served is
   bare wood and has put it down. */
#include "games/catan-dice/art/art.h"

/* Base, cloak, shoulders and helmet, one outline. */
static void add_body(struct path *p)
{
    path_move(p, -23, 28);
    path_curve(p, -23, 20, -19, 19, -16, 18);
    path_curve(p, -18, 6, -17, -6, -12, -11);
    path_curve(p, -9, -13, -8, -14, -8, -16);
    path_curve(p, -15, -24, -11, -38, 0, -39);
    path_curve(p, 11, -38, 15, -24, 8, -16);
    path_curve(p, 8, -14, 9, -13, 12, -11);
    path_curve(p, 17, -6, 18, 6, 16, 18);
    path_curve(p, 19, 19, 23, 20, 23, 28);
    path_close(p);
}

static void add_shield(struct path *p)
{
    path_move(p, -13, -7);
    path_line(p, 13, -7);
    path_line(p, 13, 5);
    path_curve(p, 13, 14, 5, 20, 0, 22);
    path_curve(p, -5, 20, -13, 14, -13, 5);
    path_close(p);
}

static void draw_points(struct drawing *d, int points, int ink)
{
    char text[8];
    struct writer w = writer_over(text, sizeof text);

    write_number(&w, points);
    draw_text(d, (struct box){-11, -6, 22, 22},
              (struct type){.ink = ink, .size = 18, .font = FONT_BOLD}, text);
}

void catan_dice_art_knight_site(struct drawing *d, int points, int ink)
{
    struct path p = {.count = 0};

    draw_disc(d, (struct point){0, -4}, 41,
              (struct style){.fill = ink_clear(ink_light(INK_SAND, 30), 6),
                             .fill_to = ink_clear(INK_SAND, 10),
                             .slope = SLOPE_ROUND,
                             .outline = ink_clear(ink_dark(INK_SAND, 45), 25),
                             .width = 1.4f});
    add_body(&p);
    draw_path(d, &p, (struct style){.fill = ink});
    draw_push(d, (struct place){.y = 0.6f, .scale = 0.93f});
    draw_path(d, &p,
              (struct style){.fill = ink_dark(INK_SAND, 40), .fill_to = ink_dark(INK_SAND, 20)});
    draw_pop(d);
    draw_points(d, points, ink_over(ink_dark(INK_SAND, 30)));
}

static void draw_sword(struct drawing *d, bool used)
{
    struct path p = {.count = 0};

    path_move(&p, -2, 10);
    path_line(&p, -2, -32);
    path_line(&p, 0, -38);
    path_line(&p, 2, -32);
    path_line(&p, 2, 10);
    path_close(&p);
    draw_push(d, used ? (struct place){.x = 23, .y = 14, .turn = 168}
                      : (struct place){.x = 24, .y = -2, .turn = 8});
    draw_path(d, &p,
              (struct style){.fill = ink_light(INK_STONE, 55),
                             .fill_to = INK_STONE,
                             .slope = SLOPE_ACROSS,
                             .outline = ink_dark(INK_SLATE, 20),
                             .width = 1.2f});
    draw_box(d, (struct box){-8, 8, 16, 4}, 2,
             (struct style){.fill = INK_GOLD, .outline = ink_dark(INK_GOLD, 50), .width = 1});
    draw_box(d, (struct box){-1.8f, 12, 3.6f, 8}, 1.5f,
             (struct style){.fill = INK_WOOD, .outline = ink_dark(INK_WOOD, 50), .width = 1});
    draw_pop(d);
}

static void draw_helmet(struct drawing *d, int ink, bool used)
{
    struct path plume = {.count = 0}, slit = {.count = 0};

    path_move(&plume, 0, -38);
    path_curve(&plume, -6, -50, -20, -48, -22, -36);
    path_curve(&plume, -16, -42, -10, -40, -6, -36);
    path_close(&plume);
    if (!used)
        draw_path(d, &plume,
                  (struct style){.fill = ink_light(INK_GOLD, 30),
                                 .fill_to = INK_GOLD,
                                 .outline = ink_dark(INK_GOLD, 50),
                                 .width = 1.2f});
    path_move(&slit, -8, -27);
    path_line(&slit, 8, -27);
    path_move(&slit, 0, -27);
    path_line(&slit, 0, -19);
    draw_path(d, &slit, (struct style){.outline = ink_dark(ink, 68), .width = 3});
}

void catan_dice_art_knight(struct drawing *d, const struct piece_look *look)
{
    int ink = catan_dice_art_ink(look->player), body = look->used ? ink_dark(INK_STONE, 8) : ink;
    struct path p = {.count = 0}, shield = {.count = 0};

    draw_disc(d, (struct point){0, -4}, 41,
              (struct style){.fill = ink_clear(ink_light(INK_SAND, 30), look->used ? 35 : 6),
                             .fill_to = ink_clear(INK_SAND, look->used ? 35 : 10),
                             .slope = SLOPE_ROUND,
                             .outline = ink_dark(ink, 40),
                             .width = look->used ? 1.4f : 3});
    draw_sword(d, look->used);
    add_body(&p);
    draw_path(d, &p,
              (struct style){.fill = ink_light(body, 30),
                             .fill_to = ink_dark(body, 25),
                             .slope = SLOPE_ACROSS,
                             .outline = ink_dark(body, 62),
                             .width = 1.8f,
                             .shadow = look->shadow});
    draw_helmet(d, body, look->used);
    add_shield(&shield);
    draw_path(d, &shield,
              (struct style){.fill = look->used ? ink_light(INK_STONE, 40) : INK_IVORY,
                             .outline = ink_dark(ink, 40),
                             .width = 2.4f});
    if (look->points == 0)
        return;
    draw_points(d, look->points, INK_BLACK);
    draw_disc(d, (struct point){-18, 22}, 9,
              (struct style){.fill = ink, .outline = ink_dark(ink, 55), .width = 1.4f});
    draw_text(d, (struct box){-25, 15, 14, 14},
              (struct type){.ink = ink_over(ink), .size = 11, .font = FONT_BOLD},
              catan_dice_art_letter(look->player));
}
