/* Blokus: signs on buttons and panels. */
#include "games/blokus/art/art.h"

static void add_loop(struct path *p, struct point at, float size, const float (*corner)[2],
                     int count)
{
    for (int i = 0; i < count; i++)
        (i ? path_line : path_move)(p, at.x + corner[i][0] * size, at.y + corner[i][1] * size);
    path_close(p);
}

/* Something, and its image behind a line. */
void blokus_art_mirror(struct drawing *d, struct point at, float size, int ink)
{
    static const float left[][2] = {{-0.3f, -0.75f}, {-0.3f, 0.75f}, {-1.35f, 0.75f}};
    static const float right[][2] = {{0.3f, -0.75f}, {0.3f, 0.75f}, {1.35f, 0.75f}};
    struct path p = {.count = 0}, q = {.count = 0}, line = {.count = 0};

    add_loop(&p, at, size, left, 3);
    add_loop(&q, at, size, right, 3);
    path_move(&line, at.x, at.y - size * 1.05f);
    path_line(&line, at.x, at.y + size * 1.05f);
    draw_path(d, &p, (struct style){.fill = ink, .outline = ink, .width = size * 0.14f});
    draw_path(d, &q, (struct style){.outline = ink, .width = size * 0.17f});
    draw_path(d, &line, (struct style){.outline = ink, .width = size * 0.14f, .dash = size * 0.3f});
}

void blokus_art_cross(struct drawing *d, struct point at, float size, int ink, float width)
{
    struct path p = {.count = 0};

    path_move(&p, at.x - size, at.y - size);
    path_line(&p, at.x + size, at.y + size);
    path_move(&p, at.x + size, at.y - size);
    path_line(&p, at.x - size, at.y + size);
    draw_path(d, &p, (struct style){.outline = INK_WHITE, .width = width * 2});
    draw_path(d, &p, (struct style){.outline = ink, .width = width});
}

/* A lens with a plus or a minus in it. */
void blokus_art_lens(struct drawing *d, struct point at, float size, bool larger, int ink)
{
    struct point c = {at.x - size * 0.2f, at.y - size * 0.2f};
    struct point grip[] = {{c.x + size * 0.6f, c.y + size * 0.6f}, {at.x + size, at.y + size}};
    struct point across[] = {{c.x - size * 0.4f, c.y}, {c.x + size * 0.4f, c.y}};
    struct point up[] = {{c.x, c.y - size * 0.4f}, {c.x, c.y + size * 0.4f}};

    draw_disc(d, c, size * 0.85f, (struct style){.outline = ink, .width = size * 0.24f});
    draw_line(d, grip, 2, ink, size * 0.34f);
    draw_line(d, across, 2, ink, size * 0.2f);
    if (larger)
        draw_line(d, up, 2, ink, size * 0.2f);
}
