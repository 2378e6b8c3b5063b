/* Lines of match records: written with a checksum, replayed when they are read.

   game TAB who sat where TAB shares TAB scores TAB record TAB checksum */
#include "contest/records.h"

#include "core/memory.h"
#include "core/walk.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { SUM_DIGITS = 16 };

static uint64_t checksum(const char *text, size_t length)
{
    uint64_t hash = 0xcbf29ce484222325u;

    for (size_t i = 0; i < length; i++)
        hash = (hash ^ (unsigned char)text[i]) * 0x100000001b3u;
    return hash;
}

static void write_sum(struct writer *w, uint64_t sum)
{
    for (int shift = 60; shift >= 0; shift -= 4)
        write_char(w, "0123456789abcdef"[sum >> shift & 15]);
}

/* Ends a line that begins at `start` of a writer that has room for it. */
static void end_line(struct writer *w)
{
    uint64_t sum = write_fitted(w) ? checksum(w->text, w->size) : 0;

    write_char(w, '\t');
    write_sum(w, sum);
    write_char(w, '\n');
}

/* Whatever a word holds, it is one field of one line. */
static void write_field(struct writer *w, const char *text)
{
    for (; *text; text++) {
        unsigned char c = (unsigned char)*text;

        if (c >= ' ' && c != '\\' && c != 127) {
            write_char(w, *text);
            continue;
        }
        write_text(w, "\\x");
        write_char(w, "0123456789abcdef"[c >> 4]);
        write_char(w, "0123456789abcdef"[c & 15]);
    }
}

static void write_limits(struct writer *w, const struct contestant *who)
{
    bool timed = who->thinker.seconds > 0;

    write_char(w, '\t');
    write_field(w, who->word);
    write_text(w, " in ");
    write_number(w, timed ? (long long)(who->thinker.seconds * 1000) : who->thinker.skill.steps);
    write_text(w, timed ? " ms" : " steps");
}

static void write_heading(struct writer *w, const struct contest *c)
{
    const struct rules *g = c->game->rules;
    struct settings preset = settings_preset(g->options);

    write_text(w, RECORDS_MAGIC);
    write_text(w, g->name);
    write_char(w, ' ');
    write_number(w, g->version);
    write_char(w, '\t');
    settings_write(w, g->options, &c->with, &preset);
    write_text(w, "\tseed ");
    write_number(w, (long long)c->seed);
    for (int i = 0; i < c->contestants; i++)
        write_limits(w, &c->contestant[i]);
    end_line(w);
}

char *records_heading(const struct contest *c)
{
    struct writer measure = writer_over(NULL, 0), w;
    char *text;

    write_heading(&measure, c);
    text = memory_new(measure.size + 1);
    w = writer_over(text, measure.size + 1);
    write_heading(&w, c);
    return text;
}

static void write_numbers(struct writer *w, const int *value, int count)
{
    for (int i = 0; i < count; i++) {
        write_char(w, i ? ' ' : '\t');
        write_number(w, value[i]);
    }
}

void records_write(const struct contest *c, long game, const struct game_result *r,
                   const char *record, struct writer *w)
{
    int who[MAX_PLAYERS];

    for (int seat = 0; seat < c->seats; seat++)
        who[seat] = contest_seat(c, game, seat) + 1;
    write_number(w, game + 1);
    write_numbers(w, who, c->seats);
    write_numbers(w, r->share, c->seats);
    write_numbers(w, r->score, c->seats);
    write_char(w, '\t');
    write_text(w, record);
    end_line(w);
}

static bool read_numbers(const char **at, int *out, int count, long least, long most)
{
    for (int i = 0; i < count; i++) {
        char *end;
        long number = strtol(*at, &end, 10);

        if (end == *at || *end != (i + 1 < count ? ' ' : '\t') || number < least || number > most)
            return false;
        out[i] = (int)number;
        *at = end + 1;
    }
    return true;
}

static bool right_seats(const struct contest *c, long game, const int *seats)
{
    for (int seat = 0; seat < c->seats; seat++)
        if (seats[seat] != contest_seat(c, game, seat) + 1)
            return false;
    return true;
}

/* Cuts the checksum off; false if it is not that of the rest. */
static bool right_sum(char *line)
{
    size_t length = strlen(line);
    char text[SUM_DIGITS + 1];
    struct writer w = writer_over(text, sizeof text);

    if (length <= SUM_DIGITS || line[length - SUM_DIGITS - 1] != '\t')
        return false;
    length -= SUM_DIGITS + 1;
    write_sum(&w, checksum(line, length));
    if (strcmp(line + length + 1, text) != 0)
        return false;
    line[length] = '\0';
    return true;
}

/* Follows a game: its chance events must be those that the seed gives. */
struct follower {
    const struct rules *rules;
    uint64_t dice, events;
    bool right;
};

static void follow(void *context, const struct state *before, move m)
{
    struct follower *f = context;

    if (f->rules->actor(before) == CHANCE) {
        struct rng r = rng_event(f->dice, f->events++);

        f->right &= roll(f->rules, before, &r) == m;
    }
}

static bool same_numbers(const int *a, const int *b, int count)
{
    return memcmp(a, b, sizeof *a * (size_t)count) == 0;
}

/* Whether the record is a whole game of this contest that ends with this result. */
static bool right_record(const struct contest *c, long game, const struct game_result *r,
                         const char *record)
{
    const struct rules *g = c->game->rules;
    struct follower f = {.rules = g, .dice = contest_dice(c, game), .right = true};
    struct reader text = reader_of(record);
    struct state *s = state_new(g);
    struct refusal why;
    struct settings with;
    int share[MAX_PLAYERS], score[MAX_PLAYERS];
    bool right = replay(g, &text, s, &with, &why, follow, &f) && f.right && !why.text[0] &&
                 g->actor(s) == OVER && g->players(s) == c->seats &&
                 memcmp(&with, &c->with, sizeof with) == 0;

    if (right) {
        g->result(s, share);
        g->scores(s, score);
        right = same_numbers(share, r->share, c->seats) && same_numbers(score, r->score, c->seats);
    }
    state_free(s);
    return right;
}

const char *records_take(struct contest *c, char *line)
{
    struct game_result r = {.done = true};
    const char *at = line;
    int seats[MAX_PLAYERS], number;

    if (!right_sum(line))
        return "is damaged: its checksum is wrong";
    if (!read_numbers(&at, &number, 1, 1, INT_MAX) ||
        !read_numbers(&at, seats, c->seats, 1, c->contestants) ||
        !right_seats(c, number - 1, seats) || !read_numbers(&at, r.share, c->seats, 0, 1000) ||
        !read_numbers(&at, r.score, c->seats, INT_MIN, INT_MAX))
        return "is not of this match";
    if (!right_record(c, number - 1, &r, at))
        return "tells of a game that was not played so";
    if (number > c->rounds * c->round_size)
        return NULL; /* this contest is shorter than the last one with this file */
    if (c->result[number - 1].done)
        return "tells of a game that an earlier line tells of";
    c->result[number - 1] = r;
    c->finished++;
    return NULL;
}
