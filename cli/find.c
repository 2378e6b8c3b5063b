/* A text that may be given as the name of a file. */
#include "cli/cli.h"
#include "host/files.h"

#include <errno.h>
#include <string.h>

/* Positions have slashes in them. */
static bool is_no_path(int error)
{
    return error == ENOENT || error == ENAMETOOLONG || error == ENOTDIR;
}

bool text_find(struct text *t, const char *word)
{
    size_t length = 0;
    char *bytes;

    if (strcmp(word, "-") == 0)
        return text_take(t, word);
    bytes = file_read(word, &length);
    if (!bytes && is_no_path(errno))
        return text_take(t, word);
    *t = (struct text){.bytes = bytes, .length = length, .owned = true};
    if (!bytes)
        complain("cannot read '%s': %s", word, file_trouble());
    return bytes != NULL;
}
