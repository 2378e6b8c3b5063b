/* Any bytes at all, to every reader that belongs to no single game: kept games and archives, shared texts, lists of a store,
   logs of rooms and what servers say, reviews, puzzles, and files of other programs. Nothing may crash or be lost: what is on
   the board when a text is refused stays there, and what was accepted is written so that it can be read again.

   The first byte chooses the reader unless FUZZ_READER in the environment names one, the second the game. With libFuzzer this is a fuzz target; without it,
   tests/fuzz-corpus.c feeds it the kept corpus. */
#include "core/dialect.h"
#include "core/memory.h"
#include "core/walk.h"
#include "games/catalogue.h"
#include "puzzle/puzzle.h"
#include "review/review.h"
#include "session/session.h"
#include "together/client.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROOM = 1 << 16, MOST_EFFECTS = 64 };

/* How a text comes to a session. */
enum way { WAY_PASTE, WAY_SHARE, WAY_OPEN, WAY_VIEW };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static char written[ROOM], again[ROOM];

static void demand(bool holds, const char *what)
{
    if (holds)
        return;
    fprintf(stderr, "fuzz: %s\n", what);
    abort();
}

static const struct game *game_at(unsigned which)
{
    const struct game *g = catalogue_next(NULL);

    while (which-- > 0 && catalogue_next(g))
        g = catalogue_next(g);
    return g;
}

/* A front end whose store holds this text, whatever is asked for. */
static void obey(struct session *s, const char *text, size_t size)
{
    static const enum kept kept[] = {KEPT, KEPT_FAILED, KEPT_NEWER};
    struct effect e;

    for (int i = 0; i < MOST_EFFECTS && session_effect(s, &e); i++)
        switch (e.kind) {
        case EFFECT_KEEP:
        case EFFECT_FORGET:
            session_kept(s, e.ticket, kept[size % 3], NULL);
            break;
        case EFFECT_LIST:
            session_listed(s, e.ticket, text, size, NULL);
            break;
        case EFFECT_FETCH:
            session_found(s, e.ticket, text, size, NULL);
            break;
        case EFFECT_HOLD:
        case EFFECT_TAKE:
            session_held(s, e.ticket, true);
            break;
        default:
            break;
        }
}

static void try_session(const struct game *g, const char *text, size_t size, enum way way)
{
    struct session *s = session_new(1, 1000);
    struct writer w = writer_over(written, ROOM);
    struct entry entry;
    uint64_t counter;

    session_search(s, "", NULL, WHICH_ALL); /* lists what is kept */
    obey(s, text, size);
    if (way == WAY_PASTE)
        session_paste(s, g, text, size, "a file");
    else if (way == WAY_SHARE)
        session_return(s, "any", g, text, size);
    else if (way == WAY_OPEN)
        session_open(s, "any");
    else
        session_view(s, g, text, size);
    obey(s, text, size);
    session_tick(s, 0.1, 1001);
    obey(s, text, size);
    for (int i = session_count(s); i-- > 0;)
        session_entry(s, i, &entry);
    session_record(s, &w);
    session_notice(s, &w);
    demand(!kept_counter(text, size, &counter) || kept_heading(text, size) <= size,
           "a heading lies in its text");
    if (session_table(s))
        demand(table_length(session_table(s)) >= 0, "there is a table");
    session_free(s);
}

/* What a server says, frame by frame (lines that begin with '=' part them), to somebody who keeps what he has. */
static void try_client(const struct game *g, const char *text, size_t size)
{
    static const char chance[CHANCE_TEXT + 1] =
        "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
    struct client *c = client_new("abcdefghijklmnop", chance), *d;
    const char *end = text + size;
    char notice[NOTICE_ROOM];
    struct writer w;

    (void)g;
    client_connected(c);
    while (text < end) {
        const char *stop = memchr(text, '=', (size_t)(end - text));

        stop = stop ? stop : end;
        client_receive(c, text, (size_t)(stop - text), 1000);
        for (int i = 0; i < MOST_EFFECTS; i++) {
            w = writer_over(again, ROOM);
            if (!client_next(c, &w))
                break;
        }
        text = stop + 1;
    }
    client_tick(c, 100000);
    while (client_notice(c, notice))
        demand(memchr(notice, '\0', sizeof notice) != NULL, "a notice ends");
    w = writer_over(written, ROOM);
    client_write(c, &w);
    d = client_read(written, w.size);
    demand(d || !write_fitted(&w), "what a client keeps it can read");
    if (d) {
        w = writer_over(again, ROOM);
        client_write(d, &w);
        demand(strcmp(written, again) == 0, "what was read is written the same way");
    }
    client_free(c);
    client_free(d);
}

/* What a client kept, damaged. */
static void try_guest(const struct game *g, const char *text, size_t size)
{
    (void)g;
    client_free(client_read(text, size));
}

