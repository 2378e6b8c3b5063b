/* The window's connection to a server of rooms, by libsoup: frames of text to and from a client. */
#ifndef PARLOUR_CONNECTION_H
#define PARLOUR_CONNECTION_H

#include "together/client.h"
#include "together/link.h"

#include <glib.h>

struct connection;

/* Connects, and connects again whenever the connection is lost, until it is freed. `changed` is called
   whenever something may be new. */
struct connection *connection_new(const struct link_parts *to, struct client *c,
                                  void (*changed)(gpointer context), gpointer context);
void connection_free(struct connection *c);
void connection_flush(struct connection *c); /* sends what the client has to send */

/* One question to a server, outside of any room. `done` gets the lines of the answer (together/answer.h), or NULL if there was none, and
   `reached`, whether there was a connection. */
typedef void connection_answer(gpointer context, const char *lines, gboolean reached);
void connection_ask(const struct link_parts *to, const char *line, connection_answer *done,
                    gpointer context);

#endif
