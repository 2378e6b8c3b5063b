/* What the page calls to be in a room: see rooms.h. */
#include "web/rooms.h"

#include "together/answer.h"
#include "together/preset.h"
#include "web/page.h"

#include <string.h>

enum { NEWS_ROOM = 2 * SENTENCE_ROOM };

static void line(struct writer *w, const char *word)
{
    write_char(w, '\n');
    write_text(w, word);
    write_char(w, '\t');
}

struct start *rooms_start(const struct game *g)
{
    struct start *how = page_start(NULL, g);

    how->settings = together_preset(g, MAX_PLAYERS);
    for (int p = 0; p < MAX_PLAYERS; p++)
        how->seat[p] = SEAT_PERSON;
    return how;
}

void rooms_opening(const struct game *g, const struct start *how, struct reader *agreed,
                   struct writer *w)
{
    struct writer what = writer_growing();
    int choice[AGREEMENTS];

    for (int i = 0; i < AGREEMENTS; i++) {
        choice[i] = read_number(agreed, agreed_choices((enum agreed)i) - 1, "expected a choice");
        read_space(agreed);
    }
    together_write(g, &how->settings, how->seat, &what);
    together_ask(what.text, choice, w);
    writer_free(&what);
}

int rooms_answered(const struct reader *r)
{
    return answer_whole(r->at, (size_t)(r->end - r->at));
}

void rooms_answers(struct reader *r, struct writer *w)
{
    static const char *const words[] = {
        [ANSWER_OPENED] = "opened", [ANSWER_LISTED] = "listed", [ANSWER_REFUSED] = "refused"};
    struct answer a;

    while (answer_next(r, &a)) {
        line(w, words[a.kind]);
        write_text(w, a.kind == ANSWER_REFUSED ? a.words : a.room);
        write_char(w, '\t');
        write_text(w, a.kind == ANSWER_LISTED ? a.title : a.secret);
        write_char(w, '\t');
        write_text(w, a.words);
    }
}

struct client *rooms_client(struct reader *r)
{
    size_t length = (size_t)(r->end - r->at);
    char id[ROOM_ID + 1], chance[CHANCE_TEXT + 1];

    if (length != ROOM_ID + 1 + CHANCE_TEXT || r->at[ROOM_ID] != ' ')
        return client_read(r->at, length);
    memcpy(id, r->at, ROOM_ID);
    memcpy(chance, r->at + ROOM_ID + 1, CHANCE_TEXT);
    id[ROOM_ID] = chance[CHANCE_TEXT] = '\0';
    return client_new(id, chance);
}

void rooms_receive(struct client *c, struct reader *r, double now)
{
    client_receive(c, r->at, (size_t)(r->end - r->at), (long long)now);
}

void rooms_tick(struct client *c, double now)
{
    client_tick(c, (long long)now);
}

const char *rooms_ask(struct client *c, const struct reader *r, const struct reader *name)
{
    return room_send(c, r->at, (size_t)(r->end - r->at), name->at, (size_t)(name->end - name->at));
}

int rooms_next(struct client *c, struct writer *w)
{
    return client_next(c, w);
}

int rooms_notice(struct client *c, struct writer *w)
{
    char notice[NOTICE_ROOM], words[SENTENCE_ROOM];
    struct writer out = writer_over(words, sizeof words);

    if (!client_notice(c, notice))
        return 0;
    room_tell_notice(c, notice, &out);
    write_text(w, words);
    return 1;
}

static void number(struct writer *w, const char *word, int value)
{
    line(w, word);
    write_number(w, value);
}

static void describe_offers(const struct client *c, struct writer *w)
{
    struct room_offer offers[MOST_OFFERS_IN_ROOM];
    int count = room_offers(c, offers);

    for (int i = 0; i < count; i++) {
        number(w, "offer", offers[i].seat);
        write_text(w, offers[i].main ? "\t1" : "\t0");
        write_text(w, offers[i].grave ? "\t1\t" : "\t0\t");
        write_text(w, offers[i].request);
        write_char(w, '\t');
        write_text(w, offers[i].mark);
        write_char(w, '\t');
        write_text(w, offers[i].label);
    }
}

static void describe_news(const struct client *c, struct writer *w)
{
    char news[NEWS_ROOM];
    struct writer out = writer_over(news, sizeof news);

    room_tell_news(c, &out);
    for (const char *at = news; *at; at += strcspn(at, "\n") + 1) {
        line(w, "news");
        write_bytes(w, at, strcspn(at, "\n"));
    }
}

void rooms_describe(const struct client *c, struct writer *w, double now)
{
    const struct room *r = client_room(c);

    number(w, "phase", (int)r->phase);
    line(w, "game");
    write_text(w, r->game ? r->rules->name : "");
    number(w, "hints", r->terms.hints);
    for (int i = 0; i < ROOM_PARTS; i++)
        if (room_has(c, (enum room_part)i)) {
            number(w, "part", i);
            write_char(w, '\t');
            write_text(w, room_label(c, (enum room_part)i));
        }
    line(w, "title");
    room_tell_title(r->game, client_our_turn(c), w);
    line(w, "watching");
    room_tell_watching(c, w);
    number(w, "asked", *client_asked(c)->wish != '\0');
    line(w, "terms");
    room_tell_terms(c, w);
    line(w, "link");
    room_tell_link(c, w);
    line(w, "code");
    write_text(w, client_code(c, (long long)now));
    line(w, "left");
    room_tell_left(c, (long long)now, w);
    for (int i = 0; i < PHRASES; i++) {
        line(w, "phrase");
        write_text(w, room_phrase(i));
    }
    for (int p = 0; p < r->players; p++) {
        line(w, "seat");
        room_tell_name(c, p, w);
        write_char(w, '\t');
        room_tell_seat(c, p, w);
    }
    describe_news(c, w);
    describe_offers(c, w);
}

int rooms_actor(const struct client *c)
{
    return room_actor(client_room(c));
}

void rooms_log(const struct client *c, struct writer *w)
{
    write_bytes(w, client_room(c)->log, client_room(c)->log_size);
}

void rooms_save(const struct client *c, struct writer *w)
{
    room_write_save(client_room(c), w);
}

void rooms_check(const struct client *c, struct writer *w)
{
    room_tell_dice(c, w);
}
