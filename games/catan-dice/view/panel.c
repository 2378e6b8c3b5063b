/* Catan Dice: a panel for each player. A small island, name and score, and the sheet on which the points
   of every turn are written. */
#include "games/catan-dice/view/view.h"

enum { PANELS_Y = 10, PANELS_HEIGHT = 272, PANEL_GAP = 8 };

struct box catan_dice_view_panel_box(const struct state *s, int player)
{
    float height = (float)(PANELS_HEIGHT - PANEL_GAP * (s->players - 1)) / (float)s->players;

    return (struct box){COLUMN_X, PANELS_Y + (float)player * (height + PANEL_GAP), COLUMN_WIDTH,
                        height};
}

/* Where the parts of a panel are; with few players the sheet goes below the name. */
struct layout {
    float side; /* of the small island's tiles */
    struct point island;
    struct box name, score, sheet;
};

static struct layout layout_of(struct box b, int players)
{
    struct layout l;
    float x;

    l.side = players == 1 ? 17 : players == 2 ? 15.5f : (b.h - 14) / 6.4f;
    l.island = (struct point){b.x + 12 + 3.05f * l.side, players == 1 ? b.y + 66 : b.y + b.h / 2};
    x = l.island.x + 3.05f * l.side + 12;
    if (players == 1) {
        l.name = (struct box){x, b.y + 14, 150, 56};
        l.score = (struct box){b.x + b.w - 130, b.y + 12, 116, 62};
        l.sheet = (struct box){b.x + 14, b.y + 146, b.w - 28, b.h - 160};
    } else if (players == 2) {
        l.name = (struct box){x, b.y + 10, 160, 44};
        l.score = (struct box){b.x + b.w - 112, b.y + 8, 100, 48};
        l.sheet = (struct box){x, b.y + 62, b.x + b.w - 12 - x, b.h - 72};
    } else {
        l.name = (struct box){x, b.y + b.h / 2 - 23, 88, 46};
        l.score = (struct box){b.x + b.w - 72, b.y + b.h / 2 - 24, 62, 48};
        l.sheet = (struct box){x + 92, b.y + 7, b.x + b.w - 78 - x - 92, b.h - 14};
    }
    return l;
}

/* ---- Sheet ---------------------------------------------------------------------------------- */

enum { WRITTEN, LOST, OPEN, CELLS }; /* what boxes of the sheet look like */

static struct box cell_box(const struct state *s, int turn, struct box in)
{
    int columns = s->turns > 5 ? (s->turns + 1) / 2 : s->turns, rows = s->turns > 5 ? 2 : 1;
    const float gap = 3;
    float w = (in.w + gap) / (float)columns, h = (in.h + gap) / (float)rows;

    h = h > 50 ? 50 : h;
    return (struct box){in.x + w * (float)(turn % columns), in.y + h * (float)(turn / columns),
                        w - gap, h - gap};
}

static void write_cell(struct drawing *d, struct box b, int gain)
{
    char text[8];
    struct writer w = writer_over(text, sizeof text);

    catan_dice_view_signed(&w, gain);
    draw_text(d, (struct box){b.x + 1, b.y + 1, b.w - 2, b.h - 2},
              (struct type){.ink = gain < 0 ? INK_BAD : INK_TEXT, .size = 16, .font = FONT_BOLD},
              text);
}

static void number_cell(struct drawing *d, struct box b, int turn, int ink)
{
    char text[8];
    struct writer w = writer_over(text, sizeof text);

    write_number(&w, turn + 1);
    draw_text(d, (struct box){b.x + 1, b.y + 1, b.w - 2, b.h - 2},
              (struct type){.ink = ink, .size = 12}, text);
}

/* Boxes of one look are one path, and lie in one another instead of having outlines: there may be
   sixty of them. */
static void draw_cells(struct drawing *d, const struct state *s, const struct sheet *sheet,
                       int player, struct box in)
{
    static const int ink[CELLS] = {INK_GOLD, INK_BAD, INK_LINE}, clear[CELLS] = {70, 76, 88};
    struct path frames = {.count = 0}, blank = {.count = 0};
    struct path p[CELLS] = {{.count = 0}, {.count = 0}, {.count = 0}};
    int finished = s->turn + (player < s->mover);

    for (int turn = 0; turn < s->turns; turn++) {
        bool lost = sheet->known[player][turn] && sheet->gain[player][turn] < 0;
        struct box b = cell_box(s, turn, in), inner = {b.x + 1, b.y + 1, b.w - 2, b.h - 2};

        path_box(&frames, b);
        path_box(&blank, inner);
        path_box(&p[turn >= finished ? OPEN : lost ? LOST : WRITTEN], inner);
    }
    draw_path(d, &frames, (struct style){.fill = INK_LINE});
    draw_path(d, &blank, (struct style){.fill = INK_PANEL});
    for (int i = 0; i < CELLS; i++)
        if (p[i].count > 0)
            draw_path(d, &p[i], (struct style){.fill = ink_clear(ink[i], clear[i])});
}

