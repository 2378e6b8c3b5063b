/* Many rooms at once, from one process that costs little beside the server:
   rooms-load PARLOUR STORE ROOMS RATE SECONDS [KILLS], as TAP. Four sockets a room: two who play the smallest game, again and again, and
   two who watch; RATE moves a second in all. Prints how long the server took to acknowledge and what it weighs, and checks that
   everybody in a room holds the same log in the end. KILLS: the server is killed so often while they play, each time once some moves were
   acknowledged. With SLOW_DISK=LIBRARY in the environment the server has a slow disk (slow-disk.c). */
#include "load.h"

#include <signal.h>
#include <sys/epoll.h>

enum { IDLE = 1000, AT_ONCE = 40, PATIENCE = 120, BETWEEN_KILLS = 10, GAME_MOVES = 7 };

struct load load;
static int count;
static struct place *places;
static unsigned marks;
static int kills, killed;

/* ---- Rooms -------------------------------------------------------------------------------------- */

static bool settled(const struct place *p)
{
    for (int i = 0; i < SOCKETS_A_ROOM; i++)
        if (!p->guest[i].up || p->guest[i].seq != p->guest[0].seq || p->guest[i].length == 0)
            return false;
    return true;
}

static void visit(struct place *p)
{
    for (int i = 0; i < SOCKETS_A_ROOM; i++)
        if (p->guest[i].fd < 0 && now() > p->guest[i].again && (i == 0 || *p->name))
            guest_dial(&p->guest[i]);
}

/* Whoever lost the connection comes back, and says what he has to. */
static void tend(struct place *p)
{
    visit(p);
    guest_duty(&p->guest[0]);
    guest_duty(&p->guest[1]);
}

/* Rooms are opened some at a time, each with its four guests. */
static int gather(void)
{
    double end = now() + PATIENCE;
    int first = 0, last = 0;

    while (first < count && now() < end) {
        while (last < count && last < first + AT_ONCE)
            last++;
        for (int i = first; i < last; i++)
            tend(&places[i]);
        guests_turn(2);
        while (first < last && settled(&places[first]))
            first++;
    }
    return first;
}

static bool move_in(struct place *p)
{
    for (int i = 0; i < 2; i++) {
        struct guest *g = &p->guest[i];

        if (!g->up || g->length == 0 || g->seat == 0 || g->length % 2 != g->seat % 2)
            continue;
        if (g->sent > 0 && now() - g->sent < 3)
            return false;
        snprintf(g->mark, sizeof g->mark, "m%x", ++marks);
        g->sent = now();
        g->number = g->length + 1;
        guest_move(g);
        return true;
    }
    return false;
}

/* Rooms of real people do not all come to the end of their games at once: every room begins another number of moves ahead. */
static void stagger(void)
{
    double end = now() + PATIENCE;
    int behind = count;

    while (behind > 0 && now() < end) {
        behind = 0;
        for (int i = 0; i < count; i++)
            if (places[i].guest[0].length <= i % GAME_MOVES) {
                behind++;
                tend(&places[i]);
                move_in(&places[i]);
            }
        guests_turn(1);
    }
    load.acknowledged = 0;
}

/* Without a warning, while moves are under way. */
static void strike(void)
{
    server_strike();
    if (++killed % 50 == 0) {
        printf("# %d kills, %zu moves acknowledged\n", killed, load.acknowledged);
        fflush(stdout);
    }
}

static void play(double rate, double seconds)
{
    double begun = now(), made = 0;
    size_t before = load.acknowledged;
    int next = 0;

    while (now() < begun + seconds && (!kills || killed < kills)) {
        double due = (now() - begun) * rate;

        for (int tried = 0; made < due && tried < count; tried++) {
            tend(&places[next]);
            made += move_in(&places[next]);
            next = (next + 1) % count;
        }
        if (made < due - rate)
            made = due; /* nobody makes up for what was not possible */
        guests_turn(1);
        if (kills && load.acknowledged >= before + BETWEEN_KILLS) {
            strike();
            before = load.acknowledged;
        }
    }
}

static bool all_same(void)
{
    for (int i = 0; i < count; i++)
        for (int k = 1; k < SOCKETS_A_ROOM; k++)
            if (places[i].guest[k].sum != places[i].guest[0].sum || !places[i].guest[k].up)
                return false;
    return true;
}

static bool become_same(void)
{
    double end = now() + 60;

    while (!all_same() && now() < end) {
        for (int i = 0; i < count; i++)
            visit(&places[i]);
        guests_turn(20);
    }
    return all_same();
}

