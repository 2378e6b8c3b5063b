/* Being in a room from afar: what the server says. */
#include "together/parts.h"

#include <string.h>

enum { MOST_CODE_SECONDS = 3600 };

static void note(struct client *c, const char *text, size_t length)
{
    struct writer w;

    if (c->notices == MOST_NOTICES) {
        memmove(c->notice[0], c->notice[1], sizeof c->notice - sizeof c->notice[0]);
        c->notices--;
    }
    w = writer_over(c->notice[c->notices++], NOTICE_ROOM);
    write_bytes(&w, text, length);
}

bool client_notice(struct client *c, char out[NOTICE_ROOM])
{
    if (c->notices == 0)
        return false;
    memcpy(out, c->notice[0], NOTICE_ROOM);
    c->notices--;
    memmove(c->notice[0], c->notice[1], sizeof c->notice - sizeof c->notice[0]);
    return true;
}

static void say(struct client *c, const char *sentence)
{
    note(c, sentence, strlen(sentence));
}

static long long read_long(struct reader *in)
{
    long long value = 0;

    while (in->at < in->end && *in->at >= '0' && *in->at <= '9' && value < 1000000000000000)
        value = 10 * value + (*in->at++ - '0');
    read_if(in, " ");
    return value;
}

/* A seat that no room can have is none, whatever a server says. */
static int read_seat(struct reader *in)
{
    long long number = read_long(in);

    return number <= MAX_PLAYERS ? (int)number - 1 : -1;
}

static void read_text(struct reader *in, char *out, size_t space)
{
    size_t length = 0;

    while (in->at < in->end && *in->at != ' ' && length + 1 < space)
        out[length++] = *in->at++;
    out[length] = '\0';
    read_if(in, " ");
}

/* ---- The log ---------------------------------------------------------------------------------- */

/* Has the move that waits come to be, or has another one taken its place? */
static void look_at_waiting(struct client *c)
{
    const struct room *r = c->room;
    bool over = r->phase == ROOM_OVER || r->number > c->waiting_game;

    if (!*c->waiting || r->number < c->waiting_game ||
        (!over && (r->phase != ROOM_PLAYING || r->length < c->waiting_number)))
        return;
    if (c->seat < 0 || strcmp(r->place[c->seat].last, c->mark) != 0)
        say(c, over ? "Your last move came too late: the game is over."
                    : "Your last move came too late: the game has gone on without it.");
    *c->waiting = '\0';
    c->unsaved = true;
}

static void take_log(struct client *c, struct reader *in)
{
    long long seq = read_long(in), time = read_long(in);
    const char *wrong;

    if (seq <= c->room->seq)
        return; /* told twice */
    wrong = room_take(c->room, seq, time, in->at, (size_t)(in->end - in->at));
    if (wrong) {
        say(c, "The server told something that the rules do not allow:");
        say(c, wrong);
    }
}

/* Texts and promises are told without anybody being asked. */
static void keep_promises(struct client *c)
{
    const struct room *r = c->room;
    char line[LINE_ROOM], text[DICE_TEXT / 2 + 1], promise[DIGEST_TEXT];
    struct writer w = writer_over(line, sizeof line);
    int now = 1 + r->number * ROOM_GAMES + r->round;

    if (c->seat < 0 || c->link != LINK_UP)
        return;
    client_text(c, text);
    if (r->phase == ROOM_REVEALING && !*r->dice.text[c->seat] && c->told_text != now) {
        c->told_text = now;
        write_text(&w, "text ");
        write_text(&w, text);
        client_put(c, line, w.size);
    } else if (r->phase == ROOM_GATHERING && *r->place[c->seat].name && !*r->place[c->seat].hash &&
               c->told_hash != now) {
        c->told_hash = now;
        dice_promise(text, strlen(text), promise);
        write_text(&w, "hash ");
        write_text(&w, promise);
        client_put(c, line, w.size);
    }
}

/* ---- All that can be said ----------------------------------------------------------------------- */

static void take_welcome(struct client *c, struct reader *in)
{
    read_long(in);
    c->ahead = read_long(in) - c->now;
    c->seat = read_seat(in);
    c->is_opener = read_long(in) == 1;
    c->link = LINK_UP;
    c->tries = 0;
    if (c->seat < 0 && *c->secret) {
        *c->secret = '\0'; /* somebody else has the seat now */
        c->unsaved = true;
    }
}

static void take_seat(struct client *c, struct reader *in)
{
    c->seat = read_seat(in);
    read_text(in, c->secret, sizeof c->secret);
    c->unsaved = true;
}

static void take_reset(struct client *c, struct reader *in)
{
    (void)in;
    room_free(c->room);
    c->room = room_new();
}

static void take_here(struct client *c, struct reader *in)
{
    c->here = (int)read_long(in);
    c->watching = (int)read_long(in);
    c->away = (int)read_long(in);
}

