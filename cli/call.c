/* The published functions of a game from the command line, one or many. */
#include "cli/commands.h"

#include "cli/json.h"
#include "cli/lines.h"

#include <stdio.h>
#include <string.h>

enum { MAX_ARGUMENTS = 32 };

static const struct call *find_call(const struct game *g, const char *name, size_t length)
{
    for (const struct call *c = g->calls; c && c->name; c++)
        if (text_equal(name, length, c->name))
            return c;
    return NULL;
}

/* How many arguments a call takes, at least and at most: "game rug [seed]". */
static void count_arguments(const struct call *c, int *least, int *most)
{
    *least = *most = 0;
    for (const char *at = c->arguments; *at;) {
        size_t length = strcspn(at, " ");

        *most += length > 0;
        *least += length > 0 && *at != '[';
        at += length + (at[length] == ' ');
    }
}

static bool right_count(const struct call *c, int count)
{
    int least, most;

    count_arguments(c, &least, &most);
    return count >= least && count <= most;
}

static void write_error(const char *error, int column)
{
    char text[512];

    if (column > 0)
        snprintf(text, sizeof text, "column %d: %s", column, error);
    else
        snprintf(text, sizeof text, "%s", error);
    fputs("{\"error\": ", stdout);
    json_write_text(text, strlen(text));
    putchar('}');
}

/* What a call came to: its result, or an error with its column. With --why a tab and the reason follow,
   with --json as well everything is one object. */
static void write_answer(const struct line *l, const struct answer *a, const char *error,
                         int column)
{
    bool why = line_flag(l, "why"), object = why && line_flag(l, "json");

    if (object)
        fputs("{\"result\": ", stdout);
    if (error)
        write_error(error, column);
    else
        json_write(&a->value);
    if (object)
        fputs(", \"why\": ", stdout);
    else if (why)
        putchar('\t');
    if (object)
        json_write_text(a->why, strlen(a->why));
    else if (why)
        fputs(a->why, stdout);
    puts(object ? "}" : "");
}

/* A line of a batch, cut at its tabs. */
struct cells {
    char *text[MAX_ARGUMENTS + 1];
    size_t length[MAX_ARGUMENTS + 1];
    int count;
};

static bool cut(struct lines *in, struct cells *out)
{
    char *at = in->text, *end = in->text + in->length;

    for (out->count = 0; at && out->count <= MAX_ARGUMENTS; out->count++) {
        char *tab = memchr(at, '\t', (size_t)(end - at));

        out->text[out->count] = at;
        out->length[out->count] = (size_t)((tab ? tab : end) - at);
        at = tab ? tab + 1 : NULL;
    }
    return !at;
}

/* Batch: function TAB json-argument TAB ... False: it came to an error. */
static bool run_cells(const struct line *l, const struct game *g, const struct cells *cells,
                      struct answer *out)
{
    const struct call *c = find_call(g, cells->text[0], cells->length[0]);
    struct json *parsed[MAX_ARGUMENTS] = {0};
    struct value argument[MAX_ARGUMENTS];
    const char *error = NULL;
    int column = 0, count = 0;

    answer_start(out, out->rng);
    if (!c)
        error = "there is no such function";
    else if (!right_count(c, cells->count - 1))
        error = "wrong number of arguments";
    for (; !error && count < cells->count - 1; count++) {
        parsed[count] =
            json_read(cells->text[count + 1], cells->length[count + 1], &error, &column);
        if (error)
            column += (int)(cells->text[count + 1] - cells->text[0]);
        else
            argument[count] = *json_root(parsed[count]);
    }
    if (!error) {
        c->run(argument, count, out);
        error = out->error;
        column = out->column;
    }
    write_answer(l, out, error, column);
    while (count > 0)
        json_release(parsed[--count]);
    return !error;
}

