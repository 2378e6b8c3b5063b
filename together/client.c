/* Being in a room from afar: its life, what is kept of it, and what is sent. */
#include "together/parts.h"

#include "core/memory.h"

#include <string.h>

enum {
    RESEND = 3000,
    FIRST_PAUSE = 200,
    LONGEST_PAUSE = 400, /* whoever is back sees the right board within a second */
    MANY_TRIES = 1000,   /* then there is less hope, and less haste */
    LAZY_PAUSE = 5000,
    QUIET = 2000,    /* so long nothing is heard until the server is asked for a sign of life, */
    PATIENCE = 4000, /* and so long an answer is waited for, */
    SHORT_PATIENCE = 2000, /* or so long where things go quickly */
    /* So long a connection is waited for where the last one was made at once: a network that is back does not tell, and the
       system's own next try may be seconds away. */
    HASTE = 500,
    QUICK = 300,     /* a connection made in less was made at once */
    HASTY_TRIES = 32 /* of so many one is patient: the network may be another, slower one by now */
};

struct client *client_new(const char *room, const char chance[CHANCE_TEXT + 1])
{
    struct client *c = memory_new(sizeof *c);
    struct writer id = writer_over(c->id, sizeof c->id);
    struct writer own = writer_over(c->chance, sizeof c->chance);

    write_text(&id, room);
    write_text(&own, chance);
    c->room = room_new();
    c->seat = -1;
    c->unsaved = true;
    return c;
}

void client_free(struct client *c)
{
    if (!c)
        return;
    room_free(c->room);
    memory_free(c->out);
    memory_free(c);
}

/* ---- Keeping ---------------------------------------------------------------------------------- */

static void write_word(struct writer *w, const char *key, const char *value)
{
    write_text(w, key);
    write_char(w, ' ');
    write_text(w, *value ? value : "-");
    write_char(w, '\n');
}

void client_write(const struct client *c, struct writer *w)
{
    write_text(w, "parlour seat 1\n");
    write_word(w, "room", c->id);
    write_word(w, "chance", c->chance);
    write_word(w, "secret", c->secret);
    write_word(w, "opener", c->opener);
    write_text(w, "waiting ");
    write_number(w, c->waiting_game);
    write_char(w, ' ');
    write_number(w, c->waiting_number);
    write_char(w, ' ');
    write_text(w, *c->waiting ? c->mark : "-");
    write_char(w, ' ');
    write_text(w, c->waiting);
    write_char(w, '\n');
}

/* The rest of a line after its key; "-" stands for nothing. */
static void read_value(struct reader *r, const char *key, char *out, size_t space)
{
    size_t length = 0;

    read_exactly(r, key, "this is no kept seat");
    while (r->at < r->end && *r->at != '\n' && *r->at != ' ' && length + 1 < space)
        out[length++] = *r->at++;
    out[length] = '\0';
    if (strcmp(out, "-") == 0)
        *out = '\0';
}

struct client *client_read(const char *text, size_t length)
{
    struct reader r = reader_over(text, length);
    char id[ROOM_ID + 1] = "", chance[CHANCE_TEXT + 1] = "";
    struct client *c;
    size_t size = 0;

    read_exactly(&r, "parlour seat 1\n", "this is no kept seat");
    read_value(&r, "room ", id, sizeof id);
    read_value(&r, "\nchance ", chance, sizeof chance);
    if (r.error || strlen(id) != ROOM_ID || strlen(chance) != CHANCE_TEXT)
        return NULL;
    c = client_new(id, chance);
    read_value(&r, "\nsecret ", c->secret, sizeof c->secret);
    read_value(&r, "\nopener ", c->opener, sizeof c->opener);
    read_exactly(&r, "\nwaiting ", "this is no kept seat");
    c->waiting_game = read_number(&r, ROOM_GAMES, "this is no kept seat");
    read_exactly(&r, " ", "this is no kept seat");
    c->waiting_number = read_number(&r, MOST_PLIES, "this is no kept seat");
    read_value(&r, " ", c->mark, sizeof c->mark);
    read_exactly(&r, " ", "this is no kept seat");
    while (r.at < r.end && *r.at != '\n' && size + 1 < sizeof c->waiting)
        c->waiting[size++] = *r.at++;
    if (!*c->mark)
        *c->waiting = '\0';
    return c;
}

bool client_unsaved(struct client *c)
{
    bool unsaved = c->unsaved;

    c->unsaved = false;
    return unsaved;
}

/* ---- Sending ---------------------------------------------------------------------------------- */

void client_put(struct client *c, const char *line, size_t length)
{
    if (length == 0 || length >= LINE_ROOM || c->out_size + length + 1 > 16 * LINE_ROOM)
        return;
    c->out = memory_grow(c->out, c->out_size + length + 1);
    memcpy(c->out + c->out_size, line, length);
    c->out[c->out_size + length] = '\n';
    c->out_size += length + 1;
}

bool client_next(struct client *c, struct writer *w)
{
    size_t length;

    if (c->out_size == 0 || c->link == LINK_DOWN)
        return false;
    length = (size_t)((char *)memchr(c->out, '\n', c->out_size) - c->out);
    write_bytes(w, c->out, length);
    memmove(c->out, c->out + length + 1, c->out_size - length - 1);
    c->out_size -= length + 1;
    return true;
}

