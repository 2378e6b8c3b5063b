/* Logs in an SQLite file: write-ahead log, every commit flushed to the disk, in a thread of its own. */
#include "server/store.h"

#include "host/thinker.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FILE_MARK = 0x5061726c, VERSION = 1, BUSY_MILLISECONDS = 10000 };

enum change_kind { ADD, WATCH, UNWATCH, DROP };

struct change {
    struct change *next;
    enum change_kind kind;
    char room[ROOM_ID + 1];
    long long seq, time;
    size_t length;
    char line[];
};

struct list {
    struct change *first, **end;
};

struct store {
    sqlite3 *writer, *reader;
    sqlite3_stmt *change[4], *begin, *commit, *rollback;
    void (*tell)(void *context);
    void *context;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t work;
    struct list staged, queue, done; /* staged: of the caller alone; the others: under the lock */
    bool failing, told, ending;      /* under the lock */
    struct store_figures figures;    /* under the lock */
};

/* ---- The file ------------------------------------------------------------------------------- */

static const char *const steps[VERSION] = {
    "CREATE TABLE log(room TEXT NOT NULL, seq INTEGER NOT NULL, time INTEGER NOT NULL, line TEXT "
    "NOT "
    "NULL, PRIMARY KEY(room, seq)) WITHOUT ROWID;"
    "CREATE TABLE watched(room TEXT PRIMARY KEY) WITHOUT ROWID;",
};

static int pragma(sqlite3 *db, const char *name)
{
    char text[64];
    sqlite3_stmt *ask = NULL;
    int value = -1;

    snprintf(text, sizeof text, "PRAGMA %s", name);
    if (sqlite3_prepare_v2(db, text, -1, &ask, NULL) == SQLITE_OK &&
        sqlite3_step(ask) == SQLITE_ROW)
        value = sqlite3_column_int(ask, 0);
    sqlite3_finalize(ask);
    return value;
}

static int tables(sqlite3 *db)
{
    sqlite3_stmt *ask = NULL;
    int count = -1;

    if (sqlite3_prepare_v2(db, "SELECT count(*) FROM sqlite_master", -1, &ask, NULL) == SQLITE_OK &&
        sqlite3_step(ask) == SQLITE_ROW)
        count = sqlite3_column_int(ask, 0);
    sqlite3_finalize(ask);
    return count;
}

/* From whatever version it is to ours, all or nothing. */
static const char *bring_up(sqlite3 *db)
{
    char text[128];
    int version = pragma(db, "user_version"), mark = pragma(db, "application_id");

    if (version < 0 || mark < 0 || tables(db) < 0)
        return "it is no SQLite file";
    if (mark != FILE_MARK && (mark != 0 || tables(db) > 0))
        return "it is the file of another program";
    if (version > VERSION)
        return "it was written by a newer version of this program";
    if (version == VERSION)
        return NULL;
    snprintf(text, sizeof text, "PRAGMA application_id=%d; PRAGMA user_version=%d; COMMIT",
             FILE_MARK, VERSION);
    if (sqlite3_exec(db, "BEGIN IMMEDIATE", NULL, NULL, NULL) != SQLITE_OK)
        return sqlite3_errmsg(db);
    for (int i = version; i < VERSION; i++)
        if (sqlite3_exec(db, steps[i], NULL, NULL, NULL) != SQLITE_OK)
            return sqlite3_errmsg(db);
    return sqlite3_exec(db, text, NULL, NULL, NULL) == SQLITE_OK ? NULL : sqlite3_errmsg(db);
}

static bool prepare(struct store *s)
{
    static const char *const texts[] = {
        "INSERT INTO log VALUES(?1, ?2, ?3, ?4)", "INSERT OR IGNORE INTO watched VALUES(?1)",
        "DELETE FROM watched WHERE room=?1", "DELETE FROM log WHERE room=?1"};
    bool good =
        sqlite3_prepare_v2(s->writer, "BEGIN IMMEDIATE", -1, &s->begin, NULL) == SQLITE_OK &&
        sqlite3_prepare_v2(s->writer, "COMMIT", -1, &s->commit, NULL) == SQLITE_OK &&
        sqlite3_prepare_v2(s->writer, "ROLLBACK", -1, &s->rollback, NULL) == SQLITE_OK;

    for (int i = 0; good && i < 4; i++)
        good = sqlite3_prepare_v2(s->writer, texts[i], -1, &s->change[i], NULL) == SQLITE_OK;
    return good;
}

