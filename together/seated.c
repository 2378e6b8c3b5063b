/* A room on a table. */
#include "together/seated.h"

#include "core/walk.h"
#include "together/words.h"

#include <string.h>

enum { FAR_BEHIND = 4 }; /* moves: more are not shown one after another */

struct table *seated_table(const struct client *c)
{
    const struct room *r = client_room(c);
    struct table *t;

    if (r->phase == ROOM_EMPTY)
        return NULL;
    t = table_new(r->game, &r->settings, 0);
    table_chance(t, CHANCE_FROM_OUTSIDE);
    for (int p = 0; p < r->players; p++)
        table_seat(t, p, SEAT_REMOTE);
    return t;
}

/* True: that is a new name. */
static bool call(struct table *t, int player, const char *name)
{
    char before[NAME_BYTES];
    struct writer w = writer_over(before, sizeof before);

    write_text(&w, table_called(t, player));
    table_call(t, player, name, strlen(name));
    return strcmp(before, table_called(t, player)) != 0;
}

static bool follow_seats(const struct client *c, struct table *t)
{
    const struct room *r = client_room(c);
    bool changed = false;

    for (int p = 0; p < r->players; p++) {
        bool ours =
            p == client_seat(c) && r->place[p].who == PLACE_PERSON && r->phase == ROOM_PLAYING;
        int who = ours ? SEAT_PERSON : SEAT_REMOTE;

        changed |= call(t, p, r->place[p].name);
        if (table_seat_of(t, p) != who) {
            table_seat(t, p, who);
            changed = true;
        }
    }
    return changed;
}

static bool follow_phase(const struct client *c, struct table *t)
{
    char text[ANNOUNCED_ROOM];
    struct writer w = writer_over(text, sizeof text);

    room_tell_phase(c, &w);
    return table_announce(t, w.size ? text : "");
}

/* How many moves both have in common. */
static int common(const struct room *r, const struct table *t)
{
    int n = 0;

    while (n < r->length && n < table_length(t) && r->list[n] == table_move(t, n))
        n++;
    return n;
}

/* A move that was made at the board and that the room does not know. */
static bool is_ours(const struct client *c, const struct table *t)
{
    const struct room *r = client_room(c);
    int actor = room_actor(r);

    return actor >= 0 && actor == client_seat(c) && r->place[actor].who == PLACE_PERSON &&
           !(r->rules->forced && r->rules->forced(r->state)) && table_at(t) == table_length(t);
}

static void send_move(struct client *c, const struct table *t)
{
    char text[LINE_ROOM / 2];
    struct writer w = writer_over(text, sizeof text);

    table_write_move(t, client_room(c)->length, &w);
    client_move(c, text, w.size);
}

/* Away with what the room did not take. */
static void cut(struct table *t, int to)
{
    table_jump(t, to);
    table_drop(t);
    table_pause(t, false);
}

static bool receive(struct table *t, move m)
{
    int actor = table_actor(t);

    if (actor >= 0 && table_seat_of(t, actor) == SEAT_PERSON) /* made on another device */
        return table_play(t, m);
    return table_receive(t, m);
}

bool seated_follow(struct client *c, struct table *t)
{
    const struct room *r = client_room(c);
    bool seats = follow_seats(c, t), phase = follow_phase(c, t), changed = seats || phase;
    int both = common(r, t);

    if (both == r->length && table_length(t) > both) { /* the table is ahead */
        if (is_ours(c, t) && table_length(t) == both + 1 && client_our_turn(c)) {
            send_move(c, t);
            return true;
        }
        if (*client_waiting(c) ||
            (r->rules->forced && r->phase == ROOM_PLAYING && r->rules->forced(r->state)))
            return changed;
    }
    if (table_length(t) > both) {
        cut(t, both);
        changed = true;
    }
    if (both < r->length && table_at(t) < both) /* somebody looked back */
        changed |= table_jump(t, both);
    while (both < r->length && (!table_moving(t) || r->length - both > FAR_BEHIND)) {
        table_skip(t);
        if (!receive(t, r->list[both]))
            break;
        changed = true;
        both++;
    }
    return changed;
}
