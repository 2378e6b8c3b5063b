/* A room in memory: its lines checked, kept, and followed by what needs nobody's decision. */
#include "server/hosted.h"

#include "core/walk.h"

#include <assert.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned hash_of(const char *id)
{
    unsigned hash = 5381;

    while (*id)
        hash = 33 * hash + (unsigned char)*id++;
    return hash % (sizeof((struct hub *)0)->table / sizeof(struct hosted *));
}

static struct hosted *hosted_new(struct hub *h, const char *id)
{
    struct hosted *r = calloc(1, sizeof *r), **head = &h->table[hash_of(id)];

    if (!r)
        abort();
    r->hub = h;
    r->room = room_new();
    r->used = now_ms();
    r->next = *head;
    *head = r;
    h->figures.rooms++;
    return r;
}

void hosted_free(struct hosted *r)
{
    struct hosted **at = &r->hub->table[hash_of(r->room->id)];

    while (*at && *at != r)
        at = &(*at)->next;
    if (*at)
        *at = r->next;
    r->hub->figures.rooms--;
    room_free(r->room);
    free(r);
}

/* Codes for other devices of a seat (-1: of any in the room) are good no more: who made them sits there no more. */
static void end_codes(struct hosted *r, int seat)
{
    for (struct code *c = r->hub->code; c < r->hub->code + MOST_CODES; c++)
        if (strcmp(c->room, r->room->id) == 0 && (seat < 0 || c->seat == seat))
            c->until = 0;
}

/* A seat changes hands: nothing that opened it before does so any more. */
static void change_locks(struct hosted *r, int seat)
{
    r->keys[seat] = 0;
    end_codes(r, seat);
}

/* ---- Private lines: what the server knows and nobody else ------------------------------------ */

static void take_private(struct hosted *r, const char *line, size_t length)
{
    const char *value = length > 64 ? line + length - 64 : line;
    int seat = line[5] - '1';

    if (strncmp(line, ".secret ", 8) == 0) {
        hex_read(value, 64, r->room->dice.secret, SECRET_SIZE);
    } else if (strncmp(line, ".opener ", 8) == 0) {
        hex_read(value, 64, r->opener, DIGEST_SIZE);
    } else if (strncmp(line, ".key ", 5) == 0 && seat >= 0 && seat < MAX_PLAYERS) {
        if (r->keys[seat] == MOST_KEYS) /* the oldest device makes place */
            memmove(r->key[seat][0], r->key[seat][1], sizeof r->key[seat] - DIGEST_SIZE);
        else
            r->keys[seat]++;
        hex_read(value, 64, r->key[seat][r->keys[seat] - 1], DIGEST_SIZE);
    } else if (strncmp(line, ".lost ", 6) == 0 && line[6] >= '1' && line[6] <= '4') {
        change_locks(r, line[6] - '1');
    } else if (strncmp(line, ".again ", 7) == 0 && line[7] >= '1' && line[7] <= '4') {
        r->again |= 1 << (line[7] - '1');
    }
}

/* Secrets, devices and guests move on with the seats. */
static void rotate(struct hosted *r)
{
    int last = r->room->players - 1, keys = r->keys[last];
    unsigned char key[MOST_KEYS][DIGEST_SIZE];
    long long gone = r->gone[last];

    memcpy(key, r->key[last], sizeof key);
    for (int p = last; p > 0; p--) {
        memcpy(r->key[p], r->key[p - 1], sizeof key);
        r->keys[p] = r->keys[p - 1];
        r->gone[p] = r->gone[p - 1];
    }
    memcpy(r->key[0], key, sizeof key);
    r->keys[0] = keys;
    r->gone[0] = gone;
    end_codes(r, -1);
    vote_cancel(r);
    for (struct guest *g = r->guests; g; g = g->next)
        if (g->seat >= 0)
            g->seat = (g->seat + 1) % r->room->players;
}

