/* Kept games as files: NAME.parlour holds the text, NAME.held is locked by whoever plays it. A text is
   written only where the one before has the counter that is expected, under one lock for the folder; what
   cannot be read is never written over. */
#include "host/store.h"

#include "host/files.h"
#include "host/store-list.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { PATH_ROOM = 4096, FIRST_BYTES = 512 };

struct held {
    char name[64];
    int handle;
};

struct store {
    char folder[PATH_ROOM]; /* "" if there is none */
    struct held *held;
    int count;
    char why[256];
};

uint64_t store_chance(void)
{
    uint64_t chance = 0;
    struct timespec now;

    if (getrandom(&chance, sizeof chance, 0) == sizeof chance)
        return chance;
    clock_gettime(CLOCK_REALTIME, &now);
    return (uint64_t)now.tv_nsec << 32 ^ (uint64_t)now.tv_sec ^ (uint64_t)getpid() << 16;
}

const char *store_folder(const struct store *st)
{
    return st->folder;
}

/* Only plain names are files of ours. */
static bool place(const struct store *st, const char *name, const char *ending, char out[PATH_ROOM])
{
    if (!name[0] || name[0] == '.' || strchr(name, '/')) {
        errno = EINVAL;
        return false;
    }
    if (snprintf(out, PATH_ROOM, "%s/%s%s", st->folder, name, ending) < PATH_ROOM)
        return true;
    errno = ENAMETOOLONG;
    return false;
}

static const char *because(struct store *st, const char *what)
{
    snprintf(st->why, sizeof st->why, "%s%s%s", what, what[0] ? ": " : "", file_trouble());
    return st->why;
}

/* ---- Saves of the first version -------------------------------------------------------------- */

/* One slot a game, in the folder above: GAME.save becomes a kept game like all others. */
static void take_over(struct store *st)
{
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        char from[PATH_ROOM + 80], to[PATH_ROOM], name[64];

        snprintf(from, sizeof from, "%s/../%s.save", st->folder, g->rules->name);
        if (access(from, F_OK) != 0)
            continue;
        for (int i = 1; i < 1000; i++) {
            snprintf(name, sizeof name, i > 1 ? "first-%s-%d" : "first-%s", g->rules->name, i);
            if (place(st, name, STORE_ENDING, to) && link(from, to) == 0) {
                unlink(from); /* link, not rename: it writes over nothing */
                break;
            }
            if (errno != EEXIST)
                break;
        }
    }
}

struct store *store_new(void)
{
    struct store *st = calloc(1, sizeof *st);

    if (!st)
        abort();
    if (!file_place(st->folder, sizeof st->folder, "XDG_DATA_HOME", ".local/share", "games"))
        st->folder[0] = '\0';
    else if (folder_make(st->folder)) {
        take_over(st);
        folder_sweep(st->folder);
    }
    return st;
}

/* ---- Who plays what -------------------------------------------------------------------------- */

static struct held *find_held(struct store *st, const char *name)
{
    for (int i = 0; i < st->count; i++)
        if (strcmp(st->held[i].name, name) == 0)
            return &st->held[i];
    return NULL;
}

static bool is_ours_still(const struct held *h)
{
    struct stat about;

    return fstat(h->handle, &about) == 0 && about.st_nlink > 0;
}

static void leave(struct store *st, struct held *h)
{
    char path[PATH_ROOM];

    if (place(st, h->name, ".held", path) && is_ours_still(h))
        unlink(path);
    close(h->handle);
    *h = st->held[--st->count];
}

static bool note_held(struct store *st, const char *name, int handle)
{
    struct held *more = realloc(st->held, (size_t)(st->count + 1) * sizeof *more);

    if (!more) {
        close(handle);
        return false;
    }
    st->held = more;
    st->held[st->count] = (struct held){.handle = handle};
    snprintf(st->held[st->count++].name, sizeof st->held[0].name, "%s", name);
    return true;
}

/* Whoever has the lock of the file that bears the name plays the game. Taking it over is making another
   file of that name: the old one's lock is then worth nothing. Without files everybody may play. */
static bool hold(struct store *st, const char *name, bool take)
{
    char path[PATH_ROOM];
    struct held *own = find_held(st, name);

    if (own && is_ours_still(own))
        return true;
    if (own)
        leave(st, own);
    if (!place(st, name, ".held", path))
        return true;
    if (take)
        unlink(path);
    for (int tries = 0; tries < 10; tries++) {
        int handle = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
        struct stat about;

        if (handle < 0)
            return true;
        if (flock(handle, LOCK_EX | LOCK_NB) != 0) {
            bool busy = errno == EWOULDBLOCK;

            close(handle);
            return !busy;
        }
        if (fstat(handle, &about) == 0 && about.st_nlink > 0)
            return note_held(st, name, handle);
        close(handle); /* taken over or left between the two calls */
    }
    return false;
}

