/* parlour match: players against each other. */
#include "cli/commands.h"
#include "contest/contest.h"
#include "core/memory.h"

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
        if (end != text && !*end && c->low < c->high &&
            (c->contestants >= 2 || line_flag(l, "merge")))
            return true;
    }
    complain("--sprt needs two players and two differences in Elo, such as 0,60");
    return false;
}

/* --clock MS[+MS] */
static bool take_clock(const struct line *l, struct contest *c)
{
    const char *text = line_flag(l, "clock");
    char *end;
    long ms, more = 0;

    if (!text)
        return true;
    ms = strtol(text, &end, 10);
    if (end != text && *end == '+')
        more = strtol(end + 1, &end, 10);
    if (*end || ms < 1 || ms > 86400000 || more < 0 || more > 86400000) {
        complain("--clock needs milliseconds for a game, such as 60000 or 60000+100");
        return false;
    }
    c->clocked = true;
    c->seconds = (double)ms / 1000;
    c->more = (double)more / 1000;
    return true;
}

/* What a player may spend: steps, time for a move, or time for a game. */
static bool take_time(const struct line *l, struct contest *c)
{
    long long steps = 1000, ms = 0;
    bool work = line_flag(l, "cpu-time") != NULL;

    if (!line_number(l, "steps", 1, 1000000000, &steps) ||
        !line_number(l, work ? "cpu-time" : "time", 1, 86400000, &ms))
        return false;
    if ((line_flag(l, "steps") != NULL) + (line_flag(l, "time") != NULL) + work +
            (line_flag(l, "clock") != NULL) >
        1) {
        complain("--steps, --time, --cpu-time or --clock: one of them");
        return false;
    }
    c->seconds = (double)ms / 1000;
    c->by_work = work;
    c->steps = (int)steps;
    c->snapshots = line_flag(l, "snapshots") != NULL;
    return take_clock(l, c);
}

static bool take_players(const struct line *l, struct contest *c)
{
    if (!take_time(l, c))
        return false;
    c->contestants = l->words - 1;
    c->contestant = memory_new(sizeof *c->contestant * (size_t)l->words);
    if (c->contestants < 1) {
        complain("match needs a game and its players; see 'parlour help match'");
        return false;
    }
    for (int i = 0; i < c->contestants; i++)
        if (!contestant_parse(l->word[i + 1], c->game, c->seconds, c->steps, &c->contestant[i]))
            return false;
    return true;
}

static bool take_pairing(const struct line *l, struct contest *c)
{
    bool robin = line_flag(l, "round-robin"), gauntlet = line_flag(l, "gauntlet");

    c->pairing = robin ? PAIR_ROBIN : gauntlet ? PAIR_GAUNTLET : PAIR_TOGETHER;
    if (robin && gauntlet)
        complain("--round-robin or --gauntlet, not both");
    return !robin || !gauntlet;
}

static bool take_limits(const struct line *l, struct contest *c)
{
    long long threads = 1, patience = 30, margin = 100, memory = 4096;

    if (!line_number(l, "threads", 1, 256, &threads) ||
        !line_number(l, "patience", 1, 86400, &patience) ||
        !line_number(l, "margin", 0, 86400000, &margin) ||
        !line_number(l, "memory", 0, 1 << 30, &memory))
        return false;
    c->threads = (int)threads;
    c->patience = (double)patience;
    c->margin = (double)margin / 1000;
    c->memory = (size_t)memory << 20;
    return true;
}

static bool take_line(const struct line *l, struct contest *c)
{
    long long games = 100;
    const char *openings = line_flag(l, "openings");

    c->game = line_game(l);
    c->seed = 1;
    c->show_progress = isatty(STDERR_FILENO);
    return c->game && line_settings(l, c->game->rules, &c->with) && take_players(l, c) &&
           take_test(l, c) && line_seed(l, &c->seed) && line_part(l, &c->part, &c->parts) &&
           take_pairing(l, c) && take_limits(l, c) &&
           line_number(l, "games", 1, 100000000, &games) &&
           (!openings || contest_read_openings(c, openings)) && contest_prepare(c, (long)games);
}

