/* One's own progress: a text that is kept like games are, under a name of its own, with a line for each puzzle
   and lesson that was solved or shown:

       puzzle DAY GAME NUMBER TRIES HINTS right|shown today|other
       lesson DAY GAME NUMBER TRIES HINTS right|shown

   and lines for games (results.c). Days are counted from 1970. Lines are only ever added. */
#include "session/parts.h"

#include "core/memory.h"

#include <string.h>

const char *const progress_name = "progress";

static const int64_t day_seconds = 24 * 60 * 60;

bool progress_is(const char *name, size_t length)
{
    return text_equal(name, length, progress_name);
}

/* Asked for once, when somebody first needs it. */
void progress_ask(struct session *s)
{
    if (s->progress.asked)
        return;
    s->progress.asked = true;
    request_add(s, ERRAND_PROGRESS, progress_name,
                effect_add(s, EFFECT_FETCH, progress_name, NULL, 0)->ticket);
}

static void keep(struct session *s)
{
    struct buffer all = {0};
    char heading[NAME_ROOM + 32];
    struct writer w = writer_over(heading, sizeof heading);
    uint64_t stored = s->progress.counter++;

    if (s->progress.foreign)
        return;
    write_text(&w, "kept 1 ");
    write_text(&w, progress_name);
    write_char(&w, ' ');
    write_unsigned(&w, s->progress.counter);
    write_text(&w, "\tprogress\n");
    buffer_add(&all, heading, w.size);
    buffer_add(&all, s->progress.lines.text, s->progress.lines.size);
    keep_text(s, progress_name, all.text, all.size, s->progress.counter, stored);
    buffer_free(&all);
}

/* The lines behind the heading; the last one has an end even if the text was cut off. */
static void take_lines(struct buffer *lines, const char *text, size_t length)
{
    size_t heading = kept_heading(text, length);

    heading += heading > 0;
    buffer_set(lines, text + heading, length - heading);
    if (lines->size > 0 && lines->text[lines->size - 1] != '\n')
        buffer_add(lines, "\n", 1);
}

/* What was added before the text came, or while another window added its own, goes behind it. What is no
   progress, or that of a newer version, is never written over. */
void progress_found(struct session *s, const char *text, size_t length, const char *why)
{
    bool hidden = !text && why && why[0];

    s->progress.known = true;
    s->progress.counter = 0;
    s->progress.foreign = hidden || (text && !kept_counter(text, length, &s->progress.counter));
    if (s->progress.foreign && !(hidden && s->list_failed)) /* that nothing is kept has been said */
        effect_say(s,
                   hidden ? "Your progress is not kept: what is stored cannot be read."
                          : "Your progress is not kept: what is stored in its place is damaged, or "
                            "of a newer version.",
                   ACTION_NONE);
    if (text && !s->progress.foreign)
        take_lines(&s->progress.lines, text, length);
    else
        buffer_set(&s->progress.lines, "", 0);
    if (s->progress.fresh.size > 0) {
        buffer_add(&s->progress.lines, s->progress.fresh.text, s->progress.fresh.size);
        keep(s);
    }
}

/* Somebody else has added to it: what is fresh goes behind that. */
void progress_newer(struct session *s)
{
    s->progress.known = s->progress.asked = false;
    progress_ask(s);
}

void progress_stored(struct session *s)
{
    s->progress.fresh.size = 0;
}

void progress_add(struct session *s, const char *line, size_t length)
{
    progress_ask(s);
    buffer_add(&s->progress.fresh, line, length);
    if (!s->progress.known)
        return;
    buffer_add(&s->progress.lines, line, length);
    keep(s);
}

void session_note(struct session *s, const struct quest *q)
{
    char line[200];
    struct writer w = writer_over(line, sizeof line);
    int64_t day = s->now / day_seconds;

    write_text(&w, q->lesson ? "lesson " : "puzzle ");
    write_number(&w, day);
    write_char(&w, ' ');
    write_text(&w, q->game->rules->name);
    write_char(&w, ' ');
    write_number(&w, q->number + 1);
    write_char(&w, ' ');
    write_number(&w, q->tries);
    write_char(&w, ' ');
    write_number(&w, q->hints);
    write_text(&w, q->state == QUEST_RIGHT ? " right" : " shown");
    if (q->lesson)
        write_char(&w, '\n');
    else
        write_text(&w, q->number == puzzle_of_day(day, q->count) ? " today\n" : " other\n");
    progress_add(s, line, w.size);
}

