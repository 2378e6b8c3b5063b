/* Commands that ask the rules: games, start, moves, apply, check, show. */
#include "cli/commands.h"

#include "cli/cli.h"
#include "cli/picture.h"
#include "core/walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct flag no_flags[] = {{0}};

/* games */

/* The fewest and the most players that any choice of an option gives. */
static void count_players(const struct rules *g, int *fewest, int *most)
{
    struct state *s = state_new(g);

    *fewest = MAX_PLAYERS;
    *most = 0;
    for (const struct option *o = g->options; o->key; o++)
        for (int k = 0; k < option_choices(o); k++) {
            struct settings with = settings_preset(g->options);
            int players;

            with.choice[o - g->options] = k;
            state_start(g, s, &with);
            players = g->players(s);
            *fewest = players < *fewest ? players : *fewest;
            *most = players > *most ? players : *most;
        }
    state_free(s);
}

static void print_game(const struct rules *g)
{
    struct settings preset = settings_preset(g->options);
    int fewest, most;

    count_players(g, &fewest, &most);
    printf("%s\t%s\t%d", g->name, g->title, fewest);
    if (most > fewest)
        printf("-%d", most);
    fputs(" players", stdout);
    for (const struct option *o = g->options; o->key; o++) {
        char text[64];
        struct writer w = writer_over(text, sizeof text);

        option_write(&w, o, preset.choice[o - g->options]);
        printf("\t--%s=%s (%s; %s)", o->key, o->choices, o->label, text);
    }
    putchar('\n');
}

static int run_games(const struct line *l)
{
    for (const struct game *g = NULL; (g = catalogue_next(g));)
        if (!g->hidden) {
            if (line_flag(l, "names"))
                puts(g->rules->name);
            else
                print_game(g->rules);
        }
    return YES;
}

static const struct flag games_flags[] = {{"names", NULL, "only the names, one per line"}, {0}};

const struct command games_command = {
    .name = "games",
    .arguments = "",
    .summary = "name, title, players and options of every game",
    .help =
        "One line a game, separated by tabs: its name, its title, how many can play, then each\n"
        "option with its choices and, in brackets, its label and what holds unless another choice\n"
        "is made.",
    .flags = games_flags,
    .run = run_games,
};

/* start */

static int run_start(const struct line *l)
{
    const struct game *game = line_game(l);
    struct settings with;
    uint64_t seed = 0, events = 0;
    struct state *s;

    if (!game || !line_settings(l, game->rules, &with) || !line_seed(l, &seed))
        return CANNOT_UNDERSTAND;
    s = state_new(game->rules);
    state_start(game->rules, s, &with);
    if (line_flag(l, "seed"))
        roll_on(game->rules, s, seed, &events);
    print_snapshot(game->rules, s);
    putchar('\n');
    state_free(s);
    return YES;
}

static const struct flag start_flags[] = {
    {"seed", "N", "roll on to the first decision; the dice follow from N"}, {0}};

const struct command start_command = {
    .name = "start",
    .arguments = "GAME [--OPTION=VALUE] [--seed N]",
    .summary = "the first snapshot, before any chance",
    .help =
        "Prints the snapshot of a new game. With --seed, chance events are drawn up to the first\n"
        "decision of a player. The options of each game are listed by 'parlour games'.",
    .flags = start_flags,
    .game_options = true,
    .least = 1,
    .most = 1,
    .run = run_start,
};

/* moves */

static void print_moves(const struct rules *g, const struct state *s)
{
    move list[MAX_MOVES];
    char room[24];
    int actor = g->actor(s), count = g->moves(s, list);

    if (actor >= 0 && g->seat_name)
        printf("player %d (%s)\n", actor + 1, g->seat_name(s, actor));
    else if (actor >= 0)
        printf("player %d\n", actor + 1);
    else
        puts(actor_name(actor, room));
    for (int i = 0; actor != OVER && i < count; i++) {
        print_move(g, s, list[i]);
        if (actor == CHANCE)
            printf("\t%d", g->weight(s, list[i]));
        putchar('\n');
    }
}

static int run_moves(const struct line *l)
{
    const struct game *game;
    struct state *s;
    int status = line_position(l, &game, &s);

    if (status != YES)
        return status;
    print_moves(game->rules, s);
    state_free(s);
    return YES;
}

const struct command moves_command = {
    .name = "moves",
    .arguments = "GAME STATE",
    .summary = "who acts, then every legal move, one per line",
    .help = "The first line is 'player N (name)', 'chance' or 'over'. Then one line a move; "
            "outcomes of\n"
            "chance are followed by a tab and their weight.",
    .flags = no_flags,
    .least = 2,
    .most = 2,
    .run = run_moves,
};

