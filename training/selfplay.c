/* Plays a game against itself and writes what the fitting programs beside it learn from. One line for each
   game: its moves in hexadecimal, and behind each decision what the search thought of it,

       MOVE=SHARE,MOVE:VISITS,MOVE:VISITS ...

   the mover's expected share and the moves that had at least one visit in 200; then | and the final scores.
   The first moves are drawn by their visits, and one of them more loosely, so that games differ. From the
   project's folder:

       ninja -C build
       cc -O3 -I. training/selfplay.c build/libparlour-inner.a -lm -o build/selfplay
       build/selfplay GAME STEPS GAMES SEED [OPTION=CHOICE ...] > games.txt */
#include "ai/mind.h"
#include "core/walk.h"
#include "games/catalogue.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LOOSE = 6, LEAST_PART = 200 };

static struct settings read_settings(const struct option *all, char **word, int words)
{
    struct settings with = settings_preset(all);

    for (int i = 0; i < words; i++) {
        const char *equals = strchr(word[i], '=');
        int option = equals ? option_find(all, word[i], (size_t)(equals - word[i])) : -1;
        int choice = option < 0 ? -1 : option_choice(&all[option], equals + 1, strlen(equals + 1));

        if (choice < 0) {
            fprintf(stderr, "selfplay: '%s' is no setting of this game\n", word[i]);
            exit(2);
        }
        with.choice[option] = choice;
    }
    return with;
}

static double weight(const struct choice *c, bool flat)
{
    return flat ? sqrt(c->visits) : c->visits;
}

/* A move by how often it was visited, or by the root of that. */
static move draw(const struct think *t, struct rng *r, bool flat)
{
    double total = 0, left;

    for (int i = 0; i < t->choices; i++)
        total += weight(&t->choice[i], flat);
    left = total * (double)(rng_next(r) >> 11) / 9007199254740992.0;
    for (int i = 0; i < t->choices; i++) {
        left -= weight(&t->choice[i], flat);
        if (left < 0)
            return t->choice[i].move;
    }
    return think_best(t);
}

static void tell(const struct think *t, move m)
{
    double share = 0;

    for (int i = 0; i < t->choices; i++)
        share += t->choice[i].share[t->player];
    printf("%x=%.3f", (unsigned)m, share / t->steps);
    for (int i = 0; i < t->choices; i++)
        if (t->choice[i].visits * LEAST_PART >= t->steps)
            printf(",%x:%d", (unsigned)t->choice[i].move, t->choice[i].visits);
    printf(" ");
}

static move decide(const struct game *g, const struct state *s, int steps, int turn, int odd,
                   struct rng *r)
{
    struct skill how = {.method = THINK_SEARCH, .steps = steps, .searches = 1};
    struct think *t = think_new(g->rules, g->brain, NULL, s, how, rng_next(r), 0);
    move m;

    while (!think_on(t, steps))
        ;
    m = turn < LOOSE || turn == odd ? draw(t, r, turn == odd) : think_best(t);
    if (t->choices > 1)
        tell(t, m);
    else
        printf("%x ", (unsigned)m);
    think_free(t);
    return m;
}

static void play_one(const struct game *g, const struct settings *with, int steps, struct rng r)
{
    struct state *s = state_new(g->rules);
    int odd = (int)rng_below(&r, 2 * LOOSE), score[MAX_PLAYERS];

    state_start(g->rules, s, with);
    for (int turn = 0; g->rules->actor(s) != OVER;) {
        bool chance = g->rules->actor(s) == CHANCE;
        move m = chance ? roll(g->rules, s, &r) : decide(g, s, steps, turn, odd, &r);

        if (chance)
            printf("%x ", (unsigned)m);
        turn += !chance;
        g->rules->apply(s, m);
    }
    g->rules->scores(s, score);
    printf("|");
    for (int p = 0; p < g->rules->players(s); p++)
        printf(" %d", score[p]);
    printf("\n");
    fflush(stdout);
    state_free(s);
}

int main(int count, char **word)
{
    const struct game *g = count > 4 ? catalogue_find(word[1], strlen(word[1])) : NULL;
    struct settings with;

    if (!g) {
        fprintf(stderr, "usage: selfplay GAME STEPS GAMES SEED [OPTION=CHOICE ...]\n");
        return 2;
    }
    with = read_settings(g->rules->options, word + 5, count - 5);
    for (int i = 0; i < atoi(word[3]); i++)
        play_one(g, &with, atoi(word[2]), rng_event(strtoull(word[4], NULL, 10), (uint64_t)i));
    return 0;
}