/* ---- Figures ------------------------------------------------------------------------------------ */

static int rising(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return (x > y) - (x < y);
}

static double part(double p)
{
    return load.acknowledged ? 1000 * load.waits[(size_t)(p * (double)(load.acknowledged - 1))] : 0;
}

/* What a connection weighs that has done nothing but connect. */
static double idle_weight(void)
{
    static struct guest idle[IDLE];
    double end = now() + 30;
    long before = server_weight();
    int open = 0;

    for (int i = 0; i < IDLE; i++) {
        guest_begin(&idle[i], NULL, false);
        guest_dial(&idle[i]);
        guests_turn(1);
    }
    while (open < IDLE && now() < end) {
        guests_turn(10);
        open = 0;
        for (int i = 0; i < IDLE; i++)
            open += idle[i].open;
    }
    before = server_weight() - before;
    for (int i = 0; i < IDLE; i++)
        guest_drop(&idle[i]);
    return (double)before / IDLE;
}

/* What came between two looks; how many it was. */
static double tell_waits(const char *what, const struct waits *a, const struct waits *b)
{
    double all = 0, within = 0;

    for (int i = 0; i <= WAITS; i++)
        all += (double)(b->count[i] - a->count[i]);
    printf("# %s: %.0f, %.2f ms on average;", what, all, 1e3 * (b->sum - a->sum) / all);
    for (int i = 0; i < WAITS; i++) {
        within += (double)(b->count[i] - a->count[i]);
        printf("%s %.2f %% within %g ms", i ? "," : "", 100 * within / all, 1e3 * waits_bound[i]);
    }
    puts("");
    return all;
}

static void tell_figures(const struct figures *a, const struct figures *b)
{
    double lines = tell_waits("lines durable, from reaching the server", &a->durable, &b->durable);
    double commits = tell_waits("commits", &a->commits, &b->commits);

    printf("# the server: %.1f lines a commit; %.0f us of processor time a move\n", lines / commits,
           1e6 * (b->processor - a->processor) / (double)load.acknowledged);
}

static int tell(bool good, int number, const char *what)
{
    printf("%sok %d - %s\n", good ? "" : "not ", number, what);
    return !good;
}

int main(int words, char **word)
{
    double rate, seconds, begun, each;
    long empty, full;
    struct figures before, after;
    int wrong = 0, gathered;

    if (words != 6 && words != 7)
        return 2;
    signal(SIGPIPE, SIG_IGN);
    load.parlour = word[1];
    load.store = word[2];
    count = atoi(word[3]);
    rate = atof(word[4]);
    seconds = atof(word[5]);
    kills = words > 6 ? atoi(word[6]) : 0;
    load.epoll = epoll_create1(0);
    server_start();
    empty = server_weight();
    places = calloc((size_t)count, sizeof *places);
    for (int i = 0; i < SOCKETS_A_ROOM * count; i++)
        guest_begin(&places[i / SOCKETS_A_ROOM].guest[i % SOCKETS_A_ROOM],
                    &places[i / SOCKETS_A_ROOM], i % SOCKETS_A_ROOM < 2);
    begun = now();
    gathered = gather();
    full = server_weight();
    each = idle_weight();
    printf(
        "# %d sockets in %d rooms within %.1f s; the server weighs %ld KB, empty %ld KB; an idle "
        "connection %.1f KB, a room %.1f KB beside its connections\n",
        SOCKETS_A_ROOM * count, count, now() - begun, full, empty, each,
        ((double)(full - empty) - SOCKETS_A_ROOM * count * each) / count);
    fflush(stdout);
    stagger();
    begun = now();
    before = server_figures();
    play(rate, seconds);
    after = server_figures();
    seconds = now() - begun;
    qsort(load.waits, load.acknowledged, sizeof *load.waits, rising);
    printf("# %zu moves acknowledged in %.0f s, %.0f a second; half within %.1f ms, 99 %% "
           "within %.1f "
           "ms, all within %.1f ms; %d kills\n",
           load.acknowledged, seconds, (double)load.acknowledged / seconds, part(.5), part(.99),
           part(1), killed);
    if (!kills)
        tell_figures(&before, &after);
    wrong += tell(gathered == count, 1, "every room is there, with everybody in it");
    wrong += tell(become_same(), 2, "everybody in a room holds the same log");
    wrong += tell(load.resets == 0, 3, "nothing that was told was ever taken back");
    wrong += tell(load.acknowledged > 0 && killed == kills, 4, "moves were made, to the last kill");
    wrong += tell(server_end(), 5, "the server ends well");
    puts("1..5");
    return wrong > 0;
}
