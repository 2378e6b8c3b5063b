/* Marrakech: the column beside the board. Its heading and a panel for each player. */
#include "games/marrakech/view/view.h"

/* ---- Heading -------------------------------------------------------------------------------- */

static void draw_title(struct drawing *d, struct box b)
{
    struct point star[2] = {{b.x + 14, b.y + b.h / 2}, {b.x + b.w - 14, b.y + b.h / 2}};
    float name = b.h * 4.7f < b.w - 76 ? b.h * 4.7f : b.w - 76;
    struct point rule[2] = {{b.x + 42 + name, b.y + b.h / 2 + 2},
                            {b.x + b.w - 34, b.y + b.h / 2 + 2}};

    for (int i = 0; i < 2; i++) {
        struct path p = {.count = 0};

        marrakech_art_star(&p, star[i], 13);
        draw_path(d, &p,
                  (struct style){.fill = INK_GOLD, .outline = ink_dark(INK_GOLD, 35), .width = 1});
    }
    if (rule[1].x > rule[0].x)
        draw_line(d, rule, 2, INK_GOLD, 2);
    draw_text(d, (struct box){b.x + 38, b.y, name, b.h},
              (struct type){.ink = INK_TEXT, .size = 37, .font = FONT_TITLE, .align = ALIGN_LEFT},
              "Marrakech");
}

/* While Assam walks it is still the die's turn. */
static int phase_shown(const struct scene *sc)
{
    return sc->t < 1 && marrakech_kind(sc->last) == DIE ? ROLL : sc->now->phase;
}

static void draw_steps(struct drawing *d, const struct scene *sc, struct box b)
{
    static const char *const name[] = {"Turn Assam", "Roll", "Lay a rug"};
    static const char *const number[] = {"1", "2", "3"};
    static const float share[] = {0.36f, 0.25f, 0.34f};
    float width = b.w - 16;
    bool below = b.h > 60; /* each other, rather than side by side */

    for (int i = 0; i < 3; i++)
        part_step(d, below ? box_cell(b, 1, 4, 6, i) : box_left(&b, width * share[i], 8), number[i],
                  name[i], phase_shown(sc) == i);
}

/* Is a better placed than b? Who is out comes last, then points count, then dirhams. */
static bool is_before(const struct state *s, int a, int b)
{
    int points = marrakech_score(s, a) - marrakech_score(s, b);

    if (marrakech_is_out(s, a) != marrakech_is_out(s, b))
        return marrakech_is_out(s, b);
    return points != 0 ? points > 0 : s->dirhams[a] > s->dirhams[b];
}

static int rank_of(const struct state *s, int player)
{
    int rank = 0;

    for (int other = 0; other < s->players; other++)
        rank += is_before(s, other, player);
    return rank;
}

/* The final ranking, best first; who shares a rank stands side by side with the same number. */
static void draw_ranking(struct drawing *d, const struct scene *sc, struct box b)
{
    const struct state *s = sc->now;
    int at = 0;

    for (int rank = 0; rank < s->players; rank++)
        for (int player = 0; player < s->players; player++) {
            char number[8], name[NAME_BYTES];
            struct writer w = writer_over(number, sizeof number),
                          v = scene_writer(sc, name, sizeof name);

            if (rank_of(s, player) != rank)
                continue;
            write_number(&w, rank + 1);
            say_seat(&v, &marrakech_rules, s, player);
            part_step(d,
                      b.h > 60 ? box_cell(b, 1, 4, 6, at++)
                               : box_cell(b, s->players, 1, b.h < 30 ? 5 : 10, at++),
                      number, name, marrakech_winners(s) >> player & 1);
        }
}

void marrakech_view_heading(struct drawing *d, const struct scene *sc)
{
    struct layout at = marrakech_view_layout(&sc->page);

    if (at.title.w > 0)
        draw_title(d, at.title);
    if (at.steps.w > 0 && sc->now->phase == FINISHED)
        draw_ranking(d, sc, at.steps);
    else if (at.steps.w > 0)
        draw_steps(d, sc, at.steps);
}

