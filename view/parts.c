/* Buttons, signs and motion, for all views. */
#include "view/parts.h"

void part_button(struct drawing *d, const struct scene *sc, struct box b, int id, bool strong,
                 const char *label)
{
    bool pointed = sc->focus == id;
    int ink = strong ? INK_ACCENT : INK_PANEL;

    draw_box(d, b, 14,
             (struct style){.fill = ink_light(ink, pointed ? 18 : 8),
                            .fill_to = ink_dark(ink, pointed ? 0 : 8),
                            .outline = strong ? ink_dark(INK_ACCENT, 25) : INK_ACCENT,
                            .width = pointed ? 3 : 2,
                            .shadow = SHADOW_LOW});
    draw_target(d, id, TARGET_READY, label);
}

void part_crown(struct drawing *d, struct point at, float size)
{
    static const float corner[][2] = {{-1, 0.5f},     {-1, -0.4f}, {-0.45f, 0.05f}, {0, -0.65f},
                                      {0.45f, 0.05f}, {1, -0.4f},  {1, 0.5f}};
    struct path p = {.count = 0};

    path_move(&p, at.x + corner[0][0] * size, at.y + corner[0][1] * size);
    for (int i = 1; i < 7; i++)
        path_line(&p, at.x + corner[i][0] * size, at.y + corner[i][1] * size);
    path_close(&p);
    draw_path(d, &p,
              (struct style){.fill = ink_light(INK_GOLD, 40),
                             .fill_to = INK_GOLD,
                             .outline = ink_dark(INK_GOLD, 45),
                             .width = size * 0.1f});
}

void part_turn_sign(struct drawing *d, struct point at, float size, bool right, int ink)
{
    struct path arc = {.count = 0}, head = {.count = 0};
    float side = right ? 1 : -1;

    if (right)
        path_arc(&arc, at, size * 0.75f, 150, 360);
    else
        path_arc(&arc, at, size * 0.75f, 30, -180);
    draw_path(d, &arc, (struct style){.outline = ink, .width = size * 0.26f});
    path_move(&head, at.x + side * size * 0.28f, at.y - size * 0.02f);
    path_line(&head, at.x + side * size * 1.22f, at.y - size * 0.02f);
    path_line(&head, at.x + side * size * 0.75f, at.y + size * 0.58f);
    path_close(&head);
    draw_path(d, &head, (struct style){.fill = ink});
}

float part_ease(float t)
{
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    return t * t * (3 - 2 * t);
}

struct point part_between(struct point from, struct point to, float t)
{
    return (struct point){from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t};
}
