/* Null: the guided first game. */
#include "games/null/view/view.h"

static bool first_turn(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return person >= 0 && now->heap >= LEAST_HEAP;
}

static bool near_the_end(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return person >= 0 && now->heap <= 2 * MOST_TAKEN;
}

const struct lesson null_lessons[] = {
    {"{Click|Touch} a counter to take it and all to its right: one, two or three.", first_turn,
     ABOUT_CHOICE},
    {"Whoever takes the last counter wins. Leave four, and no answer takes them all.", near_the_end,
     ABOUT_CHOICE},
    {NULL, NULL, ABOUT_END},
};
