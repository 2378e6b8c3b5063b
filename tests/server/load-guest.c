/* What a guest of the load generator does by itself: greets, sits down, promises and tells its texts, wants another game. */
#include "load.h"

enum { BOTH = 1 << 1 | 1 << 2 }; /* seats */

void guest_begin(struct guest *g, struct place *p, bool player)
{
    static const char digits[] = "0123456789abcdef";

    *g = (struct guest){.fd = -1, .place = p, .player = player, .sum = 0xcbf29ce484222325u};
    for (int i = 0; i < 32; i++)
        g->text[i] = digits[rand() & 15];
}

void guest_greet(struct guest *g)
{
    char line[LINE];
    const struct place *p = g->place;
    bool first = g == p->guest;

    if (!*p->name) {
        if (first)
            guest_say(g, "open null open,open players=2 ; away=86400");
        return;
    }
    snprintf(line, sizeof line, "hello 1 %s %lld %016llx%s%s%s%s", p->name, g->seq,
             (unsigned long long)g->sum, *g->secret ? " " : "", g->secret, first ? " " : "",
             first ? p->opener : "");
    guest_say(g, line);
}

static void say_hash(struct guest *g, const char *word, const char *rest)
{
    char hash[DIGEST_TEXT], line[LINE];

    dice_promise(g->text, strlen(g->text), hash);
    snprintf(line, sizeof line, "%s %s%s", word, hash, rest);
    guest_say(g, line);
}

void guest_move(struct guest *g)
{
    char line[LINE];

    snprintf(line, sizeof line, "move %d %s take1", g->number, g->mark);
    guest_say(g, line);
}

static void note_wait(struct guest *g)
{
    if (load.acknowledged == load.waits_room) {
        load.waits_room = load.waits_room ? 2 * load.waits_room : 4096;
        load.waits = realloc(load.waits, load.waits_room * sizeof *load.waits);
        if (!load.waits)
            load_fail("realloc");
    }
    load.waits[load.acknowledged++] = now() - g->sent;
    g->sent = 0;
}

/* What a line of the log asks of a player, who answers at once, and what it tells everybody. */
static void heard(struct guest *g, const char *line)
{
    int number;
    char mark[17];

    if (sscanf(line, "promise %d", &number) == 1) {
        g->length = g->hashes = g->texts = 0;
        g->sent = g->duty = 0;
        g->phase = number > 1 ? GATHERS : SITS;
    } else if (strncmp(line, "hash ", 5) == 0) {
        g->hashes |= 1 << (line[5] - '0');
        if (g->hashes == BOTH)
            g->duty = 0;
    } else if (strncmp(line, "text ", 5) == 0) {
        g->texts |= 1 << (line[5] - '0');
    } else if (strncmp(line, "begin", 5) == 0) {
        g->phase = PLAYS;
    } else if (sscanf(line, "move %d %*d %16s", &number, mark) == 2) {
        g->length = number;
        if (g->sent > 0 && strcmp(mark, g->mark) == 0)
            note_wait(g);
    } else if (strncmp(line, "secret ", 7) == 0) {
        g->length = 0;
        g->duty = 0;
        g->phase = OVER_NOW;
    }
}

/* What a player has to say by himself, as the log stands: also after the server was away. */
void guest_duty(struct guest *g)
{
    char text[64];

    if (!g->player || !g->up || g->seat == 0 || now() < g->duty)
        return;
    g->duty = now() + 1;
    if (g->phase == OVER_NOW)
        guest_say(g, "again");
    else if (g->phase == GATHERS && !(g->hashes >> g->seat & 1))
        say_hash(g, "hash", "");
    else if (g->phase != PLAYS && g->hashes == BOTH && !(g->texts >> g->seat & 1)) {
        snprintf(text, sizeof text, "text %s", g->text);
        guest_say(g, text);
    } else {
        g->duty = 0;
    }
}

static void take_log(struct guest *g, const char *rest)
{
    const char *line = rest;

    g->seq = atoll(rest);
    for (const char *at = rest; *at; at++)
        g->sum = (g->sum ^ (unsigned char)*at) * 0x100000001b3u;
    g->sum = (g->sum ^ '\n') * 0x100000001b3u;
    for (int blanks = 0; *line && blanks < 2; line++)
        blanks += *line == ' ';
    heard(g, line);
}

void guest_hear(struct guest *g, char *line)
{
    char sit[64];

    if (strncmp(line, "log ", 4) == 0)
        take_log(g, line + 4);
    else if (sscanf(line, "opened %16s %32s", g->place->name, g->place->opener) == 2) {
        guest_greet(g);
    } else if (sscanf(line, "welcome %*d %*d %d", &g->seat) == 1) {
        g->up = true;
        if (g->player && !*g->secret && g->seq == 0) {
            snprintf(sit, sizeof sit, "sit %d", (int)(g - g->place->guest) + 1);
            say_hash(g, sit, g == g->place->guest ? " Ann" : " Bob");
        }
        if (g->sent > 0) /* was it heard? Sent twice, it counts once */
            guest_move(g);
    } else if (sscanf(line, "seat %d %32s", &g->seat, g->secret) == 2 ||
               sscanf(line, "you %d", &g->seat) == 1)
        return;
    else if (strcmp(line, "reset") == 0) {
        load.resets++;
        g->sum = 0xcbf29ce484222325u;
        g->seq = 0;
    } else if (strncmp(line, "no ", 3) == 0 || strncmp(line, "trouble", 7) == 0) {
        guest_drop(g); /* told to wait: comes back and greets again */
    }
}
