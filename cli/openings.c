/* parlour openings: positions to begin the games of a match with, varied and balanced. */
#include "cli/commands.h"
#include "contest/contest.h"
#include "contest/shipped.h"
#include "core/memory.h"
#include "core/walk.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { LATER_SEED = 7919, MOST_OPENINGS = 100000 };

/* What is wanted. */
struct wish {
    const struct game *game;
    struct settings with;
    int plies; /* decisions of players */
    double within;
    int steps;
    uint64_t seed;
};

/* How far from even the seats are: the largest distance of a share from an equal one. Alone at the table
   there is nothing to balance. */
static double tilt_of(const struct wish *w, const struct state *s, uint64_t seed)
{
    struct thinker judge = {
        .game = w->game,
        .skill = {.method = THINK_SEARCH, .steps = w->steps, .searches = 1, .forced_too = true},
        .threads = 1};
    int players = w->game->rules->players(s);
    struct thought t;
    double sum = 0, most = 0;

    if (players == 1)
        return 0;
    judge.skill.tuning = w->game->brain ? w->game->brain->tuning : NULL;
    thinker_move(&judge, s, seed, NULL, &t);
    for (int p = 0; p < players; p++)
        sum += t.share[0][p];
    for (int p = 0; p < players; p++) {
        double away = fabs(t.share[0][p] / (sum > 0 ? sum : 1) - 1.0 / players);

        most = away > most ? away : most;
    }
    return most;
}

/* A short game between players who look a little and choose freely among what seems good. */
static bool play_some(const struct wish *w, uint64_t seed, struct state *s, struct writer *record)
{
    const struct rules *g = w->game->rules;
    struct thinker free = {
        .game = w->game,
        .skill = {.method = THINK_SEARCH, .steps = 60, .searches = 1, .freedom = 150},
        .threads = 1};
    struct settings preset = settings_preset(g->options);
    uint64_t events = 0;
    int made = 0;

    settings_write(record, g->options, &w->with, &preset);
    write_char(record, ';');
    state_start(g, s, &w->with);
    while (g->actor(s) != OVER && (made < w->plies || g->actor(s) == CHANCE)) {
        struct rng r = rng_event(seed, events++);
        move m = g->actor(s) == CHANCE
                     ? roll(g, s, &r)
                     : thinker_move(&free, s, game_seed(seed, events), NULL, NULL);

        made += g->actor(s) != CHANCE;
        write_char(record, ' ');
        g->write_move(record, s, m);
        g->apply(s, m);
    }
    return g->actor(s) != OVER && write_fitted(record);
}

static bool is_new(uint64_t *seen, long *count, uint64_t hash)
{
    for (long i = 0; i < *count; i++)
        if (seen[i] == hash)
            return false;
    seen[(*count)++] = hash;
    return true;
}

static void make(const struct wish *w, long wanted)
{
    const struct rules *g = w->game->rules;
    uint64_t *seen = memory_new(sizeof *seen * (size_t)wanted);
    char *text = memory_new(RECORD_ROOM);
    struct state *s = state_new(g);
    long made = 0;

    for (uint64_t try = 0; made < wanted && try < (uint64_t)wanted * 200; try++) {
        struct writer record = writer_over(text, RECORD_ROOM);
        uint64_t seed = game_seed(w->seed, try);

        if (play_some(w, seed, s, &record) && tilt_of(w, s, seed + LATER_SEED) <= w->within &&
            is_new(seen, &made, state_hash(g, s))) {
            puts(text);
            fflush(stdout);
        }
    }
    if (made < wanted)
        complain("only %ld of %ld were found: allow more than --within %g", made, wanted,
                 w->within * 100);
    state_free(s);
    memory_free(text);
    memory_free(seen);
}

/* How balanced each opening of a file is that has these settings. */
static int check(const struct wish *w, const char *file)
{
    const struct rules *g = w->game->rules;
    struct contest c = {.game = w->game, .with = w->with, .records = -1};
    struct state *s = state_new(g);
    long bad = 0;
    int status = contest_read_openings(&c, file) ? YES : CANNOT_UNDERSTAND;

    for (long i = 0; i < c.openings; i++) {
        double tilt;

        state_start(g, s, &w->with);
        for (int j = 0; j < c.opening[i].count; j++)
            g->apply(s, c.opening[i].move[j]);
        tilt = g->actor(s) == CHANCE ? 0 : tilt_of(w, s, game_seed(w->seed, (uint64_t)i));
        bad += tilt > w->within;
        printf("%ld\t%.1f %%\t%s\n", i + 1, 100 * tilt, tilt <= w->within ? "even" : "tilted");
    }
    state_free(s);
    contest_free(&c);
    return status == YES && bad ? NO : status;
}

static int run_openings(const struct line *l)
{
    long long count = 0, plies = 8, steps = 2000, within = 5;
    struct wish w = {.game = line_game(l), .seed = 1};
    const char *own, *file = line_flag(l, "check");

    if (!w.game || !line_settings(l, w.game->rules, &w.with) || !line_seed(l, &w.seed) ||
        !line_number(l, "make", 1, MOST_OPENINGS, &count) ||
        !line_number(l, "plies", 0, 1000, &plies) ||
        !line_number(l, "steps", 1, 1000000000, &steps) ||
        !line_number(l, "within", 0, 100, &within))
        return CANNOT_UNDERSTAND;
    w.plies = (int)plies;
    w.steps = (int)steps;
    w.within = (double)within / 100;
    if (file)
        return check(&w, file);
    if (count) {
        make(&w, (long)count);
        return YES;
    }
    own = shipped_openings(w.game->rules->name);
    if (!own)
        return complain("no openings are shipped for %s; --make N makes some",
                        w.game->rules->title);
    fputs(own, stdout);
    return YES;
}

static const struct flag flags[] = {
    {"make", "N", "make N new ones instead of printing those that are shipped"},
    {"plies", "P", "decisions before the position (8)"},
    {"within", "PERCENT", "how far a seat's expected share may be from an equal one (5)"},
    {"steps", "N", "of the search that judges a position (2000)"},
    {"check", "FILE", "judge the openings of FILE, or 'shipped', that have these options"},
    {"seed", "S", "all dice and choices follow from S (1)"},
    {0},
};

const struct command openings_command = {
    .name = "openings",
    .arguments = "GAME [--make N | --check FILE] [--plies P] [--within PERCENT] [--steps N]\n"
                 "                  [--seed S] [--OPTION=VALUE]",
    .summary = "balanced positions to begin the games of a match with",
    .help = "Prints records, one a line, for 'parlour match --openings FILE'. New ones are short "
            "games\nbetween players that choose freely among good moves; a search then judges "
            "whether every\nseat may expect its equal share.",
    .flags = flags,
    .game_options = true,
    .least = 1,
    .most = 1,
    .run = run_openings,
};
