/* Inside the store only: what it is made of. */
#ifndef PARLOUR_SERVER_STORE_PARTS_H
#define PARLOUR_SERVER_STORE_PARTS_H

#include "server/store.h"

#include <pthread.h>
#include <sqlite3.h>

enum change_kind { ADD, WATCH, UNWATCH, DROP };

struct change {
    struct change *next;
    enum change_kind kind;
    char room[ROOM_ID + 1];
    long long seq, time;
    double added; /* when, in seconds */
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

/* store_file.c: the file, brought to our version; NULL, or what is wrong. */
const char *store_file_open(struct store *s, const char *path);
void store_file_close(struct store *s);

#endif