static bool open_files(const struct line *l, struct contest *c)
{
    const char *record = line_flag(l, "record"), *resume = line_flag(l, "resume");
    const char *log = line_flag(l, "log");

    if (record && resume) {
        complain("--record begins a file, --resume goes on with one: not both");
        return false;
    }
    return (!log || contest_open_log(c, log)) &&
           ((!record && !resume) || contest_open(c, resume ? resume : record, resume != NULL));
}

static void tell(const struct line *l, const struct contest *c)
{
    if (line_flag(l, "json"))
        contest_json(c);
    else
        contest_table(c);
}

static int play_match(const struct line *l, struct contest *c)
{
    bool good;

    if (!take_line(l, c) || !open_files(l, c))
        return CANNOT_UNDERSTAND;
    good = contest_run(c);
    if (contest_interrupted())
        complain("interrupted: the table so far, of rounds that are complete");
    tell(l, c);
    contest_clocks(c);
    contest_warn(c);
    return good && !contest_interrupted() ? YES : NO;
}

static int merge(const struct line *l, struct contest *c)
{
    if (!take_test(l, c) ||
        !contest_merge(c, l->word, l->words, line_flag(l, "openings"), line_flag(l, "record")))
        return CANNOT_UNDERSTAND;
    tell(l, c);
    contest_warn(c);
    return YES;
}

static int run_match(const struct line *l)
{
    struct contest c = {.records = -1};
    int status = line_flag(l, "merge") ? merge(l, &c) : play_match(l, &c);

    contest_free(&c);
    return status;
}

static const struct flag flags[] = {
    {"games", "N", "how many for each pairing, rounded up to whole rounds (100)"},
    {"steps", "N", "steps of 'flat' and 'search' for a move (1000)"},
    {"time", "MS", "or their time for a move"},
    {"cpu-time", "MS", "or that of a processor, which a busy machine does not change"},
    {"clock", "MS[+MS]", "or their time for a game, and what every move adds to it"},
    {"snapshots", NULL, "tell outside programs positions, not the moves from the start"},
    {"seed", "S", "all dice and choices follow from S (1)"},
    {"threads", "T", "games played side by side (1)"},
    {"round-robin", NULL, "any two meet; so it is anyway if there are more players than seats"},
    {"gauntlet", NULL, "the first meets each of the others"},
    {"openings", "FILE", "begin with the records or .blksgf games in FILE, or 'shipped' ones"},
    {"sprt", "LOW,HIGH", "stop when it is clear whether the first is LOW or HIGH Elo better"},
    {"margin", "MS", "an outside program forfeits when it takes so much over its time (100)"},
    {"patience", "S", "or when it does not answer for S seconds where it has no time (30)"},
    {"memory", "MB", "that each process of an outside program may use (4096; 0: no limit)"},
    {"record", "FILE", "keep the records of all games in a new file"},
    {"resume", "FILE", "the same, going on with what the file already holds"},
    {"log", "FILE", "what was said before an outside program forfeited"},
    {"part", "I/N", "play the I-th of N equal shares"},
    {"merge", NULL, "no play: the table of the records in FILE..., such as all shares"},
    {"json", NULL, "the table for programs"},
    {0},
};

const struct command match_command = {
    .name = "match",
    .arguments = "GAME PLAYER... --games N [--time MS | --cpu-time MS | --clock MS[+MS] | "
                 "--steps N]\n"
                 "               [--seed S] [--threads T]\n"
                 "               [--round-robin | --gauntlet] [--openings FILE] [--sprt LOW,HIGH]\n"
                 "               [--record FILE | --resume FILE] [--part I/N] [--json]\n"
                 "               [--OPTION=VALUE]\n"
                 "       parlour match --merge FILE... [--record FILE] [--json]",
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
        "and Elo with its 95 % interval. An outside program that is late, silent, crashes, says "
        "too\nmuch or makes an illegal move forfeits the game, and the match goes on "
        "(doc/ENGINE.md).\n"
        "Ctrl+C prints the table so far. doc/FARM.md tells how to share a match out.",
    .flags = flags,
    .game_options = true,
    .least = 1,
    .most = MAX_WORDS,
    .run = run_match,
};
