/* What servers answer outside of rooms, what is agreed when one is opened, and what a room's panel has. */
#include "session-help.h"
#include "together/answer.h"
#include "together/preset.h"
#include "together/words.h"

#define ROOM_NAME "abcdefghijklmnop"

static struct answer only(const char *text)
{
    struct reader r = reader_of(text);
    struct answer a, other;

    assert_true(answer_next(&r, &a));
    assert_false(answer_next(&r, &other));
    return a;
}

static void opened(void **unused)
{
    struct answer a = only("opened " ROOM_NAME " 00112233445566778899aabbccddeeff\n");

    (void)unused;
    assert_int_equal(a.kind, ANSWER_OPENED);
    assert_string_equal(a.room, ROOM_NAME);
    assert_string_equal(a.secret, "00112233445566778899aabbccddeeff");
    a = only("here 0 1 0\nno there is no such game\n");
    assert_int_equal(a.kind, ANSWER_REFUSED);
    assert_string_equal(a.words, "There is no such game.");
    a = only("trouble the disk is full");
    assert_string_equal(a.words, "Not now: the disk is full.");
}

/* Names are told as they are, also those of games that are newer than this program. */
static void listed(void **unused)
{
    struct reader r = reader_of("rooms\nlisted " ROOM_NAME " marrakech 1 2 Ann, Bob <b> x\n"
                                "listed " ROOM_NAME " chess 4 4 \nlisted short chess 1 2 Ann\n");
    struct answer a;

    (void)unused;
    assert_true(answer_next(&r, &a));
    assert_int_equal(a.kind, ANSWER_LISTED);
    assert_string_equal(a.room, ROOM_NAME);
    assert_string_equal(a.title, "Marrakech");
    assert_string_equal(a.words, "1 of 2 seats open, with Ann, Bob <b> x");
    assert_true(answer_next(&r, &a));
    assert_string_equal(a.title, "chess");
    assert_string_equal(a.words, "4 of 4 seats open");
    assert_false(answer_next(&r, &a));
}

/* A hostile or broken server says nothing that is taken for a room. */
static void rubbish(void **unused)
{
    static const char *const bad[] = {"",
                                      "\n\n",
                                      "opened",
                                      "opened ",
                                      "opened " ROOM_NAME,
                                      "opened " ROOM_NAME "q 0011",
                                      "opened abc 0011",
                                      "opened " ROOM_NAME " 00112233445566778899aabbccddeeff00",
                                      "listed " ROOM_NAME " marrakech 1",
                                      "listed " ROOM_NAME " marrakech 111111111 2 Ann",
                                      "nothing"};
    struct answer a;

    (void)unused;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct reader r = reader_of(bad[i]);

        assert_false(answer_next(&r, &a));
    }
    assert_string_equal(only("no ").words, "The server refuses.");
}

static void whole(void **unused)
{
    (void)unused;
    assert_false(answer_whole("", 0));
    assert_false(answer_whole("here 0 0 0\n", 11));
    assert_true(answer_whole("here 0 0 0\nrooms\n", 17));
    assert_true(answer_whole("no x", 4));
    assert_true(answer_whole("trouble x", 9));
    assert_true(answer_whole("opened x", 8));
    assert_string_not_equal(answer_missing(true), answer_missing(false));
}

/* Every choice that is offered can be asked for: the room takes it as its first line. */
static void agreements(void **unused)
{
    const int usual[AGREEMENTS] = {0};
    char text[300];
    struct writer w = writer_over(text, sizeof text);

    (void)unused;
    together_ask("marrakech open,3 players=2", usual, &w);
    assert_string_equal(text,
                        "open marrakech open,3 players=2 ; clock=none away=60 hints=no listed=no");
    for (int about = 0; about < AGREEMENTS; about++)
        for (int i = 0; i < agreed_choices((enum agreed)about); i++) {
            int choice[AGREEMENTS] = {0};
            struct room *r = room_new();

            choice[about] = i;
            w = writer_over(text, sizeof text);
            write_text(&w, "room " ROOM_NAME " null 1 open,open players=2 ; ");
            agreed_write(choice, &w);
            assert_null(room_take(r, 1, 1000, text, w.size));
            assert_int_equal(r->terms.listed, about == AGREED_LISTED && i == 1);
            assert_int_equal(r->terms.hints, about == AGREED_HINTS && i == 1);
            room_free(r);
        }
}

static void panels(void **unused)
{
    struct client *c =
        client_new(ROOM_NAME, "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff");
    static const char frame[] =
        "welcome 1 1000 0 0\n"
        "log 1 1000 room " ROOM_NAME " null 1 open,open players=2 ; clock=none\n"
        "log 2 1000 promise 1 b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7\n"
        "here 0 2 0\n";
    char text[100];
    struct writer w = writer_over(text, sizeof text);

    (void)unused;
    for (int i = 0; i < ROOM_PARTS; i++)
        assert_false(room_has(c, (enum room_part)i));
    client_connected(c);
    client_receive(c, frame, sizeof frame - 1, 1000);
    assert_true(room_has(c, PART_NAME) && room_has(c, PART_CODE) && room_has(c, PART_INVITATION));
    assert_false(room_has(c, PART_PHRASES) || room_has(c, PART_DICE) || room_has(c, PART_HOME));
    room_tell_watching(c, &w);
    assert_string_equal(text, "2 watching");
    w = writer_over(text, sizeof text);
    room_tell_title(catalogue_find("marrakech", 9), true, &w);
    assert_string_equal(text, "Your turn · Marrakech · Parlour");
    client_lost(c);
    assert_true(room_has(c, PART_NAME)); /* whoever types it goes on */
    client_free(c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(opened), cmocka_unit_test(listed),     cmocka_unit_test(rubbish),
        cmocka_unit_test(whole),  cmocka_unit_test(agreements), cmocka_unit_test(panels),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
