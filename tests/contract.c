/* The laws that every game must keep, checked over random games of every entry of the catalogue with
   every choice of every option. A new game is tested as soon as it is listed. */
#include "core/memory.h"
#include "core/walk.h"
#include "games/catalogue.h"
#include "tests/tap.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 16, LONGEST_GAME = 20000, OLD_MOVES = 64, TRIED_MOVES = 40, TRIED_CODES = 64 };

struct walk {
    const struct rules *g;
    struct settings with;
    struct state *now, *copy;
    struct rng rng;
    move list[MAX_MOVES];
    int count, actor, steps;
    move old[OLD_MOVES]; /* moves of earlier positions: most are illegal by now */
    int olds;
    char *record;
    struct writer record_writer;
    char text[ROOM], again[ROOM];
    const char *broken; /* the law that does not hold, or NULL */
};

static void law(struct walk *w, bool holds, const char *which)
{
    if (!holds && !w->broken)
        w->broken = which;
}

static void write_into(const struct walk *w, const struct state *s, char *text)
{
    struct writer out = writer_over(text, ROOM);

    w->g->write_state(&out, s);
}

static void check_state_text(struct walk *w)
{
    struct reader r;
    struct refusal why;

    write_into(w, w->now, w->text);
    law(w, w->g->is_snapshot(w->text, strlen(w->text)), "a written snapshot looks like one");
    r = reader_of(w->text);
    law(w, read_position(w->g, &r, w->copy, &why), "a written snapshot can be read");
    law(w, state_equal(w->g, w->now, w->copy), "a snapshot read back is the same state");
    write_into(w, w->copy, w->again);
    law(w, strcmp(w->text, w->again) == 0, "a snapshot is written the same way twice");
}

static void check_list(struct walk *w)
{
    law(w, w->count > 0, "there is a move unless the game is over");
    law(w, w->count <= w->g->most_moves, "no more moves than the most");
    for (int i = 0; i < w->count; i++)
        law(w, w->list[i] > (i ? w->list[i - 1] : 0), "moves rise, without repeats, and none is 0");
}

static void check_move(struct walk *w, move m)
{
    char text[256];
    struct writer out = writer_over(text, sizeof text);
    struct refusal why;
    struct reader r;

    w->g->write_move(&out, w->now, m);
    law(w, out.size > 0 && write_fitted(&out), "a move has a text");
    r = reader_of(text);
    law(w, w->g->read_move(&r, w->now) == m && !r.error && read_done(&r),
        "a written move reads back as the same move");
    law(w, !w->g->why_not(w->now, m, &why), "why_not has nothing against a legal move");
}

/* An illegal move is refused with a sentence and changes nothing. */
static void check_old_moves(struct walk *w)
{
    struct refusal why;

    for (int i = 0; i < w->olds; i++) {
        if (is_legal(w->g, w->now, w->old[i]))
            continue;
        state_copy(w->g, w->copy, w->now);
        law(w, w->g->why_not(w->now, w->old[i], &why) && why.text[0],
            "why_not explains an illegal move");
        law(w, !play(w->g, w->copy, w->old[i], &why), "play refuses an illegal move");
        law(w, state_equal(w->g, w->copy, w->now), "a refused move changes nothing");
    }
}

/* Any 32 bits: all of them random, or a known move with some changed, or with a new tail. */
static move any_code(struct walk *w)
{
    move any = (move)rng_next(&w->rng), known = w->olds ? w->old[any % (move)w->olds] : any;

    if (w->count && rng_below(&w->rng, 2))
        known = w->list[rng_below(&w->rng, (uint32_t)w->count)];
    switch (rng_below(&w->rng, 4)) {
    case 0:
        return any >> rng_below(&w->rng, 32);
    case 1:
        return known ^ (move)1 << any % 32;
    case 2:
        return known ^ (move)1 << any % 32 ^ (move)1 << any / 32 % 32;
    default:
        return known ^ any >> rng_below(&w->rng, 32);
    }
}

static bool is_listed(const struct walk *w, move m)
{
    for (int i = 0; i < w->count; i++)
        if (w->list[i] == m)
            return true;
    return false;
}

