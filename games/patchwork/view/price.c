/* Patchwork: what patches cost, on paper. */
#include "games/patchwork/view/view.h"

void patchwork_view_price(struct drawing *d, struct box b, const struct patch *p, const int ink[2])
{
    char text[2][8];
    float half = b.w / 2, icon = b.h * 0.36f, before = b.h * (half < 2 * b.h ? 0.9f : 1);

    for (int i = 0; i < 2; i++) {
        struct writer w = writer_over(text[i], sizeof text[i]);

        write_number(&w, i ? p->time : p->cost);
        draw_text(d, (struct box){b.x + half * (float)i + before, b.y, half - before, b.h},
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

/* The same without a thread, where there is less room. */
void patchwork_view_label(struct drawing *d, struct box b, const struct patch *p, bool dear)
{
    int ink[] = {dear ? ink_dark(INK_RED, 10) : ink_over(INK_IVORY), ink_over(INK_IVORY)};

    draw_box(d, b, 5,
             (struct style){.fill = ink_light(INK_IVORY, 40),
                            .outline = ink_dark(INK_SAND, 35),
                            .width = 1.2f});
    patchwork_view_price(d, (struct box){b.x + 3, b.y + 2, b.w - 6, b.h - 4}, p, ink);
}

/* How many buttons are sewn on it; nothing if none is. */
void patchwork_view_income(struct drawing *d, struct box b, int income)
{
    char text[8];
    struct writer w = writer_over(text, sizeof text);

    if (income == 0)
        return;
    write_char(&w, '+');
    write_number(&w, income);
    patchwork_art_button(d, (struct point){b.x + b.w - 7, b.y + b.h / 2}, 6.2f, INK_BLUE);
    draw_text(d, (struct box){b.x, b.y, b.w - 15, b.h},
              (struct type){
                  .ink = ink_over(INK_LINEN), .size = 15, .font = FONT_BOLD, .align = ALIGN_RIGHT},
              text);
}

/* Two numbers on a scrap of paper, for patches that are small. */
void patchwork_view_scrap(struct drawing *d, struct box b, const struct patch *p)
{
    draw_box(d, b, 4, (struct style){.fill = ink_light(INK_IVORY, 30)});
    for (int i = 0; i < 2; i++) {
        char text[8];
        struct writer w = writer_over(text, sizeof text);

        write_number(&w, i ? p->time : p->cost);
        draw_text(d, box_cell(b, 2, 1, 0, i),
                  (struct type){
                      .ink = ink_dark(i ? INK_WOOD : INK_BLUE, 15), .size = 13, .font = FONT_BOLD},
                  text);
    }
}
