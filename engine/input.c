/* Lines from standard input, read by hand so that it can be seen when there will be no more. */
#include "engine/engine.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* What has been read and not yet taken. One input, one reader: only the thread that takes lines. */
static struct {
    char *bytes;
    size_t used, room;
    bool ended;
} input;

/* Reads once; may wait. */
static void read_more(void)
{
    ssize_t got;

    if (input.used == input.room) {
        char *more = realloc(input.bytes, input.room += input.room + 65536);

        if (!more)
            abort();
        input.bytes = more;
    }
    got = read(STDIN_FILENO, input.bytes + input.used, input.room - input.used);
    if (got > 0)
        input.used += (size_t)got;
    else if (got == 0 || errno != EINTR)
        input.ended = true;
}

/* The first `length` bytes as a line; `skip` of them are gone afterwards. */
static char *take(size_t length, size_t skip)
{
    char *line = malloc(length + 1);

    if (!line)
        abort();
    memcpy(line, input.bytes, length);
    line[length] = '\0';
    for (size_t i = 0; i < length; i++)
        if (!line[i])
            line[i] = ' '; /* nothing may hide behind a NUL */
    memmove(input.bytes, input.bytes + skip, input.used - skip);
    input.used -= skip;
    return line;
}

char *input_line(void)
{
    size_t looked = 0;

    for (;;) {
        char *end =
            input.used > looked ? memchr(input.bytes + looked, '\n', input.used - looked) : NULL;

        if (end)
            return take((size_t)(end - input.bytes), (size_t)(end - input.bytes) + 1);
        looked = input.used;
        if (input.ended)
            return input.used ? take(input.used, input.used) : NULL;
        read_more();
    }
}

bool input_ended(void)
{
    struct pollfd wait = {.fd = STDIN_FILENO, .events = POLLIN};

    if (input.used == 0 && !input.ended && poll(&wait, 1, 0) > 0)
        read_more();
    return input.ended && input.used == 0;
}
