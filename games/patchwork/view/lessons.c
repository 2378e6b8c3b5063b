/* Patchwork: the guided first game. */
#include "games/patchwork/view/view.h"

static bool buying(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return person >= 0 && now->special == NOBODY;
}

static bool circling(const struct state *before, move last, const struct state *now, int person)
{
    return buying(before, last, now, person) && !now->open;
}

static bool choosing(const struct state *before, move last, const struct state *now, int person)
{
    return buying(before, last, now, person) && now->open;
}

static bool special(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return person >= 0 && now->special == person + 1;
}

static bool placed(const struct state *before, move last, const struct state *now, int person)
{
    return buying(before, last, now, person) &&
           now->quilt[person].low + now->quilt[person].high > 0;
}

static bool again(const struct state *before, move last, const struct state *now, int person)
{
    return placed(before, last, now, person) && last && !(last & DRAW) &&
           patchwork_actor(before) == person && before->special == NOBODY;
}

static bool earned(const struct state *before, move last, const struct state *now, int person)
{
    return person >= 0 && last && !(last & DRAW) && patchwork_actor(before) == person &&
           now->income[person] > 0 &&
           patchwork_income_squares(now->time[person]) >
               patchwork_income_squares(before->time[person]);
}

static bool poor(const struct state *before, move last, const struct state *now, int person)
{
    return buying(before, last, now, person) && now->purse[person] < 2;
}

static bool middle(const struct state *before, move last, const struct state *now, int person)
{
    return buying(before, last, now, person) && now->time[person] >= 18;
}

static bool ending(const struct state *before, move last, const struct state *now, int person)
{
    return buying(before, last, now, person) && now->time[person] >= 42;
}

static bool over(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    (void)person;
    return patchwork_actor(now) == OVER;
}

const struct lesson patchwork_lessons[] = {
    {"Choose one of the three patches on offer. You pay its buttons, and its hours on the time "
     "board.",
     circling, ABOUT_CHOICE},
    {"Choose any patch. You pay its buttons, and its hours on the time board.", choosing,
     ABOUT_CHOICE},
    {"You were first at a special patch: sew it on any free square. It fills a hole for nothing.",
     special, ABOUT_CHOICE},
    {"You passed a button on the time board and got one button for each that is sewn on your "
     "patches.",
     earned, ABOUT_EVENT},
    {"Few buttons? Advance: your token goes just ahead of the other one, a button for each square.",
     poor, ABOUT_CHOICE},
    {"Whoever is behind on the time board is to move: a patch of few hours lets you move again.",
     again, ABOUT_CHOICE},
    {"Buttons on a patch pay at every button you pass: worth most early. Lay patches close "
     "together.",
     placed, ABOUT_CHOICE},
    {"A third of the time is gone. Patches that fit into gaps beat patches with many buttons now.",
     middle, ABOUT_CHOICE},
    {"Each free square costs two points in the end. A button left in your purse is one point.",
     ending, ABOUT_CHOICE},
    {"Buttons minus two for each free square: the higher score wins. See how it went, or play "
     "again.",
     over, ABOUT_END},
    {NULL, NULL, ABOUT_END},
};
