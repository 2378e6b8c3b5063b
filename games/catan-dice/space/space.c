/* Catan Dice: its moves and positions as numbers. FORMAT.md has the tables. */
#include "core/space.h"
#include "games/catan-dice/rules/catan-dice.h"

#include <string.h>

/* The end of the turn, builds, trades, swaps, then the dice put back, in the order of their counts. */
enum {
    END = 0,
    BUILD = 1,
    TRADE = BUILD + STRUCTURES,
    SWAP = TRADE + RESOURCES,
    REROLL = SWAP + RESOURCES * RESOURCES,
    ACTIONS = REROLL + 923
};

/* A row for each seat from the player on: structures, knights ready, turns without a build; and a row
   for the turn under way. */
enum { READY = STRUCTURES, IDLE = READY + KNIGHTS, COLUMNS };
enum { TURN_DICE = RESOURCES, TURN_ROLLS, TURN_BUILT, TURN_NUMBER, TURN_LEFT, TURN_MOVER };

static struct extent extent(const struct state *s)
{
    (void)s;
    return (struct extent){ACTIONS, 1, MAX_PLAYERS + 1, COLUMNS, 1};
}

/* How many rows of `kinds` counts add up to `most` or less: (kinds + most) over kinds. */
static const int16_t ways[RESOURCES + 1][DICE + 1] = {
    {1, 1, 1, 1, 1, 1, 1},         {1, 2, 3, 4, 5, 6, 7},        {1, 3, 6, 10, 15, 21, 28},
    {1, 4, 10, 20, 35, 56, 84},    {1, 5, 15, 35, 70, 126, 210}, {1, 6, 21, 56, 126, 252, 462},
    {1, 7, 28, 84, 210, 462, 924},
};

/* The number of a row of counts in rising order, all zero being 0; -1: more dice than there are. */
static int rank_of(move m)
{
    int left = DICE, rank = 0;

    for (int i = 0; i < RESOURCES; i++) {
        int here = move_count(m, i);

        if (here > left)
            return -1;
        rank += ways[RESOURCES - i][left] - ways[RESOURCES - i][left - here];
        left -= here;
    }
    return rank;
}

static move row_at(int rank)
{
    int counts[RESOURCES], left = DICE;

    for (int i = 0; i < RESOURCES; i++) {
        int here = 0;

        while (here < left &&
               ways[RESOURCES - i][left] - ways[RESOURCES - i][left - here - 1] <= rank)
            here++;
        rank -= ways[RESOURCES - i][left] - ways[RESOURCES - i][left - here];
        counts[i] = here;
        left -= here;
    }
    return catan_dice_counts_move(DO_REROLL, counts);
}

static int action_of(move m)
{
    int rank;

    switch (move_kind(m)) {
    case DO_END:
        return END;
    case DO_BUILD:
        return BUILD + move_identifier(m);
    case DO_TRADE:
        return TRADE + move_wanted(m);
    case DO_SWAP:
        return SWAP + move_given(m) * RESOURCES + move_wanted(m);
    default:
        rank = rank_of(m);
        return rank > 0 ? REROLL + rank - 1 : -1;
    }
}

static void actions(const struct state *s, const move *list, int count, int32_t *out)
{
    (void)s;
    for (int i = 0; i < count; i++)
        out[i] = action_of(list[i]);
}

static move move_of(const struct state *s, int action)
{
    if (s->dice > 0)
        return 0;
    if (action == END)
        return end_move();
    if (action < TRADE)
        return build_move(action - BUILD);
    if (action < SWAP)
        return trade_move(action - TRADE);
    if (action < REROLL)
        return swap_move((action - SWAP) / RESOURCES, (action - SWAP) % RESOURCES);
    return row_at(action - REROLL + 1);
}

static void planes(const struct state *s, int player, int8_t *out)
{
    int8_t *turn = out + MAX_PLAYERS * COLUMNS;

    memset(out, 0, (MAX_PLAYERS + 1) * COLUMNS);
    for (int i = 0; i < s->players; i++, out += COLUMNS) {
        int p = (player + i) % s->players;

        for (int k = 0; k < STRUCTURES; k++)
            out[k] = s->board[p].built >> k & 1;
        for (int k = 0; k < KNIGHTS; k++)
            out[READY + k] = s->board[p].ready >> k & 1;
        out[IDLE] = (int8_t)s->idle[p];
    }
    for (int i = 0; i < RESOURCES; i++)
        turn[i] = (int8_t)s->resources[i];
    turn[TURN_DICE] = (int8_t)s->dice;
    turn[TURN_ROLLS] = (int8_t)s->rolls;
    turn[TURN_BUILT] = (int8_t)s->built;
    turn[TURN_NUMBER] = (int8_t)s->turn;
    turn[TURN_LEFT] = (int8_t)(s->turns - s->turn);
    turn[TURN_MOVER] = (int8_t)((s->mover + s->players - player) % s->players);
}

const struct space catan_dice_space = {extent, actions, move_of, planes, NULL, NULL, NULL};
