/* Hostile frames by the million, without sockets: rooms-storm STORE FRAMES [SEED], as TAP. The server's rooms, their store and two
   honest players are all in this process; every frame goes the way that one from a socket goes (guest_receive). Built with
   sanitizers it finds what a frame can break. No seat may be taken, no secret told, and the game goes on. */
#include "core/rng.h"
#include "server/hub.h"
#include "server/store.h"
#include "together/client.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FRAME = 1400, OUT = 40000, BREATH = 64, MOST_SECRETS = 4 };

static atomic_bool woken;
static char room_name[ROOM_ID + 1];
static char secret[MOST_SECRETS][2 * SECRET_SIZE + 1]; /* that nobody may be told */
static int secrets, seen;

static void wake(void *context)
{
    (void)context;
    atomic_store(&woken, true);
}

static void ready(void *connection)
{
    (void)connection;
}

static void settle(struct hub *h)
{
    while (atomic_exchange(&woken, false))
        hub_settle(h);
}

/* ---- The honest ones --------------------------------------------------------------------------- */

struct player {
    struct guest *guest;
    struct client *client;
};

static void talk(struct player *p)
{
    char out[OUT];
    struct writer w = writer_over(out, LINE_ROOM);
    size_t length;

    while (client_next(p->client, &w)) {
        guest_receive(p->guest, out, w.size);
        w = writer_over(out, LINE_ROOM);
    }
    while ((length = guest_next(p->guest, out, sizeof out)) > 0)
        client_receive(p->client, out, length, 1);
}

static void wait_for(struct hub *h, struct player p[2], enum phase phase)
{
    for (int i = 0; i < 20000; i++) {
        struct timespec pause = {0, 1000000};

        settle(h);
        talk(&p[0]);
        talk(&p[1]);
        if (client_room(p[0].client)->phase == phase && client_room(p[1].client)->phase == phase)
            return;
        nanosleep(&pause, NULL);
    }
    fprintf(stderr, "the honest players come to no game\n");
    exit(1);
}

static void note_secret(const char *text)
{
    if (secrets < MOST_SECRETS && strlen(text) < sizeof *secret)
        strcpy(secret[secrets++], text);
}

static void note_private(void *context, long long seq, long long time, const char *line,
                         size_t length)
{
    char text[65];
    int game;

    (void)context;
    (void)seq;
    (void)time;
    (void)length;
    if (sscanf(line, ".secret %d %64s", &game, text) == 2)
        note_secret(text);
}

/* Opens the room; gives its opener's secret to the list. */
static void open_room(struct hub *h)
{
    static const char line[] = "open marrakech open,open players=2 ; away=86400";
    struct guest *g = guest_new(h, "127.0.0.1", ready, NULL);
    char out[OUT], told[33] = "";

    guest_receive(g, line, strlen(line));
    while (!*told) {
        struct timespec pause = {0, 1000000};
        size_t length;

        settle(h);
        nanosleep(&pause, NULL);
        while ((length = guest_next(g, out, sizeof out - 1)) > 0) {
            out[length] = '\0';
            sscanf(out, "opened %16s %32s", room_name, told);
        }
    }
    note_secret(told);
    guest_free(g);
}

static void sit_down(struct hub *h, struct player p[2])
{
    static const char *const chance[] = {
        "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff",
        "ff112233445566778899aabbccddeeff00112233445566778899aabbccddeeff"};

    for (int i = 0; i < 2; i++) {
        char kept[2000], text[33] = "";
        struct writer w = writer_over(kept, sizeof kept);

        p[i].guest = guest_new(h, "127.0.0.1", ready, NULL);
        p[i].client = client_new(room_name, chance[i]);
        client_connected(p[i].client);
        while (client_room(p[i].client)->phase != ROOM_GATHERING) {
            settle(h);
            talk(&p[i]);
        }
        client_sit(p[i].client, i, i ? "Bob" : "Ann", 3);
        while (client_seat(p[i].client) != i) {
            settle(h);
            talk(&p[i]);
        }
        client_write(p[i].client, &w);
        sscanf(strstr(kept, "\nsecret ") + 8, "%32s", text);
        note_secret(text);
    }
    wait_for(h, p, ROOM_PLAYING);
    store_read(hub_store(h), room_name, note_private, NULL);
}

/* ---- The others -------------------------------------------------------------------------------- */

static const char *pick(struct rng *r, const char *const *words, int count)
{
    return words[rng_next(r) % (unsigned)count];
}

