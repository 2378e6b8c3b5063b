/* The command web: the page, served on this machine only. There is nothing behind it but its files. */
#include "cli/commands.h"
#include "server/page.h"
#include "server/server.h"

#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static int run_web(const struct line *l)
{
    struct server_setup how = {.address = "127.0.0.1"}; /* nobody else can reach it */
    long long port = -1;
    struct server *s;

    if (!line_number(l, "port", 0, 65535, &port))
        return CANNOT_UNDERSTAND;
    if (!page_files[0].name)
        return complain("this build has no page: it needs clang, lld and wasi-libc");
    signal(SIGPIPE, SIG_IGN); /* whoever reads what is printed may leave; the page stays */
    how.port = (int)port;
    s = server_new(&how);
    if (!s)
        return complain("cannot listen on port %lld of localhost: %s", port < 0 ? USUAL_PORT : port,
                        strerror(errno));
    printf("Parlour is at http://localhost:%d/ until you press Ctrl+C.\n", server_port(s));
    fflush(stdout);
    clearerr(stdout);
    server_run(s);
    server_free(s);
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
