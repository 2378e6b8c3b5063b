/* A program's connection to a room, by libwebsockets: frames of text to and from a client. */
#ifndef PARLOUR_WIRE_H
#define PARLOUR_WIRE_H

#include "together/client.h"
#include "together/link.h"

struct wire;

/* Connects, and connects again whenever the connection is lost. */
struct wire *wire_new(const struct link_parts *to, struct client *c);
void wire_work(struct wire *w); /* lets frames come and go, for a moment */
void wire_wake(struct wire *w); /* from any thread: ends wire_work */
void wire_free(struct wire *w);

#endif
