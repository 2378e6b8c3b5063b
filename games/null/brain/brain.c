/* Null: what a computer player knows of it. Between two players whoever leaves a multiple of four wins; among more nobody
   can say. */
#include "ai/think.h"
#include "games/null/rules/null.h"

/* Can the player to move not be stopped? */
static bool is_won(const struct state *s)
{
    return s->heap % (MOST_TAKEN + 1) != 0;
}

static void evaluate(const struct state *s, double share[MAX_PLAYERS])
{
    for (int p = 0; p < s->players; p++)
        share[p] = 1.0 / s->players;
    if (s->players == 2 && s->heap != UNKNOWN_HEAP) {
        share[s->mover] = is_won(s) ? 0.9 : 0.1;
        share[1 - s->mover] = 1 - share[s->mover];
    }
}

/* How many are left by taking m is a multiple of four? */
static bool leaves_fours(const struct state *s, move m)
{
    return s->heap != UNKNOWN_HEAP && (s->heap - m) % (MOST_TAKEN + 1) == 0;
}

static int promise(const struct state *s, move m)
{
    return leaves_fours(s, m) ? 200 : 0;
}

static void reason(struct writer *w, const struct state *s, move m)
{
    if (s->heap == m)
        write_text(w, "it takes the last counter");
    else if (leaves_fours(s, m))
        write_text(w, "it leaves a multiple of four, and so can you after every answer");
    else
        write_text(w, "no move leaves a multiple of four");
}

const struct brain null_brain = {
    .evaluate = evaluate,
    .promise = promise,
    .reason = reason,
};
