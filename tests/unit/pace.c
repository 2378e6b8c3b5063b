/* A player can be stopped at any moment: no step of any way of thinking takes long, in any game, nor do
   beginning, reporting and ending. Measured in time of the processor, so that a busy machine does
   not matter. */
#include "ai/think.h"
#include "core/memory.h"
#include "core/walk.h"
#include "games/catalogue.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <time.h>

#include <cmocka.h>

enum { MOST_STEPS = 1000000, POSITIONS = 8 };

static const double look = 25;       /* milliseconds for each position */
static const double step_limit = 20; /* as promised for 99.9 % of the stops */
static const double rest_limit = 30; /* leaves 20 of the 50 by which a limit may be exceeded */

struct times {
    double *step;
    int steps;
    double rest; /* the longest of beginning, reporting, ending */
};

static double used(void)
{
    return (double)clock() * 1e3 / CLOCKS_PER_SEC;
}

static void longest(double *most, double since)
{
    double took = used() - since;

    if (took > *most)
        *most = took;
}

static void think_a_while(const struct game *g, const struct state *s, enum method method,
                          struct times *out)
{
    struct skill how = {.method = method, .steps = 20000, .searches = 1};
    double start = used(), before;
    struct think *t = think_new(g->rules, g->brain, NULL, s, how, 1, 0);
    struct thought report;
    bool done = false;

    longest(&out->rest, start);
    for (start = used(); !done && used() - start < look && out->steps < MOST_STEPS;) {
        before = used();
        done = think_on(t, 1);
        out->step[out->steps++] = used() - before;
    }
    before = used();
    think_report(t, &report);
    think_free(t);
    longest(&out->rest, before);
}

static void walk_on(const struct rules *g, struct state *s, int steps, struct rng *r)
{
    move list[MAX_MOVES];
    int actor;

    while ((actor = g->actor(s)) == CHANCE || (actor >= 0 && steps-- > 0))
        g->apply(s,
                 actor == CHANCE ? roll(g, s, r) : list[rng_below(r, (uint32_t)g->moves(s, list))]);
}

static int rising(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;

    return x < y ? -1 : x > y;
}

static void check_method(const struct game *g, enum method method)
{
    struct times t = {.step = memory_new(sizeof(double) * MOST_STEPS)};
    struct settings with = settings_preset(g->rules->options);
    struct state *s = state_new(g->rules);
    struct rng r = rng_from(5);

    state_start(g->rules, s, &with);
    for (int i = 0; i < POSITIONS; i++) {
        walk_on(g->rules, s, i ? 6 : 0, &r);
        if (g->rules->actor(s) >= 0)
            think_a_while(g, s, method, &t);
    }
    qsort(t.step, (size_t)t.steps, sizeof *t.step, rising);
    assert_true(t.steps > 0);
    if (t.step[(int)(t.steps * 0.999)] >= step_limit || t.rest >= rest_limit)
        fail_msg("%s by method %d: a step %.1f ms, the rest %.1f ms", g->rules->name, (int)method,
                 t.step[(int)(t.steps * 0.999)], t.rest);
    memory_free(t.step);
    state_free(s);
}

static void thinking_can_be_cancelled_quickly(void **unused)
{
    static const enum method methods[] = {THINK_GREEDY, THINK_FLAT, THINK_SEARCH};

    (void)unused;
    for (const struct game *g = catalogue; g->rules; g++)
        for (int i = 0; i < 3; i++)
            check_method(g, methods[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(thinking_can_be_cancelled_quickly)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
