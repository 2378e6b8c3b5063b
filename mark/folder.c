/* A folder of submissions, marked one after another; what is done is in the CSV file, so it can be stopped at any
   time and goes on where it was. */
#include "mark/folder.h"

#include "core/memory.h"
#include "host/files.h"

#include <dirent.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PATH_ROOM = 4096 };

struct batch {
    const struct line *line;
    const struct game *game;
    const struct vectors *vectors;
    const char *const *command;
    struct effort *effort;
    char *head, *rows; /* of the CSV file, rows with their line ends; owned */
    int done, all;
};

/* A text made by a report; free() it. */
static char *reported(const struct report *r, void (*write)(const struct report *r, FILE *to))
{
    char *text = NULL;
    size_t length;
    FILE *to = open_memstream(&text, &length);

    write(r, to);
    fclose(to);
    return text;
}

/* Where the row of a submission begins among the rows, or NULL. */
static char *row_of(char *rows, const char *who)
{
    size_t length = strlen(who);

    for (char *at = rows; *at; at += strcspn(at, "\n"), at += *at == '\n')
        if (at[0] == '"' && strncmp(at + 1, who, length) == 0 && at[1 + length] == '"')
            return at;
    return NULL;
}

static void put_row(struct batch *b, const char *who, const char *row)
{
    char *old = row_of(b->rows, who), *next, *more;

    if (old) {
        next = old + strcspn(old, "\n");
        next += *next == '\n';
        memmove(old, next, strlen(next) + 1);
    }
    more = realloc(b->rows, strlen(b->rows) + strlen(row) + 1);
    if (!more)
        abort();
    b->rows = more;
    strcat(b->rows, row);
}

static bool write_rows(const struct batch *b)
{
    const char *path = line_flag(b->line, "csv");
    size_t length = strlen(b->head) + strlen(b->rows);
    char *text;
    bool good;

    if (!path)
        return true;
    text = memory_new(length + 1);
    strcpy(text, b->head);
    strcat(text, b->rows);
    good = file_write(path, text, length);
    memory_free(text);
    if (!good)
        complain("cannot write '%s': %s", path, strerror(errno));
    return good;
}

static bool write_feedback(const struct batch *b, const struct report *r)
{
    const char *folder = line_flag(b->line, "feedback");
    char path[PATH_ROOM], *text;
    bool good;

    if (!folder)
        return true;
    folder_make(folder);
    snprintf(path, sizeof path, "%s/%s.txt", folder, r->who);
    text = reported(r, report_feedback);
    good = file_write(path, text, strlen(text));
    free(text);
    if (!good)
        complain("cannot write '%s': %s", path, strerror(errno));
    return good;
}

static bool mark_submission(struct batch *b, const char *folder, const char *who)
{
    char path[PATH_ROOM], *row;
    struct marked m;
    struct report r = {.game = b->game,
                       .vectors = b->vectors,
                       .marked = &m,
                       .worth = line_flag(b->line, "points"),
                       .who = who};
    double of, points;
    bool good;

    snprintf(path, sizeof path, "%s/%s", folder, who);
    b->effort->folder = path;
    mark_program(&m, b->vectors, b->game, b->command, b->effort);
    if (b->done == 0 && m.isolation[0])
        complain("warning: this machine does not let one shut off: %s", m.isolation);
    points = report_points(&r, &of);
    free(b->head);
    b->head = reported(&r, report_csv_head);
    row = reported(&r, report_csv);
    put_row(b, who, row);
    good = write_rows(b) && write_feedback(b, &r);
    b->done++;
    fprintf(stderr, "%d of %d  %s  %.2f of %g\n", b->done, b->all, who, points, of);
    if (!line_flag(b->line, "quiet"))
        fputs(row, stdout);
    free(row);
    marked_free(&m, b->vectors);
    return good;
}

static int is_submission(const struct dirent *d)
{
    return d->d_name[0] != '.';
}

/* The rows that are there already. False: the file is something else. */
static bool read_rows(struct batch *b)
{
    const char *path = line_flag(b->line, "csv");
    size_t length;
    char *text = path ? file_read(path, &length) : NULL, *end;

    if (path && !text && errno != ENOENT)
        return complain("cannot read '%s': %s", path, strerror(errno)), false;
    if (text && length > 0 && strncmp(text, "who,points,of", 13) != 0) {
        free(text);
        return complain("'%s' is no table of marks; it stays as it is", path), false;
    }
    b->head = strdup("");
    end = text ? strchr(text, '\n') : NULL;
    b->rows = strdup(end ? end + 1 : "");
    free(text);
    return true;
}

int folder_mark(const struct line *l, const struct game *g, const struct vectors *v,
                const char *const *command, struct effort *e)
{
    struct batch b = {.line = l, .game = g, .vectors = v, .command = command, .effort = e};
    const char *folder = line_flag(l, "folder"), *only = line_flag(l, "only");
    struct dirent **found;
    int count = scandir(folder, &found, is_submission, alphasort), status = YES;

    if (count < 0)
        return complain("cannot read '%s': %s", folder, strerror(errno));
    if (!read_rows(&b))
        return CANNOT_UNDERSTAND;
    b.all = only ? 1 : count;
    for (int i = 0; i < count; i++) {
        const char *who = found[i]->d_name;
        char path[PATH_ROOM];
        struct stat what;

        snprintf(path, sizeof path, "%s/%s", folder, who);
        if (status != YES || (only && strcmp(only, who) != 0)) {
        } else if (stat(path, &what) != 0 || !S_ISDIR(what.st_mode)) {
            b.all--;
        } else if (!only && row_of(b.rows, who)) {
            b.done++;
        } else if (!mark_submission(&b, folder, who)) {
            status = CANNOT_UNDERSTAND;
        }
        free(found[i]);
    }
    free(found);
    free(b.head);
    free(b.rows);
    if (only && b.done == 0)
        return complain("there is no submission '%s' in '%s'", only, folder);
    return status;
}
