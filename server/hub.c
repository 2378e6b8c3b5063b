/* All rooms: what settles, and what time brings. */
#include "server/hosted.h"

#include "host/thinker.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

enum { REST_MILLISECONDS = 60000, SWEEP_MILLISECONDS = 3600000, DAY = 86400000 };

long long now_ms(void)
{
    struct timespec now;

    clock_gettime(CLOCK_REALTIME, &now);
    return 1000LL * now.tv_sec + now.tv_nsec / 1000000;
}

void random_bytes(void *out, size_t count)
{
    if (getrandom(out, count, 0) != (ssize_t)count)
        abort(); /* a server without chance must not go on */
}

void say_log(const char *format, ...)
{
    char when[32];
    time_t now = time(NULL);
    struct tm parts;
    va_list values;

    strftime(when, sizeof when, "%Y-%m-%dT%H:%M:%SZ", gmtime_r(&now, &parts));
    fprintf(stderr, "%s ", when);
    va_start(values, format);
    vfprintf(stderr, format, values);
    va_end(values);
    fputc('\n', stderr);
}

static void load_watched(void *context, const char *room)
{
    if (strlen(room) == ROOM_ID)
        hosted_find(context, room, true);
}

struct hub *hub_new(const struct hub_setup *how, char *why, size_t space)
{
    struct hub *h = calloc(1, sizeof *h);

    if (!h)
        return NULL;
    h->how = *how;
    h->started = now_ms();
    h->limits = limits_new();
    h->store = store_open(how->path, how->wake, how->context, why, space);
    if (!h->store) {
        limits_free(h->limits);
        free(h);
        return NULL;
    }
    h->pool = pool_new(how->thinkers, how->wake, how->context);
    store_watched(h->store, load_watched, h);
    store_flush(h->store);
    return h;
}

void hub_free(struct hub *h)
{
    pool_free(h->pool);
    store_close(h->store);
    for (size_t i = 0; i < sizeof h->table / sizeof *h->table; i++)
        while (h->table[i])
            hosted_free(h->table[i]);
    limits_free(h->limits);
    free(h);
}

static void each_room(struct hub *h, void (*run)(struct hosted *r))
{
    for (size_t i = 0; i < sizeof h->table / sizeof *h->table; i++)
        for (struct hosted *r = h->table[i], *next; r; r = next) {
            next = r->next;
            run(r);
        }
}

/* The disk took nothing: what was not durable has not happened. */
static void take_back(struct hosted *r)
{
    if (r->seq == r->durable)
        return;
    hosted_tell_opener(r, false);
    if (r->durable == 0 || !hosted_reload(r)) {
        hosted_say(r, "trouble the server could not keep this room");
        while (r->guests) {
            r->guests->leaving = true;
            guest_leave(r->guests);
        }
        hosted_free(r);
        return;
    }
    hosted_say(
        r, "trouble the server cannot write to its disk; nothing is lost, it will be tried again");
    for (struct guest *g = r->guests; g; g = g->next) {
        g->later[0].seq = g->later[1].seq = 0;
        if (g->seat >= 0)
            r->gone[g->seat] = now_ms();
        g->seat = -1;
        g->leaving = true; /* it greets again, and shows its secret */
    }
}

void hub_settle(struct hub *h)
{
    struct settled s;
    struct pool_answer a;

    while (store_settled(h->store, &s))
        if (s.failed) {
            say_log("the store cannot be written");
            each_room(h, take_back);
            store_resume(h->store);
        } else {
            struct hosted *r = hosted_find(h, s.room, false);

            waits_note(&h->figures.durable, s.waited);
            if (r && s.seq > r->durable) {
                r->durable = s.seq;
                hosted_settled(r);
            }
        }
    while (pool_answer(h->pool, &a))
        hosted_answer(h, &a);
    store_flush(h->store);
}

/* ---- Time ----------------------------------------------------------------------------------- */

/* The clock's rule: of two, the other one has won; of more, a computer plays on. */
static void look_at_clock(struct hosted *r)
{
    int actor = room_actor(r->room);

    if (room_left(r->room, now_ms()) != 0)
        return;
    vote_cancel(r);
    if (r->room->players == 2)
        hosted_add(r, "over time %d", actor + 1);
    else
        hosted_add(r, "stand %d %d", actor + 1, r->room->terms.stand);
    hosted_go_on(r);
}

static void tick_room(struct hosted *r)
{
    int away = r->away;
    bool idle = !r->guests && !r->thinking && r->seq == r->durable;

    if (r->room->phase == ROOM_PLAYING)
        look_at_clock(r);
    if (r->guests) {
        bool changed = false;

        for (int p = 0; p < r->room->players; p++) /* only what becomes true by time alone */
            changed |= !(away >> p & 1) && r->room->place[p].who == PLACE_PERSON && r->gone[p] &&
                       now_ms() - r->gone[p] > 1000LL * r->room->terms.away;
        if (changed) {
            hosted_tell_presence(r);
            vote_look(r);
        }
    } else if (idle && now_ms() - r->used > REST_MILLISECONDS &&
               !(r->room->phase == ROOM_PLAYING && r->room->terms.clock != CLOCK_NONE) &&
               !(r->room->phase == ROOM_GATHERING && r->room->terms.listed)) {
        hosted_free(r);
    }
}

static void drop_silent(void *context, const char *room)
{
    struct hub *h = context;
    struct hosted *r = strlen(room) == ROOM_ID ? hosted_find(h, room, true) : NULL;

    if (r && r->guests)
        return;
    if (r && r->room->phase == ROOM_PLAYING) { /* its secret is told first; it lives once more */
        hosted_add(r, "over agreed 0");
        hosted_go_on(r);
        return;
    }
    if (r)
        hosted_free(r);
    store_drop(h->store, room);
    say_log("a room has had its time");
}

void hub_tick(struct hub *h)
{
    long long now = now_ms();

    each_room(h, tick_room);
    if (now - h->swept > SWEEP_MILLISECONDS) {
        h->swept = now;
        store_silent(h->store, now - (long long)h->how.days * DAY, drop_silent, h);
    }
    store_flush(h->store);
}

struct hub_figures hub_figures(const struct hub *h)
{
    struct hub_figures f = h->figures;

    f.thinking = pool_size(h->pool);
    return f;
}

struct store *hub_store(const struct hub *h)
{
    return h->store;
}
