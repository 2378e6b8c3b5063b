/* Computer players in a thread of their own, and how far solving is. */
#include "gtk/window.h"
#include "gtk/work.h"
#include "host/solved.h"
#include "host/thinker.h"

#include <errno.h>
#include <sys/resource.h>

struct thinking {
    struct work work;
    uint64_t ticket;
    const struct game *game;
    struct job job;
    struct thought found;
};

static void deliver(struct work *k)
{
    struct thinking *t = (struct thinking *)k;
    struct window *w = k->window;

    w->thinking = NULL;
    session_thought(w->session, t->ticket, &t->found);
    board_wake(w->board);
}

static void run(struct work *k)
{
    struct thinking *t = (struct thinking *)k;
    struct thinker who = {.game = t->game,
                          .skill = skill_level(t->game->brain, t->job.level),
                          .threads = (int)g_get_num_processors()};

    t->found.best = thinker_move(&who, job_state(&t->job), t->job.seed, &k->stop, &t->found);
}

static struct window *the_window(void)
{
    GtkApplication *app = GTK_APPLICATION(g_application_get_default());
    GtkWindow *window = gtk_application_get_active_window(app);

    return window ? g_object_get_data(G_OBJECT(window), "window") : NULL;
}

/* Words from another thread, told in the main loop by the window that is then there. */
static gboolean tell(gpointer words)
{
    struct window *w = the_window();

    if (w)
        window_toast(w, "%s", (const char *)words);
    g_free(words);
    return G_SOURCE_REMOVE;
}

/* How far solving is: in percent, from another thread; told as it changes. */
static struct {
    const struct game *_Atomic game;
    atomic_int percent;
} solving;

static gboolean tell_solving(gpointer unused)
{
    struct window *w = the_window();

    (void)unused;
    if (w && w->session) {
        session_solving(w->session, solving.game, solving.percent / 100.0);
        play_passed(w);
    }
    return G_SOURCE_REMOVE;
}

static void solving_begins(void *unused, const struct game *g, enum solved_state why)
{
    (void)unused;
    (void)why; /* whether there was none, or a damaged one, makes no difference to a player */
    solving.game = g;
    solving.percent = 0;
    g_idle_add(tell_solving, NULL);
}

static void solving_goes_on(void *unused, double part)
{
    int percent = (int)(part * 100);

    (void)unused;
    if (atomic_exchange(&solving.percent, percent) != percent)
        g_idle_add(tell_solving, NULL);
}

static void solving_fails(void *unused, const char *path)
{
    (void)unused;
    g_idle_add(tell, g_strdup_printf("%s: %s", path, g_strerror(errno)));
}

static gpointer prepare(gpointer data)
{
    const struct game **game = data;

    setpriority(PRIO_PROCESS, 0, 10);
    solved_shared(*game, NULL);
    g_free(data);
    return NULL;
}

static gboolean looks_up(const struct table *t)
{
    for (int p = 0; p < table_players(t); p++)
        if (table_seat_of(t, p) > SEAT_RANDOM &&
            skill_level(table_game(t)->brain, table_seat_of(t, p)).method == THINK_SOLVER)
            return !table_viewing(t);
    return FALSE;
}

void thinking_watch(void)
{
    static const struct solved_watch watch = {
        .begins = solving_begins, .tell = solving_goes_on, .fails = solving_fails};

    solved_watch(&watch);
}

void thinking_prepare(const struct table *t)
{
    const struct game *g = table_game(t);

    if (!looks_up(t))
        return;
    thinking_watch();
    g_thread_unref(g_thread_new("prepare", prepare, g_memdup2(&g, sizeof g)));
}

void thinking_start(struct window *w, const struct effect *e)
{
    struct thinking *t = g_new0(struct thinking, 1);

    thinking_stop(w);
    t->work = (struct work){.run = run, .deliver = deliver};
    t->ticket = e->ticket;
    t->game = e->game;
    t->job = *e->job;
    w->thinking = t;
    work_start(&t->work, w);
}

void thinking_enough(struct window *w)
{
    if (w->thinking)
        atomic_store(&w->thinking->work.stop, true);
}

void thinking_stop(struct window *w)
{
    if (!w->thinking)
        return;
    work_drop(&w->thinking->work);
    w->thinking = NULL;
}
