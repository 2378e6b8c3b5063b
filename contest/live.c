/* A contest while it runs: a bar, and the table so far where there is a terminal. */
#include "contest/standing.h"

#include "core/memory.h"

#include <string.h>

static void print_bar(const struct contest *c, long games)
{
    enum { WIDTH = 30 };
    int full = (int)(WIDTH * c->finished / (games ? games : 1));
    char bar[WIDTH + 1];

    memset(bar, '.', WIDTH);
    memset(bar, '#', (size_t)(full > WIDTH ? WIDTH : full));
    bar[WIDTH] = '\0';
    fprintf(stderr, "\r\033[K[%s] %ld of %ld games, %.0f s", bar, c->finished, games,
            seconds_now() - c->started);
    if (c->test)
        fprintf(stderr, ", ratio %.2f", sprt_ratio(&c->tested, c->low, c->high));
}

static long games_wanted(const struct contest *c)
{
    long units = 0;

    for (long unit = 0; unit < c->units; unit++)
        units += contest_is_ours(c, unit);
    return units * c->round_size;
}

/* Drawn again over itself, twice a second at most; gone at the end, when the true table is printed. */
void contest_progress(struct contest *c, bool last)
{
    const double pause = 0.5;
    double now = seconds_now();
    struct standing *all;

    if (!last && now - c->shown < pause)
        return;
    if (c->shown_lines)
        fprintf(stderr, "\r\033[%dA\033[J", c->shown_lines);
    c->shown = now;
    c->shown_lines = last ? 0 : c->contestants;
    print_bar(c, games_wanted(c));
    fputc(last ? '\r' : '\n', stderr);
    if (last) {
        fputs("\033[K", stderr);
    } else {
        all = standings(c);
        for (int i = 0; i < c->contestants; i++)
            fprintf(stderr, "  %-24s %6.1f +- %4.1f %%  %+5.0f +- %3.0f Elo%s",
                    c->contestant[i].label, 100 * tally_mean(&all[i].rounds),
                    100 * tally_error(&all[i].rounds), all[i].elo, all[i].elo_error,
                    i + 1 < c->contestants ? "\n" : "\r");
        memory_free(all);
    }
    fflush(stderr);
}
