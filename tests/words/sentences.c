/* Every sentence of every game: sentences [--law] [GAME...]

   Seeded games are walked through with every option, every form of page, mouse and finger, people with
   and without names, computers and people far away; what is said on the way is printed, each kind once with where
   it was met; or, with --law, only held against the laws of words, as TAP. */
#include "tests/words/said.h"

#include "core/memory.h"
#include "core/walk.h"
#include "tests/tap.h"

#include <stdio.h>
#include <string.h>

enum { LONGEST_GAME = 2000, CASTS = 5, TEXT = 2048 };

static const char *const people[MAX_PLAYERS] = {"Ann", "Bob", "Chloe", "Dai"};

struct walk {
    struct book *book;
    const struct game *game;
    struct table *t;
    struct rng rng;
    int often; /* one position of so many is listened to */
};

static void run(struct table *t)
{
    while (table_tick(t, 1000))
        ;
}

/* ---- Listening ------------------------------------------------------------------------------ */

static void hear(struct walk *w, const char *place, bool finger, const char *text)
{
    bool board = !table_course_shown(w->t);
    struct where at = {w->game, place, SAID_SENTENCE, finger, board ? table_draw(w->t) : NULL};

    book_hear(w->book, &at, text);
}

/* The page as it is now, in each form, and what is said beside it. */
static void listen(struct walk *w, const char *what)
{
    char text[TEXT], place[64];

    for (int finger = 0; finger < 2; finger++) {
        struct writer out = writer_over(text, sizeof text);

        table_by_finger(w->t, finger);
        for (int f = 0; f < FORMS; f++) {
            struct where at = {w->game, place, SAID_WORDS, finger, NULL};

            table_form(w->t, (enum form)f, 0, 0);
            snprintf(place, sizeof place, "%s page%s%s", form_name((enum form)f), *what ? ", " : "",
                     what);
            book_see(w->book, &at, table_draw(w->t));
        }
        table_status(w->t, &out);
        snprintf(place, sizeof place, "status%s%s", *what ? ", " : "", what);
        hear(w, place, finger, text);
    }
    table_form(w->t, FORM_WIDE, 0, 0);
}

static void listen_beside(struct walk *w)
{
    char text[TEXT];
    struct writer out = writer_over(text, sizeof text);
    struct where title = {w->game, "title", SAID_WORDS, false, NULL};

    table_headline(w->t, &out);
    book_hear(w->book, &title, text);
    out = writer_over(text, sizeof text);
    table_question(w->t, &out);
    hear(w, "question", false, text);
    if (table_at(w->t) > 0) {
        out = writer_over(text, sizeof text);
        table_tell_move(w->t, table_at(w->t) - 1, &out);
        hear(w, "move", false, text);
    }
}

/* Somebody points at this and that, and touches it: something comes into hand, or is refused. Says whether
   a move was made by it. */
static bool listen_touching(struct walk *w)
{
    int at = table_at(w->t);

    for (int tries = 0; tries < 6 && table_at(w->t) == at; tries++) {
        const struct drawing *d = table_draw(w->t);
        int id = d->targets ? d->target[rng_below(&w->rng, (uint32_t)d->targets)].id : -1;

        if (id < 0 || id >= TARGET_AGAIN)
            continue;
        table_focus(w->t, id);
        listen(w, "pointing");
        table_touch(w->t, id, tries % 3 == 2 ? GESTURE_LOOK : GESTURE_TAP);
        listen(w, table_refusal(w->t) ? "refusal" : "in hand");
    }
    table_escape(w->t);
    table_focus(w->t, -1);
    return table_at(w->t) != at;
}

static void listen_hint(struct walk *w, move m)
{
    struct thought th = {.best = m, .count = 1, .move = {m}};
    struct job job;

    if (!table_hint_job(w->t, &job))
        return;
    table_hint(w->t, job.generation, &th);
    listen(w, "hint");
    table_hint_clear(w->t);
}

/* A known move with some bits changed, or any at all. */
static void listen_refusal(struct walk *w, move known)
{
    for (int i = 0; i < 6; i++) {
        move m = rng_below(&w->rng, 4) ? known ^ (move)1 << rng_below(&w->rng, 32)
                                       : (move)rng_next(&w->rng);

        if (!is_legal(w->game->rules, table_state(w->t), m)) {
            table_play(w->t, m);
            listen(w, "refusal");
            table_escape(w->t);
        }
    }
}

static void listen_moving(struct walk *w)
{
    table_speed(w->t, 1);
    for (int i = 0; i < 40 && table_tick(w->t, 0.4); i++)
        listen(w, "moving");
    table_speed(w->t, 0);
    run(w->t);
}

/* ---- The end of a game ---------------------------------------------------------------------- */

