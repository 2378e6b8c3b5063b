/* One's own progress as a picture: the rating after each game with its uncertainty, against the levels, or the scores of games
   alone; and the accuracy of reviews. */
#include "session/parts.h"

#include "core/memory.h"
#include "session/glicko.h"

enum {
    HEIGHT = 260,
    WIDE_PAGE = 640,
    NARROW_PAGE = 320,
    LEFT = 60,
    RIGHT = 48,
    TOP = 52,
    BOTTOM = 16
};

/* Where things lie: values from `low` up to `low + range`, from the lower edge to the upper. */
struct scale {
    float width;
    double low, range;
};

static struct point place(const struct scale *to, int i, int count, double value)
{
    double part = (value - to->low) / to->range;
    float wide = to->width - LEFT - RIGHT, high = HEIGHT - TOP - BOTTOM;

    part = part < 0 ? 0 : part > 1 ? 1 : part;
    return (struct point){LEFT + wide * (float)i / (float)(count > 1 ? count - 1 : 1),
                          TOP + high * (float)(1 - part)};
}

static void draw_caption(struct drawing *d, struct box in, int ink, enum align align,
                         const char *words, int number, const char *unit)
{
    char text[80];
    struct writer w = writer_over(text, sizeof text);

    write_text(&w, words);
    if (unit) {
        write_number(&w, number);
        write_text(&w, unit);
    }
    draw_text(d, in, (struct type){.ink = ink, .size = 13, .align = align}, text);
}

/* A line across, with what it stands for on its left. */
static void draw_mark(struct drawing *d, const struct scale *to, double value, const char *words,
                      int number)
{
    float y = place(to, 0, 1, value).y;

    draw_line(d, (struct point[]){{LEFT, y}, {to->width - RIGHT, y}}, 2, INK_LINE, 1);
    draw_caption(d, (struct box){0, y - 9, LEFT - 8, 18}, INK_MUTED, ALIGN_RIGHT, words, number,
                 "");
}

static void draw_levels(struct drawing *d, const struct scale *to)
{
    for (int level = 1; level <= LEVELS; level += 2)
        draw_mark(d, to, rating_of_level(level).value, "level ", level);
}

static int shown_of(int count)
{
    return count < MOST_POINTS ? count : MOST_POINTS;
}

/* One game alone is a dot. */
static void draw_curve(struct drawing *d, const struct scale *to, const int *value, int count)
{
    for (int i = 1; i < count; i++)
        draw_line(
            d,
            (struct point[]){place(to, i - 1, count, value[i - 1]), place(to, i, count, value[i])},
            2, INK_ACCENT, 3);
    if (count == 1)
        draw_disc(d, place(to, 0, 1, value[0]), 4, (struct style){.fill = INK_ACCENT});
}

/* The rating as a line, and how sure it is as a bar at every game. */
static void draw_rating(struct drawing *d, const struct results *r, const struct scale *to)
{
    int shown = shown_of(r->rated);

    for (int i = 0; i < shown; i++) {
        struct point bar[] = {place(to, i, shown, r->rating_at[i] - r->error_at[i]),
                              place(to, i, shown, r->rating_at[i] + r->error_at[i])};

        draw_line(d, bar, 2, INK_LINE, 2);
    }
    draw_curve(d, to, r->rating_at, shown);
}

/* From nothing, or less where somebody had less, to a round number that is not below any score. */
static struct scale scale_of_scores(const struct results *r, float width)
{
    int low = 0, top = 20;

    while (top < r->best)
        top += 20;
    for (int i = 0; i < shown_of(r->alone); i++)
        while (low > r->score_at[i])
            low -= 20;
    return (struct scale){width, low, top - low};
}

static void draw_scores(struct drawing *d, const struct results *r, const struct scale *to)
{
    for (int i = 0; i <= 4; i++)
        draw_mark(d, to, to->low + to->range * i / 4, "", (int)(to->low + to->range * i / 4));
    draw_curve(d, to, r->score_at, shown_of(r->alone));
}

/* In percent, with marks of their own on the right. */
static void draw_accuracy(struct drawing *d, const struct results *r, float width)
{
    const struct scale percent = {width, 0, 100};
    int shown = shown_of(r->reviewed);

    for (int i = 0; shown > 0 && i <= 100; i += 50) {
        float y = place(&percent, 0, 1, i).y;

        draw_caption(d, (struct box){width - RIGHT + 6, y - 9, RIGHT - 8, 18}, INK_GOOD, ALIGN_LEFT,
                     "", i, " %");
    }
    for (int i = 0; i < shown; i++)
        draw_disc(d, place(&percent, i, shown, r->accuracy_at[i]), 4,
                  (struct style){.fill = INK_GOOD, .outline = INK_PANEL, .width = 1});
}

static void draw_title(struct drawing *d, const struct game *g, const char *name, float width)
{
    char text[NAME_BYTES + 80];
    struct writer w = writer_over(text, sizeof text);

    write_text(&w, g->rules->title);
    write_text(&w, name[0] ? ", " : "");
    write_text(&w, name);
    draw_text(d, (struct box){12, 6, width - 24, 20},
              (struct type){.ink = INK_TEXT, .size = 15, .font = FONT_BOLD, .align = ALIGN_LEFT},
              text);
}

bool session_plot(struct session *s, const struct game *g, const char *name, bool narrow,
                  struct drawing *d)
{
    struct results *r = memory_new(sizeof *r);
    float width = narrow ? NARROW_PAGE : WIDE_PAGE;
    struct scale to = {width, 600, 1800};
    bool any;

    session_results(s, g, name, r);
    any = r->rated > 0 || r->alone > 0 || r->reviewed > 0;
    draw_clear(d, width, HEIGHT);
    draw_box(d, (struct box){0, 0, width, HEIGHT}, 12, (struct style){.fill = INK_PANEL});
    draw_title(d, g, name, width);
    draw_caption(d, (struct box){12, 26, width / 2 - 12, 18}, INK_ACCENT, ALIGN_LEFT,
                 r->rated > 0 || r->alone == 0 ? "Rating" : "Points", 0, NULL);
    if (r->reviewed > 0)
        draw_caption(d, (struct box){width / 2, 26, width / 2 - 12, 18}, INK_GOOD, ALIGN_RIGHT,
                     "Accuracy", 0, NULL);
    if (r->rated > 0 || r->alone == 0) {
        draw_levels(d, &to);
        draw_rating(d, r, &to);
    } else {
        to = scale_of_scores(r, width);
        draw_scores(d, r, &to);
    }
    draw_accuracy(d, r, width);
    memory_free(r);
    return any;
}
