/* A store in memory and a front end without a screen, for the tests of the session. Several sessions may
   share one store, as windows and tabs do. */
#ifndef PARLOUR_SESSION_HELP_H
#define PARLOUR_SESSION_HELP_H

#include "core/walk.h"
#include "session/session.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { MOST_KEPT = 64 };

static inline char *copied(const char *text)
{
    return memcpy(malloc(strlen(text) + 1), text, strlen(text) + 1);
}

struct shelf {
    char *name[MOST_KEPT], *text[MOST_KEPT];
    const void *holder[MOST_KEPT]; /* the session that plays it */
    int count;
    const char *broken;     /* why nothing can be stored now, or NULL */
    const char *unreadable; /* the name of a text that cannot be read, or NULL */
};

struct desk {
    struct session *session;
    struct shelf *shelf;
    char said[400];        /* last */
    enum sheet sheet;      /* shown last */
    const struct game *of; /* which it is about */
    int offer;
    bool thinking;
    bool think; /* answer at once, with the first legal move */
    struct effect thought;
    struct job job;
    int stops;
    char *file; /* handed out last */
    char *clipboard;
    int64_t now;
    int learnt;
    int sounds; /* heard */
    int looks, unlooks;
    bool look; /* back at once; else nothing comes of it */
    enum sound sound;
};

static inline int shelf_find(const struct shelf *f, const char *name)
{
    for (int i = 0; i < f->count; i++)
        if (strcmp(f->name[i], name) == 0)
            return i;
    return -1;
}

static inline void shelf_put(struct shelf *f, const char *name, const char *text)
{
    int i = shelf_find(f, name);

    if (i < 0) {
        assert_true(f->count < MOST_KEPT);
        i = f->count++;
        f->name[i] = copied(name);
        f->text[i] = NULL;
        f->holder[i] = NULL;
    }
    free(f->text[i]);
    f->text[i] = copied(text);
}

static inline void shelf_drop(struct shelf *f, const char *name)
{
    int i = shelf_find(f, name);

    if (i < 0)
        return;
    free(f->name[i]);
    free(f->text[i]);
    f->count--;
    f->name[i] = f->name[f->count];
    f->text[i] = f->text[f->count];
    f->holder[i] = f->holder[f->count];
}

static inline void shelf_clear(struct shelf *f)
{
    while (f->count > 0)
        shelf_drop(f, f->name[0]);
}

static inline void serve_keep(struct desk *d, const struct effect *e)
{
    int i = shelf_find(d->shelf, e->name);
    uint64_t counter = 0;

    if (d->shelf->broken) {
        session_kept(d->session, e->ticket, KEPT_FAILED, d->shelf->broken);
        return;
    }
    if ((i >= 0 && !kept_counter(d->shelf->text[i], strlen(d->shelf->text[i]), &counter)) ||
        counter != e->counter) {
        session_kept(d->session, e->ticket, KEPT_NEWER, NULL);
        return;
    }
    shelf_put(d->shelf, e->name, e->text);
    session_kept(d->session, e->ticket, KEPT, NULL);
}

static inline void serve_list(struct desk *d, const struct effect *e)
{
    char *text = calloc(1, 1 << 20);
    size_t at = 0;

    for (int i = 0; i < d->shelf->count; i++) {
        const char *kept = d->shelf->text[i];
        size_t heading = kept_heading(kept, strlen(kept));

        at += (size_t)snprintf(text + at, (1 << 20) - at, "%s\t%.*s\n", d->shelf->name[i],
                               (int)heading, kept);
    }
    session_listed(d->session, e->ticket, text, at, NULL);
    free(text);
}

static inline void serve_fetch(struct desk *d, const struct effect *e)
{
    int i = shelf_find(d->shelf, e->name);
    const char *text = i < 0 ? NULL : d->shelf->text[i];

    if (d->shelf->unreadable && strcmp(d->shelf->unreadable, e->name) == 0)
        session_found(d->session, e->ticket, NULL, 0, "Permission denied");
    else
        session_found(d->session, e->ticket, text, text ? strlen(text) : 0, NULL);
}

static inline void serve_hold(struct desk *d, const struct effect *e)
{
    int i = shelf_find(d->shelf, e->name);
    bool free_or_own = i < 0 || !d->shelf->holder[i] || d->shelf->holder[i] == d->session;

    if (i >= 0 && (free_or_own || e->kind == EFFECT_TAKE))
        d->shelf->holder[i] = d->session;
    session_held(d->session, e->ticket, free_or_own || e->kind == EFFECT_TAKE);
}

static inline void answer_look(struct desk *d, const struct effect *e)
{
    struct look *l = look_new(e->game, NULL, e->look);
    struct looked found;

    while (!look_on(l, 1000))
        ;
    look_result(l, &found);
    look_free(l);
    session_looked(d->session, e->ticket, &found);
}

