/* Hostile frames by the million, without sockets: rooms-storm STORE FRAMES [SEED], as TAP. The server's rooms, their store and two
   honest players are all in this process; every frame goes the way that one from a socket goes (guest_receive). Built with
   sanitizers it finds what a frame can break. There are two rooms: in one the honest have both seats, in the other somebody hostile
   has a third. No seat may be taken, no secret told, and the game goes on. */
#include "core/rng.h"
#include "server/hub.h"
#include "server/store.h"
#include "together/client.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { FRAME = 1400, OUT = 40000, BREATH = 64, MOST_SECRETS = 8, MOST_AT_TABLE = 3 };

static atomic_bool woken;
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

static struct table {
    char room[ROOM_ID + 1];
    const char *open; /* the request that opens it */
    const char *name[MOST_AT_TABLE];
    int players;
    struct player player[MOST_AT_TABLE];
    char lent[33]; /* the secret of the seat of "Mal", which all attackers know */
} tables[] = {
    {.open = "open marrakech open,open players=2 ; away=86400",
     .name = {"Ann", "Bob"},
     .players = 2},
    {.open = "open marrakech open,open,open players=3 ; away=86400",
     .name = {"Mal", "Ann", "Bob"},
     .players = 3},
};
enum { TABLES = sizeof tables / sizeof *tables };

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

static bool all_at(const struct table *t, enum phase phase)
{
    for (int i = 0; i < t->players; i++)
        if (client_room(t->player[i].client)->phase != phase)
            return false;
    return true;
}

static void talk_all(struct table *t)
{
    for (int i = 0; i < t->players; i++)
        if (t->player[i].guest)
            talk(&t->player[i]);
}