void store_watch(struct store *st, struct session *s)
{
    for (int i = st->count; i-- > 0;)
        if (!is_ours_still(&st->held[i])) {
            char name[64];

            snprintf(name, sizeof name, "%s", st->held[i].name);
            leave(st, &st->held[i]);
            session_lost(s, name);
        }
}

void store_free(struct store *st)
{
    if (!st)
        return;
    while (st->count > 0)
        leave(st, &st->held[0]);
    free(st->held);
    free(st);
}

/* ---- Texts ----------------------------------------------------------------------------------- */

int store_lock(const struct store *st)
{
    char path[PATH_ROOM + 8];
    int handle;

    snprintf(path, sizeof path, "%s/.lock", st->folder);
    handle = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (handle >= 0)
        flock(handle, LOCK_EX);
    return handle;
}

/* The counter of what is stored there. KEPT: it may be written over. */
static enum kept look_at(const char *path, uint64_t *counter)
{
    char first[FIRST_BYTES];
    int handle = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    ssize_t length;

    *counter = 0;
    if (handle < 0)
        return errno == ENOENT ? KEPT : KEPT_FAILED;
    length = read(handle, first, sizeof first);
    close(handle);
    if (length < 0)
        return KEPT_FAILED;
    return kept_counter(first, (size_t)length, counter) ? KEPT : KEPT_NEWER;
}

static enum kept keep(struct store *st, const struct effect *e)
{
    char path[PATH_ROOM];
    uint64_t counter;
    enum kept how;
    int lock;

    if (!st->folder[0]) {
        snprintf(st->why, sizeof st->why, "there is no home folder");
        return KEPT_FAILED;
    }
    if (!place(st, e->name, STORE_ENDING, path) || !folder_make(st->folder)) {
        because(st, "");
        return KEPT_FAILED;
    }
    lock = store_lock(st);
    how = look_at(path, &counter);
    if (how == KEPT && counter != e->counter)
        how = KEPT_NEWER;
    if (how == KEPT && !file_write(path, e->text, e->length))
        how = KEPT_FAILED;
    if (how == KEPT_FAILED)
        because(st, "");
    if (lock >= 0)
        close(lock);
    return how;
}

static void forget(struct store *st, struct session *s, const struct effect *e)
{
    char path[PATH_ROOM];
    struct held *own = find_held(st, e->name);

    if (own)
        leave(st, own);
    if (place(st, e->name, STORE_ENDING, path) && (unlink(path) == 0 || errno == ENOENT))
        session_kept(s, e->ticket, KEPT, NULL);
    else
        session_kept(s, e->ticket, KEPT_FAILED, because(st, "This could not be removed"));
}

static void fetch(struct store *st, struct session *s, const struct effect *e)
{
    char path[PATH_ROOM], *text = NULL;
    size_t length = 0;

    if (place(st, e->name, STORE_ENDING, path))
        text = file_read_own(path, &length);
    session_found(s, e->ticket, text, length,
                  text || errno == ENOENT ? NULL : because(st, "The game cannot be read"));
    free(text);
}

static void list(struct store *st, struct session *s, const struct effect *e)
{
    size_t length = 0;
    char *text = st->folder[0] ? store_list(st->folder, &length) : calloc(1, 1);

    session_listed(s, e->ticket, text, length, text ? NULL : because(st, ""));
    free(text);
}

bool store_serve(struct store *st, struct session *s, const struct effect *e)
{
    enum kept how;

    switch (e->kind) {
    case EFFECT_KEEP:
        how = keep(st, e);
        session_kept(s, e->ticket, how, how == KEPT_FAILED ? st->why : NULL);
        return true;
    case EFFECT_FORGET:
        forget(st, s, e);
        return true;
    case EFFECT_LIST:
        list(st, s, e);
        return true;
    case EFFECT_FETCH:
        fetch(st, s, e);
        return true;
    case EFFECT_HOLD:
    case EFFECT_TAKE:
        session_held(s, e->ticket, hold(st, e->name, e->kind == EFFECT_TAKE));
        return true;
    case EFFECT_LEAVE:
        if (find_held(st, e->name))
            leave(st, find_held(st, e->name));
        return true;
    default:
        return false;
    }
}