/* What is asked of the store; false: something else is. */
static inline bool serve_store(struct desk *d, const struct effect *e)
{
    int i = e->name ? shelf_find(d->shelf, e->name) : -1;

    switch (e->kind) {
    case EFFECT_KEEP:
        serve_keep(d, e);
        return true;
    case EFFECT_FORGET:
        shelf_drop(d->shelf, e->name);
        session_kept(d->session, e->ticket, KEPT, NULL);
        return true;
    case EFFECT_LIST:
        serve_list(d, e);
        return true;
    case EFFECT_FETCH:
        serve_fetch(d, e);
        return true;
    case EFFECT_HOLD:
    case EFFECT_TAKE:
        serve_hold(d, e);
        return true;
    case EFFECT_LEAVE:
        if (i >= 0 && d->shelf->holder[i] == d->session)
            d->shelf->holder[i] = NULL;
        return true;
    default:
        return false;
    }
}

static inline void serve(struct desk *d, const struct effect *e)
{
    if (serve_store(d, e))
        return;
    switch (e->kind) {
    case EFFECT_THINK:
        assert_false(d->thinking);
        d->thinking = true;
        d->thought = *e;
        d->job = *e->job;
        break;
    case EFFECT_STOP:
        d->thinking = false;
        d->stops++;
        break;
    case EFFECT_SAY:
        snprintf(d->said, sizeof d->said, "%s", e->text);
        d->offer = e->offer;
        break;
    case EFFECT_SHOW:
        d->sheet = e->sheet;
        d->of = e->game;
        break;
    case EFFECT_LEARNT:
        d->learnt++;
        break;
    case EFFECT_FILE:
        free(d->file);
        d->file = copied(e->text);
        break;
    case EFFECT_SOUND:
        d->sounds++;
        d->sound = (enum sound)e->number;
        break;
    case EFFECT_LOOK:
        d->looks++;
        if (d->look)
            answer_look(d, e);
        break;
    case EFFECT_UNLOOK:
        d->unlooks++;
        break;
    case EFFECT_COPY:
        free(d->clipboard);
        d->clipboard = copied(e->text);
        break;
    default:
        break;
    }
}

static inline void answer_thought(struct desk *d)
{
    move list[MAX_MOVES];
    struct thought th = {.count = 1};

    d->thought.game->rules->moves(job_state(&d->job), list);
    th.best = th.move[0] = list[0];
    d->thinking = false;
    session_thought(d->session, d->thought.ticket, &th);
}

/* Until nothing more happens by itself. */
static inline void pump(struct desk *d)
{
    struct effect e;
    bool more;

    do {
        more = session_tick(d->session, 0.01, d->now);
        while (session_effect(d->session, &e)) {
            more = true;
            serve(d, &e);
        }
        if (d->thinking && d->think) {
            answer_thought(d);
            more = true;
        }
    } while (more);
}

static inline struct desk desk_on(struct shelf *f, uint64_t chance)
{
    struct desk d = {.session = session_new(chance, 1000), .shelf = f, .now = 1000};

    session_speed(d.session, 0);
    pump(&d);
    return d;
}

/* Killed: nothing more is stored, and nobody plays anything here any more. */
static inline void desk_kill(struct desk *d)
{
    for (int i = 0; i < d->shelf->count; i++)
        if (d->shelf->holder[i] == d->session)
            d->shelf->holder[i] = NULL;
    session_free(d->session);
    free(d->file);
    free(d->clipboard);
    *d = (struct desk){0};
}

static inline const struct game *game_of(const char *name)
{
    return catalogue_find(name, strlen(name));
}

static inline void begin(struct desk *d, const char *game, int second)
{
    struct start how;

    session_preset(d->session, game_of(game), &how);
    how.seat[0] = SEAT_PERSON;
    how.seat[1] = second;
    how.seeded = true;
    how.seed = 7;
    session_begin(d->session, game_of(game), &how);
    pump(d);
}

static inline move legal_move(const struct desk *d, int which)
{
    struct table *t = session_table(d->session);
    move list[MAX_MOVES];

    return list[which % table_game(t)->rules->moves(table_state(t), list)];
}

/* The person makes the which-th legal move. */
static inline void move_on(struct desk *d, int which)
{
    assert_true(table_play(session_table(d->session), legal_move(d, which)));
    pump(d);
}

/* "3 of 5": of the kept text under this name; "" if there is none. */
static inline const char *kept_moves(const struct shelf *f, const char *name)
{
    static char line[40];
    int i = shelf_find(f, name);
    const char *at = i < 0 ? NULL : strstr(f->text[i], "\nmoves ");

    line[0] = '\0';
    if (at)
        snprintf(line, sizeof line, "%.*s", (int)strcspn(at + 7, "\n"), at + 7);
    return line;
}

static inline const char *notice(const struct desk *d)
{
    static char text[400];
    struct writer w = writer_over(text, sizeof text);

    session_notice(d->session, &w);
    return text;
}

#endif