/* apply */

/* All words from `first` on, joined by blanks: "build R0" may come as one word or as two. */
static char *join_words(const struct line *l, int first)
{
    size_t length = 1;
    char *text;

    for (int i = first; i < l->words; i++)
        length += strlen(l->word[i]) + 1;
    text = calloc(1, length);
    for (int i = first; text && i < l->words; i++) {
        strcat(text, l->word[i]);
        if (i + 1 < l->words)
            strcat(text, " ");
    }
    return text;
}

static int apply_text(const struct rules *g, struct state *s, const char *text)
{
    struct reader r = reader_of(text);
    struct refusal why;

    for (read_space(&r); !read_done(&r); read_space(&r)) {
        move m = g->read_move(&r, s);

        if (r.error)
            return complain_at(&r);
        if (!play(g, s, m, &why)) {
            complain("%s", why.text);
            return NO;
        }
    }
    return YES;
}

static int run_apply(const struct line *l)
{
    const struct game *game;
    struct state *s;
    char *text;
    int status = line_position(l, &game, &s);

    if (status != YES)
        return status;
    text = join_words(l, 2);
    status = text ? apply_text(game->rules, s, text) : complain("out of memory");
    if (status == YES) {
        print_snapshot(game->rules, s);
        putchar('\n');
    }
    free(text);
    state_free(s);
    return status;
}

const struct command apply_command = {
    .name = "apply",
    .arguments = "GAME STATE MOVE...",
    .summary = "the snapshot after, or the sentence that says why not",
    .help = "Plays the moves one after another. Outcomes of chance are moves too ('roll 3').",
    .flags = no_flags,
    .least = 3,
    .most = MAX_WORDS,
    .run = run_apply,
};

/* check and show */

static int run_check(const struct line *l)
{
    const struct game *game;
    struct state *s;
    int status = line_position(l, &game, &s);

    if (status != YES)
        return status;
    puts("valid");
    state_free(s);
    return YES;
}

const struct command check_command = {
    .name = "check",
    .arguments = "GAME STATE",
    .summary = "valid, or the first error with its column",
    .help =
        "Exit status 0 and 'valid'; 1 for a record with an illegal move; 2 for a text that is no\n"
        "position at all.",
    .flags = no_flags,
    .least = 2,
    .most = 2,
    .run = run_check,
};

static int run_show(const struct line *l)
{
    const struct game *game;
    struct state *s;
    int status;

    if (!line_flag(l, "output") && l->givens > 0)
        return complain("--size, --form and --palette belong to a picture: they need -o FILE");
    status = line_position(l, &game, &s);
    if (status != YES)
        return status;
    if (line_flag(l, "output"))
        status = picture_show(l, game, s);
    else
        print_board(game->rules, s);
    state_free(s);
    return status;
}

static const struct flag show_flags[] = {
    {"output", "FILE", "write a picture instead: FILE ends with .svg, .png or .pdf (also -o FILE)"},
    {"size", "WxH", "its size in pixels, or points in a PDF"},
    {"form", "NAME", "wide, or tall as on a phone"},
    {"palette", "NAME", "light, dark or contrast"},
    {0},
};

const struct command show_command = {
    .name = "show",
    .arguments = "GAME STATE [-o FILE] [--size WxH] [--form NAME] [--palette NAME]",
    .summary = "a board for human eyes",
    .help = "Draws the position in the terminal, in colour when it is one (NO_COLOR is obeyed), or "
            "as a\n"
            "picture to a file.",
    .flags = show_flags,
    .least = 2,
    .most = 2,
    .run = run_show,
};

/* rules */

/* One line of at most 78 columns, broken between words; says how much of the text it took. */
static size_t print_wrapped_line(const char *text)
{
    size_t length = strcspn(text, "\n"), cut = length;

    if (length > 78)
        for (cut = 78; cut > 0 && text[cut] != ' ';)
            cut--;
    printf("%.*s\n", (int)cut, text);
    return cut + (text[cut] != '\0');
}

static int run_rules(const struct line *l)
{
    const struct game *game = line_game(l);

    if (!game)
        return CANNOT_UNDERSTAND;
    if (!game->rules->guide)
        return complain("%s has no guide", game->rules->title);
    for (const char *at = game->rules->guide; *at;)
        at += print_wrapped_line(at);
    return YES;
}

const struct command rules_command = {
    .name = "rules",
    .arguments = "GAME",
    .summary = "how to play",
    .help = "The rules in a few paragraphs, for people.",
    .flags = no_flags,
    .least = 1,
    .most = 1,
    .run = run_rules,
};
