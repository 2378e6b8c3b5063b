/* Being in a room from afar: links, what is offered and told, and a room's game on the session's board. */
#include "session-help.h"
#include "together/link.h"
#include "together/seated.h"
#include "together/preset.h"
#include "together/words.h"

static const char chance[] = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

static void links(void **unused)
{
    static const char *const bad[] = {"",
                                      "room",
                                      "ftp://a/#abcdefghijklmnop",
                                      "http:///#abcdefghijklmnop",
                                      "http://a:0/#abcdefghijklmnop",
                                      "http://a:70000/#abcdefghijklmnop",
                                      "http://a:8x/#abcdefghijklmnop",
                                      "http://a/#abcdefghijklmno",
                                      "http://a/#abcdefghijklmnopq",
                                      "http://a/#ABCDEFGHIJKLMNOP"};
    char text[400];
    struct writer w = writer_over(text, sizeof text);
    struct link_parts l;

    (void)unused;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
        assert_false(link_read(bad[i], &l));
    assert_true(link_read("https://example.org/room.html#abcdefghijklmnop/12345678", &l));
    assert_true(l.safe && l.port == 443);
    assert_string_equal(l.host, "example.org");
    assert_true(link_read("http://[::1]:8123/room.html#abcdefghijklmnop", &l));
    assert_int_equal(l.port, 8123);
    assert_string_equal(l.host, "[::1]");
    link_write(&l, &w);
    assert_string_equal(text, "http://[::1]:8123/room.html#abcdefghijklmnop");
    assert_true(server_read("http://10.0.0.1:80", &l) && !*l.room);
}

static void hear(struct client *c, const char *frame)
{
    client_receive(c, frame, strlen(frame), 1000);
}

static int find(const struct client *c, const char *label)
{
    struct room_offer all[MOST_OFFERS_IN_ROOM];
    int count = room_offers(c, all), found = 0;

    for (int i = 0; i < count; i++)
        found += strcmp(all[i].label, label) == 0;
    return found;
}

static struct client *in_room(void)
{
    struct client *c = client_new("abcdefghijklmnop", chance);

