/* Marrakech: the column beside the board. Its heading and a panel for each player. */
#include "games/marrakech/view.h"

enum { PANELS_Y = 118, PANELS_HEIGHT = 408, PANEL_GAP = 10, MOST_PANEL = 128 };

struct box look_panel_box(const struct state *s, int player)
{
    float height = (float)(PANELS_HEIGHT - PANEL_GAP * (s->players - 1)) / (float)s->players;

    height = height > MOST_PANEL ? MOST_PANEL : height;
    return (struct box){COLUMN_X, PANELS_Y + (float)player * (height + PANEL_GAP), COLUMN_WIDTH,
                        height};
}

/* ---- Heading -------------------------------------------------------------------------------- */

static void draw_step(struct drawing *d, struct box b, const char *name, const char *number,
                      bool now)
{
    draw_box(d, b, b.h / 2,
             (struct style){.fill = now ? INK_ACCENT : ink_clear(INK_PANEL, 30),
                            .outline = now ? INK_NONE : INK_LINE,
                            .width = 1.5f,
                            .shadow = now ? SHADOW_LOW : SHADOW_NONE});
    draw_disc(d, (struct point){b.x + b.h / 2, b.y + b.h / 2}, b.h / 2 - 5,
              (struct style){.fill = now ? ink_over(INK_ACCENT) : INK_LINE});
    draw_text(
        d, (struct box){b.x + 5, b.y + 5, b.h - 10, b.h - 10},
        (struct type){.ink = now ? INK_ACCENT : ink_over(INK_LINE), .size = 15, .font = FONT_BOLD},
        number);
    draw_text(d, (struct box){b.x + b.h + 2, b.y + 4, b.w - b.h - 14, b.h - 8},
              (struct type){.ink = now ? ink_over(INK_ACCENT) : INK_MUTED,
                            .size = 17,
                            .font = now ? FONT_BOLD : FONT_PLAIN,
                            .align = ALIGN_LEFT},
              name);
}

void look_heading(struct drawing *d, const struct scene *sc)
{
    static const char *const name[] = {"Turn Assam", "Roll", "Lay a rug"};
    static const char *const number[] = {"1", "2", "3"};
    static const float x[] = {0, 166, 280}, width[] = {156, 104, 146};
    struct point star[2] = {{COLUMN_X + 14, 38}, {COLUMN_X + COLUMN_WIDTH - 14, 38}};
    struct point rule[2] = {{COLUMN_X + 268, 40}, {COLUMN_X + COLUMN_WIDTH - 34, 40}};

    for (int i = 0; i < 2; i++) {
        struct path p = {.count = 0};

        art_star(&p, star[i], 13);
        draw_path(d, &p,
                  (struct style){.fill = INK_GOLD, .outline = ink_dark(INK_GOLD, 35), .width = 1});
    }
    draw_line(d, rule, 2, INK_GOLD, 2);
    draw_text(d, (struct box){COLUMN_X + 38, 14, 226, 48},
              (struct type){.ink = INK_TEXT, .size = 37, .font = FONT_TITLE, .align = ALIGN_LEFT},
              "Marrakech");
    for (int i = 0; i < 3; i++)
        draw_step(d, (struct box){COLUMN_X + x[i], 70, width[i], 34}, name[i], number[i],
                  sc->now->phase == i);
}

/* ---- Panels --------------------------------------------------------------------------------- */

/* A rolled-up rug, for the number that are left. */
static void draw_roll(struct drawing *d, struct point at, int colour)
{
    int ink = art_ink(colour);

    for (int i = 0; i < 3; i++) {
        struct box b = {at.x - 15 + 5 * (float)(i % 2), at.y + 5 - 7 * (float)i, 25, 8};

        draw_box(d, b, 4,
                 (struct style){.fill = ink_light(ink, 20),
                                .fill_to = ink_dark(ink, 15),
                                .outline = ink_dark(ink, 50),
                                .width = 1.2f});
        draw_disc(d, (struct point){b.x + b.w - 4, b.y + 4}, 3,
                  (struct style){.fill = INK_IVORY, .outline = ink_dark(ink, 50), .width = 1});
    }
}

static void draw_figure(struct drawing *d, struct box b, int value, const char *caption, bool faint)
{
    char text[16];
    struct writer w = writer_over(text, sizeof text);

    write_number(&w, value);
    draw_text(d, (struct box){b.x, b.y, b.w, b.h * 0.62f},
              (struct type){.ink = faint ? INK_MUTED : INK_TEXT,
                            .size = 28,
                            .font = FONT_BOLD,
                            .align = ALIGN_LEFT},
              text);
    draw_text(d, (struct box){b.x - 30, b.y + b.h * 0.66f, b.w + 34, b.h * 0.34f},
              (struct type){.ink = INK_MUTED, .size = 13, .align = ALIGN_LEFT}, caption);
}

