/* parlour serve: the page and rooms for people who play together. */
#define _DEFAULT_SOURCE /* flags of interfaces */
#include "cli/commands.h"
#include "host/files.h"
#include "server/hub.h"
#include "server/qr.h"
#include "server/server.h"

#include <arpa/inet.h>
#include <errno.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { PATH_SPACE = 4096, ADDRESS_SPACE = 64, LOOKS = 1200 };

static bool take_address(const char *given, char address[ADDRESS_SPACE], int *port)
{
    const char *colon = strrchr(given, ':');
    char *end;
    struct in6_addr any;
    size_t length = colon ? (size_t)(colon - given) : strlen(given);

    if (*given == '[' && length > 2 && given[length - 1] == ']') {
        given++;
        length -= 2;
    }
    if (length == 0 || length >= ADDRESS_SPACE)
        return false;
    memcpy(address, given, length);
    address[length] = '\0';
    if (colon) {
        long value = strtol(colon + 1, &end, 10);

        if (*end || end == colon + 1 || value < 0 || value > 65535)
            return false;
        *port = (int)value;
    }
    return inet_pton(AF_INET, address, &any) == 1 || inet_pton(AF_INET6, address, &any) == 1;
}

/* An address by which others on the network reach a server that listens everywhere. */
static bool find_address(char out[ADDRESS_SPACE])
{
    struct ifaddrs *all = NULL;
    bool found = false;

    if (getifaddrs(&all) != 0)
        return false;
    for (const struct ifaddrs *one = all; one && !found; one = one->ifa_next)
        if (one->ifa_addr && one->ifa_addr->sa_family == AF_INET &&
            !(one->ifa_flags & IFF_LOOPBACK) && one->ifa_flags & IFF_UP)
            found = inet_ntop(AF_INET, &((struct sockaddr_in *)(void *)one->ifa_addr)->sin_addr,
                              out, ADDRESS_SPACE) != NULL;
    freeifaddrs(all);
    return found;
}

static void print_welcome(const struct server_setup *how, int port)
{
    char address[ADDRESS_SPACE], link[2 * ADDRESS_SPACE + 300];
    bool everywhere = strcmp(how->address, "0.0.0.0") == 0 || strcmp(how->address, "::") == 0;

    if (!everywhere || !find_address(address))
        snprintf(address, sizeof address, "%s", everywhere ? "localhost" : how->address);
    if (how->names)
        snprintf(link, sizeof link, "http%s://%.*s/", how->proxy ? "s" : "",
                 (int)strcspn(how->names, ","), how->names);
    else
        snprintf(link, sizeof link, strchr(address, ':') ? "http://[%s]:%d/" : "http://%s:%d/",
                 address, port);
    printf("Parlour is at %s until you press Ctrl+C.\n", link);
    if (everywhere && !how->names) {
        puts("Phones on the same network open it by this picture:\n");
        qr_print(link);
    }
    fflush(stdout);
    clearerr(stdout);
}

/* Threads of the store and of computers wake the server until it ends, and may still be at work then. */
static struct {
    pthread_mutex_t lock;
    struct server *server; /* NULL: it sleeps for good */
} waking = {PTHREAD_MUTEX_INITIALIZER, NULL};

static void may_wake(struct server *s)
{
    pthread_mutex_lock(&waking.lock);
    waking.server = s;
    pthread_mutex_unlock(&waking.lock);
}

static void wake(void *context)
{
    (void)context;
    pthread_mutex_lock(&waking.lock);
    if (waking.server)
        server_wake(waking.server);
    pthread_mutex_unlock(&waking.lock);
}

static bool take_path(const struct line *l, char path[PATH_SPACE])
{
    const char *given = line_flag(l, "store");
    char *slash;

    if (given) {
        snprintf(path, PATH_SPACE, "%s", given);
        return true;
    }
    if (!file_place(path, PATH_SPACE, "XDG_DATA_HOME", ".local/share", "rooms.sqlite")) {
        complain("there is no home folder: say where with --store");
        return false;
    }
    slash = strrchr(path, '/');
    *slash = '\0';
    if (!folder_make(path)) {
        complain("cannot make %s: %s", path, strerror(errno));
        return false;
    }
    *slash = '/';
    return true;
}

