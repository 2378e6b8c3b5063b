/* Blokus: fans, for the files that look for placements. */
#ifndef PARLOUR_BLOKUS_BOARD_H
#define PARLOUR_BLOKUS_BOARD_H

#include "games/blokus/rules/blokus.h"

enum { MOST_PLACEMENTS = MAX_MOVES - 1 };

/* The direction away from an own tile that touches this corner. */
int blokus_direction(const struct state *s, int colour, int x, int y);

/* The members of all held tiles. */
struct fan_set blokus_held_fan(uint32_t held);

/* Which of the `wanted` placements over a corner fit. `column` is the corner's own in a field of
   allowed squares, the next one is `stride` words away; y is the corner's row. */
static inline struct fan_set blokus_fan(const uint32_t *column, int stride, int y, int direction,
                                        const struct fan_set *wanted)
{
    static const uint16_t first[REACH_COLUMNS] = {0, 8, 40, 168, 680, 808, 840, 848};
    static const uint8_t shift[REACH_COLUMNS] = {3, 2, 1, 0, 1, 2, 3, 4};
    const struct reach *reach = &blokus_reaches[direction / FAN_UP];
    int step = direction & FAN_LEFT ? -stride : stride;
    struct fan_set set = *wanted;

    for (int c = 0; c < REACH_COLUMNS; c++) {
        uint32_t free = column[(c - REACH_BACK) * step] >> (y + shift[c]) & reach->mask[c];
        const struct fan_set *fit = &reach->set[first[c] + free];

        set.word[0] &= fit->word[0];
        set.word[1] &= fit->word[1];
    }
    return set;
}

#endif
