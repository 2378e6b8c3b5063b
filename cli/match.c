/* parlour match: players against each other. */
#include "cli/commands.h"
#include "contest/contest.h"

#include <stdlib.h>
#include <unistd.h>

/* --sprt LOW,HIGH in Elo. */
static bool take_test(const struct line *l, struct contest *c)
{
    const char *text = line_flag(l, "sprt");
    char *end;

    if (!text)
        return true;
    c->test = true;
    c->low = strtod(text, &end);
    if (end != text && *end == ',') {
        text = end + 1;
        c->high = strtod(text, &end);
        if (end != text && !*end && c->low < c->high && c->contestants >= 2)
            return true;
    }
    complain("--sprt needs two players and two differences in Elo, such as 0,60");
    return false;
}

static bool take_players(const struct line *l, struct contest *c)
{
    long long steps = 1000, ms = 0;

    if (!line_number(l, "steps", 1, 1000000000, &steps) ||
        !line_number(l, "time", 1, 86400000, &ms))
        return false;
    if (line_flag(l, "steps") && line_flag(l, "time")) {
        complain("--time or --steps, not both");
        return false;
    }
    c->contestants = l->words - 1;
    for (int i = 0; i < c->contestants; i++)
        if (!contestant_parse(l->word[i + 1], c->game, (double)ms / 1000, (int)steps,
                              &c->contestant[i]))
            return false;
    return true;
}

static bool take_line(const struct line *l, struct contest *c)
{
    long long games = 100, threads = 1, patience = 30;

    c->game = line_game(l);
    c->seed = 1;
    c->show_progress = isatty(STDERR_FILENO);
    if (!c->game || !line_settings(l, c->game->rules, &c->with) || !take_players(l, c) ||
        !take_test(l, c) || !line_seed(l, &c->seed) ||
        !line_number(l, "games", 1, 10000000, &games) ||
        !line_number(l, "threads", 1, 256, &threads) ||
        !line_number(l, "patience", 1, 86400, &patience))
        return false;
    c->threads = (int)threads;
    c->patience = (double)patience;
    return contest_prepare(c, (long)games);
}

static int run_match(const struct line *l)
{
    struct contest c = {0};
    const char *record = line_flag(l, "record"), *resume = line_flag(l, "resume");
    int status = YES;

    if (record && resume)
        return complain("--record begins a file, --resume goes on with one: not both");
    if (!take_line(l, &c))
        return CANNOT_UNDERSTAND;
    if ((record || resume) && !contest_open(&c, resume ? resume : record, resume != NULL))
        status = CANNOT_UNDERSTAND;
    else if (!contest_run(&c))
        status = NO;
    else
        contest_table(&c);
    contest_free(&c);
    return status;
}

static const struct flag flags[] = {
    {"games", "N", "how many, rounded up to whole rounds (100)"},
    {"steps", "N", "steps of 'flat' and 'search' for a move (1000)"},
    {"time", "MS", "or their time for a move"},
    {"seed", "S", "all dice and choices follow from S (1)"},
    {"threads", "T", "games played side by side (1)"},
    {"sprt", "LOW,HIGH", "stop when it is clear whether the first is LOW or HIGH Elo better"},
    {"patience", "S", "give up on an outside program that is S seconds late (30)"},
    {"record", "FILE", "keep the records of all games in a new file"},
    {"resume", "FILE", "the same, going on with what the file already holds"},
    {0},
};

const struct command match_command = {
    .name = "match",
    .arguments = "GAME PLAYER... --games N [--time MS | --steps N] [--seed S] [--threads T]\n"
                 "               [--sprt LOW,HIGH] [--patience S] [--record FILE | --resume FILE]\n"
                 "               [--OPTION=VALUE]",
    .summary = "players against each other, with error bars",
    .help =
        "A PLAYER is random, greedy, flat, search, a level 1 to 9, gtp:COMMAND or "
        "engine:COMMAND.\n"
        "flat and search may carry settings, as in search:steps=500,explore=120. Where a game can "
        "be\nsolved, solver plays from its table.\n"
        "The players change seats from game to game, and the games of a round share their "
        "dice.\n"
        "The table shows seats played, won, drawn and lost; the share of the points with its\n"
        "95 % interval, reckoned over rounds; the mean score and how far it is ahead of the "
        "others;\n"
        "the difference in Elo; the mean and the longest time for a move.",
    .flags = flags,
    .game_options = true,
    .least = 2,
    .most = 1 + MAX_CONTESTANTS,
    .run = run_match,
};