/* Turns of one player, eight and seven side by side. */
static void draw_sheet(struct drawing *d, const struct scene *sc, const struct sheet *sheet,
                       int player, struct box in)
{
    const struct state *s = sc->now;
    bool ending = sc->t < 1 && sc->last && move_kind(sc->last) == DO_END;
    int finished = s->turn + (player < s->mover);

    draw_cells(d, s, sheet, player, in);
    for (int turn = 0; turn < finished; turn++)
        if (sheet->known[player][turn])
            write_cell(d, cell_box(s, turn, in), sheet->gain[player][turn]);
    for (int turn = finished; turn < s->turns; turn++)
        if (turn == finished || turn + 1 == s->turns || s->players == 1)
            number_cell(d, cell_box(s, turn, in), turn, INK_MUTED);
    if (ending ? sc->before->mover == player : s->mover == player && s->turn < s->turns)
        draw_box(
            d, cell_box(s, ending ? sc->before->turn : s->turn, in), 2,
            (struct style){.outline = ending ? INK_GLOW : INK_ACCENT, .width = ending ? 4 : 2.5f});
}

/* ---- Panel ---------------------------------------------------------------------------------- */

static bool has_won(const struct state *s, int player)
{
    int best = catan_dice_score(s, player);

    for (int p = 0; p < s->players; p++)
        if (catan_dice_score(s, p) > best)
            return false;
    return s->turn == s->turns;
}

static void draw_card(struct drawing *d, struct box b, bool turn)
{
    draw_box(d, b, 14,
             (struct style){.fill = INK_PANEL,
                            .fill_to = ink_dark(INK_PANEL, 4),
                            .outline = turn ? INK_ACCENT : INK_LINE,
                            .width = turn ? 3.5f : 1.5f,
                            .shadow = turn ? SHADOW_GLOW : SHADOW_LOW});
}

static void draw_name(struct drawing *d, const struct scene *sc, int player, struct box b)
{
    char name[24], seat[40];
    struct writer w = writer_over(name, sizeof name), v = writer_over(seat, sizeof seat);
    struct box cloth = {b.x, b.y + 1, 24, b.h * 0.52f};

    catan_dice_view_name(&w, player);
    catan_dice_art_art_cloth(d, cloth, 5, player);
    draw_disc(d, (struct point){cloth.x + 12, cloth.y + cloth.h / 2}, 9,
              (struct style){.fill = INK_IVORY,
                             .outline = ink_dark(catan_dice_art_art_ink(player), 45),
                             .width = 1.2f});
    draw_text(d, (struct box){cloth.x + 3, cloth.y + cloth.h / 2 - 8, 18, 16},
              (struct type){.ink = INK_BLACK, .size = 13, .font = FONT_BOLD},
              catan_dice_art_art_letter(player));
    draw_text(d, (struct box){b.x + 30, b.y, b.w - 30, b.h * 0.56f},
              (struct type){.ink = INK_TEXT, .size = 21, .font = FONT_BOLD, .align = ALIGN_LEFT},
              name);
    if (!sc->still)
        seat_write(&v, sc->seat[player]);
    draw_text(d, (struct box){b.x, b.y + b.h * 0.62f, b.w, b.h * 0.38f},
              (struct type){.ink = INK_MUTED, .size = 14.5f, .align = ALIGN_LEFT}, seat);
}

static void draw_score(struct drawing *d, const struct state *s, int player, struct box b)
{
    char text[16];
    struct writer w = writer_over(text, sizeof text);
    int score = catan_dice_score(s, player);

    if (score < 0)
        write_text(&w, "\xe2\x88\x92");
    write_number(&w, score < 0 ? -score : score);
    draw_text(d, (struct box){b.x, b.y, b.w, b.h * 0.68f},
              (struct type){.ink = INK_TEXT, .size = b.h * 0.68f, .font = FONT_BOLD}, text);
    draw_text(d, (struct box){b.x, b.y + b.h * 0.7f, b.w, b.h * 0.3f},
              (struct type){.ink = INK_MUTED, .size = 13}, "points");
}

static int count_of(uint32_t built, int first, int end)
{
    int count = 0;

    for (int i = first; i < end; i++)
        count += (int)(built >> i & 1);
    return count;
}

