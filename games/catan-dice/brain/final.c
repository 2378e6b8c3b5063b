/* Catan Dice: the last round with several players, solved for the chance to win.

   Only the best score so far and how many have it matter to those who come later, so there are few
   cases, and each is one turn solved with the shares of all players side by side [backward induction,
   max^n]. */
#include "games/catan-dice/brain/final.h"

#include <assert.h>
#include <string.h>

/* Points weigh so little that they decide only between equal chances. */
static const double point_weight = 1e-9;

static const struct fate *fate_of(struct finale *f, int player, int best, int leaders);

static double criterion(const double lane[LANES])
{
    return lane[SHARE] + point_weight * lane[POINTS];
}

/* The gains that building something with a hand can bring on this board, as bits from the penalty on. */
static uint64_t gains_within(struct finale *f, const struct board *b, int hand)
{
    const struct solution *s = f->solution;
    int knights = catan_dice_knights(b);
    const uint32_t *first = &s->first[knights * HANDS + hand];
    uint64_t gains = 0;

    for (uint32_t at = first[0]; at < first[1]; at++)
        if (s->outcome[at] != NOTHING * KNIGHT_STATES + knights)
            gains |= catan_dice_gains(&f->turn, s->outcome[at], knights) << IDLE_PENALTY;
    return gains;
}

/* The gains within reach of every full hand: bit 0 is the penalty. */
static void fill_gains(struct finale *f, int player)
{
    const struct board *b = &f->state->board[player];

    catan_dice_begin_turn(&f->turn, f->solution, b);
    for (int hand = 0; hand < FULL_HANDS; hand++)
        f->gains[player][hand] = 1 | gains_within(f, b, SMALL_HANDS + hand);
}

/* What becomes of a player who ends with that score, and of those who come later. */
static void outcome_of(struct finale *f, int player, int score, int best, int leaders,
                       double lane[LANES])
{
    bool leads = score > best || leaders == 0, joins = !leads && score == best;
    const struct fate *then = fate_of(f, player + 1, leads ? score : best,
                                      leads   ? 1
                                      : joins ? leaders + 1
                                              : leaders);

    lane[SHARE] = leads || joins ? then->lead : 0;
    lane[POINTS] = score;
    memcpy(lane + OF_A_PLAYER, then->lane, sizeof *lane * (LANES - OF_A_PLAYER));
}

static const double *best_of(double outcome[GAINS][LANES], uint64_t gains)
{
    const double *best = NULL;

    for (int gain = 0; gain < GAINS; gain++)
        if (gains >> gain & 1 && (!best || criterion(outcome[gain]) > criterion(best)))
            best = outcome[gain];
    return best;
}

/* Like catan_dice_choose(), but the criterion decides for all lanes. */
static void choose_by_criterion(const struct hands *h, double e[HANDS][LANES])
{
    for (int hand = 0; hand < SMALL_HANDS; hand++)
        for (int i = 0; i < RESOURCES; i++) {
            double *whole = e[h->more[hand][i]];

            if (criterion(e[hand]) > criterion(whole))
                memcpy(whole, e[hand], sizeof e[hand]);
        }
}

/* Leaves in the turn's values what hands lead to when the missing dice are rolled and so many re-rolls
   are left after that. */
static void look(struct finale *f, int player, double outcome[GAINS][LANES], int rolls)
{
    const struct hands *h = &f->solution->hands;

    for (int hand = 0; hand < FULL_HANDS; hand++)
        memcpy(f->turn.value[SMALL_HANDS + hand], best_of(outcome, f->gains[player][hand]),
               sizeof *f->turn.value);
    for (int roll = 0; roll < rolls; roll++) {
        catan_dice_expect(h, f->turn.value);
        choose_by_criterion(h, f->turn.value);
    }
    catan_dice_expect(h, f->turn.value);
}

static void solve_turn(struct finale *f, int player, int best, int leaders, struct fate *out)
{
    int score = catan_dice_score(f->state, player);
    double outcome[GAINS][LANES];
    uint64_t possible = 0;

    for (int hand = 0; hand < FULL_HANDS; hand++)
        possible |= f->gains[player][hand];
    for (int gain = 0; gain < GAINS; gain++)
        if (possible >> gain & 1)
            outcome_of(f, player, score + gain - IDLE_PENALTY, best, leaders, outcome[gain]);
    look(f, player, outcome, REROLLS);
    memcpy(out->lane, f->turn.value[0], sizeof out->lane);
    out->lead = 1;
    for (int later = 0; later < f->state->players - player; later++)
        out->lead -= out->lane[OF_A_PLAYER * later + SHARE];
    out->lead /= leaders;
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

int catan_dice_leaders(const struct state *s, int *best)
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
    int best, leaders = catan_dice_leaders(s, &best), score = catan_dice_score(s, s->mover);

    for (int player = s->mover + 1; player < s->players; player++)
        fill_gains(f, player);
    for (int gain = 0; gain < GAINS; gain++) {
        int final = score + gain - IDLE_PENALTY;

        if (final < WORST_SCORE || final > MOST_POINTS)
            continue;
        outcome_of(f, s->mover, final, best, leaders, f->outcome[gain]);
        out->worth[gain] = criterion(f->outcome[gain]);
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
    room->solution = s;
    room->state = now;
    if (!out->to_win)
        return;
    memset(room->fate, 0, sizeof room->fate);
    fill_worth(room, out);
}

static const double *after_action(struct finale *f, move m)
{
    const struct state *s = f->state;
    struct board b = s->board[s->mover];
    bool builds = move_kind(m) == DO_BUILD;
    int gained = builds ? catan_dice_structures[move_identifier(m)].points : 0;
    int32_t left[RESOURCES];
    uint64_t gains;

    memcpy(left, s->resources, sizeof left);
    catan_dice_do(&b, left, m);
    catan_dice_begin_turn(&f->turn, f->solution, &b);
    gains = gains_within(f, &b, catan_dice_hand(left)) << gained;
    gains |= UINT64_C(1) << (s->built || builds ? gained + IDLE_PENALTY : 0);
    return best_of(f->outcome, gains);
}

/* The moves that put dice back come last in the list, so one look serves all of them. */
void catan_dice_follow(struct finale *f, const move *list, int count, double lane[][LANES])
{
    const struct state *s = f->state;
    bool looked = false;

    for (int i = 0; i < count; i++) {
        const double *found;
        int32_t kept[RESOURCES];

        if (move_kind(list[i]) == DO_REROLL) {
            if (!looked) {
                fill_gains(f, s->mover);
                look(f, s->mover, f->outcome, s->rolls - 1);
            }
            looked = true;
            for (int k = 0; k < RESOURCES; k++)
                kept[k] = s->resources[k] - move_count(list[i], k);
            found = f->turn.value[catan_dice_hand(kept)];
        } else if (move_kind(list[i]) == DO_END) {
            found = f->outcome[s->built ? IDLE_PENALTY : 0];
        } else {
            found = after_action(f, list[i]);
        }
        memcpy(lane[i], found, sizeof lane[i]);
    }
}
