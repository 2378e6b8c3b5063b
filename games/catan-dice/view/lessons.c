/* Catan Dice: the guided first game. */
#include "games/catan-dice/view/view.h"

#include "games/catan-dice/rules/plan.h"

static bool rolled(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return person >= 0 && now->dice == 0 && now->rolls == REROLLS;
}

static bool rolled_again(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    return person >= 0 && last && move_kind(last) == DO_ROLL && now->rolls < REROLLS;
}

/* Can anything be built at once? */
static bool can_build(const struct state *s)
{
    for (int i = 0; i < STRUCTURES; i++)
        if (catan_dice_can(&s->board[s->mover], s->resources, build_move(i)))
            return true;
    return false;
}

/* Not even with trades and swaps? */
static bool is_stuck(const struct state *s)
{
    const struct board *b = &s->board[s->mover];

    for (int i = 0; i < STRUCTURES; i++)
        if (catan_dice_may_build(b, i) &&
            catan_dice_can_exchange_for(b, s->resources, catan_dice_structures[i].kind))
            return false;
    return true;
}

static bool building(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return person >= 0 && now->dice == 0 && can_build(now);
}

static bool built(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    return person >= 0 && now->mover == person && last && move_kind(last) == DO_BUILD &&
           catan_dice_rules.forced(now) == 0;
}

static bool rich(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return person >= 0 && now->dice == 0 && now->resources[GOLD] >= TRADE_PRICE;
}

static bool served(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return person >= 0 && now->dice == 0 && now->board[person].ready != 0;
}

static bool idle(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return person >= 0 && now->dice == 0 && now->rolls == 0 && !now->built && is_stuck(now);
}

static bool road(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return person >= 0 && (now->board[person].built & 1) && now->dice == 0;
}

static bool ending(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    return person >= 0 && now->turn + 3 >= now->turns && now->dice == 0;
}

static bool over(const struct state *before, move last, const struct state *now, int person)
{
    (void)before;
    (void)last;
    (void)person;
    return now->turn == now->turns;
}

static bool over_alone(const struct state *before, move last, const struct state *now, int person)
{
    return over(before, last, now, person) && now->players == 1 && now->turns == MOST_TURNS;
}

const struct lesson catan_dice_lessons[] = {
    {"Six dice are your resources. {Click|Touch} those that you do not like, then roll them again: "
     "twice "
     "a turn.",
     rolled, ABOUT_CHOICE},
    {"What lights up can be paid for. {Point at it to see the price, click|Touch it to see the "
     "price, touch again} to build.",
     building, ABOUT_CHOICE},
    {"Good: its points are yours. Build on with what is left, or end the turn. The rest is lost.",
     built, ABOUT_CHOICE},
    {"The cards above the dice show what each piece costs: pale signs are what you lack.",
     rolled_again, ABOUT_CHOICE},
    {"Two gold buy one resource of your choice: {click|touch} Trade.", rich, ABOUT_CHOICE},
    {"A knight who stands can help once: {click|touch} him, then the die that he is to change.",
     served, ABOUT_CHOICE},
    {"Nothing can be built: that costs two points. A cheap road at the right time saves them.",
     idle, ABOUT_CHOICE},
    {"Roads lead to settlements and cities. Those and knights are built in rising order of "
     "points.",
     road, ABOUT_CHOICE},
    {"The last turns: cities count most, but only if roads lead there in time.", ending,
     ABOUT_CHOICE},
    {"Perfect play makes 95 points on average. See how it went.", over_alone, ABOUT_END},
    {"The highest score wins. See how it went, or play again.", over, ABOUT_END},
    {NULL, NULL, ABOUT_END},
};
