/* Blokus: the guided first game. */
#include "games/blokus/view/view.h"

static int tiles_placed(const struct state *s, int colour)
{
    return TILES - __builtin_popcount(s->held[colour]);
}

static bool placing(const struct state *now, int person)
{
    return person >= 0 && !blokus_view_over(now);
}

static bool opening(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return placing(now, person) && !blokus_opened(now, now->mover);
}

static bool opening_team(const struct state *before, move last, const struct state *now, int person)
{
    return now->mode == TEAMS && opening(before, last, now, person);
}

static bool shared(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return now->mode == THREE && placing(now, person) && blokus_view_seat_of(now, now->mover) < 0;
}

static bool second(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return placing(now, person) && tiles_placed(now, now->mover) == 1;
}

static bool third(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return placing(now, person) && tiles_placed(now, now->mover) == 2;
}

static bool fourth(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return placing(now, person) && tiles_placed(now, now->mover) == 3;
}

static bool meeting(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return placing(now, person) && tiles_placed(now, now->mover) >= 5;
}

static bool dimmed(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return placing(now, person) && blokus_opened(now, now->mover) &&
           (now->held[now->mover] & ~blokus_playable(now, now->mover)) != 0;
}

static bool stopped(const struct state *before, move last, const struct state *now, int person)
{
    (void)person;
    return last && move_is_pass(last) && !(before->ceased >> move_colour(last) & 1) &&
           !blokus_view_over(now);
}

static bool nearly(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return placing(now, person) && tiles_placed(now, now->mover) >= 14;
}

static bool over(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    (void)person;
    return blokus_view_over(now) && blokus_rules.players(now) > 1;
}

static bool over_alone(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    (void)person;
    return blokus_view_over(now) && blokus_rules.players(now) == 1;
}

const struct lesson blokus_lessons[] = {
    {"Blue and red play against yellow and green. Cover a start square with a tile: the marks show "
     "where.",
     opening_team, ABOUT_CHOICE},
    {"Green belongs to nobody: the three of you place its tiles by turns, and it counts for "
     "nobody.",
     shared, ABOUT_CHOICE},
    {"Choose a tile from the tray. Your first tile must cover a start square: the marks show "
     "where.",
     opening, ABOUT_CHOICE},
    {"Now every tile must touch one of your own at a corner, and none along an edge. The dots are "
     "your corners.",
     second, ABOUT_CHOICE},
    {"Turn and flip a tile {with the wheel or R and with F, or with the buttons|with the buttons}. "
     "Ringed dots are "
     "corners that it can reach.",
     third, ABOUT_CHOICE},
    {"Place the large tiles first, and head for the middle: later there is little room for them.",
     fourth, ABOUT_CHOICE},
    {"Tiles of other colours may be touched in any way: slip through their gaps, and close yours.",
     meeting, ABOUT_CHOICE},
    {"Dimmed tiles fit nowhere now. They may fit again when you have made new corners.", dimmed,
     ABOUT_CHOICE},
    {"A colour that can place no tile stops for good. The others go on.", stopped, ABOUT_EVENT},
    {"Each square left costs a point. All placed: 15 points, or 20 if the single square comes "
     "last.",
     nearly, ABOUT_CHOICE},
    {"The fewest squares left win. See how it went, or play again.", over, ABOUT_END},
    {"The aim is a place for all 84 tiles. See how it went, or play again.", over_alone, ABOUT_END},
    {NULL, NULL, ABOUT_END},
};
