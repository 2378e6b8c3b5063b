/* Computer players at the terminal's table: their moves and their advice, with a sign of life. */
#include "terminal/sitting.h"

#include "host/thinker.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

/* One thought, in a thread of its own, so that this one can show that it goes on. */
struct thinking {
    struct session *session;
    struct thinker who;
    const struct state *state;
    uint64_t seed;
    struct thought found;
    move move;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool done;
};

static atomic_bool stopped;

static void stop_thinking(int signal)
{
    (void)signal;
    atomic_store(&stopped, true);
}

static void *think(void *context)
{
    struct thinking *t = context;

    t->move = thinker_move(&t->who, t->state, t->seed, &stopped, &t->found);
    pthread_mutex_lock(&t->lock);
    t->done = true;
    pthread_cond_signal(&t->changed);
    pthread_mutex_unlock(&t->lock);
    return NULL;
}

static void later(struct timespec *when, double seconds)
{
    long nanoseconds = when->tv_nsec + (long)(seconds * 1e9);

    when->tv_sec += nanoseconds / 1000000000;
    when->tv_nsec = nanoseconds % 1000000000;
}

/* Says what goes on, and how it is ended. */
static void say_busy(struct session *s)
{
    char text[200];
    struct writer w = writer_over(text, sizeof text);

    session_busy(s, &w);
    printf("%s (Ctrl-C: enough) .", text);
}

/* A moment later, then another second: a sign of life on a terminal. Says how many there were. */
static int wait_with_dots(struct thinking *t)
{
    const double moment = 0.3;
    int dots = 0;
    struct timespec until;

    clock_gettime(CLOCK_REALTIME, &until);
    pthread_mutex_lock(&t->lock);
    while (!t->done) {
        later(&until, dots ? 1 : moment);
        while (!t->done && pthread_cond_timedwait(&t->changed, &t->lock, &until) != ETIMEDOUT)
            continue;
        session_pass(t->session, dots ? 1 : moment);
        if (!t->done && isatty(STDOUT_FILENO)) {
            if (dots++)
                putchar('.');
            else
                say_busy(t->session);
            fflush(stdout);
        }
    }
    pthread_mutex_unlock(&t->lock);
    return dots;
}

/* The move is in t->move, what led to it in t->found. */
static void think_aloud(struct thinking *t)
{
    struct sigaction stop = {.sa_handler = stop_thinking}, before;
    pthread_t thread;

    atomic_store(&stopped, false);
    pthread_mutex_init(&t->lock, NULL);
    pthread_cond_init(&t->changed, NULL);
    sigaction(SIGINT, &stop, &before);
    if (pthread_create(&thread, NULL, think, t) != 0) {
        think(t);
    } else {
        if (wait_with_dots(t) > 0)
            putchar('\n');
        pthread_join(thread, NULL);
    }
    sigaction(SIGINT, &before, NULL);
    pthread_cond_destroy(&t->changed);
    pthread_mutex_destroy(&t->lock);
}

/* What the session wants to have thought about; says which move was found, and answers. */
static move think_for(struct sitting *s)
{
    struct thinking t = {.session = s->session,
                         .who = {.game = s->game,
                                 .skill = skill_level(s->game->brain, s->wanted.job.level),
                                 .threads = 2},
                         .state = job_state(&s->wanted.job),
                         .seed = s->wanted.job.seed};
    uint64_t ticket = s->wanted.ticket;

    think_aloud(&t);
    s->wanted.ticket = 0;
    t.found.best = t.move;
    session_thought(s->session, ticket, &t.found);
    kept_pump(s);
    return t.move;
}

void computers_run(struct sitting *s)
{
    bool more = true;

    while (more) {
        more = kept_tick(s);
        moves_tell(s);
        if (s->wanted.ticket) {
            think_for(s);
            more = true;
        }
    }
}

void computers_hint(struct sitting *s)
{
    const struct brain *brain = s->game->brain;
    char text[512];
    struct writer w = writer_over(text, sizeof text);
    move m;

    session_do(s->session, ACTION_HINT);
    kept_pump(s);
    if (!s->wanted.ticket) {
        puts("There is nothing to decide now.");
        return;
    }
    m = think_for(s);
    session_do(s->session, ACTION_HINT); /* the screen keeps it, the board need not */
    s->game->rules->write_move(&w, table_state(s->table), m);
    if (brain && brain->reason) {
        write_text(&w, "; ");
        brain->reason(&w, table_state(s->table), m);
    }
    page_start(s);
    page_text(text);
}
