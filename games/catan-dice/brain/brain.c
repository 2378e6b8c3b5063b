/* Catan Dice: what a computer player knows of it. All levels look their moves up in the solved table
   and differ in how much they may give away at each decision. Only where there is no table does the
   greedy player with a rough evaluation stand in for it. */
#include "games/catan-dice/brain/final.h"

#include "ai/think.h"

extern const struct solver catan_dice_solver;

/* Mean solo scores of 300 games each (parlour match catan-dice solver:freedom=F --games 300 --seed 3):
   0: 93, 3: 92, 6: 87, 10: 83, 15: 73, 25: 52, 40: 27. The greedy player, which
   stands in without a table, reaches 44. */
static const struct skill levels[LEVELS] = {
    {.method = THINK_SOLVER, .steps = 1, .searches = 1, .freedom = 37},
    {.method = THINK_SOLVER, .steps = 1, .searches = 1, .freedom = 30},
    {.method = THINK_SOLVER, .steps = 1, .searches = 1, .freedom = 25},
    {.method = THINK_SOLVER, .steps = 1, .searches = 1, .freedom = 20},
    {.method = THINK_SOLVER, .steps = 1, .searches = 1, .freedom = 16},
    {.method = THINK_SOLVER, .steps = 1, .searches = 1, .freedom = 12},
    {.method = THINK_SOLVER, .steps = 1, .searches = 1, .freedom = 8},
    {.method = THINK_SOLVER, .steps = 1, .searches = 1, .freedom = 4},
    {.method = THINK_SOLVER, .steps = 1, .searches = 1, .freedom = 0},
};

/* Points that a board promises beyond its own: the next houses and cities count for more the fewer
   roads are missing, unused knights for a resource each. */
static double promise_of(const struct board *b, int turns)
{
    double sum = 0;
    int best = 0;

    for (int i = FIRST_SETTLEMENT; i < FIRST_KNIGHT; i++) {
        const struct structure *what = &catan_dice_structures[i];
        int missing = 0;

        if (b->built >> i & 1)
            continue;
        for (uint32_t roads = catan_dice_roads_missing(b, i); roads; roads &= roads - 1)
            missing++;
        if (missing < turns && what->points * 4 / (4 + missing) > best)
            best = what->points * 4 / (4 + missing);
    }
    for (int knight = 0; knight < KNIGHTS; knight++)
        sum += b->ready >> knight & 1 ? 1.5 : 0;
    return sum + 0.5 * best + 4.0 * turns;
}

static double expected_score(const struct state *s, int player)
{
    int turns = s->turns - s->turn - (player < s->mover);

    return catan_dice_score(s, player) + promise_of(&s->board[player], turns);
}

static void evaluate(const struct state *s, double share[MAX_PLAYERS])
{
    double score[MAX_PLAYERS];

    for (int p = 0; p < s->players; p++)
        score[p] = expected_score(s, p);
    catan_dice_shares(s->players, score, share);
}

static const struct tuning tuning = {.trust = 100};

const struct brain catan_dice_brain = {
    .evaluate = evaluate,
    .reason = catan_dice_reason,
    .question = catan_dice_question,
    .solver = &catan_dice_solver,
    .levels = levels,
    .tuning = &tuning,
};
