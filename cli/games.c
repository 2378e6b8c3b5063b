/* Commands about games before they are played: games, start, rules. */
#include "cli/commands.h"

#include "cli/cli.h"
#include "cli/json.h"
#include "cli/picture.h"
#include "core/walk.h"

#include <stdio.h>
#include <string.h>

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

static void json_option(const struct option *o)
{
    json_open('{');
    json_name("key");
    json_text(o->key);
    json_name("label");
    json_text(o->label);
    json_name("choices");
    json_open('[');
    for (int i = 0; i <= option_choices(o); i++) {
        char text[64];
        struct writer w = writer_over(text, sizeof text);

        if (i == option_choices(o)) {
            json_close();
            json_name("preset");
        }
        option_write(&w, o, i < option_choices(o) ? i : o->preset);
        json_text(text);
    }
    json_close();
}

static void json_game(const struct rules *g)
{
    int fewest, most;

    count_players(g, &fewest, &most);
    json_open('{');
    json_name("name");
    json_text(g->name);
    json_name("title");
    json_text(g->title);
    json_name("players");
    json_open('[');
    json_number(fewest);
    json_number(most);
    json_close();
    json_name("options");
    json_open('[');
    for (const struct option *o = g->options; o->key; o++)
        json_option(o);
    json_close();
    json_close();
}

static int run_games(const struct line *l)
{
    bool json = line_flag(l, "json");

    if (json)
        json_open('[');
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        if (g->hidden)
            continue;
        if (json && line_flag(l, "names"))
            json_text(g->rules->name);
        else if (json)
            json_game(g->rules);
        else if (line_flag(l, "names"))
            puts(g->rules->name);
        else
            print_game(g->rules);
    }
    if (json)
        json_close();
    return YES;
}

static const struct flag games_flags[] = {
    {"names", NULL, "only the names, one per line"}, {"json", NULL, "as JSON"}, {0}};

const struct command games_command = {
    .name = "games",
    .arguments = "[--names] [--json]",
    .summary = "name, title, players and options of every game",
    .help =
        "One line a game, separated by tabs: its name, its title, how many can play, then each\n"
        "option with its choices and, in brackets, its label and what holds unless another choice\n"
        "is made.",
    .flags = games_flags,
    .run = run_games,
};

/* start */

void print_state(const struct line *l, const struct rules *g, const struct state *s)
{
    if (!line_flag(l, "json")) {
        print_snapshot(g, s);
        putchar('\n');
        return;
    }
    json_open('{');
    json_name("state");
    json_state(g, s);
    json_close();
}

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
    print_state(l, game->rules, s);
    state_free(s);
    return YES;
}

static const struct flag start_flags[] = {
    {"seed", "N", "roll on to the first decision; the dice follow from N"},
    {"json", NULL, "as JSON"},
    {0}};

const struct command start_command = {
    .name = "start",
    .arguments = "GAME [--OPTION=VALUE] [--seed N] [--json]",
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

/* Broken between words, 78 columns at most. */
static void print_wrapped(const char *text)
{
    while (*text)
        text += print_wrapped_line(text);
}

/* One text for each paragraph; those are parted by empty lines. */
static void json_guide(const char *guide)
{
    json_open('[');
    for (const char *at = guide, *end; *at; at = end + strspn(end, "\n")) {
        char text[4096];

        end = strstr(at, "\n\n");
        end = end ? end : at + strlen(at);
        snprintf(text, sizeof text, "%.*s", (int)(end - at), at);
        json_text(text);
    }
    json_close();
}

static int rules_picture(const struct line *l, const struct game *game)
{
    long long number = 1;

    if (!line_number(l, "picture", 1, 99, &number))
        return CANNOT_UNDERSTAND;
    if (!line_flag(l, "output"))
        return complain("--picture needs -o FILE");
    return picture_rule(l, game, (int)number);
}

static int run_rules(const struct line *l)
{
    const struct game *game = line_game(l);

    if (!game)
        return CANNOT_UNDERSTAND;
    if (!game->rules->guide)
        return complain("%s has no guide", game->rules->title);
    if (line_flag(l, "output") || line_flag(l, "picture"))
        return rules_picture(l, game);
    if (line_flag(l, "json"))
        json_guide(game->rules->guide);
    else
        print_wrapped(game->rules->guide);
    return YES;
}

static const struct flag rules_flags[] = {
    {"json", NULL, "as JSON, one text for each paragraph"},
    {"picture", "N", "write one of its pictures instead, from 1; needs -o FILE"},
    {"output", "FILE", "where to: a name that ends with .svg, .png or .pdf (also -o FILE)"},
    {"size", "WxH", "its size in pixels, or points in a PDF"},
    {"palette", "NAME", "light, dark or contrast"},
    {0},
};

const struct command rules_command = {
    .name = "rules",
    .arguments = "GAME [--json] [--picture N -o FILE]",
    .summary = "how to play",
    .help = "The rules in a few paragraphs, for people; or one of the pictures that window and "
            "page show\n"
            "between them.",
    .flags = rules_flags,
    .least = 1,
    .most = 1,
    .run = run_rules,
};
