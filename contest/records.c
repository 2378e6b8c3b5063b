/* Lines of match records: written with a checksum, replayed when they are read.

   game TAB who sat where TAB shares TAB scores TAB ending TAB record TAB checksum

   The ending is "played", or a word, the seat of the player that gave up or failed, and why. */
#include "contest/records.h"

#include "contest/sum.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

const char *const ending_words[ENDINGS] = {"played",  "resigned", "late",      "illegal",
                                           "crashed", "silent",   "talkative", "refused"};

static void write_numbers(struct writer *w, const int *value, int count)
{
    for (int i = 0; i < count; i++) {
        write_char(w, i ? ' ' : '\t');
        write_number(w, value[i]);
    }
}

void records_write(const struct contest *c, long game, const struct game_result *r,
                   const struct account *about, struct writer *w)
{
    int who[MAX_PLAYERS];

    for (int seat = 0; seat < c->seats; seat++)
        who[seat] = contest_seat(c, game, seat) + 1;
    write_number(w, game + 1);
    write_numbers(w, who, c->seats);
    write_numbers(w, r->share, c->seats);
    write_numbers(w, r->score, c->seats);
    write_char(w, '\t');
    write_text(w, ending_words[r->ending]);
    if (r->ending != END_PLAYED) {
        write_char(w, ' ');
        write_number(w, r->loser + 1);
        write_char(w, ' ');
        field_write(w, about->reason);
    }
    write_char(w, '\t');
    write_text(w, about->record);
    sum_end_line(w);
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

/* "late 2 is late: go movetime 20" */
static bool read_ending(const struct contest *c, const char **at, struct game_result *r,
                        char reason[REASON_ROOM])
{
    struct writer w = writer_over(reason, REASON_ROOM);
    size_t length = strcspn(*at, " \t");
    int seat;

    while (r->ending < ENDINGS && !text_equal(*at, length, ending_words[r->ending]))
        r->ending++;
    if (r->ending == ENDINGS)
        return false;
    *at += length;
    if (r->ending == END_PLAYED)
        return *(*at)++ == '\t';
    seat = (*at)[0] == ' ' ? (*at)[1] - '1' : -1;
    r->loser = (unsigned char)seat;
    length = strcspn(*at, "\t");
    write_bytes(&w, *at, length);
    field_restore(reason);
    *at += length;
    return seat >= 0 && seat < c->seats && *(*at)++ == '\t';
}

static bool same_numbers(const int *a, const int *b, int count)
{
    return memcmp(a, b, sizeof *a * (size_t)count) == 0;
}

/* A game that is told of again, in the same way. */
static bool is_same(const struct game_result *a, const struct game_result *b, int seats)
{
    return a->course == b->course && a->ending == b->ending && a->loser == b->loser &&
           same_numbers(a->share, b->share, seats);
}

const char *records_take(struct contest *c, char *line, bool again)
{
    struct game_result r = {.done = true};
    const char *at = line;
    char reason[REASON_ROOM] = "";
    int seats[MAX_PLAYERS], number;

    if (!sum_check(line))
        return "is damaged: its checksum is wrong";
    if (!read_numbers(&at, &number, 1, 1, INT_MAX) ||
        !read_numbers(&at, seats, c->seats, 1, c->contestants) ||
        !right_seats(c, number - 1, seats) || !read_numbers(&at, r.share, c->seats, 0, 1000) ||
        !read_numbers(&at, r.score, c->seats, INT_MIN, INT_MAX) || !read_ending(c, &at, &r, reason))
        return "is not of this match";
    if (!records_true(c, number - 1, &r, reason, at))
        return "tells of a game that was not played so";
    if (number > c->units * c->round_size)
        return NULL; /* this contest is shorter than the last one with this file */
    r.course = contest_course(at);
    if (c->result[number - 1].done)
        return again && is_same(&c->result[number - 1], &r, c->seats)
                   ? NULL
                   : "tells of a game that an earlier line tells of";
    c->result[number - 1] = r;
    c->finished++;
    return NULL;
}
