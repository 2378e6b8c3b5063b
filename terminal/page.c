/* Text for people: broken between words, and page by page where a screen would scroll it away. */
#include "terminal/sitting.h"

#include "cli/screen.h"
#include "terminal/input.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static struct {
    struct sitting *reader; /* NULL: nobody could answer */
    int columns, rows, used;
} page;

void page_start(struct sitting *s)
{
    page.reader = isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) ? s : NULL;
    page.used = 0;
    screen_size(&page.columns, &page.rows);
}

bool page_line(const char *line)
{
    if (page.reader && page.rows > 2 && page.used == page.rows - 1) {
        const char *answer = input_next(page.reader->input, "Enter for more, q for enough: ");

        page.used = 0;
        if (!answer || *answer == 'q')
            return false;
    }
    puts(line);
    page.used++;
    return true;
}

bool page_text(const char *text)
{
    char line[256];

    while (*text) {
        size_t length = strcspn(text, "\n"), most = (size_t)page.columns - 1, cut = length;

        most = most < sizeof line ? most : sizeof line - 1;
        if (length > most)
            for (cut = most; cut > 0 && text[cut] != ' ';)
                cut--;
        cut = cut > 0 || length == 0 ? cut : most;
        snprintf(line, sizeof line, "%.*s", (int)cut, text);
        if (!page_line(line))
            return false;
        text += cut;
        text += *text == ' ' || *text == '\n';
    }
    return true;
}
