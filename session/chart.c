/* One's own progress in words, and as a table for other programs. */
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
    if (r->drawn > 0) {
        write_text(w, ", ");
        write_number(w, r->drawn);
        write_text(w, " drawn");
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

void session_propose(struct session *s, const struct game *g, struct writer *w)
{
    struct results *r = memory_new(sizeof *r);
    struct start how;
    int person = 0;

    session_preset(s, g, &how);
    while (person < MAX_PLAYERS - 1 && how.seat[person] != SEAT_PERSON)
        person++;
    session_results(s, g, how.name[person], r);
    if (r->rated > 0) {
        write_text(w, "Your rating is ");
        write_number(w, (int)(r->rating + 0.5));
        write_text(w, " ± ");
        write_number(w, (int)(r->error + 0.5));
        write_text(w, ": try level ");
        write_number(w, r->level);
        write_text(w, " next.");
    }
    memory_free(r);
}

static void tell_solved(struct session *s, const struct game *g, const struct solved_count *c,
                        struct writer *w)
{
    if (c->tried > 0) {
        write_number(w, c->right);
        write_text(w, " of ");
        write_counted(w, c->tried, "puzzle");
        write_text(w, " solved");
        if (c->at_once > 0) {
            write_text(w, ", ");
            write_number(w, c->at_once);
            write_text(w, " at once");
        }
        write_text(w, ". ");
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
    struct solved_count c;
    char name[NAME_BYTES];

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
    session_solved(s, g, &c);
    if (c.tried > 0 || session_learnt(s, g) > 0) {
        write_text(w, g->rules->title);
        write_text(w, ": ");
        tell_solved(s, g, &c, w);
        write_char(w, '\n');
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
    struct writer w = writer_growing();

    session_progress_csv(s, &w);
    effect_add(s, EFFECT_FILE, "progress.csv", w.text, w.size);
    writer_free(&w);
}
