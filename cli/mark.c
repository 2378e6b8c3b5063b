/* mark: programs of students against vectors, one or a folder of them; vectors: where those are. */
#include "cli/commands.h"

#include "core/memory.h"
#include "host/files.h"
#include "mark/folder.h"
#include "mark/mark.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATH_ROOM = 4096 };

/* The vectors that come with the program: beside it where it was built, installed with it wherever that is now, or installed
   where it was meant to be. */
static char *own_vectors(const struct game *g)
{
    static const char *const beside[] = {"mark", "../share/parlour/vectors"};
    char program[PATH_ROOM / 2] = "", path[PATH_ROOM];
    ssize_t got = readlink("/proc/self/exe", program, sizeof program - 1);
    char *slash = got > 0 ? strrchr(program, '/') : NULL, *text = NULL;
    size_t length;

    for (size_t i = 0; slash && !text && i < sizeof beside / sizeof *beside; i++) {
        *slash = '\0';
        snprintf(path, sizeof path, "%s/%s/%s.tsv", program, beside[i], g->rules->name);
        text = file_read(path, &length);
    }
    if (text)
        return text;
    snprintf(path, sizeof path, PARLOUR_VECTORS "/%s.tsv", g->rules->name);
    return file_read(path, &length);
}

/* A file, '-', or "own". */
static char *take_vectors(const struct game *g, const char *word)
{
    struct text t;
    char *text;
    size_t length;

    if (strcmp(word, "own") == 0) {
        text = own_vectors(g);
        if (!text)
            complain("the vectors of %s are not installed with this program", g->rules->title);
        return text;
    }
    if (strcmp(word, "-") == 0) {
        if (!text_take(&t, word))
            return NULL;
        text = strndup(t.bytes ? t.bytes : "", t.length);
        text_free(&t);
        return text;
    }
    text = file_read(word, &length);
    if (!text)
        complain("cannot read '%s': %s", word, strerror(errno));
    return text;
}

static bool read_vectors(const struct line *l, const struct game *g, struct vectors *out)
{
    long long fresh = 0;
    uint64_t seed = 1;
    struct vectors known;
    const char *error;
    int line;
    char *text;

    if (!line_number(l, "random", 1, 1000000, &fresh) || !line_seed(l, &seed))
        return false;
    text = take_vectors(g, l->word[1]);
    if (!text)
        return false;
    error = vectors_read(&known, g, text, &line);
    free(text);
    if (error)
        return complain("%s, line %d: %s", l->word[1], line, error), false;
    if (known.left_out > 0)
        complain("warning: %d lines (line %d first) are left out: our own rules answer otherwise",
                 known.left_out, known.first_left_out);
    if (fresh == 0) {
        *out = known;
    } else {
        vectors_shuffle(out, &known, g, (int)fresh, seed);
        vectors_free(&known);
    }
    if (out->count == 0)
        return complain("there is no vector to ask"), false;
    return true;
}

static bool read_effort(const struct line *l, struct effort *e)
{
    long long ms = 5000, total = 300, memory = 1024, processes = 64, output = 16;

    if (!line_number(l, "time", 1, 3600000, &ms) || !line_number(l, "total", 1, 86400, &total) ||
        !line_number(l, "memory", 1, 1000000, &memory) ||
        !line_number(l, "processes", 1, 10000, &processes) ||
        !line_number(l, "output-limit", 1, 100000, &output))
        return false;
    *e = (struct effort){.limits = {.seconds = (double)ms / 1000,
                                    .total = (double)total,
                                    .memory = (long)memory,
                                    .processes = (long)processes,
                                    .output = (size_t)output << 20},
                         .folder = ".",
                         .arguments = line_flag(l, "arguments") != NULL};
    return true;
}

/* Writes one of the reports to the file that a flag names; '-' is standard output. */
static bool write_report(const struct line *l, const char *flag, const struct report *r,
                         void (*write)(const struct report *r, FILE *to))
{
    const char *path = line_flag(l, flag);
    char *text = NULL;
    size_t length;
    FILE *to;
    bool good;

    if (!path)
        return true;
    if (strcmp(path, "-") == 0) {
        write(r, stdout);
        return true;
    }
    to = open_memstream(&text, &length);
    write(r, to);
    fclose(to);
    good = file_write(path, text, length);
    free(text);
    if (!good)
        complain("cannot write '%s': %s", path, strerror(errno));
    return good;
}

