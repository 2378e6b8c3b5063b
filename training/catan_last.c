/* What it is worth in Catan Dice to play the last round for the chance to win and not for points: the solved player
   against one that plays for points to the end. Pairs of games with the seats turned and the same dice; with four
   players one of them plays to win. Says its share of the result with the 95 % interval over pairs. This bounds what
   the same in the rounds before could bring: there luck has more time to hide it. From the project's folder:

       ninja -C build
       cc -O3 -I. training/catan_last.c build/libparlour-inner.a -lm -o build/catan-last
       build/catan-last PLAYERS ROUNDS SEED */
#include "ai/mind.h"
#include "core/walk.h"
#include "games/catan-dice/brain/final.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

extern const struct solver catan_dice_solver;
static struct solution *solution;
static struct finale room;

static void *room_for(size_t size)
{
    void *out = calloc(1, size);

    if (!out)
        exit(1);
    return out;
}

static void solve(void)
{
    const struct solver *v = &catan_dice_solver;
    void *work = room_for(v->work_size), *scratch = room_for(v->scratch_size);

    solution = room_for(v->size);
    v->begin(solution, work);
    for (int round = 0; round < v->rounds; round++)
        for (int step = 0; step < v->steps(round); step++)
            v->step(solution, work, round, step, scratch);
    free(work);
    free(scratch);
}

static move decide(const struct state *s, bool to_win)
{
    double values[MAX_MOVES];
    move list[MAX_MOVES];
    int count = catan_dice_rules.moves(s, list);
    struct aim aim;

    catan_dice_aim(solution, s, &room, &aim);
    aim.to_win = aim.to_win && to_win;
    return list[catan_dice_compare(&aim, &room.turn, s, list, count, values)];
}

/* The share of the player who plays to win. */
static double play_one(const struct settings *with, int seat, struct rng r)
{
    struct state s;
    int share[MAX_PLAYERS];

    state_start(&catan_dice_rules, &s, with);
    for (int actor; (actor = catan_dice_rules.actor(&s)) != OVER;)
        catan_dice_rules.apply(&s, actor == CHANCE ? roll(&catan_dice_rules, &s, &r)
                                                   : decide(&s, actor == seat));
    catan_dice_rules.result(&s, share);
    return share[seat] / 1000.0;
}

int main(int count, char **word)
{
    struct settings with = settings_preset(catan_dice_rules.options);
    int players = count == 4 ? atoi(word[1]) : 0, rounds = count == 4 ? atoi(word[2]) : 0, option;
    double sum = 0, squares = 0, mean;

    if (players < 2 || players > MAX_PLAYERS || rounds < 2) {
        fprintf(stderr, "usage: catan-last PLAYERS ROUNDS SEED\n");
        return 2;
    }
    option = option_find(catan_dice_rules.options, "players", 7);
    with.choice[option] = option_choice(&catan_dice_rules.options[option], word[1], 1);
    solve();
    for (int i = 0; i < rounds; i++) {
        double points = 0;

        for (int seat = 0; seat < players; seat++)
            points += play_one(&with, seat, rng_event(strtoull(word[3], NULL, 10), (uint64_t)i));
        points /= players;
        sum += points;
        squares += points * points;
    }
    mean = sum / rounds;
    printf("%d players, %d games: %.2f ± %.2f %%\n", players, rounds * players, 100 * mean,
           196 * sqrt((squares / rounds - mean * mean) / (rounds - 1)));
    return 0;
}
