/* The SQLite file of the store: its form, older forms brought up to date, and reading it. */
#include "server/store_parts.h"

#include <stdio.h>

enum { FILE_MARK = 0x5061726c, VERSION = 1, BUSY_MILLISECONDS = 10000 };

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

/* Another connection to the same file; NULL, or what is wrong. */
static const char *connect_to(const char *path, int how, sqlite3 **db)
{
    if (sqlite3_open_v2(path, db, how, NULL) != SQLITE_OK)
        return *db ? sqlite3_errmsg(*db) : "out of memory";
    sqlite3_busy_timeout(*db, BUSY_MILLISECONDS);
    return NULL;
}

const char *store_file_open(struct store *s, const char *path)
{
    const char *wrong = connect_to(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, &s->writer);

    if (!wrong)
        wrong = bring_up(s->writer);
    if (wrong)
        return wrong;
    if (sqlite3_exec(s->writer, "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL", NULL, NULL,
                     NULL) != SQLITE_OK ||
        !prepare(s))
        return sqlite3_errmsg(s->writer);
    wrong = connect_to(path, SQLITE_OPEN_READONLY, &s->reader);
    return wrong ? wrong : connect_to(path, SQLITE_OPEN_READWRITE, &s->copier);
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

/* From room to room by the key, and of each only the last line: all lines of all rooms would take seconds, in which nobody is answered. */
static const char silent[] =
    "WITH RECURSIVE rooms(room) AS (SELECT min(room) FROM log UNION ALL "
    "SELECT (SELECT min(room) FROM log WHERE room > rooms.room) FROM rooms WHERE room IS NOT NULL) "
    "SELECT room FROM rooms WHERE room IS NOT NULL AND "
    "(SELECT time FROM log WHERE log.room = rooms.room ORDER BY seq DESC LIMIT 1) < ?1";

void store_silent(struct store *s, long long time, store_room *each, void *context)
{
    list_rooms(s, silent, time, each, context);
}

void store_file_close(struct store *s)
{
    for (int i = 0; i < 4; i++)
        sqlite3_finalize(s->change[i]);
    sqlite3_finalize(s->begin);
    sqlite3_finalize(s->commit);
    sqlite3_finalize(s->rollback);
    sqlite3_close(s->reader);
    sqlite3_close(s->copier);
    sqlite3_close(s->writer);
}
