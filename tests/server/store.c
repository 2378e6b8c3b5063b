/* The store by itself: store FILE, as TAP. What was committed is copied out of the write-ahead log while commits go on: the log
   stays bounded, and no line is missed. */
#include "server/store.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

enum { ROOMS = 400, COMMITS = 150, MOST_LOG = 40 << 20 }; /* all of it would be 90 MB and more */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t settled = PTHREAD_COND_INITIALIZER;
static bool told;
static int wrong, checks;

static void tell(void *context)
{
    (void)context;
    pthread_mutex_lock(&lock);
    told = true;
    pthread_cond_signal(&settled);
    pthread_mutex_unlock(&lock);
}

static void check(bool good, const char *what)
{
    printf("%sok %d - %s\n", good ? "" : "not ", ++checks, what);
    wrong += !good;
}

static void name(char out[ROOM_ID + 1], int room)
{
    snprintf(out, ROOM_ID + 1, "%0*u", ROOM_ID, 2654435761u * (unsigned)room);
}

/* A line in every room, all in one commit; waits until it is durable. How many lines were, or -1. */
static int commit(struct store *s, int number)
{
    char room[ROOM_ID + 1], line[40];
    struct settled one;
    int count = 0;

    for (int i = 0; i < ROOMS; i++) {
        name(room, i);
        snprintf(line, sizeof line, "line %d of room %d", number, i);
        store_add(s, room, number, 1000 + number, line, strlen(line));
    }
    store_flush(s);
    while (count < ROOMS) {
        pthread_mutex_lock(&lock);
        while (!told)
            pthread_cond_wait(&settled, &lock);
        told = false;
        pthread_mutex_unlock(&lock);
        while (store_settled(s, &one))
            if (one.failed)
                return -1;
            else
                count++;
    }
    return count;
}

static long log_bytes(const char *path)
{
    char log[4096];
    struct stat is;

    snprintf(log, sizeof log, "%s-wal", path);
    return stat(log, &is) == 0 ? (long)is.st_size : 0;
}

struct reading {
    int room, count;
    bool good;
};

static void read_line(void *context, long long seq, long long time, const char *line, size_t length)
{
    struct reading *r = context;
    char wanted[40];

    snprintf(wanted, sizeof wanted, "line %d of room %d", ++r->count, r->room);
    r->good = r->good && seq == r->count && time == 1000 + seq && strlen(wanted) == length &&
              memcmp(wanted, line, length) == 0;
}

static bool all_there(struct store *s)
{
    char room[ROOM_ID + 1];

    for (int i = 0; i < ROOMS; i++) {
        struct reading r = {.room = i, .good = true};

        name(room, i);
        if (store_read(s, room, read_line, &r) != COMMITS || !r.good)
            return false;
    }
    return true;
}

int main(int words, char **word)
{
    char why[200] = "";
    struct store *s = words == 2 ? store_open(word[1], tell, NULL, why, sizeof why) : NULL;
    int lines = 0;
    long most = 0;

    if (!s)
        return fprintf(stderr, "%s\n", why), 2;
    for (int i = 1; i <= COMMITS; i++) {
        lines += commit(s, i);
        most = log_bytes(word[1]) > most ? log_bytes(word[1]) : most;
    }
    check(lines == ROOMS * COMMITS, "every line becomes durable");
    printf("# the log had %ld bytes at most\n", most);
    check(most > 0 && most < MOST_LOG, "the write-ahead log stays bounded");
    check(all_there(s), "every line can be read, in its order");
    store_close(s);
    check(log_bytes(word[1]) == 0, "nothing is left in it in the end");
    s = store_open(word[1], tell, NULL, why, sizeof why);
    check(s && all_there(s), "every line is there when the file is opened again");
    store_close(s);
    printf("1..%d\n", checks);
    return wrong > 0;
}
