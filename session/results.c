/* Games that came to an end, what a review said of them, and what it all comes to: for each game and name. The
   lines of the progress (progress.c) that are about it:

       game DAY GAME ID SEAT PLAYERS SHARE POINTS MEETINGS NAME
       accuracy DAY GAME ID SEAT PERCENT NAME

   ID is the name under which the game is kept, so that nothing counts twice. SHARE is of the result, in
   thousandths. MEETINGS are those with computers, as LEVEL:HALVES,... (2 halves: that one was beaten), or -. */
#include "session/parts.h"

#include "core/memory.h"
#include "session/glicko.h"

#include <string.h>

enum { MOST_SCORE = 1000000 }; /* of any game */

/* ---- Noting --------------------------------------------------------------------------------- */

static bool is_noted(const struct session *s, const char *kind, const char *id)
{
    size_t length = 0, size = strlen(id);

    for (const char *at = NULL; (at = progress_line(s, at, &length)); at += length + 1) {
        struct reader r = reader_over(at, length);

        if (!read_if(&r, kind))
            continue;
        for (const char *word = at; (word = memchr(word, ' ', (size_t)(at + length - word)));)
            if ((size_t)(at + length - ++word) > size && memcmp(word, id, size) == 0 &&
                word[size] == ' ')
                return true;
    }
    return false;
}

static void begin_line(struct session *s, struct writer *w, const char *kind, int seat)
{
    write_text(w, kind);
    write_number(w, s->now / (24 * 60 * 60));
    write_char(w, ' ');
    write_text(w, table_game(s->play.table)->rules->name);
    write_char(w, ' ');
    write_text(w, s->play.name);
    write_char(w, ' ');
    write_number(w, seat);
    write_char(w, ' ');
}

static void end_line(struct session *s, struct writer *w, int seat)
{
    write_char(w, ' ');
    write_text(w, table_called(s->play.table, seat));
    write_char(w, '\n');
    progress_add(s, w->text, w->size);
}

static void note_seat(struct session *s, const int *share, const int *points, int seat)
{
    const struct table *t = s->play.table;
    char line[NAME_BYTES + 300];
    struct writer w = writer_over(line, sizeof line);
    int met = 0;

    begin_line(s, &w, "game ", seat);
    write_number(&w, table_players(t));
    write_char(&w, ' ');
    write_number(&w, share[seat]);
    write_char(&w, ' ');
    write_number(&w, points[seat]);
    write_char(&w, ' ');
    for (int p = 0; p < table_players(t); p++) {
        if (p == seat || table_seat_of(t, p) < SEAT_RANDOM)
            continue;
        write_text(&w, met++ ? "," : "");
        write_number(&w, table_seat_of(t, p));
        write_char(&w, ':');
        write_number(&w, share[seat] > share[p] ? 2 : share[seat] == share[p]);
    }
    write_text(&w, met ? "" : "-");
    end_line(s, &w, seat);
}

/* A game counts once, when it first comes to its end here. */
static void note_end(struct session *s)
{
    const struct table *t = s->play.table;
    int share[MAX_PLAYERS] = {0}, points[MAX_PLAYERS] = {0};

    if (is_noted(s, "game ", s->play.name))
        return;
    table_game(t)->rules->result(table_state(t), share);
    table_game(t)->rules->scores(table_state(t), points);
    for (int p = 0; p < table_players(t); p++)
        if (table_seat_of(t, p) == SEAT_PERSON)
            note_seat(s, share, points, p);
}

static void note_accuracy(struct session *s)
{
    struct table *t = s->play.table;
    struct review *r = table_reviewed(t) ? table_review(t) : NULL;

    if (!r || review_ready(r) < review_length(r) || is_noted(s, "accuracy ", s->play.name))
        return;
    for (int p = 0; p < table_players(t); p++) {
        char line[NAME_BYTES + 300];
        struct writer w = writer_over(line, sizeof line);
        struct review_summary sum;

        review_sum(r, p, &sum);
        if (table_seat_of(t, p) != SEAT_PERSON || sum.decisions == 0)
            continue;
        begin_line(s, &w, "accuracy ", p);
        write_number(&w, (int)(sum.accuracy + 0.5));
        end_line(s, &w, p);
    }
}

void results_follow(struct session *s)
{
    struct play *p = &s->play;

    if (!p->name[0] || p->puzzle || p->visit || p->hindered != PLAYED_HERE ||
        table_viewing(p->table) || table_actor(p->table) != OVER || !table_seats_a_person(p->table))
        return;
    progress_ask(s);
    if (!s->progress.known || p->noted == table_reviewed(p->table) + 1)
        return;
    note_end(s);
    note_accuracy(s);
    if (!table_reviewed(p->table) ||
        review_ready(table_review(p->table)) == review_length(table_review(p->table)))
        p->noted = table_reviewed(p->table) + 1;
}

/* ---- What it comes to ----------------------------------------------------------------------- */

static bool skip_word(struct reader *r, const char **word, size_t *length)
{
    *word = r->at;
    while (!read_done(r) && *r->at != ' ')
        r->at++;
    *length = (size_t)(r->at - *word);
    return read_if(r, " ");
}

