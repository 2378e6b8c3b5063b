/* Who may connect, and how long it may take. Nobody can lock others out by being slow: when there is no
   room, whoever has waited longest for its own request makes place, and every request and answer has
   a deadline as a whole. */
#include "server/parts.h"

#include "host/thinker.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

enum { SPREAD = 256 };

static int deadline(const struct connection *c)
{
    switch (c->stage) {
    case STAGE_ASKING:
        return REQUEST_SECONDS;
    case STAGE_ANSWERING:
        return ANSWER_SECONDS;
    case STAGE_IDLE:
        return IDLE_SECONDS;
    case STAGE_TALKING:
        return c->ping == PING_SENT ? PONG_SECONDS : STUCK_SECONDS;
    default:
        return 0; /* none */
    }
}

static void end(struct connection *c)
{
    c->stage = STAGE_ENDING;
    lws_set_timeout(c->wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
}

/* libwebsockets has a deadline of its own for answers, which is too short for a phone far from its network, or a browser that is
   busy: they would be cut off in the middle. Thousands who come to rooms at once, as after a restart, must not all have to give
   their signs of life at once, ever after: one counts as silent a little longer than the other. */
void guard_stage(struct connection *c, enum stage stage)
{
    c->stage = stage;
    c->since = seconds_now();
    if (stage == STAGE_TALKING)
        c->since -= (double)(lws_get_socket_fd(c->wsi) % SPREAD) / SPREAD * SILENT_SECONDS / 2;
    if (stage == STAGE_ANSWERING)
        lws_set_timeout(c->wsi, NO_PENDING_TIMEOUT, 0);
}

void guard_ping(struct connection *c, bool sent)
{
    c->since = seconds_now();
    c->ping = sent ? PING_SENT : NO_PING;
}

void guard_shorten(char *address)
{
    struct in6_addr six;

    if (inet_pton(AF_INET6, address, &six) != 1 || IN6_IS_ADDR_V4MAPPED(&six) ||
        IN6_IS_ADDR_LOOPBACK(&six))
        return;
    memset(six.s6_addr + 8, 0, 8);
    inet_ntop(AF_INET6, &six, address, ADDRESS_ROOM);
}

int guard_address(const struct server *s, const char *from)
{
    int count = 0;

    for (const struct connection *c = s->oldest; c; c = c->newer)
        count += c->stage != STAGE_ENDING && strcmp(c->from, from) == 0;
    return count;
}

/* Ends the oldest connection, of an address or of any, that is not talking. */
static bool make_room(struct server *s, const char *from)
{
    for (struct connection *c = s->oldest; c; c = c->newer)
        if (c->stage < STAGE_TALKING && (!from || strcmp(c->from, from) == 0)) {
            end(c);
            s->refused++;
            return true;
        }
    return false;
}

bool guard_admits(struct server *s, int descriptor)
{
    char from[ADDRESS_ROOM];

    if (s->connections >= s->how.most && !make_room(s, NULL))
        return false;
    if (s->how.proxy || s->how.most_each == 0)
        return true;
    if (!lws_get_peer_simple_fd(descriptor, from, sizeof from))
        return false;
    guard_shorten(from);
    return guard_address(s, from) < s->how.most_each || make_room(s, from);
}

struct connection *guard_enter(struct server *s, struct lws *wsi)
{
    struct connection *c = calloc(1, sizeof *c);

    if (!c)
        return NULL;
    c->wsi = wsi;
    lws_get_peer_simple(wsi, c->from, sizeof c->from);
    guard_shorten(c->from);
    guard_stage(c, STAGE_ASKING);
    c->older = s->newest;
    if (s->newest)
        s->newest->newer = c;
    else
        s->oldest = c;
    s->newest = c;
    s->connections++;
    lws_set_opaque_user_data(wsi, c);
    return c;
}

void guard_leave(struct server *s, struct connection *c)
{
    if (s->look == c)
        s->look = c->newer;
    *(c->older ? &c->older->newer : &s->oldest) = c->newer;
    *(c->newer ? &c->newer->older : &s->newest) = c->older;
    s->connections--;
    lws_set_opaque_user_data(c->wsi, NULL);
    free(c->own);
    free(c->in);
    free(c);
}

/* What comes while an answer is on its way stays unread, and the loop would be told of it over and over. Browsers wait for
   the answer before they ask again. */
static bool talks_over_us(const struct connection *c, double now)
{
    char byte;

    return c->stage == STAGE_ANSWERING && now - c->since > TALK_OVER_SECONDS &&
           recv(lws_get_socket_fd(c->wsi), &byte, 1, MSG_PEEK | MSG_DONTWAIT) >= 0;
}

static void look_at(struct connection *c, double now)
{
    if ((deadline(c) && now - c->since > deadline(c)) || talks_over_us(c, now)) {
        end(c);
    } else if (c->stage == STAGE_TALKING && c->ping == NO_PING && now - c->since > SILENT_SECONDS) {
        c->ping = PING_DUE;
        lws_callback_on_writable(c->wsi);
    }
}

/* Looking at everybody once a second costs less than a timer for each: the timers of libwebsockets are
   a sorted list, and every frame would move one through it. Some at a time, so that no move waits for all of them. */
void guard_sweep(struct server *s)
{
    double now = seconds_now();

    for (int left = s->connections / TICKS + 1; left > 0 && s->connections > 0; left--) {
        struct connection *c = s->look ? s->look : s->oldest;

        s->look = c->newer;
        look_at(c, now);
    }
}