static void draw_card(struct drawing *d, struct box b, bool turn, bool out)
{
    draw_box(d, b, 14,
             (struct style){.fill = out ? ink_dark(INK_PANEL, 7) : INK_PANEL,
                            .fill_to = ink_dark(INK_PANEL, out ? 10 : 3),
                            .outline = turn ? INK_ACCENT : INK_LINE,
                            .width = turn ? 3.5f : 1.5f,
                            .shadow = turn ? SHADOW_GLOW : SHADOW_LOW});
    if (turn) {
        struct path p = {.count = 0};

        path_move(&p, b.x - 8, b.y + b.h / 2 - 12);
        path_line(&p, b.x + 8, b.y + b.h / 2);
        path_line(&p, b.x - 8, b.y + b.h / 2 + 12);
        path_close(&p);
        draw_path(d, &p, (struct style){.fill = INK_ACCENT, .outline = INK_IVORY, .width = 2});
    }
}

static void write_panel_label(struct writer *w, const struct scene *sc, const struct state *s,
                              int player)
{
    look_capital(w, marrakech_colour_name[s->colour[player]]);
    write_text(w, ", ");
    seat_write(w, sc->seat[player]);
    write_text(w, ", ");
    write_number(w, s->dirhams[player]);
    write_text(w, " dirhams, ");
    write_number(w, s->rugs[player]);
    write_text(w, " rugs left, score ");
    write_number(w, marrakech_score(s, player));
    if (marrakech_is_out(s, player))
        write_text(w, ", out of the game");
}

static void draw_name(struct drawing *d, const struct scene *sc, const struct state *s, int player,
                      struct box b)
{
    char name[24], seat[40];
    struct writer w = writer_over(name, sizeof name), v = writer_over(seat, sizeof seat);
    bool out = marrakech_is_out(s, player);

    look_capital(&w, marrakech_colour_name[s->colour[player]]);
    draw_text(
        d, (struct box){b.x, b.y, b.w, b.h * 0.58f},
        (struct type){
            .ink = out ? INK_MUTED : INK_TEXT, .size = 25, .font = FONT_BOLD, .align = ALIGN_LEFT},
        name);
    if (out) {
        write_text(&v, "out of the game");
    } else if (!sc->still) {
        if (sc->seat[player] > 0)
            write_text(&v, "computer, ");
        seat_write(&v, sc->seat[player]);
    } else {
        write_text(&v, "in the game");
    }
    draw_text(d, (struct box){b.x, b.y + b.h * 0.64f, b.w, b.h * 0.36f},
              (struct type){.ink = out ? INK_BAD : INK_MUTED, .size = 15, .align = ALIGN_LEFT},
              seat);
}

static void draw_panel(struct drawing *d, const struct scene *sc, const struct state *s, int player)
{
    struct box b = look_panel_box(s, player);
    bool out = marrakech_is_out(s, player);
    bool turn = s->phase != FINISHED && s->mover == player;
    bool won = s->phase == FINISHED && (marrakech_winners(s) >> player & 1);
    float side = b.h - 20 > 84 ? 84 : b.h - 20, middle = b.y + b.h / 2, x;

    draw_card(d, b, turn || won, out);
    draw_push(d, (struct place){.fade = out ? 0.55f : 0});
    art_swatch(d, (struct box){b.x + 16, middle - side / 2, side, side}, s->colour[player]);
    draw_disc(d, (struct point){b.x + 16 + side - 6, middle + side / 2 - 8}, 13,
              (struct style){.fill = INK_PANEL,
                             .outline = ink_dark(art_ink(s->colour[player]), 40),
                             .width = 2});
    draw_text(d, (struct box){b.x + 16 + side - 16, middle + side / 2 - 18, 20, 20},
              (struct type){.ink = INK_TEXT, .size = 16, .font = FONT_BOLD},
              art_letter(s->colour[player]));
    x = b.x + side + 34;
    draw_name(d, sc, s, player, (struct box){x, middle - 28, b.x + 196 - x, 56});
    art_coin(d, (struct point){b.x + 220, middle - 9}, 15);
    draw_figure(d, (struct box){b.x + 242, middle - 26, 52, 54}, s->dirhams[player], "dirhams",
                out);
    draw_roll(d, (struct point){b.x + 312, middle - 10}, s->colour[player]);
    draw_figure(d, (struct box){b.x + 332, middle - 26, 40, 54}, s->rugs[player], "rugs left", out);
    if (won)
        art_crown(d, (struct point){b.x + 396, middle - 9}, 15);
    else
        draw_text(d, (struct box){b.x + 384, middle - 24, 24, 28},
                  (struct type){.ink = INK_MUTED, .size = 24, .font = FONT_BOLD}, "=");
    draw_figure(d, (struct box){b.x + 414, middle - 26, 48, 54}, marrakech_score(s, player),
                "score", out);
    draw_pop(d);
}

void look_panels(struct drawing *d, const struct scene *sc, const struct state *money)
{
    for (int player = 0; player < money->players; player++)
        draw_panel(d, sc, money, player);
}

/* Panels can be touched to change who sits there. */
void look_seats(struct drawing *d, const struct scene *sc)
{
    for (int player = 0; !sc->still && player < sc->now->players; player++) {
        char label[128];
        struct writer w = writer_over(label, sizeof label);
        bool pointed = sc->focus == TARGET_SEAT + player;

        write_panel_label(&w, sc, sc->now, player);
        draw_box(
            d, look_panel_box(sc->now, player), 14,
            (struct style){.outline = pointed ? ink_clear(INK_ACCENT, 40) : INK_NONE, .width = 2});
        draw_target(d, TARGET_SEAT + player, TARGET_READY, label);
    }
}
