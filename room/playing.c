/* The lines of a game: moves and outcomes of chance, taking back, standing in, the end, the secret. */
#include "room/parts.h"

#include "core/memory.h"
#include "core/walk.h"

#include <string.h>

static void add_move(struct room *r, move m)
{
    if (r->length == r->space) {
        r->space = r->space ? 2 * r->space : 64;
        r->list = memory_grow(r->list, (size_t)r->space * sizeof *r->list);
    }
    r->list[r->length++] = m;
}

static void read_mark(struct reader *in, char out[MOVE_ID + 1])
{
    int length = 0;

    read_exactly(in, " ", "expected a blank");
    while (in->at < in->end && *in->at != ' ' && length < MOVE_ID)
        out[length++] = *in->at++;
    out[length] = '\0';
    read_exactly(in, " ", "expected a mark and a move");
    if (!in->error && length == 0)
        read_fail(in, "expected a mark");
}

const char *take_move(struct room *r, struct reader *in, long long time)
{
    int number = read_number(in, MOST_PLIES, "expected the number of a move"), who;
    char mark[MOVE_ID + 1];
    struct refusal why;
    move m;

    read_exactly(in, " ", "expected a blank");
    who = read_number(in, r->players, "there is no such seat") - 1;
    read_mark(in, mark);
    if (in->error)
        return in->error;
    if (r->phase != ROOM_PLAYING || number != r->length + 1)
        return "this move is not the next one";
    if (who != r->rules->actor(r->state))
        return "it is another one's turn";
    m = r->rules->read_move(in, r->state);
    read_end(in, "nothing may follow the move");
    if (in->error)
        return in->error;
    if (!play(r->rules, r->state, m, &why))
        return "the rules do not allow this move";
    add_move(r, m);
    r->chances += who == CHANCE;
    if (who >= 0) {
        r->place[who].used += time - r->since;
        memcpy(r->place[who].last, mark, sizeof mark);
        r->place[who].last_number = number;
    }
    r->since = time;
    return NULL;
}

const char *take_back(struct room *r, struct reader *in)
{
    int to = read_number(in, MOST_PLIES, "expected how many moves stay");

    read_end(in, "nothing may follow");
    if (in->error)
        return in->error;
    if (r->phase != ROOM_PLAYING || to >= r->length)
        return "there is nothing to take back";
    r->length = to;
    state_start(r->rules, r->state, &r->settings);
    r->chances = 0;
    for (int i = 0; i < to; i++) {
        r->chances += r->rules->actor(r->state) == CHANCE;
        r->rules->apply(r->state, r->list[i]);
    }
    for (int p = 0; p < r->players; p++)
        if (r->place[p].last_number > to)
            *r->place[p].last = '\0';
    return NULL;
}

const char *take_stand(struct room *r, struct reader *in)
{
    int seat = read_seat(in, r), level;

    read_exactly(in, " ", "expected a blank");
    level = read_number(in, 9, "expected a level");
    read_end(in, "nothing may follow");
    if (in->error)
        return in->error;
    if (r->phase != ROOM_PLAYING || r->place[seat].who != PLACE_PERSON)
        return "nobody needs to be stood in for";
    r->place[seat].who = level;
    return NULL;
}

const char *take_resume(struct room *r, struct reader *in)
{
    int seat = read_seat(in, r);

    read_end(in, "nothing may follow");
    if (in->error)
        return in->error;
    if (r->phase != ROOM_PLAYING || r->place[seat].who == PLACE_PERSON || !*r->place[seat].name)
        return "nobody comes back to this seat";
    r->place[seat].who = PLACE_PERSON;
    return NULL;
}

const char *take_over(struct room *r, struct reader *in)
{
    static const char *const words[] = {"end", "resigned", "time", "agreed", "closed", NULL};
    int why = read_word(in, words, "why is it over?"), seat;

    read_exactly(in, " ", "expected a blank");
    seat = read_number(in, r->players, "there is no such seat");
    read_end(in, "nothing may follow");
    if (in->error)
        return in->error;
    if (why == 4 ? r->phase != ROOM_GATHERING && r->phase != ROOM_REVEALING
                 : r->phase != ROOM_PLAYING)
        return "nothing is over here";
    if (why == 0 && r->rules->actor(r->state) != OVER)
        return "the rules say that the game goes on";
    r->phase = why == 4 ? ROOM_CLOSED : ROOM_OVER;
    r->ended_by = seat;
    strcpy(r->ending, words[why]);
    return NULL;
}

const char *take_secret(struct room *r, struct reader *in)
{
    unsigned char secret[SECRET_SIZE];
    char promised[DIGEST_TEXT];
    const char *at = in->at;

    if (!hex_read(at, (size_t)(in->end - at), secret, sizeof secret))
        return "a secret has 64 hexadecimal digits";
    if ((r->phase != ROOM_OVER && r->phase != ROOM_CLOSED) || r->told || r->number == 0)
        return "it is not time for the secret";
    dice_promise(secret, sizeof secret, promised);
    if (strcmp(promised, r->promise) != 0)
        return "the secret is not the one that was promised";
    memcpy(r->dice.secret, secret, sizeof secret);
    r->told = true;
    return NULL;
}
