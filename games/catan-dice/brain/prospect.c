/* Catan Dice: what every player may expect after a move: shares of the result and final points. */
#include "games/catan-dice/brain/final.h"

#include "ai/think.h"

/* Alone, the result that the score would give; else a guess from the lead over the best of the
   others, in which 15 points are worth as much again as an even chance. */
void catan_dice_shares(int players, const double score[MAX_PLAYERS], double share[MAX_PLAYERS])
{
    double sum = 0;

    for (int p = 0; p < players; p++) {
        double best = -1000, lead;

        for (int other = 0; other < players; other++)
            if (other != p && score[other] > best)
                best = score[other];
        lead = (score[p] - best) / 15;
        share[p] = 1 + lead / (1 + (lead < 0 ? -lead : lead));
        sum += share[p];
    }
    for (int p = 0; p < players; p++)
        share[p] /= sum;
    if (players == 1)
        share[0] = (score[0] - WORST_SCORE) / (MOST_POINTS - WORST_SCORE);
}

/* Everybody plays for points: only the mover's depend on the move. */
static void expect_points(const struct aim *a, struct finale *room, const move *list, int count,
                          struct prospect *out)
{
    const struct state *s = room->state;
    double own[MAX_MOVES], others[MAX_PLAYERS] = {0};

    for (int p = 0; p < s->players; p++)
        others[p] = catan_dice_score(s, p) +
                    catan_dice_further(a->solution, a->after + (p >= s->mover), &s->board[p]);
    catan_dice_compare(a, &room->turn, s, list, count, own);
    for (int i = 0; i < count; i++) {
        for (int p = 0; p < s->players; p++)
            out[i].score[p] = others[p];
        out[i].score[s->mover] = catan_dice_score(s, s->mover) + own[i];
        catan_dice_shares(s->players, out[i].score, out[i].share);
    }
}

/* In the last round all is known: those who had their turn share what the others leave them. */
static void expect_win(struct finale *room, const move *list, int count, struct prospect *out)
{
    const struct state *s = room->state;
    double lane[MAX_MOVES][LANES];
    int best, leaders = catan_dice_leaders(s, &best);

    catan_dice_follow(room, list, count, lane);
    for (int i = 0; i < count; i++) {
        double left = 1;

        for (int p = s->mover; p < s->players; p++) {
            out[i].share[p] = lane[i][OF_A_PLAYER * (p - s->mover) + SHARE];
            out[i].score[p] = lane[i][OF_A_PLAYER * (p - s->mover) + POINTS];
            left -= out[i].share[p];
        }
        for (int p = 0; p < s->mover; p++) {
            out[i].score[p] = catan_dice_score(s, p);
            out[i].share[p] = out[i].score[p] == best ? left / leaders : 0;
        }
    }
}

void catan_dice_foresee(const void *table, const struct state *s, void *scratch,
                        struct prospect *out)
{
    struct finale *room = scratch;
    move list[MAX_MOVES];
    struct aim aim;
    int count = catan_dice_rules.moves(s, list);

    catan_dice_aim(table, s, room, &aim);
    if (aim.to_win)
        expect_win(room, list, count, out);
    else
        expect_points(&aim, room, list, count, out);
}
