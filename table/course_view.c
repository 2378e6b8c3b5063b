/* The course of the game as a picture. It takes the place of the board, so that pointers, keys and
   screen readers find their way about it as they are used to. */
#include "table/parts.h"

#include "view/layout.h"

enum { LINE_PIECE = 200, GRID = 4, KEY_HEIGHT = 28 };

static int ink_of(const struct table *t, int player)
{
    static const int inks[MAX_PLAYERS] = {INK_BLUE, INK_ORANGE, INK_GREEN, INK_PURPLE};

    return table_look(t)->ink ? table_look(t)->ink(t->now, player) : inks[player];
}

static struct point point_at(const struct table *t, struct box chart, int at, int player)
{
    float x =
        chart.x + chart.w * (float)(at - t->course_from) / (float)(t->length - t->course_from);

    float part = (t->course[at].share[player] - t->course_low) / (t->course_high - t->course_low);

    return (struct point){x, chart.y + chart.h * (1 - part)};
}

static void draw_grid(struct table *t, struct box chart)
{
    for (int i = 0; i <= GRID; i++) {
        float y = chart.y + chart.h * (float)i / GRID;
        struct point line[] = {{chart.x, y}, {chart.x + chart.w, y}};
        char text[8];
        struct writer w = writer_over(text, sizeof text);

        draw_line(t->drawing, line, 2, INK_LINE, i == GRID / 2 ? 2 : 1);
        write_number(
            &w, course_of_points(t)
                    ? (int)(t->course_high - (t->course_high - t->course_low) * (float)i / GRID)
                    : 100 - 100 * i / GRID);
        write_text(&w, course_of_points(t) ? "" : " %");
        draw_text(t->drawing, (struct box){chart.x - 58, y - 10, 50, 20},
                  (struct type){.ink = INK_MUTED, .size = 14, .align = ALIGN_RIGHT}, text);
    }
}

/* Never by colour alone: each line has dashes of its own. */
static const float dashes[MAX_PLAYERS] = {0, 12, 5, 20};

static void draw_prospects(struct table *t, struct box chart, int player)
{
    for (int at = t->course_from; at < t->length; at += LINE_PIECE) {
        struct path p = {.count = 0};

        for (int i = at; i <= at + LINE_PIECE && i <= t->length; i++) {
            struct point here = point_at(t, chart, i, player);

            (i == at ? path_move : path_line)(&p, here.x, here.y);
        }
        draw_path(t->drawing, &p, (struct style){.outline = INK_PANEL, .width = 7});
        draw_path(t->drawing, &p,
                  (struct style){.outline = ink_of(t, player), .width = 4, .dash = dashes[player]});
    }
}

static void write_key(const struct table *t, int player, int points, struct writer *w)
{
    table_seat_name(t, player, w);
    write_text(w, ", ");
    write_number(w, points);
    write_text(w, points == 1 ? " point" : " points");
}

static const float key_size = 13.5f;

/* How many of them go side by side without being much shrunk. */
static int key_columns(const struct table *t, const int *points, float width)
{
    int players = t->rules->players(t->now), columns = players;
    float widest = 0;

    for (int p = 0; p < players; p++) {
        char text[NAME_BYTES + 64];
        struct writer w = writer_over(text, sizeof text);
        float wide;

        write_key(t, p, points[p], &w);
        wide = 50 + 0.85f * key_size * text_width(FONT_PLAIN, text);
        widest = wide > widest ? wide : widest;
    }
    while (columns > 1 && width < widest * (float)columns)
        columns = (columns + 1) / 2;
    return columns;
}

static void draw_key(struct table *t, struct box in, int player, int points)
{
    struct path line = {.count = 0};
    char text[NAME_BYTES + 64];
    struct writer w = writer_over(text, sizeof text);

    path_move(&line, in.x, in.y + in.h / 2);
    path_line(&line, in.x + 38, in.y + in.h / 2);
    draw_path(t->drawing, &line,
              (struct style){.outline = ink_of(t, player), .width = 4, .dash = dashes[player]});
    write_key(t, player, points, &w);
    draw_text(t->drawing, (struct box){in.x + 46, in.y, in.w - 50, in.h},
              (struct type){.ink = INK_TEXT, .size = key_size, .align = ALIGN_LEFT}, text);
}

static void draw_number(struct table *t, struct point at, int number, int ink)
{
    char text[4] = {(char)('1' + number)};

    draw_disc(t->drawing, at, 13,
              (struct style){.fill = ink, .outline = INK_PANEL, .width = 2, .shadow = SHADOW_LOW});
    draw_text(t->drawing, (struct box){at.x - 10, at.y - 10, 20, 20},
              (struct type){.ink = ink_over(ink), .size = 15, .font = FONT_BOLD}, text);
}

