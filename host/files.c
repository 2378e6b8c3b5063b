/* Reading whole files, writing them all or nothing. */
#define _GNU_SOURCE /* flock, which tells a leftover from a file that is being written */
#include "host/files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

/* Nothing that this program reads is larger; a device that never ends is not read for ever. */
enum { MOST_BYTES = 1 << 28, PATH_ROOM = 4096 };

static const char fresh_mark[] =
    ".new."; /* between a file's name and the number of its successor */

static char *read_all(FILE *file, size_t *length)
{
    char *bytes = NULL;
    size_t room = 0;

    *length = 0;
    if (!file)
        return NULL;
    for (;;) {
        char *more = realloc(bytes, (room += room / 2 + 65536) + 1);

        if (!more)
            break;
        bytes = more;
        *length += fread(bytes + *length, 1, room - *length, file);
        if (*length < room || *length > MOST_BYTES)
            break;
    }
    if (!bytes || ferror(file) || *length > MOST_BYTES) {
        int error = !bytes ? ENOMEM : ferror(file) ? errno : EFBIG;

        free(bytes);
        bytes = NULL;
        errno = error;
    }
    if (bytes)
        bytes[*length] = '\0';
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

const char *file_trouble(void)
{
    return errno == EINVAL ? "this is no plain file" : strerror(errno);
}

bool handle_write(int handle, const void *bytes, size_t length)
{
    const char *at = bytes;

    while (length > 0) {
        ssize_t done = write(handle, at, length);

        if (done < 0 && errno != EINTR)
            return false;
        at += done > 0 ? done : 0;
        length -= done > 0 ? (size_t)done : 0;
    }
    return true;
}

/* The name of a new file lives in its folder, which has to reach the disk too. */
static void flush_folder(const char *path)
{
    char folder[PATH_ROOM];
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

/* A new file beside `path`, locked as long as it is open, so that nobody takes it for a leftover. Its
   name is a random number: process numbers are the same in two containers. */
static int make_fresh(const char *path, char fresh[PATH_ROOM])
{
    for (;;) {
        struct stat about;
        uint64_t number;
        int handle;

        if (getrandom(&number, sizeof number, 0) != sizeof number)
            return -1;
        if (snprintf(fresh, PATH_ROOM, "%s%s%016llx", path, fresh_mark,
                     (unsigned long long)number) >= PATH_ROOM) {
            errno = ENAMETOOLONG;
            return -1;
        }
        handle = open(fresh, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (handle < 0 && errno != EEXIST)
            return -1;
        if (handle < 0)
            continue;
        flock(handle, LOCK_EX);
        if (fstat(handle, &about) != 0 || about.st_nlink > 0)
            return handle;
        close(handle); /* somebody swept it away before it was locked */
    }
}

/* What is to be replaced: behind a link the file itself; its permissions are kept. Only files are
   replaced, no folders, pipes or devices. */
static bool find_target(const char *path, char target[PATH_ROOM], mode_t *mode)
{
    struct stat about;
    char *real = realpath(path, NULL);
    int length = snprintf(target, PATH_ROOM, "%s", real ? real : path);

    if (!real && lstat(path, &about) == 0)
        return false; /* a link that leads nowhere: it says so in errno, and stays */
    free(real);
    if (length >= PATH_ROOM) {
        errno = ENAMETOOLONG;
        return false;
    }
    *mode = 0;
    if (stat(target, &about) != 0)
        return errno == ENOENT;
    if (!S_ISREG(about.st_mode)) {
        errno = S_ISDIR(about.st_mode) ? EISDIR : EINVAL;
        return false;
    }
    *mode = about.st_mode & 07777;
    return true;
}

bool file_is_ours(const char *path, const char *begins)
{
    char first[128];
    size_t wanted = strnlen(begins, sizeof first);
    int handle = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    ssize_t length;

    if (handle < 0)
        return errno == ENOENT;
    length = read(handle, first, wanted);
    close(handle);
    if (length <= 0 || ((size_t)length == wanted && memcmp(first, begins, wanted) == 0))
        return length >= 0;
    errno = EEXIST;
    return false;
}

bool file_write(const char *path, const void *bytes, size_t length)
{
    char fresh[PATH_ROOM], target[PATH_ROOM];
    mode_t mode;
    int handle, error;
    bool good;

    if (!find_target(path, target, &mode))
        return false;
    handle = make_fresh(target, fresh);
    if (handle < 0)
        return false;
    good = (!mode || fchmod(handle, mode) == 0) && handle_write(handle, bytes, length) &&
           fsync(handle) == 0 && rename(fresh, target) == 0;
    error = errno;
    if (!good)
        unlink(fresh);
    close(handle);
    if (good)
        flush_folder(target);
    errno = error;
    return good;
}

bool file_fits(const char *path, size_t length)
{
    char fresh[PATH_ROOM], target[PATH_ROOM];
    mode_t mode;
    int handle, error;

    if (!find_target(path, target, &mode))
        return false;
    handle = make_fresh(target, fresh);
    if (handle < 0)
        return false;
    error = posix_fallocate(handle, 0, (off_t)length);
    unlink(fresh);
    close(handle);
    errno = error;
    return error == 0;
}

/* NAME.new.0123456789abcdef, or NAME.new.PID as version 0.1 wrote it. */
static bool is_fresh_name(const char *name)
{
    const char *number = strstr(name, fresh_mark);

    if (!number)
        return false;
    number += strlen(fresh_mark);
    return *number && number[strspn(number, "0123456789abcdef")] == '\0';
}

/* Its writer holds the lock until the file has its proper name; a free lock means that it is gone. */
static bool sweep_one(int folder, const char *name)
{
    int handle = openat(folder, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC);
    struct stat about;
    bool swept;

    if (handle < 0)
        return false;
    swept = fstat(handle, &about) == 0 && S_ISREG(about.st_mode) &&
            flock(handle, LOCK_EX | LOCK_NB) == 0 && unlinkat(folder, name, 0) == 0;
    close(handle);
    return swept;
}

int folder_sweep(const char *path)
{
    DIR *folder = opendir(path);
    struct dirent *entry;
    int swept = 0;

    if (!folder)
        return 0;
    while ((entry = readdir(folder)))
        swept += is_fresh_name(entry->d_name) && sweep_one(dirfd(folder), entry->d_name);
    closedir(folder);
    return swept;
}

bool folder_make(const char *path)
{
    char part[PATH_ROOM];

    if (snprintf(part, sizeof part, "%s", path) >= (int)sizeof part)
        return false;
    for (char *at = part + 1; *at; at++)
        if (*at == '/') {
            *at = '\0';
            if (mkdir(part, 0777) != 0 && errno != EEXIST)
                return false;
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

void files_guard(void)
{
    signal(SIGXFSZ, SIG_IGN);
    for (int handle = 0; handle <= 2; handle++)
        if (fcntl(handle, F_GETFD) < 0 && errno == EBADF)
            (void)!open("/dev/null",
                        handle == 0 ? O_WRONLY : O_RDONLY); /* the lowest free number */
}
