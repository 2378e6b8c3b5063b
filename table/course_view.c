/* The course of the game as a picture: a curve for each player, and what each did well and badly. It takes
   the place of the board, so that pointers, keys and screen readers find their way about it as they are
   used to. */
#include "table/parts.h"

#include "view/layout.h"
#include "view/words.h"

#include <string.h>

enum { LINE_PIECE = 200, GRID = 4, TALL_BUTTON = 53 };

static int ink_of(const struct table *t, int player)
{
    static const int inks[MAX_PLAYERS] = {INK_BLUE, INK_ORANGE, INK_GREEN, INK_PURPLE};

    return table_look(t)->ink ? table_look(t)->ink(t->now, player) : inks[player];
}

/* What the curves are drawn into: 0 to 1, or points from the lowest to the highest. */
struct chart {
    const struct review *review;
    struct box in;
    double low, high;
};

/* Known before this event, or at the end? */
static bool is_known(const struct review *r, int at)
{
    return at < review_length(r) ? review_event(r, at) != NULL
                                 : review_event(r, review_length(r) - 1) != NULL;
}

/* Points in four steps of whole numbers. */
static struct chart chart_in(const struct table *t, struct box in)
{
    struct chart c = {.review = t->review, .in = in, .low = 0, .high = 1};

    if (!course_of_points(t))
        return c;
    c.high = 0;
    for (int i = review_first(c.review); i <= t->length; i++) {
        double points = is_known(c.review, i) ? review_value(c.review, i, 0) : 0;

        c.low = points < c.low ? points : c.low;
        c.high = points > c.high ? points : c.high;
    }
    c.low = (int)c.low - (c.low < (int)c.low);
    c.high = c.low + GRID * (double)((int)((c.high - c.low) / GRID) + 1);
    return c;
}

static struct point point_at(const struct chart *c, int at, int player)
{
    int first = review_first(c->review), all = review_length(c->review) - first;
    double part = (review_value(c->review, at, player) - c->low) / (c->high - c->low);

    return (struct point){c->in.x + c->in.w * (float)(at - first) / (float)(all ? all : 1),
                          c->in.y + c->in.h * (float)(1 - part)};
}

/* Where lines are close only every other has its number. */
static void draw_grid(struct table *t, const struct chart *c)
{
    const int each = c->in.h < 18 * GRID ? 2 : 1;

    for (int i = 0; i <= GRID; i++) {
        float y = c->in.y + c->in.h * (float)i / GRID;
        struct point line[] = {{c->in.x, y}, {c->in.x + c->in.w, y}};
        char text[12];
        struct writer w = writer_over(text, sizeof text);

        draw_line(t->drawing, line, 2, INK_LINE, i == GRID / 2 ? 2 : 1);
        if (i % each != 0)
            continue;
        write_number(&w, course_of_points(t) ? (int)(c->high - (c->high - c->low) * i / GRID)
                                             : 100 - 100 * i / GRID);
        write_text(&w, course_of_points(t) ? "" : " %");
        draw_text(t->drawing, (struct box){c->in.x - 48, y - 9, 42, 18},
                  (struct type){.ink = INK_MUTED, .size = 13, .align = ALIGN_RIGHT}, text);
    }
}

/* Never by colour alone: each line has dashes of its own. */
static const float dashes[MAX_PLAYERS] = {0, 12, 5, 20};

static void draw_piece(struct table *t, const struct path *p, int player)
{
    if (p->count < 2)
        return;
    draw_path(t->drawing, p, (struct style){.outline = INK_PANEL, .width = 7});
    draw_path(t->drawing, p,
              (struct style){.outline = ink_of(t, player), .width = 4, .dash = dashes[player]});
}

/* As far as it is known, which grows; what another thread looks at may leave a gap. */
static void draw_curve(struct table *t, const struct chart *c, int player)
{
    struct path p = {.count = 0};

    for (int i = review_first(c->review); i <= t->length; i++) {
        struct point here;

        if (!is_known(c->review, i) || p.count == LINE_PIECE) {
            draw_piece(t, &p, player);
            p.count = 0;
        }
        if (!is_known(c->review, i))
            continue;
        if (p.count == 0 && i > review_first(c->review) && is_known(c->review, i - 1)) {
            here = point_at(c, i - 1, player);
            path_move(&p, here.x, here.y);
        }
        here = point_at(c, i, player);
        (p.count ? path_line : path_move)(&p, here.x, here.y);
    }
    draw_piece(t, &p, player);
}