static void draw_chart(struct table *t, struct box in, const struct turning *turns, int count)
{
    int players = t->rules->players(t->now), points[MAX_PLAYERS] = {0}, columns, rows;
    struct box chart = {in.x + 66, in.y + 24, in.w - 96, in.h - 96};
    float wide;

    t->rules->scores(t->now, points);
    columns = key_columns(t, points, in.w - 32);
    rows = (players + columns - 1) / columns;
    wide = (in.w - 32) / (float)columns;
    chart.h -= (float)((rows - 1) * KEY_HEIGHT);
    draw_box(t->drawing, in, 18,
             (struct style){
                 .fill = INK_PANEL, .outline = INK_LINE, .width = 1.5f, .shadow = SHADOW_LOW});
    draw_grid(t, chart);
    for (int p = 0; p < players; p++) {
        float below = (float)((rows - p / columns) * KEY_HEIGHT);

        draw_prospects(t, chart, p);
        draw_key(t,
                 (struct box){in.x + 22 + wide * (float)(p % columns), in.y + in.h - 18 - below,
                              wide, KEY_HEIGHT},
                 p, points[p]);
    }
    for (int i = 0; i < count; i++)
        draw_number(t, point_at(t, chart, turns[i].move + 1, turns[i].player), i,
                    ink_of(t, turns[i].player));
}

static void draw_turn(struct table *t, struct box in, const struct turning *turn, int number)
{
    int id = TARGET_TURNING + number;
    char text[SENTENCE_ROOM];
    struct writer w = writer_over(text, sizeof text);

    course_tell(t, turn, &w);
    draw_box(t->drawing, in, 14,
             (struct style){.fill = t->focus == id ? ink_light(INK_ACCENT, 80) : INK_PANEL,
                            .outline = t->focus == id ? INK_ACCENT : INK_LINE,
                            .width = 1.5f,
                            .shadow = SHADOW_LOW});
    draw_target(t->drawing, id, TARGET_READY, text);
    draw_number(t, (struct point){in.x + 28, in.y + in.h / 2}, number, ink_of(t, turn->player));
    draw_words(t->drawing, (struct box){in.x + 54, in.y + 8, in.w - 68, in.h - 16},
               (struct type){.ink = t->focus == id ? ink_over(ink_light(INK_ACCENT, 80)) : INK_TEXT,
                             .size = 18,
                             .align = ALIGN_LEFT},
               text);
}

static void draw_back(struct table *t, struct box in)
{
    draw_box(
        t->drawing, in, 16,
        (struct style){.fill = t->focus == TARGET_COURSE ? ink_light(INK_ACCENT, 15) : INK_ACCENT,
                       .shadow = SHADOW_LOW});
    draw_target(t->drawing, TARGET_COURSE, TARGET_READY, "back to the board");
    draw_text(t->drawing, (struct box){in.x + 14, in.y + 8, in.w - 28, in.h - 16},
              (struct type){.ink = ink_over(INK_ACCENT), .size = 22, .font = FONT_BOLD},
              "Back to the board");
}

/* Two lines where there is no room for one. */
static void draw_heading(struct table *t, struct box in)
{
    bool narrow = in.w < 600;
    struct box about = narrow ? box_bottom(&in, 22, 2) : box_right(&in, 300, 8);

    draw_text(
        t->drawing, about,
        (struct type){.ink = INK_MUTED, .size = 15, .align = narrow ? ALIGN_LEFT : ALIGN_RIGHT},
        course_of_points(t) ? "points, move by move" : "chance to win, move by move");
    draw_text(t->drawing, in,
              (struct type){.ink = INK_TEXT, .size = 32, .font = FONT_TITLE, .align = ALIGN_LEFT},
              "How the game went");
}

/* Where things are: the chart beside the words, or above them. */
struct places {
    struct box heading, chart, about, turns, back;
};

static struct places places_on(const struct page *p)
{
    struct box rest = box_inner((struct box){0, 0, p->width, p->height}, 24), side;
    struct places at;

    if (p->form == FORM_TALL) {
        rest = box_inner((struct box){0, 0, p->width, p->height}, 8);
        at.heading = box_top(&rest, 60, 4);
        at.back = box_bottom(&rest, 52, 8);
        at.turns = box_bottom(&rest, 4 * 52, 4);
        at.about = box_bottom(&rest, 20, 4);
        at.chart = rest;
        return at;
    }
    if (p->form == FORM_LOW && p->height < 500) {
        rest = box_inner((struct box){0, 0, p->width, p->height}, 8);
        side = box_right(&rest, p->width * 0.42f, 8);
        at.heading = box_top(&rest, 60, 4);
        at.chart = rest;
        at.back = box_bottom(&side, 50, 6);
        at.about = box_top(&side, 22, 4);
        at.turns = side;
        return at;
    }
    side = box_right(&rest, p->width * 0.36f, 24);
    at.heading = box_top(&rest, 60, 12);
    at.chart = rest;
    at.about = box_top(&side, 60, 12);
    at.back = box_bottom(&side, 72, 14);
    at.turns = side;
    return at;
}

void course_draw(struct table *t)
{
    struct places at = places_on(&t->page);
    struct turning turns[TURNING_POINTS];
    int count = course_turns(t, turns);

    draw_box(t->drawing, (struct box){0, 0, t->page.width, t->page.height}, 0,
             (struct style){.fill = INK_PAPER});
    draw_heading(t, at.heading);
    draw_words(t->drawing, at.about,
               (struct type){.ink = INK_MUTED, .size = 19, .align = ALIGN_LEFT},
               count ? "What turned it. Touch one to see it." : "No single move turned it.");
    draw_chart(t, at.chart, turns, count);
    for (int i = 0; i < count; i++)
        draw_turn(t, box_cell(at.turns, 1, TURNING_POINTS, at.turns.h < 260 ? 4 : 12, i), &turns[i],
                  i);
    draw_back(t, at.back);
}
