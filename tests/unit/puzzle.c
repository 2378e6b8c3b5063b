/* Puzzles: those that are shipped are sound, differ, and are no guessing game; text survives reading and
   writing; the finder finds the same again; a turned position is alike. The answers themselves are checked by
   scripts/puzzles.py, which takes longer. */
#include "core/space.h"
#include "core/walk.h"
#include "puzzle/find.h"
#include "puzzle/judge.h"
#include "puzzle/prove.h"
#include "puzzle/quest.h"
#include "puzzle/shipped.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { SHIPPED = 60, ROOM = 1 << 14 };

static const struct game *each_game(const struct game *g)
{
    while ((g = catalogue_next(g)) && g->hidden)
        continue;
    return g;
}

static void check_one(const struct game *g, const struct puzzle *p, double *guessed)
{
    move list[MAX_MOVES];
    double chance = 1;

    assert_true(g->rules->moves(puzzle_state(p), list) >= LEAST_CHOICES);
    assert_in_range(p->level, 1, LEVELS);
    assert_in_range(p->riddles, 1, MOST_RIDDLES);
    for (int i = 0; i < p->riddles; i++) {
        const struct riddle *r = &p->riddle[i];
        struct puzzle part = puzzle_part(g, p, i);

        assert_true(r->best != r->second);
        assert_true(r->value[0] - r->value[1] >= (p->points ? CLEAR_POINTS : CLEAR_SHARE));
        assert_int_equal(g->rules->actor(puzzle_state(&part)), g->rules->actor(puzzle_state(p)));
        chance /= g->rules->moves(puzzle_state(&part), list);
    }
    *guessed += chance;
}

static void shipped_ones(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = each_game(g));) {
        const char *text = shipped_puzzles(g->rules->name), *why;
        int count = text ? puzzle_count(text) : 0;
        uint64_t *alike = calloc((size_t)count + 1, sizeof *alike);
        double guessed = 0;

        assert_true(count >= SHIPPED);
        for (int i = 0; i < count; i++) {
            struct puzzle p;

            if (!puzzle_read(g, text, i, &p, &why))
                fail_msg("%s %d: %s", g->rules->name, i + 1, why);
            check_one(g, &p, &guessed);
            alike[i] = puzzle_likeness(g, puzzle_state(&p));
            for (int k = 0; k < i; k++)
                assert_true(alike[k] != alike[i]);
        }
        assert_true(guessed / count < 0.1);
        free(alike);
    }
}

static void texts(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = each_game(g));) {
        char text[ROOM];
        struct writer w = writer_over(text, sizeof text);
        struct puzzle p, again;

        assert_true(puzzle_read(g, shipped_puzzles(g->rules->name), 0, &p, NULL));
        puzzle_write(g, &p, &w);
        assert_true(write_fitted(&w));
        assert_int_equal(puzzle_count(text), 1);
        assert_true(puzzle_read(g, text, 0, &again, NULL));
        assert_memory_equal(&p, &again, sizeof p);
        assert_false(puzzle_read(g, text, 1, &again, NULL));
    }
}

/* Cut anywhere, with anything in place of a letter: refused with a sentence, or sound. */
static void damaged_texts(void **unused)
{
    const struct game *g = each_game(NULL);
    char text[ROOM], bad[ROOM];
    struct writer w = writer_over(text, sizeof text);
    struct puzzle p;

    (void)unused;
    assert_true(puzzle_read(g, shipped_puzzles(g->rules->name), 0, &p, NULL));
    puzzle_write(g, &p, &w);
    for (size_t i = 0; i < w.size; i++) {
        const char *why = NULL;

        strcpy(bad, text);
        bad[i] = '\0';
        assert_true(puzzle_read(g, bad, 0, &p, &why) || why);
        for (const char *letter = "\n 9=:A;"; *letter; letter++) {
            strcpy(bad, text);
            bad[i] = *letter;
            assert_true(puzzle_read(g, bad, 0, &p, &why) || why);
        }
    }
}

static void found_again(void **unused)
{
    const struct game *g = each_game(NULL);
    struct puzzle p, again;
    int game = 0;

    (void)unused;
    assert_true(puzzle_read(g, shipped_puzzles(g->rules->name), 0, &p, NULL));
    game = p.game;
    assert_true(puzzle_find(g, NULL, p.seed, game, NULL, 0, &again));
    assert_memory_equal(&p, &again, sizeof p);
}

/* An answer that is none is not proved. */
static void nothing_to_prove(void **unused)
{
    const struct game *g = each_game(NULL);
    struct settings with = settings_preset(g->rules->options);
    struct puzzle p = {0};

    (void)unused;
    g->rules->start((struct state *)(void *)p.room.bytes, &with);
    assert_int_equal(puzzle_prove(g, NULL, &p, 200, 1, CLEAR_SHARE), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shipped_ones),     cmocka_unit_test(texts),
        cmocka_unit_test(damaged_texts),    cmocka_unit_test(found_again),
        cmocka_unit_test(nothing_to_prove),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