/* The gate for moves from outside holds for every bit pattern: what is not listed is refused with a
   sentence and changes nothing. */
static void check_any_codes(struct walk *w)
{
    struct refusal why;

    for (int i = 0; i < TRIED_CODES && !w->broken; i++) {
        move m = any_code(w);

        if (is_listed(w, m))
            continue;
        state_copy(w->g, w->copy, w->now);
        why.text[0] = '\0';
        law(w, w->g->why_not(w->now, m, &why) && why.text[0], "why_not explains any other code");
        if (i == 0)
            law(w, !play(w->g, w->copy, m, &why), "play refuses any other code");
        law(w, state_equal(w->g, w->copy, w->now), "a refused code changes nothing");
    }
}

/* Frequencies of 2000 draws stay within five standard deviations of the odds. */
static void check_odds(struct walk *w)
{
    enum { DRAWS = 2000 };
    static int drawn[MAX_MOVES];
    double total = 0;

    for (int i = 0; i < w->count; i++) {
        law(w, w->g->weight(w->now, w->list[i]) > 0, "weights are positive");
        total += w->g->weight(w->now, w->list[i]);
        drawn[i] = 0;
    }
    for (int k = 0; k < DRAWS; k++) {
        move m = roll(w->g, w->now, &w->rng);
        int i = 0;

        while (i < w->count && w->list[i] != m)
            i++;
        law(w, i < w->count, "what is drawn is among the outcomes");
        if (i < w->count)
            drawn[i]++;
    }
    for (int i = 0; i < w->count; i++) {
        double p = w->g->weight(w->now, w->list[i]) / total;

        law(w, fabs(drawn[i] - DRAWS * p) <= 5 * sqrt(DRAWS * p * (1 - p)) + 2,
            "draws follow the odds");
    }
}

static void check_position(struct walk *w)
{
    int points[MAX_PLAYERS];
    move forced = w->g->forced ? w->g->forced(w->now) : 0;
    struct writer out = writer_over(w->again, ROOM);

    check_state_text(w);
    check_list(w);
    law(w, w->actor == CHANCE || (w->actor >= 0 && w->actor < w->g->players(w->now)),
        "the actor is a player or chance");
    for (int tries = 0; tries < TRIED_MOVES && tries < w->count; tries++)
        check_move(w, w->list[rng_below(&w->rng, (uint32_t)w->count)]);
    check_old_moves(w);
    check_any_codes(w);
    if (w->actor == CHANCE && w->steps < 3)
        check_odds(w);
    law(w, !forced || is_legal(w->g, w->now, forced), "a forced move is legal");
    w->g->scores(w->now, points);
    w->g->print(&out, w->now);
    law(w, out.size > 0 && write_fitted(&out), "a position can be printed");
}

static void take_step(struct walk *w)
{
    move m = w->actor == CHANCE ? roll(w->g, w->now, &w->rng)
                                : w->list[rng_below(&w->rng, (uint32_t)w->count)];

    write_char(&w->record_writer, ' ');
    w->g->write_move(&w->record_writer, w->now, m);
    w->old[rng_below(&w->rng, OLD_MOVES)] = w->list[rng_below(&w->rng, (uint32_t)w->count)];
    if (w->olds < OLD_MOVES && w->olds <= w->steps)
        w->old[w->olds++] = m;
    state_copy(w->g, w->copy, w->now);
    w->g->apply(w->now, m);
    w->g->apply(w->copy, m);
    law(w, state_equal(w->g, w->now, w->copy), "equal moves from equal states give equal states");
    law(w, state_hash(w->g, w->now) == state_hash(w->g, w->copy), "equal states have equal hashes");
}

