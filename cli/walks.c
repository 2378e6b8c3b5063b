/* Commands that walk through games: perft, random, bench. */
#include "cli/commands.h"

#include "ai/think.h"
#include "core/memory.h"
#include "core/walk.h"

#include <stdio.h>
#include <string.h>

/* perft */

static uint64_t divide(const struct rules *g, const struct state *s, int depth)
{
    move list[MAX_MOVES];
    struct state *next = state_new(g);
    uint64_t sum = 0;
    int count = g->actor(s) == OVER ? 0 : g->moves(s, list);

    for (int i = 0; i < count; i++) {
        uint64_t below;

        state_copy(g, next, s);
        g->apply(next, list[i]);
        below = perft(g, next, depth - 1);
        print_move(g, s, list[i]);
        printf("\t%llu\n", (unsigned long long)below);
        sum += below;
    }
    state_free(next);
    return sum;
}

static int run_perft(const struct line *l)
{
    const struct game *game = line_game(l);
    struct settings with;
    struct state *s;
    long long depth = -1;
    int status;

    if (!game || !line_number(l, "depth", 0, 100, &depth) || !line_settings(l, game->rules, &with))
        return CANNOT_UNDERSTAND;
    if (depth < 0)
        return complain("perft needs --depth N");
    if (l->words > 1) {
        status = position_take(game->rules, l->word[1], &s);
        if (status != YES)
            return status;
    } else {
        s = state_new(game->rules);
        state_start(game->rules, s, &with);
    }
    printf("%llu\n", (unsigned long long)(line_flag(l, "divide") && depth > 0
                                              ? divide(game->rules, s, (int)depth)
                                              : perft(game->rules, s, (int)depth)));
    state_free(s);
    return YES;
}

static const struct flag perft_flags[] = {
    {"depth", "N", "how many steps to look ahead"},
    {"divide", NULL, "also the count behind each first move"},
    {0},
};

const struct command perft_command = {
    .name = "perft",
    .arguments = "GAME [STATE] --depth N [--divide] [--OPTION=VALUE]",
    .summary = "positions after N steps",
    .help = "Counts the positions after N steps (choices and outcomes of chance alike, each once), "
            "from\n"
            "STATE or from the start.",
    .flags = perft_flags,
    .game_options = true,
    .least = 1,
    .most = 2,
    .run = run_perft,
};

/* random */

static void play_random(const struct rules *g, struct state *s, uint64_t seed, long long game)
{
    struct rng choice = rng_from(seed);
    uint64_t events = 0;
    int actor;

    for (long long step = 1; (actor = g->actor(s)) != OVER; step++) {
        move list[MAX_MOVES];
        char room[24];
        move m;

        if (actor == CHANCE) {
            struct rng dice = rng_event(seed, events++);

            m = roll(g, s, &dice);
        } else {
            m = list[rng_below(&choice, (uint32_t)g->moves(s, list))];
        }
        printf("%lld\t%lld\t%s\t", game, step, actor_name(actor, room));
        print_move(g, s, m);
        g->apply(s, m);
        putchar('\t');
        print_snapshot(g, s);
        putchar('\n');
    }
}

static int run_random(const struct line *l)
{
    const struct game *game = line_game(l);
    struct settings with;
    struct state *s;
    long long games = 1;
    uint64_t seed = 1;

    if (!game || !line_number(l, "games", 0, 1000000000, &games) || !line_seed(l, &seed) ||
        !line_settings(l, game->rules, &with))
        return CANNOT_UNDERSTAND;
    s = state_new(game->rules);
    for (long long i = 1; i <= games; i++) {
        state_start(game->rules, s, &with);
        play_random(game->rules, s, game_seed(seed, (uint64_t)i), i);
    }
    state_free(s);
    return YES;
}

static const struct flag random_flags[] = {
    {"games", "N", "how many (1)"}, {"seed", "S", "they follow from S (1)"}, {0}};

const struct command random_command = {
    .name = "random",
    .arguments = "GAME --games N --seed S [--OPTION=VALUE]",
    .summary = "complete random games, one line a step",
    .help = "Each line is: game TAB step TAB actor TAB move TAB snapshot after. Actors are players "
            "from\n"
            "1, or 'chance'. Choices are uniform over the legal moves, dice fall with their odds.",
    .flags = random_flags,
    .game_options = true,
    .least = 1,
    .most = 1,
    .run = run_random,
};

/* bench */

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