/* As if somebody had looked back, and found many things. */
static void make_up(struct walk *w)
{
    struct review *r = table_review(w->t);
    move list[MAX_MOVES];

    for (int i = review_first(r); i < review_length(r); i++) {
        struct look_job job;
        struct looked found = {.actor = table_move_actor(w->t, i), .played = table_move(w->t, i)};
        int count;

        if (!review_job(r, i, &job))
            continue;
        count = w->game->rules->moves((const struct state *)(const void *)job.before.bytes, list);
        found.best = found.actor >= 0 && rng_below(&w->rng, 2)
                         ? list[rng_below(&w->rng, (uint32_t)count)]
                         : found.played;
        found.only = count == 1;
        found.exact = rng_below(&w->rng, 2);
        for (int p = 0; p < MAX_PLAYERS; p++)
            for (int k = 0; k < MOMENTS; k++) {
                found.at[k].share[p] = rng_below(&w->rng, 1001) / 1000.0;
                found.at[k].score[p] = rng_below(&w->rng, 60);
            }
        if (found.best == found.played)
            found.at[BETTER] = found.at[AFTER];
        table_looked(w->t, i, &found);
    }
}

static void listen_review(struct walk *w)
{
    int step = -1;

    if (!table_has_course(w->t))
        return;
    table_show_course(w->t, true);
    listen(w, "review");
    make_up(w);
    listen(w, "review");
    for (int i = 0; i < 12 && (step = table_course_next(w->t, 1, i % 3 == 2)) >= 0; i++)
        if (table_step_course(w->t, step))
            listen(w, "review step");
    table_show_course(w->t, false);
}

/* ---- Walking -------------------------------------------------------------------------------- */

static void listen_position(struct walk *w, move some)
{
    listen(w, "");
    listen_beside(w);
    if (rng_below(&w->rng, 2))
        listen_refusal(w, some);
    listen_hint(w, some);
}

static void play_game(struct walk *w)
{
    run(w->t);
    for (int step = 0; table_actor(w->t) != OVER && step < LONGEST_GAME; step++) {
        move list[MAX_MOVES];
        int count = w->game->rules->moves(table_state(w->t), list);
        move m = list[rng_below(&w->rng, (uint32_t)count)];
        bool heard = rng_below(&w->rng, (uint32_t)w->often) == 0 || step < 3;

        if (heard)
            listen_position(w, m);
        if (heard && rng_below(&w->rng, 3) == 0 && listen_touching(w)) {
            run(w->t);
            continue;
        }
        table_speed(w->t, heard ? 1 : 0);
        if (table_actor(w->t) >= 0 && table_seat_of(w->t, table_actor(w->t)) == SEAT_REMOTE)
            table_receive(w->t, m);
        else
            table_play(w->t, m);
        if (heard)
            listen_moving(w);
        run(w->t);
    }
    listen(w, "end");
    listen_beside(w);
    listen_touching(w);
    listen_review(w);
}

/* Who sits there: people, people with names, people and computers, computers, people far away. */
static void cast(struct table *t, int which)
{
    for (int p = 0; p < table_players(t); p++) {
        if (which == 1 || which == 2)
            table_call(t, p, people[p], strlen(people[p]));
        if (which == 2)
            table_seat(t, p, p == 0 ? SEAT_PERSON : (p * 4) % 10);
        if (which == 3)
            table_seat(t, p, p * 3);
        if (which == 4)
            table_seat(t, p, p == 0 ? SEAT_PERSON : SEAT_REMOTE);
    }
    table_guide(t, which < 3);
}

static void walk_settings(struct book *b, const struct game *g, const struct settings *with,
                          int which, uint64_t seed, int often)
{
    struct walk w = {b, g, table_new(g, with, seed), rng_from(seed), often};

    table_speed(w.t, 0);
    cast(w.t, which % CASTS);
    play_game(&w);
    table_free(w.t);
}

/* The presets with everybody, then every other choice of every option. */
static void walk_game(struct book *b, const struct game *g, int games, int often)
{
    const struct option *options = g->rules->options;
    struct settings with = settings_preset(options);
    int which = 0;

    for (int i = 0; i < games * CASTS; i++)
        walk_settings(b, g, &with, i, (uint64_t)i, often);
    for (int i = 0; options[i].key; i++)
        for (int k = 0; k < option_choices(&options[i]); k++) {
            with = settings_preset(options);
            with.choice[i] = k;
            for (int n = 0; n < games; n++, which++)
                walk_settings(b, g, &with, which, (uint64_t)which, often * 2);
        }
}

static bool is_wanted(const struct game *g, int count, char **names)
{
    for (int i = 0; i < count; i++)
        if (strcmp(names[i], g->rules->name) == 0)
            return true;
    return count == 0;
}

int main(int count, char **argument)
{
    bool law = count > 1 && strcmp(argument[1], "--law") == 0;
    struct book *b = book_new();
    char **names = argument + 1 + law;
    int wanted = count - 1 - law;

    for (const struct game *g = NULL; (g = catalogue_next(g));)
        if (g->view && is_wanted(g, wanted, names)) {
            walk_game(b, g, law ? 1 : 3, law ? 30 : 6);
            walk_sessions(b, g);
            walk_puzzles(b, g);
        }
    walk_rooms(b);
    walk_fixed(b);
    if (!law)
        book_print(b);
    tap(!book_broken(b), "%d kinds of sentences keep the laws of words", book_count(b));
    book_print_broken(b, 60);
    book_free(b);
    return tap_done();
}