static const char *open_file(struct store *s, const char *path)
{
    const char *wrong;

    if (sqlite3_open_v2(path, &s->writer, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, NULL) !=
        SQLITE_OK)
        return s->writer ? sqlite3_errmsg(s->writer) : "out of memory";
    sqlite3_busy_timeout(s->writer, BUSY_MILLISECONDS);
    wrong = bring_up(s->writer);
    if (wrong)
        return wrong;
    if (sqlite3_exec(s->writer, "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL", NULL, NULL,
                     NULL) != SQLITE_OK ||
        !prepare(s))
        return sqlite3_errmsg(s->writer);
    if (sqlite3_open_v2(path, &s->reader, SQLITE_OPEN_READONLY, NULL) != SQLITE_OK)
        return s->reader ? sqlite3_errmsg(s->reader) : "out of memory";
    sqlite3_busy_timeout(s->reader, BUSY_MILLISECONDS);
    return NULL;
}

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
        s->figures.commits++;
        if (seconds > s->figures.slowest)
            s->figures.slowest = seconds;
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
    *c = (struct change){.kind = kind, .seq = seq, .time = time, .length = length};
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

int store_read(struct store *s, const char *room, store_line *each, void *context)
{
    sqlite3_stmt *ask = NULL;
    int count = 0, got;

    if (sqlite3_prepare_v2(s->reader, "SELECT seq, time, line FROM log WHERE room=?1 ORDER BY seq",
                           -1, &ask, NULL) != SQLITE_OK)
        return -1;
    sqlite3_bind_text(ask, 1, room, -1, SQLITE_STATIC);
    while ((got = sqlite3_step(ask)) == SQLITE_ROW) {
        each(context, sqlite3_column_int64(ask, 0), sqlite3_column_int64(ask, 1),
             (const char *)sqlite3_column_text(ask, 2), (size_t)sqlite3_column_bytes(ask, 2));
        count++;
    }
    sqlite3_finalize(ask);
    return got == SQLITE_DONE ? count : -1;
}

static void list_rooms(struct store *s, const char *text, long long time, store_room *each,
                       void *context)
{
    sqlite3_stmt *ask = NULL;

    if (sqlite3_prepare_v2(s->reader, text, -1, &ask, NULL) != SQLITE_OK)
        return;
    sqlite3_bind_int64(ask, 1, time);
    while (sqlite3_step(ask) == SQLITE_ROW)
        each(context, (const char *)sqlite3_column_text(ask, 0));
    sqlite3_finalize(ask);
}

void store_watched(struct store *s, store_room *each, void *context)
{
    list_rooms(s, "SELECT room FROM watched", 0, each, context);
}

void store_silent(struct store *s, long long time, store_room *each, void *context)
{
    list_rooms(s, "SELECT room FROM log GROUP BY room HAVING max(time) < ?1", time, each, context);
}

struct store_figures store_figures(struct store *s)
{
    struct store_figures f;

    pthread_mutex_lock(&s->lock);
    f = s->figures;
    pthread_mutex_unlock(&s->lock);
    return f;
}

static void close_file(struct store *s)
{
    for (int i = 0; i < 4; i++)
        sqlite3_finalize(s->change[i]);
    sqlite3_finalize(s->begin);
    sqlite3_finalize(s->commit);
    sqlite3_finalize(s->rollback);
    sqlite3_close(s->reader);
    sqlite3_close(s->writer);
    free(s);
}

struct store *store_open(const char *path, void (*tell)(void *context), void *context, char *why,
                         size_t space)
{
    struct store *s = calloc(1, sizeof *s);
    const char *wrong = s ? open_file(s, path) : "out of memory";

    if (!wrong) {
        s->tell = tell;
        s->context = context;
        pthread_mutex_init(&s->lock, NULL);
        pthread_cond_init(&s->work, NULL);
        if (pthread_create(&s->thread, NULL, work, s) != 0)
            wrong = "no thread can be started";
    }
    if (!wrong)
        return s;
    snprintf(why, space, "%s", wrong);
    if (s)
        close_file(s);
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
    free_all(s->done.first);
    pthread_mutex_destroy(&s->lock);
    pthread_cond_destroy(&s->work);
    close_file(s);
}
