/* Any bytes at all, to every reader of one game: as a position, as a move, as codes of moves, as a
   published function with arguments, as a saved game. Nothing may crash; a good position survives a round trip, can be
   played from, and can be drawn.

   The game is chosen at build time (FUZZ_GAME) and is the only one in the catalogue. With libFuzzer this is a fuzz target; without it,
   tests/fuzz-corpus.c feeds it the kept corpus. FUZZ_READER in the environment names one reader, which then gets all of the
   inputs and is not slowed down by the others. */
#include "core/call.h"
#include "core/walk.h"
#include "games/catalogue.h"
#include "table/table.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 16, MOST_STEPS = 400, MOST_CODES = 8, MOST_CELLS = 8, MOST_ITEMS = 8 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static struct state *here, *copy;

/* The others are not even linked: a fuzzer goes over the counters of all branches after every input. */
extern const struct game FUZZ_GAME;
static const struct game *const game = &FUZZ_GAME;
const struct game *const catalogue[] = {&FUZZ_GAME, NULL};

const struct game *catalogue_next(const struct game *g)
{
    return g ? NULL : game;
}

const struct game *catalogue_find(const char *name, size_t length)
{
    return text_equal(name, length, game->rules->name) ? game : NULL;
}

static void demand(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "fuzz: %s\n", what);
    abort();
}

/* Whatever read_state accepts, the rules must survive to the end. */
static void play_on(const struct rules *g, struct state *s, uint64_t seed)
{
    struct rng r = rng_from(seed);
    move list[MAX_MOVES];
    int actor, points[MAX_PLAYERS];

    for (int step = 0; step < MOST_STEPS && (actor = g->actor(s)) != OVER; step++) {
        int count = g->moves(s, list);

        demand(count > 0 && count <= g->most_moves, "a position that is not over has moves");
        g->apply(s, actor == CHANCE ? roll(g, s, &r) : list[rng_below(&r, (uint32_t)count)]);
    }
    g->scores(s, points);
    if (g->actor(s) == OVER)
        g->result(s, points);
}

static void check_round_trip(const struct rules *g)
{
    static char written[ROOM];
    struct writer w = writer_over(written, ROOM);
    struct reader r;
    struct refusal why;

    g->write_state(&w, here);
    demand(write_fitted(&w), "a snapshot has a sensible size");
    r = reader_of(written);
    demand(read_position(g, &r, copy, &why), "a written snapshot can be read");
    demand(state_equal(g, here, copy), "a snapshot read back is the same state");
    w = writer_over(written, ROOM);
    g->print(&w, here);
}

/* What is listed is never refused. */
static void check_moves(const struct rules *g)
{
    move list[MAX_MOVES];
    int count = g->moves(here, list);
    struct refusal why;

    for (int i = 0; i < count; i++)
        demand(!g->why_not(here, list[i], &why), "a listed move is not refused");
}

/* Computer players may be asked about any position: what they see and say of it. A few of the moves
   have to do, because reasons take their time. */
static void check_brain(const struct rules *g)
{
    const struct brain *b = game->brain;
    int promise[MAX_MOVES], count;
    double each[MAX_PLAYERS] = {0};
    move list[MAX_MOVES];

    if (!b || g->actor(here) < 0)
        return;
    count = g->moves(here, list);
    if (b->evaluate)
        b->evaluate(here, each);
    for (int p = 0; p < g->players(here); p++)
        demand(each[p] > -1e-9 && each[p] < 1 + 1e-9, "a share lies between nothing and all");
    if (b->foresee)
        b->foresee(here, each);
    if (b->promises)
        b->promises(here, list, count, promise);
    for (int i = 0; i < count; i += 1 + count / 3) {
        char words[512];
        struct writer w = writer_over(words, sizeof words);

        if (b->promise)
            b->promise(here, list[i]);
        if (b->reason)
            b->reason(&w, here, list[i]);
        demand(write_fitted(&w), "a reason is short");
    }
}

static void try_position(const char *text, size_t size)
{
    const struct rules *g = game->rules;
    struct reader r = reader_over(text, size);
    struct refusal why;

    if (!read_position(g, &r, here, &why)) {
        demand(r.error && r.at >= r.text && r.at <= r.end,
               "a refused position has an error and a place");
        return;
    }
    check_round_trip(g);
    check_moves(g);
    check_brain(g);
    play_on(g, here, size);
    check_round_trip(g);
}

static void try_moves(const char *text, size_t size)
{
    const struct rules *g = game->rules;
    struct settings with = settings_preset(g->options);
    struct reader r = reader_over(text, size);
    struct refusal why;
    uint64_t events = 0;
    char written[256];

    state_start(g, here, &with);
    for (int i = 0; i < MOST_STEPS && !read_done(&r); i++) {
        move m = g->read_move(&r, here);

        read_space(&r);
        if (r.error)
            return;
        if (play(g, here, m, &why)) {
            roll_on(g, here, 1, &events);
        } else {
            struct writer w = writer_over(written, sizeof written);

            demand(why.text[0] != '\0', "a refused move is explained");
            g->write_move(&w, here, m);
        }
    }
}

