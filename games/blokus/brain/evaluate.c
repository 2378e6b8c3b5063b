/* Blokus: what a position is worth, by a look at the board alone. It serves players that do not search,
   and the search beside its playouts. */
#include "games/blokus/brain/brain.h"
#include "games/blokus/brain/judge.h"

#include <math.h>

static int area(const struct state *s, int colour)
{
    struct field steps[REACH];
    int squares = 0;

    blokus_spread(s, colour, steps);
    for (int x = 0; x < SIDE; x++)
        squares += __builtin_popcount(steps[REACH - 1].column[MARGIN + x]);
    return squares;
}

/* The score a colour will end with: least squares over the differences in 300 recorded games of two
   players, so that only comparisons mean much. What its next tile can reach counts by its root, less as
   the game goes on; a colour that is yet to move in this round is as good as a tile ahead. The result
   is off by 23 points after two rounds, 14 after eleven, 10 after sixteen. */
static double expected(const struct state *s, int colour)
{
    int score = blokus_colour_score(s, colour), open;
    int yet = colour >= s->mover;
    double gone = (TILES - __builtin_popcount(s->held[colour]) + yet) / (double)TILES;

    if (s->ceased >> colour & 1 || (open = area(s, colour)) == 0)
        return score;
    return (0.58 + 1.53 * gone) * score + (10.14 - 7.38 * gone) * sqrt(open) +
           yet * (7.94 - 3.05 * gone) + 8.74 - 12.48 * gone;
}

/* The part of all tiles that is still held. */
static double part_held(const struct state *s)
{
    int colours = variant_of(s)->colours, held = 0;

    for (int c = 0; c < colours; c++)
        held += __builtin_popcount(s->held[c]);
    return held / (double)(TILES * colours);
}

/* The points each person can expect, put together as scores() does it. */
static void expected_points(const struct state *s, double points[MAX_PLAYERS])
{
    double of[COLOURS] = {0, 0, 0, 0};

    for (int c = 0; c < variant_of(s)->colours; c++)
        of[c] = expected(s, c);
    for (int p = 0; p < MAX_PLAYERS; p++)
        points[p] = s->mode == TWO || s->mode == TEAMS ? of[p % 2] + of[p % 2 + 2] : of[p];
    if (s->mode == EIGHTY_FOUR)
        points[0] = of[0] + of[1] + of[2] + of[3];
}

/* Alone there is nothing to compare with, and early hopes are too high. */
static double alone(double points, double held)
{
    double share = 1 + (points - 190 * held * held) / (COLOURS * TILE_SQUARES);

    return share < 1 ? share : 1;
}

/* On the small board a net has learned to judge. */
static void judge_duo(const struct state *s, double share[MAX_PLAYERS])
{
    int16_t seen[SEEN];

    blokus_see(s, seen);
    share[s->mover] = blokus_judge(&blokus_duo_net, seen);
    share[1 - s->mover] = 1 - share[s->mover];
}

/* On the small board random play says nothing of the opening and nearly all of the end: by tiles on the
   board, the weights with which both together foretell results best. */
int blokus_trust(const struct state *s)
{
    static const int8_t trust[] = {96, 96, 96, 94, 90, 85, 80, 74, 68, 63, 59, 55, 52, 50,
                                   48, 46, 44, 42, 40, 38, 36, 34, 31, 28, 25, 22, 20};
    int placed = 2 * TILES - __builtin_popcount(s->held[0]) - __builtin_popcount(s->held[1]);
    int last = (int)(sizeof trust / sizeof *trust) - 1;

    return s->mode == DUO ? trust[placed < last ? placed : last] : 0;
}

/* So many points behind the best leave a quarter of its odds: fewer as the game goes on. */
void blokus_evaluate(const struct state *s, double share[MAX_PLAYERS])
{
    double points[MAX_PLAYERS], best = -1000, total = 0, held = part_held(s);
    double quarter = 3.5 + 12 * held;
    int players = variant_of(s)->players;

    if (s->mode == DUO) {
        judge_duo(s, share);
        return;
    }
    expected_points(s, points);
    for (int p = 0; p < players; p++)
        best = points[p] > best ? points[p] : best;
    for (int p = 0; p < players; p++) {
        double behind = 1 + (best - points[p]) / quarter;

        share[p] = 1 / (behind * behind);
        total += share[p];
    }
    for (int p = 0; p < players; p++)
        share[p] *= (s->mode == TEAMS ? 2 : 1) / total;
    if (players == 1)
        share[0] = alone(points[0], held);
}
