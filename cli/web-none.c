/* The commands web, serve and join of a build without the server. */
#include "cli/commands.h"

static int run_nothing(const struct line *l)
{
    (void)l;
    return complain("this build serves nothing: it needs libwebsockets, SQLite and libqrencode");
}

const struct command web_command = {
    .name = "web",
    .arguments = "",
    .summary = "the games as a page in your browser (not in this build)",
    .help = "Not in this build: it needs libwebsockets, SQLite and libqrencode.",
    .run = run_nothing,
};

const struct command serve_command = {
    .name = "serve",
    .arguments = "",
    .summary = "rooms for people who play together (not in this build)",
    .help = "Not in this build: it needs libwebsockets, SQLite and libqrencode.",
    .run = run_nothing,
};

const struct command join_command = {
    .name = "join",
    .arguments = "",
    .summary = "sit down in a room (not in this build)",
    .help = "Not in this build: it needs libwebsockets, SQLite and libqrencode.",
    .run = run_nothing,
};
