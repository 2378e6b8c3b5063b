/* The window's connection to a server of rooms. */
#include "gtk/connection.h"

#include "together/answer.h"

#include <libsoup/soup.h>
#include <string.h>

enum { KEEPALIVE_SECONDS = 20, LONGEST_FRAME = 4 << 20, BEAT_MILLISECONDS = 250, PATIENCE = 10 };

struct connection {
    SoupSession *session;
    SoupWebsocketConnection *socket; /* NULL: there is none */
    GCancellable *cancel;
    char *address;
    struct client *client;
    void (*changed)(gpointer context);
    gpointer context;
    guint retry, beat;
    gulong network;
};

static gint64 now_ms(void)
{
    return g_get_real_time() / 1000;
}

static char *address_of(const struct link_parts *to)
{
    return g_strdup_printf("%s://%s:%d/", to->safe ? "wss" : "ws", to->host, to->port);
}

static void dial(SoupSession *session, const char *address, GCancellable *cancel,
                 GAsyncReadyCallback done, gpointer data)
{
    char name[] = "parlour";
    char *protocols[] = {name, NULL};
    SoupMessage *message = soup_message_new("GET", address);

    soup_session_websocket_connect_async(session, message, NULL, protocols, G_PRIORITY_DEFAULT,
                                         cancel, done, data);
    g_object_unref(message);
}

static void connect_now(struct connection *c);

static gboolean connect_again(gpointer data)
{
    struct connection *c = data;

    c->retry = 0;
    connect_now(c);
    return G_SOURCE_REMOVE;
}

static void lost(struct connection *c)
{
    if (c->socket)
        g_signal_handlers_disconnect_by_data(c->socket, c);
    g_clear_object(&c->socket);
    client_lost(c->client);
    if (!c->retry)
        c->retry = g_timeout_add((guint)client_pause(c->client), connect_again, c);
    c->changed(c->context);
}

static void closed(SoupWebsocketConnection *socket, struct connection *c)
{
    (void)socket;
    lost(c);
}

static void received(SoupWebsocketConnection *socket, int type, GBytes *message,
                     struct connection *c)
{
    gsize length;
    const char *text = g_bytes_get_data(message, &length);

    (void)socket;
    if (type == SOUP_WEBSOCKET_DATA_TEXT)
        client_receive(c->client, text, length, now_ms());
    connection_flush(c);
    c->changed(c->context);
}

static void connected(GObject *session, GAsyncResult *result, gpointer data)
{
    GError *error = NULL;
    SoupWebsocketConnection *socket =
        soup_session_websocket_connect_finish(SOUP_SESSION(session), result, &error);
    struct connection *c = data;

    if (!socket && g_error_matches(error, G_IO_ERROR, G_IO_ERROR_CANCELLED)) {
        g_error_free(error); /* and c with it */
        return;
    }
    g_clear_error(&error);
    if (!socket) {
        lost(c);
        return;
    }
    c->socket = socket;
    soup_websocket_connection_set_max_incoming_payload_size(socket, LONGEST_FRAME);
    soup_websocket_connection_set_keepalive_interval(socket, KEEPALIVE_SECONDS);
    g_signal_connect(socket, "message", G_CALLBACK(received), c);
    g_signal_connect(socket, "closed", G_CALLBACK(closed), c);
    client_tick(c->client, now_ms());
    client_connected(c->client);
    connection_flush(c);
    c->changed(c->context);
}

static void connect_now(struct connection *c)
{
    client_tick(c->client, now_ms());
    client_dialled(c->client);
    dial(c->session, c->address, c->cancel, connected, c);
}

/* What is under way only seems to live: another try, at once. */
static void renew(struct connection *c)
{
    g_cancellable_cancel(c->cancel);
    g_object_unref(c->cancel);
    c->cancel = g_cancellable_new();
    if (!c->retry)
        lost(c);
    g_source_remove(c->retry);
    connect_again(c);
}

/* Another network, or one that is back, is tried at once. */
static void network_changed(GNetworkMonitor *monitor, gboolean there, struct connection *c)
{
    (void)monitor;
    if (there)
        renew(c);
}

static gboolean beat(gpointer data)
{
    struct connection *c = data;

    client_tick(c->client, now_ms());
    if (client_stale(c->client))
        renew(c);
    connection_flush(c);
    c->changed(c->context);
    return G_SOURCE_CONTINUE;
}