/* What a report would take the place of is one, too. Asked before the work begins. */
static bool may_write(const struct line *l, const char *flag, const char *begins)
{
    const char *path = line_flag(l, flag);

    if (!path || strcmp(path, "-") == 0 || file_is_ours(path, begins))
        return true;
    if (errno == EEXIST)
        complain("'%s' holds something else than marks: nothing was changed", path);
    else
        complain("cannot write '%s': %s", path, strerror(errno));
    return false;
}

static void write_csv(const struct report *r, FILE *to)
{
    report_csv_head(r, to);
    report_csv(r, to);
}

static int mark_one(const struct line *l, const struct game *g, const struct vectors *v,
                    const char *const *command, const struct effort *e)
{
    struct marked m;
    struct report r = {.game = g, .vectors = v, .marked = &m, .worth = line_flag(l, "points")};
    double of, points;
    bool good;

    if (!may_write(l, "csv", "who,points,of") || !may_write(l, "junit", "<?xml ") ||
        !may_write(l, "feedback", "the program: "))
        return CANNOT_UNDERSTAND;
    mark_program(&m, v, g, command, e);
    if (m.isolation[0])
        complain("warning: this machine does not let one shut off: %s", m.isolation);
    if (!line_flag(l, "quiet")) {
        report_table(&r, stdout);
        report_feedback(&r, stdout);
    }
    points = report_points(&r, &of);
    r.who = "the program";
    good = write_report(l, "csv", &r, write_csv) && write_report(l, "junit", &r, report_junit) &&
           write_report(l, "feedback", &r, report_feedback);
    marked_free(&m, v);
    return !good ? CANNOT_UNDERSTAND : points < of ? NO : YES;
}

static int run_mark(const struct line *l)
{
    const struct game *g = line_game(l);
    const char *command[MAX_WORDS + 1];
    struct vectors v;
    struct effort e;
    int status, count = 0;

    if (!g || !read_effort(l, &e))
        return CANNOT_UNDERSTAND;
    if (!g->calls)
        return complain("%s has no published functions", g->rules->title);
    if (!read_vectors(l, g, &v))
        return CANNOT_UNDERSTAND;
    for (int i = 2; i < l->words; i++)
        command[count++] = l->word[i];
    command[count] = NULL;
    if (line_flag(l, "print")) {
        for (int i = 0; i < v.count; i++) {
            char *expected = json_dumps(v.all[i].expected, JSON_ENCODE_ANY | JSON_COMPACT);

            printf("%s\t%s\n", v.all[i].question, expected);
            free(expected);
        }
        status = YES;
    } else if (count == 0) {
        status = complain("usage: parlour %s %s", l->command->name, l->command->arguments);
    } else if (line_flag(l, "folder")) {
        status = folder_mark(l, g, &v, command, &e);
    } else {
        status = mark_one(l, g, &v, command, &e);
    }
    vectors_free(&v);
    return status;
}

static const struct flag flags[] = {
    {"random", "N", "N fresh vectors made of these instead, answered by our rules"},
    {"seed", "S", "they follow from S (1)"},
    {"print", NULL, "only print the vectors"},
    {"arguments", NULL, "COMMAND FUNCTION ARG... for each vector, instead of lines"},
    {"points", "NAME=P,...", "what functions are worth (1 each)"},
    {"csv", "FILE", "one line a program"},
    {"junit", "FILE", "every vector, as JUnit XML"},
    {"feedback", "FILE", "words for the student; with --folder a folder of such files"},
    {"quiet", NULL, "nothing on standard output"},
    {"folder", "DIR", "every folder in DIR is a submission; COMMAND runs inside of it"},
    {"only", "NAME", "only this submission, once more"},
    {"time", "MS", "without any sign of progress (5000)"},
    {"total", "S", "for one run (300)"},
    {"memory", "MB", "for one process, and for all together (1024)"},
    {"processes", "N", "and threads (64)"},
    {"output-limit", "MB", "of answers (16)"},
    {0},
};

const struct command mark_command = {
    .name = "mark",
    .arguments = "GAME VECTORS [FLAG...] [--] COMMAND...",
    .summary = "marks a program that offers the published functions",
    .help =
        "Runs COMMAND shut off from the network and from every folder but one of its own, and "
        "asks\n"
        "it the questions of VECTORS: a file, '-', or 'own' for those that come with Parlour. "
        "Each\n"
        "line it reads is  function TAB json-argument TAB ...  and each line it answers one JSON\n"
        "result; {\"error\": ...} is any error. Exit status 0 if everything is right, 1 if not.\n"
        "A folder of submissions goes on where it stopped, if --csv names the same file.\n"
        "See doc/MARKING.md.",
    .flags = flags,
    .least = 2,
    .most = MAX_WORDS,
    .run = run_mark,
};
