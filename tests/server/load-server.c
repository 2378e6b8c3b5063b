/* The server under load: started, killed, weighed, asked for its figures. */
#include "load.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

static pid_t server;

void load_fail(const char *what)
{
    perror(what);
    if (server > 0)
        kill(server, SIGKILL);
    exit(1);
}

static void become_server(int out)
{
    char address[32];
    const char *slow = getenv("SLOW_DISK");

    snprintf(address, sizeof address, "127.0.0.1:%d", load.port);
    if (slow)
        setenv("LD_PRELOAD", slow, 1);
    dup2(out, 1);
    dup2(open("/dev/null", O_WRONLY), 2);
    execl(load.parlour, load.parlour, "serve", "--listen", address, "--store", load.store,
          "--rooms", "0", "--connections", "0", (char *)NULL);
    _exit(127);
}

void server_start(void)
{
    int ends[2];
    char line[400] = "";
    FILE *told;

    if (pipe(ends) != 0 || (server = fork()) < 0)
        load_fail("fork");
    if (server == 0)
        become_server(ends[1]);
    close(ends[1]);
    told = fdopen(ends[0], "r");
    if (!told || !fgets(line, sizeof line, told) || !strstr(line, "://"))
        load_fail("the server does not start");
    load.port = atoi(strrchr(strstr(line, "://") + 3, ':') + 1);
    fclose(told);
}

void server_strike(void)
{
    kill(server, SIGKILL);
    waitpid(server, NULL, 0);
    server_start();
}

bool server_end(void)
{
    int status;

    kill(server, SIGTERM);
    waitpid(server, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

long server_weight(void)
{
    char path[64], line[200];
    long value = 0;
    FILE *f;

    snprintf(path, sizeof path, "/proc/%d/status", (int)server);
    f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f))
        if (sscanf(line, "VmRSS: %ld", &value) == 1)
            break;
    if (f)
        fclose(f);
    return value;
}

static double processor_seconds(void)
{
    char path[64], line[600] = "";
    unsigned long user = 0, system = 0;
    FILE *f;

    snprintf(path, sizeof path, "/proc/%d/stat", (int)server);
    f = fopen(path, "r");
    if (f && fgets(line, sizeof line, f) && strrchr(line, ')'))
        sscanf(strrchr(line, ')'), ") %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user,
               &system);
    if (f)
        fclose(f);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static double figure(const char *text, const char *name)
{
    const char *at = strstr(text, name);

    return at ? atof(at + strlen(name)) : 0;
}

static struct waits histogram(const char *text, const char *name)
{
    struct waits w = {{0}, 0};
    char key[64];
    double below = 0;

    for (int i = 0; i <= WAITS; i++) {
        double sum;

        if (i < WAITS)
            snprintf(key, sizeof key, "\n%s_bucket{le=\"%g\"} ", name, waits_bound[i]);
        else
            snprintf(key, sizeof key, "\n%s_count ", name);
        sum = figure(text, key);
        w.count[i] = (unsigned long long)(sum - below);
        below = sum;
    }
    snprintf(key, sizeof key, "\n%s_sum ", name);
    w.sum = figure(text, key);
    return w;
}

struct figures server_figures(void)
{
    static const char ask[] =
        "GET /metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    struct sockaddr_in to = load_address();
    char text[16384] = "";
    size_t size = 0;
    ssize_t got = 0;
    int fd = socket(AF_INET, SOCK_STREAM, 0);

    if (fd < 0 || connect(fd, (struct sockaddr *)&to, sizeof to) != 0 ||
        write(fd, ask, sizeof ask - 1) < 0)
        load_fail("/metrics");
    while (size < sizeof text - 1 && (got = read(fd, text + size, sizeof text - 1 - size)) > 0)
        size += (size_t)got;
    close(fd);
    return (struct figures){.processor = processor_seconds(),
                            .durable = histogram(text, "parlour_durable_seconds"),
                            .commits = histogram(text, "parlour_commit_seconds")};
}
