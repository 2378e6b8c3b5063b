/* Positions from the command line, and how they are printed. */
#include "cli/cli.h"

#include "core/walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static bool read_all(FILE *in, struct text *t)
{
    size_t room = 0;

    for (;;) {
        if (t->length == room) {
            char *more = realloc(t->bytes, room = room ? 2 * room : 4096);

            if (!more)
                return false;
            t->bytes = more;
        }
        size_t got = fread(t->bytes + t->length, 1, room - t->length, in);

        if (got == 0)
            return !ferror(in);
        t->length += got;
    }
}

bool text_take(struct text *t, const char *word)
{
    *t = (struct text){0};
    if (strcmp(word, "-") != 0) {
        t->length = strlen(word);
        t->bytes = strdup(word);
        t->owned = true;
        return t->bytes != NULL;
    }
    t->owned = true;
    if (read_all(stdin, t))
        return true;
    text_free(t);
    complain("cannot read standard input");
    return false;
}

void text_free(struct text *t)
{
    if (t->owned)
        free(t->bytes);
}

int position_read(const struct rules *g, const char *bytes, size_t length, struct state *s)
{
    struct reader r = reader_over(bytes, length);
    struct refusal why;

    if (read_position(g, &r, s, &why)) {
        if (why.text[0])
            complain("warning: %s", why.text);
        return YES;
    }
    if (!why.text[0])
        return complain_at(&r);
    complain("column %d: %s", reader_column(&r), why.text);
    return NO;
}

int position_take(const struct rules *g, const char *word, struct state **out)
{
    struct text t;
    int status;

    if (!text_take(&t, word))
        return CANNOT_UNDERSTAND;
    *out = state_new(g);
    status = position_read(g, t.bytes, t.length, *out);
    text_free(&t);
    if (status != YES)
        state_free(*out);
    return status;
}

int line_position(const struct line *l, const struct game **game, struct state **out)
{
    *game = line_game(l);
    return *game ? position_take((*game)->rules, l->word[1], out) : CANNOT_UNDERSTAND;
}

int line_root(const struct line *l, const struct rules *g, const char *word, struct state **out)
{
    struct settings with, preset = settings_preset(g->options);

    if (!line_settings(l, g, &with))
        return CANNOT_UNDERSTAND;
    if (word && memcmp(&with, &preset, sizeof with) != 0)
        return complain("a position brings its own options");
    if (word)
        return position_take(g, word, out);
    *out = state_new(g);
    state_start(g, *out, &with);
    return YES;
}

void print_snapshot(const struct rules *g, const struct state *s)
{
    char text[TEXT_ROOM];
    struct writer w = writer_over(text, sizeof text);

    g->write_state(&w, s);
    fputs(text, stdout);
}

void print_move(const struct rules *g, const struct state *s, move m)
{
    char text[256];
    struct writer w = writer_over(text, sizeof text);

    g->write_move(&w, s, m);
    fputs(text, stdout);
}

void print_board(const struct rules *g, const struct state *s)
{
    char text[TEXT_ROOM];
    struct writer w = writer_over(text, sizeof text);

    w.ink = isatty(STDOUT_FILENO) && !getenv("NO_COLOR");
    g->print(&w, s);
    fputs(text, stdout);
}

const char *actor_name(int actor, char room[24])
{
    if (actor == CHANCE)
        return "chance";
    if (actor == OVER)
        return "over";
    snprintf(room, 24, "%d", actor + 1);
    return room;
}

const char *seat_name(const struct rules *g, const struct state *s, int player, char room[24])
{
    if (g->seat_name)
        return g->seat_name(s, player);
    snprintf(room, 24, "player %d", player + 1);
    return room;
}

uint64_t game_seed(uint64_t seed, uint64_t game)
{
    struct rng r = rng_event(seed, game);

    return rng_next(&r);
}

uint64_t seed_from_clock(void)
{
    struct timespec now;
    struct rng r;

    clock_gettime(CLOCK_REALTIME, &now);
    r = rng_event((uint64_t)now.tv_sec, (uint64_t)now.tv_nsec);
    return rng_next(&r) >> 32; /* short enough to read out to a friend */
}
