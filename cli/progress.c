/* parlour progress: games, reviews, puzzles and lessons on this machine, in words or as a table, or forgotten. */
#include "cli/commands.h"

#include "host/store.h"

#include <stdio.h>
#include <time.h>

/* Whether all went well: what is said is trouble. */
static bool pump(struct session *s, struct store *st)
{
    struct effect e;
    bool well = true;

    while (session_effect(s, &e)) {
        store_serve(st, s, &e);
        if (e.kind == EFFECT_SAY) {
            complain("%s", e.text);
            well = false;
        }
    }
    return well;
}

/* What a writing function writes, whole. */
static void print(struct session *s, void (*write)(struct session *, struct writer *))
{
    struct writer w = writer_growing();

    write(s, &w);
    fputs(w.text, stdout);
    writer_free(&w);
}

static void write_csv(struct session *s, struct writer *w)
{
    session_progress_csv(s, w);
}

static int run_progress(const struct line *l)
{
    struct store *st = store_new();
    struct session *s = session_new(store_chance(), (int64_t)time(NULL));
    bool well;

    pump(s, st);
    session_streak(s); /* asks for it */
    well = pump(s, st);
    if (line_flag(l, "forget")) {
        session_forget_progress(s);
        well = pump(s, st);
    } else if (!well) {
        ; /* said already; "nothing yet" would not be true */
    } else if (line_flag(l, "csv")) {
        print(s, write_csv);
    } else {
        print(s, session_tell_progress);
    }
    session_free(s);
    store_free(st);
    return well ? YES : CANNOT_UNDERSTAND;
}

static const struct flag flags[] = {
    {"csv", NULL, "all of it as comma-separated values"},
    {"forget", NULL, "forgets all of it"},
    {0},
};

const struct command progress_command = {
    .name = "progress",
    .arguments = "[--csv | --forget]",
    .summary = "one's own games, ratings, accuracy, puzzles and lessons",
    .help =
        "For each game and name: games that came to their end, those won, days and wins in a row, "
        "the best\n"
        "score alone, a rating against the nine levels with its uncertainty (Glicko-2; level 5 has "
        "1500, a level\n"
        "is 150) and the level to try next, the accuracy of reviewed games, puzzles and lessons. "
        "Window and\n"
        "terminal share it.",
    .flags = flags,
    .least = 0,
    .most = 0,
    .run = run_progress,
};