/* The lines of a log. */
static void try_room(const struct game *g, const char *text, size_t size)
{
    struct room *r = room_new();
    const char *end = text + size;

    (void)g;
    for (long long seq = 1; text < end; seq++) {
        const char *stop = memchr(text, '\n', (size_t)(end - text));
        uint64_t mark = r->mark;
        int length = r->length;

        stop = stop ? stop : end;
        if (room_take(r, seq, 1000 * seq, text, (size_t)(stop - text)))
            demand(r->mark == mark && r->length == length, "a refused line changes nothing");
        room_left(r, 1000 * seq + 5);
        text = stop + 1;
    }
    if (r->game && r->told)
        room_check_dice(r);
    if (r->game && r->phase >= ROOM_PLAYING) {
        struct writer w = writer_over(written, ROOM);

        room_write_save(r, &w);
    }
    room_free(r);
}

static void try_review(const struct game *g, const char *text, size_t size)
{
    struct settings with = settings_preset(g->rules->options);
    struct state *s = state_new(g->rules), *start = state_new(g->rules);
    struct rng r = rng_from(1);
    struct reader in;
    struct writer w = writer_over(written, ROOM);
    struct review *review;
    size_t head;
    move moves[12], list[MAX_MOVES];
    int count = 0;

    state_start(g->rules, s, &with);
    state_copy(g->rules, start, s);
    for (; count < 12 && g->rules->actor(s) != OVER; count++) {
        g->rules->moves(s, list);
        moves[count] = g->rules->actor(s) == CHANCE ? roll(g->rules, s, &r) : list[0];
        g->rules->apply(s, moves[count]);
    }
    review = review_new(g, start, moves, count, 10);
    review_write(review, &w); /* its first line knows the record, which no chance would find */
    head = (size_t)(strchr(written, '\n') + 1 - written);
    memcpy(written + head, text, size < ROOM - head ? size : ROOM - head);
    in = reader_over(written, head + (size < ROOM - head ? size : ROOM - head));
    if (review_read(review, &in)) {
        w = writer_over(written, ROOM);
        review_write(review, &w);
        in = reader_over(written, w.size);
        demand(review_read(review, &in), "a review that was written can be read");
    }
    review_free(review);
    state_free(s);
    state_free(start);
}

static void try_puzzles(const struct game *g, const char *text, size_t size)
{
    char *ended = memory_new(size + 1);
    const char *why;
    struct puzzle p;

    memcpy(ended, text, size);
    for (int i = 0; i < puzzle_count(ended) && i < 4; i++) {
        struct writer w = writer_over(written, ROOM);

        why = NULL;
        if (!puzzle_read(g, ended, i, &p, &why))
            continue;
        puzzle_write(g, &p, &w);
        demand(puzzle_read(g, written, 0, &p, &why), "a puzzle that was written can be read");
    }
    memory_free(ended);
}

static void try_dialect(const struct game *g, const char *text, size_t size)
{
    struct reader r = reader_over(text, size), record;
    struct refusal why = {0};
    struct writer w = writer_over(written, ROOM), file = writer_over(again, ROOM);

    if (!g->dialect || !g->dialect->read_game || !g->dialect->read_game(&r, &w, &why))
        return;
    record = reader_over(written, w.size);
    demand(g->dialect->write_game(&record, &file, &why), "a game that was read can be written");
}

static void try_paste(const struct game *g, const char *text, size_t size)
{
    try_session(g, text, size, WAY_PASTE);
}

static void try_share(const struct game *g, const char *text, size_t size)
{
    try_session(g, text, size, WAY_SHARE);
}

static void try_open(const struct game *g, const char *text, size_t size)
{
    try_session(g, text, size, WAY_OPEN);
}

static void try_view(const struct game *g, const char *text, size_t size)
{
    try_session(g, text, size, WAY_VIEW);
}

static const struct reader_of_bytes {
    const char *name;
    void (*try)(const struct game *g, const char *text, size_t size);
} readers[] = {
    {"paste", try_paste},     {"share", try_share},     {"open", try_open}, {"view", try_view},
    {"client", try_client},   {"guest", try_guest},     {"room", try_room}, {"review", try_review},
    {"puzzles", try_puzzles}, {"dialect", try_dialect},
};

enum { READERS = sizeof readers / sizeof *readers };

/* The one that FUZZ_READER names, or READERS. */
static size_t named_reader(void)
{
    const char *name = getenv("FUZZ_READER");
    size_t i = 0;

    while (i < READERS && (!name || strcmp(name, readers[i].name) != 0))
        i++;
    demand(!name || i < READERS, "FUZZ_READER names a reader");
    return i;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static size_t only = READERS + 1;

    if (only > READERS)
        only = named_reader();
    if (size > 1)
        readers[only < READERS ? only : data[0] % READERS].try(game_at(data[1] % 8),
                                                               (const char *)data + 2, size - 2);
    return 0;
}
