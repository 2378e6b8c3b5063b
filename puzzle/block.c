/* Texts of blocks. */
#include "puzzle/block.h"

#include <string.h>

bool block_line(const char *block, const char *key, int n, struct reader *out)
{
    size_t length = strlen(key);

    for (const char *at = block; *at && *at != '\n';) {
        const char *end = strchr(at, '\n');

        if (!end)
            end = at + strlen(at);
        if (strncmp(at, key, length) == 0 && at[length] == ':' && n-- == 0) {
            *out = reader_over(at + length + 1, (size_t)(end - at) - length - 1);
            read_space(out);
            return true;
        }
        at = *end ? end + 1 : end;
    }
    *out = reader_of("");
    return false;
}

bool block_value(const char *block, const char *key, struct reader *out)
{
    return block_line(block, key, 0, out);
}

const char *block_first(const char *at)
{
    struct reader unused;

    while (*at) {
        const char *end = strstr(at, "\n\n");

        if (*at != '\n' && block_value(at, "position", &unused))
            return at;
        if (!end)
            return NULL;
        at = end + 2;
    }
    return NULL;
}

const char *block_next(const char *block)
{
    const char *end = strstr(block, "\n\n");

    return end ? block_first(end + 2) : NULL;
}
