/* Looking back at games: the same whatever the order of work, nothing is lost by the best move, luck
   weighs out to nothing over the outcomes of an event, and a review survives as text. Every game. */
#include "core/memory.h"
#include "core/rules.h"
#include "core/walk.h"
#include "games/catalogue.h"
#include "review/review.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

enum { STEPS = 32, MOST = 12, TEXT = 1 << 18 };

struct played_game {
    struct state *start;
    move list[MOST];
    int count;
};

/* A random game from its start, cut after MOST events; layouts of many draws are skipped. */
static void play_some(const struct rules *g, struct played_game *out, uint64_t seed)
{
    struct settings with = settings_preset(g->options);
    struct rng dice = rng_from(seed);
    struct state *s = state_new(g);
    move *list = memory_new(MAX_MOVES * sizeof *list);

    out->start = state_new(g);
    state_start(g, s, &with);
    for (out->count = 0; g->actor(s) == CHANCE && out->count < 40; out->count++)
        g->apply(s, roll(g, s, &dice));
    state_copy(g, out->start, s);
    for (out->count = 0; g->actor(s) != OVER && out->count < MOST; out->count++) {
        out->list[out->count] = g->actor(s) == CHANCE
                                    ? roll(g, s, &dice)
                                    : list[rng_below(&dice, (uint32_t)g->moves(s, list))];
        g->apply(s, out->list[out->count]);
    }
    memory_free(list);
    state_free(s);
}

static void look_at(const struct game *g, struct review *r, int event)
{
    struct look_job job;
    struct looked found;
    struct look *l;

    if (!review_job(r, event, &job))
        return;
    l = look_new(g, NULL, &job);
    while (!look_on(l, 7))
        ;
    look_result(l, &found);
    review_put(r, event, &found);
    look_free(l);
}

static struct review *reviewed(const struct game *g, const struct played_game *p, bool backwards)
{
    struct review *r = review_new(g, p->start, p->list, p->count, STEPS);

    for (int i = 0; i < p->count; i++)
        look_at(g, r, backwards ? p->count - 1 - i : i);
    assert_int_equal(review_ready(r), p->count);
    return r;
}

static void write_all(const struct review *r, char text[TEXT])
{
    struct writer w = writer_over(text, TEXT);

    review_write(r, &w);
    assert_true(w.size < TEXT);
}

static void check_text(const struct game *g, const struct played_game *p, const char *text)
{
    struct review *again = review_new(g, p->start, p->list, p->count, STEPS);
    struct reader from = reader_of(text);
    char *same = memory_new(TEXT);

    assert_true(review_read(again, &from));
    write_all(again, same);
    assert_string_equal(text, same);
    from = reader_over(text, strlen(text) - 3);
    assert_false(review_read(again, &from));
    write_all(again, same); /* a bad text changes nothing */
    assert_string_equal(text, same);
    from = reader_of("review 1 chess 1 steps 48");
    assert_false(review_read(again, &from));
    assert_int_equal(reader_column(&from), 1);
    memory_free(same);
    review_free(again);
}

static void check_events(const struct review *r)
{
    int players = review_players(r);

    for (int i = 0; i < review_length(r); i++) {
        const struct looked *l = review_event(r, i);

        if (!l)
            continue;
        assert_true(looked_loss(l, players) >= 0);
        if (l->played == l->best)
            assert_true(looked_loss(l, players) == 0);
        for (int p = 0; p < players && players > 1; p++)
            assert_true(review_value(r, i, p) > -1e-6 && review_value(r, i, p) < 1 + 1e-6);
    }
}

static void every_game_can_be_reviewed_in_any_order(void **unused)
{
    char *forwards = memory_new(TEXT), *backwards = memory_new(TEXT);

    (void)unused;
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        struct played_game p;
        struct review *a, *b;

        play_some(g->rules, &p, 5);
        a = reviewed(g, &p, false);
        b = reviewed(g, &p, true);
        write_all(a, forwards);
        write_all(b, backwards);
        assert_string_equal(forwards, backwards);
        check_events(a);
        check_text(g, &p, forwards);
        review_free(a);
        review_free(b);
        state_free(p.start);
    }
    memory_free(forwards);
    memory_free(backwards);
}

