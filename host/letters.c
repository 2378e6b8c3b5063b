/* Secrets of games by post as files. */
#include "host/letters.h"

#include "host/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <sys/stat.h>

enum { PATH_SPACE = 4096, MOST_DIGITS = 64 };

void chance_digits(char *out, int count)
{
    unsigned char bytes[MOST_DIGITS / 2];
    size_t size = (size_t)count / 2;

    if (size > sizeof bytes || getrandom(bytes, size, 0) != (ssize_t)size)
        abort(); /* without chance nobody's dice could be trusted */
    hex_write(bytes, size, out);
}

static bool find_path(const struct letter *l, char path[PATH_SPACE])
{
    char name[LETTER_SECRET + 16];
    char *slash;
    bool made;

    snprintf(name, sizeof name, "letters/%s", letter_promise(l));
    if (!file_place(path, PATH_SPACE, "XDG_DATA_HOME", ".local/share", name))
        return false;
    slash = strrchr(path, '/');
    *slash = '\0';
    made = folder_make(path) && chmod(path, 0700) == 0;
    *slash = '/';
    return made;
}

bool letter_keep(const struct letter *l, const char *secret)
{
    char path[PATH_SPACE];

    return find_path(l, path) && file_write(path, secret, LETTER_SECRET);
}

bool letter_find(const struct letter *l, char secret[LETTER_SECRET + 1])
{
    char path[PATH_SPACE];
    size_t length = 0;
    char *kept = find_path(l, path) ? file_read_own(path, &length) : NULL;
    bool good = kept && length == LETTER_SECRET;

    if (good)
        memcpy(secret, kept, LETTER_SECRET + 1);
    free(kept);
    return good;
}
