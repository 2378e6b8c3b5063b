/* What can be typed besides moves. */
#include "terminal/sitting.h"

#include <stdio.h>
#include <string.h>

static void hint(struct sitting *s, const char *rest)
{
    (void)rest;
    computers_hint(s);
}

static void act(struct sitting *s, enum action a, const char *otherwise)
{
    if (!session_can(s->session, a))
        puts(otherwise);
    session_do(s->session, a);
    s->show = s->ask = true;
}

static void undo(struct sitting *s, const char *rest)
{
    (void)rest;
    act(s, ACTION_UNDO, "There is nothing to take back.");
}

static void redo(struct sitting *s, const char *rest)
{
    (void)rest;
    act(s, ACTION_REDO, "There is nothing to redo.");
}

static void show_board(struct sitting *s, const char *rest)
{
    (void)rest;
    s->show = s->ask = true;
}

/* The board as a screen reader hears it in the window: what lies where, one thing a line. */
static void read_board(struct sitting *s, const char *rest)
{
    const struct drawing *d = table_draw(s->table);

    page_start(s);
    for (int i = 0; d && i < d->targets; i++) {
        const char *label = d->text + d->target[i].label;

        if (*label && strstr(label, rest) && !page_line(label))
            return;
    }
    s->ask = true;
}

static void tell_rules(struct sitting *s, const char *rest)
{
    (void)rest;
    page_start(s);
    page_text(s->game->rules->guide ? s->game->rules->guide : "This game has no guide.");
    s->ask = true;
}

static void tell_log(struct sitting *s, const char *rest)
{
    (void)rest;
    moves_log(s);
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

static void help(struct sitting *s, const char *rest);

/* `run` gets what stands behind the word. */
static const struct word {
    const char *word;
    const char *takes; /* how it looks with what may follow; NULL: nothing may */
    const char *help;
    void (*run)(struct sitting *s, const char *rest);
} typed[] = {
    {"help", "help WORD", "this list, or what a word does; also ? and WORD ?", help},
    {"moves", "moves PATTERN", "every legal move, or those with PATTERN in them (* and ? work)",
     moves_list},
    {"hint", NULL, "what a strong player would do, and why", hint},
    {"undo", NULL, "back to your last decision", undo},
    {"redo", NULL, "forward again", redo},
    {"board", NULL, "the board once more", show_board},
    {"read", "read WORD", "the board in words, for ears; only lines with WORD", read_board},
    {"rules", NULL, "how to play", tell_rules},
    {"log", NULL, "the moves so far", tell_log},
    {"text", NULL, "the position as text", print_text},
    {"seat", "seat N WHO", "player N becomes a person, random, or a level from 1 to 9",
     seats_change},
    {"name", "name N NAME", "what player N is called", seats_call},
    {"save", "save FILE", "the whole game in a file, to go on later with --load FILE", keep_save},
    {"quit", NULL, "the end", quit},
};

enum { WORDS = sizeof typed / sizeof *typed };

static const struct word *find_word(const char *text, size_t length)
{
    for (int i = 0; i < WORDS; i++)
        if (text_equal(text, length, typed[i].word))
            return &typed[i];
    return NULL;
}

static bool tell_word(const struct word *w)
{
    char line[160];

    snprintf(line, sizeof line, "  %-14s %s", w->takes ? w->takes : w->word, w->help);
    return page_line(line);
}

static void help(struct sitting *s, const char *rest)
{
    const struct word *one = find_word(rest, strlen(rest));

    page_start(s);
    if (one) {
        tell_word(one);
        return;
    }
    page_line("  a move         in the game's notation, or its number in the list of 'moves'");
    for (int i = 0; i < WORDS; i++)
        if (!tell_word(&typed[i]))
            return;
    page_line("Tab completes, the arrow keys bring back what you typed.");
}

const char *words_name(size_t n)
{
    return n < WORDS ? typed[n].word : NULL;
}

bool words_run(struct sitting *s, const char *line)
{
    size_t length = strcspn(line, " ");
    const char *rest = line + length + strspn(line + length, " ");
    const struct word *w = text_equal(line, length, "?") ? &typed[0] : find_word(line, length);

    if (!w || (*rest && !w->takes && strcmp(rest, "?") != 0))
        return false;
    if (strcmp(rest, "?") == 0)
        help(s, w->word);
    else
        w->run(s, rest);
    return true;
}
