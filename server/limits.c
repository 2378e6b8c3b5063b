/* How much one address may ask for: so many of a kind in so many seconds, then one after another
   [token buckets]; and how long a room's log may be. */
#include "server/hosted.h"

#include "host/thinker.h"

#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 1024 };

struct bucket {
    char key[80];
    double credit, since;
};

struct limits {
    struct bucket bucket[BUCKETS];
};

struct limits *limits_new(void)
{
    return calloc(1, sizeof(struct limits));
}

void limits_free(struct limits *l)
{
    free(l);
}

/* The key's own bucket, or the one that was left alone for longest. */
static struct bucket *find(struct limits *l, const char *key)
{
    struct bucket *oldest = l->bucket;

    for (struct bucket *b = l->bucket; b < l->bucket + BUCKETS; b++) {
        if (strcmp(b->key, key) == 0)
            return b;
        if (b->since < oldest->since)
            oldest = b;
    }
    *oldest = (struct bucket){.since = -1};
    strcpy(oldest->key, key);
    return oldest;
}

bool limits_take(struct limits *l, const char *what, const char *from, int most, double seconds)
{
    char key[sizeof l->bucket->key];
    struct writer w = writer_over(key, sizeof key);
    double now = seconds_now();
    struct bucket *b;

    if (most <= 0)
        return true;
    write_text(&w, what);
    write_char(&w, ' ');
    write_text(&w, from);
    b = find(l, key);
    b->credit = b->since < 0 ? most : b->credit + (now - b->since) * most / seconds;
    if (b->credit > most)
        b->credit = most;
    b->since = now;
    if (b->credit < 1)
        return false;
    b->credit -= 1;
    return true;
}

/* Everybody in a room holds its log, and the server keeps it: moves taken back and made again for ever, or seats taken and
   left, would fill both. The second half is there for a game that began in the first. Moves can always be made, a game can
   always be ended, and they come to an end by themselves. */
const char *log_full(const struct hosted *r, bool game)
{
    size_t most = r->hub->how.log_bytes;

    if (r->kept < (game ? most / 2 : most))
        return NULL;
    return r->room->phase == ROOM_PLAYING
               ? "the log of this room is full; the game can be played to its end, nothing else"
               : "the log of this room is full; please open another room";
}
