/* A room's life, its log, and what can be asked of it. */
#include "room/parts.h"

#include "core/memory.h"
#include "core/walk.h"

#include <string.h>

enum { DAY = 86400 };

static const uint64_t first_mark = 0xcbf29ce484222325u;

struct room *room_new(void)
{
    struct room *r = memory_new(sizeof *r);

    r->mark = first_mark;
    return r;
}

void room_free(struct room *r)
{
    if (!r)
        return;
    if (r->state)
        state_free(r->state);
    memory_free(r->list);
    memory_free(r->log);
    memory_free(r);
}

static const char *take(struct room *r, struct reader *in, long long time)
{
    static const char *const words[] = {"room",   "promise", "sit",    "free", "hash",
                                        "text",   "begin",   "move",   "back", "stand",
                                        "resume", "over",    "secret", "up",   NULL};
    static const char *(*const takers[])(struct room *, struct reader *) = {
        take_opening, take_promise, take_sit,   take_free,   take_hash, take_text,  take_begin,
        NULL,         take_back,    take_stand, take_resume, take_over, take_secret};
    int which = read_word(in, words, "this is no line of a log");

    if (in->error)
        return in->error;
    if ((which == 0) != (r->phase == ROOM_EMPTY))
        return "a log begins with its room";
    if (which == 13)
        return NULL;
    if (which != 6)
        read_exactly(in, " ", "expected a blank");
    return which == 7 ? take_move(r, in, time) : takers[which](r, in);
}

static uint64_t mark_text(uint64_t mark, const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        mark = (mark ^ (unsigned char)text[i]) * 0x100000001b3u;
    return mark;
}

static void keep_line(struct room *r, long long seq, long long time, const char *line,
                      size_t length)
{
    char head[64];
    struct writer w = writer_over(head, sizeof head);
    size_t size;

    write_number(&w, seq);
    write_char(&w, ' ');
    write_number(&w, time);
    write_char(&w, ' ');
    size = w.size + length + 1;
    if (r->log_size + size > r->log_space) {
        r->log_space = 2 * (r->log_size + size);
        r->log = memory_grow(r->log, r->log_space);
    }
    memcpy(r->log + r->log_size, head, w.size);
    memcpy(r->log + r->log_size + w.size, line, length);
    r->log[r->log_size + size - 1] = '\n';
    r->mark = mark_text(r->mark, r->log + r->log_size, size);
    r->log_size += size;
}

const char *room_take(struct room *r, long long seq, long long time, const char *line,
                      size_t length)
{
    struct reader in = reader_over(line, length);
    bool playing = r->phase == ROOM_PLAYING;
    const char *wrong;

    if (seq <= r->seq || time < r->time || length >= LINE_ROOM || memchr(line, '\n', length))
        return "this line does not follow the last one";
    wrong = take(r, &in, time);
    if (wrong)
        return wrong;
    keep_line(r, seq, time, line, length);
    if (!playing || in.text[0] == 'b' || in.text[0] == 'u') /* begin, back, up */
        r->since = time;
    r->seq = seq;
    r->time = time;
    return NULL;
}

int room_actor(const struct room *r)
{
    return r->phase == ROOM_PLAYING ? r->rules->actor(r->state) : OVER;
}

bool room_waits_for_person(const struct room *r)
{
    int actor = room_actor(r);

    return actor >= 0 && r->place[actor].who == PLACE_PERSON;
}

int room_persons(const struct room *r)
{
    int bits = 0;

    for (int p = 0; p < r->players; p++)
        bits |= (r->place[p].who == PLACE_PERSON) << p;
    return bits;
}

long long room_left(const struct room *r, long long now)
{
    int actor = room_actor(r);
    long long passed = now > r->since ? now - r->since : 0;

    if (r->terms.clock == CLOCK_NONE || !room_waits_for_person(r))
        return -1;
    if (r->terms.clock == CLOCK_GAME)
        passed += r->place[actor].used;
    passed = (long long)r->terms.time * (r->terms.clock == CLOCK_DAYS ? DAY : 1) * 1000 - passed;
    return passed < 0 ? 0 : passed;
}

const char *room_after(const struct room *r, long long seq, uint64_t *mark)
{
    const char *at = r->log, *end = r->log + r->log_size;

    *mark = first_mark;
    while (at < end) {
        const char *next = (const char *)memchr(at, '\n', (size_t)(end - at)) + 1;
        long long number = 0;

        for (const char *digit = at; *digit != ' '; digit++)
            number = 10 * number + (*digit - '0');
        if (number > seq)
            return at;
        *mark = mark_text(*mark, at, (size_t)(next - at));
        at = next;
    }
    return NULL;
}
