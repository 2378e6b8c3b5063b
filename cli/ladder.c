/* parlour ladder: is every level better than the one below? */
#include "cli/commands.h"
#include "contest/contest.h"
#include "core/memory.h"
#include "host/files.h"

#include <stdio.h>
#include <unistd.h>

enum { SLOW_LEVEL = 7, SLOWER = 10 };

struct ladder {
    const struct game *game;
    struct settings with;
    uint64_t seed;
    long games;
    int threads;
    bool full;            /* slow levels with all their steps */
    int part, parts, row; /* every parts-th row is played; 0: all */
    const char *folder;   /* takes the records of every row; or NULL */
    bool merge;           /* no play: what the folder holds must do */
};

/* Where a slow level plays, both sides have a tenth of their steps: a ladder of full games would take
   days, and what is shown is that more steps help. */
static void add_level(const struct ladder *l, struct contest *c, int level, bool slow, char name[2])
{
    struct contestant *who = &c->contestant[c->contestants++];

    name[0] = (char)('0' + level);
    name[1] = '\0';
    *who = (struct contestant){.word = name};
    contestant_label(who);
    who->thinker = (struct thinker){
        .game = l->game, .skill = skill_level(l->game->brain, level), .threads = 1};
    if (slow && !l->full)
        who->thinker.skill.steps = (who->thinker.skill.steps + SLOWER - 1) / SLOWER;
}

static void add_named(const struct ladder *l, struct contest *c, const char *name)
{
    contestant_parse(name, l->game, 0, 1000, &c->contestant[c->contestants++]);
}

static struct contest contest_for(const struct ladder *l)
{
    return (struct contest){.game = l->game,
                            .contestant = memory_new(2 * sizeof(struct contestant)),
                            .records = -1,
                            .with = l->with,
                            .seed = l->seed,
                            .threads = l->threads,
                            .show_progress = isatty(STDERR_FILENO)};
}

static void print_row(const struct contest *c)
{
    static const char *const words[] = {"undecided", "no", "yes"};

    printf("%-8s %-8s %6ld %7.1f %6.1f %6.0f %6.0f %7.2f   %s\n", c->contestant[0].word,
           c->contestant[1].word, c->prefix * c->round_size, 100 * tally_mean(&c->tested),
           100 * tally_error(&c->tested), elo_of(tally_mean(&c->tested)), elo_error(&c->tested),
           c->test ? sprt_ratio(&c->tested, c->low, c->high) : 0, c->test ? words[c->verdict] : "");
    fflush(stdout);
}

/* The records of a row, such as 5-4 in the folder. */
static bool open_row(const struct ladder *l, struct contest *c)
{
    char file[4096];

    if (!l->folder)
        return true;
    snprintf(file, sizeof file, "%s/%s-%s", l->folder, c->contestant[0].word,
             c->contestant[1].word);
    if (l->merge && access(file, F_OK) != 0) {
        complain("'%s' is missing: its row was not played", file);
        return false;
    }
    return contest_open(c, file, true);
}

/* Without play the games of a row must be all there, or as many as its test needed. */
static bool is_complete(struct contest *c)
{
    contest_judge(c);
    if (c->verdict != UNDECIDED || c->prefix == c->units)
        return true;
    complain("%s against %s: only %ld of %ld games were played", c->contestant[0].word,
             c->contestant[1].word, c->prefix * c->round_size, c->units * c->round_size);
    return false;
}

static bool play_row(const struct ladder *l, struct contest *c, long games)
{
    bool good = contest_prepare(c, games) && open_row(l, c) &&
                (l->merge ? is_complete(c) : contest_run(c) && !contest_interrupted());

    if (good)
        print_row(c);
    contest_free(c);
    return good;
}

/* One level against the level below, until it is clear whether it is better. */
static bool play_step(const struct ladder *l, int level)
{
    struct contest c = contest_for(l);
    char upper[2], lower[2];

    c.test = true;
    c.low = 0;
    c.high = 60;
    add_level(l, &c, level, level >= SLOW_LEVEL, upper);
    if (level > 1)
        add_level(l, &c, level - 1, level >= SLOW_LEVEL, lower);
    else
        add_named(l, &c, "random");
    return play_row(l, &c, l->games);
}

