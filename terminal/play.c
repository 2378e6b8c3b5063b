/* A game in the terminal: people and computer players in any seat. */
#include "cli/commands.h"

#include "terminal/input.h"
#include "terminal/sitting.h"

#include <stdio.h>
#include <string.h>

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

static void ask(struct sitting *s)
{
    char text[SENTENCE_ROOM];
    struct writer w = writer_over(text, sizeof text);

    if (table_viewing(s->table)) /* a game of older rules */
        session_notice(s->session, &w);
    else
        table_question(s->table, &w);
    page_start(s);
    page_text(text);
    s->ask = false;
}

/* "cyan> ", or "Anna (cyan)> ". */
static const char *prompt(const struct sitting *s)
{
    static char text[NAME_BYTES + 64];
    struct writer w = writer_over(text, sizeof text);
    int actor = table_actor(s->table);

    if (actor >= 0) {
        const char *seat = s->game->rules->seat_name
                               ? s->game->rules->seat_name(table_state(s->table), actor)
                               : NULL;

        table_seat_name(s->table, actor, &w);
        if (seat && *table_called(s->table, actor)) {
            write_text(&w, " (");
            write_text(&w, seat);
            write_char(&w, ')');
        }
    }
    write_text(&w, "> ");
    return text;
}

static int play_on(struct sitting *s)
{
    const char *line;

    while (!s->done) {
        computers_run(s);
        if (s->show)
            print_board(s->game->rules, table_state(s->table));
        if (s->show || s->ask)
            ask(s);
        s->show = false;
        line = input_next(s->input, prompt(s));
        if (!line) {
            putchar('\n');
            break;
        }
        line += strspn(line, " \t");
        if (!*line || words_run(s, line))
            continue;
        if (table_actor(s->table) == OVER)
            puts("The game is over: undo, or quit.");
        else if (table_viewing(s->table))
            s->ask = true;
        else
            moves_try(s, line);
    }
    return YES;
}

/* What the line says, and for the rest what is usual here. */
static bool begin(const struct line *l, struct sitting *s)
{
    struct start how;

    kept_preset(s, &how);
    how.seeded = true;
    how.seed = seed_from_clock();
    if (line_flag(l, "by-hand"))
        how.chance = CHANCE_BY_HAND;
    if (!line_change(l, s->game->rules, &how.settings) || !line_seed(l, &how.seed))
        return false;
    kept_begin(s, &how);
    return true;
}

static int run_play(const struct line *l)
{
    struct sitting s = {.game = line_game(l), .show = true};
    const char *path = line_flag(l, "load");
    int status = YES;

    if (!s.game)
        return CANNOT_UNDERSTAND;
    kept_open(&s);
    if (!begin(l, &s))
        status = CANNOT_UNDERSTAND;
    else if (l->words > 1)
        status = keep_given(&s, l->word[1]);
    if (status == YES && !seats_take(l, &s))
        status = CANNOT_UNDERSTAND;
    else if (status == YES && path)
        status = keep_load(&s, path);
    else if (status == YES && line_flag(l, "resume"))
        status = kept_resume(&s);
    if (status == YES) {
        s.input = input_open(offer, &s);
        if (!path && l->words == 1 && !line_flag(l, "resume") && !line_flag(l, "seed"))
            kept_offer(&s);
        s.told = table_at(s.table);
        if (table_chance_of(s.table) == CHANCE_BY_SEED)
            printf("%s, seed %llu. '?' tells what you can type.\n", s.game->rules->title,
                   (unsigned long long)table_seed(s.table));
        else
            printf("%s, you roll. '?' tells what you can type.\n", s.game->rules->title);
        status = play_on(&s);
        input_close(s.input);
    }
    if (kept_end(&s) != YES)
        status = CANNOT_UNDERSTAND;
    return status;
}

static const struct flag play_flags[] = {
    {"seats", "WHO,WHO", "person, random, or a level 1 to 9 for each seat (person,3,3,3)"},
    {"names", "NAME,NAME", "what people are called"},
    {"seed", "N", "the dice follow from N"},
    {"by-hand", NULL, "I roll myself: what came is typed in"},
    {"resume", NULL, "go on with the last game that is not over"},
    {"load", "FILE", "go on with a saved game"},
    {0},
};

const struct command play_command = {
    .name = "play",
    .arguments = "GAME [STATE] [--seats WHO,WHO,...] [--names NAME,...] [--seed N] [--by-hand] "
                 "[--resume] [--load FILE] [--OPTION=VALUE]",
    .summary = "a game in the terminal, people and computers in any seat",
    .help = "Type a move, its number in the list of 'moves', or '?'. Boards fit a terminal of 80 "
            "by 24 and use\n"
            "more room where there is; NO_COLOR and TERM=dumb are obeyed. 'read' tells the board "
            "in words.",
    .flags = play_flags,
    .game_options = true,
    .least = 1,
    .most = 2,
    .run = run_play,
};
