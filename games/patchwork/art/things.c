/* Patchwork: buttons, tokens, the hourglass, the thimble, and signs. */
#include "games/patchwork/art/art.h"

static void add_disc(struct path *p, float x, float y, float radius)
{
    path_move(p, x + radius, y);
    path_arc(p, (struct point){x, y}, radius, 0, 360);
    path_close(p);
}

/* A sewn button: a rim, four holes, and thread crossing between them. Small ones show less. Drawn
   about the origin, so that equal ones are painted once. */
static void draw_button(struct drawing *d, float radius, int ink)
{
    struct path holes = {.count = 0}, thread = {.count = 0};
    const struct point at = {0, 0};
    float far = radius * 0.26f;

    draw_disc(d, at, radius,
              (struct style){.fill = ink_light(ink, 42),
                             .fill_to = ink_dark(ink, 8),
                             .slope = SLOPE_BALL,
                             .outline = ink_dark(ink, 45),
                             .width = radius * 0.13f,
                             .shadow = radius > 6 ? SHADOW_LOW : SHADOW_NONE});
    if (radius > 6)
        draw_disc(d, at, radius * 0.68f,
                  (struct style){.fill = ink_clear(ink_dark(ink, 30), 65),
                                 .outline = ink_clear(ink_light(ink, 55), 30),
                                 .width = radius * 0.09f});
    for (int i = 0; i < 4; i++)
        add_disc(&holes, i % 2 ? far : -far, i / 2 ? far : -far, radius * 0.13f);
    draw_path(d, &holes, (struct style){.fill = ink_dark(ink, 62)});
    if (radius <= 6)
        return;
    path_move(&thread, -far, -far);
    path_line(&thread, far, far);
    path_move(&thread, far, -far);
    path_line(&thread, -far, far);
    draw_path(d, &thread, (struct style){.outline = INK_LINEN, .width = radius * 0.13f});
}

void patchwork_art_button(struct drawing *d, struct point at, float radius, int ink)
{
    draw_push(d, (struct place){.x = at.x, .y = at.y});
    draw_button(d, radius, ink);
    draw_pop(d);
}

void patchwork_art_hourglass(struct drawing *d, struct point at, float size, int ink)
{
    struct path glass = {.count = 0}, sand = {.count = 0}, ends = {.count = 0};
    float w = size * 0.62f, h = size;

    for (int side = -1; side <= 1; side += 2) {
        float y = at.y + h * 0.82f * (float)side;

        path_move(&glass, at.x - w * 0.8f, y);
        path_curve(&glass, at.x - w * 0.8f, at.y + h * 0.3f * (float)side, at.x - w * 0.14f,
                   at.y + h * 0.2f * (float)side, at.x - w * 0.1f, at.y);
        path_line(&glass, at.x + w * 0.1f, at.y);
        path_curve(&glass, at.x + w * 0.14f, at.y + h * 0.2f * (float)side, at.x + w * 0.8f,
                   at.y + h * 0.3f * (float)side, at.x + w * 0.8f, y);
        path_close(&glass);
        path_box(&ends, (struct box){at.x - w, y - h * 0.16f, 2 * w, h * 0.32f});
    }
    draw_path(d, &glass,
              (struct style){.fill = ink_light(INK_SKY, 45),
                             .outline = ink_dark(ink, 20),
                             .width = size * 0.12f});
    path_move(&sand, at.x - w * 0.6f, at.y + h * 0.68f);
    path_line(&sand, at.x, at.y + h * 0.16f);
    path_line(&sand, at.x + w * 0.6f, at.y + h * 0.68f);
    path_close(&sand);
    path_move(&sand, at.x - w * 0.42f, at.y - h * 0.36f);
    path_line(&sand, at.x + w * 0.42f, at.y - h * 0.36f);
    path_line(&sand, at.x, at.y);
    path_close(&sand);
    draw_path(d, &sand, (struct style){.fill = INK_MUSTARD});
    draw_path(d, &ends, (struct style){.fill = ink});
}

void patchwork_art_leather(struct drawing *d, struct point at, float side)
{
    struct cloth c = {.patch = SPECIAL, .cell = side, .fine = true, .shadow = SHADOW_LOW};

    draw_push(d, (struct place){.x = at.x - side / 2, .y = at.y - side / 2});
    patchwork_art_patch(d, &c);
    draw_pop(d);
}

/* Round for the first player, with corners for the second; each with his number. */
void patchwork_art_token(struct drawing *d, struct point at, float radius, int player)
{
    int ink = patchwork_art_ink(player);
    struct style body = {.fill = ink_light(ink, 35),
                         .fill_to = ink_dark(ink, 15),
                         .slope = SLOPE_BALL,
                         .outline = ink_dark(ink, 55),
                         .width = 1.5f,
                         .shadow = SHADOW_HIGH};
    struct style inner = {.fill = INK_LINEN, .outline = ink_dark(ink, 35), .width = 1};
    struct box b = {at.x - radius * 0.92f, at.y - radius * 0.92f, radius * 1.84f, radius * 1.84f};
    struct box c = {at.x - radius * 0.6f, at.y - radius * 0.6f, radius * 1.2f, radius * 1.2f};

    if (player == 0) {
        draw_disc(d, at, radius, body);
        draw_disc(d, at, radius * 0.66f, inner);
    } else {
        draw_box(d, b, radius * 0.35f, body);
        draw_box(d, c, radius * 0.2f, inner);
    }
    if (radius > 10) /* smaller ones are told apart by their form */
        draw_text(
            d, (struct box){at.x - radius, at.y - radius * 0.62f, 2 * radius, radius * 1.24f},
            (struct type){.ink = ink_over(INK_LINEN), .size = radius * 1.15f, .font = FONT_BOLD},
            player == 0 ? "1" : "2");
}