static void wait_for(struct hub *h, struct table *t, enum phase phase)
{
    for (int i = 0; i < 20000; i++) {
        struct timespec pause = {0, 1000000};

        settle(h);
        talk_all(t);
        if (all_at(t, phase))
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
static void open_room(struct hub *h, struct table *t)
{
    struct guest *g = guest_new(h, "127.0.0.1", ready, NULL);
    char out[OUT], told[33] = "";

    guest_receive(g, t->open, strlen(t->open));
    while (!*told) {
        struct timespec pause = {0, 1000000};
        size_t length;

        settle(h);
        nanosleep(&pause, NULL);
        while ((length = guest_next(g, out, sizeof out - 1)) > 0) {
            out[length] = '\0';
            sscanf(out, "opened %16s %32s", t->room, told);
        }
    }
    note_secret(told);
    guest_free(g);
}

/* A place at the table, and its secret. */
static void sit_down(struct hub *h, struct table *t, int seat)
{
    char chance[] = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
    char kept[2000], text[33] = "";
    struct writer w = writer_over(kept, sizeof kept);
    struct player *p = &t->player[seat];

    chance[0] += (char)seat;
    p->guest = guest_new(h, "127.0.0.1", ready, NULL);
    p->client = client_new(t->room, chance);
    client_connected(p->client);
    while (client_room(p->client)->phase != ROOM_GATHERING) {
        settle(h);
        talk(p);
    }
    client_sit(p->client, seat, t->name[seat], 3);
    while (client_seat(p->client) != seat) {
        settle(h);
        talk(p);
    }
    client_write(p->client, &w);
    sscanf(strstr(kept, "\nsecret ") + 8, "%32s", text);
    if (strcmp(t->name[seat], "Mal") == 0)
        strcpy(t->lent, text);
    else
        note_secret(text);
}

static void begin(struct hub *h, struct table *t)
{
    open_room(h, t);
    for (int i = 0; i < t->players; i++)
        sit_down(h, t, i);
    wait_for(h, t, ROOM_PLAYING);
    store_read(hub_store(h), t->room, note_private, NULL);
    if (*t->lent) { /* from now on the attackers play in this seat */
        guest_free(t->player[0].guest);
        t->player[0].guest = NULL;
    }
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
        tables[0].room,
        tables[1].room,
        "1",
        "3",
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
        const struct table *t = &tables[rng_next(r) % TABLES];

        snprintf(frame, sizeof frame, "hello 1 %s 0 0 %016llx%016llx %s", t->room,
                 (unsigned long long)rng_next(r), (unsigned long long)rng_next(r), t->lent);
        on = guest_receive(g, frame, strlen(frame));
    }
    while (on && sent < 200 && !guest_ends(g)) {
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

/* Has the line to do with nobody but the attackers' own seat, which is the first, or with chance? */
static bool is_theirs(const char *line)
{
    int which, who;

    if (sscanf(line, "move %d %d", &which, &who) == 2)
        return who <= 1;
    return sscanf(line, "%*[a-z] %d", &who) == 1 && who == 1;
}

static bool undisturbed(const struct table *t)
{
    static const char *const never[] = {"free ", "over ", "back "};
    static const char *const own[] = {"move ", "stand ", "resume "};
    const struct room *r = client_room(t->player[t->players - 1].client);
    char *log = strndup(r->log, r->log_size), *rest = log; /* it has no end of its own */
    bool good = log && r->phase == ROOM_PLAYING;

    for (char *line = strtok_r(log, "\n", &rest); line; line = strtok_r(NULL, "\n", &rest)) {
        line = strchr(strchr(line, ' ') + 1, ' ') + 1;
        for (int i = 0; i < 3; i++)
            good &= strncmp(line, never[i], strlen(never[i])) != 0 &&
                    (strncmp(line, own[i], strlen(own[i])) != 0 || (*t->lent && is_theirs(line)));
    }
    free(log);
    for (int i = 0; i < t->players; i++)
        good &= strcmp(r->place[i].name, t->name[i]) == 0;
    return good && client_seat(t->player[t->players - 1].client) == t->players - 1;
}

static bool goes_on(struct hub *h, struct table *t)
{
    struct player *p = t->player;

    for (int i = 0; i < 20000 && client_room(p[1].client)->length == 0; i++) {
        struct timespec pause = {0, 1000000};

        settle(h);
        talk_all(t);
        if (client_our_turn(p[0].client))
            client_move(p[0].client, "rotate0", 7);
        nanosleep(&pause, NULL);
    }
    return client_room(p[1].client)->length > 0;
}

int main(int words, char **word)
{
    struct hub_setup how = {
        .thinkers = 1, .rooms_each = 60, .days = 30, .log_bytes = 1 << 16, .wake = wake};
    struct rng r = rng_from(words > 3 ? strtoull(word[3], NULL, 10) : 1);
    long frames = words > 2 ? atol(word[2]) : 0, done = 0, turns = 0;
    char why[200];
    struct hub *h;

    if (words < 3)
        return 2;
    how.path = word[1];
    h = hub_new(&how, why, sizeof why);
    if (!h) {
        fprintf(stderr, "%s\n", why);
        return 1;
    }
    for (int i = 0; i < TABLES; i++)
        begin(h, &tables[i]);
    while (done < frames) {
        done += attack(h, &r);
        if (++turns % BREATH == 0) {
            settle(h);
            hub_tick(h);
            for (int i = 0; i < TABLES; i++)
                talk_all(&tables[i]);
        }
    }
    settle(h);
    for (int i = 0; i < TABLES; i++)
        talk_all(&tables[i]);
    printf("# %ld hostile frames from %ld connections\n", done, turns);
    check(secrets == MOST_SECRETS,
          "there are secrets at both tables: the opener's, two seats', the dice's");
    check(seen == 0, "none of them was told");
    check(undisturbed(&tables[0]), "nothing happened to the game");
    check(undisturbed(&tables[1]), "nor to the other, but by the seat that the attackers have");
    check(client_room(tables[1].player[1].client)->length > 0, "which played");
    check(goes_on(h, &tables[0]), "and the game goes on");
    for (int i = 0; i < TABLES; i++)
        for (int k = 0; k < tables[i].players; k++) {
            if (tables[i].player[k].guest)
                guest_free(tables[i].player[k].guest);
            client_free(tables[i].player[k].client);
        }
    hub_free(h);
    printf("1..%d\n", number);
    return failures > 0;
}