static void take_asked(struct client *c, struct reader *in)
{
    bool asked = *c->asked.wish;

    c->asked.by = read_seat(in);
    read_text(in, c->asked.wish, sizeof c->asked.wish);
    if (strcmp(c->asked.wish, "-") == 0)
        *c->asked.wish = '\0';
    c->asked.about = (int)read_long(in);
    c->asked.yes = (int)read_long(in);
    c->asked.voters = (int)read_long(in);
    if (*c->asked.wish && !asked && c->seat >= 0 && c->asked.voters >> c->seat & 1)
        say(c, "asked");
}

/* CODE SECONDS */
static void take_code(struct client *c, struct reader *in)
{
    read_text(in, c->code, sizeof c->code);
    c->code_until = c->now + 1000LL * read_number(in, MOST_CODE_SECONDS, "expected seconds");
}

static void take_claimed(struct client *c, struct reader *in)
{
    (void)in;
    *c->code = '\0';
    say(c, "Your other device is here.");
}

static void take_pong(struct client *c, struct reader *in) /* client_receive has noted it */
{
    (void)c;
    (void)in;
}

static void take_refused(struct client *c, struct reader *in)
{
    char mark[MOVE_ID + 1], why[NOTICE_ROOM];
    struct writer w = writer_over(why, sizeof why);

    read_long(in);
    read_text(in, mark, sizeof mark);
    if (strcmp(mark, c->mark) == 0 && *c->waiting) {
        *c->waiting = '\0';
        c->unsaved = true;
        write_text(&w, "Your move was not accepted: ");
        write_bytes(&w, in->at, (size_t)(in->end - in->at));
        say(c, why);
    }
}

static void take_stand(struct client *c, struct reader *in)
{
    (void)in;
    c->seat = -1;
    *c->secret = '\0';
    c->unsaved = true;
    say(c, "Your seat was given up.");
}

static void take_again(struct client *c, struct reader *in)
{
    c->again = (int)read_long(in);
}

static void take_you(struct client *c, struct reader *in)
{
    c->seat = read_seat(in);
}

static void take_no(struct client *c, struct reader *in)
{
    note(c, in->at, (size_t)(in->end - in->at));
}

static void take_reload(struct client *c, struct reader *in)
{
    (void)in;
    c->link = LINK_RELOAD;
}

static void take_gone(struct client *c, struct reader *in)
{
    (void)in;
    c->link = LINK_GONE;
}

static const struct {
    const char *word;
    void (*take)(struct client *c, struct reader *in);
} said[] = {
    {"log ", take_log},         {"welcome ", take_welcome}, {"seat ", take_seat},
    {"reset", take_reset},      {"here ", take_here},       {"asked ", take_asked},
    {"refused ", take_refused}, {"stand", take_stand},      {"again ", take_again},
    {"you ", take_you},         {"no ", take_no},           {"trouble ", take_no},
    {"reload ", take_reload},   {"gone", take_gone},        {"code ", take_code},
    {"claimed", take_claimed},  {"pong", take_pong},
};

static void take_line(struct client *c, const char *line, size_t length)
{
    struct reader in = reader_over(line, length);

    for (size_t i = 0; i < sizeof said / sizeof *said; i++)
        if (read_if(&in, said[i].word)) {
            said[i].take(c, &in);
            return;
        }
    note(c, line, length); /* "said ...", "declined ...": for room_tell_notice */
}

void client_receive(struct client *c, const char *text, size_t length, long long now)
{
    const char *end = text + length;
    bool was_up = c->link == LINK_UP;

    c->now = c->heard = now;
    c->pinged = 0;
    while (text < end) {
        const char *stop = memchr(text, '\n', (size_t)(end - text));

        stop = stop ? stop : end;
        take_line(c, text, (size_t)(stop - text));
        text = stop + 1;
    }
    look_at_waiting(c);
    keep_promises(c);
    if (!was_up && c->link == LINK_UP)
        client_send_waiting(c);
}

/* ---- What is ------------------------------------------------------------------------------------ */

enum link client_link(const struct client *c)
{
    return c->link;
}

const struct room *client_room(const struct client *c)
{
    return c->room;
}

int client_seat(const struct client *c)
{
    return c->seat;
}

bool client_opener(const struct client *c)
{
    return c->is_opener;
}

int client_here(const struct client *c)
{
    return c->here;
}

int client_away(const struct client *c)
{
    return c->away;
}

int client_watching(const struct client *c)
{
    return c->watching;
}

int client_again(const struct client *c)
{
    return c->again;
}

const struct asked *client_asked(const struct client *c)
{
    return &c->asked;
}

long long client_clock(const struct client *c, long long now)
{
    return now + c->ahead;
}

bool client_our_turn(const struct client *c)
{
    return c->seat >= 0 && room_actor(c->room) == c->seat && room_waits_for_person(c->room) &&
           !*c->waiting;
}

const char *client_code(const struct client *c, long long now)
{
    return now < c->code_until ? c->code : "";
}

const char *client_waiting(const struct client *c)
{
    return c->waiting;
}
