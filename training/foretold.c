/* How well a game's judge and its playouts foretell the results of games, before anything is played for it: games as
   selfplay.c writes them are read, and at every so many-th decision the mover's result is compared with what evaluate(),
   the mean of some playouts, a mixture of the two and the search that played the game said. A table by tenths of
   the game: log loss of each (a coin has 0.693 between two) and the judge's weight, in percent, with which the mixture does
   best. The last column is what a new judge must come below. From the project's folder:

       ninja -C build
       cc -O3 -I. training/foretold.c build/libparlour-inner.a -lm -o build/foretold
       build/foretold GAME PLAYOUTS EVERY GAMES.txt [OPTION=CHOICE ...] */
#include "ai/mind.h"
#include "core/walk.h"
#include "games/catalogue.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE_ROOM = 1 << 18, MOST_DECISIONS = 512, TENTHS = 10, WEIGHTS = 11 };

/* What was said of a decision, each the mover's share. */
struct said {
    int mover;
    double judge, playouts, search;
};

struct row {
    int count;
    double judge, playouts, search, mixed[WEIGHTS];
};

static const struct game *game;
static const struct rules *rules;
static struct state *work;
static void *scratch;
static struct row rows[TENTHS + 1];

static double loss(double p, double y)
{
    p = p < 0.001 ? 0.001 : p > 0.999 ? 0.999 : p;
    return -(y * log(p) + (1 - y) * log(1 - p));
}

static void play_out(struct rng *r)
{
    move list[MAX_MOVES];

    if (game->brain->playout) {
        game->brain->playout(work, r, scratch, NULL);
        return;
    }
    for (int actor; (actor = rules->actor(work)) != OVER;) {
        uint32_t count = actor == CHANCE ? 0 : (uint32_t)rules->moves(work, list);

        rules->apply(work, count ? list[rng_below(r, count)] : roll(rules, work, r));
    }
}

static double mean_playout(const struct state *s, int mover, int playouts, struct rng *r)
{
    double sum = 0;
    int result[MAX_PLAYERS];

    for (int i = 0; i < playouts; i++) {
        state_copy(rules, work, s);
        play_out(r);
        rules->result(work, result);
        sum += result[mover] / 1000.0;
    }
    return sum / playouts;
}

static struct said ask(const struct state *s, double search, int playouts, struct rng *r)
{
    double share[MAX_PLAYERS] = {0};
    int mover = rules->actor(s);

    game->brain->evaluate(s, share);
    return (struct said){mover, share[mover], mean_playout(s, mover, playouts, r), search};
}

static void count_in(struct row *row, const struct said *say, double y)
{
    row->count++;
    row->judge += loss(say->judge, y);
    row->playouts += loss(say->playouts, y);
    row->search += loss(say->search, y);
    for (int i = 0; i < WEIGHTS; i++) {
        double weight = (double)i / (WEIGHTS - 1);

        row->mixed[i] += loss(weight * say->judge + (1 - weight) * say->playouts, y);
    }
}

/* A line that breaks off is a game still being played. */
static void read_game(char *line, const struct settings *with, int playouts, int every,
                      struct rng *r)
{
    static struct said said[MOST_DECISIONS];
    struct state *s = state_new(rules);
    int decisions = 0, result[MAX_PLAYERS], first = (int)rng_below(r, (uint32_t)every);
    char *rest, *word = strtok(line, " ");

    state_start(rules, s, with);
    for (; word && *word != '|'; word = strtok(NULL, " ")) {
        move m = (move)strtoul(word, &rest, 16);

        if (*rest == '=' && decisions < MOST_DECISIONS) {
            if (decisions % every == first)
                said[decisions] = ask(s, strtod(rest + 1, NULL), playouts, r);
            decisions++;
        }
        rules->apply(s, m);
    }
    if (word && rules->actor(s) == OVER) {
        rules->result(s, result);
        for (int i = first; i < decisions; i += every) {
            count_in(&rows[i * TENTHS / decisions], &said[i], result[said[i].mover] / 1000.0);
            count_in(&rows[TENTHS], &said[i], result[said[i].mover] / 1000.0);
        }
    }
    state_free(s);
}

static void print_table(void)
{
    printf("tenth  count  judge  playouts  search  best mixture\n");
    for (int i = 0; i <= TENTHS; i++) {
        const struct row *row = &rows[i];
        int best = 0;

        for (int w = 1; w < WEIGHTS; w++)
            if (row->mixed[w] < row->mixed[best])
                best = w;
        if (row->count > 0)
            printf("%5.0d %6d %.4f    %.4f  %.4f  %.4f (judge %d %%)\n", i < TENTHS ? i + 1 : 0,
                   row->count, row->judge / row->count, row->playouts / row->count,
                   row->search / row->count, row->mixed[best] / row->count,
                   100 * best / (WEIGHTS - 1));
    }
}

int main(int count, char **word)
{
    static char line[LINE_ROOM], options[1024];
    struct reader reader;
    struct settings with;
    struct rng r = rng_from(1);
    FILE *f = count > 4 ? fopen(word[4], "r") : NULL;

    game = f ? catalogue_find(word[1], strlen(word[1])) : NULL;
    if (!game || !game->brain || atoi(word[2]) < 1 || atoi(word[3]) < 1) {
        fprintf(stderr, "usage: foretold GAME PLAYOUTS EVERY GAMES.txt [OPTION=CHOICE ...]\n");
        return 2;
    }
    rules = game->rules;
    for (int i = 5; i < count; i++) {
        strncat(options, word[i], sizeof options - strlen(options) - 2);
        strcat(options, " ");
    }
    reader = reader_of(options);
    with = settings_preset(rules->options);
    settings_read(&reader, rules->options, &with);
    work = state_new(rules);
    scratch = calloc(1, game->brain->scratch_size + 1);
    while (fgets(line, sizeof line, f))
        read_game(line, &with, atoi(word[2]), atoi(word[3]), &r);
    print_table();
    fclose(f);
    return 0;
}
