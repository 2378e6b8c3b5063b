/* The line protocol of `parlour engine`: a superset of UGI, described in doc/ENGINE.md. */
#include "engine/search.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A conversation. */
struct talk {
    struct engine *engine;
    struct search search;
};

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
    if (!t->search.running)
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

/* Whoever asks when chance acts gets an outcome. */
static void go(struct talk *t, char *rest)
{
    struct engine *e = t->engine;

    t->search.engine = e;
    if (e->game->rules->actor(e->state) == OVER)
        engine_error("the game is over");
    else if (go_read(e, rest, &t->search.go) && !search_start(&t->search))
        engine_error("there is no thread to think with");
}

/* roll: draw an outcome of chance and make it. */
static void roll_once(struct talk *t, char *rest)
{
    struct engine *e = t->engine;
    char word[ENGINE_WORD];
    move m;

    (void)rest;
    if (e->game->rules->actor(e->state) != CHANCE) {
        engine_error("chance does not act now");
        return;
    }
    m = engine_roll(e);
    printf("outcome %s\n", engine_word(e, e->state, m, word));
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

/* While a thought goes on, only these are answered at once; others wait for its end, or make it end
   if it has none. */
static bool is_urgent(const char *word)
{
    return strcmp(word, "isready") == 0 || strcmp(word, "ugi") == 0 ||
           strcmp(word, "ponderhit") == 0;
}

/* The other has moved as we thought: from now on it is our own time. */
static void ponder_hit(struct talk *t, char *rest)
{
    (void)rest;
    atomic_store(&t->search.hit, true);
}

static const struct {
    const char *name;
    void (*run)(struct talk *t, char *rest);
} known[] = {
    {"ugi", greet},           {"isready", be_ready},       {"setoption", set_option},
    {"uginewgame", new_game}, {"position", take_position}, {"go", go},
    {"query", query},         {"roll", roll_once},         {"make", make},
    {"undo", undo},           {"ponderhit", ponder_hit},
};

static void obey(struct talk *t, const char *word, char *rest)
{
    if (strcmp(word, "stop") == 0) {
        search_wait(&t->search, true);
        return;
    }
    if (!is_urgent(word))
        search_wait(&t->search, false);
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
    search_wait(&t.search, true); /* nobody is there to hear of a longer one */
    return YES;
}
