/* Buttons and motion, for all views. */
#include "draw/parts.h"

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

float part_ease(float t)
{
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    return t * t * (3 - 2 * t);
}

struct point part_between(struct point from, struct point to, float t)
{
    return (struct point){from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t};
}
