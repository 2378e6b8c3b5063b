/* What a frame asks for: greeting, opening rooms, texts, moves, phrases. */
#include "server/hosted.h"

#include <stdio.h>
#include <string.h>

enum { MOST_PHRASES = 8, MOST_LISTED = 50, LOOK_SECONDS = 600, HOUR = 3600 };

static void refuse_request(struct guest *g, const char *sentence)
{
    g->hub->figures.refused++;
    guest_say(g, "no %s", sentence);
}

/* A word up to the next blank, which is taken too. False: there is none, or it is too long. */
static bool take_word(struct reader *in, char *out, size_t space)
{
    size_t length = 0;

    while (in->at < in->end && *in->at != ' ' && length + 1 < space)
        out[length++] = *in->at++;
    out[length] = '\0';
    if (in->at < in->end && *in->at++ != ' ')
        return false;
    return length > 0;
}

static uint64_t read_mark(const char *text)
{
    uint64_t mark = 0;

    for (; *text; text++)
        mark = 16 * mark + (uint64_t)(*text <= '9' ? *text - '0' : *text - 'a' + 10);
    return mark;
}

/* ---- Greeting ------------------------------------------------------------------------------- */

/* A guest shows secrets: of the opener, of a seat. */
static void take_secret(struct guest *g, struct hosted *r, const char *secret)
{
    unsigned char hash[DIGEST_SIZE];
    int seat;

    sha256(secret, strlen(secret), hash);
    seat = hosted_seat_of(r, hash);
    if (seat >= 0)
        g->seat = seat;
    if (memcmp(hash, r->opener, sizeof hash) == 0)
        g->opener = true;
}

static long long read_seq(const char *text)
{
    long long seq = 0;

    while (*text >= '0' && *text <= '9' && seq < 1000000000)
        seq = 10 * seq + (*text++ - '0');
    return seq;
}

/* A guest holds the lines up to `seq`, and `mark` is theirs. False: they are not ours. */
static bool skip_known(struct guest *g, const struct hosted *r, long long seq, uint64_t mark)
{
    uint64_t ours;
    const char *next = room_after(r->room, seq, &ours);

    g->told = 0;
    if (seq == 0)
        return true;
    if (ours != mark || seq > r->durable)
        return false;
    g->told = next ? (size_t)(next - r->room->log) : r->room->log_size;
    return true;
}

/* `hello 1 ROOM SEQ MARK [SECRET [SECRET]]` */
static void request_hello(struct guest *g, struct reader *in)
{
    char version[8], id[ROOM_ID + 2], seq[24], mark[20], secret[SECRET_TEXT + 1];
    struct hosted *r;

    if (!take_word(in, version, sizeof version) || strcmp(version, "1") != 0) {
        guest_say(g, "reload %d", PROTOCOL);
        return;
    }
    if (g->at || !take_word(in, id, sizeof id) || !take_word(in, seq, sizeof seq) ||
        !take_word(in, mark, sizeof mark)) {
        refuse_request(g, "this is no greeting");
        return;
    }
    if (!limits_take(g->hub->limits, "look", g->from, g->hub->how.looks_each, LOOK_SECONDS)) {
        guest_say(g, "trouble too many look into rooms from your address; please wait a little");
        g->leaving = true;
        return;
    }
    r = strlen(id) == ROOM_ID ? hosted_find(g->hub, id, true) : NULL;
    if (!r || r->guest_count >= MOST_GUESTS) {
        guest_say(g, r ? "no the room is full" : "gone");
        return;
    }
    g->seat = -1;
    g->opener = false;
    while (take_word(in, secret, sizeof secret))
        take_secret(g, r, secret);
    guest_say(g, "welcome %d %lld %d %d", PROTOCOL, now_ms(), g->seat + 1, g->opener);
    if (!skip_known(g, r, read_seq(seq), read_mark(mark)))
        guest_say(g, "reset"); /* it has heard of lines that are not in our log */
    g->greeted = true;
    guest_enter(g, r);
}

/* ---- Opening -------------------------------------------------------------------------------- */

static void make_id(char out[ROOM_ID + 1])
{
    unsigned char bytes[ROOM_ID];

    random_bytes(bytes, sizeof bytes);
    for (int i = 0; i < ROOM_ID; i++)
        out[i] = "abcdefghijklmnopqrstuvwxyz234567"[bytes[i] & 31];
    out[ROOM_ID] = '\0';
}