/* Alone there is room to tell how far one has come. */
static void draw_progress(struct drawing *d, const struct board *b, struct box in)
{
    static const char *const name[KINDS] = {"roads", "settlements", "cities", "knights"};
    static const int first[KINDS + 1] = {0, FIRST_SETTLEMENT, FIRST_CITY, FIRST_KNIGHT, STRUCTURES};
    float w = in.w / 4;

    for (int kind = 0; kind < KINDS; kind++) {
        char text[16];
        struct writer v = writer_over(text, sizeof text);
        float x = in.x + w * (float)kind;

        write_number(&v, count_of(b->built, first[kind], first[kind + 1]));
        write_text(&v, " / ");
        write_number(&v, first[kind + 1] - first[kind]);
        draw_text(
            d, (struct box){x, in.y, w - 6, in.h * 0.55f},
            (struct type){.ink = INK_TEXT, .size = 18, .font = FONT_BOLD, .align = ALIGN_LEFT},
            text);
        draw_text(d, (struct box){x, in.y + in.h * 0.56f, w - 6, in.h * 0.44f},
                  (struct type){.ink = INK_MUTED, .size = 13, .align = ALIGN_LEFT}, name[kind]);
    }
}

void catan_dice_view_panels(struct drawing *d, const struct scene *sc, const struct sheet *sheet)
{
    const struct state *s = sc->t < 1 ? sc->before : sc->now;

    for (int player = 0; player < s->players; player++) {
        struct box b = catan_dice_view_panel_box(s, player);
        struct layout l = layout_of(b, s->players);
        bool turn = s->turn < s->turns && s->mover == player;

        draw_card(d, b, turn || has_won(s, player));
        draw_name(d, sc, player, l.name);
        draw_score(d, s, player, l.score);
        draw_sheet(d, sc, sheet, player, l.sheet);
        if (s->players == 1)
            draw_progress(d, &s->board[0],
                          (struct box){l.name.x, b.y + 82, b.x + b.w - 10 - l.name.x, 42});
        draw_push(d, (struct place){.x = l.island.x, .y = l.island.y});
        catan_dice_view_small_island(d, l.side, &s->board[player], player);
        draw_pop(d);
        if (has_won(s, player) && s->players > 1)
            part_crown(d, (struct point){l.name.x + 12, l.name.y - 3}, 11);
    }
}

static void write_panel_label(struct writer *w, const struct scene *sc, int player)
{
    const struct state *s = sc->now;
    uint32_t built = s->board[player].built;

    catan_dice_view_name(w, player);
    write_text(w, ", ");
    seat_write(w, sc->seat[player]);
    write_text(w, ", score ");
    write_number(w, catan_dice_score(s, player));
    write_text(w, ", ");
    write_counted(w, count_of(built, 0, FIRST_SETTLEMENT), "road");
    write_text(w, ", ");
    write_counted(w, count_of(built, FIRST_SETTLEMENT, FIRST_CITY), "settlement");
    write_text(w, ", ");
    write_number(w, count_of(built, FIRST_CITY, FIRST_KNIGHT));
    write_text(w, " of 4 cities, ");
    write_counted(w, count_of(built, FIRST_KNIGHT, STRUCTURES), "knight");
    write_text(w, ", ");
    write_counted(w, s->idle[player], "turn");
    write_text(w, " without a build");
}

/* Panels can be touched to change who sits there, their islands to be seen large. */
void catan_dice_view_seats(struct drawing *d, const struct scene *sc)
{
    const struct state *s = sc->now;

    for (int player = 0; !sc->still && player < s->players; player++) {
        char label[160];
        struct writer w = writer_over(label, sizeof label);
        struct box b = catan_dice_view_panel_box(s, player);
        struct layout l = layout_of(b, s->players);
        bool pointed = sc->focus == TARGET_SEAT + player, seen = sc->focus == ISLAND + player;

        write_panel_label(&w, sc, player);
        draw_box(
            d, b, 14,
            (struct style){.outline = pointed ? ink_clear(INK_ACCENT, 40) : INK_NONE, .width = 2});
        draw_target(d, TARGET_SEAT + player, TARGET_READY, label);
        if (s->players == 1)
            continue;
        w = writer_over(label, sizeof label);
        write_text(&w, "look at ");
        write_text(&w, catan_dice_rules.seat_name(s, player));
        write_text(&w, "'s island");
        draw_disc(d, l.island, l.side * 3.05f,
                  (struct style){.outline = seen || catan_dice_view_shown(sc) == player ? INK_GLOW
                                                                                        : INK_NONE,
                                 .width = 3});
        draw_target(d, ISLAND + player, sc->person >= 0 ? TARGET_READY : TARGET_IDLE, label);
    }
}
