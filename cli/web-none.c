/* The command web of a build without the page. */
#include "cli/commands.h"

static int run_web(const struct line *l)
{
    (void)l;
    return complain("this build has no page: it needs clang, lld, wasi-libc and libmicrohttpd");
}

const struct command web_command = {
    .name = "web",
    .arguments = "",
    .summary = "the games as a page in your browser (not in this build)",
    .help = "Not in this build: the page needs clang, lld, wasi-libc and libmicrohttpd.",
    .run = run_web,
};
