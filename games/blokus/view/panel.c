/* Blokus: the column of panels, one for each colour, and headings where two or four belong together. */
#include "games/blokus/view/view.h"

enum { GAP = 6, HEADING = 28 };

/* ---- Who is who ----------------------------------------------------------------------------- */

int blokus_view_seat_of(const struct state *s, int colour)
{
    if (s->mode == THREE && colour == GREEN)
        return -1;
    if (s->mode == TWO)
        return colour % 2;
    return s->mode == EIGHTY_FOUR ? 0 : colour;
}

bool blokus_view_over(const struct state *s)
{
    return blokus_rules.actor(s) == OVER;
}

int blokus_view_squares_left(const struct state *s, int colour)
{
    int squares = 0;

    for (int tile = 0; tile < TILES; tile++)
        squares += s->held[colour] >> tile & 1 ? blokus_tile_sizes[tile] : 0;
    return squares;
}

/* ---- Where panels lie ----------------------------------------------------------------------- */

/* How many headings there are: each stands above colours that count together. */
static int headings(const struct state *s)
{
    return s->mode == TWO || s->mode == TEAMS ? 2 : s->mode == EIGHTY_FOUR ? 1 : 0;
}

/* From the top. Colours of one side stand together. */
static int place_of(const struct state *s, int colour)
{
    return headings(s) == 2 ? colour % 2 * 2 + colour / 2 : colour;
}

static float panel_height(const struct state *s)
{
    int colours = variant_of(s)->colours;
    float room = PLATE - (float)(headings(s) * (HEADING + GAP) + (colours - 1) * GAP);

    return room / (float)colours;
}

/* On other pages than the wide one side by side, without headings. */
struct box blokus_view_panel(const struct scene *sc, const struct state *s, int colour)
{
    int place = place_of(s, colour);
    int above = headings(s) == 2 ? 1 + place / 2 : headings(s);

    if (sc->page.form != FORM_WIDE) {
        struct box all = blokus_view_layout(sc).cards;
        int rows = all.h > 70 ? 2 : 1;

        return box_cell(all, variant_of(s)->colours / rows, rows, 5, place);
    }
    return (struct box){
        COLUMN_X, EDGE + (float)place * (panel_height(s) + GAP) + (float)(above * (HEADING + GAP)),
        COLUMN_WIDTH, panel_height(s)};
}

static struct box heading_box(const struct scene *sc, const struct state *s, int which)
{
    struct box b = blokus_view_panel(sc, s, which);

    return (struct box){b.x, b.y - HEADING - GAP, b.w, HEADING};
}

/* ---- Panels --------------------------------------------------------------------------------- */

/* All that is left to place, and faint places where tiles were. */
static void draw_mini(struct drawing *d, const struct state *s, int colour, struct box b)
{
    int columns = b.h > 120 ? 4 : 7, rows = (TILES + columns - 1) / columns;
    float width = b.w / (float)columns, height = b.h / (float)rows;
    float cell = width / 5 < height / 3.3f ? width / 5 : height / 3.3f;
    bool out = s->ceased >> colour & 1;
    int ink = blokus_art_ink(colour);

    for (int tile = 0; tile < TILES; tile++) {
        int place = TILES - 1 - tile;
        const struct tile_shape *shape = blokus_view_shape_of(tile, blokus_view_tray_turn(tile));
        struct point at = {b.x + width * ((float)(place % columns) + 0.5f) -
                               cell * ((float)shape->left + (float)shape->width / 2),
                           b.y + height * ((float)(place / columns) + 0.5f) -
                               cell * ((float)shape->top + (float)shape->height / 2)};

        if (!(s->held[colour] >> tile & 1)) {
            struct path p = {.count = 0};

            blokus_art_outline(&p, shape, at, cell, 0.2f, cell * 0.15f);
            draw_path(d, &p, (struct style){.fill = ink_clear(INK_MUTED, 86)});
            continue;
        }
        blokus_art_chip(d, shape, out ? ink_clear(ink, 45) : ink, at, cell);
    }
}

static void write_state_of(struct writer *w, const struct scene *sc, const struct state *s,
                           int colour)
{
    int seat = blokus_view_seat_of(s, colour);

    if (s->held[colour] == 0)
        write_text(w, "all placed");
    else if (s->ceased >> colour & 1)
        write_text(w, "stopped");
    else if (seat < 0 && s->mover == colour && !blokus_view_over(s)) {
        write_text(w, "by ");
        say_seat_within(w, &blokus_rules, s, blokus_rules.actor(s));
    } else if (seat < 0)
        write_text(w, "shared");
    else if (sc->still || s->mode == TWO || s->mode == EIGHTY_FOUR)
        write_counted(w, __builtin_popcount(s->held[colour]), "tile");
    else
        say_who(w, &blokus_rules, sc, seat);
}

