/* Agamemnon: a panel for each player. Who it is, the points so far, the tiles still to be drawn. */
#include "games/agamemnon/view/view.h"

enum { PANEL_WIDTH = 240, CELL = 44, CELLS_X = 12, CELLS_Y = 70 };

struct box agamemnon_view_panel_box(int player)
{
    return (struct box){player ? TRAY_X + TRAY_WIDTH + 8 : SLAB_X, ROW_Y, PANEL_WIDTH, ROW_HEIGHT};
}

static int winner_of(const struct look *l)
{
    return l->points[0] > l->points[1] ? 0 : l->points[0] < l->points[1] ? 1 : -1;
}

/* The sign of the player: a tile face down, with the letter that texts have for it. */
static void draw_sign(struct drawing *d, struct box b, int player, bool won)
{
    struct point at = {b.x + 32, b.y + 34};

    if (won)
        agamemnon_art_laurel(d, at, 23, INK_GOLD);
    agamemnon_art_tile_at(d, at, 22, player, -1);
    draw_disc(d, (struct point){at.x + 17, at.y + 16}, 10,
              (struct style){.fill = INK_PANEL, .outline = INK_LINE, .width = 1.5f});
    draw_text(d, (struct box){at.x + 8, at.y + 8, 18, 16},
              (struct type){.ink = INK_TEXT, .size = 14, .font = FONT_BOLD}, player ? "B" : "O");
}

static void draw_name(struct drawing *d, const struct look *l, struct box b, int player)
{
    char name[16], seat[40];
    struct writer w = writer_over(name, sizeof name), v = writer_over(seat, sizeof seat);

    agamemnon_view_capital(&w, player);
    if (l->sc->still)
        write_text(&v, player ? "plays second" : "plays first");
    else
        seat_write(&v, l->sc->seat[player]);
    draw_text(d, (struct box){b.x + 66, b.y + 10, 92, 28},
              (struct type){.ink = INK_TEXT, .size = 22, .font = FONT_BOLD, .align = ALIGN_LEFT},
              name);
    draw_text(d, (struct box){b.x + 66, b.y + 37, 92, 20},
              (struct type){.ink = INK_MUTED, .size = 16, .align = ALIGN_LEFT}, seat);
}

static void draw_points(struct drawing *d, const struct look *l, struct box b, int player)
{
    char text[16];
    struct writer w = writer_over(text, sizeof text);

    write_number(&w, l->points[player]);
    draw_text(d, (struct box){b.x + b.w - 78, b.y + 5, 68, 38},
              (struct type){.ink = INK_TEXT, .size = 36, .font = FONT_BOLD, .align = ALIGN_RIGHT},
              text);
    draw_text(d, (struct box){b.x + b.w - 78, b.y + 41, 68, 18},
              (struct type){.ink = INK_MUTED, .size = 15, .align = ALIGN_RIGHT},
              l->points[player] == 1 ? "point" : "points");
}

/* What is gone leaves an empty ring. */
static void draw_cell(struct drawing *d, const struct look *l, struct box b, int player, int kind)
{
    int left = l->shown.bag[player][kind];
    struct point at = {b.x + CELLS_X + CELL * (float)(kind % 5) + 15,
                       b.y + CELLS_Y + 18 + 46 * (float)(kind / 5)};
    char text[8];
    struct writer w = writer_over(text, sizeof text);

    if (left == 0) {
        draw_disc(d, at, 13, (struct style){.outline = INK_LINE, .width = 1.5f, .dash = 3});
        return;
    }
    agamemnon_art_tile_at(d, at, 15.5f, player, kind);
    if (agamemnon_copies[kind] == 1)
        return;
    write_number(&w, left);
    draw_disc(d, (struct point){at.x + 14, at.y + 12}, 8.5f,
              (struct style){.fill = INK_PANEL, .outline = INK_LINE, .width = 1.2f});
    draw_text(d, (struct box){at.x + 6, at.y + 5, 16, 14},
              (struct type){.ink = INK_TEXT, .size = 13, .font = FONT_BOLD}, text);
}

