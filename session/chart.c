/* One's own progress in words, as a table for other programs, and as a picture. */
#include "session/parts.h"

#include "core/memory.h"
#include "core/name.h"

static void write_counted_games(struct writer *w, const struct results *r)
{
    write_counted(w, r->games, "game");
    if (r->games > r->alone) {
        write_text(w, ", ");
        write_number(w, r->won);
        write_text(w, " won");
    }
    if (r->longest > 1) {
        write_text(w, ", ");
        write_number(w, r->streak);
        write_text(w, " in a row now, ");
        write_number(w, r->longest);
        write_text(w, " at most");
    }
    if (r->alone > 0) {
        write_text(w, ", best score alone ");
        write_number(w, r->best);
    }
    write_text(w, ". ");
}

static void tell_results(struct writer *w, const struct results *r)
{
    write_counted_games(w, r);
    if (r->rated > 0) {
        write_text(w, "Rating ");
        write_number(w, (int)(r->rating + 0.5));
        write_text(w, " ± ");
        write_number(w, (int)(r->error + 0.5));
        write_text(w, ", next to level ");
        write_number(w, r->level);
        write_text(w, ": try that one next. ");
    }
    if (r->reviewed > 0) {
        write_text(w, "Accuracy ");
        write_number(w, (int)(r->accuracy + 0.5));
        write_text(w, " % in ");
        write_counted(w, r->reviewed, "reviewed game");
        write_text(w, ". ");
    }
}

static void tell_solved(struct session *s, const struct game *g, struct writer *w)
{
    struct solved_count c;

    session_solved(s, g, &c);
    if (c.tried > 0) {
        write_number(w, c.right);
        write_text(w, " of ");
        write_counted(w, c.tried, "puzzle");
        write_text(w, " solved, ");
        write_number(w, c.at_once);
        write_text(w, " at once. ");
    }
    if (session_learnt(s, g) > 0) {
        write_number(w, session_learnt(s, g));
        write_text(w, " of ");
        write_counted(w, session_lessons(g), "lesson");
        write_text(w, " taken. ");
    }
}

static void tell_game(struct session *s, const struct game *g, struct writer *w)
{
    struct results *r = memory_new(sizeof *r);
    char name[NAME_BYTES];
    size_t before;

    for (int i = 0; session_player(s, g, i, name); i++) {
        session_results(s, g, name, r);
        write_text(w, g->rules->title);
        write_text(w, name[0] ? ", " : "");
        write_text(w, name);
        write_text(w, ": ");
        tell_results(w, r);
        write_char(w, '\n');
    }
    memory_free(r);
    before = w->size;
    tell_solved(s, g, w);
    if (w->size > before) {
        write_text(w, "(");
        write_text(w, g->rules->title);
        write_text(w, ")\n");
    }
}

void session_tell_progress(struct session *s, struct writer *w)
{
    size_t before = w->size;

    progress_ask(s);
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        if (!g->hidden)
            tell_game(s, g, w);
    if (progress_streak(s) > 0) {
        write_text(w, "Today’s puzzles: ");
        write_counted(w, progress_streak(s), "day");
        write_text(w, " in a row.\n");
    }
    if (w->size == before)
        write_text(w, "Nothing yet: games that come to their end, reviews, puzzles and lessons are "
                      "counted here.\n");
}

/* ---- For other programs --------------------------------------------------------------------- */

/* Days since 1970 as a date. */
static void write_date(struct writer *w, int64_t days)
{
    int64_t era, day, year, month; /* counted from March 1st of year 0, in cycles of 400 years */

    days += 719468;
    era = days / 146097;
    day = days % 146097;
    year = (day - day / 1460 + day / 36524 - day / 146096) / 365;
    day -= 365 * year + year / 4 - year / 100;
    month = (5 * day + 2) / 153;
    day -= (153 * month + 2) / 5 - 1;
    month += month < 10 ? 3 : -9;
    write_number(w, year + 400 * era + (month <= 2));
    write_char(w, '-');
    write_digits(w, (int)month, 2);
    write_char(w, '-');
    write_digits(w, (int)day, 2);
}

