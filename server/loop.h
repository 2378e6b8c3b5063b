/* Inside server/ only: what waits for connections, a libuv loop that libwebsockets takes part in. It costs nothing for connections
   that are silent, where libwebsockets' own poll looks at every one at every turn: a millisecond with 10,000. */
#ifndef PARLOUR_SERVER_LOOP_H
#define PARLOUR_SERVER_LOOP_H

#include <libwebsockets.h>
#include <stdbool.h>

struct loop;

/* Makes a context that waits in a loop of its own; NULL: none is to be had. Without libwebsockets' plug-in for libuv it is a
   plain one, and *out is NULL. */
struct lws_context *loop_context(struct lws_context_creation_info *info, struct loop **out);
void loop_run(struct loop *l, struct lws_context *context); /* until SIGINT or SIGTERM */
void loop_end(struct loop *l, struct lws_context *context); /* frees both */

#endif
