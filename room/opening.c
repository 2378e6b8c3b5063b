/* The first line of a log: the game, its options and seats, and what was agreed. */
#include "room/parts.h"

#include "core/walk.h"

#include <string.h>

static size_t word_length(const struct reader *in)
{
    size_t length = 0;

    while (in->at + length < in->end && in->at[length] != ' ')
        length++;
    return length;
}

static void read_id(struct reader *in, char out[ROOM_ID + 1])
{
    for (int i = 0; i < ROOM_ID; i++)
        out[i] = "abcdefghijklmnopqrstuvwxyz234567"[read_one_of(
            in, "abcdefghijklmnopqrstuvwxyz234567", "this is no name of a room")];
    out[ROOM_ID] = '\0';
    read_exactly(in, " ", "expected a blank");
}

const struct game *room_read_game(struct reader *in)
{
    size_t length = word_length(in);
    const struct game *g = in->error ? NULL : catalogue_find(in->at, length);

    if (!g) {
        read_fail(in, "there is no such game");
        return NULL;
    }
    in->at += length;
    read_exactly(in, " ", "expected a blank");
    if (read_number(in, 1000000, "expected a version") != g->rules->version)
        read_fail(in, "it is by other rules: one of the two programs is older");
    read_exactly(in, " ", "expected a blank");
    return g;
}

static int read_places(struct reader *in, struct chair out[MAX_PLAYERS])
{
    int count = 0, open = 0;

    do {
        bool free = read_if(in, "open");
        int who = free ? PLACE_OPEN : read_number(in, 9, "a seat is open or has a level");

        if (count == MAX_PLAYERS) {
            read_fail(in, "too many seats");
            return 0;
        }
        out[count++] = (struct chair){.given = who, .who = who};
        open += free;
    } while (!in->error && read_if(in, ","));
    if (open == 0)
        read_fail(in, "nobody can sit down");
    return count;
}

const char *take_opening(struct room *r, struct reader *in)
{
    struct room new = {.phase = ROOM_GATHERING};

    if (r->phase != ROOM_EMPTY)
        return "the room is open already";
    read_id(in, new.id);
    new.game = room_read_game(in);
    if (!new.game)
        return in->error;
    new.rules = new.game->rules;
    new.players = read_places(in, new.place);
    new.settings = settings_preset(new.rules->options);
    settings_read(in, new.rules->options, &new.settings);
    read_exactly(in, ";", "expected ';' after the options");
    terms_read(in, &new.terms);
    if (in->error)
        return in->error;
    new.state = state_new(new.rules);
    state_start(new.rules, new.state, &new.settings);
    if (new.rules->players(new.state) != new.players) {
        state_free(new.state);
        return "the game has another number of seats";
    }
    new.log = r->log;
    new.log_size = r->log_size;
    new.log_space = r->log_space;
    new.mark = r->mark;
    *r = new;
    return NULL;
}
