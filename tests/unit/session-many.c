/* Thousands of games at once: names are found without going through all of them, and whatever the order in which a store
   answers, every game of an archive is asked for once and known in the end. */
#include "core/rng.h"
#include "session/lookup.h"
#include "session/session.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

enum { NAMES = 20000, SOME = 300, GAMES = 3000 };

static long looked_at;
static int list[NAMES]; /* numbers, whose names are asked for */

static const char *name_of(int number)
{
    static char name[32];

    snprintf(name, sizeof name, "%d", number);
    return name;
}

static const char *name_at(const void *numbers, int place)
{
    looked_at++;
    return name_of(((const int *)numbers)[place]);
}

static int find(const struct lookup *l, int number)
{
    char name[32];

    snprintf(name, sizeof name, "%d", number);
    return lookup_find(l, name, name_at, list);
}

static void a_name_is_found_at_once(void **unused)
{
    struct lookup l = {.chance = 5};

    (void)unused;
    assert_int_equal(find(&l, 1), -1);
    for (int i = 0; i < NAMES; i++) {
        list[i] = 3 * i;
        lookup_add(&l, name_of(list[i]), i);
    }
    looked_at = 0;
    for (int i = 0; i < NAMES; i++) {
        assert_int_equal(find(&l, 3 * i), i);
        assert_int_equal(find(&l, 3 * i + 1), -1);
    }
    assert_int_equal(looked_at,
                     NAMES); /* each one only, and nothing for those that are not there */
    lookup_clear(&l);
    assert_int_equal(find(&l, 3), -1);
}

/* Against a list that is gone through. */
static void names_come_and_go(void **unused)
{
    struct lookup l = {.chance = 7};
    struct rng r = rng_from(1);
    int count = 0;

    (void)unused;
    for (int round = 0; round < 30000; round++) {
        int number = (int)rng_below(&r, SOME), place = 0;

        while (place < count && list[place] != number)
            place++;
        assert_int_equal(find(&l, number), place < count ? place : -1);
        if (place == count) {
            list[count] = number;
            lookup_add(&l, name_of(number), count++);
            continue;
        }
        lookup_remove(&l, name_of(number), place);
        if (place != --count) { /* the last one takes its place */
            list[place] = list[count];
            lookup_move(&l, name_of(list[place]), count, place);
        }
    }
    lookup_clear(&l);
}

static char *archive(size_t *length)
{
    char *text = malloc(GAMES * 250 + 100), *at = text;

    at += sprintf(at, "parlour games 1\n");
    for (int i = 0; i < GAMES; i++) {
        char game[200];
        int size = snprintf(game, sizeof game,
                            "kept 1 game%d 1\t5\t5\tnull\t3\t3\tgoing\t-\tperson person\t"
                            "players=2\tPlayer 1 to move\theap 5 ;players=2 turn=1\tnames\n",
                            i);

        at += sprintf(at, "game game%d %d\n%s\n", i, size, game);
    }
    *length = (size_t)(at - text);
    return text;
}

static void answer_list(struct session *s)
{
    struct effect e;

    while (session_effect(s, &e))
        if (e.kind == EFFECT_LIST)
            session_listed(s, e.ticket, "", 0, NULL);
}

/* Every game once; the tickets in the order of the questions. */
static void take_questions(struct session *s, uint64_t ticket[GAMES])
{
    static bool asked[GAMES];
    struct effect e;
    int count = 0;

    memset(asked, 0, sizeof asked);
    while (session_effect(s, &e)) {
        int number;

        if (e.kind != EFFECT_KEEP)
            continue;
        assert_true(count < GAMES);
        assert_int_equal(sscanf(e.name, "game%d", &number), 1);
        assert_false(asked[number]);
        asked[number] = true;
        ticket[count++] = e.ticket;
    }
    assert_int_equal(count, GAMES);
}

static void reorder(uint64_t ticket[GAMES], int how)
{
    struct rng r = rng_from(2);

    for (int i = 0; how && i < (how == 1 ? GAMES / 2 : GAMES); i++) {
        int other = how == 1 ? GAMES - 1 - i : (int)rng_below(&r, GAMES);
        uint64_t swapped = ticket[i];

        ticket[i] = ticket[other];
        ticket[other] = swapped;
    }
}

static void answers_come_in_any_order(void **unused)
{
    static uint64_t ticket[GAMES];
    size_t length;
    char *text = archive(&length);

    (void)unused;
    for (int how = 0; how < 3; how++) { /* as asked, backwards, in no order */
        struct session *s = session_new(1, 1000);
        struct effect e;

        answer_list(s);
        assert_true(session_paste(s, NULL, text, length, "games.parlour"));
        take_questions(s, ticket);
        reorder(ticket, how);
        session_kept(s, ticket[0], KEPT_FAILED, "the disk is full");
        assert_false(session_effect(s, &e)); /* it is not asked again at once */
        for (int i = 1; i < GAMES; i++)
            session_kept(s, ticket[i], KEPT, NULL);
        assert_int_equal(session_total(s), GAMES - 1);
        session_tick(s, 2, 1002);
        assert_true(session_effect(s, &e));
        assert_int_equal(e.kind, EFFECT_KEEP);
        session_kept(s, e.ticket, KEPT, NULL);
        assert_int_equal(session_total(s), GAMES);
        assert_true(session_paste(s, NULL, text, length, "games.parlour"));
        while (session_effect(s, &e)) /* all of them are here already */
            assert_int_not_equal(e.kind, EFFECT_KEEP);
        session_free(s);
    }
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_name_is_found_at_once),
        cmocka_unit_test(names_come_and_go),
        cmocka_unit_test(answers_come_in_any_order),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
