/* What is said beside the board: notices, waits, offers and lists of the session, puzzles and lessons, rooms, and all words
   that never change. */
#include "tests/words/said.h"

#include "puzzle/quest.h"
#include "tests/unit/session-help.h"
#include "together/agreed.h"
#include "together/words.h"

enum { TEXT = 4096 };

static void hear(struct book *b, const struct game *g, const char *place, enum manner manner,
                 const char *text)
{
    for (int finger = 0; finger < 2; finger++) {
        struct where at = {g, place, manner, finger, NULL};

        book_hear(b, &at, text);
    }
}

/* ---- The session ---------------------------------------------------------------------------- */

static void listen(struct book *b, struct desk *d, const struct game *g, const char *place)
{
    enum action offers[MOST_OFFERS];
    char text[TEXT];
    struct writer w = writer_over(text, sizeof text);
    int count = session_offers(d->session, offers);

    session_notice(d->session, &w);
    hear(b, g, place, SAID_WORDS, text);
    w = writer_over(text, sizeof text);
    session_busy(d->session, &w);
    hear(b, g, "wait", SAID_WORDS, text);
    for (int i = 0; i < count; i++)
        hear(b, g, "offer", SAID_LABEL, session_label(offers[i]));
    hear(b, g, "said", SAID_SENTENCE, d->said);
    d->said[0] = '\0';
}

static void listen_list(struct book *b, struct desk *d, const struct game *g)
{
    char text[TEXT];
    struct writer w;

    session_do(d->session, ACTION_GAMES);
    pump(d);
    for (int i = 0; i < session_count(d->session); i++) {
        struct entry e;

        w = writer_over(text, sizeof text);
        session_tell_entry(d->session, i, &w);
        hear(b, g, "your games", SAID_WORDS, text);
        session_entry(d->session, i, &e);
        hear(b, g, "your games", SAID_WORDS, e.words);
        hear(b, g, "your games", SAID_WORDS, entry_state(&e));
    }
    w = writer_over(text, sizeof text);
    session_tell_progress(d->session, &w);
    hear(b, g, "progress", SAID_WORDS, text);
}

/* A game with a person called Ann and computers; waits, hints, a store that fails, looking back. */
static void walk_session(struct book *b, const struct game *g)
{
    struct shelf shelf = {0};
    struct desk d = desk_on(&shelf, 1);
    struct start how;

    session_preset(d.session, g, &how);
    memcpy(how.name[0], "Ann", 4);
    how.seeded = true;
    session_begin(d.session, g, &how);
    pump(&d);
    listen(b, &d, g, "notice");
    session_do(d.session, ACTION_HINT);
    pump(&d);
    session_pass(d.session, 1);
    listen(b, &d, g, "notice");
    session_solving(d.session, g, 0.4);
    listen(b, &d, g, "notice");
    session_do(d.session, ACTION_CANCEL);
    d.think = true;
    for (int i = 0; i < 8 && table_actor(session_table(d.session)) >= 0; i++)
        move_on(&d, i);
    session_do(d.session, ACTION_PREVIOUS);
    pump(&d);
    listen(b, &d, g, "notice");
    session_do(d.session, ACTION_LATEST);
    shelf.broken = "No space left on device";
    if (table_actor(session_table(d.session)) >= 0)
        move_on(&d, 0);
    listen(b, &d, g, "notice");
    shelf.broken = NULL;
    pump(&d);
    listen_list(b, &d, g);
    session_paste(d.session, g, "nonsense", 8, "Game.txt");
    pump(&d);
    listen(b, &d, g, "notice");
    session_view(d.session, g, "nonsense", 8);
    hear(b, g, "viewer", SAID_SENTENCE, session_mistake(d.session));
    desk_kill(&d);
    shelf_clear(&shelf);
}

void walk_sessions(struct book *b, const struct game *g)
{
    walk_session(b, g);
    if (g->rules->guide)
        hear(b, g, "guide", SAID_WORDS, g->rules->guide);
    hear(b, g, "start screen", SAID_WORDS, g->view->invitation ? g->view->invitation : "");
    hear(b, g, "start screen", SAID_WORDS, g->view->span ? g->view->span : "");
    for (int i = 0; g->rules->options[i].key; i++) {
        hear(b, g, "option", SAID_WORDS, g->rules->options[i].label);
        for (int k = 0; k < option_choices(&g->rules->options[i]); k++) {
            char text[80];
            struct writer w = writer_over(text, sizeof text);

            option_word(&w, &g->rules->options[i], k);
            hear(b, g, "option", SAID_WORDS, text);
        }
    }
}

/* ---- Puzzles and lessons -------------------------------------------------------------------- */

