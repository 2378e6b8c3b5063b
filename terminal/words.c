/* What can be typed besides moves. */
#include "terminal/sitting.h"

#include <stdio.h>

static void print_help(struct sitting *s, const char *rest)
{
    (void)s;
    (void)rest;
    fputs("  a move        in the game's notation, or its number in the list of 'moves'\n"
          "  moves         every legal move\n"
          "  hint          what a strong player would do\n"
          "  undo, redo    back to your last decision, and forward again\n"
          "  board         the board once more;  text: the position as text\n"
          "  seat N WHO    player N becomes a person, random, or a level 1 to 9\n"
          "  save FILE     the whole game, to go on later with --load FILE\n"
          "  quit\n",
          stdout);
}

static void hint(struct sitting *s, const char *rest)
{
    (void)rest;
    computers_hint(s);
}

static void undo(struct sitting *s, const char *rest)
{
    (void)rest;
    if (!table_undo(s->table))
        puts("There is nothing to take back.");
    s->show = true;
}

static void redo(struct sitting *s, const char *rest)
{
    (void)rest;
    if (!table_redo(s->table))
        puts("There is nothing to redo.");
    s->show = true;
}

static void show_board(struct sitting *s, const char *rest)
{
    (void)rest;
    s->show = true;
}

static void print_text(struct sitting *s, const char *rest)
{
    (void)rest;
    print_snapshot(s->game->rules, table_state(s->table));
    putchar('\n');
}

static void quit(struct sitting *s, const char *rest)
{
    (void)rest;
    s->done = true;
}

/* `rest` is what stands behind the word. */
static const struct {
    const char *word;
    bool takes_more;
    void (*run)(struct sitting *s, const char *rest);
} typed[] = {
    {"help", false, print_help}, {"moves", false, moves_list}, {"hint", false, hint},
    {"undo", false, undo},       {"redo", false, redo},        {"board", false, show_board},
    {"text", false, print_text}, {"seat", true, seats_change}, {"save", true, keep_save},
    {"quit", false, quit},
};

const char *words_name(size_t n)
{
    return n < sizeof typed / sizeof *typed ? typed[n].word : NULL;
}

bool words_run(struct sitting *s, const char *line)
{
    size_t length = 0;

    while (line[length] && line[length] != ' ')
        length++;
    for (size_t i = 0; i < sizeof typed / sizeof *typed; i++)
        if (text_equal(line, length, typed[i].word) && (typed[i].takes_more || !line[length])) {
            typed[i].run(s, line + length + (line[length] == ' '));
            return true;
        }
    return false;
}
