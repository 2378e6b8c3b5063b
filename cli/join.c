/* parlour join: a seat in a room for somebody at a terminal, for our players and for other programs. */
#include "cli/commands.h"
#include "contest/outside.h"
#include "core/walk.h"
#include "host/seats.h"
#include "server/wire.h"
#include "together/words.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PATIENCE = 60, USUAL_STEPS = 1000 };

struct joining {
    struct link_parts to;
    struct client *client;
    struct wire *wire;
    const char *player, *name;
    long long seat;              /* wanted, or 0 */
    struct contest contest;      /* what an outside program is told of the game */
    struct contestant own, *who; /* who: NULL: a person */
    bool mute;
    struct outside *outside;
    long long shown; /* lines of the log that were told */
    long long asked; /* the last line of the log when a seat was asked for */
    bool prompted, failed;

    pthread_mutex_t lock; /* lines that were typed, one after another */
    pthread_cond_t taken;
    char typed[LINE_ROOM];
    bool has_typed, ended;
};

static void keep(struct joining *j)
{
    if (!seat_keep(&j->to, j->client))
        complain("cannot keep your seat in the room");
}

/* ---- Telling ------------------------------------------------------------------------------------ */

static void tell_line(const struct room *r, const char *line)
{
    int who;
    int number, used = 0;
    char mark[MOVE_ID + 1];

    if (sscanf(line, "move %d %d %16s %n", &number, &who, mark, &used) == 3 && used) {
        printf("%d. ", number);
        print_visible(stdout, who == 0                  ? "chance"
                              : *r->place[who - 1].name ? r->place[who - 1].name
                                                        : "computer");
        fputs(": ", stdout);
        line += used;
    } else if (strncmp(line, "promise", 7) == 0 || strncmp(line, "hash", 4) == 0 ||
               strncmp(line, "text", 4) == 0) {
        return;
    }
    print_visible(stdout, line);
    putchar('\n');
}

/* What others say or ask. */
static void tell_notice(const struct joining *j, const char *notice)
{
    char text[SENTENCE_ROOM];
    struct writer w = writer_over(text, sizeof text);

    room_tell_notice(j->client, notice, &w);
    text[strcspn(text, "\n")] = '\0';
    fputs("* ", stdout);
    print_visible(stdout, text);
    puts(strcmp(notice, "asked") == 0 ? " Type /yes or /no." : "");
}

static void tell_log(struct joining *j)
{
    const struct room *r = client_room(j->client);
    uint64_t mark;
    const char *at = room_after(r, j->shown, &mark), *end = r->log + r->log_size;
    char notice[NOTICE_ROOM];

    while (at && at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        char line[LINE_ROOM + 64];
        int used = 0;

        snprintf(line, sizeof line, "%.*s", (int)(stop - at), at);
        if (sscanf(line, "%lld %*d %n", &j->shown, &used) == 1 && used)
            tell_line(r, line + used);
        at = stop + 1;
    }
    while (client_notice(j->client, notice))
        tell_notice(j, notice);
    fflush(stdout);
}

/* ---- Playing ------------------------------------------------------------------------------------ */

/* The first seat that is open, or the wanted one. */
static void sit_down(struct joining *j)
{
    const struct room *r = client_room(j->client);
    int seat = (int)j->seat - 1;

    if (j->asked == r->seq || r->phase != ROOM_GATHERING || client_seat(j->client) >= 0)
        return;
    for (int p = 0; p < r->players && seat < 0; p++)
        if (r->place[p].who == PLACE_OPEN)
            seat = p;
    j->asked = r->seq;
    if (seat >= 0 && seat < r->players)
        client_sit(j->client, seat, j->name, strlen(j->name));
}

/* Whatever went wrong with an outside program. False, always. */
static bool tell_fault(const struct joining *j)
{
    char reason[REASON_ROOM];

    outside_fault(j->outside, reason);
    complain("%s", reason);
    return false;
}

