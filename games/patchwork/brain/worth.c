/* Patchwork: what a step is worth, and what a sensible player does. */
#include "games/patchwork/brain/brain.h"

/* Hundredths of a point. "Early" comes on top at the start of the game and fades until its end. Found
   by playing many variants against each other. */
enum {
    AREA = 200,
    AREA_EARLY = -38,
    INCOME = 176, /* for each income square still to come */
    BUTTON = 71,
    BUTTON_EARLY = 305,
    TIME = 345,
    TIME_EARLY = 25,
    SPECIAL_PATCH = 377,
    ANOTHER_TURN = 276,
    THIN_PURSE = 14, /* for each button that the purse falls short of this: */
    FULL_PURSE = 5
};

static bool wins_special(const struct state *s, int from, int to)
{
    int other = s->time[0] > s->time[1] ? s->time[0] : s->time[1];

    for (int i = 0; i < SPECIALS; i++) {
        int square = patchwork_special_squares[s->track][i];

        if (square > other && square > from && square <= to)
            return true;
    }
    return false;
}

static int early(int value, int time)
{
    return value * (LAST_TIME - time) / LAST_TIME;
}

int patchwork_worth(const struct state *s, int player, int patch)
{
    const struct patch *bought = patch < 0 ? NULL : &patchwork_patches[patch];
    int from = s->time[player], other = s->time[!player];
    int to = bought ? from + bought->time : other + 1;
    int buttons, worth = 0;

    if (to > LAST_TIME)
        to = LAST_TIME;
    buttons = bought ? -bought->cost : to - from;
    if (bought)
        worth += bought->area * (AREA + early(AREA_EARLY, from)) +
                 bought->income * INCOME * patchwork_income_squares_ahead(from);
    worth += buttons * (BUTTON + early(BUTTON_EARLY, from));
    worth -= (to - from) * (TIME + early(TIME_EARLY, from));
    if (wins_special(s, from, to))
        worth += SPECIAL_PATCH;
    if (to <= other && to < LAST_TIME)
        worth += ANOTHER_TURN;
    if (s->purse[player] + buttons < FULL_PURSE)
        worth -= early(THIN_PURSE * (FULL_PURSE - s->purse[player] - buttons), from);
    return worth;
}

static int shaken(int worth, struct rng *r, int shake)
{
    return shake > 0 ? worth - shake + (int)rng_below(r, (uint32_t)(2 * shake + 1)) : worth;
}

/* Take the best of the patches that beat the advance and fit; each is tried once. */
move patchwork_sensible(const struct state *s, struct rng *r, int shake)
{
    int player = patchwork_actor(s);
    struct quilt free = patchwork_free(s, player);
    int patch[PATCHES], worth[PATCHES];
    int count, advance;

    if (s->special != NOBODY)
        return patchwork_tidiest(SPECIAL, free, r);
    count = patchwork_offer(s, patch);
    advance = shaken(patchwork_worth(s, player, -1), r, shake);
    for (int i = 0; i < count; i++)
        worth[i] = patchwork_patches[patch[i]].cost > s->purse[player]
                       ? advance
                       : shaken(patchwork_worth(s, player, patch[i]), r, shake);
    for (;;) {
        int best = 0;
        move m;

        for (int i = 1; i < count; i++)
            if (worth[i] > worth[best])
                best = i;
        if (count == 0 || worth[best] <= advance)
            return ADVANCE;
        m = patchwork_tidiest(patch[best], free, r);
        if (m)
            return m;
        worth[best] = advance;
    }
}
