/* The records of a contest: a heading that says what was played, then one line a game, written when
   it ends. A contest that was killed goes on from there. */
#include "contest/contest.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { HEADING_ROOM = 8192 };

static void write_limits(struct writer *w, const struct contestant *who)
{
    write_char(w, '\t');
    write_text(w, who->word);
    if (who->thinker.seconds > 0) {
        write_text(w, " in ");
        write_number(w, (long long)(who->thinker.seconds * 1000));
        write_text(w, " ms");
    } else {
        write_text(w, " in ");
        write_number(w, who->thinker.skill.steps);
        write_text(w, " steps");
    }
}

/* Two contests with the same heading play the same games. */
static void write_heading(struct writer *w, const struct contest *c)
{
    const struct rules *g = c->game->rules;
    struct settings preset = settings_preset(g->options);

    write_text(w, "# parlour match 1\t");
    write_text(w, g->name);
    write_char(w, ' ');
    write_number(w, g->version);
    write_char(w, '\t');
    settings_write(w, g->options, &c->with, &preset);
    write_text(w, "\tseed ");
    write_number(w, (long long)c->seed);
    for (int i = 0; i < c->contestants; i++)
        write_limits(w, &c->contestant[i]);
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

/* game TAB who sat where TAB shares TAB scores TAB record */
static bool read_game(struct contest *c, const char *line)
{
    struct game_result r = {.done = true};
    int seats[MAX_PLAYERS], number;

    if (!read_numbers(&line, &number, 1, 1, INT_MAX) ||
        !read_numbers(&line, seats, c->seats, 1, c->contestants) ||
        !right_seats(c, number - 1, seats) || !read_numbers(&line, r.share, c->seats, 0, 1000) ||
        !read_numbers(&line, r.score, c->seats, INT_MIN, INT_MAX))
        return false;
    if (number <= c->rounds * c->round_size && !c->result[number - 1].done) {
        c->result[number - 1] = r;
        c->finished++;
    }
    return true;
}

/* Takes over what is there; *good is the length up to the last whole line. */
static bool read_games(struct contest *c, FILE *in, const char *heading, long *good)
{
    char *line = NULL;
    size_t room = 0;
    ssize_t length;
    long number = 0;
    bool right = true;

    while (right && (length = getline(&line, &room, in)) > 0 && line[length - 1] == '\n') {
        line[length - 1] = '\0';
        right = number++ == 0 ? strcmp(line, heading) == 0 : read_game(c, line);
        *good += length;
    }
    free(line);
    if (!right)
        complain("line %ld of the records is not of this match", number);
    return right;
}

/* Opens the file for reading and adding, for us alone. */
static FILE *open_file(const char *file, bool resume)
{
    int at = open(file, O_RDWR | O_CREAT | O_APPEND | (resume ? 0 : O_EXCL), 0666);
    struct flock all = {.l_type = F_WRLCK, .l_whence = SEEK_SET};
    FILE *f = at < 0 ? NULL : fdopen(at, "a+");

    if (!f) {
        complain(errno == EEXIST ? "'%s' exists: --resume goes on with it" : "cannot write '%s'",
                 file);
    } else if (fcntl(at, F_SETLK, &all) != 0) {
        complain("another match is writing '%s'", file);
        fclose(f);
        f = NULL;
    }
    return f;
}

bool contest_open(struct contest *c, const char *file, bool resume)
{
    char heading[HEADING_ROOM];
    struct writer w = writer_over(heading, sizeof heading);
    long good = 0;

    write_heading(&w, c);
    c->records = open_file(file, resume);
    if (!c->records)
        return false;
    setvbuf(c->records, NULL, _IOFBF, 2 * RECORD_ROOM); /* a line is one write */
    rewind(c->records);
    if (!read_games(c, c->records, heading, &good))
        return false;
    if (fseek(c->records, 0, SEEK_END) != 0 || ftruncate(fileno(c->records), good) != 0) {
        complain("cannot write '%s'", file);
        return false;
    }
    if (good == 0) {
        fprintf(c->records, "%s\n", heading);
        fflush(c->records);
    }
    return true;
}

void contest_record(struct contest *c, long game, const struct game_result *r, const char *record)
{
    char line[512];
    struct writer w = writer_over(line, sizeof line);

    write_number(&w, game + 1);
    for (int seat = 0; seat < c->seats; seat++) {
        write_char(&w, seat ? ' ' : '\t');
        write_number(&w, contest_seat(c, game, seat) + 1);
    }
    for (int seat = 0; seat < c->seats; seat++) {
        write_char(&w, seat ? ' ' : '\t');
        write_number(&w, r->share[seat]);
    }
    for (int seat = 0; seat < c->seats; seat++) {
        write_char(&w, seat ? ' ' : '\t');
        write_number(&w, r->score[seat]);
    }
    fprintf(c->records, "%s\t%s\n", line, record);
    if (fflush(c->records) != 0 && !c->failed) {
        complain("cannot write the records");
        c->failed = true;
    }
}
