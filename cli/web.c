/* The command web: the page, served on this machine only. There is nothing behind it but its files. */
#include "cli/commands.h"
#include "cli/page.h"

#include <microhttpd.h>

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

enum { USUAL_PORT = 8642, PORTS_TRIED = 20 };

static const char policy[] =
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'";

static const char *type_of(const char *name)
{
    static const char *const known[][2] = {
        {".html", "text/html; charset=utf-8"},
        {".css", "text/css; charset=utf-8"},
        {".js", "text/javascript; charset=utf-8"},
        {".wasm", "application/wasm"},
        {".svg", "image/svg+xml"},
        {".webmanifest", "application/manifest+json"},
    };
    const char *ending = strrchr(name, '.');

    for (size_t i = 0; ending && i < sizeof known / sizeof *known; i++)
        if (strcmp(ending, known[i][0]) == 0)
            return known[i][1];
    return "application/octet-stream";
}

static const struct page_file *find_file(const char *address)
{
    const char *name = strcmp(address, "/") == 0 ? "index.html" : address + 1;

    for (const struct page_file *f = page_files; *address == '/' && f->name; f++)
        if (strcmp(f->name, name) == 0)
            return f;
    return NULL;
}

static struct MHD_Response *response_of(const struct page_file *f)
{
    struct MHD_Response *r = MHD_create_response_from_buffer_with_free_callback(
        f->size, (void *)(uintptr_t)f->bytes, NULL);

    if (r)
        MHD_add_response_header(r, "Content-Type", type_of(f->name));
    return r;
}

static struct MHD_Response *response_saying(const char *text)
{
    struct MHD_Response *r = MHD_create_response_from_buffer(strlen(text), (void *)(uintptr_t)text,
                                                             MHD_RESPMEM_PERSISTENT);

    if (r)
        MHD_add_response_header(r, "Content-Type", "text/plain; charset=utf-8");
    return r;
}

static void add_headers(struct MHD_Response *r)
{
    static const char *const always[][2] = {
        {"Content-Security-Policy", policy},
        {"X-Content-Type-Options", "nosniff"},
        {"Referrer-Policy", "no-referrer"},
        {"Cross-Origin-Opener-Policy", "same-origin"},
        {"Cross-Origin-Resource-Policy", "same-origin"},
        {"Cache-Control", "no-cache"},
    };

    for (size_t i = 0; i < sizeof always / sizeof *always; i++)
        MHD_add_response_header(r, always[i][0], always[i][1]);
}

static enum MHD_Result reply(struct MHD_Connection *to, unsigned status, struct MHD_Response *r)
{
    enum MHD_Result queued;

    if (!r)
        return MHD_NO;
    add_headers(r);
    if (status == MHD_HTTP_METHOD_NOT_ALLOWED)
        MHD_add_response_header(r, "Allow", "GET, HEAD");
    queued = MHD_queue_response(to, status, r);
    MHD_destroy_response(r);
    return queued;
}

/* Called twice for a request; a reply at the first call would close the connection. */
static enum MHD_Result answer(void *context, struct MHD_Connection *to, const char *address,
                              const char *method, const char *version, const char *upload,
                              size_t *upload_size, void **request)
{
    const struct page_file *f = find_file(address);

    (void)context, (void)version, (void)upload;
    *upload_size = 0;
    if (!*request) {
        *request = to;
        return MHD_YES;
    }
    if (strcmp(method, "GET") != 0 && strcmp(method, "HEAD") != 0)
        return reply(to, MHD_HTTP_METHOD_NOT_ALLOWED, response_saying("only to be read\n"));
    if (!f)
        return reply(to, MHD_HTTP_NOT_FOUND, response_saying("not here\n"));
    return reply(to, MHD_HTTP_OK, response_of(f));
}

/* On the loopback address: nobody else on the network can reach it. */
static struct MHD_Daemon *serve_at(int port)
{
    struct sockaddr_in at = {.sin_family = AF_INET,
                             .sin_port = htons((uint16_t)port),
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};

    return MHD_start_daemon(MHD_USE_INTERNAL_POLLING_THREAD, 0, NULL, NULL, answer, NULL,
                            MHD_OPTION_SOCK_ADDR, (struct sockaddr *)&at,
                            MHD_OPTION_CONNECTION_TIMEOUT, 30U, MHD_OPTION_END);
}

/* The wanted port, or the first free one from the usual one on. */
static struct MHD_Daemon *serve(long long wanted)
{
    struct MHD_Daemon *d = NULL;

    if (wanted >= 0)
        return serve_at((int)wanted);
    for (int i = 0; !d && i < PORTS_TRIED; i++)
        d = serve_at(USUAL_PORT + i);
    return d;
}

static int run_web(const struct line *l)
{
    long long port = -1;
    struct MHD_Daemon *d;
    sigset_t end;
    int which;

    if (!line_number(l, "port", 0, 65535, &port))
        return CANNOT_UNDERSTAND;
    sigemptyset(&end);
    sigaddset(&end, SIGINT);
    sigaddset(&end, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &end, NULL); /* before there are threads: they inherit it */
    d = serve(port);
    if (!d)
        return complain("cannot listen on port %lld of localhost: %s", port < 0 ? USUAL_PORT : port,
                        strerror(errno));
    printf("Parlour is at http://localhost:%u/ until you press Ctrl+C.\n",
           (unsigned)MHD_get_daemon_info(d, MHD_DAEMON_INFO_BIND_PORT)->port);
    fflush(stdout);
    sigwait(&end, &which);
    MHD_stop_daemon(d);
    return YES;
}

static const struct flag web_flags[] = {
    {"port", "N", "where to listen (8642, or the next that is free; 0: any)"}, {0}};

const struct command web_command = {
    .name = "web",
    .arguments = "[--port N]",
    .summary = "the games as a page in your browser",
    .help = "Serves the page on this machine only. It needs nothing else: the games run in the "
            "browser,\n"
            "and once opened it works without a network.",
    .flags = web_flags,
    .run = run_web,
};
