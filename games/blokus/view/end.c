/* Blokus: the final ranking, where the tray was. */
#include "games/blokus/view/view.h"

/* Says where they end. */
static float draw_colours(struct drawing *d, const struct state *s, int side, struct point at)
{
    for (int c = 0; c < variant_of(s)->colours; c++)
        if (blokus_view_is_of(s, c, side)) {
            blokus_art_square(d, c, at, 22);
            at.x += 25;
        }
    return at.x;
}

/* How the total came about: "9 squares left", "9 + 12 squares left", or points where there is a bonus among
   them. */
static void write_parts(struct writer *w, const struct state *s, int side, bool brief)
{
    int colours = 0, parts = 0;
    bool left = true;

    for (int c = 0; c < variant_of(s)->colours; c++)
        if (blokus_view_is_of(s, c, side)) {
            colours++;
            left = left && s->held[c];
        }
    for (int c = 0; c < variant_of(s)->colours; c++) {
        int points = blokus_colour_score(s, c);

        if (!blokus_view_is_of(s, c, side))
            continue;
        if (colours == 1 && !left) {
            write_text(w, brief || points < MONOMINO_BONUS ? "all placed"
                                                           : "all placed, single square last");
        } else if (left) {
            write_text(w, parts++ ? " + " : "");
            write_number(w, -points);
        } else {
            write_text(w, parts == 0 ? "" : points < 0 ? " \xe2\x88\x92 " : " + ");
            say_number(w, parts++ == 0 || points > 0 ? points : -points);
        }
    }
    if (left)
        write_text(w, brief                                               ? " left"
                      : colours == 1 && text_equal(w->text, w->size, "1") ? " square left"
                                                                          : " squares left");
}

/* A crown, or the number; a game of one person has no ranks. */
static void draw_rank(struct drawing *d, const struct state *s, struct box b, int rank, bool won)
{
    char number[8];
    struct writer w = writer_over(number, sizeof number);

    write_number(&w, rank);
    if (won)
        part_crown(d, (struct point){b.x + 24, b.y + b.h / 2}, 11);
    else if (s->mode != EIGHTY_FOUR)
        draw_text(d, (struct box){b.x + 10, b.y + 2, 28, b.h - 4},
                  (struct type){.ink = INK_MUTED, .size = 19, .font = FONT_BOLD}, number);
}

static void draw_side(struct drawing *d, const struct scene *sc, struct box b, int side, int rank,
                      int points)
{
    const struct state *s = sc->now;
    char value[24], name[SENTENCE_ROOM];
    struct writer v = writer_over(value, sizeof value), u = scene_writer(sc, name, sizeof name);
    bool won = rank == 1 && s->mode != EIGHTY_FOUR;
    bool narrow = b.w < 320; /* the name alone has to tell which colours these are */
    float middle = b.y + b.h / 2, name_x, value_width = narrow ? 44 : 62, parts_width = 0;

    say_number(&v, points);
    blokus_view_side(&u, s, side);
    draw_box(d, b, 9,
             (struct style){.fill = INK_PANEL,
                            .fill_to = ink_dark(INK_PANEL, 4),
                            .outline = won ? INK_GOLD : INK_LINE,
                            .width = won ? 2.5f : 1.2f});
    draw_rank(d, s, b, rank, won);
    name_x =
        narrow ? b.x + 38 : draw_colours(d, s, side, (struct point){b.x + 48, middle - 11}) + 10;
    if (!narrow && (b.w >= 420 || s->mode != EIGHTY_FOUR)) { /* four numbers are too many there */
        char parts[64];
        struct writer p = writer_over(parts, sizeof parts);

        write_parts(&p, s, side, b.w < 420);
        parts_width = b.w < 420 ? 96 : s->mode == TEAMS || s->mode == TWO ? 136 : 200;
        draw_text(
            d,
            (struct box){b.x + b.w - value_width - 14 - parts_width, b.y + 2, parts_width, b.h - 4},
            (struct type){.ink = INK_MUTED, .size = 15, .align = ALIGN_RIGHT}, parts);
    }
    draw_short(
        d,
        (struct box){name_x, b.y + 2, b.x + b.w - value_width - parts_width - 22 - name_x, b.h - 4},
        (struct type){
            .ink = INK_TEXT, .size = 18, .font = won ? FONT_BOLD : FONT_PLAIN, .align = ALIGN_LEFT},
        LEAST_WORDS, name);
    draw_text(d, (struct box){b.x + b.w - value_width - 14, b.y + 2, value_width, b.h - 4},
              (struct type){.ink = INK_TEXT, .size = 20, .font = FONT_BOLD, .align = ALIGN_RIGHT},
              value);
}

enum { LEAST_HEIGHT = 24, LEAST_OF_TWO = 17, MOST_HEIGHT = 56, GAP = 4 };

static float row_height(struct box in, int rows)
{
    float height = (in.h - (in.h > 130 ? 12 : 8) - (float)(GAP * (rows - 1))) / (float)rows;

    return height < MOST_HEIGHT ? height : MOST_HEIGHT;
}

/* In how many columns the ranks can be read; 0: there is no room, and
   the cards tell it. */
static int rank_columns(struct box in, int count)
{
    if (row_height(in, count) >= (count > 2 ? LEAST_HEIGHT : LEAST_OF_TWO))
        return 1;
    return in.w >= 300 && row_height(in, (count + 1) / 2) >= LEAST_HEIGHT ? 2 : 0;
}

/* The ranks are below the end bar, if both have the desk for themselves. */
static struct box ranks_box(const struct scene *sc, struct box *bar)
{
    struct layout at = blokus_view_layout(sc);

    *bar = (struct box){0};
    if (!at.both)
        *bar = box_top(&at.desk, at.desk.w < 300 ? 112 : 66, 0);
    return at.desk;
}

struct box blokus_view_end_box(const struct scene *sc)
{
    struct box bar, ranks = ranks_box(sc, &bar);

    return box_inner(
        rank_columns(ranks, blokus_view_sides(sc->now)) ? bar : blokus_view_layout(sc).desk, 5);
}

/* Best first; who shares a rank has the same number. */
void blokus_view_draw_ranking(struct drawing *d, const struct scene *sc)
{
    const struct state *s = sc->now;
    struct box bar, in = ranks_box(sc, &bar), all;
    int count = blokus_view_sides(s), points[MAX_PLAYERS], place = 0;
    int columns = rank_columns(in, count), rows = columns > 1 ? (count + 1) / 2 : count;
    float height = row_height(in, rows) * (float)rows + (float)(GAP * (rows - 1));

    if (columns == 0)
        return;
    all = (struct box){in.x + 8, in.y + (in.h - height) / 2, in.w - 16, height};
    blokus_rules.scores(s, points);
    for (int rank = 1; rank <= count; rank++)
        for (int side = 0; side < count; side++)
            if (rank_by_points(points, count, side) == rank)
                draw_side(d, sc, box_cell(all, columns, rows, GAP, place++), side, rank,
                          points[side]);
}