static bool prepare(struct joining *j)
{
    const struct room *r = client_room(j->client);

    if (j->who || !j->player || strcmp(j->player, "person") == 0)
        return true;
    j->who = &j->own;
    j->contest = (struct contest){.game = r->game,
                                  .with = r->settings,
                                  .patience = PATIENCE,
                                  .contestant = j->who,
                                  .mute = &j->mute};
    pthread_mutex_init(&j->contest.lock, NULL);
    if (!contestant_parse(j->player, r->game, 0, USUAL_STEPS, j->who))
        return false;
    if (j->who->kind == PLAYER_OWN)
        return true;
    j->outside = outside_new(&j->contest, 0);
    return outside_begin(j->outside) || tell_fault(j);
}

static void write_record(const struct room *r, char *out, size_t space)
{
    struct writer w = writer_over(out, space);
    struct state *s = state_new(r->rules);

    state_start(r->rules, s, &r->settings);
    for (int i = 0; i < r->length; i++) {
        write_char(&w, ' ');
        r->rules->write_move(&w, s, r->list[i]);
        r->rules->apply(s, r->list[i]);
    }
    state_free(s);
}

static void send_move(struct joining *j, move m)
{
    const struct room *r = client_room(j->client);
    char text[LINE_ROOM];
    struct writer w = writer_over(text, sizeof text);

    r->rules->write_move(&w, r->state, m);
    client_move(j->client, text, w.size);
}

static bool play_by_itself(struct joining *j)
{
    const struct room *r = client_room(j->client);
    move m;

    if (j->outside) {
        char *record = malloc(RECORD_ROOM);

        if (!record)
            return false;
        write_record(r, record, RECORD_ROOM);
        m = outside_move(j->outside, r->state, record, NULL);
        free(record);
    } else {
        m = thinker_move(&j->who->thinker, r->state, seed_from_clock(), NULL, NULL);
    }
    if (m == 0)
        return j->outside && tell_fault(j);
    send_move(j, m);
    return true;
}

static void *type(void *context)
{
    struct joining *j = context;
    char line[LINE_ROOM];

    while (fgets(line, sizeof line, stdin)) {
        pthread_mutex_lock(&j->lock);
        while (j->has_typed)
            pthread_cond_wait(&j->taken, &j->lock);
        memcpy(j->typed, line, sizeof line);
        j->has_typed = true;
        pthread_mutex_unlock(&j->lock);
        wire_wake(j->wire);
    }
    pthread_mutex_lock(&j->lock);
    while (j->has_typed)
        pthread_cond_wait(&j->taken, &j->lock);
    j->ended = true;
    pthread_mutex_unlock(&j->lock);
    wire_wake(j->wire);
    return NULL;
}

/* A line that was typed: a move, or after a slash any request of doc/ROOMS.md. */
static void take_typed(struct joining *j)
{
    const struct room *r = client_room(j->client);
    char line[LINE_ROOM];
    size_t length;
    struct reader in;
    struct refusal why;
    move m;

    pthread_mutex_lock(&j->lock);
    memcpy(line, j->typed, sizeof line);
    j->has_typed = false;
    pthread_cond_signal(&j->taken);
    pthread_mutex_unlock(&j->lock);
    length = strcspn(line, "\r\n");
    line[length] = '\0';
    if (*line == '/') {
        client_ask(j->client, line + 1, length - 1);
        return;
    }
    j->prompted = false;
    if (length == 0)
        return;
    if (!client_our_turn(j->client)) {
        puts("* It is not your turn.");
        return;
    }
    in = reader_over(line, length);
    m = r->rules->read_move(&in, r->state);
    read_end(&in, "nothing may follow the move");
    if (in.error)
        complain_at(&in);
    else if (!is_legal(r->rules, r->state, m) && r->rules->why_not(r->state, m, &why))
        printf("* %s\n", why.text);
    else
        send_move(j, m);
}

