/* The terminal that standard output may be, and a board that fits it. */
#include "cli/screen.h"

#include "cli/cli.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* Two lines for what is asked and one to answer in. */
enum { BELOW_BOARD = 3 };

/* A number of the environment, or 0. */
static int environment(const char *name)
{
    const char *text = getenv(name);
    long value = text ? strtol(text, NULL, 10) : 0;

    return value > 0 && value < 10000 ? (int)value : 0;
}

void screen_size(int *columns, int *rows)
{
    struct winsize size = {0};

    if (isatty(STDOUT_FILENO))
        ioctl(STDOUT_FILENO, TIOCGWINSZ, &size);
    *columns = environment("COLUMNS");
    *rows = environment("LINES");
    if (*columns == 0)
        *columns = size.ws_col > 0 ? size.ws_col : 80;
    if (*rows == 0)
        *rows = size.ws_row > 0 ? size.ws_row : 24;
}

/* Colours are wanted: a terminal that is not dumb, and no NO_COLOR. */
static bool has_ink(void)
{
    const char *terminal = getenv("TERM");

    return isatty(STDOUT_FILENO) && !getenv("NO_COLOR") && terminal &&
           strcmp(terminal, "dumb") != 0;
}

void print_board(const struct rules *g, const struct state *s)
{
    char text[TEXT_ROOM];
    struct writer w = writer_over(text, sizeof text);

    w.ink = has_ink();
    screen_size(&w.columns, &w.rows);
    w.rows -= BELOW_BOARD;
    g->print(&w, s);
    fputs(text, stdout);
}