static void draw_bag(struct drawing *d, const struct look *l, struct box b, int player)
{
    for (int kind = 0; kind < KINDS; kind++)
        draw_cell(d, l, b, player, kind);
}

/* When all tiles are placed: what each kind of string has brought. */
static void draw_shares(struct drawing *d, const struct look *l, struct box b, int player)
{
    for (int type = 0; type < EMPTY; type++) {
        float y = b.y + 68 + 31 * (float)type;
        char text[8];
        struct writer w = writer_over(text, sizeof text);

        write_number(&w, agamemnon_view_kind_points(l, type, player));
        draw_box(d, (struct box){b.x + 14, y, 60, 26}, 8,
                 (struct style){.fill = ink_dark(INK_SLATE, 15)});
        agamemnon_art_thread(d, (struct point){b.x + 44, y + 13}, 0, type);
        draw_text(d, (struct box){b.x + 86, y, 96, 26},
                  (struct type){.ink = INK_TEXT, .size = 16, .align = ALIGN_LEFT},
                  agamemnon_type_name(type));
        draw_text(
            d, (struct box){b.x + b.w - 58, y, 46, 26},
            (struct type){.ink = INK_TEXT, .size = 20, .font = FONT_BOLD, .align = ALIGN_RIGHT},
            text);
    }
}

static void draw_panel(struct drawing *d, const struct look *l, int player)
{
    const struct state *s = &l->shown;
    struct box b = agamemnon_view_panel_box(player);
    bool over = s->placed == TILES;
    bool turn = !over && !s->unmapped && agamemnon_owner(s->placed) == player;
    bool won = over && winner_of(l) == player;

    draw_box(d, b, 12,
             (struct style){.fill = INK_PANEL,
                            .fill_to = ink_dark(INK_PANEL, 4),
                            .outline = turn || won ? INK_ACCENT : INK_LINE,
                            .width = turn || won ? 3 : 1.5f,
                            .shadow = turn || won ? SHADOW_GLOW : SHADOW_LOW});
    draw_sign(d, b, player, won);
    draw_name(d, l, b, player);
    draw_points(d, l, b, player);
    (over ? draw_shares : draw_bag)(d, l, b, player);
}

void agamemnon_view_panels(struct drawing *d, const struct look *l)
{
    for (int player = 0; player < 2; player++)
        draw_panel(d, l, player);
}

/* ---- Targets -------------------------------------------------------------------------------- */

/* "leader D, warrior of strength 1 (3)" */
static int write_bag(struct writer *w, const uint8_t bag[KINDS])
{
    int kinds = 0;

    for (int kind = 0; kind < KINDS; kind++) {
        if (bag[kind] == 0)
            continue;
        write_text(w, kinds++ ? ", " : ", to draw: ");
        write_text(w, agamemnon_kind_name(kind));
        if (bag[kind] == 1)
            continue;
        write_text(w, " (");
        write_number(w, bag[kind]);
        write_char(w, ')');
    }
    return kinds;
}

static void write_panel_label(struct writer *w, const struct look *l, int player)
{
    agamemnon_view_capital(w, player);
    write_text(w, ", ");
    seat_write(w, l->sc->seat[player]);
    write_text(w, ", ");
    write_counted(w, l->points[player], "point");
    if (write_bag(w, l->shown.bag[player]) == 0)
        write_text(w, ", no tiles to draw");
}

/* Panels can be touched to change who sits there. */
void agamemnon_view_seats(struct drawing *d, const struct look *l)
{
    for (int player = 0; !l->sc->still && player < 2; player++) {
        bool pointed = l->sc->focus == TARGET_SEAT + player;
        char label[320];
        struct writer w = writer_over(label, sizeof label);

        write_panel_label(&w, l, player);
        draw_box(
            d, agamemnon_view_panel_box(player), 12,
            (struct style){.outline = pointed ? ink_clear(INK_ACCENT, 40) : INK_NONE, .width = 2});
        draw_target(d, TARGET_SEAT + player, TARGET_READY, label);
    }
}