/* Words of the protocol in any order, some of them broken. */
static size_t make_frame(struct rng *r, char out[FRAME])
{
    static const char *const first[] = {"hello 1", "open",  "rooms",   "sit",  "leave",  "free",
                                        "close",   "hash",  "text",    "move", "resign", "resume",
                                        "say",     "ask",   "yes",     "no",   "again",  "device",
                                        "claim",   "log 1", ".secret", ""};
    static const char *const rest[] = {
        room_name,
        "1",
        "2",
        "0",
        "-1",
        "99999999999999999999",
        "rotate0",
        "marrakech",
        "open,open",
        "1,1,1,1,1",
        "players=2",
        ";",
        "clock=move:60",
        "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
        "00000000000000000000000000000000",
        "back",
        "stand",
        "end",
        "seat",
        "\xe2\x80\xae",
        "<b>",
        "%s%n",
        "aaaaaaaa",
        "'; DROP TABLE log; --",
        "\n",
        "Ann"};
    struct writer w = writer_over(out, FRAME);
    size_t length;

    write_text(&w, pick(r, first, sizeof first / sizeof *first));
    for (uint64_t n = rng_next(r) % 7; n > 0; n--) {
        write_char(&w, ' ');
        write_text(&w, pick(r, rest, sizeof rest / sizeof *rest));
    }
    length = w.size < FRAME ? w.size : FRAME - 1;
    if (rng_next(r) % 3 == 0)
        for (uint64_t n = rng_next(r) % 6; n > 0 && length > 0; n--)
            out[rng_next(r) % length] = (char)rng_next(r);
    if (rng_next(r) % 50 == 0) {
        length = rng_next(r) % FRAME;
        for (size_t i = 0; i < length; i++)
            out[i] = (char)rng_next(r);
    }
    return length;
}

static void overhear(struct guest *g)
{
    char out[OUT + 1];
    size_t length;

    while ((length = guest_next(g, out, OUT)) > 0) {
        out[length] = '\0';
        for (int i = 0; i < secrets; i++)
            seen += strstr(out, secret[i]) != NULL;
    }
}

/* One connection, until it is thrown out; how many frames it sent. */
static long attack(struct hub *h, struct rng *r)
{
    char from[32], frame[FRAME];
    struct guest *g;
    long sent = 0;
    bool on = true;
    size_t length;

    snprintf(from, sizeof from, "10.0.%d.%d", (int)(rng_next(r) % 256), (int)(rng_next(r) % 256));
    g = guest_new(h, from, ready, NULL);
    if (rng_next(r) % 5) {
        snprintf(frame, sizeof frame, "hello 1 %s 0 0 %016llx%016llx", room_name,
                 (unsigned long long)rng_next(r), (unsigned long long)rng_next(r));
        on = guest_receive(g, frame, strlen(frame));
    }
    while (on && sent < 200 && !guest_drowning(g)) {
        length = make_frame(r, frame);
        on = guest_receive(g, frame, length);
        sent++;
    }
    overhear(g);
    guest_free(g);
    return sent > 0 ? sent : 1;
}

/* ---- Afterwards -------------------------------------------------------------------------------- */

static int number, failures;

static void check(bool good, const char *what)
{
    printf("%sok %d - %s\n", good ? "" : "not ", ++number, what);
    failures += !good;
}

static bool undisturbed(const struct room *r)
{
    static const char *const words[] = {" free ", " over ", " stand ",
                                        " back ", " move ", " resume "};
    char *log = strndup(r->log, r->log_size); /* it has no end of its own */
    bool touched = !log;

    for (size_t i = 0; i < sizeof words / sizeof *words && !touched; i++)
        touched = strstr(log, words[i]) != NULL;
    free(log);
    return !touched && r->phase == ROOM_PLAYING && strcmp(r->place[0].name, "Ann") == 0 &&
           strcmp(r->place[1].name, "Bob") == 0;
}

static bool goes_on(struct hub *h, struct player p[2])
{
    for (int i = 0; i < 20000 && client_room(p[1].client)->length == 0; i++) {
        struct timespec pause = {0, 1000000};

        settle(h);
        talk(&p[0]);
        talk(&p[1]);
        if (client_our_turn(p[0].client))
            client_move(p[0].client, "rotate0", 7);
        nanosleep(&pause, NULL);
    }
    return client_room(p[1].client)->length > 0;
}

int main(int words, char **word)
{
    struct hub_setup how = {.thinkers = 1, .rooms_each = 60, .days = 30, .wake = wake};
    struct rng r = rng_from(words > 3 ? strtoull(word[3], NULL, 10) : 1);
    long frames = words > 2 ? atol(word[2]) : 0, done = 0, turns = 0;
    char why[200];
    struct player p[2];
    struct hub *h;

    if (words < 3)
        return 2;
    how.path = word[1];
    h = hub_new(&how, why, sizeof why);
    if (!h) {
        fprintf(stderr, "%s\n", why);
        return 1;
    }
    open_room(h);
    sit_down(h, p);
    while (done < frames) {
        done += attack(h, &r);
        if (++turns % BREATH == 0) {
            settle(h);
            hub_tick(h);
            talk(&p[0]);
            talk(&p[1]);
        }
    }
    settle(h);
    printf("# %ld hostile frames from %ld connections\n", done, turns);
    check(secrets == MOST_SECRETS, "there are secrets: the opener's, two seats', the dice's");
    check(seen == 0, "none of them was told");
    talk(&p[0]);
    check(undisturbed(client_room(p[0].client)), "nothing happened to the game");
    check(goes_on(h, p), "and it goes on");
    for (int i = 0; i < 2; i++) {
        guest_free(p[i].guest);
        client_free(p[i].client);
    }
    hub_free(h);
    printf("1..%d\n", number);
    return failures > 0;
}
