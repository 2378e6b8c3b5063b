/* The published functions of a game from the command line, one or many. */
#include "cli/commands.h"

#include "cli/json.h"

#include <stdio.h>
#include <stdlib.h>
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

/* Batch: function TAB json-argument TAB ... */
static void run_cells(const struct game *g, char *const *cell, const size_t *length, int cells,
                      struct answer *out)
{
    const struct call *c = find_call(g, cell[0], length[0]);
    struct json *parsed[MAX_ARGUMENTS] = {0};
    struct value argument[MAX_ARGUMENTS];
    const char *error = NULL;
    int column = 0, count = 0;

    if (!c)
        error = "there is no such function";
    else if (!right_count(c, cells - 1))
        error = "wrong number of arguments";
    for (; !error && count < cells - 1; count++) {
        parsed[count] = json_read(cell[count + 1], length[count + 1], &error, &column);
        if (error)
            column += (int)(cell[count + 1] - cell[0]);
        else
            argument[count] = *json_root(parsed[count]);
    }
    if (!error) {
        answer_start(out, out->rng);
        c->run(argument, count, out);
        error = out->error;
        column = out->column;
    }
    if (error)
        write_error(error, column);
    else
        json_write(&out->value);
    putchar('\n');
    while (count > 0)
        json_release(parsed[--count]);
}

static int run_batch(const struct game *g, struct answer *out)
{
    char *line = NULL;
    size_t room = 0;
    ssize_t got;

    while ((got = getline(&line, &room, stdin)) >= 0) {
        char *cell[MAX_ARGUMENTS + 1], *at = line;
        size_t length[MAX_ARGUMENTS + 1];
        char *end = line + got;
        int cells = 0;

        if (end > line && end[-1] == '\n')
            end--;
        if (end > line && end[-1] == '\r')
            end--;
        do {
            char *tab = memchr(at, '\t', (size_t)(end - at));

            cell[cells] = at;
            length[cells++] = (size_t)((tab ? tab : end) - at);
            at = tab ? tab + 1 : NULL;
        } while (at && cells <= MAX_ARGUMENTS);
        if (at) {
            write_error("too many arguments", 0);
            putchar('\n');
        } else {
            run_cells(g, cell, length, cells, out);
        }
    }
    free(line);
    return ferror(stdin) ? complain("cannot read standard input") : YES;
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
    if (out->error && out->column > 0) {
        status = complain("column %d: %s", out->column, out->error);
    } else if (out->error) {
        status = complain("%s", out->error);
    } else {
        json_write(&out->value);
        putchar('\n');
    }
    for (int i = 0; i < count; i++)
        json_release(parsed[i]);
    return status;
}

static int list_calls(const struct game *g)
{
    for (const struct call *c = g->calls; c && c->name; c++)
        printf("%s %s\n", c->name, c->arguments);
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
        return l->words == 1 ? run_batch(game, &out) : complain("--batch reads standard input");
    return l->words == 1 ? list_calls(game) : run_single(l, game, &out);
}

static const struct flag call_flags[] = {
    {"batch", NULL, "many calls from standard input"},
    {"seed", "N", "for the functions that draw lots"},
    {0},
};

const struct command call_command = {
    .name = "call",
    .arguments = "GAME [FUNCTION ARG... | --batch] [--seed N]",
    .summary = "a function of the published interface; prints JSON",
    .help =
        "An ARG is JSON if it parses as JSON, otherwise a plain string. Without a function the\n"
        "functions of the game are listed. With --batch each input line is\n"
        "    function TAB json-argument TAB ...\n"
        "and each output line one JSON result, in order; an error is {\"error\": \"...\"} and the\n"
        "rest goes on.",
    .flags = call_flags,
    .least = 1,
    .most = MAX_ARGUMENTS + 2,
    .run = run_call,
};
