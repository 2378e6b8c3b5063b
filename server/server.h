/* The page and the rooms at an address of this machine: HTTP and WebSockets by libwebsockets, in the
   thread that calls server_run. */
#ifndef PARLOUR_SERVER_H
#define PARLOUR_SERVER_H

#include <stdbool.h>
#include <stddef.h>

enum { USUAL_PORT = 8642, PORTS_TRIED = 20 };

struct hub;

struct server_setup {
    const char *address; /* numeric: "127.0.0.1", "0.0.0.0", "::" */
    int port;            /* 0: any; -1: the usual one or the next that is free */
    const char *names; /* by which we may be called besides the address; commas between; or NULL */
    bool proxy;        /* a proxy is before us: addresses come from its X-Forwarded-For */
    int most;          /* connections at a time; 0: as many as the system allows */
    int most_each;     /* of one address; 0: no limit */
    struct hub *hub;   /* the rooms; NULL: only the page */
};

struct server;

struct server *server_new(const struct server_setup *how); /* NULL: cannot listen; errno */
void server_rooms(struct server *s, struct hub *hub);      /* before server_run */
int server_port(const struct server *s);
void server_run(struct server *s);  /* until SIGINT or SIGTERM */
void server_wake(struct server *s); /* from any thread: the hub has something to tell */
void server_free(struct server *s);

#endif
