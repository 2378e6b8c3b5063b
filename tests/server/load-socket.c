/* Sockets of the load generator. WebSocket frames are written by hand: with a mask of zeros, whole, as doc/ROOMS.md says. */
#include "load.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/tcp.h>
#include <sys/epoll.h>
#include <time.h>
#include <unistd.h>

double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

void guest_drop(struct guest *g)
{
    if (g->fd >= 0)
        close(g->fd);
    g->fd = -1;
    g->open = g->up = g->dialled = false;
    g->size = 0;
    g->again = now() + 0.2 + (double)(rand() % 500) / 1000;
}

struct sockaddr_in load_address(void)
{
    return (struct sockaddr_in){.sin_family = AF_INET,
                                .sin_port = htons((uint16_t)load.port),
                                .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
}

void guest_dial(struct guest *g)
{
    struct sockaddr_in to = load_address();
    struct epoll_event want = {.events = EPOLLIN | EPOLLOUT, .data.ptr = g};
    int one = 1;

    g->fd = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
    if (g->fd < 0)
        load_fail("socket");
    g->dialled = true;
    setsockopt(g->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if ((connect(g->fd, (struct sockaddr *)&to, sizeof to) != 0 && errno != EINPROGRESS) ||
        epoll_ctl(load.epoll, EPOLL_CTL_ADD, g->fd, &want) != 0)
        guest_drop(g);
}

static void shake_hands(struct guest *g)
{
    static const char text[] =
        "GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Protocol: parlour\r\n\r\n";
    struct epoll_event want = {.events = EPOLLIN, .data.ptr = g};

    if (write(g->fd, text, sizeof text - 1) != (ssize_t)sizeof text - 1)
        guest_drop(g);
    else
        epoll_ctl(load.epoll, EPOLL_CTL_MOD, g->fd, &want);
}

static void send_frame(struct guest *g, int kind, const char *text, size_t length)
{
    unsigned char frame[LINE + 8] = {(unsigned char)(0x80 | kind)};
    size_t at = 2;

    frame[1] = (unsigned char)(0x80 | (length < 126 ? length : 126));
    if (length >= 126) {
        frame[at++] = (unsigned char)(length >> 8);
        frame[at++] = (unsigned char)(length & 255);
    }
    at += 4; /* the mask */
    memcpy(frame + at, text, length);
    if (g->fd >= 0 && write(g->fd, frame, at + length) != (ssize_t)(at + length))
        guest_drop(g);
}

void guest_say(struct guest *g, const char *text)
{
    send_frame(g, 1, text, strlen(text));
}

/* One whole frame at the beginning of what has come; how long it was, or 0. */
static size_t frame(struct guest *g)
{
    const unsigned char *in = (unsigned char *)g->in;
    size_t at = 2, length;
    char *text, *save = NULL;

    if (g->size < 2)
        return 0;
    length = in[1] & 127;
    if (length == 126) {
        at = 4;
        length = g->size >= 4 ? (size_t)in[2] << 8 | in[3] : g->size;
    }
    if (g->size < at + length)
        return 0;
    if ((in[0] & 15) == 9)
        send_frame(g, 10, g->in + at, length);
    if ((in[0] & 15) != 1)
        return at + length;
    text = strndup(g->in + at, length);
    for (char *line = strtok_r(text, "\n", &save); line && g->fd >= 0;
         line = strtok_r(NULL, "\n", &save))
        guest_hear(g, line);
    guest_duty(g);
    free(text);
    return at + length;
}

static void take_bytes(struct guest *g, size_t length)
{
    size_t used;
    char *end;

    g->size += length;
    g->in[g->size] = '\0';
    if (!g->open) {
        end = strstr(g->in, "\r\n\r\n");
        if (!end)
            return;
        used = (size_t)(end + 4 - g->in);
        memmove(g->in, end + 4, g->size -= used);
        g->open = true;
        if (g->place)
            guest_greet(g);
    }
    while (g->fd >= 0 && (used = frame(g)) > 0 && g->fd >= 0) {
        memmove(g->in, g->in + used, g->size - used);
        g->size -= used;
    }
}

static void ready(struct guest *g, uint32_t events)
{
    ssize_t got;

    if (g->fd < 0)
        return;
    if (events & EPOLLOUT) {
        shake_hands(g);
        return;
    }
    if (g->room - g->size < 4096) {
        g->room += 8192;
        g->in = realloc(g->in, g->room + 1);
        if (!g->in)
            load_fail("realloc");
    }
    got = read(g->fd, g->in + g->size, g->room - g->size);
    if (got > 0)
        take_bytes(g, (size_t)got);
    else if (got == 0 || errno != EAGAIN)
        guest_drop(g);
}

void guests_turn(int milliseconds)
{
    struct epoll_event events[512];
    int some = epoll_wait(load.epoll, events, 512, milliseconds);

    for (int i = 0; i < some; i++)
        ready(events[i].data.ptr, events[i].events);
}