static bool take_setup(const struct line *l, struct server_setup *how, struct hub_setup *rooms,
                       char address[ADDRESS_SPACE])
{
    long long each = 200, thinkers = processors() > 1 ? processors() - 1 : 1, opened = 60,
              days = 30, log = 2048;
    const char *given = line_flag(l, "listen");

    how->port = -1;
    strcpy(address, "127.0.0.1");
    if (given && !take_address(given, address, &how->port)) {
        complain(
            "--listen takes a numeric address, perhaps with a port: 0.0.0.0:8642 or [::]:8642");
        return false;
    }
    if (!line_number(l, "connections", 0, 100000, &each) ||
        !line_number(l, "computers", 1, 64, &thinkers) ||
        !line_number(l, "rooms", 0, 1000000, &opened) || !line_number(l, "days", 30, 3650, &days) ||
        !line_number(l, "log", 4, 1000000, &log))
        return false;
    how->address = address;
    how->names = line_flag(l, "name");
    how->proxy = line_flag(l, "proxy") != NULL;
    how->most_each = (int)each;
    rooms->thinkers = (int)thinkers;
    rooms->rooms_each = (int)opened;
    rooms->looks_each = each ? LOOKS : 0;
    rooms->days = (int)days;
    rooms->log_bytes = (size_t)log * 1024;
    return true;
}

static int run_serve(const struct line *l)
{
    struct server_setup how = {0};
    struct hub_setup rooms = {.wake = wake};
    char address[ADDRESS_SPACE], path[PATH_SPACE], why[256];
    struct server *s;
    struct hub *h;

    if (!take_setup(l, &how, &rooms, address) || !take_path(l, path))
        return CANNOT_UNDERSTAND;
    signal(SIGPIPE, SIG_IGN);
    s = server_new(&how);
    if (!s)
        return complain("cannot listen on %s, port %d: %s", address,
                        how.port < 0 ? USUAL_PORT : how.port, strerror(errno));
    rooms.path = path;
    umask(077); /* the store holds secrets of dice to come */
    may_wake(s);
    h = hub_new(&rooms, why, sizeof why);
    if (!h) {
        may_wake(NULL);
        server_free(s);
        return complain("cannot keep rooms in %s: %s", path, why);
    }
    server_rooms(s, h);
    print_welcome(&how, server_port(s));
    server_run(s);
    may_wake(NULL);
    server_free(s);
    hub_free(h);
    return YES;
}

static const struct flag serve_flags[] = {
    {"listen", "ADDRESS", "where: 127.0.0.1:8642 unless told; 0.0.0.0 is all of this machine's"},
    {"name", "HOST", "what else we may be called; several with commas"},
    {"store", "FILE", "where rooms are kept (rooms.sqlite in the data folder)"},
    {"proxy", NULL, "a proxy stands before us: addresses are those it names (X-Forwarded-For)"},
    {"computers", "N", "computers that think at a time (one less than there are processors)"},
    {"connections", "N", "of one address at a time (200; 0: any number)"},
    {"rooms", "N", "that one address may open in an hour (60; 0: any number)"},
    {"days", "N", "that a room lives after its last move (30)"},
    {"log", "N", "kilobytes of a room's log; from the half on no other game begins there (2048)"},
    {0}};

const struct command serve_command = {
    .name = "serve",
    .arguments = "[--listen ADDRESS:PORT] [--name HOST] [--store FILE]",
    .summary = "the page, and rooms for people who play together",
    .help =
        "Serves the page and keeps rooms: whoever has a room's link can sit down or watch, from a\n"
        "browser, the window, or with 'parlour join'. No accounts. A move is acknowledged when it "
        "is\n"
        "safe on the disk. doc/SERVER.md says how to put it on the open network.",
    .flags = serve_flags,
    .run = run_serve,
};
