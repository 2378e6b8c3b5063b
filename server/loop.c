/* Waiting: in a libuv loop, or in libwebsockets' own where that cannot be had. */
#include "server/loop.h"

#include <signal.h>
#include <stdlib.h>
#include <uv.h>

enum { SIGNALS = 2 };
static const int signals[SIGNALS] = {SIGINT, SIGTERM};

struct loop {
    uv_loop_t uv;
    uv_signal_t signal[SIGNALS];
    struct lws_context *context; /* NULL once it has gone */
};

static volatile sig_atomic_t asked_to_end;

static void note_signal(int number)
{
    (void)number;
    asked_to_end = 1;
}

static void stop(uv_signal_t *handle, int number)
{
    (void)number;
    uv_stop(handle->loop);
}

/* Handles of libuv are gone only after another turn of the loop. */
static void finish(uv_loop_t *uv)
{
    while (uv_run(uv, UV_RUN_NOWAIT) > 0)
        ;
    uv_loop_close(uv);
}

struct lws_context *loop_context(struct lws_context_creation_info *info, struct loop **out)
{
    struct loop *l = calloc(1, sizeof *l);
    void *loops[1];

    *out = NULL;
    if (l && uv_loop_init(&l->uv) == 0) {
        struct lws_context_creation_info with = *info;

        loops[0] = &l->uv;
        with.options |= LWS_SERVER_OPTION_LIBUV;
        with.foreign_loops = loops;
        with.pcontext = &l->context;
        l->context = lws_create_context(&with);
        if (l->context) {
            *out = l;
            return l->context;
        }
        finish(&l->uv);
    }
    free(l);
    return lws_create_context(info);
}

void loop_run(struct loop *l, struct lws_context *context)
{
    struct sigaction act = {.sa_handler = note_signal};

    for (int i = 0; i < SIGNALS; i++)
        if (l) {
            uv_signal_init(&l->uv, &l->signal[i]);
            uv_signal_start(&l->signal[i], stop, signals[i]);
        } else {
            sigaction(signals[i], &act, NULL);
        }
    if (l)
        uv_run(&l->uv, UV_RUN_DEFAULT);
    else
        while (!asked_to_end && lws_service(context, 0) >= 0)
            ;
}

/* Once its handles are gone libwebsockets wants to be told again. */
void loop_end(struct loop *l, struct lws_context *context)
{
    if (!l) {
        lws_context_destroy(context);
        return;
    }
    lws_context_destroy(l->context);
    for (int i = 0; i < SIGNALS; i++)
        if (l->signal[i].loop)
            uv_close((uv_handle_t *)&l->signal[i], NULL);
    while (uv_run(&l->uv, UV_RUN_NOWAIT) > 0)
        ;
    if (l->context)
        lws_context_destroy(l->context);
    finish(&l->uv);
    free(l);
}
