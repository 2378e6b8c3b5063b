/* Patchwork: the heading, and a panel for each player above his quilt. */
#include "games/patchwork/view/view.h"

enum { PANEL_HEIGHT = 58, BUTTONS_X = 148, INCOME_X = 206, SCORE_X = 252 };

struct box patchwork_view_panel_box(int player)
{
    return (struct box){MARGIN + QUILT_APART * (float)player, MARGIN, QUILT_SIDE, PANEL_HEIGHT};
}

struct point patchwork_view_purse_point(int player)
{
    struct box b = patchwork_view_panel_box(player);

    return (struct point){b.x + BUTTONS_X + 11, b.y + 21};
}

void patchwork_view_heading(struct drawing *d, const struct state *shown)
{
    draw_text(d, (struct box){COLUMN_X + 2, 5, 150, 36},
              (struct type){.ink = INK_TEXT, .size = 29, .font = FONT_TITLE, .align = ALIGN_LEFT},
              "Patchwork");
    patchwork_art_needle(d, (struct point){COLUMN_X + 156, 25},
                         (struct point){COLUMN_X + COLUMN_WIDTH - (shown->bonus ? 44 : 2), 23});
    if (shown->bonus && shown->holder == NOBODY)
        patchwork_art_rosette(d, (struct point){COLUMN_X + COLUMN_WIDTH - 19, 22}, 19,
                              "7\xc3\x97"
                              "7");
}

static bool has_won(const struct state *s, int player)
{
    int share[MAX_PLAYERS];

    if (patchwork_actor(s) != OVER)
        return false;
    patchwork_rules.result(s, share);
    return share[player] > 0;
}

static int score_of(const struct state *s, int player)
{
    int score[MAX_PLAYERS];

    patchwork_rules.scores(s, score);
    return score[player];
}

static void draw_figure(struct drawing *d, struct box b, const char *before, int value,
                        const char *caption, bool bad)
{
    char text[16];
    struct writer w = writer_over(text, sizeof text);

    if (value < 0)
        write_text(&w, "\xe2\x88\x92");
    else
        write_text(&w, before);
    write_number(&w, value < 0 ? -value : value);
    draw_text(d, (struct box){b.x, b.y, b.w, 26},
              (struct type){.ink = bad ? INK_BAD : INK_TEXT, .size = 22, .font = FONT_BOLD}, text);
    draw_text(d, (struct box){b.x, b.y + 27, b.w, 14}, (struct type){.ink = INK_MUTED, .size = 12},
              caption);
}

static bool purse_refused(const struct scene *sc, int player)
{
    for (int i = 0; sc->refused && i < sc->refused->places; i++)
        if (sc->refused->place[i] == PLACE_PURSE + player)
            return true;
    return false;
}

static void draw_figures(struct drawing *d, const struct scene *sc, const struct state *shown,
                         int player)
{
    struct box b = patchwork_view_panel_box(player);
    bool bad = purse_refused(sc, player);

    patchwork_art_button(d, patchwork_view_purse_point(player), 10.5f, INK_BLUE);
    draw_figure(d, (struct box){b.x + BUTTONS_X + 24, b.y + 8, 34, 42}, "", shown->purse[player],
                "", bad);
    draw_text(d, (struct box){b.x + BUTTONS_X, b.y + 35, 58, 14},
              (struct type){.ink = bad ? INK_BAD : INK_MUTED, .size = 12}, "buttons");
    draw_figure(d, (struct box){b.x + INCOME_X, b.y + 8, 46, 42}, "+", shown->income[player],
                "income", false);
    draw_figure(d, (struct box){b.x + SCORE_X, b.y + 8, 56, 42}, "", score_of(shown, player),
                "score", false);
}

static void draw_name(struct drawing *d, const struct scene *sc, const struct state *shown,
                      int player)
{
    struct box b = patchwork_view_panel_box(player);
    char name[16], seat[40];
    struct writer w = writer_over(name, sizeof name), v = writer_over(seat, sizeof seat);

    patchwork_view_name(&w, player);
    if (sc->still)
        write_number(&v, SQUARES - patchwork_covered(shown->quilt[player]));
    else
        seat_write(&v, sc->seat[player]);
    if (sc->still)
        write_text(&v, " free");
    draw_text(d, (struct box){b.x + 60, b.y + 9, 88, 24},
              (struct type){.ink = INK_TEXT, .size = 19, .font = FONT_BOLD, .align = ALIGN_LEFT},
              name);
    draw_text(d, (struct box){b.x + 60, b.y + 34, 88, 16},
              (struct type){.ink = INK_MUTED, .size = 13, .align = ALIGN_LEFT}, seat);
}

static void draw_panel(struct drawing *d, const struct scene *sc, const struct state *shown,
                       int player)
{
    struct box b = patchwork_view_panel_box(player);
    bool turn = patchwork_actor(shown) == player, won = has_won(shown, player);

    draw_box(d, b, 12,
             (struct style){.fill = INK_PANEL,
                            .fill_to = ink_dark(INK_PANEL, 3),
                            .outline = turn || won ? INK_ACCENT : INK_LINE,
                            .width = turn || won ? 3 : 1.5f,
                            .shadow = turn || won ? SHADOW_GLOW : SHADOW_LOW});
    patchwork_art_swatch(d, (struct box){b.x + 10, b.y + 9, 40, 40}, player);
    patchwork_art_token(d, (struct point){b.x + 30, b.y + 29}, 12, player);
    draw_name(d, sc, shown, player);
    draw_figures(d, sc, shown, player);
    if (shown->holder == player + 1)
        patchwork_art_rosette(d, (struct point){b.x + 13, b.y + 46}, 13,
                              "7\xc3\x97"
                              "7");
    if (won)
        part_crown(d, (struct point){b.x + 30, b.y + 8}, 12);
}

void patchwork_view_panels(struct drawing *d, const struct scene *sc, const struct state *shown)
{
    for (int player = 0; player < PLAYERS; player++)
        draw_panel(d, sc, shown, player);
}

static void write_label(struct writer *w, const struct scene *sc, int player)
{
    const struct state *s = sc->now;

    patchwork_view_name(w, player);
    write_text(w, ", ");
    seat_write(w, sc->seat[player]);
    write_text(w, ", ");
    write_counted(w, s->purse[player], "button");
    write_text(w, ", income ");
    write_number(w, s->income[player]);
    write_text(w, ", ");
    write_counted(w, SQUARES - patchwork_covered(s->quilt[player]), "free square");
    write_text(w, ", time ");
    write_number(w, s->time[player]);
    write_text(w, ", score ");
    write_number(w, score_of(s, player));
    if (s->holder == player + 1)
        write_text(w, " with the 7x7 bonus");
}

/* Panels can be touched to change who sits there. */
void patchwork_view_seats(struct drawing *d, const struct scene *sc)
{
    for (int player = 0; !sc->still && player < PLAYERS; player++) {
        char label[128];
        struct writer w = writer_over(label, sizeof label);
        bool pointed = sc->focus == TARGET_SEAT + player;

        write_label(&w, sc, player);
        draw_box(
            d, patchwork_view_panel_box(player), 12,
            (struct style){.outline = pointed ? ink_clear(INK_ACCENT, 40) : INK_NONE, .width = 2});
        draw_target(d, TARGET_SEAT + player, TARGET_READY, label);
    }
}