static const char *take(struct hosted *r, long long seq, long long time, const char *line,
                        size_t length)
{
    unsigned char secret[SECRET_SIZE];
    int number = r->room->number;
    const char *wrong;

    if (length > 0 && *line == '.') {
        take_private(r, line, length);
        r->kept += length + LINE_COST;
        return NULL;
    }
    memcpy(secret, r->room->dice.secret, sizeof secret);
    wrong = room_take(r->room, seq, time, line, length);
    if (wrong)
        return wrong;
    r->kept += length + LINE_COST;
    if (r->room->number != number) { /* a new promise: its secret came before it */
        memcpy(r->room->dice.secret, secret, sizeof secret);
        r->again = 0;
        if (number > 0)
            rotate(r);
    }
    if (strncmp(line, "free ", 5) == 0)
        change_locks(r, line[5] - '1');
    else if (strncmp(line, "sit ", 4) == 0)
        change_locks(r, line[4] - '1');
    return NULL;
}

/* ---- Loading -------------------------------------------------------------------------------- */

static void load_line(void *context, long long seq, long long time, const char *line, size_t length)
{
    struct hosted *r = context;

    if (!r->unsound)
        r->unsound = take(r, seq, time, line, length) != NULL;
    r->seq = r->durable = seq;
}

bool hosted_reload(struct hosted *r)
{
    char id[ROOM_ID + 1];

    memcpy(id, r->room->id, sizeof id);
    room_free(r->room);
    r->room = room_new();
    memset(r->keys, 0, sizeof r->keys);
    r->seq = r->durable = 0;
    r->kept = 0;
    r->thinking = false;
    r->unsound = false;
    r->again = 0;
    r->again_said = 0;
    r->vote = (struct vote){0};
    if (store_read(r->hub->store, id, load_line, r) > 0 && !r->unsound)
        return true;
    memcpy(r->room->id, id, sizeof id); /* under which it is filed */
    return false;
}

static struct hosted *load(struct hub *h, const char *id)
{
    struct hosted *r = hosted_new(h, id);
    bool good;

    memcpy(r->room->id, id, ROOM_ID + 1);
    good = hosted_reload(r);
    if (!good) {
        if (r->unsound)
            say_log("room damaged");
        hosted_free(r);
        return NULL;
    }
    for (int p = 0; p < r->room->players; p++) /* the latest that anybody was surely seen */
        r->gone[p] = r->room->time > h->started ? r->room->time : h->started;
    r->watched = true; /* perhaps; hosted_go_on says so if it is not */
    if (r->room->phase == ROOM_PLAYING && r->room->terms.clock != CLOCK_NONE &&
        r->room->time < h->started)
        hosted_add(r, "up"); /* nobody's clock ran while there was no server */
    hosted_go_on(r);
    return r;
}

struct hosted *hosted_find(struct hub *h, const char *id, bool may_load)
{
    for (struct hosted *r = h->table[hash_of(id)]; r; r = r->next)
        if (strcmp(r->room->id, id) == 0) {
            r->used = now_ms();
            return r;
        }
    return may_load ? load(h, id) : NULL;
}

/* ---- Adding --------------------------------------------------------------------------------- */

static long long time_for(const struct hosted *r)
{
    long long now = now_ms();

    return now > r->room->time ? now : r->room->time;
}

static const char *add(struct hosted *r, const char *line, size_t length)
{
    long long time = time_for(r);
    const char *wrong = take(r, r->seq + 1, time, line, length);

    if (wrong)
        return wrong;
    store_add(r->hub->store, r->room->id, ++r->seq, time, line, length);
    if (strncmp(line, "begin", 5) == 0)
        say_log("%s begins", r->room->rules->name);
    else if (strncmp(line, "over ", 5) == 0) /* and why, without the seat */
        say_log("%s is over: %.*s", r->room->rules->name, (int)length - 7, line + 5);
    return NULL;
}

const char *hosted_add(struct hosted *r, const char *format, ...)
{
    char line[LINE_ROOM];
    int length;
    va_list values;

    va_start(values, format);
    length = vsnprintf(line, sizeof line, format, values);
    va_end(values);
    if (length < 0 || length >= LINE_ROOM)
        return "the line is too long";
    return add(r, line, (size_t)length);
}

void hosted_add_private(struct hosted *r, const char *format, ...)
{
    char line[LINE_ROOM];
    va_list values;

    va_start(values, format);
    vsnprintf(line, sizeof line, format, values);
    va_end(values);
    assert(line[0] == '.');
    add(r, line, strlen(line));
}

