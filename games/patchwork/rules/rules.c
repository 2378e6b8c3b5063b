/* Patchwork: the rules. */
#include "games/patchwork/rules/patchwork.h"

#include <assert.h>

static const struct option options[] = {
    [OPTION_BONUS] = {"bonus",
                      "7\xc3\x97"
                      "7 bonus",
                      "off|on", 0, NULL},
    [OPTION_TRACK] = {"track", "Time board", "seed|later", 0, "First edition|Later edition"},
    [OPTION_CIRCLE] = {"circle", "Patch circle", "drawn|open", 0, "Shuffled|Every patch on offer"},
    {0},
};

const uint8_t patchwork_special_squares[2][SPECIALS] = {
    {20, 26, 32, 44, 50},
    {26, 32, 38, 44, 50},
};

static const uint64_t all_patches = ((uint64_t)1 << PATCHES) - 1;

int patchwork_offer(const struct state *s, int patch[PATCHES])
{
    int first = s->open ? 0 : s->neutral + 1;
    int most = s->open ? PATCHES : OFFER;
    uint64_t ring = (s->left >> first | s->left << (PATCHES - first)) & all_patches;
    int count = 0;

    for (; ring && count < most; ring &= ring - 1) {
        int place = first + __builtin_ctzll(ring);

        patch[count++] = s->circle[place < PATCHES ? place : place - PATCHES];
    }
    return count;
}

int patchwork_specials_ahead(const struct state *s)
{
    int count = 0;

    for (int i = 0; i < SPECIALS; i++)
        count += patchwork_is_ahead(s, patchwork_special_squares[s->track][i]);
    return count;
}

void patchwork_open(struct state *s)
{
    s->open = 1;
    s->left = all_patches;
    s->bag = 0;
    for (int p = 0; p < PATCHES; p++)
        s->circle[p] = (uint8_t)p;
}

static void start(struct state *s, const struct settings *with)
{
    s->bonus = (uint8_t)with->choice[OPTION_BONUS];
    s->track = (uint8_t)with->choice[OPTION_TRACK];
    s->bag = all_patches;
    s->purse[0] = s->purse[1] = FIRST_PURSE;
    if (with->choice[OPTION_CIRCLE])
        patchwork_open(s);
}

static int players(const struct state *s)
{
    (void)s;
    return PLAYERS;
}

int patchwork_actor(const struct state *s)
{
    if (!patchwork_is_drawn(s))
        return CHANCE;
    if (s->special != NOBODY)
        return s->special - 1;
    if (s->time[0] != s->time[1])
        return s->time[0] > s->time[1];
    return s->time[0] < LAST_TIME ? s->top : OVER;
}

static int draws(const struct state *s, move *out)
{
    int count = 0;

    for (uint64_t bag = s->bag; bag; bag &= bag - 1)
        out[count++] = DRAW | (move)__builtin_ctzll(bag);
    return count;
}

uint64_t patchwork_affordable(const struct state *s, int player)
{
    int patch[PATCHES];
    uint64_t set = 0;

    for (int i = patchwork_offer(s, patch); i-- > 0;)
        if (patchwork_patches[patch[i]].cost <= s->purse[player])
            set |= (uint64_t)1 << patch[i];
    return set;
}

static int moves(const struct state *s, move *out)
{
    int player = patchwork_actor(s);
    int count = 0;

    if (player == CHANCE)
        return draws(s, out);
    if (player == OVER)
        return 0;
    if (s->special != NOBODY)
        return patchwork_ways(SPECIAL, patchwork_free(s, player), out);
    out[count++] = ADVANCE;
    for (uint64_t set = patchwork_affordable(s, player); set; set &= set - 1)
        count += patchwork_ways(__builtin_ctzll(set), patchwork_free(s, player), out + count);
    return count;
}

static int weight(const struct state *s, move outcome)
{
    (void)s;
    (void)outcome;
    return 1;
}

static move sample(const struct state *s, struct rng *r)
{
    uint64_t bag = s->bag;

    for (uint32_t skip = rng_below(r, (uint32_t)__builtin_popcountll(bag)); skip > 0; skip--)
        bag &= bag - 1;
    return DRAW | (move)__builtin_ctzll(bag);
}

void patchwork_draw(struct state *s, int patch)
{
    int place = PATCHES - __builtin_popcountll(s->bag);

    assert(s->bag >> patch & 1);
    s->circle[place] = (uint8_t)patch;
    s->left |= (uint64_t)1 << place;
    s->bag &= ~((uint64_t)1 << patch);
    if (patchwork_is_drawn(s))
        while (s->circle[s->neutral] != 0) /* the neutral token stands behind patch A */
            s->neutral++;
}

