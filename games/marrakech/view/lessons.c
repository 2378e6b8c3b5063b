/* Marrakech: the guided first game. */
#include "games/marrakech/view/view.h"

static bool turning(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return person >= 0 && now->phase == ROTATE;
}

static bool laying(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return person >= 0 && now->phase == PLACE;
}

static bool paid(const struct state *before, move last, const struct state *now, int person)
{
    return person >= 0 && last && marrakech_kind(last) == DIE &&
           now->dirhams[person] < before->dirhams[person];
}

static bool earned(const struct state *before, move last, const struct state *now, int person)
{
    return person >= 0 && last && marrakech_kind(last) == DIE &&
           now->dirhams[person] > before->dirhams[person];
}

static bool bent(const struct state *before, move last, const struct state *now, int person)
{
    (void)person;
    return last && marrakech_kind(last) == DIE && now->facing != before->facing;
}

static bool choosing(const struct state *before, move last, const struct state *now, int person)
{
    return turning(before, last, now, person) && now->rugs[person] < START_RUGS;
}

static bool ending(const struct state *before, move last, const struct state *now, int person)
{
    return turning(before, last, now, person) && now->rugs[person] <= 3;
}

static bool over(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    (void)person;
    return now->phase == FINISHED;
}

const struct lesson marrakech_lessons[] = {
    {"Turn Assam to the left or right, or leave him as he is. Then roll: he walks as many "
     "squares "
     "as the die shows.",
     turning, ABOUT_CHOICE},
    {"Lay a rug: one half next to Assam, none of it under him. It may cover other rugs, but never "
     "both halves of one.",
     laying, ABOUT_CHOICE},
    {"Assam stopped on another's rug: you paid one dirham for every connected square of that "
     "colour.",
     paid, ABOUT_EVENT},
    {"You were paid one dirham for every connected square of your colour: large areas earn most.",
     earned, ABOUT_EVENT},
    {"Where Assam would leave the market he follows the mosaic track. The track costs no step.",
     bent, ABOUT_EVENT},
    {"Before you turn Assam, look where he may stop: away from others' large areas, or on your "
     "own.",
     choosing, ABOUT_CHOICE},
    {"Few rugs are left. In the end each dirham counts one, and so does each square that shows "
     "your "
     "colour.",
     ending, ABOUT_CHOICE},
    {"Most dirhams and squares together win; if equal, more dirhams. See how it went, or play "
     "again.",
     over, ABOUT_END},
    {NULL, NULL, ABOUT_END},
};
