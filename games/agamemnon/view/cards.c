/* Agamemnon: a card for each player. Who it is, the points so far, the tiles still to be drawn, and in the
   end where the points come from. */
#include "games/agamemnon/view/view.h"

struct point agamemnon_view_sign(const struct look *l, int player)
{
    struct box b = l->at.card[player];

    if (l->at.upright)
        return (struct point){b.x + 21, b.y + 35};
    return b.h < 100 ? (struct point){b.x + 22, b.y + 22} : (struct point){b.x + 32, b.y + 34};
}

/* A tile face down, with the letter that texts have for the player; who has won wears a laurel. */
static void draw_sign(struct drawing *d, const struct look *l, int player, bool won)
{
    struct point at = agamemnon_view_sign(l, player), letter;
    float radius = l->at.upright ? 12 : l->at.card[player].h < 100 ? 14 : 22;

    letter = (struct point){at.x + radius * 0.78f, at.y + radius * 0.74f};
    if (won)
        agamemnon_art_laurel(d, at, radius + 1, INK_GOLD);
    agamemnon_art_tile_at(d, at, radius, player, -1);
    draw_disc(d, letter, 9, (struct style){.fill = INK_PANEL, .outline = INK_LINE, .width = 1.5f});
    draw_text(d, (struct box){letter.x - 9, letter.y - 8, 18, 16},
              (struct type){.ink = INK_TEXT, .size = 14, .font = FONT_BOLD}, player ? "B" : "O");
}

static void draw_name(struct drawing *d, const struct look *l, struct box b, int player, float size)
{
    char name[NAME_BYTES];
    struct writer w = scene_writer(l->sc, name, sizeof name);

    say_seat(&w, &agamemnon_rules, l->sc->now, player);
    draw_short(d, b,
               (struct type){.ink = INK_TEXT, .size = size, .font = FONT_BOLD, .align = ALIGN_LEFT},
               LEAST_WORDS, name);
}

static void write_seat(struct writer *w, const struct look *l, int player)
{
    if (l->sc->still)
        write_text(w, player ? "follows" : "begins");
    else
        say_who(w, &agamemnon_rules, l->sc, player);
}

static void draw_seat(struct drawing *d, const struct look *l, struct box b, int player, float size)
{
    char seat[40];
    struct writer w = writer_over(seat, sizeof seat);

    write_seat(&w, l, player);
    draw_text(d, b, (struct type){.ink = INK_MUTED, .size = size, .align = ALIGN_LEFT}, seat);
}

static void draw_points(struct drawing *d, struct box b, int points, float size)
{
    char text[16];
    struct writer w = writer_over(text, sizeof text);

    write_number(&w, points);
    draw_text(d, b,
              (struct type){.ink = INK_TEXT, .size = size, .font = FONT_BOLD, .align = ALIGN_RIGHT},
              text);
}

/* ---- Tiles to be drawn ------------------------------------------------------------------------- */

/* What is gone leaves an empty ring. */
static void draw_cell(struct drawing *d, struct point at, float radius, int player, int kind,
                      int left)
{
    struct point count = {at.x + radius * 0.9f, at.y + radius * 0.72f};
    char text[8];
    struct writer w = writer_over(text, sizeof text);

    if (left == 0) {
        draw_disc(d, at, radius - 2, (struct style){.outline = INK_LINE, .width = 1.5f, .dash = 3});
        return;
    }
    agamemnon_art_tile_at(d, at, radius, player, kind);
    if (agamemnon_copies[kind] == 1)
        return;
    write_number(&w, left);
    draw_disc(d, count, 8.5f,
              (struct style){.fill = INK_PANEL, .outline = INK_LINE, .width = 1.2f});
    draw_text(d, (struct box){count.x - 8, count.y - 7, 16, 14},
              (struct type){.ink = INK_TEXT, .size = 13, .font = FONT_BOLD}, text);
}

/* Leaders first. In two columns they stand below each other, with the others beside them. */
static void draw_bag(struct drawing *d, const struct look *l, struct box b, int player, int columns)
{
    for (int kind = 0; kind < KINDS; kind++) {
        int cell = columns == 2 ? kind % 5 * 2 + kind / 5 : kind;
        struct box c = box_cell(b, columns, KINDS / columns, 0, cell);
        float least = c.w < c.h ? c.w : c.h, radius = least / 2 - 0.4f;

        draw_cell(d, box_middle(c), radius > 27 ? 27 : radius, player, kind,
                  l->shown.bag[player][kind]);
    }
}

