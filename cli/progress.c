/* parlour progress: the puzzles that were solved on this machine, in words or as a table, or forgotten. */
#include "cli/commands.h"

#include "host/store.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { LINE_ROOM = 256, DAY_SECONDS = 24 * 60 * 60 };

static void pump(struct session *s, struct store *st)
{
    struct effect e;

    while (session_effect(s, &e))
        store_serve(st, s, &e);
}

static void print_words(struct session *s)
{
    int streak = session_streak(s);

    puts("game\tpuzzles\tsolved\tat once");
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        struct solved_count c;

        if (g->hidden || session_puzzles(g) == 0)
            continue;
        session_solved(s, g, &c);
        printf("%s\t%d\t%d\t%d\n", g->rules->name, c.tried, c.right, c.at_once);
    }
    if (streak > 0)
        printf("\n%d %s in a row\n", streak, streak == 1 ? "day" : "days");
}

/* `puzzle 20638 GAME 12 0 1 right today` becomes `2026-07-04,GAME,12,0,1,right,today`. */
static void print_row(char *line)
{
    char *day = strtok(line, " ") ? strtok(NULL, " ") : NULL, *rest = strtok(NULL, "");
    time_t seconds = day ? (time_t)strtoll(day, NULL, 10) * DAY_SECONDS : 0;
    char date[16];

    if (!rest)
        return;
    strftime(date, sizeof date, "%Y-%m-%d", gmtime(&seconds));
    for (char *at = rest; *at; at++)
        *at = *at == ' ' ? ',' : *at;
    printf("%s,%s\n", date, rest);
}

static void print_csv(const struct session *s)
{
    struct writer w = writer_over(NULL, 0);
    size_t size;
    char *text;

    session_progress(s, &w);
    size = w.size + 1;
    text = calloc(size, 1);
    if (!text)
        abort();
    w = writer_over(text, size);
    session_progress(s, &w);
    puts("date,game,puzzle,wrong,hints,end,which");
    for (char *line = text, *end; (end = strchr(line, '\n')); line = end + 1) {
        char one[LINE_ROOM];

        snprintf(one, sizeof one, "%.*s", (int)(end - line), line);
        print_row(one);
    }
    free(text);
}

static int run_progress(const struct line *l)
{
    struct store *st = store_new();
    struct session *s = session_new(store_chance(), (int64_t)time(NULL));

    pump(s, st);
    session_streak(s); /* asks for it */
    pump(s, st);
    if (line_flag(l, "forget")) {
        session_forget_progress(s);
        pump(s, st);
    } else if (line_flag(l, "csv")) {
        print_csv(s);
    } else {
        print_words(s);
    }
    session_free(s);
    store_free(st);
    return YES;
}

static const struct flag flags[] = {
    {"csv", NULL, "every puzzle that came to an end, as comma-separated values"},
    {"forget", NULL, "all of it"},
    {0},
};

const struct command progress_command = {
    .name = "progress",
    .arguments = "[--csv | --forget]",
    .summary = "the puzzles that were solved here, and days in a row",
    .help =
        "For each game: puzzles that came to an end, how many of them were solved, and how many "
        "at once,\nwithout a hint or a wrong answer. Window and terminal share it.",
    .flags = flags,
    .least = 0,
    .most = 0,
    .run = run_progress,
};