static void draw_chart(struct table *t, struct box in)
{
    struct chart c = chart_in(t, (struct box){in.x + 56, in.y + 18, in.w - 74, in.h - 36});
    int players = review_players(t->review);
    float done = (float)review_ready(t->review) / (float)review_length(t->review);

    draw_box(t->drawing, in, 18,
             (struct style){
                 .fill = INK_PANEL, .outline = INK_LINE, .width = 1.5f, .shadow = SHADOW_LOW});
    draw_grid(t, &c);
    for (int p = 0; p < players; p++) {
        struct review_summary sum;

        draw_curve(t, &c, p);
        review_sum(t->review, p, &sum);
        if (sum.worst >= 0)
            draw_disc(t->drawing, point_at(&c, sum.worst, p), 6,
                      (struct style){.fill = INK_PANEL, .outline = ink_of(t, p), .width = 3});
    }
    if (done < 1)
        draw_box(t->drawing, (struct box){c.in.x, in.y + in.h - 10, c.in.w * done, 4}, 2,
                 (struct style){.fill = INK_ACCENT});
}

static void draw_button(struct table *t, struct box in, int id, bool strong, const char *words,
                        const char *label)
{
    int plain = strong ? INK_ACCENT : ink_light(INK_ACCENT, 82);
    int fill = t->focus == id ? ink_light(INK_ACCENT, strong ? 15 : 65) : plain;

    draw_box(t->drawing, in, in.h < 60 ? 10 : 14,
             (struct style){.fill = fill, .outline = INK_ACCENT, .width = 1.5f});
    draw_target(t->drawing, id, TARGET_READY, label);
    draw_words(t->drawing, (struct box){in.x + 8, in.y + 4, in.w - 16, in.h - 8},
               (struct type){.ink = ink_over(fill), .size = strong ? 20 : 15, .font = FONT_BOLD},
               words);
}

/* To the best or the costliest decision of a player, if there is one. */
static void draw_place_to_go(struct table *t, struct box in, int player, bool best,
                             const struct review_summary *sum)
{
    int event = best ? sum->best : sum->worst;
    char words[80], label[NAME_BYTES + 2 * SENTENCE_ROOM];
    struct writer w = writer_over(words, sizeof words), told = writer_over(label, sizeof label);

    if (event < 0)
        return;
    write_text(&w, best ? "Best: move " : "Costliest: move ");
    write_number(&w, event + 1);
    if (!best) {
        write_text(&w, ", ");
        course_write(&w, t, -looked_loss(review_event(t->review, event), review_players(t->review)),
                     true);
    }
    table_seat_name(t, player, &told);
    write_text(&told, best ? ", best move: " : ", costliest mistake: ");
    table_tell_course(t, event, &told);
    draw_button(t, in, TARGET_TURNING + 2 * player + best, false, words, label);
}

/* The points stand behind the name, which is shortened for their sake; where there is little room they are a number. */
static void draw_name(struct table *t, struct box in, int player)
{
    const bool narrow = in.w < 170;
    struct box sample = box_left(&in, narrow ? 20 : 34, narrow ? 6 : 8), last;
    struct path line = {.count = 0};
    int points[MAX_PLAYERS] = {0};
    union room end;
    char name[NAME_BYTES + 64], text[64];
    struct writer w = writer_over(name, sizeof name), told = writer_over(text, sizeof text);
    struct type type = {.ink = INK_TEXT, .size = 16, .font = FONT_BOLD, .align = ALIGN_LEFT};
    float wide;

    path_move(&line, sample.x, sample.y + sample.h / 2);
    path_line(&line, sample.x + sample.w, sample.y + sample.h / 2);
    draw_path(t->drawing, &line,
              (struct style){.outline = ink_of(t, player), .width = 4, .dash = dashes[player]});
    history_position(t, t->length, (struct state *)&end);
    t->rules->scores((struct state *)&end, points);
    table_seat_name(t, player, &w);
    write_text(&told, ", ");
    (narrow ? say_number : say_points)(&told, points[player]);
    wide = text_width(FONT_BOLD, name) + text_width(FONT_BOLD, text);
    while (type.size > LEAST_WORDS && wide * type.size > in.w)
        type.size -= 0.5f;
    last = box_right(&in, text_width(FONT_BOLD, text) * type.size, 0);
    wide = text_width(FONT_BOLD, name) * type.size;
    last.x -= wide < in.w ? in.w - wide : 0;
    draw_short(t->drawing, in, type, type.size, name);
    draw_text(t->drawing, last, type, text);
}

