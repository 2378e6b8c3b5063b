/* Marrakech: the panel of a player on pages with little room, a small card. */
#include "games/marrakech/view/view.h"

static void draw_number(struct drawing *d, struct box b, const char *sign, int value, bool faint)
{
    char text[16];
    struct writer w = writer_over(text, sizeof text);

    write_text(&w, sign);
    write_number(&w, value);
    draw_text(d, b,
              (struct type){.ink = faint ? INK_MUTED : INK_TEXT,
                            .size = 16,
                            .font = FONT_BOLD,
                            .align = ALIGN_LEFT},
              text);
}

/* Dirhams and squares of his colour, what they come to, and the rugs that he still has. */
static void draw_figures(struct drawing *d, const struct state *s, int player, struct box b,
                         bool won)
{
    bool out = marrakech_is_out(s, player);
    struct box sum = box_bottom(&b, b.h / 2, 0), purse = box_left(&b, b.w / 2, 0);
    struct box rugs = box_right(&sum, sum.w / 2 + 1, 0);
    float middle = b.y + b.h / 2;

    marrakech_art_coin(d, (struct point){purse.x + 7, middle}, 7);
    draw_number(d, (struct box){purse.x + 17, purse.y, purse.w - 17, purse.h}, "",
                s->dirhams[player], out);
    draw_number(d, b, "+ ", marrakech_view_shown(s, player), out);
    draw_number(d, (struct box){sum.x + 2, sum.y, sum.w - 2, sum.h}, "= ",
                marrakech_score(s, player), out);
    if (won) {
        part_crown(d, (struct point){rugs.x + rugs.w - 12, rugs.y + rugs.h / 2}, 9);
        return;
    }
    draw_push(d, (struct place){.x = rugs.x + 8, .y = rugs.y + rugs.h / 2 + 1, .scale = 0.5f});
    marrakech_view_roll(d, (struct point){2, 0}, s->colour[player]);
    draw_pop(d);
    draw_number(d, (struct box){rugs.x + 18, rugs.y, rugs.w - 18, rugs.h}, "", s->rugs[player],
                out);
}

/* His cloth with his letter, and his name. */
static void draw_name(struct drawing *d, const struct scene *sc, const struct state *s, int player,
                      struct box b)
{
    char name[NAME_BYTES];
    struct writer w = scene_writer(sc, name, sizeof name);
    struct box swatch = box_left(&b, 22, 6);

    marrakech_art_swatch(d, box_within(swatch, 1, 1), s->colour[player]);
    draw_text(d, box_within(swatch, 1, 1),
              (struct type){.ink = INK_WHITE, .size = 15, .font = FONT_BOLD},
              marrakech_art_letter(s->colour[player]));
    say_seat(&w, &marrakech_rules, s, player);
    draw_short(d, b,
               (struct type){.ink = marrakech_is_out(s, player) ? INK_MUTED : INK_TEXT,
                             .size = 16,
                             .font = FONT_BOLD,
                             .align = ALIGN_LEFT},
               LEAST_WORDS, name);
}

static void draw_seat(struct drawing *d, const struct scene *sc, const struct state *s, int player,
                      struct box b)
{
    char seat[40];
    struct writer w = writer_over(seat, sizeof seat);
    bool out = marrakech_is_out(s, player);

    if (out)
        write_text(&w, "out");
    else
        marrakech_view_write_seat(&w, sc, s, player);
    draw_text(d, b,
              (struct type){.ink = out ? INK_BAD : INK_MUTED, .size = 13.5f, .align = ALIGN_LEFT},
              seat);
}

void marrakech_view_card(struct drawing *d, const struct scene *sc, const struct state *s,
                         int player)
{
    struct box b = marrakech_view_panel_box(&sc->page, s, player);
    bool won = s->phase == FINISHED && (marrakech_winners(s) >> player & 1);
    struct box inner = {b.x + 7, b.y + 4, b.w - 11, b.h - 7};

    part_card(d, b, won || (s->phase != FINISHED && s->mover == player),
              marrakech_is_out(s, player));
    draw_name(d, sc, s, player, box_top(&inner, 22, 0));
    if (inner.h > 50)
        draw_seat(d, sc, s, player, box_top(&inner, 17, 0));
    draw_figures(d, s, player, inner, won);
}