/* The gates for moves from outside hold for every bit pattern, at the rules and at the table. */
static void try_codes(const char *data, size_t size)
{
    static struct table *t;
    const struct rules *g = game->rules;
    struct settings with = settings_preset(g->options);
    struct refusal why;
    uint64_t events = 0;

    if (!t)
        t = table_new(game, &with, 1);
    table_reseed(t, 1); /* the same input, the same dice */
    table_again(t);
    state_start(g, here, &with);
    for (size_t at = 0; at + sizeof(move) <= size && at < MOST_CODES * sizeof(move);
         at += sizeof(move)) {
        move m;

        memcpy(&m, data + at, sizeof m);
        why.text[0] = '\0';
        demand(play(g, here, m, &why) || why.text[0], "a refused code is explained");
        roll_on(g, here, 1, &events);
        demand(table_play(t, m) || table_refusal(t), "a refused code is explained at the table");
        for (int i = 0; i < 64 && table_actor(t) == CHANCE; i++)
            table_tick(t, 1);
    }
}

/* A cell of a call: a quoted text, a number, a list of quoted texts or numbers, or a bare word. */
static struct value cell_value(const char *cell, size_t size, struct value *items)
{
    struct value v = {.kind = VALUE_TEXT, .text = cell, .length = size};

    if (size >= 2 && cell[0] == '"')
        v = (struct value){.kind = VALUE_TEXT, .text = cell + 1, .length = size - 2};
    else if (size >= 1 && size < 9 && (cell[0] == '-' || (cell[0] >= '0' && cell[0] <= '9'))) {
        char digits[10] = {0};

        memcpy(digits, cell, size);
        v = (struct value){.kind = VALUE_NUMBER, .number = atoi(digits)};
    } else if (text_equal(cell, size, "null"))
        v = (struct value){.kind = VALUE_NULL};
    else if (text_equal(cell, size, "true"))
        v = (struct value){.kind = VALUE_BOOL, .truth = true};
    else if (items && size >= 2 && cell[0] == '[') {
        const char *at = cell + 1, *end = cell + size - 1;

        v = (struct value){.kind = VALUE_LIST, .items = items, .length = 0};
        while (at < end && v.length < MOST_ITEMS) {
            const char *comma = memchr(at, ',', (size_t)(end - at));

            items[v.length++] = cell_value(at, (size_t)((comma ? comma : end) - at), NULL);
            at = comma ? comma + 1 : end;
        }
    }
    return v;
}

static void try_call(const char *text, size_t size)
{
    static struct answer out;
    struct value argument[MOST_CELLS], items[MOST_CELLS][MOST_ITEMS];
    const char *at = memchr(text, '\t', size), *end = text + size;
    const struct call *c = game->calls;
    struct rng r = rng_from(size);
    int count = 0;

    while (c && c->name && (!at || !text_equal(text, (size_t)(at - text), c->name)))
        c++;
    if (!c || !c->name)
        return;
    while (at && count < MOST_CELLS) {
        const char *cell = at + 1, *tab = memchr(cell, '\t', (size_t)(end - cell));

        argument[count] = cell_value(cell, (size_t)((tab ? tab : end) - cell), items[count]);
        count++;
        at = tab;
    }
    answer_start(&out, &r);
    c->run(argument, count, &out);
}

/* The viewer shows whatever read_state accepts, and keeps its picture when it refuses. */
static void try_view(const char *text, size_t size)
{
    static struct table *t;
    struct settings with = settings_preset(game->rules->options);
    struct reader r = reader_over(text, size);
    struct refusal why;

    if (!game->view)
        return;
    if (!t)
        t = table_new(game, &with, 1);
    if (table_view(t, &r, &why))
        demand(table_draw(t)->shapes > 0, "every position can be drawn");
}

/* A saved game is loaded whole or not at all, and what was loaded is saved the same way. */
static void try_save(const char *text, size_t size)
{
    static char before[ROOM], after[ROOM], again[ROOM];
    static struct table *t, *u;
    struct settings with = settings_preset(game->rules->options);
    struct reader r = reader_over(text, size);
    struct writer w;
    bool good; /* `before` is what t holds, from one call to the next */

    if (!game->view)
        return;
    if (!t) {
        t = table_new(game, &with, 1);
        u = table_new(game, &with, 2);
        w = writer_over(before, ROOM);
        table_save(t, &w);
    }
    good = table_load(t, &r);
    demand(good || (r.error && r.at >= r.text && r.at <= r.end), "a refused save has a place");
    w = writer_over(after, ROOM);
    table_save(t, &w);
    demand(good || strcmp(before, after) == 0, "a refused save changes nothing");
    strcpy(before, after);
    if (!good || !write_fitted(&w))
        return;
    r = reader_over(after, w.size);
    demand(table_load(u, &r), "what was saved can be loaded");
    w = writer_over(again, ROOM);
    table_save(u, &w);
    demand(strcmp(after, again) == 0, "what was loaded is saved the same way");
    demand(table_draw(u)->shapes > 0, "what was loaded can be drawn");
}

static const struct reader_of_bytes {
    const char *name;
    void (*try)(const char *text, size_t size);
} readers[] = {
    {"position", try_position}, {"moves", try_moves}, {"codes", try_codes},
    {"call", try_call},         {"view", try_view},   {"save", try_save},
};

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char *only;

    if (!here) {
        here = state_new(game->rules);
        copy = state_new(game->rules);
        only = getenv("FUZZ_READER");
    }
    for (size_t i = 0; i < sizeof readers / sizeof *readers; i++)
        if (!only || strcmp(only, readers[i].name) == 0)
            readers[i].try((const char *)data, size);
    return 0;
}
