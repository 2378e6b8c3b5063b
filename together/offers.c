/* What can be done in a room now. */
#include "together/words.h"

#include <string.h>

struct listing {
    const struct client *client;
    struct room_offer *out;
    int count;
};

/* `number`: behind the request, or -1. */
static struct room_offer *offer(struct listing *l, const char *label, const char *request,
                                int number)
{
    struct room_offer *o = &l->out[l->count];
    struct writer w = writer_over(o->request, sizeof o->request);

    if (l->count + 1 < MOST_OFFERS_IN_ROOM)
        l->count++;
    *o = (struct room_offer){.seat = -1, .label = label};
    write_text(&w, request);
    if (number >= 0) {
        write_char(&w, ' ');
        write_number(&w, number);
    }
    w = writer_over(o->mark, sizeof o->mark);
    write_text(&w, o->request);
    return o;
}

static void offer_seats(struct listing *l)
{
    const struct room *r = client_room(l->client);
    bool gathers = r->phase == ROOM_GATHERING || r->phase == ROOM_REVEALING;
    bool asked = *client_asked(l->client)->wish;
    int seat = client_seat(l->client);

    for (int p = 0; p < r->players; p++) {
        struct room_offer *o = NULL;

        if (r->place[p].who == PLACE_OPEN && seat < 0 && r->phase == ROOM_GATHERING) {
            o = offer(l, "Sit here", "sit", p + 1);
            o->main = true;
        } else if (*r->place[p].name && client_opener(l->client) && p != seat && gathers)
            o = offer(l, "Free the seat", "free", p + 1);
        else if (*r->place[p].name && seat < 0 && !gathers && r->phase != ROOM_CLOSED && !asked)
            o = offer(l, "This was me", "ask seat", p + 1);
        if (o)
            o->seat = p;
    }
}

/* An answer to this question, and to no other: whoever presses "Agree" while it changes has not agreed. */
static struct room_offer *offer_vote(struct listing *l, const char *label, const char *request)
{
    const struct asked *a = client_asked(l->client);
    struct room_offer *o = offer(l, label, request, -1);
    struct writer w = writer_over(o->mark, sizeof o->mark);

    write_text(&w, request);
    write_char(&w, ' ');
    write_text(&w, a->wish);
    write_char(&w, ' ');
    write_number(&w, a->by);
    write_char(&w, ' ');
    write_number(&w, a->about);
    return o;
}

static void offer_votes(struct listing *l)
{
    const struct asked *a = client_asked(l->client);
    int seat = client_seat(l->client);

    if (!*a->wish || seat < 0)
        return;
    if (a->by == seat)
        offer_vote(l, "Withdraw", "no");
    else if (a->voters >> seat & 1 && !(a->yes >> seat & 1)) {
        offer_vote(l, "Agree", "yes")->main = true;
        offer_vote(l, "Decline", "no");
    }
}

struct search {
    const struct rules *rules;
    int seat, last;
};

static void look(void *context, const struct state *before, int n, move m)
{
    struct search *s = context;

    (void)m;
    if (s->rules->actor(before) == s->seat)
        s->last = n;
}

/* How many moves stay if our last decision is taken back; -1: there is none. */
static int before_ours(const struct client *c)
{
    const struct room *r = client_room(c);
    struct search s = {r->rules, client_seat(c), -1};

    room_walk(r, look, &s);
    return s.last;
}

static void offer_play(struct listing *l)
{
    const struct room *r = client_room(l->client);
    int back = before_ours(l->client);

    if (r->place[client_seat(l->client)].who != PLACE_PERSON)
        offer(l, "I am back", "resume", -1)->main = true;
    if (!*client_asked(l->client)->wish) { /* one thing at a time */
        for (int p = 0; p < r->players; p++)
            if (client_away(l->client) >> p & 1)
                offer(l, "Let a computer play", "ask stand", p + 1)->seat = p;
        if (client_away(l->client))
            offer(l, "End the game", "ask end", 0);
        if (back >= 0)
            offer(l, "Ask to take back", "ask back", back);
    }
    offer(l, "Continue on another device", "device", -1);
    offer(l, "Resign", "resign", -1)->grave = true;
}

int room_offers(const struct client *c, struct room_offer out[MOST_OFFERS_IN_ROOM])
{
    const struct room *r = client_room(c);
    struct listing l = {c, out, 0};
    bool seated = client_seat(c) >= 0;

    if (r->phase == ROOM_EMPTY)
        return 0;
    offer_votes(&l);
    offer_seats(&l);
    if (r->phase == ROOM_GATHERING && seated)
        offer(&l, "Leave the seat", "leave", -1);
    if (r->phase == ROOM_GATHERING && client_opener(c))
        offer(&l, "Close the room", "close", -1)->grave = true;
    if (r->phase == ROOM_PLAYING && seated)
        offer_play(&l);
    if (r->phase == ROOM_OVER && seated)
        offer(&l, "Another game", "again", -1)->main = true;
    return l.count;
}

const char *room_send(struct client *c, const char *request, size_t length, const char *name,
                      size_t name_length)
{
    struct reader r = reader_over(request, length);
    char clean[NAME_BYTES];
    int seat;

    if (!read_if(&r, "sit ")) {
        client_ask(c, request, length);
        return NULL;
    }
    seat = read_number(&r, MAX_PLAYERS, "expected a seat") - 1;
    name_clean(clean, name, name_length);
    if (!name_is_good(clean, strlen(clean)))
        return "Please say who you are: up to 24 letters.";
    client_sit(c, seat, clean, strlen(clean));
    return NULL;
}
