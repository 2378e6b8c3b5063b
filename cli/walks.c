/* Commands that walk through games: perft, random. */
#include "cli/commands.h"

#include "cli/json.h"
#include "core/walk.h"

#include <stdio.h>
#include <string.h>

/* perft */

static void print_part(const struct rules *g, const struct state *s, move m, uint64_t below,
                       bool json)
{
    if (json) {
        json_open('[');
        json_move(g, s, m);
        json_number((long long)below);
        json_close();
        return;
    }
    print_move(g, s, m);
    printf("\t%llu\n", (unsigned long long)below);
}

static uint64_t divide(const struct rules *g, const struct state *s, int depth, bool json)
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
        print_part(g, s, list[i], below, json);
        sum += below;
    }
    state_free(next);
    return sum;
}

static void print_perft(const struct line *l, const struct rules *g, const struct state *s,
                        int depth)
{
    bool json = line_flag(l, "json"), parts = line_flag(l, "divide") && depth > 0;
    uint64_t sum;

    if (json) {
        json_open('{');
        json_name("moves");
        json_open('[');
    }
    sum = parts ? divide(g, s, depth, json) : perft(g, s, depth);
    if (!json) {
        printf("%llu\n", (unsigned long long)sum);
        return;
    }
    json_close();
    json_name("positions");
    json_number((long long)sum);
    json_close();
}

static int run_perft(const struct line *l)
{
    const struct game *game = line_game(l);
    struct state *s;
    long long depth = -1;
    int status;

    if (!game || !line_number(l, "depth", 0, 100, &depth))
        return CANNOT_UNDERSTAND;
    if (depth < 0)
        return complain("perft needs --depth N");
    status = line_root(l, game->rules, l->words > 1 ? l->word[1] : NULL, &s);
    if (status != YES)
        return status;
    print_perft(l, game->rules, s, (int)depth);
    state_free(s);
    return YES;
}

static const struct flag perft_flags[] = {
    {"depth", "N", "how many steps to look ahead"},
    {"divide", NULL, "also the count behind each first move"},
    {"json", NULL, "as JSON"},
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

static void play_random(const struct rules *g, struct state *s, uint64_t seed, long long game,
                        bool json)
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
        if (json) {
            json_open('{');
            json_name("game");
            json_number(game);
            json_name("step");
            json_number(step);
            json_name("actor");
            json_text(actor_name(actor, room));
            json_name("move");
            json_move(g, s, m);
            g->apply(s, m);
            json_name("state");
            json_state(g, s);
            json_close();
            continue;
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
        play_random(game->rules, s, game_seed(seed, (uint64_t)i), i, line_flag(l, "json"));
    }
    state_free(s);
    return YES;
}

static const struct flag random_flags[] = {{"games", "N", "how many (1)"},
                                           {"seed", "S", "they follow from S (1)"},
                                           {"json", NULL, "as JSON, one object a line"},
                                           {0}};

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