static void check_result(struct walk *w)
{
    int share[MAX_PLAYERS], players = w->g->players(w->now), sum = 0, best = 0;

    w->g->result(w->now, share);
    for (int p = 0; p < players; p++) {
        law(w, share[p] >= 0 && share[p] <= 1000, "shares lie between 0 and 1000");
        sum += share[p];
        best = share[p] > best ? share[p] : best;
    }
    if (players == 2)
        law(w, sum == 1000, "two shares make 1000");
    if (players > 2) /* a winner, a winning team, or a draw split evenly */
        law(w, best * players >= 1000 - players && (sum >= 1000 - players || best == 1000),
            "the winners share 1000");
}

static void check_record(struct walk *w)
{
    struct reader r = reader_over(w->record, w->record_writer.size);
    struct settings with;
    struct refusal why;

    law(w, write_fitted(&w->record_writer), "a record has a sensible size");
    law(w, replay(w->g, &r, w->copy, &with, &why, NULL, NULL), "a record can be replayed");
    law(w, state_equal(w->g, w->copy, w->now), "a record replayed ends in the same state");
}

static void start_record(struct walk *w)
{
    struct settings none = settings_preset(w->g->options);

    for (int i = 0; w->g->options[i].key; i++)
        none.choice[i] = -1; /* differs from everything: all settings are written */
    w->record_writer = writer_over(w->record, 1 << 20);
    settings_write(&w->record_writer, w->g->options, &w->with, &none);
    write_char(&w->record_writer, ';');
}

static void walk_game(struct walk *w)
{
    w->steps = w->olds = 0;
    state_start(w->g, w->now, &w->with);
    start_record(w);
    while ((w->actor = w->g->actor(w->now)) != OVER && w->steps < LONGEST_GAME && !w->broken) {
        w->count = w->g->moves(w->now, w->list);
        check_position(w);
        take_step(w);
        w->steps++;
    }
    if (w->broken)
        return;
    law(w, w->actor == OVER, "games end");
    w->count = 0;
    check_state_text(w);
    check_old_moves(w);
    check_any_codes(w);
    check_result(w);
    check_record(w);
}

static void report(struct walk *w, int games)
{
    char settings[256];
    struct writer out = writer_over(settings, sizeof settings);
    struct settings none = {{-1, -1, -1, -1, -1, -1, -1, -1}};

    settings_write(&out, w->g->options, &w->with, &none);
    if (!tap(!w->broken, "%s %s: %d random games", w->g->name, settings, games)) {
        tap_note("broken: %s, at step %d", w->broken, w->steps);
        write_into(w, w->now, w->text);
        tap_note("%s", w->text);
    }
}

static void walk_games(struct walk *w, int games)
{
    w->broken = NULL;
    for (int i = 0; i < games && !w->broken; i++)
        walk_game(w);
    report(w, games);
}

/* The presets, then every other choice of every option, one at a time. */
static void check_game(const struct rules *g, int games)
{
    struct walk *w = memory_new(sizeof *w);

    w->g = g;
    w->now = state_new(g);
    w->copy = state_new(g);
    w->rng = rng_from(7);
    w->record = memory_new(1 << 20);
    tap(g->state_size <= MAX_STATE && g->most_moves <= MAX_MOVES, "%s: sizes", g->name);
    w->with = settings_preset(g->options);
    walk_games(w, games);
    for (int i = 0; g->options[i].key; i++)
        for (int k = 0; k < option_choices(&g->options[i]); k++) {
            w->with = settings_preset(g->options);
            if (k == g->options[i].preset)
                continue;
            w->with.choice[i] = k;
            walk_games(w, games > 4 ? games / 4 : 1);
        }
    state_free(w->now);
    state_free(w->copy);
    memory_free(w->record);
    memory_free(w);
}

/* contract GAMES-WANTED [GAME [RANDOM-GAMES]]: how many entries the catalogue must have at least. */
int main(int count, char **argument)
{
    int wanted = count > 1 ? atoi(argument[1]) : 1, found = 0;
    int games = count > 3 ? atoi(argument[3]) : 12;

    for (const struct game *g = NULL; (g = catalogue_next(g)); found++)
        if (count < 3 || strcmp(g->rules->name, argument[2]) == 0)
            check_game(g->rules, games);
    tap(found >= wanted, "%d games in the catalogue, at least %d wanted", found, wanted);
    return tap_done();
}
