/* Joining the records of parts of a contest, which may have been played on many machines. */
#include "contest/records.h"

#include "core/memory.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* The first line without its end, or NULL: said why. The file is left behind it. */
static char *first_line(FILE *f, const char *file)
{
    char begin[sizeof RECORDS_MAGIC] = "";
    char *line = NULL;
    size_t room = 0;
    ssize_t length = -1;

    if (fread(begin, 1, sizeof begin - 1, f) == sizeof begin - 1 &&
        strcmp(begin, RECORDS_MAGIC) == 0) {
        rewind(f);
        length = getline(&line, &room, f);
    }
    if (length > 0 && line[length - 1] == '\n') {
        line[length - 1] = '\0';
        return line;
    }
    free(line);
    complain("'%s' holds no records of a match", file);
    return NULL;
}

static FILE *open_part(const char *file)
{
    struct stat about;
    bool there = stat(file, &about) == 0, plain = there && S_ISREG(about.st_mode);
    FILE *f = plain ? fopen(file, "r") : NULL;

    if (!f)
        complain("cannot read '%s': %s", file,
                 there && !plain ? "this is no plain file" : strerror(errno));
    return f;
}

/* The highest number of a game in a file, after its heading. */
static long last_game(FILE *f, long last)
{
    char *line = memory_new(LINE_ROOM);

    while (fgets(line, LINE_ROOM, f)) {
        long number = strtol(line, NULL, 10);

        if (number > last && number <= MOST_GAMES && strchr(line, '\n'))
            last = number;
    }
    memory_free(line);
    return last;
}

/* Reads every file once, to know how long the contest is and that all are of the same one. */
static bool look(struct contest *c, const char *const *file, int files, long *last)
{
    bool good = true;

    for (int i = 0; i < files && good; i++) {
        FILE *f = open_part(file[i]);
        char *line = f ? first_line(f, file[i]) : NULL;

        good = line != NULL;
        if (good && i == 0) {
            c->text = memory_new(strlen(line) + 1);
            memcpy(c->text, line, strlen(line));
        } else if (good && strcmp(line, c->text) != 0) {
            complain("'%s' is of another match than '%s'", file[i], file[0]);
            good = false;
        }
        if (good)
            *last = last_game(f, *last);
        free(line);
        if (f)
            fclose(f);
    }
    return good;
}

/* The openings are not in the records: those that were given, or else our own, must be the ones. */
static bool right_openings(struct contest *c, const char *openings)
{
    uint64_t wanted = c->openings_hash;

    c->openings_hash = 0;
    if (wanted && !openings)
        openings = "shipped";
    if (openings && !contest_read_openings(c, openings))
        return false;
    if (c->openings_hash == wanted)
        return true;
    complain("the match began with other openings: name their file with --openings");
    return false;
}

/* The contest that the heading in c->text tells of. */
static bool build(struct contest *c, const char *file, long last, const char *openings)
{
    char *heading = strdup(c->text), *again;
    bool same;

    if (!heading || !records_build(c, c->text)) {
        free(heading);
        complain("line 1 of '%s' is damaged", file);
        return false;
    }
    if (!right_openings(c, openings) || !contest_prepare(c, 1)) {
        free(heading);
        return false;
    }
    contest_resize(c, (last + c->round_size * c->encounters - 1) / (c->round_size * c->encounters));
    again = records_heading(c);
    same = strncmp(again, heading, strlen(heading)) == 0;
    if (!same)
        complain("'%s' was played by another version of these players", file);
    memory_free(again);
    free(heading);
    return same;
}

static bool take_part(struct contest *c, const char *file)
{
    FILE *f = open_part(file);
    char *heading = f ? first_line(f, file) : NULL;
    size_t length = 0;
    bool good = heading && records_read(c, file, f, true, &length);

    free(heading);
    if (f)
        fclose(f);
    return good;
}

bool contest_merge(struct contest *c, const char *const *file, int files, const char *openings,
                   const char *record)
{
    long last = 1;
    bool good = look(c, file, files, &last) && build(c, file[0], last, openings) &&
                (!record || contest_open(c, record, false));

    for (int i = 0; i < files && good; i++)
        good = take_part(c, file[i]);
    contest_close(c);
    if (good)
        contest_judge(c);
    return good && !c->failed;
}
