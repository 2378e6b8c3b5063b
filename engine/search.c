/* Thinking for the line protocol, and telling of it. */
#include "engine/search.h"

#include "core/memory.h"
#include "core/walk.h"

#include <math.h>
#include <stdio.h>
#include <time.h>

static const double look_every = 0.01, tell_every = 0.15; /* seconds */
static const double forever = 1e9;

static void print_numbers(const char *label, const double *value, int count, const char *format)
{
    printf(" %s", label);
    for (int i = 0; i < count; i++)
        printf(format, value[i]);
}

/* The expected result of the one who acts, as other programs tell it: 400 for odds of ten to one. */
static int cents_of(double share)
{
    double least = 0.001, s = share < least ? least : share > 1 - least ? 1 - least : share;

    return (int)lround(400 * log10(s / (1 - s)));
}

static void print_line_of_play(const struct engine *e, const move *line, int length)
{
    const struct rules *g = e->game->rules;
    struct state *s = state_new(g);
    char word[ENGINE_WORD];

    state_copy(g, s, e->state);
    printf(" pv");
    for (int i = 0; i < length; i++) {
        printf(" %s", engine_word(e, s, line[i], word));
        g->apply(s, line[i]);
    }
    state_free(s);
    putchar('\n');
}

static void tell_one(const struct search *s, const struct think *search, const struct opinion *o,
                     int rank, long steps)
{
    const struct engine *e = s->engine;
    int players = e->game->rules->players(e->state), actor = e->game->rules->actor(e->state);
    double used = seconds_now() - s->started;
    move line[MAX_LINE];
    int length = think_line(search, o->move, line);

    printf("info depth %d multipv %d nodes %ld nps %.0f time %.0f", length, rank, steps,
           used > 0 ? (double)steps / used : 0, 1000 * used);
    if (o->visits) {
        printf(" visits %d score cp %d", o->visits, cents_of(o->share[actor]));
        print_numbers("share", o->share, players, " %.3f");
    }
    if (o->scored)
        print_numbers("points", o->score, players, " %.1f");
    print_line_of_play(e, line, length);
}

/* One line for each of the best moves. */
static void tell(const struct search *s, const struct think *search, long steps)
{
    int most = s->engine->multipv;
    struct opinion *best = memory_new(sizeof *best * (size_t)most);
    int count = think_ranking(search, best, most);

    flockfile(stdout);
    for (int i = 0; i < count; i++)
        tell_one(s, search, &best[i], i + 1, steps);
    fflush(stdout);
    funlockfile(stdout);
    memory_free(best);
}

/* Looks in while the thought goes on: tells of it, and says whether it is enough. */
static bool look(void *context, const struct think *search, long steps, bool last)
{
    struct search *s = context;
    double now = seconds_now();
    move line[MAX_LINE];
    bool hit = atomic_load(&s->hit), told = last || now - s->told >= tell_every;

    if (s->go.pondering && hit && s->deadline <= 0)
        s->deadline = now + s->go.seconds;
    if (told) {
        s->told = now;
        tell(s, search, steps);
    }
    if (s->go.endless || (s->go.pondering && !hit))
        return false;
    return (s->go.depth && think_line(search, think_best(search), line) >= s->go.depth) ||
           (s->go.nodes && (uint64_t)steps >= s->go.nodes) ||
           (s->deadline > 0 && s->go.seconds > 0 && now >= s->deadline);
}

/* A thought that may not end by itself waits until it is told to. */
static void wait_to_be_told(struct search *s)
{
    struct timespec moment = {.tv_nsec = 2000000};

    while ((s->go.endless || (s->go.pondering && !atomic_load(&s->hit))) && !atomic_load(&s->stop))
        nanosleep(&moment, NULL);
}

/* The best move, and the answer that is hoped for if the other lets us think about that. */
static void print_best(const struct engine *e, move best, const struct thought *t)
{
    const struct rules *g = e->game->rules;
    struct state *s = state_new(g);
    char word[ENGINE_WORD];

    printf("bestmove %s", engine_word(e, e->state, best, word));
    state_copy(g, s, e->state);
    g->apply(s, best);
    if (e->ponder && t->line_length > 1 && t->line[0] == best && g->actor(s) >= 0)
        printf(" ponder %s", engine_word(e, s, t->line[1], word));
    putchar('\n');
    fflush(stdout);
    state_free(s);
}

static void *run(void *context)
{
    struct search *s = context;
    struct go *g = &s->go;
    struct watch watch = {
        .every = look_every, .stride = g->depth ? 64 : 0, .look = look, .context = s};
    struct thought t;
    move best;

    s->started = s->told = seconds_now();
    if (s->engine->game->rules->actor(s->engine->state) == CHANCE) {
        t = (struct thought){0};
        best = engine_roll(s->engine);
    } else {
        bool open = g->endless || g->pondering;

        best = engine_think(s->engine, g->skill, open ? forever : g->seconds, open ? 0 : g->most,
                            &s->stop, &watch, &t);
    }
    wait_to_be_told(s);
    flockfile(stdout);
    print_best(s->engine, best, &t);
    funlockfile(stdout);
    return NULL;
}

bool search_start(struct search *s)
{
    atomic_store(&s->stop, false);
    atomic_store(&s->hit, false);
    s->deadline = 0;
    s->go.skill.only = s->go.onlys ? s->go.only : NULL;
    s->go.skill.onlys = s->go.onlys;
    s->running = pthread_create(&s->thread, NULL, run, s) == 0;
    return s->running;
}

void search_wait(struct search *s, bool stop)
{
    if (!s->running)
        return;
    if (stop || s->go.endless || s->go.pondering)
        atomic_store(&s->stop, true);
    pthread_join(s->thread, NULL);
    s->running = false;
}
