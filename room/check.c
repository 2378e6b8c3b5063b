/* Looking at a whole game: whether its dice are those that were promised, and taking it home. */
#include "room/parts.h"

#include "core/walk.h"

void room_walk(const struct room *r, room_step *each, void *context)
{
    struct state *s = state_new(r->rules);

    state_start(r->rules, s, &r->settings);
    for (int i = 0; i < r->length; i++) {
        each(context, s, i, r->list[i]);
        r->rules->apply(s, r->list[i]);
    }
    state_free(s);
}

struct checked {
    const struct room *room;
    uint64_t events;
    bool wrong;
};

static void check_step(void *context, const struct state *before, int n, move m)
{
    struct checked *c = context;

    (void)n;
    if (c->room->rules->actor(before) == CHANCE)
        c->wrong |= dice_roll(&c->room->dice, c->room->rules, before, c->events++) != m;
}

const char *room_check_dice(const struct room *r)
{
    struct checked c = {.room = r};

    if (!r->told)
        return "the secret has not been told yet";
    if (!*r->dice.game)
        return NULL; /* the game never began */
    room_walk(r, check_step, &c);
    return c.wrong ? "an outcome of chance does not follow from the secret and the texts" : NULL;
}

struct saving {
    const struct rules *rules;
    struct writer *to;
};

static void write_step(void *context, const struct state *before, int n, move m)
{
    struct saving *s = context;

    (void)n;
    s->rules->write_move(s->to, before, m);
    write_char(s->to, '\n');
}

void room_write_save(const struct room *r, struct writer *w)
{
    struct saving saving = {r->rules, w};

    write_text(w, "parlour 1\ngame ");
    write_text(w, r->rules->name);
    write_char(w, ' ');
    write_number(w, r->rules->version);
    write_text(w, "\noptions ");
    settings_write(w, r->rules->options, &r->settings, NULL);
    write_text(w, "\nseats");
    for (int p = 0; p < MAX_PLAYERS; p++) {
        int who = p < r->players ? r->place[p].who : PLACE_PERSON;

        write_char(w, ' ');
        if (who > 0)
            write_number(w, who);
        else
            write_text(w, who < 0 ? "person" : "random");
    }
    write_text(w, "\nseed 0\nstart new\nmoves ");
    write_number(w, r->length);
    write_text(w, " of ");
    write_number(w, r->length);
    write_char(w, '\n');
    room_walk(r, write_step, &saving);
    write_text(w, "end\n");
}