/* A purse holds what a snapshot can say. */
static void earn(struct state *s, int player, int buttons)
{
    int purse = s->purse[player] + buttons;

    s->purse[player] = (uint16_t)(purse < MOST_PURSE ? purse : MOST_PURSE);
}

int patchwork_time_after(const struct state *s, int player, int hours)
{
    int to = s->time[player] + hours;

    return to < LAST_TIME ? to : LAST_TIME;
}

/* To the square just ahead of the other token. */
int patchwork_advance_hours(const struct state *s, int player)
{
    int hours = s->time[!player] + 1 - s->time[player];

    return patchwork_time_after(s, player, hours) - s->time[player];
}

/* Move a time token and let the squares it reaches or passes take effect. A special patch is won
   by whoever gets there first, so only squares ahead of both tokens count. */
static void pass_time(struct state *s, int player, int hours)
{
    int from = s->time[player], to = patchwork_time_after(s, player, hours);
    int other = s->time[!player], ahead = patchwork_specials_ahead(s);
    int incomes = patchwork_income_squares(to) - patchwork_income_squares(from);

    earn(s, player, s->income[player] * incomes);
    s->time[player] = (uint8_t)to;
    s->top = (uint8_t)(to == other ? player : 0);
    if (patchwork_specials_ahead(s) < ahead && patchwork_covered(s->quilt[player]) < SQUARES)
        s->special = (uint8_t)(player + 1);
}

static void advance(struct state *s, int player)
{
    int hours = patchwork_advance_hours(s, player);

    earn(s, player, hours);
    pass_time(s, player, hours);
}

/* Take a patch out of the circle; the neutral token takes its place. */
static void take(struct state *s, int patch)
{
    int place = 0;

    while (s->circle[place] != patch)
        place++;
    s->left &= ~((uint64_t)1 << place);
    if (!s->open)
        s->neutral = (uint8_t)place;
}

static void lay(struct state *s, int player, move m)
{
    const struct patch *patch = &patchwork_patches[patchwork_patch_of(m)];

    patchwork_put(s, player, m);
    if (s->bonus && s->holder == NOBODY && patchwork_find_square(s->quilt[player]) >= 0)
        s->holder = (uint8_t)(player + 1);
    if (patchwork_patch_of(m) == SPECIAL) {
        s->special = NOBODY;
        return;
    }
    s->purse[player] = (uint16_t)(s->purse[player] - patch->cost);
    take(s, patchwork_patch_of(m));
    pass_time(s, player, patch->time);
}

static void apply(struct state *s, move m)
{
    int player = patchwork_actor(s);

    assert(player != OVER);
    if (player == CHANCE)
        patchwork_draw(s, patchwork_patch_of(m));
    else if (m == ADVANCE)
        advance(s, player);
    else
        lay(s, player, m);
}

struct parts patchwork_parts(const struct state *s, int player)
{
    return (struct parts){.buttons = s->purse[player],
                          .squares = -2 * (SQUARES - patchwork_covered(s->quilt[player])),
                          .bonus = s->holder == player + 1 ? BONUS : 0};
}

static void scores(const struct state *s, int out[MAX_PLAYERS])
{
    for (int p = 0; p < MAX_PLAYERS; p++)
        out[p] = 0;
    for (int p = 0; p < PLAYERS; p++) {
        struct parts part = patchwork_parts(s, p);

        out[p] = part.buttons + part.squares + part.bonus;
    }
}

/* Equal scores go to the player who was first on the last square: the one not on top there. */
static void result(const struct state *s, int share[MAX_PLAYERS])
{
    int score[MAX_PLAYERS];
    int winner = !s->top;

    scores(s, score);
    if (score[0] != score[1])
        winner = score[1] > score[0];
    for (int p = 0; p < MAX_PLAYERS; p++)
        share[p] = p == winner ? 1000 : 0;
}

static const char *seat_name(const struct state *s, int player)
{
    (void)s;
    return player == 0 ? "Player 1" : "Player 2";
}

const struct rules patchwork_rules = {
    .name = "patchwork",
    .title = "Patchwork",
    .version = 1,
    .options = options,
    .guess = patchwork_guess,
    .state_size = sizeof(struct state),
    .most_moves = 7350, /* an open circle, an empty quilt and a full purse; drawn: 1345 */
    .start = start,
    .players = players,
    .actor = patchwork_actor,
    .moves = moves,
    .weight = weight,
    .sample = sample,
    .apply = apply,
    .scores = scores,
    .result = result,
    .why_not = patchwork_why_not,
    .is_snapshot = patchwork_is_snapshot,
    .read_state = patchwork_read_state,
    .write_state = patchwork_write_state,
    .read_move = patchwork_read_move,
    .write_move = patchwork_write_move,
    .guide = patchwork_guide,
    .print = patchwork_print,
    .seat_name = seat_name,
};