struct connection *connection_new(const struct link_parts *to, struct client *client,
                                  void (*changed)(gpointer context), gpointer context)
{
    struct connection *c = g_new0(struct connection, 1);

    c->session = soup_session_new();
    c->cancel = g_cancellable_new();
    c->address = address_of(to);
    c->client = client;
    c->changed = changed;
    c->context = context;
    c->beat = g_timeout_add(BEAT_MILLISECONDS, beat, c);
    c->network = g_signal_connect(g_network_monitor_get_default(), "network-changed",
                                  G_CALLBACK(network_changed), c);
    connect_now(c);
    return c;
}

void connection_flush(struct connection *c)
{
    char line[LINE_ROOM + 1];
    struct writer w = writer_over(line, sizeof line);

    while (c->socket &&
           soup_websocket_connection_get_state(c->socket) == SOUP_WEBSOCKET_STATE_OPEN &&
           client_next(c->client, &w)) {
        soup_websocket_connection_send_text(c->socket, line);
        w = writer_over(line, sizeof line);
    }
}

/* Nobody listens to the socket any more; NULL: there is none. */
static void hang_up(SoupWebsocketConnection *socket, gpointer listener, gushort why)
{
    if (!socket)
        return;
    g_signal_handlers_disconnect_by_data(socket, listener);
    soup_websocket_connection_close(socket, why, NULL);
    g_object_unref(socket);
}

void connection_free(struct connection *c)
{
    if (!c)
        return;
    if (c->retry)
        g_source_remove(c->retry);
    g_source_remove(c->beat);
    g_signal_handler_disconnect(g_network_monitor_get_default(), c->network);
    g_cancellable_cancel(c->cancel);
    hang_up(c->socket, c, SOUP_WEBSOCKET_CLOSE_GOING_AWAY);
    g_object_unref(c->cancel);
    g_object_unref(c->session);
    g_free(c->address);
    g_free(c);
}

/* ---- One question ------------------------------------------------------------------------------ */

struct question {
    SoupSession *session;
    SoupWebsocketConnection *socket;
    char *line;
    GString *heard;
    connection_answer *done;
    gpointer context;
    guint patience;
};

static void answer(struct question *q, gboolean whole)
{
    gboolean reached = q->socket != NULL;

    if (q->patience)
        g_source_remove(q->patience);
    hang_up(q->socket, q, SOUP_WEBSOCKET_CLOSE_NORMAL);
    q->done(q->context, whole ? q->heard->str : NULL, reached);
    g_object_unref(q->session);
    g_string_free(q->heard, TRUE);
    g_free(q->line);
    g_free(q);
}

static gboolean gave_up(gpointer data)
{
    struct question *q = data;

    q->patience = 0;
    answer(q, FALSE);
    return G_SOURCE_REMOVE;
}

static void hung_up(SoupWebsocketConnection *socket, struct question *q)
{
    (void)socket;
    answer(q, FALSE);
}

static void told(SoupWebsocketConnection *socket, int type, GBytes *message, struct question *q)
{
    gsize length;
    const char *bytes = g_bytes_get_data(message, &length);

    (void)socket;
    (void)type;
    g_string_append_len(q->heard, bytes, (gssize)length);
    if (answer_whole(q->heard->str, q->heard->len))
        answer(q, TRUE);
}

static void reached(GObject *session, GAsyncResult *result, gpointer data)
{
    struct question *q = data;

    q->socket = soup_session_websocket_connect_finish(SOUP_SESSION(session), result, NULL);
    if (!q->socket) {
        answer(q, FALSE);
        return;
    }
    q->patience = g_timeout_add_seconds(PATIENCE, gave_up, q);
    g_signal_connect(q->socket, "message", G_CALLBACK(told), q);
    g_signal_connect(q->socket, "closed", G_CALLBACK(hung_up), q);
    soup_websocket_connection_send_text(q->socket, q->line);
}

void connection_ask(const struct link_parts *to, const char *line, connection_answer *done,
                    gpointer context)
{
    struct question *q = g_new0(struct question, 1);
    char *address = address_of(to);

    q->session = soup_session_new();
    q->line = g_strdup(line);
    q->heard = g_string_new(NULL);
    q->done = done;
    q->context = context;
    dial(q->session, address, NULL, reached, q);
    g_free(address);
}