/* `open GAME SEATS OPTIONS ; TERMS`; the game's version is ours. */
static void request_open(struct guest *g, struct reader *in)
{
    char game[32], id[ROOM_ID + 1], line[LINE_ROOM], secret[SECRET_TEXT], hash[DIGEST_TEXT];
    unsigned char bytes[16];
    const struct game *found;
    const char *wrong;
    struct hosted *r;

    if (!take_word(in, game, sizeof game) || !(found = catalogue_find(game, strlen(game)))) {
        refuse_request(g, "there is no such game");
        return;
    }
    if (!limits_take(g->hub->limits, "open", g->from, g->hub->how.rooms_each, HOUR)) {
        refuse_request(g, "too many rooms were opened from your address; please wait a little");
        return;
    }
    make_id(id);
    if (snprintf(line, sizeof line, "room %s %s %d %.*s", id, game, found->rules->version,
                 (int)(in->end - in->at), in->at) >= (int)sizeof line) {
        refuse_request(g, "that is too long");
        return;
    }
    r = hosted_open(g->hub, line, &wrong);
    if (!r) {
        refuse_request(g, wrong);
        return;
    }
    random_bytes(bytes, sizeof bytes);
    hex_write(bytes, sizeof bytes, secret);
    dice_promise(secret, strlen(secret), hash);
    hosted_add_private(r, ".opener %s", hash);
    hosted_go_on(r);
    g->hub->figures.opened++;
    say_log("room opened for %s", game);
    if (g->opening) /* it asks for another one before it was told of the first */
        g->opening->opening = NULL;
    g->opening = r;
    r->opening = g;
    memcpy(r->opening_secret, secret, sizeof secret);
}

/* Does it look for players? Then it is told, with the names of those who are there. */
static bool list_room(struct guest *g, const struct hosted *r)
{
    const struct room *room = r->room;
    char who[LINE_ROOM - 100] = "";
    int open = 0;

    for (int p = 0; p < room->players; p++) {
        size_t length = strlen(who);

        open += room->place[p].who == PLACE_OPEN;
        if (*room->place[p].name && length + strlen(room->place[p].name) + 3 < sizeof who)
            snprintf(who + length, sizeof who - length, "%s%s", length ? ", " : "",
                     room->place[p].name);
    }
    if (room->phase != ROOM_GATHERING || !room->terms.listed || open == 0 || r->durable == 0)
        return false;
    guest_say(g, "listed %s %s %d %d %s", room->id, room->rules->name, open, room->players, who);
    return true;
}

static void request_rooms(struct guest *g, struct reader *in)
{
    size_t many = sizeof g->hub->table / sizeof *g->hub->table;
    int listed = 0;

    (void)in;
    guest_say(g, "rooms");
    for (size_t i = 0; i < many && listed < MOST_LISTED; i++)
        for (const struct hosted *r = g->hub->table[i]; r; r = r->next)
            listed += list_room(g, r);
}

/* ---- Playing -------------------------------------------------------------------------------- */

static void request_hash(struct guest *g, struct reader *in)
{
    const char *wrong =
        hosted_add(g->at, "hash %d %.*s", g->seat + 1, (int)(in->end - in->at), in->at);

    if (wrong)
        refuse_request(g, wrong);
    hosted_go_on(g->at);
}

static void request_text(struct guest *g, struct reader *in)
{
    const char *wrong =
        hosted_add(g->at, "text %d %.*s", g->seat + 1, (int)(in->end - in->at), in->at);

    if (wrong)
        refuse_request(g, wrong);
    hosted_go_on(g->at);
}

/* `move NUMBER MARK TEXT`. Sent again, it counts once. */
static void request_move(struct guest *g, struct reader *in)
{
    const struct chair *place = &g->at->room->place[g->seat];
    int number = read_number(in, MOST_PLIES, "expected the number of a move");
    char mark[MOVE_ID + 2];
    const char *wrong = NULL;

    read_exactly(in, " ", "expected a mark");
    if (in->error || !take_word(in, mark, sizeof mark) || strlen(mark) > MOVE_ID ||
        strcmp(mark, "-") == 0) {
        refuse_request(g, "this is no move");
        return;
    }
    if (place->last_number == number && strcmp(place->last, mark) == 0)
        return; /* known: its line is told when it is durable, or was */
    if (place->who != PLACE_PERSON)
        wrong = "a computer plays for you; come back first";
    if (!wrong)
        wrong = hosted_add(g->at, "move %d %d %s %.*s", number, g->seat + 1, mark,
                           (int)(in->end - in->at), in->at);
    if (wrong) {
        g->hub->figures.refused++;
        guest_say(g, "refused %d %s %s", number, mark, wrong);
        return;
    }
    g->hub->figures.moves++;
    vote_cancel(g->at);
    hosted_go_on(g->at);
}