/* No sequential test: a hundred games tell well enough what is far from even. */
static bool play_greedy(const struct ladder *l)
{
    struct contest c = contest_for(l);
    char lower[2];

    add_level(l, &c, 1, false, lower);
    add_named(l, &c, "greedy");
    return play_row(l, &c, l->games < 100 ? l->games : 100);
}

/* The rows are dealt out in turn. */
static bool is_ours(struct ladder *l)
{
    return !l->parts || l->row++ % l->parts == l->part - 1;
}

/* --resume FOLDER, which is made if need be, or --merge FOLDER. */
static bool take_folder(const struct line *l, struct ladder *ladder)
{
    const char *resume = line_flag(l, "resume"), *merge = line_flag(l, "merge");

    if (merge && (resume || ladder->parts)) {
        complain("--merge plays nothing: no --resume and no --part");
        return false;
    }
    ladder->folder = merge ? merge : resume;
    ladder->merge = merge != NULL;
    if (!resume || folder_make(resume))
        return true;
    complain("cannot make the folder '%s'", resume);
    return false;
}

static int run_ladder(const struct line *l)
{
    struct ladder ladder = {.game = line_game(l), .seed = 1};
    long long games = 400, threads = 1, from = 1, to = LEVELS;

    if (!ladder.game || !line_settings(l, ladder.game->rules, &ladder.with) ||
        !line_seed(l, &ladder.seed) || !line_number(l, "games", 2, 1000000, &games) ||
        !line_number(l, "threads", 1, 256, &threads) || !line_number(l, "from", 1, LEVELS, &from) ||
        !line_number(l, "to", 1, LEVELS, &to) || !line_part(l, &ladder.part, &ladder.parts))
        return CANNOT_UNDERSTAND;
    if (!take_folder(l, &ladder))
        return CANNOT_UNDERSTAND;
    ladder.games = (long)games;
    ladder.threads = (int)threads;
    ladder.full = line_flag(l, "full") != NULL;
    printf("%-8s %-8s %6s %7s %6s %6s %6s %7s   %s\n", "level", "against", "games", "%", "+-",
           "Elo", "+-", "ratio", "better");
    if (from == 1 && is_ours(&ladder) && !play_greedy(&ladder))
        return NO;
    for (int level = (int)from; level <= to; level++)
        if (is_ours(&ladder) && !play_step(&ladder, level))
            return NO;
    return YES;
}

static const struct flag flags[] = {
    {"games", "N", "at most, for each step (400)"},
    {"from", "L", "the lowest level to test (1)"},
    {"to", "L", "the highest (9)"},
    {"full", NULL, "levels 7 to 9 with all their steps, not with a tenth"},
    {"part", "I/N", "play the I-th of N shares of the rows"},
    {"resume", "FOLDER",
     "keep the games of every row in a file of FOLDER, going on with what is there"},
    {"merge", "FOLDER", "no play: the rows whose games lie in FOLDER, such as those of all shares"},
    {"seed", "S", "all dice and choices follow from S (1)"},
    {"threads", "T", "games played side by side (1)"},
    {0},
};

const struct command ladder_command = {
    .name = "ladder",
    .arguments = "GAME [--games N] [--from L] [--to L] [--full] [--seed S] [--threads T]\n"
                 "               [--part I/N] [--resume FOLDER | --merge FOLDER] [--OPTION=VALUE]",
    .summary = "whether every level is better than the one below",
    .help =
        "Level 1 plays 'greedy' and 'random', then each level the one below, until a sequential "
        "test\n"
        "(0 against 60 Elo, both errors 5 %) knows whether it is better.",
    .flags = flags,
    .game_options = true,
    .least = 1,
    .most = 1,
    .run = run_ladder,
};
