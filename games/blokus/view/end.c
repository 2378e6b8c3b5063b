/* Blokus: the final ranking, where the tray was. */
#include "games/blokus/view/view.h"

/* One person, or one team: the number of those who are ranked. */
static int sides(const struct state *s)
{
    return s->mode == TEAMS ? 2 : variant_of(s)->players;
}

/* Says where they end. */
static float draw_colours(struct drawing *d, const struct state *s, int side, struct point at)
{
    for (int c = 0; c < variant_of(s)->colours; c++)
        if (s->mode == TEAMS ? c % 2 == side : blokus_view_seat_of(s, c) == side) {
            blokus_art_square(d, c, at, 22);
            at.x += 25;
        }
    return at.x;
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
    float middle = b.y + b.h / 2, name_x, value_width = narrow ? 44 : 78;

    write_number(&w, rank);
    blokus_view_write_score(&v, points);
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
    draw_short(
        d, (struct box){name_x, b.y + 2, b.x + b.w - value_width - 22 - name_x, b.h - 4},
        (struct type){
            .ink = INK_TEXT, .size = 18, .font = won ? FONT_BOLD : FONT_PLAIN, .align = ALIGN_LEFT},
        LEAST_WORDS, name);
    draw_text(d, (struct box){b.x + b.w - value_width - 14, b.y + 2, value_width, b.h - 4},
              (struct type){.ink = INK_TEXT, .size = 20, .font = FONT_BOLD, .align = ALIGN_RIGHT},
              value);
}

/* Best first; who shares a rank has the same number. On small pages it is told by the cards, but for
   colours that count together. */
void blokus_view_draw_ranking(struct drawing *d, const struct scene *sc)
{
    enum { MOST_HEIGHT = 44 };
    const struct state *s = sc->now;
    struct box desk = blokus_view_layout(sc).desk, all;
    int count = sides(s), points[MAX_PLAYERS], place = 0;
    float height = (desk.h - 12 - 4 * (float)(count - 1)) / (float)count;

    if (!blokus_view_layout(sc).both) {
        box_top(&desk, 66, 0);
        height = (desk.h - 8) / 2;
        if (count > 2)
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
