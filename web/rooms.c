/* What the page calls to be in a room: see rooms.h. */
#include "web/rooms.h"

#include <string.h>

struct client *rooms_client(struct reader *r)
{
    size_t length = (size_t)(r->end - r->at);
    char id[ROOM_ID + 1], chance[CHANCE_TEXT + 1];

    if (length > 0 && *r->at == 'p')
        return client_read(r->at, length);
    if (length != ROOM_ID + 1 + CHANCE_TEXT || r->at[ROOM_ID] != ' ')
        return NULL;
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

void rooms_sit(struct client *c, int seat, struct reader *r)
{
    client_sit(c, seat, r->at, (size_t)(r->end - r->at));
}

void rooms_ask(struct client *c, struct reader *r)
{
    client_ask(c, r->at, (size_t)(r->end - r->at));
}

int rooms_next(struct client *c, struct writer *w)
{
    return client_next(c, w);
}

int rooms_notice(struct client *c, struct writer *w)
{
    char text[NOTICE_ROOM];

    if (!client_notice(c, text))
        return 0;
    write_text(w, text);
    return 1;
}

static void field(struct writer *w, long long number)
{
    write_number(w, number);
    write_char(w, '\t');
}

void rooms_describe(const struct client *c, struct writer *w)
{
    const struct room *r = client_room(c);
    const struct asked *asked = client_asked(c);

    field(w, r->phase);
    field(w, r->number);
    write_text(w, r->game ? r->rules->name : "");
    write_char(w, '\t');
    write_text(w, r->ending);
    write_char(w, '\t');
    field(w, r->ended_by);
    write_number(w, r->players);
    write_char(w, '\n');
    field(w, r->terms.clock);
    field(w, r->terms.time);
    field(w, r->terms.away);
    field(w, r->terms.stand);
    write_number(w, r->terms.hints);
    write_char(w, '\n');
    write_text(w, asked->wish);
    write_char(w, '\t');
    field(w, asked->by);
    field(w, asked->about);
    field(w, asked->yes);
    write_number(w, asked->voters);
    for (int p = 0; p < r->players; p++) {
        write_char(w, '\n');
        field(w, r->place[p].who);
        write_text(w, r->place[p].name);
    }
}

double rooms_left(const struct client *c, double now)
{
    return (double)room_left(client_room(c), client_clock(c, (long long)now));
}

int rooms_actor(const struct client *c)
{
    return room_actor(client_room(c));
}

int rooms_length(const struct client *c)
{
    return client_room(c)->length;
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
    const char *wrong = room_check_dice(client_room(c));

    write_text(w, wrong ? wrong : "");
}

bool rooms_told(const struct client *c)
{
    return client_room(c)->told;
}
