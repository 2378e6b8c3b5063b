/* Catan Dice: the last round with several players, solved for the chance to win.

   Only the best score so far and how many have it matter to those who come later, so there are few
   cases, and each is one turn solved with the shares of all players side by side. */
#include "games/catan-dice/final.h"

#include <assert.h>
#include <string.h>

/* Lanes of a hand's value while a later player's turn is solved. Points weigh so little that they
   decide only between equal chances. */
enum { CRITERION, OWN, LEAD, LATER };
static const double point_weight = 1e-9;

static const struct fate *fate_of(struct finale *f, int player, int best, int leaders);

/* The gains within reach of every full hand: bit 0 is the penalty. */
static void fill_gains(struct finale *f, int player)
{
    const struct board *b = &f->state->board[player];
    const struct solution *s = f->solution;
    int knights = catan_dice_knights(b);

    catan_dice_begin_turn(&f->turn, s, b);
    for (int hand = 0; hand < FULL_HANDS; hand++) {
        const uint32_t *first = &s->first[knights * HANDS + SMALL_HANDS + hand];
        uint64_t gains = 1;

        for (uint32_t at = first[0]; at < first[1]; at++)
            if (s->outcome[at] != NOTHING * KNIGHT_STATES + knights)
                gains |= catan_dice_gains(&f->turn, s->outcome[at], knights) << IDLE_PENALTY;
        f->gains[player][hand] = gains;
    }
}

/* What everybody gets if this player ends with that score. */
static void outcome_of(struct finale *f, int player, int score, int best, int leaders,
                       double lane[LANES])
{
    bool leads = score > best || leaders == 0, joins = !leads && score == best;
    const struct fate *then = fate_of(f, player + 1, leads ? score : best,
                                      leads   ? 1
                                      : joins ? leaders + 1
                                              : leaders);

    memset(lane, 0, sizeof *lane * LANES);
    lane[OWN] = leads || joins ? then->lead : 0;
    lane[LEAD] = leads ? 0 : then->lead;
    lane[CRITERION] = lane[OWN] + point_weight * score;
    for (int later = player + 1; later < f->state->players; later++)
        lane[LATER + later - player - 1] = then->share[later];
}

static void fill_hands(struct finale *f, int player, double outcome[GAINS][LANES])
{
    for (int hand = 0; hand < FULL_HANDS; hand++) {
        uint64_t gains = f->gains[player][hand];
        const double *best = NULL;

        for (int gain = 0; gain < GAINS; gain++)
            if (gains >> gain & 1 && (!best || outcome[gain][CRITERION] > best[CRITERION]))
                best = outcome[gain];
        memcpy(f->turn.value[SMALL_HANDS + hand], best, sizeof *f->turn.value);
    }
}

/* Like catan_dice_choose(), but one lane decides for all. */
static void choose_by_criterion(const struct hands *h, double e[HANDS][LANES])
{
    for (int hand = 0; hand < SMALL_HANDS; hand++)
        for (int i = 0; i < RESOURCES; i++) {
            double *whole = e[h->more[hand][i]];

            if (e[hand][CRITERION] > whole[CRITERION])
                memcpy(whole, e[hand], sizeof e[hand]);
        }
}

static void solve_turn(struct finale *f, int player, int best, int leaders, struct fate *out)
{
    const struct hands *h = &f->solution->hands;
    int score = catan_dice_score(f->state, player);
    double outcome[GAINS][LANES];
    uint64_t possible = 0;

    for (int hand = 0; hand < FULL_HANDS; hand++)
        possible |= f->gains[player][hand];
    for (int gain = 0; gain < GAINS; gain++)
        if (possible >> gain & 1)
            outcome_of(f, player, score + gain - IDLE_PENALTY, best, leaders, outcome[gain]);
    fill_hands(f, player, outcome);
    for (int roll = 0; roll < REROLLS; roll++) {
        catan_dice_expect(h, f->turn.value);
        choose_by_criterion(h, f->turn.value);
    }
    catan_dice_expect(h, f->turn.value);
    out->lead = f->turn.value[0][LEAD];
    out->share[player] = f->turn.value[0][OWN];
    for (int later = player + 1; later < f->state->players; later++)
        out->share[later] = f->turn.value[0][LATER + later - player - 1];
}

static const struct fate *fate_of(struct finale *f, int player, int best, int leaders)
{
    struct fate *fate = &f->fate[player][best - WORST_SCORE][leaders - 1];

    assert(best >= WORST_SCORE && best <= MOST_POINTS && leaders >= 1);
    if (fate->known)
        return fate;
    fate->known = true;
    if (player == f->state->players)
        fate->lead = 1.0 / leaders;
    else
        solve_turn(f, player, best, leaders, fate);
    return fate;
}

/* The best score of those who have finished, and how many have it. */
static int leaders_before(const struct state *s, int *best)
{
    int leaders = 0;

    *best = WORST_SCORE;
    for (int p = 0; p < s->mover; p++) {
        int score = catan_dice_score(s, p);

        leaders = score > *best || leaders == 0 ? 1 : leaders + (score == *best);
        *best = score > *best ? score : *best;
    }
    return leaders;
}

static void fill_worth(struct finale *f, struct aim *out)
{
    const struct state *s = f->state;
    int best, leaders = leaders_before(s, &best), score = catan_dice_score(s, s->mover);

    for (int player = s->mover + 1; player < s->players; player++)
        fill_gains(f, player);
    for (int gain = 0; gain < GAINS; gain++) {
        int final = score + gain - IDLE_PENALTY;
        double lane[LANES];

        if (final < WORST_SCORE || final > MOST_POINTS)
            continue;
        outcome_of(f, s->mover, final, best, leaders, lane);
        out->worth[gain] = lane[CRITERION];
    }
}

bool catan_dice_plays_to_win(const struct state *s)
{
    return s->players > 1 && s->turn + 1 == s->turns;
}

void catan_dice_aim(const struct solution *s, const struct state *now, struct finale *room,
                    struct aim *out)
{
    memset(out, 0, sizeof *out);
    out->solution = s;
    out->after = now->turns - now->turn - 1;
    out->to_win = catan_dice_plays_to_win(now);
    if (!out->to_win)
        return;
    memset(room->fate, 0, sizeof room->fate);
    room->solution = s;
    room->state = now;
    fill_worth(room, out);
}
