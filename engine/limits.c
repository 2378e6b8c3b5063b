/* Reading the limits of a thought: go [movetime MS] [depth N] [nodes N] [infinite] and the clocks. */
#include "engine/search.h"

#include "core/walk.h"

#include <stdio.h>
#include <string.h>

enum { MOST_LIMIT = 1000000000, MOST_DEPTH = MAX_LINE };

/* What the clocks say, in milliseconds. */
struct clocks {
    uint64_t left[MAX_PLAYERS], more[MAX_PLAYERS], moves_to_go;
    bool given[MAX_PLAYERS];
};

static void take_share(const struct clocks *c, int player, struct go *out)
{
    double left = (double)c->left[player] / 1000;

    out->seconds = clock_share(left, (double)c->more[player] / 1000, (int)c->moves_to_go);
    out->most = clock_most(left, out->seconds);
}

/* "p1time", "p3inc": whose clock, or -1. */
static int clock_of(const char *word, const char *kind)
{
    bool fits = word[0] == 'p' && word[1] >= '1' && word[1] < '1' + MAX_PLAYERS &&
                strcmp(word + 2, kind) == 0;

    return fits ? word[1] - '1' : -1;
}

static bool take_clock(struct clocks *c, const char *word, uint64_t number)
{
    int time = clock_of(word, "time"), more = clock_of(word, "inc");

    if (time >= 0) {
        c->left[time] = number;
        c->given[time] = true;
    } else if (more >= 0) {
        c->more[more] = number;
    } else if (strcmp(word, "movestogo") == 0) {
        c->moves_to_go = number;
    } else {
        return false;
    }
    return true;
}

static bool take_limit(const struct engine *e, struct go *g, const char *word, uint64_t number)
{
    if (strcmp(word, "movetime") == 0) {
        g->seconds = number ? (double)number / 1000 : 0.001;
    } else if (strcmp(word, "nodes") == 0) {
        g->nodes = number ? number : 1;
    } else if (strcmp(word, "depth") == 0) {
        g->depth = number < 1 ? 1 : number > MOST_DEPTH ? MOST_DEPTH : (int)number;
    } else if (strcmp(word, "level") == 0 && number >= 1 && number <= LEVELS) {
        g->seconds = 0;
        g->skill = skill_level(e->game->brain, (int)number);
    } else {
        return false;
    }
    return true;
}

/* The moves after searchmoves, whether blanks in them are written as _ or not: as many as there are. *rest moves behind them. */
static void take_moves(const struct engine *e, struct go *g, char **rest)
{
    const struct rules *rules = e->game->rules;

    for (char *c = *rest; *c; c++)
        *c = (char)(*c == '_' ? ' ' : *c);
    for (;;) {
        struct reader r = reader_of(*rest);
        move m;

        read_space(&r);
        m = rules->read_move(&r, e->state);
        if (r.error || (r.at != r.end && *r.at != ' ') || !is_legal(rules, e->state, m))
            return;
        if (g->onlys < MAX_MOVES)
            g->only[g->onlys++] = m;
        *rest += r.at - r.text;
    }
}

/* False. NULL: it is not understood as a whole. */
static bool complain_of(const char *word)
{
    if (word)
        printf("error searchmoves: '%s' is no move here, and no limit\n", word);
    else
        engine_error(
            "expected: go [movetime MS] [nodes N] [depth N] [p1time MS ...] [p1inc MS ...] "
            "[movestogo N] [level L] [infinite] [ponder] [searchmoves MOVE...]");
    return false;
}

static bool take_words(const struct engine *e, char *rest, struct go *g, struct clocks *c)
{
    const char *word;
    bool only = false;

    while ((word = next_word(&rest))) {
        uint64_t number;

        if (strcmp(word, "infinite") == 0) {
            g->endless = true;
        } else if (strcmp(word, "ponder") == 0) {
            g->pondering = true;
        } else if (strcmp(word, "searchmoves") == 0) {
            only = true;
            take_moves(e, g, &rest);
        } else if (!word_number(next_word(&rest), 0, MOST_LIMIT, &number) ||
                   (!take_limit(e, g, word, number) && !take_clock(c, word, number))) {
            return complain_of(only ? word : NULL);
        }
    }
    return !only || g->onlys > 0 || complain_of(NULL);
}

bool go_read(const struct engine *e, char *rest, struct go *out)
{
    int actor = e->game->rules->actor(e->state);
    struct clocks c = {0};

    *out = (struct go){.skill = e->skill};
    if (!take_words(e, rest, out, &c))
        return false;
    if (actor >= 0 && c.given[actor] && out->seconds <= 0)
        take_share(&c, actor, out);
    if (out->seconds <= 0 && !out->nodes && !out->depth)
        out->seconds = e->seconds;
    if (out->nodes && out->seconds <= 0) {
        out->skill.steps = (int)out->nodes;
        out->skill.searches = 1;
    }
    return true;
}