static void draw_name(struct drawing *d, const struct scene *sc, const struct state *s, int colour,
                      struct box b)
{
    char name[NAME_BYTES], about[NAME_BYTES + 8], left[40], points[16];
    struct writer w = scene_writer(sc, name, sizeof name),
                  v = scene_writer(sc, about, sizeof about), u = writer_over(left, sizeof left),
                  t = writer_over(points, sizeof points);
    int ink = s->ceased >> colour & 1 ? INK_MUTED : INK_TEXT;

    if (variant_of(s)->colours == variant_of(s)->players)
        blokus_view_colour(&w, s, colour);
    else
        write_capital(&w, blokus_colour_names[colour]);
    write_state_of(&v, sc, s, colour);
    write_counted(&u, blokus_view_squares_left(s, colour), "square");
    say_number(&t, blokus_colour_score(s, colour));
    blokus_art_square(d, colour, (struct point){b.x, b.y}, 34);
    draw_disc(d, (struct point){b.x + 33, b.y + 33}, 8,
              (struct style){.fill = INK_PANEL,
                             .outline = ink_dark(blokus_art_ink(colour), 30),
                             .width = 1.2f});
    draw_text(d, (struct box){b.x + 27, b.y + 27, 12, 12},
              (struct type){.ink = INK_TEXT, .size = 11, .font = FONT_BOLD},
              blokus_art_letter(colour));
    draw_short(d, (struct box){b.x + 46, b.y - 2, 68, 22},
               (struct type){.ink = ink, .size = 17, .font = FONT_BOLD, .align = ALIGN_LEFT},
               LEAST_WORDS, name);
    draw_text(d, (struct box){b.x + b.w - 48, b.y - 3, 48, 24},
              (struct type){.ink = ink, .size = 21, .font = FONT_BOLD, .align = ALIGN_RIGHT},
              points);
    draw_short(d, (struct box){b.x + 46, b.y + 21, 50, 15},
               (struct type){.ink = INK_MUTED, .size = 11.5f, .align = ALIGN_LEFT}, 10, about);
    draw_text(d, (struct box){b.x + b.w - 62, b.y + 21, 62, 15},
              (struct type){.ink = INK_MUTED, .size = 11.5f, .align = ALIGN_RIGHT}, left);
}

bool blokus_view_has_won(const struct state *s, int colour)
{
    int share[MAX_PLAYERS] = {0}, seat = blokus_view_seat_of(s, colour);

    if (!blokus_view_over(s) || seat < 0)
        return false;
    blokus_rules.result(s, share);
    return share[seat] > 0 && s->mode != EIGHTY_FOUR;
}

static void draw_panel(struct drawing *d, const struct scene *sc, const struct state *s, int colour)
{
    struct box b = blokus_view_panel(sc, s, colour);
    bool turn = !blokus_view_over(s) && s->mover == colour;

    part_card(d, b, turn || blokus_view_has_won(s, colour), s->ceased >> colour & 1);
    draw_name(d, sc, s, colour, (struct box){b.x + 10, b.y + 9, b.w - 20, 40});
    draw_mini(d, s, colour, (struct box){b.x + 8, b.y + 52, b.w - 16, b.h - 57});
}

/* ---- Headings ------------------------------------------------------------------------------- */

static int tiles_held(const struct state *s)
{
    int tiles = 0;

    for (int c = 0; c < COLOURS; c++)
        tiles += __builtin_popcount(s->held[c]);
    return tiles;
}

static void draw_heading(struct drawing *d, const struct scene *sc, const struct state *s,
                         int which)
{
    struct box b = heading_box(sc, s, which);
    int points[MAX_PLAYERS];
    char name[SENTENCE_ROOM], value[16], seat[40];
    struct writer w = scene_writer(sc, name, sizeof name), v = writer_over(value, sizeof value),
                  u = writer_over(seat, sizeof seat);

    blokus_rules.scores(s, points);
    if (s->mode == EIGHTY_FOUR) {
        write_number(&w, COLOURS * TILES - tiles_held(s));
        write_text(&w, " of 84 tiles");
    } else if (s->mode == TWO && !sc->still && !(sc->names && sc->names[which])) {
        seat_write(&u, sc->seat[which]);
        write_capital(&w, seat);
    } else {
        blokus_view_side(&w, s, which);
    }
    say_number(&v, points[which]);
    draw_box(d, b, 9,
             (struct style){.fill = ink_light(INK_BOARD, 20),
                            .fill_to = ink_dark(INK_BOARD, 6),
                            .outline = INK_LINE,
                            .width = 1.2f});
    draw_short(d, (struct box){b.x + 10, b.y + 3, b.w - 72, b.h - 6},
               (struct type){.ink = INK_TEXT, .size = 14, .font = FONT_BOLD, .align = ALIGN_LEFT},
               LEAST_WORDS, name);
    draw_text(d, (struct box){b.x + b.w - 58, b.y + 2, 48, b.h - 4},
              (struct type){.ink = INK_TEXT, .size = 18, .font = FONT_BOLD, .align = ALIGN_RIGHT},
              value);
}

