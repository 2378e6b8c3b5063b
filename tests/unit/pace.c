/* A player can be stopped at any moment, because thinking goes in small steps: in any game, by any
   method, the rules and the brain are asked only so many questions in each, and in beginning, reporting and
   ending. Counted, not timed: scripts/clock.sh measures what that means in milliseconds. */
#include "ai/think.h"
#include "core/memory.h"
#include "core/walk.h"
#include "games/catalogue.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>

#include <cmocka.h>

enum {
    POSITIONS = 8,
    STEPS = 300,           /* looked at in each position */
    MOST_QUESTIONS = 50000 /* a few milliseconds; greedy in Catan Dice asks 25,000 */
};

static const struct game *asked; /* the game whose questions are counted */
static int questions;

static int count_actor(const struct state *s)
{
    questions++;
    return asked->rules->actor(s);
}

static int count_moves(const struct state *s, move *out)
{
    questions++;
    return asked->rules->moves(s, out);
}

static void count_apply(struct state *s, move m)
{
    questions++;
    asked->rules->apply(s, m);
}

static void count_evaluate(const struct state *s, double share[MAX_PLAYERS])
{
    questions++;
    asked->brain->evaluate(s, share);
}

static int count_playout(struct state *s, struct rng *r, void *scratch, struct played *out)
{
    questions++;
    return asked->brain->playout(s, r, scratch, out);
}

static int questions_since(int before)
{
    return questions - before;
}

static void at_most(int most, int before, enum method method, const char *part)
{
    if (questions_since(before) > most)
        fail_msg("%s by method %d: %s takes %d questions", asked->rules->name, (int)method, part,
                 questions_since(before));
}

static void think_a_while(const struct rules *rules, const struct brain *brain,
                          const struct state *s, enum method method)
{
    struct skill how = {.method = method, .steps = STEPS, .searches = 1};
    int before = questions;
    struct think *t = think_new(rules, brain, NULL, s, how, 1, 0);
    struct thought report;
    bool done = false;

    at_most(MOST_QUESTIONS, before, method, "the beginning");
    while (!done) {
        before = questions;
        done = think_on(t, 1);
        at_most(MOST_QUESTIONS, before, method, "a step");
    }
    before = questions;
    think_report(t, &report);
    think_free(t);
    at_most(MOST_QUESTIONS, before, method, "the end");
}

static void walk_on(const struct rules *g, struct state *s, int steps, struct rng *r)
{
    move list[MAX_MOVES];
    int actor;

    while ((actor = g->actor(s)) == CHANCE || (actor >= 0 && steps-- > 0))
        g->apply(s,
                 actor == CHANCE ? roll(g, s, r) : list[rng_below(r, (uint32_t)g->moves(s, list))]);
}

static void check_method(enum method method)
{
    struct rules rules = *asked->rules;
    struct brain brain = asked->brain ? *asked->brain : (struct brain){0};
    struct settings with = settings_preset(rules.options);
    struct state *s = state_new(&rules);
    struct rng r = rng_from(5);
    int before = questions;

    rules.actor = count_actor;
    rules.moves = count_moves;
    rules.apply = count_apply;
    brain.evaluate = brain.evaluate ? count_evaluate : NULL;
    brain.playout = brain.playout ? count_playout : NULL;
    state_start(asked->rules, s, &with);
    for (int i = 0; i < POSITIONS; i++) {
        walk_on(asked->rules, s, i ? 6 : 0, &r);
        if (asked->rules->actor(s) >= 0)
            think_a_while(&rules, &brain, s, method);
    }
    assert_true(questions > before);
    state_free(s);
}

static void thinking_goes_in_small_steps(void **unused)
{
    static const enum method methods[] = {THINK_GREEDY, THINK_FLAT, THINK_SEARCH};

    (void)unused;
    for (asked = NULL; (asked = catalogue_next(asked));)
        for (int i = 0; i < 3; i++)
            check_method(methods[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(thinking_goes_in_small_steps)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
