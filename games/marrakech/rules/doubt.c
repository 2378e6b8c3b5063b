/* Marrakech: what no game leads to, in a position that is only looked at. */
#include "games/marrakech/rules/marrakech.h"

enum { PLAYER_LENGTH = 8, ASSAM_LENGTH = 4, SQUARE_LENGTH = 3 };

static const char *square_at(const char *start, const struct state *s, int square)
{
    return start + PLAYER_LENGTH * s->players + ASSAM_LENGTH + 1 + SQUARE_LENGTH * square;
}

static void doubt_purses(struct reader *r, const char *start, const struct state *s)
{
    int sum = 0;

    for (int p = 0; p < s->players; p++) {
        sum += s->dirhams[p];
        if (s->rugs[p] > START_RUGS)
            read_doubt_at(r, start + PLAYER_LENGTH * p + 5, "nobody has more than 15 rugs");
        if (marrakech_is_out(s, p) && s->dirhams[p] > 0)
            read_doubt_at(r, start + PLAYER_LENGTH * p + 2, "who is out has no dirhams left");
    }
    if (sum != START_DIRHAMS * s->players)
        read_doubt_at(r, start + 2, "all dirhams together must be 30 for each player");
}

static int seat_of(const struct state *s, int colour)
{
    for (int p = 0; p < s->players; p++)
        if (s->colour[p] == colour)
            return p;
    return NOBODY;
}

static bool touches(int a, int b)
{
    for (int side = 0; side < FACINGS; side++)
        if (marrakech_neighbour(a, side) == b)
            return true;
    return false;
}

/* A rug shows on two squares at most, which touch. Says whether this is the first of them. */
static bool doubt_rug(struct reader *r, const char *at, const struct state *s, int square)
{
    int before = 0, other = NOBODY;

    for (int i = 0; i < square; i++)
        if (marrakech_same_rug(s->rug[i], s->rug[square])) {
            before++;
            other = i;
        }
    if (before > 1)
        read_doubt_at(r, at, "this rug lies on more than two squares");
    else if (before == 1 && !touches(square, other))
        read_doubt_at(r, at, "the halves of this rug do not touch");
    return before == 0;
}

void marrakech_doubt(struct reader *r, const char *start, const struct state *s)
{
    int laid[MAX_PLAYERS] = {0};

    doubt_purses(r, start, s);
    for (int square = 0; square < SQUARES; square++) {
        const char *at = square_at(start, s, square);
        int seat;

        if (!s->rug[square])
            continue;
        seat = seat_of(s, marrakech_rug_colour(s->rug[square]));
        if (seat == NOBODY)
            read_doubt_at(r, at, "nobody plays this colour");
        else if (doubt_rug(r, at, s, square) && ++laid[seat] > START_RUGS - s->rugs[seat])
            read_doubt_at(r, at, "this player has not laid so many rugs");
    }
}