/* As much of it as can be read, clause by clause. */
static void draw_figures(struct table *t, struct box in, const struct review_summary *sum,
                         enum align align)
{
    char text[120];
    struct writer w = writer_over(text, sizeof text);
    char *end;

    course_tell_player(t, sum, &w);
    while (text_width(FONT_PLAIN, text) * LEAST_WORDS > in.w && (end = strrchr(text, ',')))
        *end = '\0';
    draw_text(t->drawing, in, (struct type){.ink = INK_MUTED, .size = 15, .align = align}, text);
}

/* Buttons below the words, or beside them where the card is low. */
static void draw_card(struct table *t, struct box in, int player)
{
    const bool low = in.h < 74;
    struct review_summary sum;
    struct box rest = box_inner(in, low ? 1 : in.h < 110 ? 3 : 7), name, row;
    bool beside; /* name and figures */

    review_sum(t->review, player, &sum);
    draw_box(t->drawing, in, 14,
             (struct style){
                 .fill = INK_PANEL, .outline = INK_LINE, .width = 1.5f, .shadow = SHADOW_LOW});
    row = low ? box_right(&rest, rest.w * 0.6f, 6)
              : box_bottom(&rest, t->page.form == FORM_TALL ? TALL_BUTTON : LEAST_BUTTON, 2);
    beside = rest.h < 36;
    box_left(&rest, in.h < 110 ? 6 : 0, 0); /* rounded corners */
    box_right(&rest, beside ? 6 : 0, 0);
    name = beside ? box_left(&rest, rest.w * 0.5f, 6) : box_top(&rest, rest.h * 0.55f, 0);
    draw_name(t, name, player);
    if (sum.decisions == 0)
        return;
    draw_figures(t, rest, &sum, beside ? ALIGN_RIGHT : ALIGN_LEFT);
    draw_place_to_go(t, box_cell(row, 2, 1, 8, 0), player, false, &sum);
    draw_place_to_go(t, box_cell(row, 2, 1, 8, 1), player, true, &sum);
}

/* Where things are: the chart beside the words, or above them. */
struct places {
    struct box heading, about, chart, cards, buttons;
};

static struct places places_on(const struct page *p, int players)
{
    bool tall = p->form == FORM_TALL, small = tall || (p->form == FORM_LOW && p->height < 500);
    bool crowd = small && players > 2;
    float margin = small ? 8 : 24, each = !small ? 128 : !tall ? 112 : crowd ? 88 : 124;
    struct box rest = box_inner((struct box){0, 0, p->width, p->height}, margin), side;
    struct places at;

    at.heading = box_top(&rest, small ? 28 : 40, 2);
    at.about = box_top(&rest, 20, small ? 4 : 10);
    if (tall) {
        at.buttons = box_bottom(&rest, TALL_BUTTON, 8);
        at.cards = box_bottom(&rest, each * (float)players, 8);
        at.chart = rest;
        return at;
    }
    side = box_right(&rest, p->width * (crowd ? 0.58f : small ? 0.46f : 0.4f), small ? 8 : 20);
    at.chart = rest;
    at.buttons = box_bottom(&side, small ? 48 : 60, small ? 6 : 14);
    if (each * (float)players > side.h)
        each = side.h / (float)players;
    at.cards = box_top(&side, each * (float)players, 0);
    return at;
}

void course_draw(struct table *t)
{
    int players = review_players(table_review(t));
    struct places at = places_on(&t->page, players);
    char text[120];
    struct writer w = writer_over(text, sizeof text);

    draw_box(t->drawing, (struct box){0, 0, t->page.width, t->page.height}, 0,
             (struct style){.fill = INK_PAPER});
    draw_text(t->drawing, at.heading,
              (struct type){.ink = INK_TEXT, .size = 32, .font = FONT_TITLE, .align = ALIGN_LEFT},
              "How the game went");
    course_tell_progress(t, &w);
    draw_text(t->drawing, at.about,
              (struct type){.ink = INK_MUTED, .size = 16, .align = ALIGN_LEFT}, text);
    draw_chart(t, at.chart);
    for (int p = 0; p < players; p++)
        draw_card(t, box_cell(at.cards, 1, players, at.cards.h < 100 * (float)players ? 4 : 10, p),
                  p);
    draw_button(t, box_cell(at.buttons, 2, 1, 8, 0), TARGET_COURSE, false, "Back to the board",
                "back to the board");
    draw_button(t, box_cell(at.buttons, 2, 1, 8, 1), TARGET_STEP, true, "Step by step",
                "step by step through the decisions");
}
