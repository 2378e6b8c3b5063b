/* What was committed lies in the write-ahead log until it is copied into the file [checkpoint]. That takes long, and nobody is to
   wait for it: a thread of its own copies while commits go on. Only the little that was committed meanwhile is left to the committing
   thread, after which the log begins anew in the same place on the disk. */
#include "server/store_parts.h"

enum {
    COPY_PAGES = 1000,          /* so many are copied at a time */
    FEW_PAGES = 100,            /* so many may be left over */
    MOST_PASSES = 4,            /* if commits are faster than copying, it has to do */
    MOST_PAGES = 8 * COPY_PAGES /* then commits wait after all, and the log stays bounded */
};

/* A copy that fails is tried again after the next commit: until then all is in the log. */
static void copy_most(sqlite3 *db)
{
    int pages = 0, copied = 0, passes = 0;

    do
        if (sqlite3_wal_checkpoint_v2(db, NULL, SQLITE_CHECKPOINT_PASSIVE, &pages, &copied) !=
            SQLITE_OK)
            return;
    while (pages - copied > FEW_PAGES && ++passes < MOST_PASSES);
}

static void *work(void *context)
{
    struct store *s = context;

    pthread_mutex_lock(&s->lock);
    while (!s->ending)
        if (s->copying == COPY_ASKED) {
            pthread_mutex_unlock(&s->lock);
            copy_most(s->copier);
            pthread_mutex_lock(&s->lock);
            s->copying = COPY_NEARLY;
        } else {
            pthread_cond_wait(&s->copy, &s->lock);
        }
    pthread_mutex_unlock(&s->lock);
    return NULL;
}

void store_copy_look(struct store *s)
{
    bool nearly;

    pthread_mutex_lock(&s->lock);
    nearly = s->copying == COPY_NEARLY;
    if (nearly)
        s->copying = COPY_NONE;
    else if (s->copying == COPY_NONE && s->pages >= COPY_PAGES) {
        s->copying = COPY_ASKED;
        pthread_cond_signal(&s->copy);
    }
    pthread_mutex_unlock(&s->lock);
    if (s->pages >= MOST_PAGES)
        sqlite3_wal_checkpoint_v2(s->writer, NULL, SQLITE_CHECKPOINT_RESTART, NULL, NULL);
    else if (nearly)
        sqlite3_wal_checkpoint_v2(s->writer, NULL, SQLITE_CHECKPOINT_PASSIVE, NULL, NULL);
}

static int note_pages(void *context, sqlite3 *db, const char *name, int pages)
{
    (void)db, (void)name;
    ((struct store *)context)->pages = pages;
    return SQLITE_OK;
}

bool store_copy_start(struct store *s)
{
    sqlite3_wal_hook(s->writer, note_pages, s); /* in place of SQLite's own, which copies there */
    pthread_cond_init(&s->copy, NULL);
    return pthread_create(&s->copier_thread, NULL, work, s) == 0;
}

void store_copy_end(struct store *s)
{
    pthread_mutex_lock(&s->lock);
    s->ending = true;
    pthread_cond_signal(&s->copy);
    pthread_mutex_unlock(&s->lock);
    pthread_join(s->copier_thread, NULL);
    pthread_cond_destroy(&s->copy);
}
