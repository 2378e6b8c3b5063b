/* The command bench: how fast random games are played. */
#include "cli/commands.h"

#include "ai/think.h"
#include "core/memory.h"
#include "core/walk.h"
#include "host/thinker.h"

#include <stdio.h>

struct count {
    double seconds;
    long long games, steps;
};

/* How long to measure: for some time, or for a number of games if there is one. */
struct effort {
    double seconds;
    long long games;
};

static bool enough(const struct count *c, const struct effort *e)
{
    return e->games ? c->games >= e->games : c->seconds >= e->seconds;
}

/* Complete random games through the general interface: list, choose, apply. */
static void bench_general(const struct rules *g, struct state *s, const struct settings *with,
                          const struct effort *effort, struct count *out)
{
    struct rng r = rng_from(1);
    double start = seconds_now();
    move list[MAX_MOVES];
    int actor;

    *out = (struct count){0};
    do {
        for (int batch = 0; batch < 16; batch++, out->games++)
            for (state_start(g, s, with); (actor = g->actor(s)) != OVER; out->steps++)
                g->apply(s, actor == CHANCE ? roll(g, s, &r)
                                            : list[rng_below(&r, (uint32_t)g->moves(s, list))]);
        out->seconds = seconds_now() - start;
    } while (!enough(out, effort));
}

/* Complete games by the brain's own fast playout. */
static void bench_playout(const struct rules *g, const struct brain *b, struct state *s,
                          const struct settings *with, const struct effort *effort,
                          struct count *out)
{
    struct rng r = rng_from(1);
    void *scratch = memory_new(b->scratch_size);
    double start = seconds_now();

    *out = (struct count){0};
    do {
        for (int batch = 0; batch < 16; batch++, out->games++) {
            state_start(g, s, with);
            out->steps += b->playout(s, &r, scratch, NULL);
        }
        out->seconds = seconds_now() - start;
    } while (!enough(out, effort));
    memory_free(scratch);
}

static void print_count(const char *name, const char *how, const struct count *c, size_t bytes)
{
    printf("%-12s %-8s %12.0f %12.0f %8.1f %8zu\n", name, how, (double)c->steps / c->seconds,
           (double)c->games / c->seconds, (double)c->steps / (double)c->games, bytes);
    fflush(stdout);
}

static int bench_game(const struct line *l, const struct game *game, const struct effort *effort)
{
    const struct rules *g = game->rules;
    struct settings with;
    struct state *s;
    struct count c;

    if (!line_settings(l, g, &with))
        return CANNOT_UNDERSTAND;
    s = state_new(g);
    bench_general(g, s, &with, effort, &c);
    print_count(g->name, "general", &c, g->state_size);
    if (game->brain && game->brain->playout) {
        bench_playout(g, game->brain, s, &with, effort, &c);
        print_count(g->name, "playout", &c, g->state_size);
    }
    state_free(s);
    return YES;
}

static int run_bench(const struct line *l)
{
    long long milliseconds = 1000;
    struct effort effort = {0};
    int status = YES;

    if (!line_number(l, "time", 1, 1000000, &milliseconds) ||
        !line_number(l, "games", 1, 1000000000, &effort.games))
        return CANNOT_UNDERSTAND;
    effort.seconds = (double)milliseconds / 1000;
    printf("%-12s %-8s %12s %12s %8s %8s\n", "game", "way", "steps/s", "games/s", "steps", "bytes");
    if (l->words == 0)
        for (const struct game *g = catalogue; g->rules && status == YES; g++)
            if (!g->hidden)
                status = bench_game(l, g, &effort);
    for (int i = 0; i < l->words && status == YES; i++) {
        const struct game *g = word_game(l->word[i]);

        status = g ? bench_game(l, g, &effort) : CANNOT_UNDERSTAND;
    }
    return status;
}

static const struct flag bench_flags[] = {
    {"time", "MS", "for each measurement (1000)"},
    {"games", "N", "so many games instead of so much time"},
    {0},
};

const struct command bench_command = {
    .name = "bench",
    .arguments = "[GAME...] [--time MS | --games N] [--OPTION=VALUE]",
    .summary = "complete random games per second on one core",
    .help =
        "Way 'general' lists the moves, chooses one and applies it, to the end of the game; way\n"
        "'playout' is the computer player's fast playout. Bytes are those of a state.",
    .flags = bench_flags,
    .game_options = true,
    .most = 16,
    .run = run_bench,
};
