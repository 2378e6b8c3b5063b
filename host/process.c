/* Another program at the end of three pipes. */
#define _GNU_SOURCE
#include "host/process.h"

#include "core/memory.h"
#include "host/keeper.h"
#include "host/thinker.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MOST_LINE = 1 << 18, ERROR_ROOM = 2048, PATIENCE = 50, LAST_PATIENCE = 1000 };

struct process {
    pid_t keeper;
    int to, from, errors, life;
    size_t most, said;   /* bytes between two commands: allowed, and so far */
    const char *trouble; /* no line will come any more */
    size_t used, taken;  /* bytes in `room`; of these, bytes of lines handed out */
    char room[MOST_LINE];
    size_t error_used;
    char error[ERROR_ROOM]; /* the last that came */
};

static void close_end(int *end)
{
    if (*end >= 0)
        close(*end);
    *end = -1;
}

/* No other program inherits an end, so that one sees the end of its input when we close ours. */
static bool make_pipes(int pipes[4][2])
{
    bool good = true;

    for (int i = 0; i < 4; i++) {
        pipes[i][0] = pipes[i][1] = -1;
        good = good && pipe2(pipes[i], O_CLOEXEC) == 0;
    }
    return good;
}

struct process *process_start(const char *command, const struct process_limits *limits)
{
    enum { IN, OUT, ERRORS, LIFE };
    int pipes[4][2];
    struct process *p = memory_new(sizeof *p);
    bool made = make_pipes(pipes);
    struct keeper_ends ends = {pipes[IN][0], pipes[OUT][1], pipes[ERRORS][1], pipes[LIFE][0]};

    signal(SIGPIPE, SIG_IGN); /* a program that died is noticed when it does not answer */
    p->most = limits->output;
    p->keeper = made ? keeper_start(command, &ends, limits->memory) : -1;
    p->to = pipes[IN][1];
    p->from = pipes[OUT][0];
    p->errors = pipes[ERRORS][0];
    p->life = pipes[LIFE][1];
    close_end(&pipes[IN][0]);
    close_end(&pipes[OUT][1]);
    close_end(&pipes[ERRORS][1]);
    close_end(&pipes[LIFE][0]);
    if (p->keeper > 0) {
        fcntl(p->to, F_SETFL, O_NONBLOCK);
        return p;
    }
    process_stop(p);
    return NULL;
}

/* Keeps the end of what was complained about. */
static void read_errors(struct process *p)
{
    char more[ERROR_ROOM];
    ssize_t got = read(p->errors, more, sizeof more);
    size_t length = got > 0 ? (size_t)got : 0, kept = ERROR_ROOM - length;

    if (got == 0)
        close_end(&p->errors);
    if (p->error_used > kept) {
        memmove(p->error, p->error + p->error_used - kept, kept);
        p->error_used = kept;
    }
    memcpy(p->error + p->error_used, more, length);
    p->error_used += length;
    p->said += length;
}

static void read_lines(struct process *p)
{
    ssize_t got;

    memmove(p->room, p->room + p->taken, p->used - p->taken);
    p->used -= p->taken;
    p->taken = 0;
    if (p->used == sizeof p->room) {
        p->trouble = "says too much";
        return;
    }
    got = read(p->from, p->room + p->used, sizeof p->room - p->used);
    if (got > 0) {
        p->used += (size_t)got;
        p->said += (size_t)got;
    } else if (got == 0) {
        p->trouble = "has ended";
    }
}

/* Waits until it says something, or can hear something if `writing`. False: the time is over, or there
   is trouble. */
static bool wait_for(struct process *p, bool writing, double deadline)
{
    double left = deadline - seconds_now();
    struct pollfd wait[] = {{.fd = p->from, .events = POLLIN},
                            {.fd = p->errors, .events = POLLIN},
                            {.fd = writing ? p->to : -1, .events = POLLOUT}};

    if (left <= 0 || p->trouble)
        return false;
    if (poll(wait, 3, (int)(left * 1000) + 1) < 0)
        return errno == EINTR;
    if (wait[1].revents)
        read_errors(p);
    if (wait[0].revents && !(writing && wait[2].revents))
        read_lines(p);
    if (p->said > p->most)
        p->trouble = "says too much";
    return !p->trouble;
}

static bool send_bytes(struct process *p, const char *bytes, size_t length, double deadline)
{
    while (length > 0) {
        ssize_t wrote = write(p->to, bytes, length);

        if (wrote > 0) {
            bytes += wrote;
            length -= (size_t)wrote;
        } else if (errno == EPIPE) {
            p->trouble = "has ended";
            return false;
        } else if (errno != EINTR && !wait_for(p, true, deadline)) {
            p->trouble = p->trouble ? p->trouble : "does not listen";
            return false;
        }
    }
    return true;
}

bool process_send(struct process *p, const char *line, double seconds)
{
    double deadline = seconds_now() + seconds;

    p->said = 0;
    return send_bytes(p, line, strlen(line), deadline) && send_bytes(p, "\n", 1, deadline);
}

/* A whole line that has arrived, or NULL. */
static const char *take_line(struct process *p)
{
    char *line = p->room + p->taken;
    char *end = memchr(line, '\n', p->used - p->taken);

    if (!end)
        return NULL;
    p->taken = (size_t)(end + 1 - p->room);
    *end = '\0';
    if (end > line && end[-1] == '\r')
        end[-1] = '\0';
    return line;
}

const char *process_line(struct process *p, double seconds)
{
    double deadline = seconds_now() + seconds;
    const char *line;

    while (!(line = take_line(p)))
        if (!wait_for(p, false, deadline))
            return NULL;
    return line;
}

const char *process_trouble(const struct process *p)
{
    return p->trouble;
}

void process_errors(struct process *p, char *out, size_t room)
{
    struct pollfd wait = {.fd = p->errors, .events = POLLIN};
    size_t length;

    if (p->errors >= 0 && poll(&wait, 1, 0) > 0)
        read_errors(p);
    length = p->error_used < room ? p->error_used : room - 1;
    memcpy(out, p->error + p->error_used - length, length);
    out[length] = '\0';
}

/* Has the keeper ended within so many moments? The program may have stopped it by a signal: it goes on. */
static bool keeper_ends(pid_t keeper, int moments)
{
    struct timespec moment = {.tv_nsec = 10000000};
    int status;

    for (int i = 0; i < moments; i++) {
        if (waitpid(keeper, &status, WNOHANG) != 0)
            return true;
        kill(keeper, SIGCONT);
        nanosleep(&moment, NULL);
    }
    return false;
}

/* The keeper ends when the program has; or else, once we let go of its life line, when it has killed what is left. */
void process_stop(struct process *p)
{
    bool gone = p->keeper <= 0;
    int status;

    close_end(&p->to);
    close_end(&p->from);
    close_end(&p->errors);
    gone = gone || keeper_ends(p->keeper, PATIENCE);
    close_end(&p->life);
    gone = gone || keeper_ends(p->keeper, LAST_PATIENCE);
    if (!gone)
        kill(p->keeper, SIGKILL);
    while (!gone && waitpid(p->keeper, &status, 0) < 0 && errno == EINTR)
        ;
    memory_free(p);
}
