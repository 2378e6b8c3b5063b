/* Reading whole files, writing them all or nothing. */
#include "host/files.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char *read_all(FILE *file, size_t *length)
{
    char *bytes = NULL;
    size_t room = 0;

    *length = 0;
    if (!file)
        return NULL;
    for (;;) {
        char *more = realloc(bytes, room += room / 2 + 65536);

        if (!more)
            break;
        bytes = more;
        *length += fread(bytes + *length, 1, room - *length, file);
        if (*length < room)
            break;
    }
    if (!bytes || ferror(file)) {
        free(bytes);
        bytes = NULL;
        errno = EIO;
    }
    fclose(file);
    return bytes;
}

char *file_read(const char *path, size_t *length)
{
    return read_all(fopen(path, "rb"), length);
}

/* Opening a pipe would wait for somebody to write into it. */
char *file_read_own(const char *path, size_t *length)
{
    int handle = open(path, O_RDONLY | O_NONBLOCK);
    struct stat about;

    if (handle < 0)
        return NULL;
    if (fstat(handle, &about) != 0 || !S_ISREG(about.st_mode)) {
        close(handle);
        errno = EINVAL;
        return NULL;
    }
    return read_all(fdopen(handle, "rb"), length);
}

static bool write_all(int file, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t done = write(file, bytes, length);

        if (done < 0 && errno != EINTR)
            return false;
        bytes += done > 0 ? done : 0;
        length -= done > 0 ? (size_t)done : 0;
    }
    return true;
}

/* The name of a new file lives in its folder, which has to reach the disk too. */
static void flush_folder(const char *path)
{
    char folder[4096];
    const char *slash = strrchr(path, '/');
    int handle;

    snprintf(folder, sizeof folder, "%.*s", slash ? (int)(slash - path + 1) : 1,
             slash ? path : ".");
    handle = open(folder, O_RDONLY | O_DIRECTORY);
    if (handle >= 0) {
        fsync(handle);
        close(handle);
    }
}

bool file_write(const char *path, const void *bytes, size_t length)
{
    char fresh[4096];
    int handle;
    bool good;

    if (snprintf(fresh, sizeof fresh, "%s.new.%ld", path, (long)getpid()) >= (int)sizeof fresh) {
        errno = ENAMETOOLONG;
        return false;
    }
    handle = open(fresh, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (handle < 0)
        return false;
    good = write_all(handle, bytes, length) && fsync(handle) == 0;
    good = close(handle) == 0 && good;
    good = good && rename(fresh, path) == 0;
    if (good)
        flush_folder(path);
    else
        unlink(fresh);
    return good;
}

bool folder_make(const char *path)
{
    char part[4096];

    if (snprintf(part, sizeof part, "%s", path) >= (int)sizeof part)
        return false;
    for (char *at = part + 1; *at; at++)
        if (*at == '/') {
            *at = '\0';
            mkdir(part, 0777);
            *at = '/';
        }
    return mkdir(part, 0777) == 0 || errno == EEXIST;
}

bool file_place(char *out, size_t room, const char *variable, const char *fallback,
                const char *name)
{
    const char *base = getenv(variable), *home = getenv("HOME");
    int length;

    if (base && base[0] == '/')
        length = snprintf(out, room, "%s/parlour/%s", base, name);
    else if (home && home[0] == '/')
        length = snprintf(out, room, "%s/%s/parlour/%s", home, fallback, name);
    else
        return false;
    return length >= 0 && (size_t)length < room;
}