static void request_resign(struct guest *g, struct reader *in)
{
    const char *wrong;

    (void)in;
    if (g->at->room->players == 2)
        wrong = hosted_add(g->at, "over resigned %d", g->seat + 1);
    else
        wrong = hosted_add(g->at, "stand %d %d", g->seat + 1, g->at->room->terms.stand);
    if (wrong)
        refuse_request(g, wrong);
    vote_cancel(g->at);
    hosted_go_on(g->at);
}

static void request_resume(struct guest *g, struct reader *in)
{
    const char *wrong = hosted_add(g->at, "resume %d", g->seat + 1);

    (void)in;
    if (wrong)
        refuse_request(g, wrong);
    hosted_go_on(g->at);
}

static void request_ping(struct guest *g, struct reader *in)
{
    (void)in;
    guest_say(g, "pong");
}

static void request_say(struct guest *g, struct reader *in)
{
    int which = read_number(in, MOST_PHRASES - 1, "expected a phrase");

    if (!in->error)
        hosted_say(g->at, "said %d %d", g->seat + 1, which);
}

static void request_close(struct guest *g, struct reader *in)
{
    const char *wrong =
        g->opener ? hosted_add(g->at, "over closed 0") : "only the opener can do that";

    (void)in;
    if (wrong)
        refuse_request(g, wrong);
    hosted_go_on(g->at);
}

static void request_yes(struct guest *g, struct reader *in)
{
    (void)in;
    request_answer(g, true);
}

static void request_no(struct guest *g, struct reader *in)
{
    (void)in;
    request_answer(g, false);
}

static void request_once_more(struct guest *g, struct reader *in)
{
    (void)in;
    request_again(g);
}

/* ---- All of them ---------------------------------------------------------------------------- */

/* LENGTHENS: it makes the log longer, as often as somebody likes. */
enum need { ANYBODY = 0, IN_ROOM = 1, IN_SEAT = 1 | 2, LENGTHENS = 4 };

static const struct request {
    const char *name;
    int needs; /* bits of enum need */
    void (*run)(struct guest *g, struct reader *in);
} requests[] = {
    {"hello", ANYBODY, request_hello},
    {"open", ANYBODY, request_open},
    {"rooms", ANYBODY, request_rooms},
    {"sit", IN_ROOM | LENGTHENS, request_sit},
    {"leave", IN_SEAT, request_leave},
    {"free", IN_ROOM, request_free},
    {"close", IN_ROOM, request_close},
    {"hash", IN_SEAT, request_hash},
    {"text", IN_SEAT, request_text},
    {"move", IN_SEAT, request_move},
    {"resign", IN_SEAT, request_resign},
    {"resume", IN_SEAT | LENGTHENS, request_resume},
    {"say", IN_SEAT, request_say},
    {"ask", IN_ROOM, request_ask},
    {"yes", IN_SEAT, request_yes},
    {"no", IN_SEAT, request_no},
    {"again", IN_SEAT, request_once_more},
    {"device", IN_SEAT, request_device},
    {"claim", IN_ROOM | LENGTHENS, request_claim},
    {"ping", ANYBODY, request_ping},
};

static const char *prevents(const struct guest *g, int needs)
{
    if (needs & IN_ROOM && !g->at)
        return "you are in no room";
    if ((needs & IN_SEAT) == IN_SEAT && g->seat < 0)
        return "you have no seat here";
    return needs & LENGTHENS ? log_full(g->at, false) : NULL;
}

void guest_request(struct guest *g, const char *line, size_t length)
{
    struct reader in = reader_over(line, length);
    char word[16];

    if (!take_word(&in, word, sizeof word)) {
        refuse_request(g, "this is no request");
        return;
    }
    for (size_t i = 0; i < sizeof requests / sizeof *requests; i++)
        if (strcmp(requests[i].name, word) == 0) {
            const char *wrong = prevents(g, requests[i].needs);

            if (wrong)
                refuse_request(g, wrong);
            else
                requests[i].run(g, &in);
            return;
        }
    refuse_request(g, "this is no request");
}
