/* What each level loses, as reviews see it. A game is played by level 5 against itself; at about every
   tenth decision in it all nine levels are asked what they would do, and each answer is reviewed like a
   move that was played, with other random numbers than the levels had. All levels meet the same
   positions, and equal moves lose the same, so that few of them tell levels apart [paired comparison].
   One line for each decision: the number of its game, then the losses from the lowest level that was
   asked for on, in millionths of a win, or of a point where somebody plays alone. scripts/losses.sh builds it, goes on where it was stopped, and
   makes a table. */
#include "core/walk.h"
#include "host/solved.h"
#include "puzzle/prove.h"
#include "review/look.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLAYS = 5, EVERY = 10, MILLION = 1000000 };

static const struct game *game;
static const void *table;
static int lowest; /* level that is asked */

static double loss_of(const struct state *s, move played, int steps, uint64_t seed)
{
    struct look_job job = {.seed = seed, .played = played, .steps = steps};
    struct looked found;
    struct look *l;

    state_copy(game->rules, (struct state *)(void *)job.before.bytes, s);
    l = look_new(game, table, &job);
    while (!look_on(l, 1000))
        continue;
    look_result(l, &found);
    look_free(l);
    return looked_loss(&found, game->rules->players(s));
}

static void ask_all(const struct state *s, int number, int steps, uint64_t seed)
{
    move answer[LEVELS + 1];
    double loss[LEVELS + 1];

    printf("%d", number);
    for (int level = lowest; level <= LEVELS; level++) {
        int same = lowest;

        answer[level] = puzzle_answer_of(game, table, s, level, seed);
        while (answer[same] != answer[level])
            same++;
        loss[level] = same < level ? loss[same] : loss_of(s, answer[level], steps, seed + 1);
        printf(" %.0f", loss[level] * MILLION);
    }
    putchar('\n');
}

static void look_into(const struct settings *with, int number, int steps, uint64_t seed)
{
    const struct rules *rules = game->rules;
    struct state *s = state_new(rules);
    struct rng r = rng_event(seed, (uint64_t)number);
    move list[MAX_MOVES];

    state_start(rules, s, with);
    while (rules->actor(s) != OVER) {
        uint64_t own = rng_next(&r);

        if (rules->actor(s) == CHANCE) {
            rules->apply(s, roll(rules, s, &r));
            continue;
        }
        if (own % EVERY == 0 && rules->moves(s, list) > 1)
            ask_all(s, number, steps, own);
        rules->apply(s, puzzle_answer_of(game, table, s, PLAYS, own));
    }
    state_free(s);
    printf("done %d\n", number);
    fflush(stdout);
}

int main(int count, char **word)
{
    struct settings with;

    game = count == 7 ? catalogue_find(word[1], strlen(word[1])) : NULL;
    if (!game || !game->brain) {
        fprintf(stderr, "usage: losses GAME STEPS FIRST GAMES SEED LOWEST\n");
        return 2;
    }
    with = settings_preset(game->rules->options);
    lowest = atoi(word[6]);
    table = solved_shared(game, NULL);
    for (int i = atoi(word[3]); i < atoi(word[4]); i++)
        look_into(&with, i, atoi(word[2]), strtoull(word[5], NULL, 10));
    return 0;
}
