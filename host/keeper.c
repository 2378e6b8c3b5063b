/* The keeper of another program. It is a process of its own that holds the end of a pipe: when we end,
   even by kill -9, the kernel closes our end, and the keeper kills the program with all it has started.

   Everything here runs between fork and exec of a program that has threads: only calls that POSIX
   allows there, no memory taken, no locks. */
#define _GNU_SOURCE
#include "host/keeper.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { SWEEPS = 500, LAST_SIGNAL = 64 };

/* Everything from `first` on that was inherited: other programs' pipes above all. */
static void close_from(unsigned first)
{
    if (syscall(SYS_close_range, first, ~0u, 0) == 0)
        return;
    for (long i = first, most = sysconf(_SC_OPEN_MAX); i < most; i++)
        close((int)i);
}

/* As a program finds them when a shell starts it: we ignore SIGPIPE, it should not. */
static void default_signals(void)
{
    sigset_t none;

    for (int i = 1; i <= LAST_SIGNAL; i++)
        signal(i, SIG_DFL);
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
}

/* The ends may lie on each other's numbers: first out of the way, then into place. */
static void place_ends(const struct keeper_ends *ends)
{
    int away[3] = {fcntl(ends->in, F_DUPFD, 3), fcntl(ends->out, F_DUPFD, 3),
                   fcntl(ends->errors, F_DUPFD, 3)};

    for (int i = 0; i < 3; i++)
        dup2(away[i], i);
    close_from(3);
}

static void run_command(const char *command, const struct keeper_ends *ends, size_t memory,
                        pid_t keeper)
{
    struct rlimit most = {.rlim_cur = memory, .rlim_max = memory}, none = {0};

    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != keeper)
        _exit(127);
    default_signals();
    setrlimit(RLIMIT_CORE, &none);
    if (memory)
        setrlimit(RLIMIT_DATA, &most);
    place_ends(ends);
    execl("/bin/sh", "sh", "-c", command, (char *)NULL);
    _exit(127);
}

/* Who has left the group of the command (setsid) has become a child of ours: kill those too. */
static void kill_children(void)
{
    char list[4096];
    int file = open("/proc/thread-self/children", O_RDONLY | O_CLOEXEC);
    ssize_t length = file < 0 ? 0 : read(file, list, sizeof list - 1);
    pid_t id = 0;

    for (ssize_t i = 0; i < length; i++) {
        if (list[i] >= '0' && list[i] <= '9') {
            id = id * 10 + (list[i] - '0');
        } else if (id) {
            kill(id, SIGKILL);
            id = 0;
        }
    }
    if (file >= 0)
        close(file);
}

void end_children(void)
{
    struct timespec moment = {.tv_nsec = 10000000};
    int status;
    pid_t gone;

    for (int i = 0; i < SWEEPS; i++) {
        kill_children();
        while ((gone = waitpid(-1, &status, WNOHANG)) > 0)
            ;
        if (gone < 0)
            return;
        nanosleep(&moment, NULL);
    }
}

/* Whether the command itself has ended, among the children that have. */
static bool reap(pid_t command)
{
    int status;
    pid_t gone;
    bool ended = false;

    while ((gone = waitpid(-1, &status, WNOHANG)) > 0)
        ended |= gone == command;
    return ended || gone < 0;
}

static void keep(pid_t command, int children)
{
    struct pollfd wait[] = {{.fd = STDIN_FILENO, .events = POLLIN},
                            {.fd = children, .events = POLLIN}};
    struct signalfd_siginfo news;

    for (;;) {
        if (poll(wait, 2, -1) < 0)
            continue;
        if (wait[0].revents)
            return;
        if (wait[1].revents && read(children, &news, sizeof news) > 0 && reap(command))
            return;
    }
}

static void be_keeper(const char *command, const struct keeper_ends *ends, size_t memory)
{
    sigset_t child;
    pid_t id, self = getpid();
    int children;

    setsid(); /* no terminal, and no signals from its keys */
    prctl(PR_SET_PDEATHSIG,
          SIGCONT); /* if the command has stopped us, too, we see that who started us is gone */
    default_signals();
    signal(SIGINT, SIG_IGN);
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    sigemptyset(&child);
    sigaddset(&child, SIGCHLD);
    sigprocmask(SIG_BLOCK, &child, NULL);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    id = fork();
    if (id == 0)
        run_command(command, ends, memory, self);
    if (id < 0)
        _exit(127);
    setpgid(id, id);
    dup2(ends->life, STDIN_FILENO);
    close_from(1);
    children = signalfd(-1, &child, SFD_CLOEXEC);
    if (children >= 0)
        keep(id, children);
    kill(-id, SIGKILL);
    end_children();
    _exit(0);
}

pid_t keeper_start(const char *command, const struct keeper_ends *ends, size_t memory)
{
    pid_t id = fork();

    if (id == 0)
        be_keeper(command, ends, memory);
    return id;
}
