/* Every compiler's computer player is the same one: judges POSITIONS [EXPECTED...]. Walks through random games of every game
   in all its options and hashes what the brain says of so many positions: what they are worth, how far that is to be trusted,
   what is foreseen, what every move promises; of some also what a short search finds. Prints one line a game, and says whether
   it is what was expected: the same from gcc, clang and for WebAssembly. */
#include "ai/think.h"
#include "core/walk.h"
#include "games/catalogue.h"
#include "tests/tap.h"

#include <stdlib.h>
#include <string.h>

enum { STEPS = 40, SEARCH_EVERY = 64 };

struct walk {
    const struct game *game;
    struct state *state;
    struct rng rng;
    uint64_t hash;
};

static void mix(struct walk *w, const void *bytes, size_t size)
{
    const unsigned char *byte = bytes;

    for (size_t i = 0; i < size; i++)
        w->hash = (w->hash ^ byte[i]) * 0x100000001b3u;
}

/* Numbers as they are, to the last bit. */
static void mix_judgement(struct walk *w)
{
    const struct brain *b = w->game->brain;
    size_t players = (size_t)w->game->rules->players(w->state);
    double out[MAX_PLAYERS] = {0};
    int trust;

    if (b->evaluate) {
        b->evaluate(w->state, out);
        mix(w, out, sizeof *out * players);
    }
    if (b->foresee) {
        b->foresee(w->state, out);
        mix(w, out, sizeof *out * players);
    }
    if (b->trust) {
        trust = b->trust(w->state);
        mix(w, &trust, sizeof trust);
    }
}

static void mix_promises(struct walk *w, const move *list, int count)
{
    static int promise[MAX_MOVES];
    const struct brain *b = w->game->brain;

    if (!b->promise && !b->promises)
        return;
    if (b->promises)
        b->promises(w->state, list, count, promise);
    for (int i = 0; i < count && !b->promises; i++)
        promise[i] = b->promise(w->state, list[i]);
    mix(w, promise, sizeof *promise * (size_t)count);
}

static void mix_search(struct walk *w)
{
    struct skill how = {.method = THINK_SEARCH, .steps = STEPS, .searches = 1};
    struct think *t = think_new(w->game->rules, w->game->brain, NULL, w->state, how, w->hash, 0);
    move best;

    while (!think_on(t, STEPS))
        ;
    best = think_best(t);
    mix(w, &best, sizeof best);
    think_free(t);
}

/* Each game in other options than the one before. */
static void begin(struct walk *w, long game)
{
    const struct option *all = w->game->rules->options;
    struct settings with = settings_preset(all);

    for (int i = 0; all[i].key; i++) {
        int choices = option_choices(&all[i]);

        with.choice[i] = (int)(game % choices);
        game /= choices;
    }
    state_start(w->game->rules, w->state, &with);
}

static uint64_t walk(const struct game *g, long positions)
{
    static move list[MAX_MOVES];
    struct walk w = {g, state_new(g->rules), rng_from(19), 0xcbf29ce484222325u};

    begin(&w, 0);
    for (long seen = 0, games = 1; seen < positions;) {
        int actor = g->rules->actor(w.state), count;

        if (actor == OVER) {
            begin(&w, games++);
            continue;
        }
        if (actor == CHANCE) {
            g->rules->apply(w.state, roll(g->rules, w.state, &w.rng));
            continue;
        }
        count = g->rules->moves(w.state, list);
        mix_judgement(&w);
        mix_promises(&w, list, count);
        if (++seen % SEARCH_EVERY == 0)
            mix_search(&w);
        g->rules->apply(w.state, list[rng_below(&w.rng, (uint32_t)count)]);
    }
    state_free(w.state);
    return w.hash;
}

int main(int count, char **word)
{
    long positions = count > 1 ? atol(word[1]) : 1000;
    int which = 2;

    for (const struct game *g = catalogue_next(NULL); g; g = catalogue_next(g), which++) {
        char text[17];
        struct writer w = writer_over(text, sizeof text);

        write_hex(&w, walk(g, positions));
        if (which < count)
            tap(strcmp(text, word[which]) == 0, "%s: judgements of %ld positions have hash %s",
                g->rules->name, positions, text);
        else
            tap_note("%s %s", g->rules->name, text);
    }
    return tap_done();
}
