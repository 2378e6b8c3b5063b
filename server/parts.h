/* Inside server/ only: a server, its connections, and what its files do for each other. */
#ifndef PARLOUR_SERVER_PARTS_H
#define PARLOUR_SERVER_PARTS_H

#include "server/loop.h"
#include "server/server.h"

#include <libwebsockets.h>

enum {
    TICKS = 20, /* a second */
    ADDRESS_ROOM = 64,
    REQUEST_SECONDS = 10,  /* for a whole request to arrive */
    ANSWER_SECONDS = 60,   /* for a whole answer to be taken */
    TALK_OVER_SECONDS = 2, /* for one who sends on meanwhile */
    IDLE_SECONDS = 15,     /* between two requests */
    SILENT_SECONDS = 20,   /* in a room: then a sign of life is asked for */
    PONG_SECONDS = 10,     /* for that sign to come */
    STUCK_SECONDS = 30     /* in a room: nothing comes, and not even that question can be sent */
};

/* What a connection is at. All but the last can be ended to make room. */
enum stage { STAGE_ASKING, STAGE_ANSWERING, STAGE_IDLE, STAGE_TALKING, STAGE_ENDING };

struct guest;

struct connection {
    struct lws *wsi;
    struct connection *older, *newer; /* by arrival */
    enum stage stage;
    double since; /* when the stage began; STAGE_TALKING: last heard of, or asked */
    enum { NO_PING, PING_DUE, PING_SENT } ping; /* STAGE_TALKING: a sign of life is asked for */
    char from[ADDRESS_ROOM];
    const unsigned char *rest; /* of the answer */
    size_t left;
    bool last;           /* no answer after this one */
    char *own;           /* an answer made for this request, to be freed */
    struct guest *guest; /* STAGE_TALKING */
    char *in;            /* a frame that has not come as a whole */
    size_t in_size;
};

struct server {
    struct server_setup how;
    struct loop *loop; /* or NULL */
    struct lws_context *context;
    struct lws_vhost *host;
    struct connection *oldest, *newest;
    struct connection *look; /* whom guard_sweep comes to next; NULL: the oldest */
    int connections;
    lws_sorted_usec_list_t clock;
    int ticks;
    unsigned long long requests, refused;
};

/* guard.c: who may connect, and how long it may take. */
struct connection *guard_enter(struct server *s, struct lws *wsi);
void guard_leave(struct server *s, struct connection *c);
void guard_stage(struct connection *c, enum stage stage);
void guard_ping(struct connection *c, bool sent); /* a ping left, or a sign of life came */
void guard_sweep(struct server *s); /* ends whoever is too slow; TICKS times a second */
bool guard_admits(struct server *s, int descriptor);
int guard_address(const struct server *s, const char *from); /* connections from there */
void guard_shorten(char *address); /* to what limits count: of IPv6, a network of 64 bits */

/* http.c: answers to requests. Their results are what a callback of libwebsockets returns. */
int http_request(struct server *s, struct connection *c);
int http_go_on(struct connection *c);
int http_host(struct server *s, struct lws *wsi); /* 0, or the status that refuses it */

/* metrics.c: to be freed. */
char *metrics_text(const struct server *s);

/* socket.c: rooms over WebSockets. */
int socket_callback(struct lws *wsi, enum lws_callback_reasons why, void *user, void *in,
                    size_t length);

#endif
