/* Patchwork: the heading, and a card for each player. */
#include "games/patchwork/view/view.h"

enum {
    LOW = 56,
    NARROW = 140,
    ROOMY = 156
}; /* cards that are lower or narrower have room for less */

static const char *const bonus_words = "7\xc3\x97"
                                       "7";

void patchwork_view_heading(struct drawing *d, const struct layout *at, const struct state *shown)
{
    struct box b = at->heading;

    if (b.w > 0) {
        draw_text(
            d, (struct box){b.x + 2, b.y, 150, b.h},
            (struct type){.ink = INK_TEXT, .size = 29, .font = FONT_TITLE, .align = ALIGN_LEFT},
            "Patchwork");
        patchwork_art_needle(d, (struct point){b.x + 156, b.y + 20},
                             (struct point){b.x + b.w - 2, b.y + 18});
    }
    if (at->rosette.w > 0 && shown->holder == NOBODY)
        patchwork_art_rosette(d, box_middle(at->rosette), at->rosette.h / 2, bonus_words);
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

static bool purse_refused(const struct scene *sc, int player)
{
    for (int i = 0; sc->refused && i < sc->refused->places; i++)
        if (sc->refused->place[i] == PLACE_PURSE + player)
            return true;
    return false;
}

/* ---- Figures -------------------------------------------------------------------------------- */

/* What a player has, from left to right: buttons, income, score. A low card has no room for captions
   below the figures. */
struct figures {
    struct box part[3];
    bool low, narrow;
};

static struct figures figures_in(struct box card)
{
    struct figures f = {.low = card.h < LOW, .narrow = card.w < NARROW};
    struct box b = f.low ? (struct box){card.x + 8, card.y + 25, card.w - 14, 20}
                         : (struct box){card.x + 148, card.y + 8, card.w - 156, 42};

    f.part[0] = box_left(&b, !f.low ? 58 : card.w < ROOMY ? 38 : 48, 0);
    f.part[1] = box_left(&b, f.narrow ? 26 : f.low ? 28 : 46, 0);
    f.part[2] = b;
    return f;
}

struct point patchwork_view_purse_point(const struct layout *at, int player)
{
    struct figures f = figures_in(at->card[player]);

    return (struct point){f.part[0].x + (f.low ? 8 : 11), f.part[0].y + (f.low ? 10 : 13)};
}

/* With what it means below it. */
static void draw_figure(struct drawing *d, struct box b, const char *value, const char *caption,
                        bool bad)
{
    draw_text(d, (struct box){b.x, b.y, b.w, 26},
              (struct type){.ink = bad ? INK_BAD : INK_TEXT, .size = 22, .font = FONT_BOLD}, value);
    draw_text(d, (struct box){b.x, b.y + 27, b.w, 14},
              (struct type){.ink = bad ? INK_BAD : INK_MUTED, .size = 12}, caption);
}

static void draw_low_figure(struct drawing *d, struct box b, const char *value, enum align align,
                            bool bad)
{
    draw_text(d, b,
              (struct type){
                  .ink = bad ? INK_BAD : INK_TEXT, .size = 17, .font = FONT_BOLD, .align = align},
              value);
}

static void draw_figures(struct drawing *d, const struct scene *sc, const struct layout *at,
                         const struct state *shown, int player)
{
    struct figures f = figures_in(at->card[player]);
    struct box purse = f.part[0];
    bool bad = purse_refused(sc, player);
    char buttons[16], income[16], score[24];
    struct writer w = writer_over(buttons, sizeof buttons), v = writer_over(income, sizeof income),
                  u = writer_over(score, sizeof score);

    write_number(&w, shown->purse[player]);
    write_char(&v, '+');
    write_number(&v, shown->income[player]);
    write_text(&u, f.low && !f.narrow ? "score " : "");
    say_number(&u, score_of(shown, player));
    patchwork_art_button(d, patchwork_view_purse_point(at, player), f.low ? 8 : 10.5f, INK_BLUE);
    box_left(&purse, f.low ? 20 : 24, 0);
    if (f.low) {
        draw_low_figure(d, purse, buttons, ALIGN_LEFT, bad);
        draw_low_figure(d, f.part[1], income, ALIGN_LEFT, false);
        draw_text(d, f.part[2], (struct type){.ink = INK_TEXT, .size = 15, .align = ALIGN_RIGHT},
                  score);
        return;
    }
    draw_figure(d, purse, buttons, "", bad);
    draw_figure(d, f.part[0], "", "buttons", bad);
    draw_figure(d, f.part[1], income, "income", false);
    draw_figure(d, f.part[2], score, "score", false);
}

/* ---- Cards ---------------------------------------------------------------------------------- */

/* Who sits there; in a picture, what is free on the quilt. */
static void write_seat(struct writer *w, const struct scene *sc, const struct state *shown,
                       int player)
{
    if (!sc->still) {
        say_who(w, &patchwork_rules, sc, player);
        return;
    }
    write_number(w, SQUARES - patchwork_covered(shown->quilt[player]));
    write_text(w, " free");
}

static void draw_name(struct drawing *d, const struct scene *sc, const struct state *shown,
                      struct box b, int player)
{
    bool low = b.h < LOW;
    char name[NAME_BYTES], seat[40];
    struct writer w = scene_writer(sc, name, sizeof name), v = writer_over(seat, sizeof seat);
    struct box title =
        low ? (struct box){b.x + 32, b.y + 4, b.w < NARROW ? b.w - 38 : b.w * 0.42f, 21}
            : (struct box){b.x + 60, b.y + 9, 88, 24};
    struct box below =
        low ? (struct box){title.x + title.w, b.y + 4, b.x + b.w - 8 - title.x - title.w, 21}
            : (struct box){b.x + 60, b.y + 34, 88, 16};

    patchwork_view_name(&w, player);
    write_seat(&v, sc, shown, player);
    draw_short(d, title,
               (struct type){
                   .ink = INK_TEXT, .size = low ? 16 : 19, .font = FONT_BOLD, .align = ALIGN_LEFT},
               LEAST_WORDS, name);
    if (!low || b.w >= NARROW)
        draw_text(
            d, below,
            (struct type){.ink = INK_MUTED, .size = 13.5f, .align = low ? ALIGN_RIGHT : ALIGN_LEFT},
            seat);
}

/* His token on his cloth, and what he has won. */
static void draw_signs(struct drawing *d, const struct state *shown, struct box b, int player)
{
    bool low = b.h < LOW, won = has_won(shown, player);
    float side = low ? 22 : 40;
    struct box cloth = {b.x + (low ? 6 : 10), b.y + (low ? 4 : 9), side, side};
    struct point middle = box_middle(cloth);

    patchwork_art_swatch(d, cloth, player);
    patchwork_art_token(d, middle, low ? 9.5f : 12, player);
    if (shown->holder == player + 1)
        patchwork_art_rosette(d, (struct point){cloth.x + 3, cloth.y + side - 3}, low ? 9 : 17,
                              low ? "" : bonus_words);
    if (won)
        part_crown(d, (struct point){middle.x, cloth.y - (low ? 0 : 1)}, low ? 9 : 12);
}

void patchwork_view_panels(struct drawing *d, const struct scene *sc, const struct layout *at,
                           const struct state *shown)
{
    for (int player = 0; player < PLAYERS; player++) {
        struct box b = at->card[player];

        part_card(d, b, patchwork_actor(shown) == player || has_won(shown, player), false);
        draw_signs(d, shown, b, player);
        draw_name(d, sc, shown, b, player);
        draw_figures(d, sc, at, shown, player);
    }
}

static void write_label(struct writer *w, const struct scene *sc, int player)
{
    const struct state *s = sc->now;

    say_player(w, &patchwork_rules, sc, player);
    write_text(w, ", ");
    write_counted(w, s->purse[player], "button");
    write_text(w, ", income ");
    write_number(w, s->income[player]);
    write_text(w, ", ");
    write_counted(w, SQUARES - patchwork_covered(s->quilt[player]), "free square");
    write_text(w, ", time ");
    write_number(w, s->time[player]);
    write_text(w, ", score ");
    say_number(w, score_of(s, player));
    if (s->holder == player + 1)
        write_text(w, " with the 7x7 bonus");
}

/* Cards can be touched to change who sits there. */
void patchwork_view_seats(struct drawing *d, const struct scene *sc, const struct layout *at)
{
    for (int player = 0; player < PLAYERS; player++) {
        char label[SENTENCE_ROOM];
        struct writer w = scene_writer(sc, label, sizeof label);

        write_label(&w, sc, player);
        part_seat(d, sc, at->card[player], player, label);
    }
}
