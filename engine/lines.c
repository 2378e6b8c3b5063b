/* The line protocol of `parlour engine`: a superset of UGI, described in doc/ENGINE.md. */
#include "engine/engine.h"

#include "core/walk.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_LIMIT = 1000000000 };

/* Thinking goes on in a thread of its own, so that "stop" can be heard. */
struct talk {
    struct engine *engine;
    struct skill skill; /* of this thought */
    double seconds;
    pthread_t thread;
    bool thinking, endless; /* endless: until it is told to stop */
    atomic_bool stop;
};

static void print_numbers(const char *label, const double *value, int count, const char *format)
{
    printf(" %s", label);
    for (int i = 0; i < count; i++)
        printf(format, value[i]);
}

static void print_line_of_play(const struct engine *e, const struct thought *t)
{
    struct state *s = state_new(e->game->rules);

    state_copy(e->game->rules, s, e->state);
    printf(" pv");
    for (int i = 0; i < t->line_length; i++) {
        putchar(' ');
        print_move(e->game->rules, s, t->line[i]);
        e->game->rules->apply(s, t->line[i]);
    }
    state_free(s);
}

static void *think_and_tell(void *context)
{
    struct talk *talk = context;
    struct engine *e = talk->engine;
    const struct rules *g = e->game->rules;
    double start = seconds_now();
    struct thought t;
    move best = engine_think(e, talk->skill, talk->seconds, &talk->stop, &t);
    int players = g->players(e->state);

    flockfile(stdout);
    printf("info nodes %d time %.0f", t.steps, 1000 * (seconds_now() - start));
    if (t.visits[0])
        print_numbers("share", t.share[0], players, " %.3f");
    if (t.scored[0])
        print_numbers("score", t.score[0], players, " %.1f");
    print_line_of_play(e, &t);
    printf("\nbestmove ");
    print_move(g, e->state, best);
    putchar('\n');
    fflush(stdout);
    funlockfile(stdout);
    return NULL;
}

/* Nobody could wait for a thought without end: what comes after it ends it. */
static void wait_for_thought(struct talk *t, bool stop)
{
    if (!t->thinking)
        return;
    if (stop || t->endless)
        atomic_store(&t->stop, true);
    pthread_join(t->thread, NULL);
    t->thinking = false;
}

static void greet(struct talk *t, char *rest)
{
    (void)rest;
    printf("id name Parlour %s %s\nid author the Parlour authors\n", t->engine->game->rules->title,
           PARLOUR_VERSION);
    engine_say_options(t->engine);
    puts("ugiok");
}

static void be_ready(struct talk *t, char *rest)
{
    (void)rest;
    if (!t->thinking)
        engine_prepare(t->engine);
    puts("readyok");
}

static void new_game(struct talk *t, char *rest)
{
    (void)rest;
    engine_clear(t->engine);
}

static void set_option(struct talk *t, char *rest)
{
    engine_set_option(t->engine, rest);
}

static void take_position(struct talk *t, char *rest)
{
    engine_set_position(t->engine, rest);
}

static void query(struct talk *t, char *rest)
{
    engine_query(t->engine, next_word(&rest));
}

static bool take_limit(struct talk *t, const char *word, long number)
{
    if (strcmp(word, "movetime") == 0) {
        t->seconds = (double)number / 1000;
    } else if (strcmp(word, "nodes") == 0) {
        t->seconds = 0;
        t->skill.steps = (int)number;
        t->skill.searches = 1;
    } else if (strcmp(word, "level") == 0 && number <= LEVELS) {
        t->seconds = 0;
        t->skill = skill_level(t->engine->game->brain, (int)number);
    } else {
        return false;
    }
    return true;
}

static bool take_limits(struct talk *t, char *rest)
{
    const char *word;

    t->skill = t->engine->skill;
    t->seconds = t->engine->seconds;
    t->endless = false;
    while ((word = next_word(&rest))) {
        uint64_t number;

        if (strcmp(word, "infinite") == 0)
            t->endless = true;
        else if (!word_number(next_word(&rest), 1, MOST_LIMIT, &number) ||
                 !take_limit(t, word, (long)number))
            return false;
    }
    if (t->endless)
        t->seconds = 1e9;
    return true;
}

/* go [movetime MS | nodes N | level L | infinite] */
static void go(struct talk *t, char *rest)
{
    int actor = t->engine->game->rules->actor(t->engine->state);

    atomic_store(&t->stop, false);
    if (actor < 0)
        engine_error(actor == OVER ? "the game is over" : "chance acts now: see 'roll'");
    else if (!take_limits(t, rest))
        engine_error("expected: go [movetime MS | nodes N | level L | infinite]");
    else if (pthread_create(&t->thread, NULL, think_and_tell, t) != 0)
        engine_error("there is no thread to think with");
    else
        t->thinking = true;
}

/* roll: draw an outcome of chance and make it. It depends on the seed and on how many moves came
   before, so that undo buys no other roll. */
static void roll_once(struct talk *t, char *rest)
{
    struct engine *e = t->engine;
    struct rng r = rng_event(e->seed, (uint64_t)e->count);
    move m;

    (void)rest;
    if (e->game->rules->actor(e->state) != CHANCE) {
        engine_error("chance does not act now");
        return;
    }
    m = roll(e->game->rules, e->state, &r);
    printf("outcome ");
    print_move(e->game->rules, e->state, m);
    putchar('\n');
    engine_make(e, m);
}

/* make MOVE...: play on from here. */
static void make(struct talk *t, char *rest)
{
    if (engine_make_moves(t->engine, rest))
        puts("made");
}

static void undo(struct talk *t, char *rest)
{
    (void)rest;
    engine_undo(t->engine);
}

static const struct {
    const char *name;
    void (*run)(struct talk *t, char *rest);
} known[] = {
    {"ugi", greet},           {"isready", be_ready},       {"setoption", set_option},
    {"uginewgame", new_game}, {"position", take_position}, {"go", go},
    {"query", query},         {"roll", roll_once},         {"make", make},
    {"undo", undo},
};

/* While a thought goes on, only these are answered at once; others wait for its end, or make it end
   if it has none. */
static bool is_urgent(const char *word)
{
    return strcmp(word, "isready") == 0 || strcmp(word, "ugi") == 0;
}

static void obey(struct talk *t, const char *word, char *rest)
{
    if (strcmp(word, "stop") == 0) {
        wait_for_thought(t, true);
        return;
    }
    if (!is_urgent(word))
        wait_for_thought(t, false);
    for (size_t i = 0; i < sizeof known / sizeof *known; i++)
        if (strcmp(word, known[i].name) == 0) {
            known[i].run(t, rest);
            return;
        }
    engine_error("there is no such command");
}

int engine_lines(struct engine *e)
{
    struct talk t = {.engine = e};
    char *line;
    bool going = true;

    atomic_init(&t.stop, false);
    while (going && (line = input_line())) {
        char *rest = line;
        const char *word = next_word(&rest);

        if (word && strcmp(word, "quit") == 0)
            going = false;
        else if (word)
            obey(&t, word, rest);
        fflush(stdout);
        free(line);
    }
    wait_for_thought(&t, true); /* nobody is there to hear of a longer one */
    return YES;
}
