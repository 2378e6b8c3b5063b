/* Blokus: what a position is worth, by a look at the board alone. It serves players that do not search;
   the search itself is better off with playouts. */
#include "games/blokus/brain.h"

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

/* The score a colour will end with: least squares over 208 recorded games (R2 0.11 after four tiles,
   0.39 after ten, 0.67 after fifteen). What its next tile can reach counts by its root. */
static double expected(const struct state *s, int colour)
{
    int score = blokus_colour_score(s, colour);
    int placed = TILES - __builtin_popcount(s->held[colour]), open;
    double weight = 0.75 + 0.09 * (placed > 6 ? placed - 6 : 0), end;

    if (s->ceased >> colour & 1 || (open = area(s, colour)) == 0)
        return score;
    end = weight * score + 3.6 * sqrt(open);
    return end < MONOMINO_BONUS ? end : MONOMINO_BONUS;
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

void blokus_evaluate(const struct state *s, double share[MAX_PLAYERS])
{
    double points[MAX_PLAYERS], best = -1000, total = 0;
    int players = variant_of(s)->players;

    expected_points(s, points);
    for (int p = 0; p < players; p++)
        best = points[p] > best ? points[p] : best;
    for (int p = 0; p < players; p++) {
        double behind = 1 + (best - points[p]) / 8;

        share[p] = 1 / (behind * behind);
        total += share[p];
    }
    for (int p = 0; p < players; p++)
        share[p] *= (s->mode == TEAMS ? 2 : 1) / total;
    if (players == 1)
        share[0] = 1 + points[0] / (COLOURS * TILE_SQUARES) < 1
                       ? 1 + points[0] / (COLOURS * TILE_SQUARES)
                       : 1;
}
