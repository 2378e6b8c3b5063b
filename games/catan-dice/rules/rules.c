/* Catan Dice: the game. */
#include "games/catan-dice/rules/catan-dice.h"

#include <assert.h>

const struct option catan_dice_options[] = {
    {"players", "Players", "1|2|3|4", 0, NULL},
    {"turns", "Turns", "5|10|15", 2, NULL},
    {0},
};

static void begin_turn(struct state *s)
{
    bool over = s->turn == s->turns;

    for (int i = 0; i < RESOURCES; i++)
        s->resources[i] = 0;
    s->built = 0;
    s->dice = over ? 0 : DICE;
    s->rolls = over ? 0 : REROLLS;
}

static void start(struct state *s, const struct settings *with)
{
    s->players = (uint8_t)option_number(&catan_dice_options[0], with->choice[0]);
    s->turns = (uint8_t)option_number(&catan_dice_options[1], with->choice[1]);
    begin_turn(s);
}

static int players(const struct state *s)
{
    return s->players;
}

static int actor(const struct state *s)
{
    if (s->turn == s->turns)
        return OVER;
    return s->dice > 0 ? CHANCE : s->mover;
}

static int list_builds(const struct board *b, const int32_t *resources, move *out)
{
    bool affordable[KINDS];
    int count = 0;

    for (int kind = 0; kind < KINDS; kind++)
        affordable[kind] = catan_dice_affords(resources, kind);
    for (int i = 0; i < STRUCTURES; i++)
        if (affordable[catan_dice_structures[i].kind] && catan_dice_may_build(b, i))
            out[count++] = build_move(i);
    return count;
}

static int list_trades(const int32_t *resources, move *out)
{
    if (resources[GOLD] < TRADE_PRICE)
        return 0;
    for (int i = 0; i < RESOURCES; i++)
        out[i] = trade_move(i);
    return RESOURCES;
}

static int list_swaps(const struct board *b, const int32_t *resources, move *out)
{
    int count = 0;

    if (b->ready == 0)
        return 0;
    for (int given = 0; given < RESOURCES; given++)
        for (int wanted = 0; resources[given] > 0 && wanted < RESOURCES; wanted++)
            if (catan_dice_swap_knight(b, wanted) >= 0)
                out[count++] = swap_move(given, wanted);
    return count;
}

static int moves(const struct state *s, move *out)
{
    const struct board *b = &s->board[s->mover];
    int count = 0;

    if (s->turn == s->turns)
        return 0;
    if (s->dice > 0)
        return catan_dice_list_rolls(s->dice, out);
    out[count++] = end_move();
    count += list_builds(b, s->resources, out + count);
    count += list_trades(s->resources, out + count);
    count += list_swaps(b, s->resources, out + count);
    if (s->rolls > 0)
        count += catan_dice_list_rerolls(s->resources, out + count);
    return count;
}

static int weight(const struct state *s, move outcome)
{
    (void)s;
    return catan_dice_roll_weight(outcome);
}

static move sample(const struct state *s, struct rng *r)
{
    move m = (move)DO_ROLL << DO_SHIFT;

    for (int i = 0; i < s->dice; i++)
        m += (move)1 << count_shift((int)rng_below(r, RESOURCES));
    return m;
}

/* When nothing but the end of the turn is left, nobody need be asked. */
static move forced(const struct state *s)
{
    move list[MAX_MOVES];

    if (s->dice > 0 || s->rolls > 0 || s->turn == s->turns || moves(s, list) > 1)
        return 0;
    return end_move();
}

static void roll_dice(struct state *s, move m)
{
    assert(catan_dice_move_total(m) == s->dice);
    for (int i = 0; i < RESOURCES; i++)
        s->resources[i] += move_count(m, i);
    s->dice = 0;
}

static void put_back(struct state *s, move m)
{
    assert(s->rolls > 0);
    for (int i = 0; i < RESOURCES; i++)
        s->resources[i] -= move_count(m, i);
    s->dice = (uint8_t)catan_dice_move_total(m);
    s->rolls--;
}

static void end_turn(struct state *s)
{
    if (!s->built)
        s->idle[s->mover]++;
    s->mover++;
    if (s->mover == s->players) {
        s->mover = 0;
        s->turn++;
    }
    begin_turn(s);
}

static void apply(struct state *s, move m)
{
    switch (move_kind(m)) {
    case DO_ROLL:
        roll_dice(s, m);
        break;
    case DO_REROLL:
        put_back(s, m);
        break;
    case DO_END:
        end_turn(s);
        break;
    default:
        catan_dice_do(&s->board[s->mover], s->resources, m);
        s->rolls = 0;
        s->built |= move_kind(m) == DO_BUILD;
    }
}

int catan_dice_score(const struct state *s, int player)
{
    return catan_dice_points(s->board[player].built) - IDLE_PENALTY * s->idle[player];
}

static void scores(const struct state *s, int out[MAX_PLAYERS])
{
    for (int p = 0; p < MAX_PLAYERS; p++)
        out[p] = p < s->players ? catan_dice_score(s, p) : 0;
}

/* Alone, the way from the worst score to the best one; with others, the win or a part of it. */
static void result(const struct state *s, int share[MAX_PLAYERS])
{
    const int worst = -IDLE_PENALTY * MOST_TURNS;
    int score[MAX_PLAYERS], best = worst, winners = 0;

    scores(s, score);
    for (int p = 0; p < s->players; p++)
        best = score[p] > best ? score[p] : best;
    for (int p = 0; p < s->players; p++)
        winners += score[p] == best;
    for (int p = 0; p < MAX_PLAYERS; p++)
        share[p] = p < s->players && score[p] == best ? 1000 / winners : 0;
    if (s->players == 1)
        share[0] = 1000 * (best - worst) / (MOST_POINTS - worst);
}

static const char *seat_name(const struct state *s, int player)
{
    static const char *const names[MAX_PLAYERS] = {"red", "blue", "yellow", "purple"};

    (void)s;
    return names[player];
}

const struct rules catan_dice_rules = {
    .name = "catan-dice",
    .title = "Catan Dice Game",
    .version = 1,
    .options = catan_dice_options,
    .state_size = sizeof(struct state),
    .most_moves = 462,
    .start = start,
    .players = players,
    .actor = actor,
    .moves = moves,
    .weight = weight,
    .sample = sample,
    .forced = forced,
    .apply = apply,
    .scores = scores,
    .result = result,
    .why_not = catan_dice_why_not,
    .is_snapshot = catan_dice_is_snapshot,
    .read_state = catan_dice_read_state,
    .write_state = catan_dice_write_state,
    .read_move = catan_dice_read_move,
    .write_move = catan_dice_write_move,
    .guide = catan_dice_guide,
    .print = catan_dice_print,
    .seat_name = seat_name,
};
