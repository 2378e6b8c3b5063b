/* Patchwork: what patches cost, on paper. */
#include "games/patchwork/view/view.h"

void patchwork_view_price(struct drawing *d, struct box b, const struct patch *p, const int ink[2])
{
    char text[2][8];
    float half = b.w / 2, icon = b.h * 0.36f;

    for (int i = 0; i < 2; i++) {
        struct writer w = writer_over(text[i], sizeof text[i]);

        write_number(&w, i ? p->time : p->cost);
        draw_text(d, (struct box){b.x + half * (float)i + b.h, b.y, half - b.h, b.h},
                  (struct type){
                      .ink = ink[i], .size = b.h * 0.86f, .font = FONT_BOLD, .align = ALIGN_LEFT},
                  text[i]);
    }
    patchwork_art_button(d, (struct point){b.x + b.h * 0.5f, b.y + b.h / 2}, icon, INK_BLUE);
    patchwork_art_hourglass(d, (struct point){b.x + half + b.h * 0.58f, b.y + b.h / 2}, icon,
                            INK_CLAY);
}

/* A paper label that hangs on a thread. */
void patchwork_view_tag(struct drawing *d, struct box b, const struct patch *p, bool dear)
{
    struct path tag = {.count = 0};
    struct point hole = {b.x + 10, b.y + b.h / 2};
    int ink[] = {dear ? ink_dark(INK_RED, 10) : ink_over(INK_IVORY), ink_over(INK_IVORY)};

    path_move(&tag, b.x, hole.y);
    path_line(&tag, b.x + 12, b.y);
    path_line(&tag, b.x + b.w, b.y);
    path_line(&tag, b.x + b.w, b.y + b.h);
    path_line(&tag, b.x + 12, b.y + b.h);
    path_close(&tag);
    draw_path(d, &tag,
              (struct style){.fill = ink_light(INK_IVORY, 40),
                             .outline = ink_dark(INK_SAND, 35),
                             .width = 1.3f});
    draw_disc(d, hole, 3, (struct style){.fill = INK_WOOD});
    patchwork_view_price(d, (struct box){b.x + 18, b.y + 3, b.w - 18, b.h - 6}, p, ink);
}

/* Two numbers on a scrap of paper, for patches that are small. */
void patchwork_view_scrap(struct drawing *d, struct point at, const struct patch *p)
{
    for (int i = 0; i < 2; i++) {
        char text[8];
        struct writer w = writer_over(text, sizeof text);

        write_number(&w, i ? p->time : p->cost);
        if (i == 0)
            draw_box(d, (struct box){at.x - 15, at.y - 6.5f, 30, 13}, 4,
                     (struct style){.fill = ink_light(INK_IVORY, 30)});
        draw_text(d, (struct box){at.x - 14 + 14 * (float)i, at.y - 6, 14, 12},
                  (struct type){
                      .ink = ink_dark(i ? INK_WOOD : INK_BLUE, 15), .size = 11, .font = FONT_BOLD},
                  text);
    }
}