/* While a tile is on its way, what it brings is not counted yet. */
static const struct state *counted(const struct scene *sc)
{
    return sc->t < 0.6f ? sc->before : sc->now;
}

void blokus_view_draw_panels(struct drawing *d, const struct scene *sc)
{
    const struct state *s = counted(sc);
    bool wide = sc->page.form == FORM_WIDE;

    for (int i = 0; wide && i < headings(s); i++)
        draw_heading(d, sc, s, i);
    for (int c = 0; c < variant_of(s)->colours; c++)
        (wide ? draw_panel : blokus_view_draw_card)(d, sc, s, c);
}

/* A colour stops: said on its panel as it happens. */
void blokus_view_draw_stop(struct drawing *d, const struct scene *sc)
{
    int colour = move_colour(sc->last);
    struct box panel = blokus_view_panel(sc, sc->now, colour);
    struct box b = {panel.x + 18, panel.y + panel.h / 2 - 4, panel.w - 36, 34};
    float t = sc->t * 4;

    draw_push(d, (struct place){.x = b.x + b.w / 2,
                                .y = b.y + b.h / 2,
                                .scale = t < 1 ? 1.3f - 0.3f * t : 1,
                                .fade = t < 1 ? 1 - t : 0});
    draw_box(d, (struct box){-b.w / 2, -b.h / 2, b.w, b.h}, 10,
             (struct style){.fill = INK_PANEL,
                            .outline = ink_dark(blokus_art_ink(colour), 20),
                            .width = 2.5f,
                            .shadow = SHADOW_HIGH});
    draw_text(d, (struct box){-b.w / 2 + 8, -b.h / 2 + 4, b.w - 16, b.h - 8},
              (struct type){.ink = INK_TEXT, .size = 17, .font = FONT_BOLD},
              blokus_can_place(sc->before, colour) ? "passes for good" : "no tile fits");
    draw_pop(d);
}

/* ---- Targets -------------------------------------------------------------------------------- */

static void write_panel_label(struct writer *w, const struct scene *sc, int colour)
{
    const struct state *s = sc->now;

    blokus_view_colour(w, s, colour);
    write_text(w, ", ");
    write_state_of(w, sc, s, colour);
    write_text(w, ", score ");
    say_number(w, blokus_colour_score(s, colour));
    write_text(w, ", ");
    write_counted(w, blokus_view_squares_left(s, colour), "square");
    write_text(w, " left");
    for (uint32_t held = s->held[colour], first = held; held; held &= held - 1) {
        write_text(w, held == first ? ": tiles " : " ");
        write_char(w, blokus_letters[__builtin_ctz(held)]);
    }
}

/* A panel that can be read, but does not stand for a seat. */
static void draw_readable(struct drawing *d, struct box b, int id, const char *label)
{
    draw_box(d, b, 10, (struct style){.fill = INK_NONE});
    draw_target(d, id, TARGET_IDLE, label);
}

static void draw_heading_seat(struct drawing *d, const struct scene *sc, int seat)
{
    char label[SENTENCE_ROOM];
    struct writer w = scene_writer(sc, label, sizeof label);

    say_player(&w, &blokus_rules, sc, seat);
    part_seat(d, sc, heading_box(sc, sc->now, seat), seat, label);
}

/* Panels, or headings, can be touched to change who sits there; where there are no headings, the first
   panel of a seat. */
void blokus_view_draw_seats(struct drawing *d, const struct scene *sc)
{
    const struct state *s = sc->now;
    bool several = s->mode == TWO || s->mode == EIGHTY_FOUR, wide = sc->page.form == FORM_WIDE;

    for (int i = 0; several && wide && i < headings(s); i++)
        draw_heading_seat(d, sc, i);
    for (int c = 0; c < variant_of(s)->colours; c++) {
        char label[SENTENCE_ROOM];
        struct writer w = scene_writer(sc, label, sizeof label);
        int seat = blokus_view_seat_of(s, c);
        struct box b = blokus_view_panel(sc, s, c);

        write_panel_label(&w, sc, c);
        if (seat == c && (!wide || !several))
            part_seat(d, sc, b, seat, label);
        else
            draw_readable(d, b, PANEL + c, label);
    }
}