/* Behind day, game, id and seat, if it is a line of this kind and game. */
static bool line_of(struct reader *r, const char *kind, const struct game *g)
{
    const char *word;
    size_t length;

    if (!read_if(r, kind) || !skip_word(r, &word, &length) || !skip_word(r, &word, &length) ||
        !text_equal(word, length, g->rules->name))
        return false;
    return skip_word(r, &word, &length) && skip_word(r, &word, &length);
}

static int signed_number(struct reader *r, int most)
{
    int sign = read_if(r, "-") ? -1 : 1;
    int value = sign * read_number(r, most, "expected a number");

    read_if(r, " ");
    return value;
}

struct ended {
    int players, share, points;
    struct meeting met[MAX_PLAYERS];
    int meetings;
};

static void read_meetings(struct reader *r, struct ended *out)
{
    while (!r->error && out->meetings < MAX_PLAYERS && !read_if(r, "-") && *r->at != ' ') {
        int level = read_number(r, LEVELS, "expected a level");

        read_exactly(r, ":", "");
        out->met[out->meetings].other = rating_of_level(level);
        out->met[out->meetings++].score = read_number(r, 2, "expected halves") / 2.0;
        if (!read_if(r, ","))
            break;
    }
    read_if(r, "-");
    read_exactly(r, " ", "");
}

static bool is_name(const struct reader *r, const char *name)
{
    return !name || text_equal(r->at, (size_t)(r->end - r->at), name);
}

static bool read_ended(const char *at, size_t length, const struct game *g, const char *name,
                       struct ended *out)
{
    struct reader r = reader_over(at, length);

    *out = (struct ended){0};
    if (!line_of(&r, "game ", g))
        return false;
    out->players = signed_number(&r, MAX_PLAYERS);
    out->share = signed_number(&r, 1000);
    out->points = signed_number(&r, MOST_SCORE);
    read_meetings(&r, out);
    return !r.error && is_name(&r, name);
}

static bool read_accuracy(const char *at, size_t length, const struct game *g, const char *name,
                          int *percent)
{
    struct reader r = reader_over(at, length);

    if (!line_of(&r, "accuracy ", g))
        return false;
    *percent = signed_number(&r, 100);
    return !r.error && is_name(&r, name);
}

/* The latest MOST_POINTS of them are known; there were `count` before. */
static void push(int list[MOST_POINTS], int count, double value)
{
    if (count >= MOST_POINTS) {
        memmove(list, list + 1, (MOST_POINTS - 1) * sizeof *list);
        count = MOST_POINTS - 1;
    }
    list[count] = (int)(value + (value < 0 ? -0.5 : 0.5));
}

static void add_game(struct results *out, const struct ended *e, struct rating *r)
{
    bool alone = e->players == 1, won = !alone && e->share == 1000;

    if (alone)
        push(out->score_at, out->alone, e->points);
    if (alone && (!out->alone++ || e->points > out->best))
        out->best = e->points;
    out->games++;
    out->won += won;
    out->drawn += !alone && !won && e->share > 0;
    out->streak = alone ? out->streak : won ? out->streak + 1 : 0;
    out->longest = out->streak > out->longest ? out->streak : out->longest;
    if (e->meetings > 0) {
        *r = rating_after(*r, e->met, e->meetings);
        push(out->rating_at, out->rated, r->value);
        push(out->error_at, out->rated++, 2 * r->error);
    }
}

void session_results(struct session *s, const struct game *g, const char *name, struct results *out)
{
    struct rating r = rating_new();
    size_t length = 0;
    int sum = 0, percent;

    progress_ask(s);
    memset(out, 0, sizeof *out);
    for (const char *at = NULL; (at = progress_line(s, at, &length)); at += length + 1) {
        struct ended e;

        if (read_ended(at, length, g, name, &e)) {
            add_game(out, &e, &r);
        } else if (read_accuracy(at, length, g, name, &percent)) {
            sum += percent;
            push(out->accuracy_at, out->reviewed++, percent);
        }
    }
    out->accuracy = out->reviewed ? (double)sum / out->reviewed : 0;
    out->rating = r.value;
    out->error = 2 * r.error;
    out->level = rating_level(r.value);
}

bool session_player(struct session *s, const struct game *g, int i, char out[NAME_BYTES])
{
    size_t length = 0, other = 0;

    for (const char *at = NULL; (at = progress_line(s, at, &length)); at += length + 1) {
        struct ended e;
        struct reader r = reader_over(at, length);
        bool again = false;
        const char *word;
        size_t size;

        if (!read_ended(at, length, g, NULL, &e))
            continue;
        line_of(&r, "game ", g);
        for (int k = 0; k < 4; k++)
            skip_word(&r, &word, &size);
        size = (size_t)(r.end - r.at);
        memcpy(out, r.at, size < NAME_BYTES ? size : 0);
        out[size < NAME_BYTES ? size : 0] = '\0';
        for (const char *first = NULL;
             !again && (first = progress_line(s, first, &other)) && first < at; first += other + 1)
            again = read_ended(first, other, g, out, &e);
        if (!again && i-- == 0)
            return true;
    }
    return false;
}