/* ---- What it comes to ----------------------------------------------------------------------- */

const char *progress_line(const struct session *s, const char *after, size_t *length)
{
    const struct buffer *b = &s->progress.lines;
    const char *from = after ? after : b->text, *end = b->text + b->size, *stop;

    if (!b->size || from >= end)
        return NULL;
    stop = memchr(from, '\n', (size_t)(end - from));
    *length = (size_t)((stop ? stop : end) - from);
    return from;
}

struct solved_line {
    int64_t day;
    bool of_game, right, today, at_once;
};

static bool read_puzzle(const char *line, size_t length, const struct game *g,
                        struct solved_line *out)
{
    struct reader r = reader_over(line, length);
    uint64_t tries, hints;
    const char *name;

    if (!read_if(&r, "puzzle "))
        return false;
    out->day = (int64_t)read_unsigned(&r);
    read_space(&r);
    for (name = r.at; !read_done(&r) && *r.at != ' ';)
        r.at++;
    out->of_game = !g || text_equal(name, (size_t)(r.at - name), g->rules->name);
    read_space(&r);
    read_unsigned(&r);
    read_space(&r);
    tries = read_unsigned(&r);
    read_space(&r);
    hints = read_unsigned(&r);
    out->right = read_if(&r, " right");
    out->at_once = out->right && tries == 0 && hints == 0;
    out->today = out->right && read_if(&r, " today");
    return !r.error;
}

void session_solved(struct session *s, const struct game *g, struct solved_count *out)
{
    struct solved_line l;
    size_t length = 0;

    progress_ask(s);
    *out = (struct solved_count){0};
    for (const char *at = NULL; (at = progress_line(s, at, &length)); at += length + 1)
        if (read_puzzle(at, length, g, &l) && l.of_game) {
            out->tried++;
            out->right += l.right;
            out->at_once += l.at_once;
        }
}

static bool has_learnt(const struct session *s, const struct game *g, int number)
{
    char begin[100];
    struct writer w;
    size_t length = 0;

    for (const char *at = NULL; (at = progress_line(s, at, &length)); at += length + 1) {
        struct reader r = reader_over(at, length);

        if (!read_if(&r, "lesson "))
            continue;
        read_unsigned(&r);
        w = writer_over(begin, sizeof begin);
        write_char(&w, ' ');
        write_text(&w, g->rules->name);
        write_char(&w, ' ');
        write_number(&w, number);
        write_char(&w, ' ');
        if (!r.error && read_if(&r, begin))
            return true;
    }
    return false;
}

int session_learnt(struct session *s, const struct game *g)
{
    int count = 0;

    progress_ask(s);
    while (count < session_lessons(g) && has_learnt(s, g, count + 1))
        count++;
    return count;
}

static bool solved_on(const struct session *s, int64_t day)
{
    struct solved_line l;
    size_t length = 0;

    for (const char *at = NULL; (at = progress_line(s, at, &length)); at += length + 1)
        if (read_puzzle(at, length, NULL, &l) && l.today && l.day == day)
            return true;
    return false;
}

/* A day that is not over yet breaks nothing. */
int progress_streak(const struct session *s)
{
    int64_t today = s->now / day_seconds;
    int days = 0;

    if (!solved_on(s, today))
        today--;
    while (solved_on(s, today - days))
        days++;
    return days;
}

int session_streak(struct session *s)
{
    progress_ask(s);
    return progress_streak(s);
}

void session_forget_progress(struct session *s)
{
    buffer_set(&s->progress.lines, "", 0);
    s->progress.fresh.size = 0;
    keep_drop(s, progress_name);
    s->progress.counter = 0;
    s->progress.foreign = false;
    s->forgetting = effect_add(s, EFFECT_FORGET, progress_name, NULL, 0)->ticket;
}

void session_tell_streak(struct session *s, struct writer *w)
{
    int days = session_streak(s);

    if (days == 0)
        return;
    write_counted(w, days, "day");
    write_text(w, " in a row");
}

const char *session_puzzle_words(void)
{
    return "One move is clearly best. A new position every day, the same for everybody.";
}
