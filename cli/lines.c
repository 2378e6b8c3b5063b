/* Lines of standard input, each with its own answer. */
#include "cli/lines.h"

#include "cli/cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

void lines_start(struct lines *in)
{
    struct stat what;

    *in = (struct lines){.live = fstat(STDIN_FILENO, &what) == 0 && !S_ISREG(what.st_mode)};
}

/* False: there is no room. */
static bool append(struct lines *in, int byte)
{
    if (in->length + 1 >= in->room) {
        size_t room = in->room ? 2 * in->room : 4096;
        char *more = room <= LONGEST_TEXT ? realloc(in->text, room) : NULL;

        if (!more)
            return false;
        in->text = more;
        in->room = room;
    }
    in->text[in->length++] = (char)byte;
    in->text[in->length] = '\0';
    return true;
}

static bool is_blank(const struct lines *in)
{
    for (size_t i = 0; i < in->length; i++)
        if (!strchr(" \t\r", in->text[i]) || in->text[i] == '\0')
            return false;
    return true;
}

bool lines_next(struct lines *in)
{
    int byte;

    do {
        in->length = 0;
        while ((byte = getchar_unlocked()) != EOF && byte != '\n')
            if (!append(in, byte)) {
                in->too_long = true;
                return false;
            }
        if (byte == EOF && in->length == 0)
            return false;
    } while (is_blank(in));
    if (in->text[in->length - 1] == '\r')
        in->text[--in->length] = '\0';
    return true;
}

void lines_answered(struct lines *in)
{
    if (in->live)
        fflush(stdout);
}

bool lines_end(struct lines *in)
{
    free(in->text);
    if (ferror(stdin))
        complain("cannot read standard input");
    else if (in->too_long)
        complain("a line is too long: %d bytes at most", LONGEST_TEXT);
    return !ferror(stdin) && !in->too_long;
}