/* Over all outcomes of an event, weighted by their odds, luck is nothing. */
static void check_luck(const struct game *g, const struct state *before)
{
    move *list = memory_new(MAX_MOVES * sizeof *list);
    int count = g->rules->moves(before, list), players = g->rules->players(before);
    double sum[MAX_PLAYERS] = {0}, all = 0;

    for (int i = 0; i < count; i++) {
        struct look_job job = {.seed = 9, .played = list[i], .steps = STEPS};
        struct looked found;
        struct look *l;

        state_copy(g->rules, (struct state *)(void *)job.before.bytes, before);
        l = look_new(g, NULL, &job);
        while (!look_on(l, 1000))
            ;
        look_result(l, &found);
        look_free(l);
        all += g->rules->weight(before, list[i]);
        for (int p = 0; p < players; p++)
            sum[p] += g->rules->weight(before, list[i]) * looked_luck(&found, p, players);
    }
    for (int p = 0; p < players; p++)
        assert_true(fabs(sum[p] / all) < 1e-9);
    memory_free(list);
}

static void luck_weighs_out_to_nothing(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        struct played_game p;
        struct state *s = state_new(g->rules);
        bool met = false;

        play_some(g->rules, &p, 6);
        state_copy(g->rules, s, p.start);
        for (int i = 0; i < p.count && !met; i++) {
            move *list = memory_new(MAX_MOVES * sizeof *list);

            met = g->rules->actor(s) == CHANCE && g->rules->moves(s, list) < 60;
            if (met)
                check_luck(g, s);
            g->rules->apply(s, p.list[i]);
            memory_free(list);
        }
        state_free(s);
        state_free(p.start);
    }
}

/* A game that goes on keeps what was found, and so does one that branched off, as far as both agree. */
static void what_was_found_stays_found(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        struct played_game p;
        struct review *all, *part, *again;

        play_some(g->rules, &p, 7);
        all = reviewed(g, &p, false);
        part = review_new(g, p.start, p.list, p.count / 2, STEPS);
        again = review_new(g, p.start, p.list, p.count, STEPS);
        assert_true(review_is_of(all, p.start, p.list, p.count));
        assert_false(review_is_of(part, p.start, p.list, p.count));
        review_take(part, all);
        assert_int_equal(review_ready(part), p.count / 2);
        review_take(again, part);
        assert_true(review_ready(again) >= p.count / 2 && review_ready(again) < p.count);
        review_take(again, all);
        assert_int_equal(review_ready(again), p.count);
        review_free(all);
        review_free(part);
        review_free(again);
        state_free(p.start);
    }
}

/* What rounds to nothing is no mistake: nobody wants to be shown one that cost "0 %". */
static void mistakes_show(void **unused)
{
    struct looked l = {.actor = 0};

    (void)unused;
    l.at[BETTER].share[0] = 0.504;
    l.at[AFTER].share[0] = 0.5;
    assert_false(looked_is_mistake(&l, 2));
    l.at[BETTER].share[0] = 0.506;
    assert_true(looked_is_mistake(&l, 2));
    l.at[BETTER].score[0] = 10.04;
    l.at[AFTER].score[0] = 10;
    assert_false(looked_is_mistake(&l, 1));
    l.at[BETTER].score[0] = 10.06;
    assert_true(looked_is_mistake(&l, 1));
    l.actor = CHANCE;
    assert_false(looked_is_mistake(&l, 1));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(mistakes_show),
        cmocka_unit_test(every_game_can_be_reviewed_in_any_order),
        cmocka_unit_test(luck_weighs_out_to_nothing),
        cmocka_unit_test(what_was_found_stays_found),
    };

    return cmocka_run_group_tests_name("review", tests, NULL, NULL);
}
