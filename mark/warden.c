/* The inside of the cage. Namespaces of Linux shut out the network, other processes and every file that is not its
   own; a user who may not make them (or another system) gets limits and a process group only, and is told so. */
#define _GNU_SOURCE
#include "mark/warden.h"

#include "host/keeper.h"

#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <grp.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

enum { NOBODY = 65534, INSIDE = 1000, FILE_MOST = 64 << 20, OPEN_FILES_MOST = 256 };

static bool write_file(const char *path, const char *text)
{
    int file = open(path, O_WRONLY);
    bool good = file >= 0 && write(file, text, strlen(text)) == (ssize_t)strlen(text);

    if (file >= 0)
        close(file);
    return good;
}

/* The root of a container that belongs to a plain user knows no nobody, and is a plain user to the kernel. */
static bool is_plain_user(void)
{
    FILE *map = fopen("/proc/self/uid_map", "r");
    unsigned users = 0;
    bool plain = geteuid() != 0 || (map && fscanf(map, "%*u %*u %u", &users) == 1 && users == 1);

    if (map)
        fclose(map);
    return plain;
}

/* Whoever is root becomes nobody first: limits of processes do not hold for root. */
static void step_down(void)
{
    if (!is_plain_user() && (setgroups(0, NULL) != 0 || setresgid(NOBODY, NOBODY, NOBODY) != 0 ||
                             setresuid(NOBODY, NOBODY, NOBODY) != 0))
        _exit(WARDEN_NOT_STARTED);
    prctl(PR_SET_DUMPABLE, 1, 0, 0, 0); /* or /proc/self would still be root's */
}

/* New namespaces, with ourselves as a user of no rights outside. */
static bool shut_in(void)
{
    char map[64];
    unsigned user = geteuid(), group = getegid();

    if (unshare(CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWNET | CLONE_NEWPID | CLONE_NEWIPC) != 0)
        return false;
    snprintf(map, sizeof map, "%d %u 1", INSIDE, user);
    write_file("/proc/self/setgroups", "deny");
    if (!write_file("/proc/self/uid_map", map))
        return false;
    snprintf(map, sizeof map, "%d %u 1", INSIDE, group);
    return write_file("/proc/self/gid_map", map);
}

/* Everything is only for reading, but for the own folder. */
static bool lock_files(const char *own)
{
    struct mount_attr lock = {.attr_set = MOUNT_ATTR_RDONLY},
                      unlock = {.attr_clr = MOUNT_ATTR_RDONLY};

    return mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) == 0 &&
           mount(own, own, NULL, MS_BIND, NULL) == 0 &&
           syscall(SYS_mount_setattr, AT_FDCWD, "/", AT_RECURSIVE, &lock, sizeof lock) == 0 &&
           syscall(SYS_mount_setattr, AT_FDCWD, own, 0, &unlock, sizeof unlock) == 0;
}

static void limit(unsigned what, rlim_t most)
{
    struct rlimit r = {most, most};

    setrlimit(what, &r);
}

static void set_limits(const struct limits *l)
{
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_FSIZE, FILE_MOST);
    limit(RLIMIT_NOFILE, OPEN_FILES_MOST);
    limit(RLIMIT_DATA, (rlim_t)l->memory << 20);
    limit(RLIMIT_CPU, (rlim_t)l->total + 1);
    limit(RLIMIT_NPROC, (rlim_t)l->processes);
}

static _Noreturn void become(const struct ward *w)
{
    setenv("HOME", w->own, 1);
    setenv("TMPDIR", w->own, 1);
    signal(SIGPIPE, SIG_DFL);
    signal(SIGXFSZ, SIG_DFL);
    if (chdir(w->folder) != 0 || dup2(w->in, 0) < 0 || dup2(w->out, 1) < 0 ||
        dup2(w->errors, 2) < 0) {
        _exit(WARDEN_NOT_STARTED);
    }
    execvp(w->words[0], (char *const *)(uintptr_t)w->words);
    dprintf(2, "cannot run '%s': %s\n", w->words[0], strerror(errno));
    _exit(WARDEN_NOT_STARTED);
}

/* Waits for one child and buries the others; its exit status, or 128 + its signal. */
static int wait_for(pid_t child)
{
    int status;

    for (;;) {
        pid_t got = wait(&status);

        if (got == child)
            return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
        if (got < 0 && errno != EINTR)
            return WARDEN_NOT_STARTED;
    }
}

/* The first process of the namespace: when it ends, the kernel ends all others there. */
static _Noreturn void be_first(const struct ward *w)
{
    pid_t child;

    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (!(w->open & OPEN_PROCESSES))
        mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL);
    if (!(w->open & OPEN_FILES) && !lock_files(w->own))
        _exit(WARDEN_NOT_STARTED);
    setsid();
    child = fork();
    if (child == 0) {
        set_limits(w->limits);
        become(w);
    }
    if (child < 0)
        _exit(WARDEN_NOT_STARTED);
    close(w->in);
    close(w->out);
    close(w->errors);
    _exit(wait_for(child));
}

static volatile sig_atomic_t first; /* the process that everything hangs on */

static void end_first(int signal)
{
    (void)signal;
    if (first > 0)
        kill((pid_t)first, SIGKILL);
}

_Noreturn void ward_run(struct ward *w)
{
    struct sigaction end = {.sa_handler = end_first};
    pid_t parent = getppid();
    int status;

    setpgid(0, 0);
    step_down();
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    sigaction(SIGTERM, &end, NULL);
    if (w->open == 0 && !shut_in())
        _exit(WARDEN_NOT_STARTED);
    first = fork();
    if (first == 0)
        be_first(w);
    close(w->in);
    close(w->out);
    close(w->errors);
    if (getppid() != parent)
        end_first(SIGTERM);
    status = wait_for((pid_t)first);
    end_children(); /* without a namespace of processes: what was left behind has become our child */
    _exit(status);
}

/* In a child: can one shut oneself in here? */
static unsigned try_out(const struct ward *w)
{
    pid_t child = fork();

    if (child == 0) {
        step_down();
        if (!shut_in())
            _exit(OPEN_NETWORK | OPEN_FILES | OPEN_PROCESSES);
        child = fork();
        if (child == 0)
            _exit(lock_files(w->own) ? 0 : OPEN_NETWORK | OPEN_FILES | OPEN_PROCESSES);
        _exit(wait_for(child));
    }
    return child < 0 ? OPEN_NETWORK | OPEN_FILES | OPEN_PROCESSES : (unsigned)wait_for(child);
}

unsigned ward_prepare(struct ward *w)
{
    static unsigned known = ~0u; /* the machine does not change meanwhile */

    snprintf(w->own, sizeof w->own, "/tmp/parlour-mark-XXXXXX");
    if (!mkdtemp(w->own))
        w->own[0] = '\0';
    else if (geteuid() == 0 && chown(w->own, NOBODY, NOBODY) != 0)
        chmod(w->own, 0777);
    if (known == ~0u)
        known = try_out(w);
    return w->open = known;
}

static int remove_one(const char *path, const struct stat *what, int kind, struct FTW *where)
{
    (void)what;
    (void)kind;
    (void)where;
    return remove(path) != 0 && errno != ENOENT;
}

void ward_clean(struct ward *w)
{
    if (w->own[0])
        nftw(w->own, remove_one, 16, FTW_DEPTH | FTW_PHYS | FTW_MOUNT);
}
