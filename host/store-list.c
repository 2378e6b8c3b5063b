/* The list of kept games. Headings are kept together in one file, `.index`, each with the size, the time
   and the number of the file that it was read from: only files that have changed since are opened. The
   index is a convenience: it may be lost, old or damaged, and is written anew. */
#include "host/store-list.h"

#include "host/files.h"
#include "session/session.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LONGEST_HEADING = 16384, LONGEST_STAMP = 96 };

/* A file as the folder tells, and as the index does. */
struct one {
    char *name;
    char stamp[LONGEST_STAMP]; /* size, time and number of the file */
    const char *heading;       /* of the index, or own */
    size_t length;
    char *own;
};

struct all {
    struct one *list;
    size_t count, room;
};

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct one *)a)->name, ((const struct one *)b)->name);
}

static struct one *add(struct all *all)
{
    if (all->count == all->room) {
        size_t room = all->room ? all->room * 2 : 256;
        struct one *more = realloc(all->list, room * sizeof *more);

        if (!more)
            return NULL;
        all->list = more;
        all->room = room;
    }
    memset(&all->list[all->count], 0, sizeof *all->list);
    return &all->list[all->count++];
}

static void free_all(struct all *all)
{
    for (size_t i = 0; i < all->count; i++) {
        free(all->list[i].name);
        free(all->list[i].own);
    }
    free(all->list);
}

static bool look(int folder, const char *name, char stamp[LONGEST_STAMP])
{
    struct stat about;

    if (fstatat(folder, name, &about, 0) != 0)
        return false;
    snprintf(stamp, LONGEST_STAMP, "%lld %lld.%09ld %llu", (long long)about.st_size,
             (long long)about.st_mtim.tv_sec, about.st_mtim.tv_nsec,
             (unsigned long long)about.st_ino);
    return true;
}

static bool read_folder(DIR *folder, struct all *files)
{
    struct dirent *entry;

    while ((entry = readdir(folder))) {
        size_t length = strlen(entry->d_name), ending = strlen(STORE_ENDING);
        char stamp[LONGEST_STAMP];
        struct one *file;

        if (entry->d_name[0] == '.' || length <= ending ||
            strcmp(entry->d_name + length - ending, STORE_ENDING) != 0 ||
            !look(dirfd(folder), entry->d_name, stamp))
            continue;
        file = add(files);
        if (!file || !(file->name = strndup(entry->d_name, length - ending)))
            return false;
        memcpy(file->stamp, stamp, sizeof stamp);
    }
    if (files->count > 0)
        qsort(files->list, files->count, sizeof *files->list, by_name);
    return true;
}

/* The first line of a file; nothing for a text without one; "!" and why it cannot be read. */
static char *read_heading(int folder, const char *name)
{
    char path[300], first[LONGEST_HEADING];
    int handle;
    ssize_t length;
    size_t heading;

    snprintf(path, sizeof path, "%s%s", name, STORE_ENDING);
    handle = openat(folder, path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    length = handle < 0 ? -1 : read(handle, first, sizeof first);
    if (length < 0) {
        snprintf(first, sizeof first, "!%s", strerror(errno));
    } else {
        uint64_t counter;

        heading = kept_heading(first, (size_t)length);
        if (heading == 0 && !kept_counter(first, (size_t)length, &counter))
            snprintf(first, sizeof first, "!this is no kept game");
        else
            first[heading] = '\0';
    }
    if (handle >= 0)
        close(handle);
    return strdup(first);
}

/* ---- The index ------------------------------------------------------------------------------- */

/* `NAME TAB STAMP TAB HEADING` a line, sorted by names: both lists are walked side by side. */
static void use_index(struct all *files, char *text, size_t length)
{
    char *at = text, *end = text + length;
    size_t i = 0;

    while (at < end && i < files->count) {
        char *line = memchr(at, '\n', (size_t)(end - at)), *stamp, *heading;

        if (!line)
            return;
        *line = '\0';
        stamp = strchr(at, '\t');
        heading = stamp ? strchr(stamp + 1, '\t') : NULL;
        if (!heading)
            return;
        *stamp++ = *heading++ = '\0';
        while (i < files->count && strcmp(files->list[i].name, at) < 0)
            i++;
        if (i < files->count && strcmp(files->list[i].name, at) == 0 &&
            strcmp(files->list[i].stamp, stamp) == 0) {
            files->list[i].heading = heading;
            files->list[i].length = (size_t)(line - heading);
        }
        at = line + 1;
    }
}

/* How many headings had to be read. */
static size_t read_missing(int folder, struct all *files)
{
    size_t missing = 0;

    for (size_t i = 0; i < files->count; i++) {
        struct one *file = &files->list[i];

        if (file->heading)
            continue;
        file->own = read_heading(folder, file->name);
        file->heading = file->own ? file->own : "!no memory";
        file->length = strlen(file->heading);
        missing++;
    }
    return missing;
}

/* Names with headings, and with stamps between them for the index, where what cannot be read and what
   has no heading yet is left out: it is looked at again. */
static char *write_out(const struct all *files, bool stamps, size_t *length)
{
    size_t room = 1;
    char *text, *at;

    for (size_t i = 0; i < files->count; i++)
        room += strlen(files->list[i].name) + LONGEST_STAMP + files->list[i].length + 4;
    text = at = malloc(room);
    if (!text)
        return NULL;
    for (size_t i = 0; i < files->count; i++) {
        const struct one *file = &files->list[i];

        if (stamps && (file->length == 0 || file->heading[0] == '!'))
            continue;
        at += sprintf(at, "%s\t", file->name);
        if (stamps)
            at += sprintf(at, "%s\t", file->stamp);
        memcpy(at, file->heading, file->length);
        at += file->length;
        *at++ = '\n';
    }
    *at = '\0';
    *length = (size_t)(at - text);
    return text;
}

/* No harm if it fails, nor if power is lost: nothing waits for the disk. */
static void write_index(int folder, const struct all *files)
{
    size_t length;
    char *text = write_out(files, true, &length);
    char fresh[64];
    int handle;

    snprintf(fresh, sizeof fresh, ".index.new.%ld", (long)getpid());
    handle = text ? openat(folder, fresh, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666) : -1;
    if (handle >= 0) {
        bool good = write(handle, text, length) == (ssize_t)length;

        close(handle);
        if (!good || renameat(folder, fresh, folder, ".index") != 0)
            unlinkat(folder, fresh, 0);
    }
    free(text);
}

char *store_list(const char *folder, size_t *length)
{
    DIR *opened = opendir(folder);
    struct all files = {0};
    char *index = NULL, *text = NULL, path[4200];
    size_t size = 0;

    *length = 0;
    if (!opened)
        return errno == ENOENT ? calloc(1, 1) : NULL;
    snprintf(path, sizeof path, "%s/.index", folder);
    if (read_folder(opened, &files)) {
        index = file_read_own(path, &size);
        if (index)
            use_index(&files, index, size);
        if (read_missing(dirfd(opened), &files) > 0)
            write_index(dirfd(opened), &files);
        text = write_out(&files, false, length);
    }
    free_all(&files);
    free(index);
    closedir(opened);
    return text;
}
