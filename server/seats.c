/* Requests about seats: sitting down, leaving, and another device. */
#include "server/hosted.h"

#include <stdio.h>
#include <string.h>

enum { CLAIMS = 10, CLAIM_SECONDS = 600 };

static const char code_letters[] = "abcdefghjkmnpqrstuvwxyz23456789";

/* A new secret for a seat. It is told only when it is durable, and to nobody else. */
void give_seat(struct guest *g, int seat)
{
    unsigned char bytes[16];
    char secret[SECRET_TEXT], hash[DIGEST_TEXT], line[96];

    random_bytes(bytes, sizeof bytes);
    hex_write(bytes, sizeof bytes, secret);
    dice_promise(secret, strlen(secret), hash);
    hosted_add_private(g->at, ".key %d %s", seat + 1, hash);
    g->seat = seat;
    g->at->gone[seat] = 0;
    if (g->at->vote.asker == g) /* for a seat that it needs no more */
        vote_cancel(g->at);
    snprintf(line, sizeof line, "seat %d %s", seat + 1, secret);
    guest_say_later(g, g->at->seq, line);
    hosted_tell_presence(g->at);
}

/* `sit SEAT HASH NAME` */
void request_sit(struct guest *g, struct reader *in)
{
    int seat = read_number(in, g->at->room->players, "there is no such seat");
    const char *hash, *wrong;

    read_exactly(in, " ", "expected a promise");
    hash = in->at;
    if (in->error || in->end - in->at < DIGEST_TEXT || hash[DIGEST_TEXT - 1] != ' ') {
        guest_say(g, "no expected a seat, a promise and a name");
        return;
    }
    if (g->seat >= 0) {
        guest_say(g, "no you have a seat");
        return;
    }
    in->at += DIGEST_TEXT;
    wrong = hosted_add(g->at, "sit %d %.*s", seat, (int)(in->end - in->at), in->at);
    if (wrong) {
        guest_say(g, "no %s", wrong);
        return;
    }
    give_seat(g, seat - 1);
    wrong = hosted_add(g->at, "hash %d %.*s", seat, DIGEST_TEXT - 1, hash);
    if (wrong)
        guest_say(g, "no %s", wrong);
    hosted_go_on(g->at);
}

void take_seat(struct hosted *r, int seat)
{
    for (struct guest *g = r->guests; g; g = g->next)
        if (g->seat == seat) {
            g->seat = -1;
            g->later[0].seq = g->later[1].seq = 0; /* of a secret that opens nothing any more */
            guest_say(g, "stand");
        }
}

static void empty_seat(struct guest *g, int seat)
{
    const char *wrong = hosted_add(g->at, "free %d", seat + 1);

    if (wrong) {
        guest_say(g, "no %s", wrong);
        return;
    }
    if (g->at->vote.wish == WISH_SEAT && g->at->vote.about == seat)
        vote_cancel(g->at);
    take_seat(g->at, seat);
    hosted_tell_presence(g->at);
    hosted_go_on(g->at);
}

void request_leave(struct guest *g, struct reader *in)
{
    (void)in;
    empty_seat(g, g->seat);
}

void request_free(struct guest *g, struct reader *in)
{
    int seat = read_number(in, g->at->room->players, "there is no such seat");

    if (in->error || seat == 0 || !g->opener)
        guest_say(g, "no %s", g->opener ? "there is no such seat" : "only the opener can do that");
    else
        empty_seat(g, seat - 1);
}

/* ---- Another device ------------------------------------------------------------------------- */

static void make_code(char out[CODE_LETTERS + 1])
{
    for (int i = 0; i < CODE_LETTERS; i++) {
        unsigned char byte;

        do
            random_bytes(&byte, 1);
        while (byte >= 248); /* 8 * 31: all letters have the same odds */
        out[i] = code_letters[byte % 31];
    }
    out[CODE_LETTERS] = '\0';
}

void request_device(struct guest *g, struct reader *in)
{
    struct code *code = g->hub->code, *oldest = code;

    (void)in;
    if (!limits_take(g->hub->limits, "device", g->from, CLAIMS, CLAIM_SECONDS)) {
        guest_say(g, "no please wait a little");
        return;
    }
    for (struct code *c = code; c < code + MOST_CODES; c++)
        if (c->until < oldest->until)
            oldest = c;
    make_code(oldest->text);
    memcpy(oldest->room, g->at->room->id, sizeof oldest->room);
    oldest->seat = g->seat;
    oldest->until = now_ms() + 1000LL * CODE_SECONDS;
    guest_say(g, "code %s %d", oldest->text, CODE_SECONDS);
}

static bool text_same(const char *a, const char *b, size_t length)
{
    unsigned difference = 0;

    for (size_t i = 0; i < length; i++) /* takes the same time wherever they differ */
        difference |= (unsigned)(a[i] ^ b[i]);
    return difference == 0;
}

void request_claim(struct guest *g, struct reader *in)
{
    if (g->seat >= 0) {
        guest_say(g, "no you have a seat");
        return;
    }
    if (!limits_take(g->hub->limits, "claim", g->from, CLAIMS, CLAIM_SECONDS)) {
        guest_say(g, "no too many tries; please wait a little");
        return;
    }
    for (struct code *c = g->hub->code; c < g->hub->code + MOST_CODES; c++)
        if (c->until > now_ms() && in->end - in->at == CODE_LETTERS &&
            text_same(c->text, in->at, CODE_LETTERS) && strcmp(c->room, g->at->room->id) == 0 &&
            *g->at->room->place[c->seat].name) {
            c->until = 0;
            for (struct guest *other = g->at->guests; other; other = other->next)
                if (other->seat == c->seat)
                    guest_say(other, "claimed");
            give_seat(g, c->seat);
            return;
        }
    guest_say(g, "no this code is not good any more");
}