static void prompt(struct joining *j)
{
    const struct room *r = client_room(j->client);

    if (j->prompted || !client_our_turn(j->client))
        return;
    j->prompted = true;
    print_board(r->rules, r->state);
    fputs("Your move: ", stdout);
    fflush(stdout);
}

/* False: it is all over, or something failed. */
static bool step(struct joining *j)
{
    enum link link = client_link(j->client);

    tell_log(j);
    keep(j);
    if (link == LINK_RELOAD || link == LINK_GONE) {
        complain(link == LINK_GONE ? "there is no such room"
                                   : "the server is newer than this program");
        j->failed = true;
        return false;
    }
    if (link != LINK_UP || client_room(j->client)->phase == ROOM_EMPTY)
        return true;
    if (!prepare(j)) {
        j->failed = true;
        return false;
    }
    sit_down(j);
    if (client_room(j->client)->phase >= ROOM_OVER && client_room(j->client)->told)
        return false;
    if (!j->who) {
        if (j->has_typed)
            take_typed(j);
        prompt(j);
        return !j->ended || *client_waiting(j->client);
    }
    if (client_our_turn(j->client) && !play_by_itself(j)) {
        j->failed = true;
        return false;
    }
    return true;
}

static int tell_end(const struct joining *j)
{
    const struct room *r = client_room(j->client);
    const char *wrong = j->failed || !r->told ? NULL : room_check_dice(r);

    if (j->failed)
        return NO;
    if (r->told)
        printf("The dice: %s\n", wrong ? wrong : "as they were promised.");
    return wrong ? NO : YES;
}

static int run_join(const struct line *l)
{
    static struct joining j;
    pthread_t typist;
    int status;

    if (!link_read(l->word[0], &j.to))
        return complain("'%s' is no link to a room: http://HOST/room.html#NAME", l->word[0]);
    j.player = line_flag(l, "player");
    j.name = line_flag(l, "name") ? line_flag(l, "name") : j.player ? "Bot" : "Guest";
    if (!line_number(l, "seat", 1, MAX_PLAYERS, &j.seat))
        return CANNOT_UNDERSTAND;
    if (!name_is_good(j.name, strlen(j.name)))
        return complain("'%s' is no name: 1 to 24 visible letters", j.name);
    j.client = seat_find(&j.to, NULL);
    j.wire = wire_new(&j.to, j.client);
    if (!j.wire)
        return complain("cannot connect");
    pthread_mutex_init(&j.lock, NULL);
    pthread_cond_init(&j.taken, NULL);
    if ((!j.player || strcmp(j.player, "person") == 0) &&
        pthread_create(&typist, NULL, type, &j) == 0)
        pthread_detach(typist);
    while (step(&j))
        wire_work(j.wire);
    status = tell_end(&j);
    keep(&j);
    if (j.outside)
        outside_stop(j.outside);
    if (j.player && strcmp(j.player, "person") != 0)
        wire_free(j.wire);
    client_free(j.client);
    return status;
}

static const struct flag join_flags[] = {
    {"player", "WHO", "person, random, 1 to 9, engine:COMMAND or gtp:COMMAND"},
    {"name", "NAME", "what you are called in the room"},
    {"seat", "N", "which seat (the first that is open)"},
    {0}};

const struct command join_command = {
    .name = "join",
    .arguments = "LINK [--player WHO]",
    .summary = "sit down in a room, at the terminal or with a program",
    .help =
        "LINK is what the page shows: http://HOST/room.html#NAME. Without an open seat you watch. "
        "Your "
        "seat\n"
        "is kept: join again after a break and play on. Type moves as the game writes them, or a\n"
        "request of doc/ROOMS.md after a slash: /resign, /ask back 3, /yes.",
    .flags = join_flags,
    .least = 1,
    .most = 1,
    .run = run_join,
};