/* `kind DAY rest` becomes kind,date,rest; what may hold anything, the name, comes last and is quoted. */
static void write_row(struct writer *w, const char *at, size_t length)
{
    struct reader r = reader_over(at, length);
    int words = 0;
    int most = read_if(&r, "game ") ? 8 : read_if(&r, "accuracy ") ? 5 : 0;

    write_bytes(w, at, (size_t)(r.at - at) - (most > 0));
    if (!most)
        while (!read_done(&r) && *r.at != ' ')
            write_char(w, *r.at++);
    if (!most)
        read_if(&r, " ");
    write_char(w, ',');
    write_date(w, (int64_t)read_unsigned(&r));
    while (!read_done(&r)) {
        char c = *r.at++;

        words += c == ' ';
        if (most && words == most && c == ' ')
            write_text(w, ",\"");
        else if (most && words >= most)
            write_text(w, c == '"' ? "\"\"" : (char[]){c, '\0'});
        else
            write_char(w, c == ' ' ? ',' : c == ',' ? ';' : c);
    }
    write_text(w, most && words >= most ? "\"\n" : "\n");
}

void session_progress_csv(const struct session *s, struct writer *w)
{
    size_t length = 0;

    write_text(w, "kind,date,game,what,of,1,2,3,4,5\n");
    for (const char *at = NULL; (at = progress_line(s, at, &length)); at += length + 1)
        if (length > 0)
            write_row(w, at, length);
}

void progress_save(struct session *s)
{
    struct writer w = writer_over(NULL, 0);
    size_t size;
    char *text;

    session_progress_csv(s, &w);
    size = w.size;
    text = memory_new(size + 1);
    w = writer_over(text, size + 1);
    session_progress_csv(s, &w);
    effect_add(s, EFFECT_FILE, "progress.csv", text, size);
    memory_free(text);
}

/* ---- A picture ------------------------------------------------------------------------------ */

enum { WIDTH = 640, HEIGHT = 260, LEFT = 60, TOP = 30, WIDE = 550, HIGH = 190 };

static const double LOW = 600,
                    TALL = 1800; /* ratings at the lower edge, and from there to the upper */

static struct point place(int i, int count, double part)
{
    return (struct point){LEFT + (float)WIDE * (float)i / (float)(count > 1 ? count - 1 : 1),
                          TOP + HIGH * (float)(1 - (part < 0   ? 0
                                                    : part > 1 ? 1
                                                               : part))};
}

static void draw_axis(struct drawing *d)
{
    for (int level = 1; level <= LEVELS; level += 2) {
        float y = place(0, 1, (900 + 150.0 * (level - 1) - LOW) / TALL).y;
        struct point line[] = {{LEFT, y}, {LEFT + WIDE, y}};
        char text[16];
        struct writer w = writer_over(text, sizeof text);

        write_text(&w, "level ");
        write_number(&w, level);
        draw_line(d, line, 2, INK_LINE, 1);
        draw_text(d, (struct box){0, y - 9, LEFT - 8, 18},
                  (struct type){.ink = INK_MUTED, .size = 13, .align = ALIGN_RIGHT}, text);
    }
}

bool session_plot(struct session *s, const struct game *g, const char *name, struct drawing *d)
{
    struct results *r = memory_new(sizeof *r);
    int shown;
    bool any;

    session_results(s, g, name, r);
    shown = r->reviewed < MOST_POINTS ? r->reviewed : MOST_POINTS;
    any = r->rated > 0 || shown > 0;
    draw_clear(d, WIDTH, HEIGHT);
    draw_box(d, (struct box){0, 0, WIDTH, HEIGHT}, 12, (struct style){.fill = INK_PANEL});
    draw_text(d, (struct box){LEFT, 4, WIDE, 20},
              (struct type){.ink = INK_TEXT, .size = 14, .align = ALIGN_LEFT},
              "Rating after each game (line), accuracy of reviews (dots, 0 to 100 %)");
    draw_axis(d);
    for (int i = 1; i < r->count && r->rated > 0; i++)
        draw_line(d,
                  (struct point[]){place(i - 1, r->count, (r->rating_at[i - 1] - LOW) / TALL),
                                   place(i, r->count, (r->rating_at[i] - LOW) / TALL)},
                  2, INK_ACCENT, 3);
    for (int i = 0; i < shown; i++)
        draw_disc(d, place(i, shown, r->accuracy_at[i] / 100.0), 4,
                  (struct style){.fill = INK_GOOD, .outline = INK_PANEL, .width = 1});
    memory_free(r);
    return any;
}
