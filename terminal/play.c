/* A game in the terminal: people and computer players in any seat. */
#include "cli/commands.h"

#include "terminal/input.h"
#include "terminal/sitting.h"

#include <stdio.h>

/* What Tab offers: the words of words.c, then the legal moves. */
static const char *offer(void *context, size_t n)
{
    static char text[256];
    struct sitting *s = context;
    struct writer w = writer_over(text, sizeof text);
    move list[MAX_MOVES];
    size_t words = 0;

    if (words_name(n))
        return words_name(n);
    while (words_name(words))
        words++;
    if (table_actor(s->table) < 0 ||
        n - words >= (size_t)s->game->rules->moves(table_state(s->table), list))
        return NULL;
    s->game->rules->write_move(&w, table_state(s->table), list[n - words]);
    return text;
}

static void print_status(struct sitting *s)
{
    char text[256];
    struct writer w = writer_over(text, sizeof text);

    table_status(s->table, &w);
    puts(text);
}

static int play_on(struct sitting *s)
{
    const char *line;
    bool over;

    while (!s->done) {
        computers_run(s);
        if (s->show)
            print_board(s->game->rules, table_state(s->table));
        s->show = false;
        over = table_actor(s->table) == OVER;
        print_status(s);
        line = input_next(s->input, "> ");
        if (!line) {
            putchar('\n');
            break;
        }
        if (*line && !words_run(s, line) && !over)
            moves_try(s, line);
    }
    return YES;
}

static int run_play(const struct line *l)
{
    struct sitting s = {.game = line_game(l), .show = true};
    struct settings with;
    uint64_t seed = seed_from_clock();
    const char *path = line_flag(l, "load");
    int status = YES;

    if (!s.game || !line_settings(l, s.game->rules, &with) || !line_seed(l, &seed))
        return CANNOT_UNDERSTAND;
    kept_begin(&s, &with, seed, line_flag(l, "by-hand") != NULL);
    if (!seats_take(l, s.table))
        status = CANNOT_UNDERSTAND;
    else if (path)
        status = keep_load(&s, path);
    else if (line_flag(l, "resume"))
        status = kept_resume(&s);
    if (status == YES) {
        s.input = input_open(offer, &s);
        if (!path && !line_flag(l, "resume") && !line_flag(l, "seed"))
            kept_offer(&s);
        s.told = table_at(s.table);
        if (table_chance_of(s.table) == CHANCE_BY_SEED)
            printf("%s, seed %llu. 'help' tells what you can type.\n", s.game->rules->title,
                   (unsigned long long)table_seed(s.table));
        else
            printf("%s, you roll. 'help' tells what you can type.\n", s.game->rules->title);
        status = play_on(&s);
        input_close(s.input);
    }
    kept_end(&s);
    return status;
}

static const struct flag play_flags[] = {
    {"seats", "WHO,WHO", "person, random, or a level 1 to 9 for each seat (person,3,3,3)"},
    {"seed", "N", "the dice follow from N"},
    {"by-hand", NULL, "I roll myself: what came is typed in"},
    {"resume", NULL, "go on with the last game that is not over"},
    {"load", "FILE", "go on with a saved game"},
    {0},
};

const struct command play_command = {
    .name = "play",
    .arguments = "GAME [--seats WHO,WHO,...] [--seed N] [--by-hand] [--resume] [--load FILE] "
                 "[--OPTION=VALUE]",
    .summary = "a game in the terminal, people and computers in any seat",
    .help = "Type a move, its number in the list of 'moves', or 'help'.",
    .flags = play_flags,
    .game_options = true,
    .least = 1,
    .most = 1,
    .run = run_play,
};
