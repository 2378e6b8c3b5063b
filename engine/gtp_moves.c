/* The commands of the Go Text Protocol that make, list and take back moves. */
#include "engine/gtp.h"

#include "core/dialect.h"
#include "core/walk.h"

#include <string.h>
#include <strings.h>

int gtp_colour(const struct gtp *t, const char *word)
{
    const char *const *names;

    for (int i = 0; word && (names = t->dialect->names(t->engine->state, i)); i++)
        for (; *names; names++)
            if (strcasecmp(word, *names) == 0)
                return i;
    return -1;
}

/* Passes of blocked colours are not spoken of: they are made when a later colour acts. */
static bool pass_until(struct gtp *t, int colour)
{
    struct engine *e = t->engine;
    move list[MAX_MOVES];

    while (e->game->rules->actor(e->state) >= 0 && t->dialect->colour(e->state) != colour) {
        if (e->game->rules->moves(e->state, list) != 1 || !t->dialect->is_pass(e->state, list[0]))
            return false;
        engine_make(e, list[0]);
    }
    return e->game->rules->actor(e->state) >= 0;
}

static bool is_blocked(const struct gtp *t)
{
    move list[MAX_MOVES];
    const struct state *s = t->engine->state;

    return t->engine->game->rules->moves(s, list) == 1 && t->dialect->is_pass(s, list[0]);
}

/* The colour that acts next, once the blocked ones have passed. */
static int colour_to_play(struct gtp *t)
{
    struct engine *e = t->engine;
    move list[MAX_MOVES];

    while (e->game->rules->actor(e->state) >= 0 && is_blocked(t) &&
           e->game->rules->moves(e->state, list) == 1)
        engine_make(e, list[0]);
    return e->game->rules->actor(e->state) >= 0 ? t->dialect->colour(e->state) : -1;
}

static bool play_text(struct gtp *t, int colour, const char *text, struct writer *out)
{
    struct engine *e = t->engine;
    struct reader r = reader_of(text);
    struct refusal why;
    move m;

    if (colour < 0 || !pass_until(t, colour))
        return gtp_refuse(out, "it is not that colour's turn");
    if (strcasecmp(text, "pass") == 0)
        return is_blocked(t) || gtp_refuse(out, "that colour can still move");
    m = t->dialect->read_move(&r, e->state);
    read_space(&r);
    read_end(&r, "unexpected text after the move");
    if (r.error)
        return gtp_refuse(out, r.error);
    if (!is_legal(e->game->rules, e->state, m)) {
        play(e->game->rules, e->state, m, &why);
        return gtp_refuse(out, why.text);
    }
    engine_make(e, m);
    return true;
}

/* Nobody is there any more to hear of a long thought. What every move is worth is kept at its end. */
static bool look(void *context, const struct think *search, long steps, bool last)
{
    struct gtp *t = context;

    (void)steps;
    if (last)
        t->opinions = think_opinions(search, t->opinion);
    return input_ended();
}

static bool generate(struct gtp *t, int colour, bool make, struct writer *out)
{
    struct engine *e = t->engine;
    struct watch watch = {.every = 0.1, .look = look, .context = t};
    bool turn = colour >= 0 && pass_until(t, colour);
    move m;

    if (!turn && e->game->rules->actor(e->state) != OVER)
        return gtp_refuse(out, "it is not that colour's turn");
    if (!turn || is_blocked(t)) {
        write_text(out, "pass");
        return true;
    }
    t->thinker = e->game->rules->actor(e->state);
    m = engine_think(e, e->skill, gtp_seconds(t, colour), 0, NULL, &watch, &t->last);
    state_copy(e->game->rules, t->thought, e->state);
    if (make && t->resign && gtp_is_lost(t)) {
        write_text(out, "resign");
        return true;
    }
    t->dialect->write_move(out, e->state, m);
    if (make)
        engine_make(e, m);
    return true;
}

bool gtp_play_colour(struct gtp *t, char *rest, struct writer *out)
{
    int colour = gtp_colour(t, next_word(&rest));
    const char *text = next_word(&rest);

    return text ? play_text(t, colour, text, out) : gtp_refuse(out, "expected a colour and a move");
}

bool gtp_play_next(struct gtp *t, char *rest, struct writer *out)
{
    const char *text = next_word(&rest);

    return text ? play_text(t, colour_to_play(t), text, out) : gtp_refuse(out, "expected a move");
}

bool gtp_genmove(struct gtp *t, char *rest, struct writer *out)
{
    int colour = gtp_colour(t, next_word(&rest));

    return colour >= 0 ? generate(t, colour, true, out) : gtp_refuse(out, "expected a colour");
}

bool gtp_reg_genmove(struct gtp *t, char *rest, struct writer *out)
{
    int colour = gtp_colour(t, next_word(&rest));

    return colour >= 0 ? generate(t, colour, false, out) : gtp_refuse(out, "expected a colour");
}

bool gtp_genmove_next(struct gtp *t, char *rest, struct writer *out)
{
    (void)rest;
    return generate(t, colour_to_play(t), true, out);
}

/* Passes that nobody spoke of go with the move before them. */
bool gtp_undo(struct gtp *t, char *rest, struct writer *out)
{
    struct engine *e = t->engine;
    bool passed = true;

    (void)rest;
    if (e->count == 0)
        return gtp_refuse(out, "cannot undo");
    while (passed && e->count > 0) {
        move last = e->made[e->count - 1];

        engine_undo(e);
        passed = t->dialect->is_pass(e->state, last);
    }
    return true;
}

bool gtp_all_legal(struct gtp *t, char *rest, struct writer *out)
{
    const struct rules *g = t->engine->game->rules;
    const struct state *s = t->engine->state;
    move list[MAX_MOVES];
    int colour = gtp_colour(t, next_word(&rest)), count;

    if (colour < 0)
        return gtp_refuse(out, "expected a colour");
    if (!pass_until(t, colour))
        return g->actor(s) == OVER || gtp_refuse(out, "it is not that colour's turn");
    count = g->moves(s, list);
    for (int i = 0; i < count; i++) {
        if (t->dialect->is_pass(s, list[i]))
            continue;
        if (i)
            write_char(out, '\n');
        t->dialect->write_move(out, s, list[i]);
    }
    return true;
}
