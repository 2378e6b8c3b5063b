/* Positions from the command line, and how they are printed. */
#include "cli/cli.h"

#include "cli/json.h"
#include "cli/lines.h"
#include "core/memory.h"
#include "core/walk.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static bool read_all(FILE *in, struct text *t)
{
    size_t room = 0;

    for (;;) {
        if (t->length == room) {
            char *more;

            room = room ? 2 * room : 4096;
            more = room <= LONGEST_TEXT ? realloc(t->bytes, room) : NULL;

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
    complain(ferror(stdin) ? "cannot read standard input"
                           : "the text is too long: %d bytes at most",
             LONGEST_TEXT);
    return false;
}

void text_free(struct text *t)
{
    if (t->owned)
        free(t->bytes);
}

int judgement_tell(const struct judgement *v)
{
    const char *warning = v->status == YES ? "warning: " : "";

    if (v->text[0] && v->column > 0)
        complain("%scolumn %d: %s", warning, v->column, v->text);
    else if (v->text[0])
        complain("%s%s", warning, v->text);
    return v->status;
}

static struct judgement judge(const struct rules *g, const char *bytes, size_t length,
                              struct state *s, bool looks)
{
    struct reader r = reader_over(bytes, length);
    struct judgement v = {.status = YES};
    struct refusal why;
    bool good;

    r.looks = looks;
    good = read_position(g, &r, s, &why);
    if (!good && !(looks && why.text[0])) /* a record is looked at as far as it is legal */
        v.status = why.text[0] ? NO : CANNOT_UNDERSTAND;
    if (!good)
        v.column = reader_column(&r);
    else if (r.doubt)
        v.column = reader_doubt_column(&r);
    snprintf(v.text, sizeof v.text, "%s", why.text[0] || good ? why.text : r.error);
    return v;
}

/* A record without settings, with those of the command line put in front of it. */
static struct judgement judge_with(const struct rules *g, const struct settings *with,
                                   const char *bytes, size_t length, struct state *s, bool looks)
{
    struct settings preset = settings_preset(g->options);
    char *text = memory_new(length + TEXT_ROOM);
    struct writer w = writer_over(text, length + TEXT_ROOM);
    struct judgement v;
    int before;

    settings_write(&w, g->options, with, &preset);
    write_text(&w, "; ");
    before = (int)w.size;
    write_bytes(&w, bytes, length);
    v = judge(g, text, w.size, s, looks);
    memory_free(text);
    if (v.column > 0)
        v.column = v.column > before ? v.column - before : 1;
    return v;
}

struct judgement position_judge(const struct line *l, const struct rules *g, const char *bytes,
                                size_t length, struct state *s)
{
    struct judgement v = {.status = CANNOT_UNDERSTAND};
    bool looks = l && l->command->looks;
    struct settings with;

    if (!l || !line_has_options(l))
        return judge(g, bytes, length, s, looks);
    if (!line_settings(l, g, &with))
        return v;
    if (!g->is_snapshot(bytes, length) && !memchr(bytes, ';', length))
        return judge_with(g, &with, bytes, length, s, looks);
    snprintf(v.text, sizeof v.text, "a position brings its own options");
    return v;
}

/* The position a word stands for. YES; or NO or CANNOT_UNDERSTAND, and said why. */
static int take(const struct line *l, const struct rules *g, const char *word, struct state **out)
{
    struct text t;
    struct judgement v;

    if (!text_take(&t, word))
        return CANNOT_UNDERSTAND;
    *out = state_new(g);
    v = position_judge(l, g, t.bytes, t.length, *out);
    text_free(&t);
    if (v.status != YES)
        state_free(*out);
    return judgement_tell(&v);
}

int line_root(const struct line *l, const struct rules *g, const char *word, struct state **out)
{
    struct settings with;

    if (word)
        return take(l, g, word, out);
    if (!line_settings(l, g, &with))
        return CANNOT_UNDERSTAND;
    *out = state_new(g);
    state_start(g, *out, &with);
    return YES;
}

int line_position(const struct line *l, const struct game **game, struct state **out)
{
    *game = line_game(l);
    return *game ? line_root(l, (*game)->rules, l->words > 1 ? l->word[1] : NULL, out)
                 : CANNOT_UNDERSTAND;
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

void json_state(const struct rules *g, const struct state *s)
{
    char text[TEXT_ROOM];
    struct writer w = writer_over(text, sizeof text);

    g->write_state(&w, s);
    json_text(text);
}

void json_move(const struct rules *g, const struct state *s, move m)
{
    char text[256];
    struct writer w = writer_over(text, sizeof text);

    g->write_move(&w, s, m);
    json_text(text);
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
