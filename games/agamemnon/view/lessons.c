/* Agamemnon: the guided first game. */
#include "games/agamemnon/view/view.h"

static bool holds(const struct state *s, int kind)
{
    return (s->held > 0 && s->hand[0] == kind) || (s->held > 1 && s->hand[1] == kind);
}

static bool placing(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return person >= 0 && now->held > 0;
}

static bool returning(const struct state *before, move last, const struct state *now, int person)
{
    return placing(before, last, now, person) && now->redraw;
}

static bool warping(const struct state *before, move last, const struct state *now, int person)
{
    return placing(before, last, now, person) && holds(now, WARP);
}

static bool cutting(const struct state *before, move last, const struct state *now, int person)
{
    return placing(before, last, now, person) && holds(now, WEFT);
}

static bool leading(const struct state *before, move last, const struct state *now, int person)
{
    return placing(before, last, now, person) && now->hand[0] < LEADERS && now->placed > 2;
}

static bool fighting(const struct state *before, move last, const struct state *now, int person)
{
    return placing(before, last, now, person) && now->placed > 0 &&
           (holds(now, 5) || holds(now, 6) || holds(now, 7));
}

static bool growing(const struct state *before, move last, const struct state *now, int person)
{
    return placing(before, last, now, person) && now->placed >= 6;
}

static bool pointing(const struct state *before, move last, const struct state *now, int person)
{
    return placing(before, last, now, person) && now->placed >= 10;
}

static bool ending(const struct state *before, move last, const struct state *now, int person)
{
    return placing(before, last, now, person) && now->placed >= 22;
}

static bool over(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    (void)person;
    return now->placed == TILES;
}

const struct lesson agamemnon_lessons[] = {
    {"Place the tile that you drew on any node that is lit. It counts in every string that meets "
     "its node.",
     placing, ABOUT_CHOICE},
    {"You drew a weaver. In your first two turns you may put it back and draw another tile: "
     "weavers do more later.",
     returning, ABOUT_CHOICE},
    {"A warp: place it on a node, then {click|touch} two edges there. Their kinds change places. "
     "Or choose "
     "no exchange.",
     warping, ABOUT_CHOICE},
    {"A weft cuts: strings end at its node and do not run through it. Part a long string that the "
     "other side would win.",
     cutting, ABOUT_CHOICE},
    {"Red ropes are Strength: add up the spears of both sides. Beads are Force: every tile counts "
     "one, weavers too.",
     fighting, ABOUT_CHOICE},
    {"White meanders are Leadership: the highest leader wins, A before B. Equal ones cancel, then "
     "the next ones count.",
     leading, ABOUT_CHOICE},
    {"Strings run on through every tile, but end at empty nodes. A tile can join two strings into "
     "a long one.",
     growing, ABOUT_CHOICE},
    {"{Point at|Touch} an edge: its string glows, and you read who is ahead in it and why.",
     pointing, ABOUT_CHOICE},
    {"Few nodes are left. Look for long strings where one tile turns the tally: every edge is a "
     "point.",
     ending, ABOUT_CHOICE},
    {"Every string gave its edges to whoever was ahead in it: below the points you see which. See "
     "how "
     "it went, or play again.",
     over, ABOUT_END},
    {NULL, NULL, ABOUT_END},
};
