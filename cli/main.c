/* The command line: finds the command and runs it. */
#include "cli/cli.h"

#include "cli/commands.h"
#include "cli/complete.h"
#include "cli/solve.h"
#include "cli/verbs.h"
#include "core/memory.h"
#include "host/files.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

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
    &kept_command,
    &match_command,
    &openings_command,
    &ladder_command,
    &hint_command,
    &doctor_command,
    &review_command,
    &lesson_command,
    &puzzle_command,
    &puzzles_command,
    &progress_command,
    &engine_command,
    &web_command,
    &serve_command,
    &join_command,
    &letter_command,
    &verify_command,
    &solve_command,
    &value_command,
    &mark_command,
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

static void explain(const struct command *c)
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

static int print_overview(void)
{
    puts("Parlour: five board games with rules exact to the letter.\n\n"
         "usage: parlour COMMAND [ARGUMENT...]\n\nCommands:");
    for (int i = 0; commands[i]; i++)
        printf("  %-10s %s\n", commands[i]->name, commands[i]->summary);
    puts("\nCommands of single games:");
    verbs_list();
    puts("\nSTATE is a snapshot or a record, or '-' for standard input.\n"
         "Exit status: 0 yes, 1 no (illegal, invalid), 2 cannot understand.\n"
         "'parlour help COMMAND' or 'parlour COMMAND --help' says more.");
    return YES;
}

static int print_names(void)
{
    for (int i = 0; commands[i]; i++)
        puts(commands[i]->name);
    verbs_names();
    return YES;
}

/* Of a command, or of a verb of single games. */
static int print_help(const char *name)
{
    const struct command *c = command_find(name);

    if (c)
        explain(c);
    else if (verb_exists(name))
        verb_help(name);
    else
        return complain("there is no command '%s'; see 'parlour help'", name);
    return YES;
}

static int help(int count, char **arguments)
{
    if (count < 2)
        return print_overview();
    if (strcmp(arguments[1], "--names") == 0)
        return print_names();
    if (strcmp(arguments[1], "--complete") == 0)
        return complete_words(count - 2, arguments + 2), YES;
    return print_help(arguments[1]);
}

static bool wants_help(int count, char **arguments)
{
    for (int i = 1; i < count && strcmp(arguments[i], "--") != 0; i++)
        if (strcmp(arguments[i], "--help") == 0 || strcmp(arguments[i], "-h") == 0)
            return true;
    return false;
}

static int run(int count, char **arguments)
{
    static struct line l;
    const struct command *c = command_find(arguments[0]);

    if (wants_help(count, arguments) || (!c && !verb_exists(arguments[0])))
        return print_help(arguments[0]);
    if (!c)
        return verb_run(count, arguments);
    return line_parse(&l, c, count, arguments) ? c->run(&l) : CANNOT_UNDERSTAND;
}

/* What is kept is kept at once, so nothing has to be put away; programs that we started end with us. */
static void tell_short_memory(void)
{
    static const char sentence[] = "parlour: there is not enough memory\n";

    (void)!write(STDERR_FILENO, sentence, sizeof sentence - 1);
    _exit(CANNOT_UNDERSTAND);
}

int main(int count, char **arguments)
{
    int status;

    files_guard();
    memory_when_short(tell_short_memory);
    solve_watch();
    if (count < 2 || strcmp(arguments[1], "help") == 0 || strcmp(arguments[1], "--help") == 0 ||
        strcmp(arguments[1], "-h") == 0)
        status = help(count - 1, arguments + 1);
    else if (strcmp(arguments[1], "--version") == 0 || strcmp(arguments[1], "-V") == 0)
        status = puts("parlour " PARLOUR_VERSION) < 0;
    else
        status = run(count - 1, arguments + 1);
    if (fflush(stdout) != 0 || ferror(stdout))
        return complain("cannot write the output");
    return status;
}
