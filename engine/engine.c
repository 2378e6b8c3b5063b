/* parlour engine: our players for other programs. */
#include "engine/engine.h"

#include "cli/commands.h"
#include "core/memory.h"
#include "core/walk.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct engine *engine_new(const struct game *g, const struct settings *with)
{
    struct engine *e = memory_new(sizeof *e);

    e->game = g;
    e->with = *with;
    e->start = state_new(g->rules);
    e->state = state_new(g->rules);
    e->skill = skill_level(g->brain, LEVELS);
    e->threads = 1;
    e->seed = 1;
    e->multipv = 1;
    e->trail = trail_new();
    engine_clear(e);
    return e;
}

static void engine_free(struct engine *e)
{
    state_free(e->start);
    state_free(e->state);
    trail_free(e->trail);
    memory_free(e);
}

void engine_clear(struct engine *e)
{
    state_start(e->game->rules, e->start, &e->with);
    state_copy(e->game->rules, e->state, e->start);
    e->count = 0;
}

bool engine_make(struct engine *e, move m)
{
    if (e->count == ENGINE_MOVES)
        return false;
    e->made[e->count++] = m;
    e->game->rules->apply(e->state, m);
    return true;
}

void engine_undo(struct engine *e)
{
    if (e->count == 0)
        return;
    e->count--;
    state_copy(e->game->rules, e->state, e->start);
    for (int i = 0; i < e->count; i++)
        e->game->rules->apply(e->state, e->made[i]);
}

/* The seed of a thought depends on the position, so that an engine that is asked about every
   position of a game does not repeat its luck. */
move engine_think(const struct engine *e, struct skill how, double seconds, double most,
                  const atomic_bool *stop, const struct watch *watch, struct thought *out)
{
    struct thinker t = {
        .game = e->game, .skill = how, .seconds = seconds, .most = most, .threads = e->threads};

    if (seconds > 0)
        t.recall = trail_follow(e->trail, e);

    return thinker_watched(&t, e->state, game_seed(e->seed, state_hash(e->game->rules, e->state)),
                           stop, watch, out);
}

void engine_prepare(const struct engine *e)
{
    thinker_prepare(&(struct thinker){.game = e->game, .skill = e->skill});
}

bool word_number(const char *word, uint64_t least, uint64_t most, uint64_t *out)
{
    char *end;

    if (!word || *word < '0' || *word > '9')
        return false;
    errno = 0;
    *out = strtoull(word, &end, 10);
    return !errno && !*end && *out >= least && *out <= most;
}

char *next_word(char **at)
{
    char *word = *at + strspn(*at, " \t\r");
    size_t length = strcspn(word, " \t\r");

    if (length == 0)
        return NULL;
    *at = word + length + (word[length] != '\0');
    word[length] = '\0';
    return word;
}

/* It depends on the seed and on how many moves came before, so that undo buys no other roll. */
move engine_roll(const struct engine *e)
{
    struct rng r = rng_event(e->seed, (uint64_t)e->count);

    return roll(e->game->rules, e->state, &r);
}

const char *engine_word(const struct engine *e, const struct state *s, move m,
                        char room[ENGINE_WORD])
{
    struct writer w = writer_over(room, ENGINE_WORD);

    e->game->rules->write_move(&w, s, m);
    for (char *at = room; *at; at++)
        *at = (char)(*at == ' ' ? '_' : *at);
    return room;
}

static int run_engine(const struct line *l)
{
    const struct game *game = line_game(l);
    struct settings with;
    struct engine *e;
    long long threads = 1, ms = 0;
    uint64_t seed = 1;
    int status;

    if (!game || !line_settings(l, game->rules, &with) || !line_seed(l, &seed) ||
        !line_number(l, "threads", 1, 256, &threads) || !line_number(l, "time", 1, 86400000, &ms))
        return CANNOT_UNDERSTAND;
    if (line_flag(l, "gtp") && !game->dialect)
        return complain("no programs that speak GTP are known for %s", game->rules->title);
    e = engine_new(game, &with);
    e->seed = seed;
    e->threads = (int)threads;
    e->seconds = (double)ms / 1000;
    if (line_flag(l, "player") &&
        !skill_parse(line_flag(l, "player"), game, &e->skill, &e->tuning, &e->seconds))
        status = CANNOT_UNDERSTAND;
    else
        status = line_flag(l, "gtp") ? engine_gtp(e) : engine_lines(e);
    engine_free(e);
    return status;
}

static const struct flag flags[] = {
    {"gtp", NULL, "speak the Go Text Protocol, where other programs for the game do"},
    {"player", "WHO", "who thinks: a level 1 to 9, search, flat, greedy, random (9)"},
    {"time", "MS", "for a move, unless the other program says"},
    {"threads", "T", "searches that run side by side (1)"},
    {"seed", "S", "choices follow from S (1)"},
    {0},
};

const struct command engine_command = {
    .name = "engine",
    .arguments = "GAME [--gtp] [--player WHO] [--time MS] [--threads T] [--seed S] "
                 "[--OPTION=VALUE]",
    .summary = "a player for other programs, spoken to in lines",
    .help = "Reads commands from standard input and answers on standard output: a superset of the\n"
            "Universal Game Interface for any number of players and for chance, described in\n"
            "doc/ENGINE.md; or with --gtp the Go Text Protocol.",
    .flags = flags,
    .game_options = true,
    .least = 1,
    .most = 1,
    .run = run_engine,
};
