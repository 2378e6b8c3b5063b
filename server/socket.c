/* Rooms over WebSockets: frames in, frames out. What they mean is the hub's business. */
#include "server/hub.h"
#include "server/parts.h"

#include <stdlib.h>
#include <string.h>

enum { FRAME_ROOM = 8192 };

static void ready(void *connection)
{
    lws_callback_on_writable(((struct connection *)connection)->wsi);
}

/* The address that a proxy names last is the one that it has seen itself. */
static void look_behind_proxy(struct connection *c)
{
    char all[256], *last;

    if (lws_hdr_copy(c->wsi, all, sizeof all, WSI_TOKEN_X_FORWARDED_FOR) <= 0)
        return;
    last = strrchr(all, ',');
    last = last ? last + 1 : all;
    last += strspn(last, " ");
    lws_strncpy(c->from, last, sizeof c->from);
}

static bool may_upgrade(struct server *s, struct connection *c)
{
    if (!c || http_host(s, c->wsi) != 0)
        return false;
    if (!s->how.proxy)
        return true;
    look_behind_proxy(c);
    guard_shorten(c->from);
    return s->how.most_each == 0 || guard_address(s, c->from) <= s->how.most_each;
}

/* Frames may come in pieces; whole ones are short. */
static int receive(struct connection *c, const char *piece, size_t length)
{
    bool good;

    if (lws_frame_is_binary(c->wsi) || c->in_size + length >= LINE_ROOM)
        return -1;
    if (c->in_size == 0 && lws_is_final_fragment(c->wsi) &&
        lws_remaining_packet_payload(c->wsi) == 0)
        return guest_receive(c->guest, piece, length) ? 0 : -1;
    if (!c->in && !(c->in = malloc(LINE_ROOM)))
        return -1;
    memcpy(c->in + c->in_size, piece, length);
    c->in_size += length;
    if (!lws_is_final_fragment(c->wsi) || lws_remaining_packet_payload(c->wsi) > 0)
        return 0;
    good = guest_receive(c->guest, c->in, c->in_size);
    c->in_size = 0;
    free(c->in);
    c->in = NULL;
    return good ? 0 : -1;
}

static int send_ping(struct connection *c)
{
    unsigned char room[LWS_PRE];

    guard_ping(c, true);
    if (lws_write(c->wsi, room + LWS_PRE, 0, LWS_WRITE_PING) < 0)
        return -1;
    lws_callback_on_writable(c->wsi);
    return 0;
}

/* All that waits, as far as the connection takes it: a turn of the loop for every frame would cost more than the
   frames. */
static int send_all(struct connection *c)
{
    unsigned char room[LWS_PRE + FRAME_ROOM];
    size_t size;

    if (guest_ends(c->guest))
        return -1;
    if (c->ping == PING_DUE)
        return send_ping(c);
    while (!lws_send_pipe_choked(c->wsi)) {
        size = guest_next(c->guest, (char *)room + LWS_PRE, FRAME_ROOM);
        if (size == 0)
            return guest_ends(c->guest) ? -1 : 0;
        if (lws_write(c->wsi, room + LWS_PRE, size, LWS_WRITE_TEXT) < (int)size)
            return -1;
    }
    lws_callback_on_writable(c->wsi);
    return 0;
}

int socket_callback(struct lws *wsi, enum lws_callback_reasons why, void *user, void *in,
                    size_t length)
{
    struct server *s = lws_context_user(lws_get_context(wsi));
    struct connection *c = lws_get_opaque_user_data(wsi);

    (void)user;
    switch (why) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:
        return !may_upgrade(s, c);
    case LWS_CALLBACK_ESTABLISHED:
        guard_stage(c, STAGE_TALKING);
        c->guest = guest_new(s->how.hub, c->from, ready, c);
        return c->guest ? 0 : -1;
    case LWS_CALLBACK_RECEIVE:
        guard_ping(c, false);
        return c->guest ? receive(c, in, length) : -1;
    case LWS_CALLBACK_RECEIVE_PONG:
        guard_ping(c, false);
        return 0;
    case LWS_CALLBACK_SERVER_WRITEABLE:
        return c->guest ? send_all(c) : -1;
    case LWS_CALLBACK_CLOSED:
        if (c && c->guest) {
            guest_free(c->guest);
            c->guest = NULL;
        }
        return 0;
    default:
        return 0;
    }
}
