/* Who sits where, and the promises that the dice are made of: everybody promises a text, then everybody
   tells it, then the game begins. */
#include "room/parts.h"

#include "core/walk.h"

#include <string.h>

int read_seat(struct reader *in, const struct room *r)
{
    int seat = read_number(in, r->players, "there is no such seat") - 1;

    if (!in->error && seat < 0)
        read_fail(in, "there is no such seat");
    return in->error ? 0 : seat;
}

/* To the end of the line. */
static size_t read_rest(struct reader *in, const char **at)
{
    read_exactly(in, " ", "expected a blank");
    *at = in->at;
    return in->error ? 0 : (size_t)(in->end - in->at);
}

static bool read_digest(struct reader *in, char out[DIGEST_TEXT])
{
    unsigned char bytes[DIGEST_SIZE];
    const char *at;
    size_t length = read_rest(in, &at);

    if (in->error || !hex_read(at, length, bytes, sizeof bytes))
        return false;
    hex_write(bytes, sizeof bytes, out);
    return true;
}

/* Everybody moves on by one seat, with computers that were seated from the start. */
static void rotate(struct room *r)
{
    struct chair last = r->place[r->players - 1];

    memmove(r->place + 1, r->place, (size_t)(r->players - 1) * sizeof last);
    r->place[0] = last;
    for (int p = 0; p < r->players; p++) {
        struct chair *one = &r->place[p];

        if (*one->name)
            one->who = PLACE_PERSON;
        *one->hash = *one->last = '\0';
        one->used = 0;
        one->last_number = 0;
    }
}

const char *take_promise(struct room *r, struct reader *in)
{
    int number = read_number(in, ROOM_GAMES, "expected the number of a game");
    char promise[DIGEST_TEXT];

    if (!read_digest(in, promise))
        return "a promise has 64 hexadecimal digits";
    if (number != r->number + 1 || (number > 1 && (r->phase != ROOM_OVER || !r->told)))
        return "it is not time for another game";
    if (number > 1)
        rotate(r);
    r->number = number;
    r->round = 0;
    memcpy(r->promise, promise, sizeof promise);
    r->told = false;
    r->dice = (struct dice){.players = r->players};
    r->phase = ROOM_GATHERING;
    r->length = r->chances = 0;
    *r->ending = '\0';
    state_start(r->rules, r->state, &r->settings);
    return NULL;
}

/* All seats are taken and all texts promised: they can be told. */
static void look_around(struct room *r)
{
    for (int p = 0; p < r->players; p++)
        if (r->place[p].who == PLACE_OPEN || (*r->place[p].name && !*r->place[p].hash))
            return;
    r->phase = ROOM_REVEALING;
}

static bool has_name(const struct room *r, const char *name, size_t length)
{
    for (int p = 0; p < r->players; p++) {
        const char *other = r->place[p].name;
        size_t i = 0;

        while (i < length && other[i] && (other[i] | 32) == (name[i] | 32))
            i++;
        if (length > 0 && i == length && !other[i])
            return true;
    }
    return false;
}

const char *take_sit(struct room *r, struct reader *in)
{
    int seat = read_seat(in, r);
    const char *name;
    size_t length = read_rest(in, &name);

    if (in->error)
        return in->error;
    if (r->phase != ROOM_GATHERING || r->place[seat].who != PLACE_OPEN)
        return "the seat is taken";
    if (!name_is_good(name, length))
        return "a name has 1 to 24 visible letters";
    if (has_name(r, name, length))
        return "somebody here has this name";
    r->place[seat].who = PLACE_PERSON;
    memcpy(r->place[seat].name, name, length);
    r->place[seat].name[length] = '\0';
    return NULL;
}

const char *take_free(struct room *r, struct reader *in)
{
    int seat = read_seat(in, r);

    if (in->error)
        return in->error;
    if ((r->phase != ROOM_GATHERING && r->phase != ROOM_REVEALING) || !*r->place[seat].name)
        return "nobody can be asked to leave this seat";
    r->place[seat] = (struct chair){.given = PLACE_OPEN, .who = PLACE_OPEN};
    if (r->phase == ROOM_REVEALING) /* texts were told: who comes now must not know them */
        for (int p = 0; p < r->players; p++)
            *r->place[p].hash = *r->dice.text[p] = '\0';
    r->round += r->phase == ROOM_REVEALING;
    r->phase = ROOM_GATHERING;
    return NULL;
}

const char *take_hash(struct room *r, struct reader *in)
{
    int seat = read_seat(in, r);
    char hash[DIGEST_TEXT];

    if (!read_digest(in, hash))
        return "a promise has 64 hexadecimal digits";
    if (r->phase != ROOM_GATHERING || r->number == 0 || !*r->place[seat].name ||
        *r->place[seat].hash)
        return "no promise is wanted here";
    memcpy(r->place[seat].hash, hash, sizeof hash);
    look_around(r);
    return NULL;
}

static bool text_is_good(const char *text, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (!strchr("0123456789abcdef", text[i]) || !text[i])
            return false;
    return length >= 32 && length <= DICE_TEXT;
}

const char *take_text(struct room *r, struct reader *in)
{
    int seat = read_seat(in, r);
    char promised[DIGEST_TEXT];
    const char *text;
    size_t length = read_rest(in, &text);

    if (in->error)
        return in->error;
    if (r->phase != ROOM_REVEALING || *r->dice.text[seat] || !*r->place[seat].name)
        return "no text is wanted here";
    if (!text_is_good(text, length))
        return "a text has 32 to 64 hexadecimal digits";
    dice_promise(text, length, promised);
    if (strcmp(promised, r->place[seat].hash) != 0)
        return "the text is not the one that was promised";
    memcpy(r->dice.text[seat], text, length);
    return NULL;
}

const char *take_begin(struct room *r, struct reader *in)
{
    struct writer w = writer_over(r->dice.game, sizeof r->dice.game);

    read_end(in, "nothing may follow");
    if (in->error)
        return in->error;
    if (r->phase != ROOM_REVEALING)
        return "it is not time to begin";
    for (int p = 0; p < r->players; p++)
        if (*r->place[p].name && !*r->dice.text[p])
            return "a text is missing";
    write_text(&w, r->id);
    write_char(&w, '/');
    write_number(&w, r->number);
    r->phase = ROOM_PLAYING;
    return NULL;
}
