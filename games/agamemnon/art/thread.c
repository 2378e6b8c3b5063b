/* Agamemnon: the threads between the sockets, and the clasps that say whose they are. */
#include "games/agamemnon/art/art.h"

#include "games/agamemnon/rules/agamemnon.h"

const float agamemnon_art_thread_reach = 23;

int agamemnon_art_thread_ink(int type)
{
    static const int inks[TYPES] = {INK_RED, INK_IVORY, INK_YELLOW, INK_STONE};

    return type == STRENGTH ? ink_light(INK_RED, 22) : inks[type];
}

/* One strand of a rope, beginning above or below the middle. */
static void draw_strand(struct drawing *d, float side, int ink, float width)
{
    const float half = agamemnon_art_thread_reach * 2 / 6, high = 8.2f * side;
    struct path p = {.count = 0};

    path_move(&p, -agamemnon_art_thread_reach, 0);
    for (int i = 0; i < 6; i++) {
        float x = -agamemnon_art_thread_reach + half * (float)i, y = i % 2 ? -high : high;

        path_curve(&p, x + half * 0.36f, y, x + half * 0.64f, y, x + half, 0);
    }
    draw_path(d, &p, (struct style){.outline = ink, .width = width});
}

static void draw_rope(struct drawing *d)
{
    int ink = agamemnon_art_thread_ink(STRENGTH);

    draw_strand(d, 1, ink_dark(INK_RED, 45), 6);
    draw_strand(d, 1, ink_dark(ink, 14), 3.8f);
    draw_strand(d, -1, ink_dark(INK_RED, 45), 6);
    draw_strand(d, -1, ink_light(ink, 22), 3.8f);
}

static void draw_meander(struct drawing *d)
{
    const float step = agamemnon_art_thread_reach * 2 / 8, high = 5.6f;
    struct path p = {.count = 0};

    path_move(&p, -agamemnon_art_thread_reach, high);
    for (int i = 0; i < 4; i++) {
        float x = -agamemnon_art_thread_reach + step * 2 * (float)i;

        path_line(&p, x, -high);
        path_line(&p, x + step, -high);
        path_line(&p, x + step, high);
        path_line(&p, x + 2 * step, high);
    }
    path_line(&p, agamemnon_art_thread_reach, -high);
    draw_path(d, &p, (struct style){.outline = ink_dark(INK_WOOD, 30), .width = 4.8f});
    draw_path(d, &p,
              (struct style){.outline = agamemnon_art_thread_ink(LEADERSHIP), .width = 2.7f});
}

static void draw_beads(struct drawing *d)
{
    struct point cord[2] = {{-agamemnon_art_thread_reach, 0}, {agamemnon_art_thread_reach, 0}};

    draw_line(d, cord, 2, ink_dark(INK_YELLOW, 30), 2.4f);
    for (int i = 0; i < 5; i++) {
        struct point at = {-19 + 9.5f * (float)i, 0};

        draw_disc(d, at, 4.6f,
                  (struct style){.fill = ink_light(INK_YELLOW, 62),
                                 .fill_to = ink_dark(INK_YELLOW, 8),
                                 .slope = SLOPE_BALL,
                                 .outline = ink_dark(INK_YELLOW, 62),
                                 .width = 1.2f});
    }
}

static void draw_nothing(struct drawing *d)
{
    for (int i = 0; i < 4; i++)
        draw_disc(d, (struct point){-16.5f + 11 * (float)i, 0}, 1.6f,
                  (struct style){.fill = ink_clear(INK_STONE, 25)});
}

void agamemnon_art_thread(struct drawing *d, struct point at, float turn, int type)
{
    static void (*const draw[TYPES])(struct drawing *) = {draw_rope, draw_meander, draw_beads,
                                                          draw_nothing};
    const float reach = agamemnon_art_thread_reach;
    int ink = agamemnon_art_thread_ink(type);

    draw_push(d, (struct place){.x = at.x, .y = at.y, .turn = turn});
    if (type != EMPTY) {
        draw_box(d, (struct box){-reach - 3, -10, 2 * reach + 6, 20}, 10,
                 (struct style){.fill = ink_clear(ink, 84)});
        draw_box(d, (struct box){-reach - 1, -6.5f, 2 * reach + 2, 13}, 6.5f,
                 (struct style){.fill = ink_clear(ink, 80)});
    }
    draw[type](d);
    draw_pop(d);
}

void agamemnon_art_halo(struct drawing *d, struct point at, float turn, int ink)
{
    const float reach = agamemnon_art_thread_reach + 5;

    draw_push(d, (struct place){.x = at.x, .y = at.y, .turn = turn});
    draw_box(d, (struct box){-reach, -11, 2 * reach, 22}, 11,
             (struct style){.fill = ink_clear(ink, 55), .shadow = SHADOW_GLOW});
    draw_box(d, (struct box){-reach, -11, 2 * reach, 22}, 11,
             (struct style){.outline = ink, .width = 2});
    draw_pop(d);
}

void agamemnon_art_clasp(struct drawing *d, struct point at, int player)
{
    const struct point o = {0, 0};

    draw_push(d, (struct place){.x = at.x, .y = at.y});
    draw_disc(d, o, 8, (struct style){.fill = ink_dark(INK_SLATE, 70)});
    draw_disc(d, o, 6.6f,
              player ? (struct style){.fill = ink_light(INK_BLACK, 26),
                                      .fill_to = INK_BLACK,
                                      .slope = SLOPE_BALL,
                                      .outline = ink_light(INK_STONE, 35),
                                      .width = 1.5f}
                     : (struct style){.fill = ink_light(INK_ORANGE, 40),
                                      .fill_to = INK_ORANGE,
                                      .slope = SLOPE_BALL,
                                      .outline = ink_dark(INK_ORANGE, 50),
                                      .width = 1.5f});
    if (player)
        draw_disc(d, o, 2.2f, (struct style){.fill = ink_light(INK_STONE, 35)});
    draw_pop(d);
}