static void greet(struct client *c)
{
    char line[LINE_ROOM];
    struct writer w = writer_over(line, sizeof line);

    write_text(&w, "hello 1 ");
    write_text(&w, c->id);
    write_char(&w, ' ');
    write_number(&w, c->room->seq);
    write_char(&w, ' ');
    write_hex(&w, c->room->mark);
    if (*c->secret) {
        write_char(&w, ' ');
        write_text(&w, c->secret);
    }
    if (*c->opener) {
        write_char(&w, ' ');
        write_text(&w, c->opener);
    }
    client_put(c, line, w.size);
}

void client_dialled(struct client *c)
{
    c->pinged = c->now;
}

void client_connected(struct client *c)
{
    c->quick = c->pinged && c->now - c->pinged < QUICK;
    c->link = LINK_GREETING;
    c->out_size = 0; /* what was asked over a lost connection is not asked again */
    c->told_text = c->told_hash = 0;
    c->heard = c->now;
    c->pinged = 0;
    greet(c);
}

void client_lost(struct client *c)
{
    if (c->link != LINK_RELOAD && c->link != LINK_GONE)
        c->link = LINK_DOWN;
    c->tries++;
    c->here = 0;
    c->pinged = 0;
}

int client_pause(const struct client *c)
{
    int pause = FIRST_PAUSE;

    for (int i = 1; i < c->tries && pause < LONGEST_PAUSE; i++)
        pause *= 2;
    if (c->tries > MANY_TRIES)
        return LAZY_PAUSE;
    return c->tries == 0 ? 0 : pause < LONGEST_PAUSE ? pause : LONGEST_PAUSE;
}

/* The move that waits, in its turn. */
void client_send_waiting(struct client *c)
{
    char line[LINE_ROOM];
    struct writer w = writer_over(line, sizeof line);

    if (!*c->waiting || c->link != LINK_UP)
        return;
    write_text(&w, "move ");
    write_number(&w, c->waiting_number);
    write_char(&w, ' ');
    write_text(&w, c->mark);
    write_char(&w, ' ');
    write_text(&w, c->waiting);
    client_put(c, line, w.size);
    c->sent_at = c->now;
}

/* A connection that says nothing is asked for a sign of life; after a sleep of this machine at once. */
static void look_for_life(struct client *c, bool slept)
{
    static const char ping[] = "ping";

    if (c->link == LINK_DOWN || c->pinged || (!slept && c->now - c->heard <= QUIET))
        return;
    client_put(c, ping, strlen(ping));
    c->pinged = c->now;
}

bool client_stale(const struct client *c)
{
    int patience = PATIENCE;

    if (c->quick && c->link != LINK_DOWN)
        patience = SHORT_PATIENCE;
    else if (c->quick && c->tries % HASTY_TRIES != HASTY_TRIES - 1)
        patience = HASTE;
    return c->pinged && c->now - c->pinged > patience;
}

void client_tick(struct client *c, long long now)
{
    bool slept = c->now && now - c->now > QUIET;

    c->now = now;
    if (!c->heard)
        c->heard = now;
    look_for_life(c, slept);
    if (*c->waiting && now - c->sent_at > RESEND)
        client_send_waiting(c);
}

/* ---- What a person does ------------------------------------------------------------------------- */

/* A text for the dice of this game that nobody can foresee, and always the same one. */
void client_text(const struct client *c, char out[DICE_TEXT / 2 + 1])
{
    char what[32];
    struct writer w = writer_over(what, sizeof what);
    unsigned char digest[DIGEST_SIZE];

    write_text(&w, "text ");
    write_number(&w, c->room->number);
    write_char(&w, ' ');
    write_number(&w, c->room->round);
    hmac_sha256(c->chance, strlen(c->chance), what, w.size, digest);
    hex_write(digest, DICE_TEXT / 4, out);
}

void client_sit(struct client *c, int seat, const char *name, size_t length)
{
    char line[LINE_ROOM], text[DICE_TEXT / 2 + 1], promise[DIGEST_TEXT];
    struct writer w = writer_over(line, sizeof line);

    client_text(c, text);
    dice_promise(text, strlen(text), promise);
    write_text(&w, "sit ");
    write_number(&w, seat + 1);
    write_char(&w, ' ');
    write_text(&w, promise);
    write_char(&w, ' ');
    write_bytes(&w, name, length);
    if (write_fitted(&w))
        client_put(c, line, w.size);
}

void client_move(struct client *c, const char *text, size_t length)
{
    unsigned char digest[DIGEST_SIZE];
    struct writer w = writer_over(c->waiting, sizeof c->waiting);
    char what[64];
    struct writer own = writer_over(what, sizeof what);

    write_bytes(&w, text, length);
    c->waiting_game = c->room->number;
    c->waiting_number = c->room->length + 1;
    write_text(&own, "move ");
    write_number(&own, c->room->seq);
    hmac_sha256(c->chance, strlen(c->chance), what, own.size, digest);
    hex_write(digest, MOVE_ID / 2, c->mark);
    c->unsaved = true;
    client_send_waiting(c);
}

void client_ask(struct client *c, const char *request, size_t length)
{
    if (c->link == LINK_UP && !memchr(request, '\n', length))
        client_put(c, request, length);
}
