/* A program that nobody trusts, run once. Here is the outside of the cage: what goes in and comes out, and when it
   is enough. The inside is warden.c. */
#include "mark/cage.h"

#include "mark/warden.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void)
{
    struct timespec t;

    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* What happens between us and the program. */
struct talk {
    int to, from, errors; /* -1: closed */
    const char *input;
    size_t left;
    const struct limits *limits;
    struct run *run;
    size_t room;
    double start, progress; /* when it began, when something happened last */
    pid_t warden;
    double weighed; /* when its memory was looked at last */
};

static void shut(int *end)
{
    if (*end >= 0)
        close(*end);
    *end = -1;
}

static void feed(struct talk *t)
{
    ssize_t sent = write(t->to, t->input, t->left < 65536 ? t->left : 65536);

    if (sent > 0) {
        t->input += sent;
        t->left -= (size_t)sent;
        t->progress = now();
    }
    if (t->left == 0 || (sent < 0 && errno != EAGAIN && errno != EINTR))
        shut(&t->to);
}

/* False: that was too much. */
static bool take(struct talk *t)
{
    char bytes[65536];
    ssize_t got = read(t->from, bytes, sizeof bytes);
    struct run *r = t->run;

    if (got == 0 || (got < 0 && errno != EINTR && errno != EAGAIN))
        shut(&t->from);
    if (got <= 0)
        return true;
    t->progress = now();
    if (r->length + (size_t)got > t->limits->output)
        return false;
    while (r->length + (size_t)got + 1 > t->room) {
        char *more = realloc(r->output, t->room *= 2);

        if (!more)
            return false;
        r->output = more;
    }
    memcpy(r->output + r->length, bytes, (size_t)got);
    r->length += (size_t)got;
    r->output[r->length] = '\0';
    return true;
}

/* Keeps the end. */
static void take_errors(struct talk *t)
{
    char bytes[4096], *to = t->run->errors;
    ssize_t got = read(t->errors, bytes, sizeof bytes);
    size_t room = sizeof t->run->errors - 1, old = strlen(to), more;

    if (got <= 0) {
        if (got == 0 || (errno != EINTR && errno != EAGAIN))
            shut(&t->errors);
        return;
    }
    more = (size_t)got < room ? (size_t)got : room;
    if (old + more > room) {
        memmove(to, to + old + more - room, room - more);
        old = room - more;
    }
    memcpy(to + old, bytes + (size_t)got - more, more);
    to[old + more] = '\0';
}

/* Each process has its own limit; together they could take many times that, so they are weighed now and then. */
static bool is_too_heavy(struct talk *t)
{
    const double every = 0.2;

    if (now() - t->weighed < every)
        return false;
    t->weighed = now();
    if (cage_weight(t->warden) <= t->limits->memory)
        return false;
    snprintf(t->run->errors, sizeof t->run->errors,
             "its processes take more than %ld MB together\n", t->limits->memory);
    return true;
}

static enum run_end talk(struct talk *t)
{
    while (t->from >= 0) {
        struct pollfd ends[3] = {{t->from, POLLIN, 0}, {t->to, POLLOUT, 0}, {t->errors, POLLIN, 0}};

        if (poll(ends, 3, 50) < 0 && errno != EINTR)
            break;
        if (ends[1].revents)
            feed(t);
        if (ends[2].revents)
            take_errors(t);
        if (ends[0].revents && !take(t))
            return ENDED_LOUD;
        if (now() - t->progress > t->limits->seconds || now() - t->start > t->limits->total)
            return ENDED_SLOW;
        if (is_too_heavy(t))
            return ENDED_BADLY;
    }
    return ENDED;
}

/* Its output is closed, but it may go on; then it is ended. */
static bool reap(pid_t warden, double until, int *status)
{
    for (;;) {
        pid_t got = waitpid(warden, status, WNOHANG);

        if (got == warden || (got < 0 && errno != EINTR))
            return true;
        if (now() > until)
            return false;
        nanosleep(&(struct timespec){.tv_nsec = 2000000}, NULL);
    }
}

static void finish(struct talk *t)
{
    int status = 0;
    bool over = t->run->ending == ENDED && reap(t->warden, now() + t->limits->seconds, &status);

    if (!over) {
        if (t->run->ending == ENDED)
            t->run->ending = ENDED_SLOW;
        kill(t->warden, SIGTERM); /* it ends everything inside first */
        while (waitpid(t->warden, &status, 0) < 0 && errno == EINTR)
            continue;
    }
    t->run->status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    if (t->run->ending == ENDED && t->run->status == WARDEN_NOT_STARTED)
        t->run->ending = NOT_STARTED;
    else if (t->run->ending == ENDED && t->run->status != 0)
        t->run->ending = ENDED_BADLY;
}

/* The three pipes to and from the program; of each, the end for reading comes first. */
struct pipes {
    int in[2], answers[2], errors[2];
};

static bool open_pipes(struct pipes *p)
{
    if (pipe(p->in) != 0 || pipe(p->answers) != 0 || pipe(p->errors) != 0)
        return false;
    for (int i = 0; i < 2; i++) {
        fcntl(p->in[i], F_SETFD, FD_CLOEXEC);
        fcntl(p->answers[i], F_SETFD, FD_CLOEXEC);
        fcntl(p->errors[i], F_SETFD, FD_CLOEXEC);
    }
    return true;
}

static void close_inside(const struct pipes *p)
{
    close(p->in[0]);
    close(p->answers[1]);
    close(p->errors[1]);
}

static void close_outside(const struct pipes *p)
{
    close(p->in[1]);
    close(p->answers[0]);
    close(p->errors[0]);
}

/* From its start to its end. */
static void accompany(struct talk *t)
{
    fcntl(t->to, F_SETFL, O_NONBLOCK);
    fcntl(t->errors, F_SETFL, O_NONBLOCK);
    t->start = t->progress = t->weighed = now();
    if (t->warden > 0) {
        t->run->ending = talk(t);
        finish(t);
        if (t->errors >= 0)
            take_errors(t);
    }
    shut(&t->to);
    shut(&t->from);
    shut(&t->errors);
}

void cage_run(struct run *out, const char *const *words, const char *folder, const char *input,
              size_t input_length, const struct limits *limits)
{
    struct pipes p;
    struct talk t = {
        .input = input, .left = input_length, .limits = limits, .run = out, .room = 65536};
    struct ward ward = {.words = words, .folder = folder, .limits = limits};

    *out = (struct run){.ending = NOT_STARTED, .output = calloc(1, 65536)};
    signal(SIGPIPE, SIG_IGN);
    if (!out->output || !open_pipes(&p))
        return;
    ward.in = p.in[0];
    ward.out = p.answers[1];
    ward.errors = p.errors[1];
    out->open = ward_prepare(&ward);
    t.warden = fork();
    if (t.warden == 0) {
        close_outside(&p);
        ward_run(&ward);
    }
    close_inside(&p);
    t.to = p.in[1];
    t.from = p.answers[0];
    t.errors = p.errors[0];
    accompany(&t);
    ward_clean(&ward);
}

void cage_tell(unsigned open, char *out, size_t room)
{
    snprintf(out, room, "%s%s%s", open & OPEN_NETWORK ? "the network; " : "",
             open & OPEN_FILES ? "writing files; " : "",
             open & OPEN_PROCESSES ? "programs that detach themselves; " : "");
    if (*out)
        out[strlen(out) - 2] = '\0';
}
