/* A game by post: nobody can choose the dice, nothing that was changed on the way is believed, and a whole game
   goes back and forth. */
#include "core/walk.h"
#include "together/letter.h"
#include "together/preset.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <cmocka.h>
#include <stdlib.h>
#include <string.h>

static const char secret[] = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
static const char other[] = "ff112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
static const char part[] = "0123456789abcdef0123456789abcdef";

enum { ROOM = 60000 };
static char link[ROOM];

static const struct game *game_of(const char *name)
{
    return catalogue_find(name, strlen(name));
}

static struct letter *begun(const char *name)
{
    const struct game *g = game_of(name);
    struct settings with = settings_preset(g->rules->options);

    return letter_new(g, &with, secret);
}

/* Through the post: written, freed, read again. */
static struct letter *posted(struct letter *l)
{
    struct writer w = writer_over(link, sizeof link);
    const char *wrong = NULL;

    letter_write(l, "http://localhost/letter.html", &w);
    assert_true(write_fitted(&w));
    letter_free(l);
    l = letter_read(link, w.size, &wrong);
    assert_null(wrong);
    assert_non_null(l);
    return l;
}

static void opening(void **unused)
{
    struct letter *l = begun("null");

    (void)unused;
    assert_int_equal(letter_turn(l), 1);
    assert_false(letter_tell(l, secret)); /* not before the friend has added a part */
    l = posted(l);
    assert_null(strstr(link, secret));
    assert_false(letter_begun(l));
    assert_false(letter_answer(l, "short"));
    assert_true(letter_answer(l, part));
    assert_false(letter_answer(l, part));
    l = posted(l);
    assert_int_equal(letter_turn(l), 0);
    assert_false(letter_tell(l, other)); /* not what was promised */
    assert_true(letter_tell(l, secret));
    l = posted(l);
    assert_true(letter_begun(l));
    assert_true(letter_turn(l) >= 0);
    letter_free(l);
}

/* Every game for two, to its end, with every letter through the post. */
static void whole_games(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        struct letter *l = begun(g->rules->name);
        int moves = 0;

        if (!l)
            continue;
        letter_answer(l, part);
        letter_tell(l, secret);
        while (letter_turn(l) != OVER && moves < 60) {
            move list[MAX_MOVES];
            int count = g->rules->moves(letter_state(l), list);

            assert_true(letter_move(l, list[(moves * 7) % count]));
            l = posted(l);
            moves++;
        }
        assert_true(moves > 3);
        letter_free(l);
    }
}

static void refused(const char *text)
{
    const char *wrong = NULL;

    assert_null(letter_read(text, strlen(text), &wrong));
    assert_non_null(wrong);
}

static void forgeries(void **unused)
{
    struct letter *l = begun("null");
    char *at;

    (void)unused;
    letter_answer(l, part);
    letter_tell(l, secret);
    l = posted(l);
    letter_free(l);
    at = strstr(link, "heap");
    assert_non_null(at);
    at[4] = at[4] == '7' ? '8' : '7'; /* another roll */
    refused(link);
    at[4] = 'x';
    refused(link);
    refused("");
    refused("#");
    refused("letter 1 chess 1 ;");
    refused("letter 1 null 1 players=2;- - -;");
    refused("letter 1 null 99 players=2;");
    refused("%6Cetter");
}

static void at_a_table(void **unused)
{
    struct letter *l = begun("null");
    struct table *t;
    move list[MAX_MOVES];

    (void)unused;
    letter_answer(l, part);
    letter_tell(l, secret);
    t = letter_table(l, 0);
    assert_int_equal(table_length(t), 1);
    table_game(t)->rules->moves(table_state(t), list);
    assert_true(table_play(t, list[0]));
    assert_true(letter_follow(l, t));
    assert_int_equal(letter_turn(l), 1);
    assert_false(table_play(t, list[0])); /* the friend's turn */
    table_free(t);
    letter_free(l);
}

static int people(const struct game *g, const struct settings *with)
{
    struct state *s = state_new(g->rules);
    int count;

    state_start(g->rules, s, with);
    count = g->rules->players(s);
    state_free(s);
    return count;
}

/* Whoever chooses nothing can begin every game by post, and is not alone in a room. */
static void proposals(void **unused)
{
    (void)unused;
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        struct settings usual = settings_preset(g->rules->options);
        struct settings post = together_preset(g, 2), room = together_preset(g, MAX_PLAYERS);
        struct letter *l = letter_new(g, &post, secret);

        assert_non_null(l);
        letter_free(l);
        assert_true(people(g, &room) >= 2);
        if (people(g, &usual) >= 2)
            assert_memory_equal(&room, &usual, sizeof room);
    }
}

/* Whoever opens the link does what needs no decision, and is told what is to be done. */
static void sitting_down(void **unused)
{
    struct letter *l = begun("null");
    char text[100];
    struct writer w = writer_over(text, sizeof text);

    (void)unused;
    assert_string_equal(letter_words(l, 0), "The dice need your friend's part. Send this link.");
    assert_int_equal(letter_sit(l, secret, part), 0); /* not yet */
    assert_false(letter_begun(l));
    assert_int_equal(letter_sit(l, NULL, part), 1);
    assert_int_equal(letter_turn(l), 0);
    assert_int_equal(letter_sit(l, secret, part), 0);
    assert_true(letter_begun(l));
    assert_string_equal(letter_words(l, letter_turn(l)), "It is your turn.");
    assert_string_equal(letter_words(l, 1 - letter_turn(l)),
                        "It is your friend's turn. Send this link.");
    letter_refuse("a roll is wrong", &w);
    assert_string_equal(text, "This link cannot be played: a roll is wrong.");
    letter_free(l);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(proposals), cmocka_unit_test(opening),    cmocka_unit_test(whole_games),
        cmocka_unit_test(forgeries), cmocka_unit_test(at_a_table), cmocka_unit_test(sitting_down)};

    return cmocka_run_group_tests(tests, NULL, NULL);
}
