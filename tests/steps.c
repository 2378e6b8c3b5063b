/* How fast a batch steps: steps GAME SETTINGS [GAMES [THREADS [SECONDS]]]. Beside it the plain C loop over the
   rules (list the moves, take one at random, roll the dice), and a hash of the positions at the end, which is the
   same in every language that steps the same seeds. */
#include "api/parlour.h"
#include "core/memory.h"
#include "core/walk.h"
#include "games/catalogue.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Seconds of processor time: others may be busy on this machine. */
static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* Decisions a second of the rules alone. */
static double plain_loop(const struct game *game, const struct settings *with, double seconds)
{
    const struct rules *g = game->rules;
    struct state *s = state_new(g);
    struct rng r = rng_from(1);
    double begin = now();
    long steps = 0;
    move list[MAX_MOVES];

    while (now() - begin < seconds)
        for (state_start(g, s, with); g->actor(s) != OVER;) {
            if (g->actor(s) == CHANCE) {
                g->apply(s, roll(g, s, &r));
                continue;
            }
            g->apply(s, list[rng_below(&r, (uint32_t)g->moves(s, list))]);
            steps++;
        }
    state_free(s);
    return (double)steps / (now() - begin);
}

static parlour_arrays arrays_for(const parlour_space *space, int games)
{
    size_t n = (size_t)games, numbers = n * (size_t)(space->planes * space->rows * space->columns);

    return (parlour_arrays){.size = sizeof(parlour_arrays),
                            .planes = memory_new(numbers),
                            .mask = memory_new(n * (size_t)space->actions),
                            .actor = memory_new(n),
                            .rewards = memory_new(n * 4 * sizeof(float)),
                            .ended = memory_new(n)};
}

int main(int count, char **word)
{
    const char *name = count > 1 ? word[1] : "marrakech", *settings = count > 2 ? word[2] : "";
    int games = count > 3 ? atoi(word[3]) : 1024, threads = count > 4 ? atoi(word[4]) : 1;
    double seconds = count > 5 ? atof(word[5]) : 2, begin, loop;
    const struct game *inner = catalogue_find(name, strlen(name));
    const parlour_game *g = parlour_game_find(name, PARLOUR_TO_THE_NUL);
    parlour_batch_how how = {sizeof how, games, threads, PARLOUR_SAME_STEP, PARLOUR_CHANCE_BY_SEED};
    parlour_space space = {.size = sizeof space};
    parlour_state *start = parlour_state_new(g, settings, PARLOUR_TO_THE_NUL, NULL);
    struct settings with = settings_preset(inner->rules->options);
    struct reader r = reader_of(settings);
    parlour_arrays out;
    parlour_batch *b;
    int32_t *actions = memory_new((size_t)games * sizeof *actions);
    uint64_t luck = 1;
    long steps = 0;

    settings_read(&r, inner->rules->options, &with);
    parlour_state_space(start, &space);
    out = arrays_for(&space, games);
    b = parlour_batch_new(g, settings, PARLOUR_TO_THE_NUL, &how, NULL, &out, NULL);
    if (!b)
        return 1;
    loop = plain_loop(inner, &with, seconds / 2);
    for (begin = now(); now() - begin < seconds; steps += games) {
        parlour_batch_sample(b, &luck, actions);
        parlour_batch_step(b, actions, NULL);
    }
    printf("%s %s: %.0f steps a second of processor time in a batch of %d on %d threads, %.0f in "
           "the plain loop\n",
           name, settings, (double)steps / (now() - begin), games, threads, loop);
    return 0;
}
