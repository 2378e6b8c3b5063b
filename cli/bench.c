/* How fast a game runs: bench. */
#include "cli/commands.h"

#include "ai/think.h"
#include "cli/json.h"
#include "core/memory.h"
#include "core/walk.h"

#include <stdio.h>
#include <time.h>

struct count {
    double seconds;
    long long games, steps;
};

/* What to measure, and how long: for some time, or for a number of games if there is one. */
struct effort {
    const struct game *game;
    const struct state *root; /* where every game begins */
    struct state *work, *leaf;
    double seconds;
    long long games;
    uint64_t seed;
    bool json;
};

/* Of this program's own work, so that others on the machine do not count. */
static double processor_seconds(void)
{
    struct timespec used;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
    return (double)used.tv_sec + 1e-9 * (double)used.tv_nsec;
}

static bool enough(const struct count *c, const struct effort *e)
{
    return e->games ? c->games >= e->games : c->seconds >= e->seconds;
}

/* Complete random games through the general interface: list, choose, apply. */
static void bench_general(const struct effort *e, struct count *out)
{
    const struct rules *g = e->game->rules;
    struct rng r = rng_from(e->seed);
    double start = processor_seconds();
    move list[MAX_MOVES];
    int actor;

    *out = (struct count){0};
    do {
        for (int batch = 0; batch < 16; batch++, out->games++) {
            state_copy(g, e->work, e->root);
            for (; (actor = g->actor(e->work)) != OVER; out->steps++)
                g->apply(e->work, actor == CHANCE
                                      ? roll(g, e->work, &r)
                                      : list[rng_below(&r, (uint32_t)g->moves(e->work, list))]);
        }
        out->seconds = processor_seconds() - start;
    } while (!enough(out, e));
}

/* Complete games by the brain's own fast playout. */
static void bench_playout(const struct effort *e, struct count *out)
{
    const struct brain *b = e->game->brain;
    struct rng r = rng_from(e->seed);
    void *scratch = memory_new(b->scratch_size);
    double start = processor_seconds();

    *out = (struct count){0};
    do {
        for (int batch = 0; batch < 16; batch++, out->games++) {
            state_copy(e->game->rules, e->work, e->root);
            out->steps += b->playout(e->work, &r, scratch, NULL);
        }
        out->seconds = processor_seconds() - start;
    } while (!enough(out, e));
    memory_free(scratch);
}

/* Every move applied to a fresh copy; says how many. */
static long long apply_all(const struct rules *g, const struct state *s, struct state *next)
{
    move list[MAX_MOVES];
    int count = g->actor(s) == OVER ? 0 : g->moves(s, list);

    for (int i = 0; i < count; i++) {
        state_copy(g, next, s);
        g->apply(next, list[i]);
    }
    return count;
}

/* A tree of two moves, every position in it made: what perft does, without counting short. Each
   subtree counts as a game. */
static void bench_leaves(const struct effort *e, struct count *out)
{
    const struct rules *g = e->game->rules;
    double start = processor_seconds();
    move list[MAX_MOVES];
    int count = g->actor(e->root) == OVER ? 0 : g->moves(e->root, list);

    *out = (struct count){0};
    while (count > 0 && !enough(out, e)) {
        for (int batch = 0; batch < 64; batch++, out->games++) {
            state_copy(g, e->work, e->root);
            g->apply(e->work, list[out->games % count]);
            out->steps += 1 + apply_all(g, e->work, e->leaf);
        }
        out->seconds = processor_seconds() - start;
    }
}

static void print_count(const struct effort *e, const char *how, const struct count *c)
{
    const struct rules *g = e->game->rules;

    if (c->games == 0)
        return;
    if (e->json) {
        json_open('{');
        json_name("game");
        json_text(g->name);
        json_name("way");
        json_text(how);
        json_name("steps_per_second");
        json_fraction((double)c->steps / c->seconds, 0);
        json_name("games_per_second");
        json_fraction((double)c->games / c->seconds, 1);
        json_name("steps_per_game");
        json_fraction((double)c->steps / (double)c->games, 1);
        json_name("bytes");
        json_number((long long)g->state_size);
        json_close();
        return;
    }
    printf("%-12s %-8s %12.0f %12.0f %8.1f %8zu\n", g->name, how, (double)c->steps / c->seconds,
           (double)c->games / c->seconds, (double)c->steps / (double)c->games, g->state_size);
    fflush(stdout);
}

static void bench_from(const struct effort *e)
{
    struct count c;

    bench_general(e, &c);
    print_count(e, "general", &c);
    bench_leaves(e, &c);
    print_count(e, "leaves", &c);
    if (e->game->brain && e->game->brain->playout) {
        bench_playout(e, &c);
        print_count(e, "playout", &c);
    }
}

static int bench_game(const struct line *l, const struct game *game, struct effort effort)
{
    struct state *root;
    int status = line_root(l, game->rules, line_flag(l, "from"), &root);

    if (status != YES)
        return status;
    effort.game = game;
    effort.root = root;
    effort.work = state_new(game->rules);
    effort.leaf = state_new(game->rules);
    bench_from(&effort);
    state_free(effort.leaf);
    state_free(effort.work);
    state_free(root);
    return YES;
}

static int run_bench(const struct line *l)
{
    long long milliseconds = 1000;
    struct effort effort = {.seed = 1};
    int status = YES;

    if (!line_number(l, "time", 1, 1000000, &milliseconds) ||
        !line_number(l, "games", 1, 1000000000, &effort.games) || !line_seed(l, &effort.seed))
        return CANNOT_UNDERSTAND;
    if (line_flag(l, "from") && l->words != 1)
        return complain("--from needs one game");
    effort.seconds = (double)milliseconds / 1000;
    effort.json = line_flag(l, "json");
    if (!effort.json)
        printf("%-12s %-8s %12s %12s %8s %8s\n", "game", "way", "steps/s", "games/s", "steps",
               "bytes");
    if (l->words == 0)
        for (const struct game *g = NULL; status == YES && (g = catalogue_next(g));)
            if (!g->hidden)
                status = bench_game(l, g, effort);
    for (int i = 0; i < l->words && status == YES; i++) {
        const struct game *g = word_game(l->word[i]);

        status = g ? bench_game(l, g, effort) : CANNOT_UNDERSTAND;
    }
    return status;
}

static const struct flag bench_flags[] = {
    {"time", "MS", "for each measurement (1000)"},
    {"games", "N", "so many games instead of so much time"},
    {"from", "STATE", "games begin there"},
    {"seed", "S", "all dice and choices follow from S (1)"},
    {"json", NULL, "as JSON, one object a line"},
    {0},
};

const struct command bench_command = {
    .name = "bench",
    .arguments = "[GAME...] [--time MS | --games N] [--from STATE] [--seed S] [--OPTION=VALUE]",
    .summary = "complete random games per second on one core",
    .help =
        "Way 'general' lists the moves, chooses one and applies it, to the end of the game; way\n"
        "'leaves' makes every position of a tree of two moves; way 'playout' is the computer\n"
        "player's fast playout. Seconds are those of the processor; bytes are those of a state.",
    .flags = bench_flags,
    .game_options = true,
    .most = 16,
    .run = run_bench,
};
