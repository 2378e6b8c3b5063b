/* How the server is, for those who watch it: Prometheus' text format. Numbers only, nobody's name. */
#include "server/hub.h"
#include "server/parts.h"
#include "server/store.h"

#include <stdio.h>
#include <stdlib.h>

enum { TEXT_SPACE = 8192 };

static int add(char *text, int at, const char *name, const char *kind, const char *help,
               double value)
{
    int size = snprintf(text + at, (size_t)(TEXT_SPACE - at),
                        "# HELP parlour_%s %s\n# TYPE parlour_%s %s\nparlour_%s %.9g\n", name, help,
                        name, kind, name, value);

    return size > 0 && at + size < TEXT_SPACE ? at + size : at;
}

static int add_waits(char *text, int at, const char *name, const char *help,
                     const struct waits *waits)
{
    struct writer w = writer_over(text + at, (size_t)(TEXT_SPACE - at));
    unsigned long long sum = 0;
    char line[256];

    snprintf(line, sizeof line, "# HELP parlour_%s %s\n# TYPE parlour_%s histogram\n", name, help,
             name);
    write_text(&w, line);
    for (int i = 0; i <= WAITS; i++) {
        char bound[16] = "+Inf";

        sum += waits->count[i];
        if (i < WAITS)
            snprintf(bound, sizeof bound, "%g", waits_bound[i]);
        snprintf(line, sizeof line, "parlour_%s_bucket{le=\"%s\"} %llu\n", name, bound, sum);
        write_text(&w, line);
    }
    snprintf(line, sizeof line, "parlour_%s_sum %.9g\nparlour_%s_count %llu\n", name, waits->sum,
             name, sum);
    write_text(&w, line);
    return w.size < w.room ? at + (int)w.size : at;
}

char *metrics_text(const struct server *s)
{
    char *text = calloc(1, TEXT_SPACE);
    int at = 0;
    struct hub_figures hub;
    struct store_figures store;

    if (!text || !s->how.hub)
        return text;
    hub = hub_figures(s->how.hub);
    store = store_figures(hub_store(s->how.hub));
    at = add(text, at, "connections", "gauge", "Connections now.", s->connections);
    at = add(text, at, "guests", "gauge", "Guests connected to rooms now.", hub.guests);
    at = add(text, at, "rooms", "gauge", "Rooms in memory now.", hub.rooms);
    at = add(text, at, "thinking", "gauge", "Moves that computers have yet to find.", hub.thinking);
    at = add(text, at, "requests_total", "counter", "HTTP requests.", (double)s->requests);
    at = add(text, at, "pushed_out_total", "counter", "Slow connections ended to make place.",
             (double)s->refused);
    at = add(text, at, "frames_total", "counter", "Frames received.", (double)hub.frames);
    at = add(text, at, "refused_total", "counter", "Frames refused.", (double)hub.refused);
    at = add(text, at, "moves_total", "counter", "Moves made by people.", (double)hub.moves);
    at = add(text, at, "opened_total", "counter", "Rooms opened.", (double)hub.opened);
    at = add(text, at, "lines_total", "counter", "Lines made durable.", (double)store.lines);
    at = add(text, at, "store_failures_total", "counter", "Commits that failed.",
             (double)store.failures);
    at = add_waits(text, at, "durable_seconds", "From a line's arrival until it is durable.",
                   &hub.durable);
    add_waits(text, at, "commit_seconds", "Commits of the store.", &store.commits);
    return text;
}
