/* Marrakech: what can be said of a position: who owns what, who pays how much, which rule a rug would
   break, who has won. Play and the published functions both ask here. */
#include "games/marrakech/rules/marrakech.h"

/* The squares of row 0 and of row 6: bits 0, 7, 14 ... and six further. */
static const uint64_t top_row = 0x0000040810204081u, bottom_row = 0x0000040810204081u << 6;

int marrakech_neighbour(int square, int side)
{
    int x = square / SIDE, y = square % SIDE;

    switch ((enum facing)side) {
    case NORTH:
        return y > 0 ? square - 1 : NOBODY;
    case EAST:
        return x < SIDE - 1 ? square + SIDE : NOBODY;
    case SOUTH:
        return y < SIDE - 1 ? square + 1 : NOBODY;
    default:
        return x > 0 ? square - SIDE : NOBODY;
    }
}

/* These squares and all that share an edge with one of them. */
static uint64_t grow(uint64_t squares)
{
    uint64_t wider = squares | squares << SIDE | squares >> SIDE | (squares & ~bottom_row) << 1 |
                     (squares & ~top_row) >> 1;

    return wider & ((1ull << SQUARES) - 1);
}

/* The squares of this colour that hang together with the given one, over edges only. */
uint64_t marrakech_region(uint64_t colour, int square)
{
    uint64_t region = 1ull << square & colour, before;

    do {
        before = region;
        region = grow(region) & colour;
    } while (region != before);
    return region;
}

uint64_t marrakech_within_two(int square)
{
    uint64_t here = 1ull << square;

    return grow(grow(here)) & ~here;
}

int marrakech_count(uint64_t squares)
{
    return __builtin_popcountll(squares);
}

int marrakech_seat(const struct state *s, int colour)
{
    for (int p = 0; p < s->players; p++)
        if (s->colour[p] == colour)
            return p;
    return NOBODY;
}

bool marrakech_is_out(const struct state *s, int player)
{
    return s->out >> player & 1;
}

/* Does this player still take turns? Whoever is in but has no rugs left takes none. */
bool marrakech_has_turns(const struct state *s, int player)
{
    return !marrakech_is_out(s, player) && s->rugs[player] > 0;
}

bool marrakech_is_over(const struct state *s)
{
    for (int p = 0; p < s->players; p++)
        if (marrakech_has_turns(s, p))
            return false;
    return true;
}

int marrakech_score(const struct state *s, int player)
{
    return s->dirhams[player] + marrakech_count(s->shown[s->colour[player]]);
}

/* What the mover owes for where Assam stands: the size of the region under him, or nothing on bare
   ground, on rugs of the mover, and on rugs whose owner is out or does not play. */
int marrakech_payment(const struct state *s, int mover)
{
    int colour = marrakech_rug_colour(s->rug[s->assam]);
    int owner = colour == NOBODY ? NOBODY : marrakech_seat(s, colour);

    if (owner == NOBODY || owner == mover || marrakech_is_out(s, owner))
        return 0;
    return marrakech_count(marrakech_region(s->shown[colour], s->assam));
}

/* Is a ahead of b at the end: 1, level: 0, or behind: -1? Dirhams decide between equal scores. */
static int compare(const struct state *s, int a, int b)
{
    int by_score = marrakech_score(s, a) - marrakech_score(s, b);
    int by_dirhams = s->dirhams[a] - s->dirhams[b];
    int difference = by_score ? by_score : by_dirhams;

    return (difference > 0) - (difference < 0);
}

/* Only players who are in are ranked. When nobody is, all share the draw. */
unsigned marrakech_winners(const struct state *s)
{
    unsigned winners = 0;
    int best = NOBODY;

    for (int p = 0; p < s->players; p++) {
        int ahead;

        if (marrakech_is_out(s, p))
            continue;
        ahead = best == NOBODY ? 1 : compare(s, p, best);
        if (ahead > 0) {
            best = p;
            winners = 0;
        }
        if (ahead >= 0)
            winners |= 1u << p;
    }
    return winners ? winners : (1u << s->players) - 1;
}

/* Is there a rug of this colour and number to be seen? */
bool marrakech_shows(const struct state *s, int colour, int number)
{
    for (uint64_t left = s->shown[colour]; left; left &= left - 1)
        if (marrakech_rug_number(s->rug[__builtin_ctzll(left)]) == number)
            return true;
    return false;
}

/* A player's rugs are numbered 00, 01 ... in the order they are laid; numbers that show on a board
   read from a string are left out. */
int marrakech_next_number(const struct state *s, int colour)
{
    int seat = marrakech_seat(s, colour);
    int number = seat == NOBODY ? 0 : START_RUGS - s->rugs[seat];

    if (number < 0)
        number = 0;
    while (marrakech_shows(s, colour, number))
        number++;
    return number;
}

static int rug_square(const struct rug *rug, int half)
{
    return SIDE * rug->x[half] + rug->y[half];
}

void marrakech_put(struct state *s, const struct rug *rug)
{
    int first = rug_square(rug, 0), second = rug_square(rug, 1), side;
    uint64_t both = 1ull << first | 1ull << second;

    if (rug->x[0] != rug->x[1])
        side = first < second ? EAST : WEST;
    else
        side = first < second ? SOUTH : NORTH;
    for (int colour = 0; colour < COLOURS; colour++)
        s->shown[colour] &= ~both;
    s->shown[rug->colour] |= both;
    s->rug[first] = marrakech_rug(rug->colour, rug->number, side);
    s->rug[second] = marrakech_rug(rug->colour, rug->number, (side + 2) % FACINGS);
}

static bool share_edge(int x1, int y1, int x2, int y2)
{
    int dx = x1 - x2, dy = y1 - y2;

    return dx * dx + dy * dy == 1;
}

enum fault marrakech_fault(const struct state *s, const struct rug *rug)
{
    const int *x = rug->x, *y = rug->y;
    int assam_x = s->assam / SIDE, assam_y = s->assam % SIDE;

    if (x[0] >= SIDE || y[0] >= SIDE || x[1] >= SIDE || y[1] >= SIDE)
        return OFF_BOARD;
    if (!share_edge(x[0], y[0], x[1], y[1]))
        return APART;
    if (rug_square(rug, 0) == s->assam || rug_square(rug, 1) == s->assam)
        return UNDER_ASSAM;
    if (!share_edge(x[0], y[0], assam_x, assam_y) && !share_edge(x[1], y[1], assam_x, assam_y))
        return AWAY_FROM_ASSAM;
    if (marrakech_same_rug(s->rug[rug_square(rug, 0)], s->rug[rug_square(rug, 1)]))
        return HIDES_RUG;
    return NO_FAULT;
}