    client_connected(c);
    hear(c, "welcome 1 1000 0 0\n"
            "log 1 1000 room abcdefghijklmnop null 1 open,open players=2 ; clock=move:60\n"
            "log 3 1000 promise 1 "
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7\n");
    return c;
}

/* As far as the first move of the player in the first seat. */
static void begin_game(struct client *c)
{
    char text[2][DICE_TEXT / 2 + 1] = {"000102030405060708090a0b0c0d0e0f",
                                       "f00102030405060708090a0b0c0d0e0f"},
                                 hash[2][DIGEST_TEXT], frame[1000];

    for (int i = 0; i < 2; i++)
        dice_promise(text[i], strlen(text[i]), hash[i]);
    snprintf(frame, sizeof frame,
             "log 4 1000 sit 1 Ann\nlog 5 1000 hash 1 %s\nseat 1 00112233445566778899aabbccddeeff\n"
             "log 6 1000 sit 2 Bob <b>\nlog 7 1000 hash 2 %s\nlog 8 1000 text 1 %s\n"
             "log 9 1000 text 2 %s\nlog 10 1000 begin\nlog 11 1000 move 1 0 - heap7\nhere 1 1 2\n",
             hash[0], hash[1], text[0], text[1]);
    hear(c, frame);
}

static void offers_and_words(void **unused)
{
    struct client *c = in_room();
    char text[1000], notice[NOTICE_ROOM];
    struct writer w = writer_over(text, sizeof text);

    (void)unused;
    assert_int_equal(find(c, "Sit here"), 2);
    assert_int_equal(find(c, "Resign"), 0);
    room_tell_news(c, &w);
    assert_string_equal(
        text, "Sit down to play, or watch. The game begins when 2 more people sit down.\n");
    w = writer_over(text, sizeof text);
    begin_game(c);
    assert_int_equal(client_room(c)->phase, ROOM_PLAYING);
    assert_int_equal(find(c, "Sit here"), 0);
    assert_int_equal(find(c, "Resign"), 1);
    assert_int_equal(find(c, "Let a computer play"), 1);
    assert_int_equal(find(c, "Ask to take back"), 0); /* nothing of ours yet */
    room_tell_news(c, &w);
    assert_non_null(strstr(text, "Bob <b> has been away"));
    w = writer_over(text, sizeof text);
    room_tell_left(c, 1000, &w);
    assert_string_equal(text, "1:00");
    w = writer_over(text, sizeof text);
    room_tell_notice(c, "said 2 2", &w);
    assert_string_equal(text, "Bob <b>: Well played!");
    hear(c, "asked 2 end 0 2 3\n");
    assert_true(client_notice(c, notice));
    w = writer_over(text, sizeof text);
    room_tell_notice(c, notice, &w);
    assert_string_equal(text, "Bob <b> asks to end the game.\n");
    assert_int_equal(find(c, "Agree"), 1);
    assert_int_equal(find(c, "Let a computer play"), 0); /* one thing at a time */
    assert_int_equal(find(c, "Withdraw"), 0);
    client_free(c);
}

static void find_mark(const struct client *c, const char *label, char out[48])
{
    struct room_offer all[MOST_OFFERS_IN_ROOM];
    int count = room_offers(c, all);

    *out = '\0';
    for (int i = 0; i < count; i++)
        if (strcmp(all[i].label, label) == 0)
            strcpy(out, all[i].mark);
}

/* A button may stay while its offer does: whatever else happens; but a vote is about one question. */
static void marks_of_offers(void **unused)
{
    struct client *c = in_room();
    char before[48], after[48];

    (void)unused;
    begin_game(c);
    find_mark(c, "Resign", before);
    hear(c, "asked 2 end 0 2 3\n");
    find_mark(c, "Resign", after);
    assert_string_equal(before, after);
    find_mark(c, "Agree", before);
    hear(c, "here 3 5 0\n");
    find_mark(c, "Agree", after);
    assert_string_equal(before, after);
    hear(c, "asked 2 back 0 2 3\n");
    find_mark(c, "Agree", after);
    assert_string_not_equal(before, after);
    client_free(c);
}

/* Before the secret is told nothing is said against the dice. */
static void dice_too_early(void **unused)
{
    struct client *c = in_room();
    char text[500];
    struct writer w = writer_over(text, sizeof text);

    (void)unused;
    begin_game(c);
    room_tell_dice(c, &w);
    assert_string_equal(
        text,
        "The secret behind the dice is told when the game is over: then they can be checked.\n");
    client_free(c);
}

static bool sends(struct client *c, const char *line)
{
    char frame[LINE_ROOM];
    struct writer w = writer_over(frame, sizeof frame);
    bool found = false;

    while (client_next(c, &w)) {
        found |= strcmp(frame, line) == 0;
        w = writer_over(frame, sizeof frame);
    }
    return found;
}

/* Who sits down says his name, which is tidied as everywhere; other requests go as they are. */
static void sitting_down(void **unused)
{
    struct client *c = in_room();
    char frame[LINE_ROOM];
    struct writer w = writer_over(frame, sizeof frame);

    (void)unused;
    sends(c, "");
    assert_non_null(strstr(room_send(c, "sit 2", 5, " \t ", 3), "who you are"));
    assert_false(client_next(c, &w));
    assert_null(room_send(c, "sit 2", 5, "  Ann   Lee ", 12));
    assert_true(client_next(c, &w));
    assert_memory_equal(frame, "sit 2 ", 6);
    assert_string_equal(strrchr(frame, 'A'), "Ann Lee");
    assert_null(room_send(c, "say 1", 5, "", 0));
    assert_true(sends(c, "say 1"));
    client_free(c);
}

/* A sheet's choices as the request that opens a room. */
static void opening_a_room(void **unused)
{
    const struct game *g = catalogue_find("marrakech", 9);
    struct settings with = settings_preset(g->rules->options);
    const int seat[MAX_PLAYERS] = {SEAT_PERSON, 3, SEAT_RANDOM, 5};
    char text[200];
    struct writer w = writer_over(text, sizeof text);

    (void)unused;
    together_write(g, &with, seat, &w);
    assert_string_equal(text, "marrakech open,3 players=2 facing=N");
    with.choice[0] = 1; /* three players */
    w = writer_over(text, sizeof text);
    together_write(g, &with, seat, &w);
    assert_string_equal(text, "marrakech open,3,0 players=3 facing=N");
}

/* A connection that only seems to live is noticed: in silence, and at once after a sleep. */
static void signs_of_life(void **unused)
{
    struct client *c = in_room();

    (void)unused;
    sends(c, "");
    client_tick(c, 2000);
    assert_false(sends(c, "ping"));
    for (long long now = 2500; now <= 5500; now += 500)
        client_tick(c, now);
    assert_true(sends(c, "ping"));
    assert_false(client_stale(c));
    client_receive(c, "pong\n", 5, 5600);
    for (long long now = 6000; now <= 9000; now += 500)
        client_tick(c, now);
    assert_false(client_stale(c));
    client_tick(c, 60000);
    assert_true(sends(c, "ping"));
    client_tick(c, 64500);
    assert_true(client_stale(c));
    client_lost(c);
    assert_false(client_stale(c));
    client_dialled(c);
    client_tick(c, 69000);
    assert_true(client_stale(c)); /* nobody takes the call */
    client_lost(c);
    client_dialled(c);
    client_connected(c); /* at once */
    client_lost(c);
    client_dialled(c);
    client_tick(c, 69500);
    assert_false(client_stale(c));
    client_tick(c, 69750);
    assert_true(
        client_stale(c)); /* where it goes quickly, calls are short: another within a second */
    for (int i = 0; i < 100; i++) {
        client_lost(c);
        assert_true(client_pause(c) < 1000);
    }
    client_free(c);
}

/* A move made without a connection waits, whatever comes: a newer server, the end of the program. Refused, it is explained. */
static void waiting_move(void **unused)
{
    struct client *c = in_room(), *later;
    char text[4000], frame[LINE_ROOM], mark[32];
    struct writer w = writer_over(text, sizeof text);

    (void)unused;
    begin_game(c);
    client_lost(c);
    client_move(c, "take1", 5);
    room_tell_link(c, &w);
    assert_string_equal(text, "No connection. Your move is sent as soon as it is back.");
    client_connected(c);
    hear(c, "reload 2\n");
    assert_int_equal(client_link(c), LINK_RELOAD);
    w = writer_over(text, sizeof text);
    room_tell_link(c, &w);
    assert_non_null(strstr(text, "reload the page"));
    w = writer_over(text, sizeof text);
    client_write(c, &w);
    later = client_read(text, w.size);
    assert_string_equal(client_waiting(later), "take1");
    client_connected(later);
    hear(later, "welcome 1 1000 1 0\n");
    do
        w = writer_over(frame, sizeof frame);
    while (client_next(later, &w) && strncmp(frame, "move ", 5) != 0);
    assert_int_equal(sscanf(frame, "move 2 %31s take1", mark), 1);
    snprintf(frame, sizeof frame, "refused 2 %s it is another one's turn\n", mark);
    hear(later, frame);
    assert_string_equal(client_waiting(later), "");
    assert_true(client_notice(later, frame));
    assert_non_null(strstr(frame, "another one's turn"));
    client_free(c);
    client_free(later);
}

static void code_for_another_device(void **unused)
{
    struct client *c = in_room();

    (void)unused;
    hear(c, "code abcd2345 300\n");
    assert_string_equal(client_code(c, 2000), "abcd2345");
    assert_string_equal(client_code(c, 302000), "");
    hear(c, "claimed\n");
    assert_string_equal(client_code(c, 2000), "");
    client_free(c);
}

static void assert_status(struct table *t, const char *wanted)
{
    char text[500], headline[500];
    struct writer w = writer_over(text, sizeof text);
    struct writer short_one = writer_over(headline, sizeof headline);

    table_status(t, &w);
    table_headline(t, &short_one);
    assert_true(strlen(text) >= strlen(wanted)); /* what happened last is said before it */
    assert_string_equal(text + strlen(text) - strlen(wanted), wanted);
    assert_string_equal(headline, wanted);
}

/* It is nobody's turn before the game begins, and after somebody gave it up. */
static void nobodys_turn(void **unused)
{
    struct client *c = in_room();
    struct table *t = seated_table(c);
    char text[500];
    struct writer w = writer_over(text, sizeof text);

    (void)unused;
    seated_follow(c, t);
    assert_status(t, "The game begins when 2 more people sit down.");
    begin_game(c);
    while (seated_follow(c, t) || table_tick(t, 10))
        ;
    table_status(t, &w);
    assert_non_null(strstr(text, "Ann"));
    hear(c, "log 12 1000 over resigned 1\n");
    assert_true(seated_follow(c, t));
    assert_status(t, "Ann resigned. Bob <b> has won.");
    assert_false(seated_follow(c, t));
    table_free(t);
    client_free(c);
}

/* Does the board say what whoever is to move is asked? */
static bool board_asks(struct table *t)
{
    const struct drawing *d = table_draw(t);
    struct writer drawn = writer_growing(), asked = writer_growing();
    bool found;

    for (int i = 0; i < d->shapes; i++)
        if (d->shape[i].kind == SHAPE_TEXT) { /* lines of one sentence follow each other */
            write_bytes(&drawn, d->text + d->shape[i].first, (size_t)d->shape[i].count);
            write_char(&drawn, ' ');
        }
    table_game(t)->view->ask(&asked, table_state(t));
    found = strstr(drawn.text, asked.text);
    writer_free(&drawn);
    writer_free(&asked);
    return found;
}

/* Nor does any board ask somebody to move then, in any form. */
static void no_board_asks(void **unused)
{
    int usually = 0;

    (void)unused;
    for (const struct game *g = NULL; (g = catalogue_next(g));) {
        struct settings with = together_preset(g, MAX_PLAYERS);
        struct table *t = table_new(g, &with, 3);

        for (int p = 0; p < table_players(t); p++)
            table_seat(t, p, SEAT_REMOTE);
        while (table_tick(t, 10))
            ;
        for (int f = 0; f < FORMS; f++) {
            table_form(t, (enum form)f, 0, 0);
            table_announce(t, "");
            usually += board_asks(t);
            table_announce(t, "Ann resigned.");
            assert_false(board_asks(t));
        }
        table_free(t);
    }
    assert_true(usually > 0);
}

/* On the board it can be played and looked at, and leaves no trace among the kept games until it is
   taken home. */
static void on_the_board(void **unused)
{
    struct shelf shelf = {0};
    struct desk d = desk_on(&shelf, 5);
    struct client *c = in_room();
    char text[4000];
    struct writer w = writer_over(text, sizeof text);
    struct table *t;
    move first[MAX_MOVES];

    (void)unused;
    begin_game(c);
    session_visit(d.session, seated_table(c), false);
    t = session_table(d.session);
    while (seated_follow(c, t) || table_tick(t, 10))
        ;
    pump(&d);
    assert_int_equal(table_length(t), 1);
    assert_true(session_visiting(d.session));
    table_game(t)->rules->moves(table_state(t), first);
    assert_true(table_play(t, first[0]));
    session_step(d.session);
    pump(&d);
    seated_follow(c, t);
    assert_true(*client_waiting(c));
    assert_false(session_can(d.session, ACTION_UNDO));
    assert_false(session_can(d.session, ACTION_SEATS));
    assert_false(session_can(d.session, ACTION_HINT));
    session_do(d.session, ACTION_UNDO);
    assert_int_equal(table_length(t), 2);
    assert_int_equal(shelf.count, 0);
    room_write_save(client_room(c), &w);
    session_take_home(d.session, text, w.size);
    pump(&d);
    assert_int_equal(shelf.count, 1);
    assert_non_null(strstr(shelf.text[0], "\nmoves 1 of 1\nheap7\n"));
    session_do(d.session, ACTION_HOME);
    pump(&d);
    assert_false(session_visiting(d.session));
    assert_int_equal(shelf.count, 1);
    desk_kill(&d);
    shelf_clear(&shelf);
    client_free(c);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(links),           cmocka_unit_test(offers_and_words),
        cmocka_unit_test(marks_of_offers), cmocka_unit_test(dice_too_early),
        cmocka_unit_test(nobodys_turn),    cmocka_unit_test(no_board_asks),
        cmocka_unit_test(signs_of_life),   cmocka_unit_test(code_for_another_device),
        cmocka_unit_test(sitting_down),    cmocka_unit_test(opening_a_room),
        cmocka_unit_test(waiting_move),    cmocka_unit_test(on_the_board),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
