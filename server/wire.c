/* A program's connection to a room. */
#include "server/wire.h"

#include "server/hosted.h"

#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>

enum { BEAT = 250000 }; /* microseconds: so often it is looked whether the connection lives */

struct wire {
    struct link_parts to;
    struct client *client;
    struct lws_context *context;
    struct lws *wsi;
    lws_sorted_usec_list_t retry, clock;
    bool stop;          /* the time of wire_work is over */
    bool ending, hurry; /* hurry: what was ended only seemed to live, and is tried again at once */
    char in[1 << 16];
    size_t in_size;
};

static void connect_again(lws_sorted_usec_list_t *retry);

static void lost(struct wire *w)
{
    w->wsi = NULL;
    w->in_size = 0;
    if (w->ending)
        return;
    client_lost(w->client);
    lws_sul_schedule(w->context, 0, &w->retry, connect_again,
                     w->hurry ? 1 : (lws_usec_t)client_pause(w->client) * 1000);
    w->hurry = false;
}

static int receive(struct wire *w, const char *piece, size_t length)
{
    if (w->in_size + length > sizeof w->in)
        return -1;
    memcpy(w->in + w->in_size, piece, length);
    w->in_size += length;
    if (!lws_is_final_fragment(w->wsi) || lws_remaining_packet_payload(w->wsi) > 0)
        return 0;
    client_receive(w->client, w->in, w->in_size, now_ms());
    w->in_size = 0;
    lws_callback_on_writable(w->wsi);
    w->stop = true; /* whoever works with us may want to look */
    return 0;
}

static int send_next(struct wire *w)
{
    char room[LWS_PRE + LINE_ROOM];
    struct writer out = writer_over(room + LWS_PRE, LINE_ROOM);

    if (!client_next(w->client, &out))
        return 0;
    if (lws_write(w->wsi, (unsigned char *)room + LWS_PRE, out.size, LWS_WRITE_TEXT) <
        (int)out.size)
        return -1;
    lws_callback_on_writable(w->wsi);
    return 0;
}

static int callback(struct lws *wsi, enum lws_callback_reasons why, void *user, void *in,
                    size_t length)
{
    struct wire *w = lws_context_user(lws_get_context(wsi));

    (void)user;
    switch (why) {
    case LWS_CALLBACK_CLIENT_ESTABLISHED:
        client_tick(w->client, now_ms());
        client_connected(w->client);
        lws_callback_on_writable(wsi);
        return 0;
    case LWS_CALLBACK_CLIENT_RECEIVE:
        return receive(w, in, length);
    case LWS_CALLBACK_CLIENT_WRITEABLE:
        return send_next(w);
    case LWS_CALLBACK_CLIENT_CONNECTION_ERROR:
    case LWS_CALLBACK_CLIENT_CLOSED:
        lost(w);
        return 0;
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED:
        w->stop = true;
        return 0;
    default:
        return 0;
    }
}

static const struct lws_protocols protocols[] = {
    {.name = "parlour", .callback = callback, .rx_buffer_size = 8192},
    {0},
};

static void connect_again(lws_sorted_usec_list_t *retry)
{
    struct wire *w = lws_container_of(retry, struct wire, retry);
    char host[sizeof w->to.host + 8];
    struct lws_client_connect_info info = {.context = w->context,
                                           .address = w->to.host,
                                           .port = w->to.port,
                                           .path = "/",
                                           .host = host,
                                           .protocol = "parlour",
                                           .ssl_connection = w->to.safe ? LCCSCF_USE_SSL : 0,
                                           .pwsi = &w->wsi};

    client_tick(w->client, now_ms());
    client_dialled(w->client);
    lws_snprintf(host, sizeof host, "%s:%d", w->to.host, w->to.port);
    if (!lws_client_connect_via_info(&info) && !w->wsi)
        lost(w);
}

static void time_over(lws_sorted_usec_list_t *clock)
{
    lws_container_of(clock, struct wire, clock)->stop = true;
}

struct wire *wire_new(const struct link_parts *to, struct client *c)
{
    static const lws_retry_bo_t alive = {.secs_since_valid_ping = 20,
                                         .secs_since_valid_hangup = 30};
    struct wire *w = calloc(1, sizeof *w);
    struct lws_context_creation_info info = {.port = CONTEXT_PORT_NO_LISTEN,
                                             .protocols = protocols,
                                             .user = w,
                                             .uid = -1,
                                             .gid = -1,
                                             .retry_and_idle_policy = &alive,
                                             .options = LWS_SERVER_OPTION_DO_SSL_GLOBAL_INIT};

    if (!w)
        return NULL;
    w->to = *to;
    w->client = c;
    lws_set_log_level(0, NULL);
    w->context = lws_create_context(&info);
    if (!w->context) {
        free(w);
        return NULL;
    }
    lws_sul_schedule(w->context, 0, &w->retry, connect_again, 1);
    return w;
}

void wire_work(struct wire *w)
{
    client_tick(w->client, now_ms());
    if (w->wsi && client_stale(w->client)) {
        w->hurry = true;
        lws_set_timeout(w->wsi, PENDING_TIMEOUT_USER_OK, LWS_TO_KILL_ASYNC);
    } else if (w->wsi && client_link(w->client) != LINK_DOWN)
        lws_callback_on_writable(w->wsi);
    w->stop = false;
    lws_sul_schedule(w->context, 0, &w->clock, time_over, BEAT);
    while (!w->stop && lws_service(w->context, 0) >= 0)
        ;
}

void wire_wake(struct wire *w)
{
    lws_cancel_service(w->context);
}

void wire_free(struct wire *w)
{
    w->ending = true;
    lws_context_destroy(w->context);
    free(w);
}
