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

static void draw_side(struct drawing *d, const struct scene *sc, struct box b, int side, int rank,
                      int points)
{
    const struct state *s = sc->now;
    char number[8], value[24], name[SENTENCE_ROOM];
    struct writer w = writer_over(number, sizeof number), v = writer_over(value, sizeof value),
                  u = scene_writer(sc, name, sizeof name);
    bool won = rank == 1 && s->mode != EIGHTY_FOUR;
    bool narrow = b.w < 320; /* the name alone has to tell which colours these are */
    float middle = b.y + b.h / 2, name_x, value_width = narrow ? 44 : 62, parts_width = 0;

    write_number(&w, rank);
    say_number(&v, points);
    blokus_view_side(&u, s, side);
    draw_box(d, b, 9,
             (struct style){.fill = INK_PANEL,
                            .fill_to = ink_dark(INK_PANEL, 4),
                            .outline = won ? INK_GOLD : INK_LINE,
                            .width = won ? 2.5f : 1.2f});
    if (won)
        part_crown(d, (struct point){b.x + 24, middle}, 11);
    else if (s->mode != EIGHTY_FOUR)
        draw_text(d, (struct box){b.x + 10, b.y + 2, 28, b.h - 4},
                  (struct type){.ink = INK_MUTED, .size = 19, .font = FONT_BOLD}, number);
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

/* Best first; who shares a rank has the same number. Where there is no room the cards tell it, but for
   colours that count together. */
void blokus_view_draw_ranking(struct drawing *d, const struct scene *sc)
{
    enum { LEAST_HEIGHT = 28, MOST_HEIGHT = 44 };
    const struct state *s = sc->now;
    struct box desk = blokus_view_layout(sc).desk, all;
    int count = blokus_view_sides(s), points[MAX_PLAYERS], place = 0;
    float height = (desk.h - 12 - 4 * (float)(count - 1)) / (float)count;

    if (!blokus_view_layout(sc).both) {
        box_top(&desk, 66, 0);
        height = (desk.h - 8 - 4 * (float)(count - 1)) / (float)count;
        if (count > 2 && height < LEAST_HEIGHT)
            return;
    }
    height = height > MOST_HEIGHT ? MOST_HEIGHT : height;
    all = (struct box){desk.x + 8, desk.y + (desk.h - (height + 4) * (float)count + 4) / 2,
                       desk.w - 16, (height + 4) * (float)count - 4};
    blokus_rules.scores(s, points);
    for (int rank = 1; rank <= count; rank++)
        for (int side = 0; side < count; side++)
            if (rank_by_points(points, count, side) == rank)
                draw_side(d, sc, box_cell(all, 1, count, 4, place++), side, rank, points[side]);
}