/* A secret for the next game, and its promise. */
void hosted_new_promise(struct hosted *r)
{
    unsigned char secret[SECRET_SIZE];
    char text[DIGEST_TEXT], promise[DIGEST_TEXT];

    random_bytes(secret, sizeof secret);
    hex_write(secret, sizeof secret, text);
    dice_promise(secret, sizeof secret, promise);
    hosted_add_private(r, ".secret %d %s", r->room->number + 1, text);
    hosted_add(r, "promise %d %s", r->room->number + 1, promise);
}

struct hosted *hosted_open(struct hub *h, const char *line, const char **wrong)
{
    struct hosted *r = hosted_new(h, "");
    struct hosted **at = &h->table[hash_of("")];

    *wrong = hosted_add(r, "%s", line);
    *at = r->next; /* it was filed without a name */
    if (*wrong) {
        h->figures.rooms--;
        room_free(r->room);
        free(r);
        return NULL;
    }
    r->next = h->table[hash_of(r->room->id)];
    h->table[hash_of(r->room->id)] = r;
    hosted_new_promise(r);
    return r;
}

int hosted_seat_of(const struct hosted *r, const unsigned char hash[DIGEST_SIZE])
{
    for (int p = 0; p < r->room->players; p++)
        for (int i = 0; i < r->keys[p]; i++)
            if (memcmp(r->key[p][i], hash, DIGEST_SIZE) == 0)
                return p;
    return -1;
}

/* ---- Going on ------------------------------------------------------------------------------- */

static void make_move(struct hosted *r, int who, move m)
{
    char text[LINE_ROOM / 2];
    struct writer w = writer_over(text, sizeof text);

    r->room->rules->write_move(&w, r->room->state, m);
    hosted_add(r, "move %d %d - %s", r->room->length + 1, who + 1, text);
}

static void ask_computer(struct hosted *r, int who)
{
    const struct room *room = r->room;
    struct pool_job job = {.game = room->game,
                           .number = room->number,
                           .length = room->length,
                           .level = room->place[who].who,
                           .seed = dice_seed(&room->dice, (uint64_t)room->length)};

    if (r->thinking)
        return;
    memcpy(job.room, room->id, sizeof job.room);
    memcpy(&job.state, room->state, room->rules->state_size);
    pool_ask(r->hub->pool, &job);
    r->thinking = true;
}

/* One thing that needs nobody. False: somebody has to decide, or to think, or it is over. */
static bool step(struct hosted *r)
{
    const struct rules *rules = r->room->rules;
    int actor = room_actor(r->room);
    move m;

    if (actor == OVER) {
        hosted_add(r, "over end 0");
        return false;
    }
    if (actor == CHANCE) {
        make_move(r, CHANCE,
                  dice_roll(&r->room->dice, rules, r->room->state, (uint64_t)r->room->chances));
        return true;
    }
    m = rules->forced ? rules->forced(r->room->state) : 0;
    if (m) {
        make_move(r, actor, m);
        return true;
    }
    if (r->room->place[actor].who >= 0)
        ask_computer(r, actor);
    return false;
}

static void tell_secret(struct hosted *r)
{
    char text[DIGEST_TEXT];

    hex_write(r->room->dice.secret, SECRET_SIZE, text);
    hosted_add(r, "secret %s", text);
}

/* Rooms where something may happen without a guest are looked at after a restart. */
static void watch(struct hosted *r)
{
    const struct room *room = r->room;
    bool on = room->phase == ROOM_PLAYING || (room->terms.listed && room->phase == ROOM_GATHERING);

    if (on == r->watched)
        return;
    r->watched = on;
    store_mark_watched(r->hub->store, room->id, on);
}

void hosted_go_on(struct hosted *r)
{
    if (r->room->phase == ROOM_REVEALING)
        hosted_add(r, "begin");
    while (r->room->phase == ROOM_PLAYING && step(r))
        ;
    if ((r->room->phase == ROOM_OVER || r->room->phase == ROOM_CLOSED) && !r->room->told)
        tell_secret(r);
    watch(r);
}

void hosted_answer(struct hub *h, const struct pool_answer *a)
{
    struct hosted *r = hosted_find(h, a->room, false);
    int actor = r ? room_actor(r->room) : OVER;

    if (!r || !r->thinking)
        return;
    r->thinking = false;
    if (r->room->number == a->number && r->room->length == a->length && actor >= 0 &&
        r->room->place[actor].who >= 0)
        make_move(r, actor, a->best);
    hosted_go_on(r);
}