/* ---- Panels --------------------------------------------------------------------------------- */

/* A rolled-up rug, for the number that are left. */
void marrakech_view_roll(struct drawing *d, struct point at, int colour)
{
    int ink = marrakech_art_ink(colour);

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

/* A number with its sign to the left and its name below both. */
static void draw_figure(struct drawing *d, struct box b, int value, const char *caption, bool faint)
{
    char text[16];
    struct writer w = writer_over(text, sizeof text);

    write_number(&w, value);
    draw_text(d, (struct box){b.x + 32, b.y, b.w - 34, b.h * 0.6f},
              (struct type){.ink = faint ? INK_MUTED : INK_TEXT,
                            .size = 28,
                            .font = FONT_BOLD,
                            .align = ALIGN_LEFT},
              text);
    draw_text(d, (struct box){b.x, b.y + b.h * 0.66f, b.w, b.h * 0.34f},
              (struct type){.ink = INK_MUTED, .size = 13.5f, .align = ALIGN_LEFT}, caption);
}

/* Squares of the board that show his colour. */
int marrakech_view_shown(const struct state *s, int player)
{
    return marrakech_count(s->shown[s->colour[player]]);
}

static void write_panel_label(struct writer *w, const struct scene *sc, const struct state *s,
                              int player)
{
    say_player(w, &marrakech_rules, sc, player);
    write_text(w, ", ");
    write_number(w, s->dirhams[player]);
    write_text(w, s->dirhams[player] == 1 ? " dirham and " : " dirhams and ");
    write_counted(w, marrakech_view_shown(s, player), "square");
    write_text(w, " make a score of ");
    write_number(w, marrakech_score(s, player));
    write_text(w, ", ");
    write_counted(w, s->rugs[player], "rug");
    write_text(w, " left");
    if (marrakech_is_out(s, player))
        write_text(w, ", out of the game");
}

void marrakech_view_write_seat(struct writer *w, const struct scene *sc, const struct state *s,
                               int player)
{
    if (marrakech_is_out(s, player))
        write_text(w, "out of the game");
    else if (sc->still)
        write_text(w, "in the game");
    else
        say_who(w, &marrakech_rules, sc, player);
}

static void draw_name(struct drawing *d, const struct scene *sc, const struct state *s, int player,
                      struct box b)
{
    char name[NAME_BYTES], seat[64], rugs[16];
    struct writer w = scene_writer(sc, name, sizeof name), v = writer_over(seat, sizeof seat),
                  u = writer_over(rugs, sizeof rugs);
    bool out = marrakech_is_out(s, player);

    say_seat(&w, &marrakech_rules, s, player);
    draw_short(
        d, (struct box){b.x, b.y, b.w, b.h * 0.58f},
        (struct type){
            .ink = out ? INK_MUTED : INK_TEXT, .size = 25, .font = FONT_BOLD, .align = ALIGN_LEFT},
        LEAST_WORDS, name);
    marrakech_view_write_seat(&v, sc, s, player);
    if (out) { /* who has no rugs to be counted */
        draw_words(d, (struct box){b.x, b.y + b.h * 0.62f, b.w, b.h * 0.7f},
                   (struct type){.ink = INK_BAD, .size = 15, .align = ALIGN_LEFT}, seat);
        return;
    }
    draw_text(d, (struct box){b.x, b.y + b.h * 0.64f, b.w, b.h * 0.36f},
              (struct type){.ink = INK_MUTED, .size = 15, .align = ALIGN_LEFT}, seat);
    write_counted(&u, s->rugs[player], "rug");
    draw_text(d, (struct box){b.x, b.y + b.h + 1, b.w, b.h * 0.32f},
              (struct type){.ink = INK_MUTED, .size = 15, .align = ALIGN_LEFT}, rugs);
}

/* Where the three figures of a panel begin, from its left edge. */
enum { DIRHAMS_X = 218, SQUARES_X = 298, SCORE_X = 382, NAME_GAP = 8 };

static float swatch_side(struct box b)
{
    return b.h - 20 > 92 ? 92 : b.h - 20; /* names need the room */
}

/* Everything but the words: paler for who is out of the game. */
static void draw_signs(struct drawing *d, struct box b, int colour, bool out)
{
    float side = swatch_side(b), middle = b.y + b.h / 2;

    draw_push(d, (struct place){.fade = out ? 0.55f : 0});
    marrakech_art_swatch(d, (struct box){b.x + 16, middle - side / 2, side, side}, colour);
    draw_disc(d, (struct point){b.x + 16 + side - 6, middle + side / 2 - 8}, 13,
              (struct style){.fill = INK_PANEL,
                             .outline = ink_dark(marrakech_art_ink(colour), 40),
                             .width = 2});
    marrakech_art_coin(d, (struct point){b.x + DIRHAMS_X + 15, middle - 12}, 14);
    draw_pop(d);
    draw_text(d, (struct box){b.x + 16 + side - 16, middle + side / 2 - 18, 20, 20},
              (struct type){.ink = out ? INK_MUTED : INK_TEXT, .size = 16, .font = FONT_BOLD},
              marrakech_art_letter(colour));
}

static void draw_panel(struct drawing *d, const struct scene *sc, const struct state *s, int player)
{
    struct box b = marrakech_view_panel_box(&sc->page, s, player);
    bool out = marrakech_is_out(s, player);
    bool turn = s->phase != FINISHED && s->mover == player;
    bool won = s->phase == FINISHED && (marrakech_winners(s) >> player & 1);
    float middle = b.y + b.h / 2, name_x = b.x + swatch_side(b) + 32, top = middle - 29;

    part_card(d, b, turn || won, out);
    draw_signs(d, b, s->colour[player], out);
    draw_name(d, sc, s, player, (struct box){name_x, top, b.x + DIRHAMS_X - NAME_GAP - name_x, 56});
    draw_figure(d, (struct box){b.x + DIRHAMS_X, top, 88, 56}, s->dirhams[player], "dirhams", out);
    draw_figure(d, (struct box){b.x + SQUARES_X, top, 84, 56}, marrakech_view_shown(s, player),
                "squares", out);
    draw_text(d, (struct box){b.x + SQUARES_X + 6, middle - 26, 22, 28},
              (struct type){.ink = INK_MUTED, .size = 24, .font = FONT_BOLD}, "+");
    draw_figure(d, (struct box){b.x + SCORE_X, top, 76, 56}, marrakech_score(s, player), "score",
                out);
    if (won)
        part_crown(d, (struct point){b.x + SCORE_X + 14, middle - 12}, 13);
    else
        draw_text(d, (struct box){b.x + SCORE_X + 3, middle - 26, 22, 28},
                  (struct type){.ink = INK_MUTED, .size = 24, .font = FONT_BOLD}, "=");
}

void marrakech_view_panels(struct drawing *d, const struct scene *sc, const struct state *money)
{
    for (int player = 0; player < money->players; player++)
        (sc->page.form == FORM_WIDE ? draw_panel : marrakech_view_card)(d, sc, money, player);
}

/* Panels can be touched to change who sits there. */
void marrakech_view_seats(struct drawing *d, const struct scene *sc)
{
    for (int player = 0; !sc->still && player < sc->now->players; player++) {
        char label[SENTENCE_ROOM];
        struct writer w = scene_writer(sc, label, sizeof label);

        write_panel_label(&w, sc, sc->now, player);
        part_seat(d, sc, marrakech_view_panel_box(&sc->page, sc->now, player), player, label);
    }
}
