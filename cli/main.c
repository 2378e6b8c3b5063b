/* The command line: finds the command and runs it. */
#include "cli/cli.h"

#include "cli/commands.h"
#include "cli/solve.h"
#include "core/call.h"
#include "core/memory.h"
#include "core/walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const struct command *const commands[] = {
    /* clang-format off */
    &games_command,
    &start_command,
    &moves_command,
    &apply_command,
    &check_command,
    &show_command,
    &rules_command,
    &call_command,
    &perft_command,
    &random_command,
    &bench_command,
    &play_command,
    &match_command,
    &ladder_command,
    &hint_command,
    &engine_command,
    &web_command,
    &solve_command,
    &value_command,
    NULL,
    /* clang-format on */
};

const struct command *command_find(const char *name)
{
    for (int i = 0; commands[i]; i++)
        if (strcmp(commands[i]->name, name) == 0)
            return commands[i];
    return NULL;
}

void command_help(const struct command *c)
{
    printf("usage: parlour %s %s\n\n%s\n", c->name, c->arguments, c->help);
    if (c->flags && c->flags->name)
        puts("\nFlags:");
    for (const struct flag *f = c->flags; f && f->name; f++) {
        char left[64];

        snprintf(left, sizeof left, "--%s%s%s", f->name, f->value ? " " : "",
                 f->value ? f->value : "");
        printf("  %-24s %s\n", left, f->help);
    }
}

static void print_verbs(void)
{
    for (const struct game *g = catalogue; g->rules; g++)
        for (const struct verb *v = g->verbs; v && v->name; v++) {
            char left[64];

            snprintf(left, sizeof left, "%s %s %s", v->name, g->rules->name, v->arguments);
            printf("  %-40s %s\n", left, v->help);
        }
}

static int print_overview(void)
{
    puts("Parlour: five board games with rules exact to the letter.\n\n"
         "usage: parlour COMMAND [ARGUMENT...]\n\nCommands:");
    for (int i = 0; commands[i]; i++)
        printf("  %-10s %s\n", commands[i]->name, commands[i]->summary);
    puts("\nCommands of single games:");
    print_verbs();
    puts("\nSTATE is a snapshot or a record, or '-' for standard input.\n"
         "Exit status: 0 yes, 1 no (illegal, invalid), 2 cannot understand.\n"
         "'parlour help COMMAND' or 'parlour COMMAND --help' says more.");
    return YES;
}

static int print_names(void)
{
    for (int i = 0; commands[i]; i++)
        puts(commands[i]->name);
    for (const struct game *g = catalogue; g->rules; g++)
        for (const struct verb *v = g->verbs; v && v->name; v++)
            puts(v->name);
    return YES;
}

static int help(int count, char **arguments)
{
    const struct command *c;

    if (count < 2)
        return print_overview();
    if (strcmp(arguments[1], "--names") == 0)
        return print_names();
    c = command_find(arguments[1]);
    if (!c)
        return complain("there is no command '%s'; see 'parlour help'", arguments[1]);
    command_help(c);
    return YES;
}

static bool wants_help(int count, char **arguments)
{
    for (int i = 1; i < count && strcmp(arguments[i], "--") != 0; i++)
        if (strcmp(arguments[i], "--help") == 0)
            return true;
    return false;
}

/* Commands that belong to a game: `parlour VERB GAME STATE`. */
static const struct verb *find_verb(const char *name, const char *game, const struct rules **rules)
{
    const struct game *g = game ? catalogue_find(game, strlen(game)) : NULL;

    for (const struct verb *v = g ? g->verbs : NULL; v && v->name; v++)
        if (strcmp(v->name, name) == 0) {
            *rules = g->rules;
            return v;
        }
    return NULL;
}

enum { MAX_VERB_ARGUMENTS = 64, VERB_ROOM = 1 << 20 };

/* Verbs can print at most VERB_ROOM bytes: a thousand times what any of them needs. */
static int call_verb(const struct verb *v, const struct state *s, struct text *texts, int count)
{
    struct reader readers[MAX_VERB_ARGUMENTS];
    char *room = memory_new(VERB_ROOM);
    struct writer out = writer_over(room, VERB_ROOM);
    int status;

    for (int i = 0; i < count; i++)
        readers[i] = reader_over(texts[i].bytes, texts[i].length);
    status = v->run(s, readers, count, &out);
    fwrite(room, 1, strlen(room), stdout);
    for (int i = 0; status == CANNOT_UNDERSTAND && i < count; i++)
        if (readers[i].error) {
            complain_at(&readers[i]);
            break;
        }
    memory_free(room);
    return status;
}

static int run_verb(const struct verb *v, const struct rules *g, int count, char **arguments)
{
    struct text texts[MAX_VERB_ARGUMENTS];
    struct state *s = NULL;
    int first = v->takes_state ? 1 : 0, taken = 0, status = YES;

    if (wants_help(count, arguments)) {
        printf("usage: parlour %s %s %s\n\n%s\n", v->name, g->name, v->arguments, v->help);
        return YES;
    }
    if (count < first || count - first > MAX_VERB_ARGUMENTS)
        return complain("usage: parlour %s %s %s", v->name, g->name, v->arguments);
    if (v->takes_state && (status = position_take(g, arguments[0], &s)) != YES)
        return status;
    while (status == YES && taken < count - first)
        if (text_take(&texts[taken], arguments[first + taken]))
            taken++;
        else
            status = CANNOT_UNDERSTAND;
    if (status == YES)
        status = call_verb(v, s, texts, taken);
    while (taken > 0)
        text_free(&texts[--taken]);
    state_free(s);
    return status;
}

static int run(int count, char **arguments)
{
    static struct line l;
    const struct command *c = command_find(arguments[0]);
    const struct rules *rules = NULL;
    const struct verb *v = find_verb(arguments[0], count > 1 ? arguments[1] : NULL, &rules);

    if (v)
        return run_verb(v, rules, count - 2, arguments + 2);
    if (!c)
        return complain("there is no command '%s'; see 'parlour help'", arguments[0]);
    if (wants_help(count, arguments)) {
        command_help(c);
        return YES;
    }
    return line_parse(&l, c, count, arguments) ? c->run(&l) : CANNOT_UNDERSTAND;
}

int main(int count, char **arguments)
{
    int status;

    solve_watch();
    if (count < 2 || strcmp(arguments[1], "help") == 0 || strcmp(arguments[1], "--help") == 0)
        status = help(count - 1, arguments + 1);
    else if (strcmp(arguments[1], "--version") == 0)
        status = puts("parlour " PARLOUR_VERSION) < 0;
    else
        status = run(count - 1, arguments + 1);
    if (fflush(stdout) != 0)
        return complain("cannot write the output");
    return status;
}
