/* Null: its moves and positions as numbers. */
#include "core/space.h"
#include "games/null/rules/null.h"

#include <string.h>

/* One row: the counters of the heap, each 1, behind them whether it is known, and how many seats on
   from the player the one to move sits. */
enum { KNOWN = MOST_HEAP, TO_MOVE, COLUMNS };

static struct extent extent(const struct state *s)
{
    (void)s;
    return (struct extent){MOST_TAKEN, 1, 1, COLUMNS, 1};
}

static void actions(const struct state *s, const move *list, int count, int32_t *out)
{
    (void)s;
    for (int i = 0; i < count; i++)
        out[i] = (int32_t)list[i] - 1;
}

static move move_of(const struct state *s, int action)
{
    return s->heap == UNKNOWN_HEAP ? 0 : (move)action + 1;
}

static void planes(const struct state *s, int player, int8_t *out)
{
    memset(out, 0, COLUMNS);
    for (int i = 0; s->heap != UNKNOWN_HEAP && i < s->heap; i++)
        out[i] = 1;
    out[KNOWN] = s->heap != UNKNOWN_HEAP;
    out[TO_MOVE] = (int8_t)((s->mover + s->players - player) % s->players);
}

const struct space null_space = {extent, actions, move_of, planes, NULL, NULL, NULL};
