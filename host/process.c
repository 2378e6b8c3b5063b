/* Another program at the end of two pipes. */
#include "host/process.h"

#include "core/memory.h"
#include "host/thinker.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

enum { LINE_ROOM = 1 << 18, PATIENCE = 50 };

struct process {
    pid_t id;
    int to, from;
    bool ended;         /* it has closed its output */
    size_t used, taken; /* bytes in `room`; of these, bytes of lines handed out */
    char room[LINE_ROOM];
};

/* Every end is closed in other children, so that a program sees the end of its input when we close
   ours, whatever else has been started meanwhile. */
static bool make_pipe(int ends[2])
{
    if (pipe(ends) != 0)
        return false;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    return true;
}

/* In a process group of its own, so that whatever the command starts can be ended with it. */
static bool spawn(struct process *p, const char *command, const int in[2], const int out[2])
{
    char shell[] = "sh", flag[] = "-c";
    char *text = strdup(command);
    char *words[] = {shell, flag, text, NULL};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t kin;
    bool started;

    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in[0], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
    posix_spawnattr_init(&kin);
    posix_spawnattr_setflags(&kin, POSIX_SPAWN_SETPGROUP);
    started = text && posix_spawnp(&p->id, "sh", &actions, &kin, words, environ) == 0;
    posix_spawnattr_destroy(&kin);
    posix_spawn_file_actions_destroy(&actions);
    memory_free(text);
    return started;
}

struct process *process_start(const char *command)
{
    int in[2], out[2];
    struct process *p;
    bool started;

    if (!make_pipe(in))
        return NULL;
    if (!make_pipe(out)) {
        close(in[0]);
        close(in[1]);
        return NULL;
    }
    signal(SIGPIPE, SIG_IGN); /* a program that died is noticed when it does not answer */
    p = memory_new(sizeof *p);
    started = spawn(p, command, in, out);
    close(in[0]);
    close(out[1]);
    p->to = in[1];
    p->from = out[0];
    if (started)
        return p;
    close(p->to);
    close(p->from);
    memory_free(p);
    return NULL;
}

static bool write_all(int to, const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t wrote = write(to, bytes, length);

        if (wrote < 0 && errno == EINTR)
            continue;
        if (wrote <= 0)
            return false;
        bytes += wrote;
        length -= (size_t)wrote;
    }
    return true;
}

bool process_send(struct process *p, const char *line)
{
    return write_all(p->to, line, strlen(line)) && write_all(p->to, "\n", 1);
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

static bool read_more(struct process *p, double deadline)
{
    double left = deadline - seconds_now();
    struct pollfd wait = {.fd = p->from, .events = POLLIN};
    ssize_t got;

    memmove(p->room, p->room + p->taken, p->used - p->taken);
    p->used -= p->taken;
    p->taken = 0;
    if (p->used == sizeof p->room || left <= 0)
        return false;
    if (poll(&wait, 1, (int)(left * 1000) + 1) <= 0)
        return seconds_now() < deadline && errno == EINTR;
    got = read(p->from, p->room + p->used, sizeof p->room - p->used);
    p->ended = got == 0;
    if (got <= 0)
        return got < 0 && errno == EINTR;
    p->used += (size_t)got;
    return true;
}

const char *process_line(struct process *p, double seconds)
{
    double deadline = seconds_now() + seconds;
    const char *line;

    while (!(line = take_line(p)))
        if (!read_more(p, deadline))
            return NULL;
    return line;
}

bool process_ended(const struct process *p)
{
    return p->ended;
}

/* The group is signalled in any case: the command may be gone and what it started still there. */
void process_stop(struct process *p)
{
    struct timespec moment = {.tv_nsec = 10000000};
    bool gone = false;
    int status;

    close(p->to);
    for (int i = 0; i < PATIENCE && !gone; i++) {
        gone = waitpid(p->id, &status, WNOHANG) != 0;
        if (!gone)
            nanosleep(&moment, NULL);
    }
    kill(-p->id, SIGKILL);
    if (!gone)
        waitpid(p->id, &status, 0);
    close(p->from);
    memory_free(p);
}
