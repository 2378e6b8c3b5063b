/* Null: its published functions. */
#include "games/null/calls/calls.h"

#include "games/null/rules/null.h"

/* How many to take from a heap to win, or 0 if that cannot be. */
static int winning_take(int heap)
{
    return heap % (MOST_TAKEN + 1);
}

static void best_take(const struct value *argument, int count, struct answer *out)
{
    int heap;

    if (argument_number(argument_at(argument, count, 0), 0, MOST_HEAP, &heap))
        answer_number(out, winning_take(heap));
    else
        answer_fail(out, "expected a heap, a number from 0 to 9");
}

const struct call null_calls[] = {
    {"bestTake", "heap", .run = best_take},
    {0},
};
