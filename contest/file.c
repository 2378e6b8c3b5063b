/* The records of a contest: a heading that says what was played, then one line a game, written when
   it ends. A contest that was killed goes on from there. Every line carries a checksum. A file that
   is not the beginning of what this contest would write is left as it is. */
#include "contest/records.h"

#include "core/memory.h"
#include "host/files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

static const double flush_every = 1; /* seconds of games that a power cut may cost */

/* For us alone. What is no plain file is not even opened: that may have effects, or never end. */
static int open_file(const char *file, bool resume)
{
    struct stat about;
    int at;

    if (stat(file, &about) == 0 && !S_ISREG(about.st_mode)) {
        complain("'%s' is no plain file", file);
        return -1;
    }
    at = open(file, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC | O_NOCTTY | (resume ? 0 : O_EXCL),
              0666);
    if (at < 0) {
        complain(errno == EEXIST ? "'%s' exists: --resume goes on with it"
                                 : "cannot write '%s': %s",
                 file, strerror(errno));
        return -1;
    }
    if (flock(at, LOCK_EX | LOCK_NB) != 0) {
        complain("another match is writing '%s'", file);
        close(at);
        return -1;
    }
    return at;
}

/* Takes over the heading; false if the file begins in another way. *good becomes how much of it is
   there: a heading that was torn, or an empty file, holds nothing that we would not write. */
static bool same_heading(const char *heading, FILE *in, size_t *good)
{
    size_t length = strlen(heading);
    char *found = memory_new(length + 1);
    bool same;

    *good = fread(found, 1, length, in);
    same = memcmp(found, heading, *good) == 0 && (*good == length || feof(in));
    memory_free(found);
    return same;
}

static bool refuse_file(const char *file, FILE *in)
{
    char begin[sizeof RECORDS_MAGIC] = "";
    size_t length;

    rewind(in);
    length = fread(begin, 1, sizeof RECORDS_MAGIC - 1, in);
    if (length == sizeof RECORDS_MAGIC - 1 && strcmp(begin, RECORDS_MAGIC) == 0)
        complain("line 1 of '%s' is not of this match", file);
    else
        complain("'%s' holds something else than the records of a match: nothing was changed",
                 file);
    return false;
}

bool records_read(struct contest *c, const char *file, FILE *in, bool join, size_t *good)
{
    char *line = memory_new(LINE_ROOM), *copy = memory_new(LINE_ROOM);
    const char *trouble = NULL;
    long number = 1;

    while (!trouble && fgets(line, LINE_ROOM, in)) {
        size_t length = strlen(line);
        long before = c->finished;

        number++;
        if (length == 0 || line[length - 1] != '\n') {
            trouble = feof(in) ? NULL : "is damaged";
            break;
        }
        memcpy(copy, line, length);
        line[length - 1] = '\0';
        trouble = records_take(c, line, join);
        *good += length;
        if (join && c->records >= 0 && c->finished > before &&
            !handle_write(c->records, copy, length))
            trouble = "cannot be copied";
    }
    if (trouble)
        complain("line %ld of '%s' %s", number, file, trouble);
    memory_free(line);
    memory_free(copy);
    return !trouble;
}

static bool read_file(struct contest *c, const char *file, const char *heading, size_t *good)
{
    int copy = dup(c->records);
    FILE *in = copy < 0 ? NULL : fdopen(copy, "r");
    bool fine;

    if (!in) {
        complain("cannot read '%s'", file);
        return false;
    }
    fine = same_heading(heading, in, good)
               ? *good < strlen(heading) || records_read(c, file, in, false, good)
               : refuse_file(file, in);
    if (fine && ferror(in)) {
        complain("cannot read '%s'", file);
        fine = false;
    }
    fclose(in);
    return fine;
}

bool contest_open(struct contest *c, const char *file, bool resume)
{
    char *heading = records_heading(c);
    size_t length = strlen(heading), good = 0;
    bool fine = false;

    c->records = open_file(file, resume);
    if (c->records >= 0 && read_file(c, file, heading, &good)) {
        fine = ftruncate(c->records, (off_t)good) == 0 &&
               (good >= length || handle_write(c->records, heading + good, length - good)) &&
               fsync(c->records) == 0;
        if (!fine)
            complain("cannot write '%s': %s", file, strerror(errno));
    }
    memory_free(heading);
    return fine;
}

void contest_record(struct contest *c, long game, const struct game_result *r,
                    const struct account *about)
{
    char *line = memory_new(LINE_ROOM);
    struct writer w = writer_over(line, LINE_ROOM);
    double now = seconds_now();
    bool good;

    records_write(c, game, r, about, &w);
    good = handle_write(c->records, line, w.size);
    if (good && now - c->flushed > flush_every) {
        good = fdatasync(c->records) == 0;
        c->flushed = now;
    }
    if (!good)
        contest_unwritten(c, "records");
    memory_free(line);
}

/* A log is added to, if it is one. */
bool contest_open_log(struct contest *c, const char *file)
{
    static const char first[] = "# parlour match log\n";
    char begin[sizeof first] = "";
    int at = open_file(file, true);
    FILE *f = at < 0 ? NULL : fdopen(at, "a+");

    if (!f)
        return false;
    rewind(f);
    if (fgets(begin, sizeof begin, f) && strcmp(begin, first) != 0) {
        complain("'%s' holds something else than the log of a match: nothing was changed", file);
        fclose(f);
        return false;
    }
    if (!*begin && (fputs(first, f) < 0 || fflush(f) != 0)) {
        complain("cannot write '%s': %s", file, strerror(errno));
        (void)!ftruncate(at, 0); /* half of a first line would not be taken for ours */
        fclose(f);
        return false;
    }
    c->log = f;
    return true;
}

void contest_close(struct contest *c)
{
    if (c->log && fclose(c->log) != 0)
        contest_unwritten(c, "log");
    c->log = NULL;
    if (c->records < 0)
        return;
    if (fdatasync(c->records) != 0)
        contest_unwritten(c, "records");
    close(c->records);
    c->records = -1;
}

void contest_unwritten(struct contest *c, const char *what)
{
    if (!c->failed)
        complain("cannot write the %s: %s", what, strerror(errno));
    c->failed = true;
}
