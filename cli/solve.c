/* Solved games: solve makes and keeps the table. */
#include "cli/solve.h"

#include "cli/commands.h"
#include "cli/json.h"
#include "core/memory.h"
#include "core/walk.h"
#include "host/files.h"
#include "host/solved.h"
#include "host/thinker.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { PATH_ROOM = 4096, BAR = 40 };

/* A bar on a terminal; elsewhere nothing. */
static void show_progress(void *context, double part)
{
    int *shown = context, now = (int)(part * 100);

    if (now == *shown || !isatty(STDERR_FILENO))
        return;
    *shown = now;
    fprintf(stderr, "\r[%-*.*s] %3d %%%s", BAR, now * BAR / 100,
            "########################################", now, now == 100 ? "\n" : "");
}

static const char *told(enum solved_state state)
{
    switch (state) {
    case SOLVED_DAMAGED:
        return "the table's file is damaged and is made anew";
    case SOLVED_OUTDATED:
        return "the table's file is of another version and is made anew";
    case SOLVED_FOREIGN:
        return "something else is in the place of the table's file; the game is solved for now "
               "only";
    default:
        return "the game is solved once, which takes a few seconds";
    }
}

static void tell_begin(void *unused, const struct game *g, enum solved_state why)
{
    (void)unused;
    fprintf(stderr, "parlour: %s: %s\n", g->rules->name, told(why));
}

static void tell_failure(void *unused, const char *path)
{
    (void)unused;
    complain("cannot keep the table in '%s': %s", path, strerror(errno));
}

void solve_watch(void)
{
    static int shown = -1;
    static const struct solved_watch watch = {
        .begins = tell_begin, .tell = show_progress, .fails = tell_failure, .context = &shown};

    solved_watch(&watch);
}

/* solve */

static void report(const struct line *l, const struct game *g, const struct solved *s,
                   double seconds, const char *path)
{
    const struct solver *solver = solver_of(g);
    struct settings with = settings_preset(g->rules->options);
    struct state *start = state_new(g->rules);
    void *scratch = memory_new(solver->scratch_size);
    double value;

    state_start(g->rules, start, &with);
    value = solver->value(solved_table(s), start, scratch);
    if (line_flag(l, "json")) {
        json_open('{');
        json_name("game");
        json_text(g->rules->name);
        json_name("seconds");
        json_fraction(seconds, 2);
        json_name("value");
        json_fraction(value, 6);
        json_name("file");
        json_text(path);
        json_name("bytes");
        json_number((long long)solved_size(s));
        json_close();
    } else {
        printf("%s is solved: %.2f seconds, value of the start %.6f\n%s, %zu bytes\n",
               g->rules->name, seconds, value, path, solved_size(s));
    }
    memory_free(scratch);
    state_free(start);
}

static int run_solve(const struct line *l)
{
    const struct game *g = line_game(l);
    const char *path = line_flag(l, "file");
    long long threads = processors();
    char own[PATH_ROOM];
    struct solved *s = NULL;
    enum solved_state state;
    double start = seconds_now();
    int status = YES;

    if (!g || !line_number(l, "threads", 1, 64, &threads))
        return CANNOT_UNDERSTAND;
    if (!solver_of(g))
        return complain("%s is not a game that can be solved", g->rules->name);
    if (!path && !solved_path(g, own, sizeof own))
        return complain("there is no home folder to keep the table in; say --file PATH");
    path = path ? path : own;
    state = solved_load(g, path, &s);
    if (state == SOLVED_FOREIGN)
        return complain("'%s' is no table of ours, or cannot be read; it stays as it is", path);
    if (state == SOLVED_READY && line_flag(l, "again")) {
        solved_free(s);
        state = SOLVED_ABSENT;
    }
    if (state != SOLVED_READY) {
        int shown = -1;

        if (!solved_fits(g, path))
            return complain("cannot keep the table in '%s': %s", path, file_trouble());
        if (state != SOLVED_ABSENT)
            tell_begin(NULL, g, state);
        s = solved_compute(g, (int)threads, show_progress, &shown, NULL);
        if (!solved_store(s, path))
            status = complain("cannot keep the table in '%s': %s", path, strerror(errno));
    }
    report(l, g, s, seconds_now() - start, path);
    solved_free(s);
    return status;
}

static const struct flag solve_flags[] = {
    {"threads", "N", "work on N things side by side (as many as there are processors)"},
    {"again", NULL, "even if there is a good table already"},
    {"file", "PATH", "keep the table there instead of in the cache folder"},
    {"json", NULL, "as JSON"},
    {0},
};

const struct command solve_command = {
    .name = "solve",
    .arguments = "GAME [--threads N] [--again] [--file PATH] [--json]",
    .summary = "computes and keeps the table of a solved game",
    .help =
        "Computes the value of every position of a game that can be solved, and keeps the table in "
        "the\ncache folder ($XDG_CACHE_HOME or ~/.cache), where value, play and the others find "
        "it. "
        "A file\nthat is damaged or of another version is refused and made anew.",
    .flags = solve_flags,
    .least = 1,
    .most = 1,
    .run = run_solve,
};
