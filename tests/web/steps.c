/* Runs the same walks natively and as WebAssembly, so that a script can compare what they print:

       steps random|perft ...             as the command line's commands of these names
       steps think GAME SEED LEVEL MOVES  computer players of a level, as a page runs them
       steps solve GAME STEPS             the first steps of a solver, or all
       steps review GAME SEED STEPS       what is found of the beginning of a random game

   Only stdio and what the page is made of. */
#include "cli/commands.h"
#include "core/memory.h"
#include "core/walk.h"
#include "review/review.h"
#include "worker/ponder.h"
#include "worker/solving.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static move think_of(const struct game *g, const struct state *s, uint64_t seed, int level)
{
    struct job job = {.seed = seed, .level = level, .player = g->rules->actor(s)};
    struct thought found;
    struct ponder *p;

    memcpy(job.state.bytes, s, g->rules->state_size);
    p = ponder_new(g, &job, NULL);
    while (!ponder_on(p, 7)) /* any slice must do */
        continue;
    ponder_report(p, &found);
    ponder_free(p);
    for (int i = 0; i < found.count && i < 3; i++)
        printf("\t%u %d %a", found.move[i], found.visits[i], found.share[i][job.player]);
    return found.best;
}

static int think(const struct game *g, uint64_t seed, int level, int moves)
{
    struct settings with = settings_preset(g->rules->options);
    struct state *s = state_new(g->rules);
    uint64_t events = 0;

    state_start(g->rules, s, &with);
    for (int i = 0; i < moves; i++) {
        move m;

        roll_on(g->rules, s, seed, &events);
        if (g->rules->actor(s) == OVER)
            break;
        printf("%d", i);
        m = think_of(g, s, seed + (uint64_t)i, level);
        putchar('\t');
        print_move(g->rules, s, m);
        putchar('\n');
        g->rules->apply(s, m);
    }
    print_snapshot(g->rules, s);
    putchar('\n');
    state_free(s);
    return YES;
}

static int solve(const struct game *g, int steps)
{
    struct solving *s = solving_new(g);
    uint64_t sum = 0;
    double part = 0;

    for (int i = 0; i < steps && part < 1; i++)
        part = solving_on(s);
    for (size_t i = 0; i < solving_size(s); i++)
        sum = sum * 31 + solving_table(s)[i];
    printf("%.6f %llu\n", part, (unsigned long long)sum);
    solving_free(s);
    return YES;
}

enum { REVIEWED = 40, REVIEW_ROOM = 1 << 16 };

/* A random game as far as it is reviewed; says how many events. */
static int play_some(const struct rules *g, struct state *start, uint64_t seed, move *made)
{
    struct settings with = settings_preset(g->options);
    struct state *s = state_new(g);
    struct rng dice = rng_event(seed, 0);
    move list[MAX_MOVES];
    int count = 0;

    state_start(g, start, &with);
    state_copy(g, s, start);
    for (; count < REVIEWED && g->actor(s) != OVER; count++) {
        made[count] = g->actor(s) == CHANCE ? roll(g, s, &dice)
                                            : list[rng_below(&dice, (uint32_t)g->moves(s, list))];
        g->apply(s, made[count]);
    }
    state_free(s);
    return count;
}

static int review(const struct game *g, uint64_t seed, int steps)
{
    static char text[REVIEW_ROOM];
    struct writer w = writer_over(text, sizeof text);
    struct state *start = state_new(g->rules);
    move made[REVIEWED];
    int count = play_some(g->rules, start, seed, made);
    struct review *r = review_new(g, start, made, count, steps);

    for (int i = review_first(r); i < count; i++) {
        struct look_job job;
        struct looked found;
        struct look *l;

        if (!review_job(r, i, &job))
            continue;
        l = look_new(g, NULL, &job);
        while (!look_on(l, 7)) /* any slice must do */
            continue;
        look_result(l, &found);
        look_free(l);
        review_put(r, i, &found);
    }
    review_write(r, &w);
    fputs(text, stdout);
    review_free(r);
    state_free(start);
    return YES;
}

int main(int count, char **words)
{
    static const struct command *const known[] = {&random_command, &perft_command};
    static struct line line;

    if (count == 6 && strcmp(words[1], "think") == 0) {
        const struct game *g = word_game(words[2]);

        return g ? think(g, (uint64_t)atoi(words[3]), atoi(words[4]), atoi(words[5]))
                 : CANNOT_UNDERSTAND;
    }
    if (count == 5 && strcmp(words[1], "review") == 0) {
        const struct game *g = word_game(words[2]);

        return g ? review(g, (uint64_t)atoi(words[3]), atoi(words[4])) : CANNOT_UNDERSTAND;
    }
    if (count == 4 && strcmp(words[1], "solve") == 0) {
        const struct game *g = word_game(words[2]);

        return g ? solve(g, atoi(words[3])) : CANNOT_UNDERSTAND;
    }
    for (size_t i = 0; count > 1 && i < sizeof known / sizeof *known; i++)
        if (strcmp(words[1], known[i]->name) == 0)
            return line_parse(&line, known[i], count - 1, words + 1) ? known[i]->run(&line)
                                                                     : CANNOT_UNDERSTAND;
    return complain("usage: steps random|perft|think|solve|review ...");
}