/* One kind in brief: a letter for a leader, a figure with a dot a tile for others. */
static void draw_brief(struct drawing *d, const struct look *l, struct box c, int player, int kind)
{
    static const char *const rank[LEADERS] = {"A", "B", "C", "D", "E"};
    struct point at = box_middle(c);
    int left = l->shown.bag[player][kind];

    if (left == 0)
        draw_disc(d, at, 1.8f, (struct style){.fill = INK_LINE});
    else if (kind < LEADERS)
        draw_text(d, c, (struct type){.ink = INK_TEXT, .size = 15, .font = FONT_BOLD}, rank[kind]);
    else
        agamemnon_art_figure(d, (struct point){at.x, at.y - 1}, kind, INK_TEXT);
    for (int i = 0; i < left && agamemnon_copies[kind] > 1; i++)
        draw_disc(d, (struct point){at.x + 5 * ((float)i - (float)(left - 1) / 2), at.y + 10}, 1.6f,
                  (struct style){.fill = INK_MUTED});
}

static void draw_bag_line(struct drawing *d, const struct look *l, struct box b, int player)
{
    struct box letters = box_left(&b, 76, 6);

    for (int kind = 0; kind < KINDS; kind++)
        draw_brief(d, l, box_cell(kind < LEADERS ? letters : b, LEADERS, 1, 0, kind % LEADERS),
                   player, kind);
}

/* In two columns, where tiles would be too small for their letters. */
static void draw_bag_brief(struct drawing *d, const struct look *l, struct box b, int player)
{
    for (int kind = 0; kind < KINDS; kind++)
        draw_brief(d, l, box_cell(b, 2, LEADERS, 0, kind % LEADERS * 2 + kind / LEADERS), player,
                   kind);
}

/* ---- Where the points come from --------------------------------------------------------------- */

/* A piece of thread on dark stone. */
static void draw_kind(struct drawing *d, struct box b, int type)
{
    draw_box(d, b, b.h / 3, (struct style){.fill = ink_dark(INK_SLATE, 15)});
    draw_push(d, box_onto((struct box){-30, -13, 60, 26}, b));
    agamemnon_art_thread(d, (struct point){0, 0}, 0, type);
    draw_pop(d);
}

/* A kind of string, its lengths, and what they come to. */
static void draw_share(struct drawing *d, const struct look *l, struct box b, int player, int type)
{
    char text[64];
    struct writer w = writer_over(text, sizeof text);
    bool high = b.h > 36, low = b.h < 22 || (!high && b.w < 150);
    struct box top = high ? box_top(&b, 22, 1) : b;

    draw_kind(d, box_left(&top, high ? 34 : low ? 26 : 60, high || low ? 3 : 10), type);
    draw_points(d, low ? box_left(&top, 24, 0) : box_right(&top, high ? 28 : 44, 4),
                agamemnon_view_kind_points(l, type, player),
                low    ? 15
                : high ? 17
                       : 20);
    if (low)
        return;
    agamemnon_view_sum(&w, l->fate, l->strings, type, player);
    draw_text(d, high ? box_top(&b, 18, 0) : top,
              (struct type){.ink = INK_MUTED,
                            .size = high ? 14 : 17,
                            .align = high ? ALIGN_RIGHT : ALIGN_LEFT},
              text);
}

static void draw_shares(struct drawing *d, const struct look *l, struct box b, int player)
{
    bool line = b.h < 30;

    for (int type = 0; type < EMPTY; type++)
        draw_share(d, l, box_cell(b, line ? 3 : 1, line ? 1 : 3, 5, type), player, type);
}

/* ---- Cards ---------------------------------------------------------------------------------- */

static void draw_wide(struct drawing *d, const struct look *l, struct box b, int player, bool over)
{
    draw_name(d, l, (struct box){b.x + 66, b.y + 10, 92, 28}, player, 22);
    draw_seat(d, l, (struct box){b.x + 66, b.y + 37, 92, 20}, player, 16);
    draw_points(d, (struct box){b.x + b.w - 78, b.y + 5, 68, 38}, l->points[player], 36);
    draw_text(d, (struct box){b.x + b.w - 78, b.y + 41, 68, 18},
              (struct type){.ink = INK_MUTED, .size = 15, .align = ALIGN_RIGHT},
              l->points[player] == 1 ? "point" : "points");
    if (over)
        draw_shares(d, l, (struct box){b.x + 14, b.y + 66, b.w - 24, 90}, player);
    else
        draw_bag(d, l, (struct box){b.x + 8, b.y + 66, b.w - 20, 92}, player, 5);
}

