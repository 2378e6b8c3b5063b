/* Logs in an SQLite file: write-ahead log, every commit flushed to the disk, in a thread of its own. */
#include "server/store_parts.h"

#include "host/thinker.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- The thread ----------------------------------------------------------------------------- */

static bool step(sqlite3_stmt *what)
{
    bool good = sqlite3_step(what) == SQLITE_DONE;

    sqlite3_reset(what);
    return good;
}

static bool make(struct store *s, const struct change *c)
{
    sqlite3_stmt *what = s->change[c->kind];

    sqlite3_bind_text(what, 1, c->room, -1, SQLITE_STATIC);
    if (c->kind == ADD) {
        sqlite3_bind_int64(what, 2, c->seq);
        sqlite3_bind_int64(what, 3, c->time);
        sqlite3_bind_text(what, 4, c->line, (int)c->length, SQLITE_STATIC);
    }
    return step(what);
}

static bool commit(struct store *s, const struct change *first)
{
    if (!step(s->begin))
        return false;
    for (const struct change *c = first; c; c = c->next)
        if (!make(s, c)) {
            step(s->rollback);
            return false;
        }
    if (step(s->commit))
        return true;
    if (!sqlite3_get_autocommit(s->writer))
        step(s->rollback);
    return false;
}

static void put(struct list *l, struct change *first, struct change **end)
{
    if (!first)
        return;
    if (!l->first)
        l->end = &l->first;
    *l->end = first;
    l->end = end;
}

/* Under the lock: all that is waiting, or NULL if none is and the store ends. */
static struct change *take_all(struct store *s)
{
    struct change *first;

    while (!s->queue.first && !s->ending)
        pthread_cond_wait(&s->work, &s->lock);
    first = s->queue.first;
    s->queue = (struct list){0};
    return first;
}

static void note(struct store *s, struct change *first, bool good, double seconds)
{
    struct change **end = &first;

    for (; *end; end = &(*end)->next)
        s->figures.lines += good && (*end)->kind == ADD;
    if (good) {
        waits_note(&s->figures.commits, seconds);
    } else {
        s->failing = true;
        s->figures.failures++;
    }
    put(&s->done, first, end);
}

static void free_all(struct change *c)
{
    while (c) {
        struct change *next = c->next;

        free(c);
        c = next;
    }
}

static void *work(void *context)
{
    struct store *s = context;
    struct change *first;

    pthread_mutex_lock(&s->lock);
    while ((first = take_all(s)) != NULL) {
        bool good = false;
        double start = seconds_now();

        if (s->failing) {
            free_all(first);
            continue;
        }
        pthread_mutex_unlock(&s->lock);
        good = commit(s, first);
        pthread_mutex_lock(&s->lock);
        if (good) {
            note(s, first, true, seconds_now() - start);
        } else {
            free_all(first);
            note(s, NULL, false, 0);
        }
        pthread_mutex_unlock(&s->lock);
        s->tell(s->context);
        store_copy_look(s);
        pthread_mutex_lock(&s->lock);
    }
    pthread_mutex_unlock(&s->lock);
    return NULL;
}

/* ---- The caller's side ---------------------------------------------------------------------- */

static void stage(struct store *s, enum change_kind kind, const char *room, long long seq,
                  long long time, const char *line, size_t length)
{
    struct change *c = calloc(1, sizeof *c + length + 1);

    if (!c)
        abort();
    *c = (struct change){
        .kind = kind, .seq = seq, .time = time, .added = seconds_now(), .length = length};
    snprintf(c->room, sizeof c->room, "%s", room);
    memcpy(c->line, line, length);
    put(&s->staged, c, &c->next);
}

void store_add(struct store *s, const char *room, long long seq, long long time, const char *line,
               size_t length)
{
    stage(s, ADD, room, seq, time, line, length);
}

void store_mark_watched(struct store *s, const char *room, bool on)
{
    stage(s, on ? WATCH : UNWATCH, room, 0, 0, "", 0);
}

void store_drop(struct store *s, const char *room)
{
    stage(s, UNWATCH, room, 0, 0, "", 0);
    stage(s, DROP, room, 0, 0, "", 0);
}

void store_flush(struct store *s)
{
    if (!s->staged.first)
        return;
    pthread_mutex_lock(&s->lock);
    put(&s->queue, s->staged.first, s->staged.end);
    pthread_cond_signal(&s->work);
    pthread_mutex_unlock(&s->lock);
    s->staged = (struct list){0};
}

bool store_settled(struct store *s, struct settled *out)
{
    struct change *c;
    bool some = true;

    *out = (struct settled){0};
    pthread_mutex_lock(&s->lock);
    while ((c = s->done.first) != NULL && c->kind != ADD) {
        s->done.first = c->next;
        free(c);
    }
    if (c) {
        memcpy(out->room, c->room, sizeof out->room);
        out->seq = c->seq;
        out->waited = seconds_now() - c->added;
        s->done.first = c->next;
        free(c);
    } else if (s->failing && !s->told) {
        out->failed = s->told = true;
    } else {
        some = false;
    }
    pthread_mutex_unlock(&s->lock);
    return some;
}

void store_resume(struct store *s)
{
    pthread_mutex_lock(&s->lock);
    free_all(s->queue.first);
    s->queue = (struct list){0};
    s->failing = s->told = false;
    pthread_mutex_unlock(&s->lock);
    free_all(s->staged.first);
    s->staged = (struct list){0};
}

struct store_figures store_figures(struct store *s)
{
    struct store_figures f;

    pthread_mutex_lock(&s->lock);
    f = s->figures;
    pthread_mutex_unlock(&s->lock);
    return f;
}

static bool start_threads(struct store *s)
{
    if (!store_copy_start(s))
        return false;
    if (pthread_create(&s->thread, NULL, work, s) == 0)
        return true;
    store_copy_end(s);
    return false;
}

struct store *store_open(const char *path, void (*tell)(void *context), void *context, char *why,
                         size_t space)
{
    struct store *s = calloc(1, sizeof *s);
    const char *wrong = s ? store_file_open(s, path) : "out of memory";

    if (!wrong) {
        s->tell = tell;
        s->context = context;
        pthread_mutex_init(&s->lock, NULL);
        pthread_cond_init(&s->work, NULL);
        if (!start_threads(s))
            wrong = "no thread can be started";
    }
    if (!wrong)
        return s;
    snprintf(why, space, "%s", wrong);
    if (s)
        store_file_close(s);
    free(s);
    return NULL;
}

void store_close(struct store *s)
{
    store_flush(s);
    pthread_mutex_lock(&s->lock);
    s->ending = true;
    pthread_cond_signal(&s->work);
    pthread_mutex_unlock(&s->lock);
    pthread_join(s->thread, NULL);
    store_copy_end(s);
    free_all(s->done.first);
    pthread_mutex_destroy(&s->lock);
    pthread_cond_destroy(&s->work);
    store_file_close(s);
    free(s);
}
