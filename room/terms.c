/* What is agreed in a room: its clock, hints, and what becomes of a player who is away. */
#include "room/parts.h"

enum { MOST_MOVE = 3600, MOST_GAME = 6 * 3600, MOST_DAYS = 30, LEAST_AWAY = 10, MOST_AWAY = 86400 };

static const char *const keys[] = {"clock", "hints", "away", "stand", "listed", NULL};
static const char *const clocks[] = {"none", "move", "game", "days", NULL};

static bool read_yes(struct reader *r)
{
    static const char *const words[] = {"no", "yes", NULL};

    return read_word(r, words, "yes or no, please") == 1;
}

static int read_within(struct reader *r, int least, int most)
{
    int value = read_number(r, most, "a number that is too large, or none");

    if (!r->error && value < least)
        read_fail(r, "a number that is too small");
    return value;
}

static void read_clock(struct reader *r, struct terms *out)
{
    static const int most[] = {0, MOST_MOVE, MOST_GAME, MOST_DAYS};
    int kind = read_word(r, clocks, "clock: none, move, game or days");

    if (r->error)
        return;
    out->clock = (enum clock_kind)kind;
    if (kind == CLOCK_NONE)
        return;
    read_exactly(r, ":", "clock: ':' and a time");
    out->time = read_within(r, kind == CLOCK_DAYS ? 1 : 10, most[kind]);
}

void terms_read(struct reader *r, struct terms *out)
{
    unsigned seen = 0;

    *out = (struct terms){.away = 60, .stand = 3, .hints = false};
    for (int key = read_key(r, keys, &seen); key >= 0 && !r->error; key = read_key(r, keys, &seen))
        switch (key) {
        case 0:
            read_clock(r, out);
            break;
        case 1:
            out->hints = read_yes(r);
            break;
        case 2:
            out->away = read_within(r, LEAST_AWAY, MOST_AWAY);
            break;
        case 3:
            out->stand = read_within(r, 0, 9);
            break;
        default:
            out->listed = read_yes(r);
        }
}