static void draw_flat(struct drawing *d, const struct look *l, struct box b, int player, bool over)
{
    struct box line = {b.x + 7, b.y + 42, b.w - 14, 21};

    draw_name(d, l, (struct box){b.x + 48, b.y + 3, b.w - 98, 21}, player, 16);
    draw_seat(d, l, (struct box){b.x + 48, b.y + 24, b.w - 98, 17}, player, 13.5f);
    draw_points(d, (struct box){b.x + b.w - 50, b.y + 2, 43, 25}, l->points[player], 25);
    (over ? draw_shares : draw_bag_line)(d, l, line, player);
}

static void draw_upright(struct drawing *d, const struct look *l, struct box b, int player,
                         bool over)
{
    struct box rest = {b.x + 4, b.y + 66, b.w - 13, b.h - 69};

    draw_name(d, l, (struct box){b.x + 7, b.y + 2, b.w - 12, 18}, player, 15);
    draw_points(d, (struct box){b.x + 36, b.y + 20, b.w - 43, 28}, l->points[player], 26);
    if (over)
        draw_shares(d, l, (struct box){rest.x, rest.y + 4, rest.w, rest.h > 204 ? 196 : rest.h - 8},
                    player);
    else if (rest.h < LEADERS * 27)
        draw_bag_brief(d, l, rest, player);
    else
        draw_bag(d, l, rest, player, 2);
}

void agamemnon_view_cards(struct drawing *d, const struct look *l)
{
    bool over = l->shown.placed == TILES;

    for (int player = 0; player < 2; player++) {
        struct box b = l->at.card[player];
        bool turn = !over && !l->shown.unmapped && agamemnon_owner(l->shown.placed) == player;
        bool won = over && l->points[player] > l->points[!player];

        part_card(d, b, turn || won, false);
        draw_sign(d, l, player, won);
        (l->at.upright ? draw_upright : b.h < 100 ? draw_flat : draw_wide)(d, l, b, player, over);
    }
}

/* ---- What is gained ------------------------------------------------------------------------- */

/* Where there is little room it stands in place of who sits there. */
static struct box gain_box(const struct look *l, struct box b)
{
    if (l->at.upright)
        return (struct box){b.x + 8, b.y + 49, b.w - 16, 17};
    return b.h < 100 ? (struct box){b.x + b.w - 50, b.y + 26, 43, 16}
                     : (struct box){b.x + b.w - 107, b.y + 36, 46, 26};
}

static void draw_gain(struct drawing *d, struct box b, int gain)
{
    int ink = gain > 0 ? INK_GOOD : INK_BAD;
    char text[16];
    struct writer w = writer_over(text, sizeof text);

    write_text(&w, gain > 0 ? "+" : "\xe2\x88\x92");
    write_number(&w, gain > 0 ? gain : -gain);
    draw_box(d, b, b.h / 2, (struct style){.fill = ink, .shadow = SHADOW_LOW});
    draw_text(
        d, b,
        (struct type){.ink = ink_over(ink), .size = b.h < 20 ? 14 : b.h * 0.8f, .font = FONT_BOLD},
        text);
}

/* What was gained and lost just now, or what would be by what is pointed at. */
void agamemnon_view_gains(struct drawing *d, const struct look *l)
{
    const struct scene *sc = l->sc;
    bool shown =
        sc->t >= 1 ? l->preview != 0 : move_act(sc->last) == PLACE && l->now >= l->time.weave;

    for (int player = 0; player < 2; player++) {
        struct box b = l->at.card[player];

        if (shown && l->gain[player] != 0)
            draw_gain(d, gain_box(l, b), l->gain[player]);
        else if (l->at.upright)
            draw_seat(d, l, (struct box){b.x + 7, b.y + 49, b.w - 12, 17}, player, 13.5f);
    }
}

/* ---- Targets -------------------------------------------------------------------------------- */

/* "leader D, warrior of strength 1 (3)" */
static void write_bag(struct writer *w, const uint8_t bag[KINDS])
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
    if (kinds == 0)
        write_text(w, ", no tiles to draw");
}

static void write_shares(struct writer *w, const struct look *l, int player)
{
    for (int type = 0; type < EMPTY; type++) {
        write_text(w, ", ");
        write_text(w, agamemnon_type_name(type));
        write_char(w, ' ');
        write_number(w, agamemnon_view_kind_points(l, type, player));
    }
}

/* Cards can be touched to change who sits there. */
void agamemnon_view_seats(struct drawing *d, const struct look *l)
{
    for (int player = 0; player < 2; player++) {
        char label[SENTENCE_ROOM];
        struct writer w = scene_writer(l->sc, label, sizeof label);

        say_player(&w, &agamemnon_rules, l->sc, player);
        write_text(&w, ", ");
        write_counted(&w, l->points[player], "point");
        write_shares(&w, l, player);
        write_bag(&w, l->shown.bag[player]);
        part_seat(d, l->sc, l->at.card[player], player, label);
    }
}
