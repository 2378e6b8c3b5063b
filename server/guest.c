/* Somebody connected: what is said to it, and who sees whom. */
#include "server/hosted.h"

#include "host/thinker.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FRAMES_AT_ONCE = 100, FRAMES_A_SECOND = 5 };

struct guest *guest_new(struct hub *h, const char *from, void (*ready)(void *connection),
                        void *connection)
{
    struct guest *g = calloc(1, sizeof *g);

    if (!g)
        return NULL;
    *g = (struct guest){.hub = h,
                        .seat = -1,
                        .credit = FRAMES_AT_ONCE,
                        .credited = seconds_now(),
                        .ready = ready,
                        .connection = connection};
    snprintf(g->from, sizeof g->from, "%s", from);
    h->figures.guests++;
    return g;
}

void guest_free(struct guest *g)
{
    guest_leave(g);
    if (g->opening)
        g->opening->opening = NULL;
    store_flush(g->hub->store);
    g->hub->figures.guests--;
    free(g->out);
    free(g);
}

static bool make_space(struct guest *g, size_t size)
{
    char *out;

    if (g->out_size + size > OUT_ROOM) {
        g->drowning = true;
        g->ready(g->connection);
        return false;
    }
    if (g->out_size + size <= g->out_space)
        return true;
    out = realloc(g->out, 2 * (g->out_size + size));
    if (!out)
        return false;
    g->out = out;
    g->out_space = 2 * (g->out_size + size);
    return true;
}

static void say(struct guest *g, const char *format, va_list values)
{
    char line[LINE_ROOM + 64];
    int length = vsnprintf(line, sizeof line - 1, format, values);

    if (length < 0 || length >= (int)sizeof line - 1)
        return;
    line[length++] = '\n';
    if (!make_space(g, (size_t)length))
        return;
    memcpy(g->out + g->out_size, line, (size_t)length);
    g->out_size += (size_t)length;
    g->ready(g->connection);
}

void guest_say(struct guest *g, const char *format, ...)
{
    va_list values;

    va_start(values, format);
    say(g, format, values);
    va_end(values);
}

void guest_say_later(struct guest *g, long long seq, const char *text)
{
    for (int i = 0; i < 2; i++)
        if (g->later[i].seq == 0) {
            g->later[i].seq = seq;
            snprintf(g->later[i].text, sizeof g->later[i].text, "%s", text);
            return;
        }
}

void hosted_say(struct hosted *r, const char *format, ...)
{
    va_list values;

    for (struct guest *g = r->guests; g; g = g->next) {
        va_start(values, format);
        say(g, format, values);
        va_end(values);
    }
}

/* Whoever opened the room is told when it is durable, or that it never will be. */
void hosted_tell_opener(struct hosted *r, bool good)
{
    struct guest *g = r->opening;

    if (!g)
        return;
    r->opening = NULL;
    g->opening = NULL;
    if (good)
        guest_say(g, "opened %s %s", r->room->id, r->opening_secret);
    else
        guest_say(g, "trouble the server cannot write to its disk; please try again later");
}

void hosted_settled(struct hosted *r)
{
    if (r->durable == r->seq)
        hosted_tell_opener(r, true);
    if (r->again_said && r->again_said <= r->durable) {
        r->again_said = 0;
        hosted_say(r, "again %d", r->again);
    }
    for (struct guest *g = r->guests; g; g = g->next) {
        for (int i = 0; i < 2; i++)
            if (g->later[i].seq && g->later[i].seq <= r->durable) {
                guest_say(g, "%s", g->later[i].text);
                g->later[i].seq = 0;
            }
        g->ready(g->connection);
    }
}

int hosted_here(const struct hosted *r)
{
    int bits = 0;

    for (const struct guest *g = r->guests; g; g = g->next)
        if (g->seat >= 0)
            bits |= 1 << g->seat;
    return bits;
}

/* Seats of persons who have been away longer than the room waits. */
static int long_away(const struct hosted *r)
{
    int bits = 0;

    for (int p = 0; p < r->room->players; p++)
        if (r->room->place[p].who == PLACE_PERSON && r->gone[p] &&
            now_ms() - r->gone[p] > 1000LL * r->room->terms.away)
            bits |= 1 << p;
    return bits & ~hosted_here(r);
}

void hosted_tell_presence(struct hosted *r)
{
    int watching = 0;

    for (const struct guest *g = r->guests; g; g = g->next)
        watching += g->seat < 0;
    r->away = long_away(r);
    hosted_say(r, "here %d %d %d", hosted_here(r), watching, r->away);
}

void guest_enter(struct guest *g, struct hosted *r)
{
    g->at = r;
    g->next = r->guests;
    r->guests = g;
    r->guest_count++;
    if (g->seat >= 0)
        r->gone[g->seat] = 0;
    hosted_tell_presence(r);
    vote_tell(g);
    vote_look(r);
    if (!r->again_said) /* else it is told to all once it is durable */
        guest_say(g, "again %d", r->again);
}

void guest_leave(struct guest *g)
{
    struct hosted *r = g->at;
    struct guest **at;

    if (!r)
        return;
    for (at = &r->guests; *at != g; at = &(*at)->next)
        ;
    *at = g->next;
    r->guest_count--;
    r->used = now_ms();
    g->at = NULL;
    if (g->seat >= 0 && !(hosted_here(r) >> g->seat & 1))
        r->gone[g->seat] = now_ms();
    if (r->vote.asker == g)
        vote_cancel(r);
    hosted_tell_presence(r);
    vote_look(r);
}

bool guest_ends(const struct guest *g)
{
    return g->drowning || (g->leaving && g->out_size == 0);
}

/* Lines of the log that are durable and not yet told, as many as fit. */
static size_t next_lines(struct guest *g, char *out, size_t space)
{
    static const char head[] = "log ";
    const struct room *room = g->at->room;
    size_t size = 0;

    while (g->told < room->log_size) {
        const char *line = room->log + g->told;
        long long seq = strtoll(line, NULL, 10);
        const char *end = memchr(line, '\n', room->log_size - g->told);
        size_t length = (size_t)(end + 1 - line);

        if (seq > g->at->durable || size + length + sizeof head > space)
            break;
        memcpy(out + size, head, sizeof head - 1);
        memcpy(out + size + sizeof head - 1, line, length);
        size += length + sizeof head - 1;
        g->told += length;
    }
    return size;
}

size_t guest_next(struct guest *g, char *out, size_t space)
{
    size_t size = g->out_size < space ? g->out_size : space;

    if (size > 0) {
        while (g->out[size - 1] != '\n') /* whole lines */
            size--;
        memcpy(out, g->out, size);
        memmove(g->out, g->out + size, g->out_size - size);
        g->out_size -= size;
        if (g->out_size == 0) { /* nobody at rest holds memory */
            free(g->out);
            g->out = NULL;
            g->out_space = 0;
        }
        return size;
    }
    return g->at && g->greeted ? next_lines(g, out, space) : 0;
}

bool guest_receive(struct guest *g, const char *text, size_t length)
{
    double now = seconds_now();

    g->hub->figures.frames++;
    g->credit += (now - g->credited) * FRAMES_A_SECOND;
    if (g->credit > FRAMES_AT_ONCE)
        g->credit = FRAMES_AT_ONCE;
    g->credited = now;
    if (g->credit < 1 || length >= LINE_ROOM || length == 0 || memchr(text, '\0', length) ||
        memchr(text, '\n', length)) {
        g->hub->figures.refused++;
        return false;
    }
    g->credit -= 1;
    guest_request(g, text, length);
    store_flush(g->hub->store);
    return true;
}
