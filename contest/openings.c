/* Sets of openings: how games of a contest begin, so that two players who never vary do not play the
   same game again and again. */
#include "contest/contest.h"

#include "contest/shipped.h"
#include "contest/sum.h"
#include "core/dialect.h"
#include "core/memory.h"
#include "core/walk.h"
#include "host/files.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_OPENING = 4096 };

/* The moves of a record, as they are read. */
struct gathering {
    move move[MOST_OPENING];
    int count;
};

static void gather(void *context, const struct state *before, move m)
{
    struct gathering *g = context;

    (void)before;
    if (g->count < MOST_OPENING)
        g->move[g->count++] = m;
}

/* The moves must be legal from the start of this contest's games, and leave something to play. */
static bool is_playable(const struct contest *c, const struct gathering *g)
{
    const struct rules *rules = c->game->rules;
    struct state *s = state_new(rules);
    struct refusal why;
    bool good = true;

    state_start(rules, s, &c->with);
    for (int i = 0; i < g->count && good; i++)
        good = rules->actor(s) != OVER && play(rules, s, g->move[i], &why);
    good = good && rules->actor(s) != OVER;
    state_free(s);
    return good;
}

static void add(struct contest *c, const struct gathering *g)
{
    struct opening *o;

    c->opening = memory_grow(c->opening, sizeof *c->opening * (size_t)(c->openings + 1));
    o = &c->opening[c->openings++];
    o->count = g->count;
    o->move = memory_new(sizeof(move) * (size_t)g->count + 1);
    memcpy(o->move, g->move, sizeof(move) * (size_t)g->count);
    c->openings_hash =
        (c->openings_hash ^ sum_of((const char *)o->move, sizeof(move) * (size_t)g->count)) *
            0x100000001b3u +
        1;
}

/* A record; one for other settings is passed over. False: said why. */
static bool take_record(struct contest *c, struct reader r, const char *file, long line)
{
    const struct rules *rules = c->game->rules;
    struct gathering *g = memory_new(sizeof *g);
    struct state *s = state_new(rules);
    struct settings with;
    struct refusal why;
    bool good = replay(rules, &r, s, &with, &why, gather, g);

    if (!good)
        complain("line %ld of '%s', column %d: %s", line, file, reader_column(&r),
                 why.text[0] ? why.text : r.error);
    else if (is_playable(c, g))
        add(c, g);
    state_free(s);
    memory_free(g);
    return good;
}

/* Games in the notation of other programs, one after the other. */
static bool take_foreign(struct contest *c, struct reader r, const char *file)
{
    char *room = memory_new(RECORD_ROOM);
    struct refusal why = {0};
    bool good = true;

    for (read_space(&r); !read_done(&r) && good; read_space(&r)) {
        struct writer w = writer_over(room, RECORD_ROOM);

        good = c->game->dialect->read_game(&r, &w, &why);
        if (!good)
            complain("'%s', byte %ld: %s", file, (long)(r.at - r.text) + 1,
                     why.text[0] ? why.text : r.error);
        else
            good = take_record(c, reader_of(room), file, 1);
    }
    memory_free(room);
    return good;
}

static bool take_lines(struct contest *c, struct reader all, const char *file)
{
    bool good = true;
    long number = 1;

    for (const char *at = all.at; at < all.end && good; number++) {
        const char *end = memchr(at, '\n', (size_t)(all.end - at));
        size_t length = (size_t)((end ? end : all.end) - at);

        if (length > 0 && *at != '#')
            good = take_record(c, reader_over(at, length), file, number);
        at += length + 1;
    }
    return good;
}

static bool take_text(struct contest *c, const char *bytes, size_t length, const char *file)
{
    struct reader r = reader_over(bytes, length);
    const struct dialect *d = c->game->dialect;
    bool good;

    read_space(&r);
    good = d && d->read_game && read_peek(&r) == '('
               ? take_foreign(c, r, file)
               : take_lines(c, reader_over(bytes, length), file);
    if (good && c->openings == 0) {
        complain("'%s' holds no opening for this game with these options", file);
        good = false;
    }
    return good;
}

bool contest_read_openings(struct contest *c, const char *word)
{
    const char *own = strcmp(word, "shipped") == 0 ? shipped_openings(c->game->rules->name) : NULL;
    size_t length;
    char *bytes;
    bool good;

    if (own)
        return take_text(c, own, strlen(own), word);
    bytes = file_read_own(word, &length);
    if (!bytes) {
        complain(strcmp(word, "shipped") == 0 ? "no openings are shipped for this game"
                                              : "cannot read '%s': %s",
                 word, file_trouble());
        return false;
    }
    good = take_text(c, bytes, length, word);
    free(bytes);
    return good;
}
