/* Null: the rules. */
#include "games/null/rules/null.h"

#include <assert.h>

static const struct option options[] = {
    {"players", "Players", "2|3|4", 0, NULL},
    {0},
};

static void start(struct state *s, const struct settings *with)
{
    s->players = (uint8_t)option_number(&options[0], with->choice[0]);
    s->heap = UNKNOWN_HEAP;
}

static int players(const struct state *s)
{
    return s->players;
}

static int actor(const struct state *s)
{
    if (s->heap == UNKNOWN_HEAP)
        return CHANCE;
    return s->heap > 0 ? s->mover : OVER;
}

static int moves(const struct state *s, move *out)
{
    int count = 0;

    if (s->heap == UNKNOWN_HEAP)
        for (move heap = LEAST_HEAP; heap <= MOST_HEAP; heap++)
            out[count++] = heap;
    else
        for (move taken = 1; taken <= MOST_TAKEN && taken <= s->heap; taken++)
            out[count++] = taken;
    return count;
}

static int weight(const struct state *s, move outcome)
{
    (void)s;
    return outcome == 8 ? 2 : 1;
}

static void apply(struct state *s, move m)
{
    if (s->heap == UNKNOWN_HEAP) {
        s->heap = (uint8_t)m;
        return;
    }
    assert(m <= s->heap);
    s->heap = (uint8_t)(s->heap - m);
    s->mover = (uint8_t)((s->mover + 1) % s->players);
}

/* Who took the last counter. */
int null_winner(const struct state *s)
{
    return (s->mover + s->players - 1) % s->players;
}

static void scores(const struct state *s, int out[MAX_PLAYERS])
{
    for (int p = 0; p < MAX_PLAYERS; p++)
        out[p] = s->heap == 0 && p == null_winner(s);
}

static void result(const struct state *s, int share[MAX_PLAYERS])
{
    for (int p = 0; p < MAX_PLAYERS; p++)
        share[p] = p == null_winner(s) ? 1000 : 0;
}

static bool why_not(const struct state *s, move m, struct refusal *out)
{
    if (actor(s) == OVER)
        refuse(out, "The game is over.");
    else if (actor(s) == CHANCE && (m < LEAST_HEAP || m > MOST_HEAP))
        refuse(out, "The die comes first: it decides the heap.");
    else if (actor(s) != CHANCE && m == 0)
        refuse(out, "At least one counter is taken.");
    else if (actor(s) != CHANCE && m > MOST_TAKEN)
        refuse(out, "The heap is there already.");
    else if (actor(s) != CHANCE && m > s->heap)
        refuse(out, "There are not that many counters left.");
    else
        return false;
    for (int i = 0; s->heap != UNKNOWN_HEAP && i < s->heap; i++)
        refuse_place(out, i);
    return true;
}

const struct rules null_rules = {
    .name = "null",
    .title = "Null",
    .version = 1,
    .options = options,
    .state_size = sizeof(struct state),
    .most_moves = 3,
    .start = start,
    .players = players,
    .actor = actor,
    .moves = moves,
    .weight = weight,
    .apply = apply,
    .scores = scores,
    .result = result,
    .why_not = why_not,
    .is_snapshot = null_is_snapshot,
    .read_state = null_read_state,
    .write_state = null_write_state,
    .read_move = null_read_move,
    .write_move = null_write_move,
    .print = null_print,
    .guide = null_guide,
};