static void walk_quest(struct book *b, const struct game *g, struct quest *q, const char *place)
{
    move list[MAX_MOVES];
    int count = g->rules->moves(puzzle_state(&q->puzzle), list);
    char text[TEXT];
    struct writer w = writer_over(text, sizeof text);

    quest_ask(q, &w);
    hear(b, g, place, SAID_SENTENCE, text);
    for (int i = 0; i < 3; i++) {
        w = writer_over(text, sizeof text);
        quest_hint(q, &w);
        hear(b, g, place, SAID_SENTENCE, text);
    }
    for (int i = 0; i < 8 && i < count; i++) {
        move m = list[(i * 7) % count];

        w = writer_over(text, sizeof text);
        if (!quest_answer(q, m))
            quest_doubt(q, m, &w);
        hear(b, g, place, SAID_SENTENCE, text);
    }
    w = writer_over(text, sizeof text);
    quest_praise(q, &w);
    hear(b, g, place, SAID_SENTENCE, text);
    w = writer_over(text, sizeof text);
    quest_reveal(q, &w);
    hear(b, g, place, SAID_SENTENCE, text);
}

void walk_puzzles(struct book *b, const struct game *g)
{
    struct quest q;

    for (int i = 0; i < quest_count(g); i += 3)
        if (quest_begin(&q, g, i))
            walk_quest(b, g, &q, "puzzle");
    for (int i = 0; i < quest_lessons(g); i++)
        if (quest_lesson(&q, g, i))
            walk_quest(b, g, &q, "lesson");
}

/* ---- Rooms ---------------------------------------------------------------------------------- */

static void listen_room(struct book *b, const struct client *c)
{
    struct room_offer offers[MOST_OFFERS_IN_ROOM];
    int count = room_offers(c, offers);
    char text[TEXT], *line;
    struct writer w = writer_over(text, sizeof text);

    for (int i = 0; i < count; i++)
        hear(b, NULL, "room's button", SAID_LABEL, offers[i].label);
    room_tell_news(c, &w);
    for (line = strtok(text, "\n"); line; line = strtok(NULL, "\n"))
        hear(b, NULL, "room", SAID_SENTENCE, line);
    for (int i = 0; i < client_room(c)->players; i++) {
        w = writer_over(text, sizeof text);
        room_tell_seat(c, i, &w);
        hear(b, NULL, "room's seat", SAID_WORDS, text);
    }
    w = writer_over(text, sizeof text);
    if (client_room(c)->phase != ROOM_EMPTY)
        room_tell_terms(c, &w);
    hear(b, NULL, "room", SAID_SENTENCE, text);
    w = writer_over(text, sizeof text);
    room_tell_link(c, &w);
    hear(b, NULL, "room", SAID_SENTENCE, text);
}

static void receive(struct client *c, const char *frame)
{
    client_receive(c, frame, strlen(frame), 1000);
}

void walk_rooms(struct book *b)
{
    static const char chance[] = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
    struct client *c = client_new("abcdefghijklmnop", chance);

    client_connected(c);
    listen_room(b, c);
    receive(c,
            "welcome 1 1000 0 0\n"
            "log 1 1000 room abcdefghijklmnop marrakech 1 open,open,5,0 players=4 ; clock=move:60\n"
            "log 3 1000 promise 1 "
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7\n");
    listen_room(b, c);
    receive(c, "log 4 1000 sit 1 Ann\n");
    listen_room(b, c);
    client_free(c);
    hear(b, NULL, "room", SAID_SENTENCE, agreed_rule());
    for (int about = 0; about < AGREEMENTS; about++) {
        hear(b, NULL, "room's terms", SAID_WORDS, agreed_label((enum agreed)about));
        for (int i = 0; i < agreed_choices((enum agreed)about); i++)
            hear(b, NULL, "room's terms", SAID_WORDS, agreed_words((enum agreed)about, i));
    }
    for (int i = 0; i < PHRASES; i++)
        hear(b, NULL, "phrase", SAID_SENTENCE, room_phrase(i));
}

/* ---- What never changes --------------------------------------------------------------------- */

void walk_fixed(struct book *b)
{
    for (int a = 1; a <= ACTION_NEXT; a++)
        hear(b, NULL, "action", SAID_LABEL, session_label((enum action)a));
    for (int level = SEAT_REMOTE; level <= LEVELS; level++) {
        char text[80];
        struct writer w = writer_over(text, sizeof text);

        seat_write(&w, level);
        hear(b, NULL, "seat", SAID_WORDS, text);
        w = writer_over(text, sizeof text);
        seat_choice(&w, level);
        hear(b, NULL, "seat", SAID_WORDS, text);
    }
}