void patchwork_art_thimble(struct drawing *d, struct point at, float size)
{
    struct path body = {.count = 0}, dimples = {.count = 0};
    float w = size * 0.62f, h = size;

    path_move(&body, at.x - w, at.y + h * 0.75f);
    path_line(&body, at.x - w * 0.72f, at.y - h * 0.35f);
    path_curve(&body, at.x - w * 0.6f, at.y - h, at.x + w * 0.6f, at.y - h, at.x + w * 0.72f,
               at.y - h * 0.35f);
    path_line(&body, at.x + w, at.y + h * 0.75f);
    path_close(&body);
    draw_path(d, &body,
              (struct style){.fill = ink_light(INK_GOLD, 70),
                             .fill_to = ink_dark(INK_GOLD, 18),
                             .slope = SLOPE_ACROSS,
                             .outline = ink_dark(INK_GOLD, 60),
                             .width = size * 0.09f,
                             .shadow = SHADOW_HIGH});
    for (int row = 0; row < 3; row++)
        for (int i = 0; i < 4; i++)
            add_disc(&dimples, at.x + w * (0.36f * (float)i - 0.54f + (row % 2 ? 0.09f : -0.05f)),
                     at.y + h * (0.28f * (float)row - 0.42f), size * 0.065f);
    draw_path(d, &dimples, (struct style){.fill = ink_clear(ink_dark(INK_GOLD, 60), 30)});
    draw_box(d, (struct box){at.x - w * 1.12f, at.y + h * 0.6f, w * 2.24f, h * 0.26f}, h * 0.12f,
             (struct style){.fill = ink_light(INK_GOLD, 45),
                            .fill_to = ink_dark(INK_GOLD, 15),
                            .outline = ink_dark(INK_GOLD, 60),
                            .width = size * 0.08f});
}

/* A ribbon flower with a word on it, for what was won. */
void patchwork_art_rosette(struct drawing *d, struct point at, float radius, const char *text)
{
    struct path petals = {.count = 0};

    for (int i = 0; i < 10; i++)
        add_disc(&petals, at.x + radius * 0.76f * turn_sine(36.0f * (float)i),
                 at.y - radius * 0.76f * turn_cosine(36.0f * (float)i), radius * 0.28f);
    draw_path(
        d, &petals,
        (struct style){.fill = INK_GOLD, .fill_to = ink_dark(INK_GOLD, 20), .shadow = SHADOW_LOW});
    draw_disc(d, at, radius * 0.74f,
              (struct style){.fill = ink_light(INK_GOLD, 55),
                             .fill_to = ink_light(INK_GOLD, 20),
                             .outline = ink_dark(INK_GOLD, 40),
                             .width = radius * 0.07f});
    draw_text(
        d, (struct box){at.x - radius * 0.68f, at.y - radius * 0.4f, radius * 1.36f, radius * 0.8f},
        (struct type){
            .ink = ink_over(ink_light(INK_GOLD, 40)), .size = radius * 0.8f, .font = FONT_BOLD},
        text);
}

/* With a thread that hangs in bows behind it. */
void patchwork_art_needle(struct drawing *d, struct point from, struct point to)
{
    struct path thread = {.count = 0};
    float w = to.x - from.x, tail = from.x + w * 0.62f;
    struct point needle[2] = {{tail, from.y}, {to.x, to.y}};

    path_move(&thread, from.x, from.y);
    for (int i = 0; i < 3; i++) {
        float x = from.x + (tail - from.x) * (float)i / 3, step = (tail - from.x) / 3;
        float up = i % 2 ? 6.0f : -6.0f;

        path_curve(&thread, x + step * 0.3f, from.y + up, x + step * 0.7f, from.y + up, x + step,
                   from.y);
    }
    draw_path(d, &thread, (struct style){.outline = INK_ROSE, .width = 1.8f});
    draw_line(d, needle, 2, INK_GREY, 2.6f);
    draw_line(d, needle, 2, ink_light(INK_GREY, 45), 1);
}

/* ---- Signs ---------------------------------------------------------------------------------- */

void patchwork_art_flip_sign(struct drawing *d, struct point at, float size, int ink)
{
    struct path p = {.count = 0}, axis = {.count = 0};

    for (int side = -1; side <= 1; side += 2) {
        float s = (float)side * size;

        path_move(&p, at.x + s * 0.22f, at.y - size * 0.65f);
        path_line(&p, at.x + s * 1.1f, at.y + size * 0.65f);
        path_line(&p, at.x + s * 0.22f, at.y + size * 0.65f);
        path_close(&p);
    }
    path_move(&axis, at.x, at.y - size * 0.95f);
    path_line(&axis, at.x, at.y + size * 0.95f);
    draw_path(d, &p, (struct style){.fill = ink});
    draw_path(d, &axis, (struct style){.outline = ink, .width = size * 0.1f, .dash = size * 0.2f});
}