static int run_batch(const struct line *l, const struct game *g, struct answer *out)
{
    struct lines in;
    struct cells cells;
    int status = YES;

    for (lines_start(&in); lines_next(&in); lines_answered(&in)) {
        if (!cut(&in, &cells)) {
            answer_start(out, out->rng);
            write_answer(l, out, "too many arguments", 0);
            status = NO;
        } else if (!run_cells(l, g, &cells, out)) {
            status = NO;
        }
    }
    return lines_end(&in) ? status : CANNOT_UNDERSTAND;
}

/* One call: an argument is JSON if it parses as JSON, otherwise a plain string. */
static int run_single(const struct line *l, const struct game *g, struct answer *out)
{
    const struct call *c = find_call(g, l->word[1], strlen(l->word[1]));
    struct json *parsed[MAX_ARGUMENTS] = {0};
    struct value argument[MAX_ARGUMENTS];
    int count = l->words - 2, status = YES;

    if (!c)
        return complain("%s has no function '%s'", g->rules->title, l->word[1]);
    if (count > MAX_ARGUMENTS || !right_count(c, count))
        return complain("usage: parlour call %s %s %s", g->rules->name, c->name, c->arguments);
    for (int i = 0; i < count; i++) {
        const char *word = l->word[i + 2], *error;
        int column;

        parsed[i] = json_read(word, strlen(word), &error, &column);
        argument[i] =
            parsed[i] ? *json_root(parsed[i])
                      : (struct value){.kind = VALUE_TEXT, .text = word, .length = strlen(word)};
    }
    c->run(argument, count, out);
    if (!out->error || line_flag(l, "json"))
        write_answer(l, out, out->error, out->column);
    else if (out->column > 0)
        complain("column %d: %s", out->column, out->error);
    else
        complain("%s", out->error);
    if (out->error)
        status = CANNOT_UNDERSTAND;
    for (int i = 0; i < count; i++)
        json_release(parsed[i]);
    return status;
}

static int list_calls(const struct line *l, const struct game *g)
{
    bool json = line_flag(l, "json");

    if (json)
        json_open('[');
    for (const struct call *c = g->calls; c && c->name; c++) {
        if (!json) {
            printf("%s %s\n", c->name, c->arguments);
            continue;
        }
        json_open('{');
        json_name("name");
        json_text(c->name);
        json_name("arguments");
        json_text(c->arguments);
        json_close();
    }
    if (json)
        json_close();
    return YES;
}

static int run_call(const struct line *l)
{
    static struct answer out;
    const struct game *game = line_game(l);
    uint64_t seed = seed_from_clock();
    struct rng r;

    if (!game || !line_seed(l, &seed))
        return CANNOT_UNDERSTAND;
    r = rng_from(seed);
    answer_start(&out, &r);
    if (line_flag(l, "batch"))
        return l->words == 1 ? run_batch(l, game, &out) : complain("--batch reads standard input");
    return l->words == 1 ? list_calls(l, game) : run_single(l, game, &out);
}

static const struct flag call_flags[] = {
    {"batch", NULL, "many calls from standard input"},
    {"seed", "N", "for the functions that draw lots"},
    {"why", NULL, "behind the result, after a tab, the rule or the place that decided a no"},
    {"json", NULL, "the list of functions, errors and reasons as JSON as well"},
    {0},
};

const struct command call_command = {
    .name = "call",
    .arguments = "GAME [FUNCTION ARG... | --batch] [--why] [--seed N]",
    .summary = "a function of the published interface; prints JSON",
    .help = "An ARG is JSON if it parses as JSON, otherwise a plain string; lists may be written\n"
            "[1,0,2] or { 1, 0, 2 }. Without a function the functions of the game are listed.\n"
            "With --batch each input line is\n"
            "    function TAB json-argument TAB ...\n"
            "and each output line one JSON result, in order, at once; an error is {\"error\": "
            "\"...\"}, the\n"
            "rest goes on, and the exit status is 1. Blank lines are passed over.",
    .flags = call_flags,
    .least = 1,
    .most = MAX_ARGUMENTS + 2,
    .run = run_call,
};
