/* A server's life: listening, letting libwebsockets work, ending. */
#include "server/hub.h"
#include "server/parts.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

enum { RESERVE = 64, LEAST_CLIENTS = 16, MOST_HEADERS = 8192, KEEP_ALIVE_SECONDS = 60 };

/* The common callback of plain HTTP; rooms have their own (socket.c). */
static int http_callback(struct lws *wsi, enum lws_callback_reasons why, void *user, void *in,
                         size_t length)
{
    struct server *s = lws_context_user(lws_get_context(wsi));
    struct connection *c = wsi ? lws_get_opaque_user_data(wsi) : NULL;

    (void)user, (void)length;
    switch (why) {
    case LWS_CALLBACK_FILTER_NETWORK_CONNECTION:
        return !guard_admits(s, (int)(intptr_t)in);
    case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED:
        return !guard_enter(s, wsi);
    case LWS_CALLBACK_FILTER_HTTP_CONNECTION:
        if (c && c->stage == STAGE_IDLE)
            guard_stage(c, STAGE_ASKING);
        return 0;
    case LWS_CALLBACK_HTTP:
        return c && !c->left ? http_request(s, c) : -1;
    case LWS_CALLBACK_HTTP_WRITEABLE:
        return c ? http_go_on(c) : -1;
    case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: /* to rooms, if there are any, and to nothing else */
        return !s->how.hub || strcmp(in, "websocket") != 0;
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION: /* a WebSocket that names no protocol of ours */
        return 1;
    case LWS_CALLBACK_EVENT_WAIT_CANCELLED: /* server_wake */
        if (s && s->how.hub)
            hub_settle(s->how.hub);
        return 0;
    case LWS_CALLBACK_WSI_DESTROY:
        if (c)
            guard_leave(s, c);
        return 0;
    default:
        return 0;
    }
}

static const struct lws_protocols protocols[] = {
    {.name = "http", .callback = http_callback},
    {.name = "parlour", .callback = socket_callback, .rx_buffer_size = 1024},
    {0},
};

static void tick(lws_sorted_usec_list_t *clock)
{
    struct server *s = lws_container_of(clock, struct server, clock);

    guard_sweep(s);
    if (s->how.hub && s->ticks++ % TICKS == 0)
        hub_tick(s->how.hub);
    lws_sul_schedule(s->context, 0, &s->clock, tick, LWS_US_PER_SEC / TICKS);
}

static int descriptors(void)
{
    struct rlimit all;

    if (getrlimit(RLIMIT_NOFILE, &all) != 0)
        return 1024;
    if (all.rlim_cur < all.rlim_max) {
        all.rlim_cur = all.rlim_max;
        setrlimit(RLIMIT_NOFILE, &all);
        getrlimit(RLIMIT_NOFILE, &all);
    }
    return all.rlim_cur > 100000 ? 100000 : (int)all.rlim_cur;
}

/* Signs of life are asked for by guard_sweep. */
static const lws_retry_bo_t no_timers = {0};

static bool listen_at(struct server *s, int port)
{
    struct lws_context_creation_info info = {
        .iface = s->how.address,
        .port = port,
        .protocols = protocols,
        .vhost_name = "parlour",
        .keepalive_timeout = IDLE_SECONDS,
        .timeout_secs = REQUEST_SECONDS,
        .timeout_secs_ah_idle = REQUEST_SECONDS,
        .ka_time = KEEP_ALIVE_SECONDS,
        .ka_probes = 3,
        .ka_interval = 10,
        .retry_and_idle_policy = &no_timers,
        .options = LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND |
                   (strchr(s->how.address, ':') ? 0 : LWS_SERVER_OPTION_DISABLE_IPV6),
    };

    s->host = lws_create_vhost(s->context, &info);
    return s->host != NULL;
}

/* The wanted port, or the first free one from the usual one on. */
static bool listen_somewhere(struct server *s)
{
    if (s->how.port >= 0)
        return listen_at(s, s->how.port);
    for (int i = 0; i < PORTS_TRIED; i++)
        if (listen_at(s, USUAL_PORT + i))
            return true;
    return false;
}

static struct lws_context *context_for(struct server *s)
{
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN,
        .user = s,
        .server_string = "parlour",
        .max_http_header_data2 = MOST_HEADERS,
        .max_http_header_pool2 = (unsigned)s->how.most + RESERVE,
        .options = LWS_SERVER_OPTION_EXPLICIT_VHOSTS | LWS_SERVER_OPTION_VALIDATE_UTF8,
        .uid = -1,
        .gid = -1,
    };

    lws_set_log_level(0, NULL);
    return loop_context(&info, &s->loop);
}

struct server *server_new(const struct server_setup *how)
{
    struct server *s = calloc(1, sizeof *s);
    int most = descriptors() - RESERVE;

    if (!s)
        return NULL;
    if (most < LEAST_CLIENTS) { /* a browser alone has six connections; nobody would be answered */
        free(s);
        errno = EMFILE;
        return NULL;
    }
    s->how = *how;
    if (s->how.most <= 0 || s->how.most > most)
        s->how.most = most;
    s->context = context_for(s);
    if (!s->context || !listen_somewhere(s)) {
        int why = errno;

        server_free(s);
        errno = why;
        return NULL;
    }
    return s;
}

int server_port(const struct server *s)
{
    return lws_get_vhost_listen_port(s->host);
}

void server_rooms(struct server *s, struct hub *hub)
{
    s->how.hub = hub;
}

void server_wake(struct server *s)
{
    lws_cancel_service(s->context);
}

void server_run(struct server *s)
{
    struct sigaction ignore = {.sa_handler = SIG_IGN};

    sigaction(SIGPIPE, &ignore, NULL);
    tick(&s->clock);
    loop_run(s->loop, s->context);
}

void server_free(struct server *s)
{
    if (s && s->context)
        loop_end(s->loop, s->context);
    free(s);
}
