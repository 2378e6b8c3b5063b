/* Inside the store only: what it is made of. */
#ifndef PARLOUR_SERVER_STORE_PARTS_H
#define PARLOUR_SERVER_STORE_PARTS_H

#include "server/store.h"

#include <pthread.h>
#include <sqlite3.h>

/* Copying the log into the file: nothing to do; to be done; done but for what came meanwhile. */
enum copying { COPY_NONE, COPY_ASKED, COPY_NEARLY };

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
    sqlite3 *writer, *reader, *copier; /* each for one thread alone */
    sqlite3_stmt *change[4], *begin, *commit, *rollback;
    void (*tell)(void *context);
    void *context;
    pthread_t thread, copier_thread;
    pthread_mutex_t lock;
    pthread_cond_t work, copy;
    struct list staged, queue, done; /* staged: of the caller alone; the others: under the lock */
    bool failing, told, ending;      /* under the lock */
    enum copying copying;            /* under the lock */
    struct store_figures figures;    /* under the lock */
    int pages;                       /* of the log; of the committing thread alone */
};

/* store_file.c: the file, brought to our version; NULL, or what is wrong. */
const char *store_file_open(struct store *s, const char *path);
void store_file_close(struct store *s);

/* store_copy.c: the log copied into the file. store_copy_look is called by the committing thread, after each commit. */
bool store_copy_start(struct store *s);
void store_copy_look(struct store *s);
void store_copy_end(struct store *s);

#endif
